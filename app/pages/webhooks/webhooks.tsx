import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { bar } from "../../sections/stage.tsx";
import { Woven } from "../../sections/woven.tsx";
import { attempts } from "./attempts.ts";
import { Delivery } from "./delivery.tsx";
import { EventList } from "./event-list.tsx";
import { Retries } from "./retries.tsx";
import { SetUp } from "./set-up.tsx";
import styles from "./webhooks.module.css";
import { WebhooksHero } from "./webhooks-hero.tsx";

export default function Webhooks() {
  return (
    <Woven>
      <WebhooksHero />
      <Delivery />
      <Retries />
      <EventList />
      <SetUp />
      <Closing
        line="Test your"
        lane="webhooks"
        warps={attempts.map(() => bar.warp1)}
        look={styles.attempts}
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
