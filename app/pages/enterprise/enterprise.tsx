import { settlement } from "../../content/settlement.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { bar } from "../../sections/stage.tsx";
import { Woven } from "../../sections/woven.tsx";
import { times } from "../../weave/weave.ts";
import styles from "./enterprise.module.css";
import { EnterpriseHero } from "./enterprise-hero.tsx";
import { EnterpriseQuestions } from "./enterprise-questions.tsx";
import { ExamplePayment } from "./example-payment.tsx";
import { Integration } from "./integration.tsx";
import { NamedStandards } from "./named-standards.tsx";
import { Review } from "./review.tsx";
import { Uptime } from "./uptime.tsx";

const days = settlement.standard.to;

export default function Enterprise() {
  return (
    <Woven>
      <EnterpriseHero />
      <NamedStandards />
      <Integration />
      <ExamplePayment />
      <Uptime />
      <Review />
      <EnterpriseQuestions />
      <Closing
        line="Send us your"
        lane="questions"
        lede="Ask about pricing, instant settlement or a document you need."
        look={styles.steps}
        drawn={times(days + 1, (step) => (
          <b key={step}>
            {times(days - step, (day) => (
              <i key={day} className={bar.warp1} />
            ))}
          </b>
        ))}
      >
        <StartAction />
        <ContactAction about="Enterprise pricing and instant settlement" />
      </Closing>
    </Woven>
  );
}
