import { claims, figure } from "../../content/claims.ts";
import { contactAbout } from "../../content/links.ts";
import { settlementExample } from "../../content/settlement.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { RunIn } from "../../sections/run-in.tsx";
import { SettlementTiers } from "../../sections/settlement-tiers.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Link } from "../../ui/link.tsx";
import { AcquirerQuestions } from "./acquirer-questions.tsx";
import { AcquirersHero } from "./acquirers-hero.tsx";
import { Disputes } from "./disputes.tsx";
import { Integration } from "./integration.tsx";

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
        line="Tell us your"
        lane="markets"
        lede="Tell us where you acquire, and which corridors you need."
        warps={claims.corridors.value}
      >
        <StartAction />
        <ContactAction label="Schedule Demo" about="Adding corridors to our acquiring" />
      </Closing>
    </Woven>
  );
}

function WhatYouAdd() {
  return (
    <Quiet title="Corridors and acquiring, one API">
      <RunIn
        facts={[
          {
            term: "Corridors",
            text: (
              <>
                {`${figure(claims.corridors)} are active. `}
                <Link href={contactAbout("Corridors for an acquirer")}>Name your markets</Link>.
              </>
            ),
          },
          { term: "Acquiring-as-a-service", text: "For acquirers, through a single API." },
          {
            term: "What you run today",
            text: (
              <>
                <Link href={contactAbout("Acquiring that we run today")}>Tell us</Link> which
                acquiring that is, and ask how ours fits it.
              </>
            ),
          },
        ]}
      />
    </Quiet>
  );
}

function Settlement() {
  return (
    <SettlementTiers>
      {`Example: a payment is made on Monday. ${settlementExample}`}
    </SettlementTiers>
  );
}
