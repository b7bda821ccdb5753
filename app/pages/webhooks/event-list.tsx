import { eventFamilies } from "../../content/webhooks.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import styles from "./event-list.module.css";

/** Each family is a warp, each of its events a thread through it. */
export function EventList() {
  return (
    <Section id="events">
      <SectionHead title="Choose what you listen for">
        <p className="lede soft">
          Four families, and a thread for each of their events. You pick them in the dashboard.
        </p>
      </SectionHead>
      <div className={styles.events}>
        {eventFamilies.map(({ name, events }) => (
          <section key={name} className={styles.family}>
            <h3>
              {`${name} `}
              <span className="tnum soft">
                {events.length}
                <span className="sr"> events</span>
              </span>
            </h3>
            <ul>
              {events.map((event) => (
                <li key={event}>
                  <code>{event}</code>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
