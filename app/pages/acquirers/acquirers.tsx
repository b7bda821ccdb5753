import { Trans, t } from "#words";
import { claims, figure } from "../../content/claims.ts";
import { contactAbout } from "../../content/links.ts";
import { settlementExample } from "../../content/settlement.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Fact, RunIn } from "../../sections/run-in.tsx";
import { SettlementTiers } from "../../sections/settlement-tiers.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Link } from "../../ui/link.tsx";
import { AcquirerQuestions } from "./acquirer-questions.tsx";
import { AcquirersHero } from "./acquirers-hero.tsx";
import { Disputes } from "./disputes.tsx";
import { Integration } from "./integration.tsx";

const count = figure(claims.corridors);

export default function Acquirers() {
  return (
    <Woven unbroken>
      <AcquirersHero />
      <WhatYouAdd />
      <Disputes />
      <Settlement />
      <Integration />
      <AcquirerQuestions />
      <Closing
        kind="audience"
        line={t`Tell us your`}
        lane={t({ message: "markets", context: "Tell us your markets" })}
        lede={t`Tell us where you acquire, and which corridors you need.`}
        warps={claims.corridors.value}
      >
        <StartAction />
        <ContactAction label={t`Schedule Demo`} about={t`Adding corridors to our acquiring`} />
      </Closing>
    </Woven>
  );
}

function WhatYouAdd() {
  return (
    <Quiet title={t`Corridors and acquiring, one API`}>
      <RunIn>
        <Fact term={t`Corridors`}>
          <Trans>
            {count} are active.{" "}
            <Link href={contactAbout(t`Corridors for an acquirer`)}>Name your markets</Link>.
          </Trans>
        </Fact>
        <Fact term={t`Acquiring-as-a-service`}>{t`For acquirers, through a single API.`}</Fact>
        <Fact term={t`What you run today`}>
          <Trans>
            <Link href={contactAbout(t`Acquiring that we run today`)}>Tell us</Link> which acquiring
            that is, and ask how ours fits it.
          </Trans>
        </Fact>
      </RunIn>
    </Quiet>
  );
}

function Settlement() {
  return (
    <SettlementTiers>
      {t`Example: a payment is made on Monday. ${settlementExample}`}
    </SettlementTiers>
  );
}
