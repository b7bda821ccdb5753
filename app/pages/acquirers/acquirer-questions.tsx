import { Trans, t } from "#words";
import { collection } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import { atStart, inList } from "../../content/in-words.ts";
import { contactAbout } from "../../content/links.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { AfterStart } from "../../sections/after-start.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Link } from "../../ui/link.tsx";

const instant = atStart(settlementName(settlement.instant));
const count = atStart(many.collection);
const countries = inList(collection.map(({ country }) => country));

export function AcquirerQuestions() {
  return (
    <Questions terms title={t`Questions from acquirers`}>
      <Question asked={t`What does it cost?`}>
        <Trans>
          <Link href="/pricing">Pricing</Link> for acquirers is custom. Tell us your markets and
          what you process.
        </Trans>
      </Question>
      <Question asked={t`Can we have instant settlement?`}>
        <Trans>
          {instant} is for <Link href="/enterprise">enterprise</Link> only.{" "}
          <Link href={contactAbout(t`Instant settlement for an acquirer`)}>Ask us</Link> whether
          that includes you.
        </Trans>
      </Question>
      <Question asked={t`What does the agreement set?`}>
        {t`Your agreement sets your price, your settlement tier and who bears chargebacks.`}
      </Question>
      <Question asked={t`Which countries collect locally?`}>
        <Trans>
          <Claim of="collection">{count} collection countries</Claim> are listed: {countries}. More
          are coming: <Link href="/country-coverage">Country Coverage</Link>.
        </Trans>
      </Question>
      <AfterStart />
    </Questions>
  );
}
