import { EventName } from "../../sections/event-name.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { type Step, Steps } from "../../sections/steps.tsx";
import { Link } from "../../ui/link.tsx";

const steps: readonly Step[] = [
  {
    title: "Check",
    text: "Know your customer (KYC) and anti-money-laundering (AML) checks, as your agreement sets them.",
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

export function Example() {
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
