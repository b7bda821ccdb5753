import { settlement } from "../../content/settlement.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { type Step, Steps } from "../../sections/steps.tsx";
import { Woven } from "../../sections/woven.tsx";
import { LoneLink } from "../../ui/link.tsx";
import { times } from "../../weave/weave.ts";
import { Choice } from "./choice.tsx";
import styles from "./solutions.module.css";
import { SolutionsHero, ways } from "./solutions-hero.tsx";

export default function Solutions() {
  return (
    <Woven>
      <SolutionsHero />
      <Choice />
      <Start />
      <Terms />
      <Closing
        kind="audience"
        line="Not sure"
        lane="which fits?"
        lede="Tell us what you do, and we point you to the right page."
        warps={ways.length}
      >
        <StartAction />
        <ContactAction label="Contact Sales" about="Which solution fits us" />
      </Closing>
    </Woven>
  );
}

const steps: readonly Step[] = [
  {
    title: "Test",
    text: "Full API access with test credentials, isolated from production.",
  },
  {
    title: "Integrate once",
    text: (
      <>
        One API: <Claim of="endpoints" />, <Claim of="currencies" />.
      </>
    ),
  },
  { title: "Go live", text: "Switch to production keys." },
];

function Start() {
  return (
    <Quiet
      title="Every integration starts the same way"
      under={
        <p>
          <LoneLink href="/api-documentation#checklist">Integration checklist</LoneLink>
        </p>
      }
    >
      <Steps steps={steps} />
    </Quiet>
  );
}

const days = times(settlement.standard.to + 1, (day) => `T+${day}`).join(", ");

/** In alphabetical order. */
const terms: readonly (readonly [term: string, meaning: string])[] = [
  ["Acquirer", "A company that accepts card payments for merchants."],
  ["Acquiring-as-a-service", "Acquiring that one company runs and another uses."],
  ["Agentic payments", "Payments that are driven by AI."],
  ["AML", "Anti-money-laundering: checks on where money comes from and where it goes."],
  ["Chargeback", "A card payment taken back after the payer disputes it."],
  ["Collection", "Receiving payments from your customers."],
  ["Corridor", "A payment route between two places, such as two countries."],
  ["Disbursement", "A payout: money you send, by bank transfer or mobile money."],
  ["FX", "Foreign exchange: converting one currency into another."],
  [
    "IMTO",
    "International money transfer operator: a company that sends money between countries for people.",
  ],
  ["KYC", "Know your customer: checks on who a person or business is."],
  ["Mobile money", "Money held in, and paid from, a mobile phone account."],
  ["PayFac", "Payment facilitator: a business that takes payments for other businesses."],
  ["SDK", "Software development kit: ready-made code that calls an API."],
  ["Settlement", "Payment to you of the money that was collected for you."],
  [days, "T is the day of payment. The number is the days after it."],
  ["USSD", "A short code dialled on a mobile phone, without internet."],
  ["Webhook", "A message that one system sends to another when something changes."],
];

function Terms() {
  return (
    <Quiet wide id="terms" title="Payment terms in plain words">
      <dl className={`small ${styles.terms}`}>
        {terms.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Quiet>
  );
}
