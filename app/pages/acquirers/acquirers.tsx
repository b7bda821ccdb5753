import { Trans, t } from "#words";
import { standardNames } from "../../content/claims.ts";
import { collection } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import { atStart, inList } from "../../content/in-words.ts";
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
        {t`One company runs the acquiring, another uses it. [Tell us](ask:Acquiring that we run today) which acquiring you run today, and ask how ours fits it.`}
      </Question>
      <Question asked={t`What does it cost?`}>
        {t`[Pricing](/pricing) for acquirers is custom. Tell us your markets and what you process.`}
      </Question>
      <Question asked={t`Can we have instant settlement?`}>
        {t`${instant} is for [enterprise](/enterprise) only. [Ask us](ask:Instant settlement for an acquirer) whether that includes you.`}
      </Question>
      <Question asked={t`What does the agreement set?`}>
        {t`The [Fees & Payments](/terms-of-service#fees-payments) section of the terms lists it.`}
      </Question>
      <Question asked={t`Which countries collect locally?`}>
        {t`[${count} collection countries](claim:collection) are listed: ${countries}. More are coming: [Country Coverage](/country-coverage).`}
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
          {t`[](claim:endpoints) and [${count} SDKs](claim:sdks). [API Documentation](/api-documentation).`}
        </Tile>
        <Tile term={t`FX Engine`}>{t`Converts between currencies. [FX Engine](/fx-engine).`}</Tile>
        <Tile term={t`KYC/AML compliance suite`}>
          {t`Know your customer (KYC) and anti-money-laundering (AML) in one suite. [](claim:complianceCountries). [Compliance Suite](/compliance-suite).`}
        </Tile>
        <Tile term={t`Standards`}>
          <Trans>
            <Claim of="pci-dss">{cards}</Claim> and <Claim of="iso-27001">{management}</Claim>.{" "}
            <Certificates /> <Link href="/security-compliance">Security &amp; Compliance</Link>.
          </Trans>
        </Tile>
        <Tile term={t`Start`}>
          {t`Full API access with test credentials. [Integration checklist](/api-documentation#checklist).`}
        </Tile>
      </Board>
    </Quiet>
  );
}
