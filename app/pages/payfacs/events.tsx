import { Trans, t } from "#words";
import { dyes } from "../../content/dyes.ts";
import { eventFamilies, type EventName as Name } from "../../content/webhooks.ts";
import { EventName } from "../../sections/event-name.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { LoneLink } from "../../ui/link.tsx";
import styles from "./events.module.css";

const { river: green, kola: orange } = dyes;

/** Events that tell where money is. */
const money: Partial<Record<Name, string | undefined>> = {
  "settlement.completed": styles.settled,
  "settlement.pending": styles.moving,
  "payout.successful": styles.settled,
};

export function Events() {
  return (
    <Quiet
      wide
      title={t`Events your system receives`}
      lede={t`Your endpoint receives each event by name.`}
    >
      <div className={styles.families}>
        {eventFamilies.map(({ name, events }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {events.map((event) => (
                <li key={event} className={money[event]}>
                  <EventName of={event} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={`soft ${styles.key}`}>
        <Trans>
          {green}: settled or paid out. {orange}: in transit.{" "}
          <LoneLink href="/webhooks#events">What each event means</LoneLink>
        </Trans>
      </p>
    </Quiet>
  );
}
