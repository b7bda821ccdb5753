import { eventFamilies } from "../../content/webhooks.ts";
import {
  Actions,
  ContactAction,
  DocumentationAction,
  StartAction,
} from "../../sections/actions.tsx";
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
        lines={["Know when", "a payment"]}
        lane="changes"
        warps={eventFamilies.map(({ name }) => ({ label: name }))}
      >
        <p className="lede">
          A webhook is a message that our system sends to yours when a payment, customer, dispute or
          settlement changes.
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
