import { Trans, t } from "#words";
import { eventFamilies } from "../../content/webhooks.ts";
import { EventName } from "../../sections/event-name.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Row, Rows } from "../../sections/rows.tsx";
import { Link } from "../../ui/link.tsx";

export function Events() {
  return (
    <Quiet
      title={t`Events your system receives`}
      lede={
        <Trans>
          Your endpoint receives each event by name.{" "}
          <Link href="/webhooks#events">What each event means</Link>
        </Trans>
      }
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
