import { fxSavings } from "../../content/fx-savings.ts";
import { contactAbout } from "../../content/links.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { EventName } from "../../sections/event-name.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { RunIn } from "../../sections/run-in.tsx";
import { Seals } from "../../sections/seals.tsx";
import { SettlementTiers } from "../../sections/settlement-tiers.tsx";
import { type Step, Steps } from "../../sections/steps.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Link } from "../../ui/link.tsx";
import { ImtosHero } from "./imtos-hero.tsx";
import { ImtosQuestions } from "./imtos-questions.tsx";
import { Reach } from "./reach.tsx";

export default function Imtos() {
  return (
    <Woven>
      <ImtosHero />
      <Reach />
      <Payout />
      <Example />
      <Conversion />
      <SettlementTiers title="Settlement of the money you collect">
        The tiers do not say how fast a payout is. Your endpoint receives{" "}
        <EventName of="settlement.pending" /> and <EventName of="settlement.completed" />:{" "}
        <Link href="/webhooks">Webhooks</Link>.
      </SettlementTiers>
      <Compliance />
      <ImtosQuestions />
      <Closing
        kind="audience"
        line="Tell us your"
        lane="corridors"
        lede="Tell us where your senders are and where you pay out."
        warps={2}
      >
        <StartAction />
        <ContactAction about="Payout countries and flat fee for an IMTO" />
      </Closing>
    </Woven>
  );
}

/** The hero draws both methods, so this adds only their fee. */
function Payout() {
  return (
    <Quiet title="Two payout methods, a flat fee">
      <RunIn
        facts={[
          {
            term: "The fee",
            text: "Flat, per transaction. It is not a percentage of the amount.",
          },
        ]}
      />
    </Quiet>
  );
}

const steps: readonly Step[] = [
  {
    title: "Check",
    text: "Know your customer (KYC) and anti-money-laundering (AML) checks.",
  },
  {
    title: "Convert",
    text: (
      <>
        The <Link href="/fx-engine">FX Engine</Link> converts the amount. FX is foreign exchange.
      </>
    ),
  },
  { title: "Pay out", text: "By bank transfer or mobile money." },
  {
    title: "Confirm",
    text: (
      <>
        Event: <EventName of="payout.successful" />.
      </>
    ),
  },
];

function Example() {
  return (
    <Quiet
      wide
      title="Example: one transfer, step by step"
      under={
        <p className="soft small">
          Illustrative. Try it in the <Link href="/sandbox">sandbox</Link>: the test is “Settlement
          and payout”.
        </p>
      }
    >
      <Steps steps={steps} settles={steps.findIndex(({ title }) => title === "Pay out")} />
    </Quiet>
  );
}

const { covers, notStated } = fxSavings;

function Conversion() {
  return (
    <Quiet
      title="Average FX savings"
      lede={
        <>
          <Claim of="fxSavings" />, as stated by us.
        </>
      }
    >
      <RunIn
        facts={[
          { term: "What it counts", text: covers },
          {
            term: "What it leaves open",
            text: <Link href={contactAbout(`Average FX savings: ${notStated}`)}>{notStated}</Link>,
          },
          {
            term: "Live rates",
            text: (
              <>
                We publish none.{" "}
                <Link href={contactAbout("FX quote for an IMTO")}>Ask for a quote</Link>.
              </>
            ),
          },
        ]}
      />
    </Quiet>
  );
}

function Compliance() {
  return (
    <Quiet title="Compliance and licensing">
      <Seals>
        <RunIn
          facts={[
            {
              term: "KYC and AML",
              text: (
                <>
                  One suite for both. <Link href="/compliance-suite">Compliance Suite</Link>
                </>
              ),
            },
            {
              term: "Licensing",
              text: (
                <>
                  In operating jurisdictions. Which company holds which licence is provided during
                  onboarding. <Link href="/security-compliance">Security &amp; Compliance</Link>
                </>
              ),
            },
            {
              term: "Review",
              text: (
                <>
                  Answers for your compliance team.{" "}
                  <Link href="/security-compliance#due-diligence">Due-diligence sheet</Link>
                </>
              ),
            },
          ]}
        />
      </Seals>
    </Quiet>
  );
}
