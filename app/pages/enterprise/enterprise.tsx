import { Trans, t } from "#words";
import { brand } from "../../content/brand.ts";
import { claims, statement } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { disbursementFee, everyMethod } from "../../content/methods.ts";
import { settledOn, settlement, settlementDays } from "../../content/settlement.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { AfterStart } from "../../sections/after-start.tsx";
import { Board, Tile } from "../../sections/board.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import { Address } from "../../sections/mailbox.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { Step, Track } from "../../sections/track.tsx";
import { UptimeGrid } from "../../sections/uptime-grid.tsx";
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
      lede={rich(
        t`[Both figures](/about#numbers) are as stated by us. [Ask how they are measured](ask:How uptime and response are measured).`,
      )}
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
          {t`${everyMethod}. [${count} collection countries](claim:collection) are listed. [Payment Gateway](/payment-gateway).`}
        </Tile>
        <Tile term={t`Payouts`}>{t`By bank transfer or mobile money: ${disbursementFee}.`}</Tile>
        <Tile term={t`Currencies`}>
          {t`Multi-currency processing in [](claim:currencies). [FX Engine](/fx-engine).`}
        </Tile>
        <Tile term={t`Checks`}>
          {t`KYC and AML in one suite. [Compliance Suite](/compliance-suite).`}
        </Tile>
        <Tile term="API">
          {t`A single API for access to global payment networks. [API Documentation](/api-documentation).`}
        </Tile>
        <Tile term={t`Agentic payments`}>
          {t`An AI-driven payments platform. [Agentic payments platform](/payment-gateway#agentic).`}
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
        {t`Enterprise only. [Ask us](ask:Instant settlement for our payments) which payments it is open to, and about cut-off times.`}
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
          rich(
            t`No, it takes text. Tell us [which questionnaire you use](ask:Vendor questionnaire).`,
          )
        )}
      </Question>
      <Question asked={t`Can we download your answers?`}>
        {t`Yes. The [due-diligence sheet](/security-compliance#due-diligence) comes as a spreadsheet (CSV) and as text (Markdown).`}
      </Question>
      <Question asked={t`What does it cost?`}>
        {t`Enterprise [pricing](/pricing) is custom. Tell us what you process, and where.`}
      </Question>
      <Question asked={t`Can our developers test first?`}>
        {t`Yes. The [sandbox](/sandbox) has the full API and is isolated from production.`}
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
        <Step title={t`On Monday a customer pays you`}>{t`Event: \`payment.successful\``}</Step>
        <Step
          title={t`On ${{ day: settledOn(instant) }} the payment settles, at ${{ days: settlementDays(instant) }}`}
        >
          {t`Event: \`settlement.completed\``}
        </Step>
        <Step title={t`You pay out by bank transfer`}>{t`Event: \`payout.successful\``}</Step>
        <Step title={t`Your team checks the day`}>
          {t`The [Analytics Dashboard](/analytics-dashboard) shows volumes, transfers and their status.`}
        </Step>
      </Track>
      <p className="small soft">
        {t`With ${{ tier: standard.name }}, the same payment settles on ${{ days: settledOn(standard) }}.`}
      </p>
    </Quiet>
  );
}
