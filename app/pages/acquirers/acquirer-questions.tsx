import { Trans, t } from "#words";
import { collection } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import { atStart, inList } from "../../content/in-words.ts";
import { contactAbout } from "../../content/links.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { afterStart } from "../../sections/after-start.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Questions } from "../../sections/questions.tsx";
import { Link } from "../../ui/link.tsx";

const instant = atStart(settlementName(settlement.instant));
const count = atStart(many.collection);
const countries = inList(collection.map(({ country }) => country));

export function AcquirerQuestions() {
  return (
    <Questions
      terms
      title={t`Questions from acquirers`}
      questions={[
        {
          question: t`What does it cost?`,
          answer: (
            <Trans>
              <Link href="/pricing">Pricing</Link> for acquirers is custom. Tell us your markets and
              what you process.
            </Trans>
          ),
        },
        {
          question: t`Can we have instant settlement?`,
          answer: (
            <Trans>
              {instant} is for <Link href="/enterprise">enterprise</Link> only.{" "}
              <Link href={contactAbout(t`Instant settlement for an acquirer`)}>Ask us</Link> whether
              that includes you.
            </Trans>
          ),
        },
        {
          question: t`What does the agreement set?`,
          answer: t`Your agreement sets your price, your settlement tier and who bears chargebacks.`,
        },
        {
          question: t`Which countries collect locally?`,
          answer: (
            <Trans>
              <Claim of="collection">{count} collection countries</Claim> are listed: {countries}.
              More are coming: <Link href="/country-coverage">Country Coverage</Link>.
            </Trans>
          ),
        },
        afterStart,
      ]}
    />
  );
}
