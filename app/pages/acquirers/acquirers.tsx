import { Trans, t } from "#words";
import { standardNames } from "../../content/claims.ts";
import { collection } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import { atStart, inList } from "../../content/in-words.ts";
import { contactAbout } from "../../content/links.ts";
import { settlement, settlementExample, settlementName } from "../../content/settlement.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { AfterStart } from "../../sections/after-start.tsx";
import { Board, Tile } from "../../sections/board.tsx";
import { Certificates } from "../../sections/certificates.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Stated } from "../../sections/rich.tsx";
import { SettlementDays } from "../../sections/settlement-days.tsx";
import { Link } from "../../ui/link.tsx";
import { AcquirersHero } from "./acquirers-hero.tsx";
import { Disputes } from "./disputes.tsx";

export default function Acquirers() {
  return (
    <Divided unbroken>
      <AcquirersHero />
      <Disputes />
      <Settlement />
      <Integration />
      <AcquirerQuestions />
      <Closing
        emblem="/acquirers"
        headline={t`Tell us your\nmarkets`}
        lede={t`Tell us where you acquire, and which corridors you need.`}
        turn={10}
      >
        <StartAction />
        <ContactAction label={t`Schedule Demo`} about={t`Adding corridors to our acquiring`} />
      </Closing>
    </Divided>
  );
}

function Settlement() {
  return (
    <Quiet
      wide
      title={t`${{ count: atStart(many.settlement) }} settlement tiers`}
      lede={t`T is the day of payment. Example: a payment is made on Monday. ${settlementExample}`}
    >
      <SettlementDays />
    </Quiet>
  );
}

function AcquirerQuestions() {
  const instant = atStart(settlementName(settlement.instant));
  const count = atStart(many.collection);
  const countries = inList(collection.map(({ country }) => country));
  return (
    <Questions terms title={t`Questions from acquirers`}>
      <Question asked={t`What is acquiring-as-a-service?`}>
        <Trans>
          One company runs the acquiring, another uses it.{" "}
          <Link href={contactAbout(t`Acquiring that we run today`)}>Tell us</Link> which acquiring
          you run today, and ask how ours fits it.
        </Trans>
      </Question>
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
        <Trans>
          The <Link href="/terms-of-service#fees-payments">Fees &amp; Payments</Link> section of the
          terms lists it.
        </Trans>
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

function Integration() {
  const count = many.sdks;
  const [cards = "", management = ""] = standardNames;
  return (
    <Quiet wide title={t`What you can integrate`}>
      <Board>
        <Tile term="API">
          <Trans>
            <Stated of="endpoints" /> and <Claim of="sdks">{count} SDKs</Claim>.{" "}
            <Link href="/api-documentation">API Documentation</Link>.
          </Trans>
        </Tile>
        <Tile term={t`FX Engine`}>
          <Trans>
            Converts between currencies. <Link href="/fx-engine">FX Engine</Link>.
          </Trans>
        </Tile>
        <Tile term={t`KYC/AML compliance suite`}>
          <Trans>
            Know your customer (KYC) and anti-money-laundering (AML) in one suite.{" "}
            <Stated of="complianceCountries" />.{" "}
            <Link href="/compliance-suite">Compliance Suite</Link>.
          </Trans>
        </Tile>
        <Tile term={t`Standards`}>
          <Trans>
            <Claim of="pci-dss">{cards}</Claim> and <Claim of="iso-27001">{management}</Claim>.{" "}
            <Certificates /> <Link href="/security-compliance">Security &amp; Compliance</Link>.
          </Trans>
        </Tile>
        <Tile term={t`Start`}>
          <Trans>
            Full API access with test credentials.{" "}
            <Link href="/api-documentation#checklist">Integration checklist</Link>.
          </Trans>
        </Tile>
      </Board>
    </Quiet>
  );
}
