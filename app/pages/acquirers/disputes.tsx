import { eventMeanings } from "../../content/event-meanings.ts";
import { inWords } from "../../content/in-words.ts";
import { scenarios } from "../../content/sandbox.ts";
import { eventFamilies } from "../../content/webhooks.ts";
import { EventName } from "../../sections/event-name.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./disputes.module.css";

const [, , { events }] = eventFamilies;

const examples: Readonly<Record<(typeof events)[number], string>> = {
  "dispute.created": "Open a case in your system.",
  "dispute.resolved": "Close the case.",
  "chargeback.received": "Update your ledger.",
};

const scenario = scenarios.find(({ outcome }) => outcome === "is-claimed-back");

export function Disputes() {
  return (
    <Section>
      <SectionHead title="Disputes arrive as webhook events">
        <p className="lede soft">
          Signed, sent in real time and retried with exponential backoff.{" "}
          <Link href="/webhooks">How webhooks work</Link>
        </p>
      </SectionHead>
      <table className={styles.events}>
        <thead className="label">
          <tr>
            <th scope="col">Event</th>
            <th scope="col">What it means</th>
            <th scope="col">Example: what you do</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={event}>
              <th scope="row">
                <EventName of={event} />
              </th>
              <td>{eventMeanings[event]}</td>
              <td>{examples[event]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`soft ${styles.test}`}>
        {`Test all ${inWords(events.length)} in the `}
        <Link href="/sandbox">sandbox</Link>
        {`: the test is “${scenario?.name}”.`}
      </p>
    </Section>
  );
}
