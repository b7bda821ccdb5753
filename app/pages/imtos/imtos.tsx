import { t } from "#words";
import { claims, statement } from "../../content/claims.ts";
import { contactAbout } from "../../content/links.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { AfterStart } from "../../sections/after-start.tsx";
import { Board, Tile } from "../../sections/board.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { SettlementRows } from "../../sections/settlement-rows.tsx";
import { StandardsTile } from "../../sections/standards-tile.tsx";
import { Step, Track } from "../../sections/track.tsx";
import { Link } from "../../ui/link.tsx";
import { ImtosHero } from "./imtos-hero.tsx";
import { Reach } from "./reach.tsx";

export default function Imtos() {
  return (
    <Divided>
      <ImtosHero />
      <Reach />
      <Example />
      <Conversion />
      <SettlementRows title={t`Settlement of the money you collect`}>
        {rich(
          t`The tiers do not say how fast a payout is. Your endpoint receives \`settlement.pending\` and \`settlement.completed\`: [Webhooks](/webhooks).`,
        )}
      </SettlementRows>
      <Compliance />
      <ImtosQuestions />
      <Closing
        emblem="/imtos"
        headline={t`Tell us your\ncorridors`}
        lede={t`Tell us where your senders are and where you pay out.`}
        turn={10}
      >
        <StartAction />
        <ContactAction about={t`Payout countries and flat fee for an IMTO`} />
      </Closing>
    </Divided>
  );
}

function Example() {
  return (
    <Quiet
      wide
      title={t`Example: one transfer, step by step`}
      under={
        <p className="soft small">
          {rich(t`Try it in the [sandbox](/sandbox): the test is “Settlement and payout”.`)}
        </p>
      }
    >
      <Track kind="money" settles={2}>
        <Step title={t`Check`}>
          {t`Know your customer (KYC) and anti-money-laundering (AML) checks.`}
        </Step>
        <Step title={t`Convert`}>
          {t`The [FX Engine](/fx-engine) converts the amount. FX is foreign exchange.`}
        </Step>
        <Step title={t`Pay out`}>{t`By bank transfer or mobile money.`}</Step>
        <Step title={t`Confirm`}>{t`Event: \`payout.successful\``}</Step>
      </Track>
    </Quiet>
  );
}

const { covers, notStated } = claims.fxSavings;

function Conversion() {
  return (
    <Quiet wide title={t`Average FX savings`} lede={rich(t`[](claim:fxSavings), as stated by us.`)}>
      <Board>
        <Tile term={t({ message: "What it counts", context: "the saving" })}>{covers}</Tile>
        <Tile term={t`What it leaves open`}>
          <Link href={contactAbout(t`Average FX savings: ${{ question: notStated }}`)}>
            {notStated}
          </Link>
          .
        </Tile>
        <Tile term={t`Live rates`}>
          {t`We publish none. [Ask for a quote](ask:FX quote for an IMTO).`}
        </Tile>
      </Board>
    </Quiet>
  );
}

function Compliance() {
  return (
    <Quiet wide title={t`Compliance and licensing`}>
      <Board>
        <StandardsTile />
        <Tile term={t`KYC and AML`}>
          {t`One suite for both. [Compliance Suite](/compliance-suite).`}
        </Tile>
        <Tile term={t`Licensing`}>
          {t`In operating jurisdictions. Which company holds which licence is provided during onboarding. [Security & Compliance](/security-compliance).`}
        </Tile>
        <Tile term={t`Review`}>
          {t`Answers for your compliance team. [Due-diligence sheet](/security-compliance#due-diligence).`}
        </Tile>
      </Board>
    </Quiet>
  );
}

function ImtosQuestions() {
  const figure = statement(claims.remittanceCountries);
  return (
    <Questions terms title={t`Questions from money transfer operators`}>
      <Question asked={t`Which countries can we pay out to?`}>
        {t`Tell us the countries you need. We publish a figure, ${figure}, and no list. The map on [Country Coverage](/country-coverage) is not a list of payout countries.`}
      </Question>
      <Question asked={t`How much is the flat fee?`}>
        {t`It is given on request: [ask us](ask:Flat payout fee).`}
      </Question>
      <Question asked={t`How fast is a payout?`}>
        {t`The settlement tiers are for money that you collect. [Ask us](ask:Speed of payouts), and name your payout countries.`}
      </Question>
      <Question asked={t`Who checks our senders?`}>
        {t`[Ask us](ask:Checks on our senders) who runs which KYC and AML check. Duties that the rules give you stay yours.`}
      </Question>
      <Question asked={t`How do we know that a payout succeeded?`}>
        {t`Your system receives \`payout.successful\`. The [Analytics Dashboard](/analytics-dashboard) shows transfers with their status: Completed or Processing.`}
      </Question>
      <Question asked={t`What do we integrate?`}>
        {t`One API. Developers start with the [Integration checklist](/api-documentation#checklist).`}
      </Question>
      <AfterStart />
    </Questions>
  );
}
