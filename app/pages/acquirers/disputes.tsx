import { eventFamilies } from "../../content/webhooks.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./disputes.module.css";

const [, , { events }] = eventFamilies;

const meaning: Record<(typeof events)[number], string> = {
  "dispute.created": "A dispute was opened.",
  "dispute.resolved": "It was resolved.",
  "chargeback.received": "A chargeback came in.",
};

export function Disputes() {
  return (
    <Section dyed>
      <SectionHead title="A dispute is an event, not a letter">
        <p className="lede soft">
          Signed, sent as it happens, and retried with exponential backoff.{" "}
          <Link href="/webhooks">How webhooks work</Link>
        </p>
      </SectionHead>
      <dl className={styles.events}>
        {events.map((event) => (
          <div key={event}>
            <dt>
              <code>{event}</code>
            </dt>
            <dd>{meaning[event]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
