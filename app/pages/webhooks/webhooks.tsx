import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { eventFamilies } from "../../content/webhooks.ts";
import {
  Actions,
  ContactAction,
  DocumentationAction,
  StartAction,
} from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Delivery } from "./delivery.tsx";
import { EventList } from "./event-list.tsx";
import { Retries } from "./retries.tsx";
import { SetUp } from "./set-up.tsx";

export default function Webhooks() {
  return (
    <Woven>
      <PageHero
        lines={["It happened."]}
        lane="You know."
        warps={eventFamilies.map(({ name }) => ({ label: name }))}
      >
        <p className="lede">
          Webhooks send your system an event when a payment, customer, dispute or settlement
          changes. <Claim of="events">{`${atStart(many.events)} events`}</Claim>,{" "}
          {many.eventFamilies} families.
        </p>
        <Actions>
          <StartAction label="Start Integration" />
          <DocumentationAction />
        </Actions>
      </PageHero>
      <Delivery />
      <Retries />
      <EventList />
      <SetUp />
      <Closing
        line="Test your"
        lane="webhooks"
        lede={
          <>
            Try delivery, signature check and retries in the <a href="/sandbox">sandbox</a>.
          </>
        }
      >
        <StartAction label="Start Integration" />
        <ContactAction label="Contact Support" about="Webhook support" />
      </Closing>
    </Woven>
  );
}
