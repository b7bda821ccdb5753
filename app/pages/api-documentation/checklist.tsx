import { many } from "../../content/counts.ts";
import { Quiet } from "../../sections/quiet.tsx";
import styles from "./checklist.module.css";

const steps = [
  { step: "Get test credentials", text: "Full API access, isolated from production." },
  { step: "Choose an SDK", text: "Or call the API over HTTP." },
  { step: "Send a payment request", text: "Amount, currency and method." },
  {
    step: "Set up webhooks",
    text: "Configure an endpoint URL in the dashboard, choose events, verify signatures.",
  },
  {
    step: `Run the ${many.scenarios} sandbox tests`,
    text: "Decline, refund, dispute and retries included.",
  },
  { step: "Go live", text: "Switch to production keys." },
];

export function Checklist() {
  return (
    <Quiet id="checklist" title="Integration checklist">
      <ol className={styles.checklist}>
        {steps.map(({ step, text }) => (
          <li key={step}>
            <h3>{step}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
    </Quiet>
  );
}
