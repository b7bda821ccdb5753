import { Trans, t } from "#words";
import { claims, statement } from "../../content/claims.ts";
import { contactAbout } from "../../content/links.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { AfterStart } from "../../sections/after-start.tsx";
import { Board, Tile } from "../../sections/board.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import { EventName } from "../../sections/event-name.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Stated } from "../../sections/rich.tsx";
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
        <Trans>
          The tiers do not say how fast a payout is. Your endpoint receives{" "}
          <EventName of="settlement.pending" /> and <EventName of="settlement.completed" />:{" "}
          <Link href="/webhooks">Webhooks</Link>.
        </Trans>
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
          <Trans>
            Try it in the <Link href="/sandbox">sandbox</Link>: the test is “Settlement and payout”.
          </Trans>
        </p>
      }
    >
      <Track kind="money" settles={2}>
        <Step title={t`Check`}>
          {t`Know your customer (KYC) and anti-money-laundering (AML) checks.`}
        </Step>
        <Step title={t`Convert`}>
          <Trans>
            The <Link href="/fx-engine">FX Engine</Link> converts the amount. FX is foreign
            exchange.
          </Trans>
        </Step>
        <Step title={t`Pay out`}>{t`By bank transfer or mobile money.`}</Step>
        <Step title={t`Confirm`}>
          <Trans>
            Event: <EventName of="payout.successful" />
          </Trans>
        </Step>
      </Track>
    </Quiet>
  );
}

const { covers, notStated } = claims.fxSavings;

function Conversion() {
  return (
    <Quiet
      wide
      title={t`Average FX savings`}
      lede={
        <Trans>
          <Stated of="fxSavings" />, as stated by us.
        </Trans>
      }
    >
      <Board>
        <Tile term={t({ message: "What it counts", context: "the saving" })}>{covers}</Tile>
        <Tile term={t`What it leaves open`}>
          <Link href={contactAbout(t`Average FX savings: ${{ question: notStated }}`)}>
            {notStated}
          </Link>
          .
        </Tile>
        <Tile term={t`Live rates`}>
          <Trans>
            We publish none.{" "}
            <Link href={contactAbout(t`FX quote for an IMTO`)}>Ask for a quote</Link>.
          </Trans>
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
          <Trans>
            One suite for both. <Link href="/compliance-suite">Compliance Suite</Link>.
          </Trans>
        </Tile>
        <Tile term={t`Licensing`}>
          <Trans>
            In operating jurisdictions. Which company holds which licence is provided during
            onboarding. <Link href="/security-compliance">Security &amp; Compliance</Link>.
          </Trans>
        </Tile>
        <Tile term={t`Review`}>
          <Trans>
            Answers for your compliance team.{" "}
            <Link href="/security-compliance#due-diligence">Due-diligence sheet</Link>.
          </Trans>
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
        <Trans>
          Tell us the countries you need. We publish a figure, {figure}, and no list. The map on{" "}
          <Link href="/country-coverage">Country Coverage</Link> is not a list of payout countries.
        </Trans>
      </Question>
      <Question asked={t`How much is the flat fee?`}>
        <Trans>
          It is given on request: <Link href={contactAbout(t`Flat payout fee`)}>ask us</Link>.
        </Trans>
      </Question>
      <Question asked={t`How fast is a payout?`}>
        <Trans>
          The settlement tiers are for money that you collect.{" "}
          <Link href={contactAbout(t`Speed of payouts`)}>Ask us</Link>, and name your payout
          countries.
        </Trans>
      </Question>
      <Question asked={t`Who checks our senders?`}>
        <Trans>
          <Link href={contactAbout(t`Checks on our senders`)}>Ask us</Link> who runs which KYC and
          AML check. Duties that the rules give you stay yours.
        </Trans>
      </Question>
      <Question asked={t`How do we know that a payout succeeded?`}>
        <Trans>
          Your system receives <EventName of="payout.successful" />. The{" "}
          <Link href="/analytics-dashboard">Analytics Dashboard</Link> shows transfers with their
          status: Completed or Processing.
        </Trans>
      </Question>
      <Question asked={t`What do we integrate?`}>
        <Trans>
          One API. Developers start with the{" "}
          <Link href="/api-documentation#checklist">Integration checklist</Link>.
        </Trans>
      </Question>
      <AfterStart />
    </Questions>
  );
}
