import { t } from "#words";
import { eventFamilies } from "../../content/webhooks.ts";
import { EventName } from "../../sections/event-name.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { Row, Rows } from "../../sections/rows.tsx";

export function Events() {
  return (
    <Quiet
      title={t`Events your system receives`}
      lede={rich(
        t`Your endpoint receives each event by name. [What each event means](/webhooks#events)`,
      )}
    >
      <Rows>
        {eventFamilies.map(({ name, events }) => (
          <Row key={name} term={name}>
            {events.map((event) => [<EventName key={event} of={event} />, " "])}
          </Row>
        ))}
      </Rows>
    </Quiet>
  );
}
