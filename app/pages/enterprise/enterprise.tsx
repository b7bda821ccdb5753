import { Trans, t } from "#words";
import { brand } from "../../content/brand.ts";
import { claims, statement } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { contactAbout } from "../../content/links.ts";
import { disbursementFee, everyMethod } from "../../content/methods.ts";
import { settledOn, settlement, settlementDays } from "../../content/settlement.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { AfterStart } from "../../sections/after-start.tsx";
import { Board, Tile } from "../../sections/board.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import { EventName } from "../../sections/event-name.tsx";
import { Address } from "../../sections/mailbox.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Stated } from "../../sections/rich.tsx";
import { Step, Track } from "../../sections/track.tsx";
import { UptimeGrid } from "../../sections/uptime-grid.tsx";
import { Link } from "../../ui/link.tsx";
import { EnterpriseHero } from "./enterprise-hero.tsx";
import { Review } from "./review.tsx";

export default function Enterprise() {
  return (
    <Divided>
      <EnterpriseHero />
      <Integration />
      <ExamplePayment />
      <Uptime />
      <Review />
      <EnterpriseQuestions />
      <Closing
        emblem="/enterprise"
        headline={t`Send us your\nquestions`}
        lede={t`Ask about pricing, instant settlement or a document you need.`}
      >
        <StartAction />
        <ContactAction about={t`Enterprise pricing and instant settlement`} />
      </Closing>
    </Divided>
  );
}

const { uptime, response } = claims;

function Uptime() {
  return (
    <Quiet
      wide
      title={t`${{ uptime: statement(uptime) }}, ${{ time: response.figure }} response`}
      lede={
        <Trans>
          <Link href="/about#numbers">Both figures</Link> are as stated by us.{" "}
          <Link href={contactAbout(t`How uptime and response are measured`)}>
            Ask how they are measured
          </Link>
          .
        </Trans>
      }
    >
      <UptimeGrid />
    </Quiet>
  );
}

function Integration() {
  const count = atStart(many.collection);
  return (
    <Quiet wide title={t`What you integrate`}>
      <Board>
        <Tile term={t`Collections`}>
          <Trans>
            {everyMethod}. <Claim of="collection">{count} collection countries</Claim> are listed.{" "}
            <Link href="/payment-gateway">Payment Gateway</Link>.
          </Trans>
        </Tile>
        <Tile term={t`Payouts`}>{t`By bank transfer or mobile money: ${disbursementFee}.`}</Tile>
        <Tile term={t`Currencies`}>
          <Trans>
            Multi-currency processing in <Stated of="currencies" />.{" "}
            <Link href="/fx-engine">FX Engine</Link>.
          </Trans>
        </Tile>
        <Tile term={t`Checks`}>
          <Trans>
            KYC and AML in one suite. <Link href="/compliance-suite">Compliance Suite</Link>.
          </Trans>
        </Tile>
        <Tile term="API">
          <Trans>
            A single API for access to global payment networks.{" "}
            <Link href="/api-documentation">API Documentation</Link>.
          </Trans>
        </Tile>
        <Tile term={t`Agentic payments`}>
          <Trans>
            An AI-driven payments platform.{" "}
            <Link href="/payment-gateway#agentic">Agentic payments platform</Link>.
          </Trans>
        </Tile>
      </Board>
    </Quiet>
  );
}

function EnterpriseQuestions() {
  const mailbox = brand.helloMailbox;
  return (
    <Questions terms title={t`Questions from enterprise teams`}>
      <Question asked={t`Who can have T+0 instant settlement?`}>
        <Trans>
          Enterprise only.{" "}
          <Link href={contactAbout(t`Instant settlement for our payments`)}>Ask us</Link> which
          payments it is open to, and about cut-off times.
        </Trans>
      </Question>
      <Question asked={t`Does the contact form take files?`}>
        {mailbox ? (
          <Trans>
            No, it takes text. Our email address is{" "}
            <a href={`mailto:${mailbox}`}>
              <Address of={mailbox} />
            </a>
            .
          </Trans>
        ) : (
          <Trans>
            No, it takes text. Tell us{" "}
            <Link href={contactAbout(t`Vendor questionnaire`)}>which questionnaire you use</Link>.
          </Trans>
        )}
      </Question>
      <Question asked={t`Can we download your answers?`}>
        <Trans>
          Yes. The <Link href="/security-compliance#due-diligence">due-diligence sheet</Link> comes
          as a spreadsheet (CSV) and as text (Markdown).
        </Trans>
      </Question>
      <Question asked={t`What does it cost?`}>
        <Trans>
          Enterprise <Link href="/pricing">pricing</Link> is custom. Tell us what you process, and
          where.
        </Trans>
      </Question>
      <Question asked={t`Can our developers test first?`}>
        <Trans>
          Yes. The <Link href="/sandbox">sandbox</Link> has the full API and is isolated from
          production.
        </Trans>
      </Question>
      <AfterStart />
    </Questions>
  );
}

function ExamplePayment() {
  const { standard, instant } = settlement;

  return (
    <Quiet wide title={t`Example: one payment with instant settlement`}>
      <Track kind="money" settles={1}>
        <Step title={t`On Monday a customer pays you`}>
          <Trans>
            Event: <EventName of="payment.successful" />
          </Trans>
        </Step>
        <Step
          title={t`On ${{ day: settledOn(instant) }} the payment settles, at ${{ days: settlementDays(instant) }}`}
        >
          <Trans>
            Event: <EventName of="settlement.completed" />
          </Trans>
        </Step>
        <Step title={t`You pay out by bank transfer`}>
          <Trans>
            Event: <EventName of="payout.successful" />
          </Trans>
        </Step>
        <Step title={t`Your team checks the day`}>
          <Trans>
            The <Link href="/analytics-dashboard">Analytics Dashboard</Link> shows volumes,
            transfers and their status.
          </Trans>
        </Step>
      </Track>
      <p className="small soft">
        {t`With ${{ tier: standard.name }}, the same payment settles on ${{ days: settledOn(standard) }}.`}
      </p>
    </Quiet>
  );
}
