import { eventFamilies } from "../../content/webhooks.ts";
import { Section, SectionPair } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./events.module.css";

const [, ...families] = eventFamilies;

type EventName = (typeof families)[number]["events"][number];

/** Events that tell where money is: in transit or settled. */
const money: Partial<Record<EventName, string | undefined>> = {
  "settlement.completed": styles.arrived,
  "settlement.pending": styles.moving,
  "payout.successful": styles.arrived,
};

export function Events() {
  return (
    <Section>
      <SectionPair
        title="What you hear from us"
        lede={
          <>
            Customers, disputes and payouts reach your endpoint by name. Green: the money is there.
            Red: it is on its way. <Link href="/webhooks">How webhooks work</Link>.
          </>
        }
      >
        <div className={styles.families}>
          {families.map(({ name, events }) => (
            <div key={name}>
              <h3>{name}</h3>
              <ul>
                {events.map((event) => (
                  <li key={event} className={money[event]}>
                    <code>{event}</code>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </SectionPair>
    </Section>
  );
}
