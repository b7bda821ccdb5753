import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { bar } from "../../sections/stage.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Events } from "./events.tsx";
import { ExamplePayment } from "./example-payment.tsx";
import { PayFacQuestions } from "./payfac-questions.tsx";
import styles from "./payfacs.module.css";
import { PayFacsHero } from "./payfacs-hero.tsx";

export default function PayFacs() {
  return (
    <Woven>
      <PayFacsHero />
      <Events />
      <ExamplePayment />
      <PayFacQuestions />
      <Closing
        line="Ask for"
        lane="your price"
        lede="Tell us your markets, your volumes and what you run today."
        warps={[
          `${bar.warp1} ${bar.over}`,
          `${bar.warp3} ${bar.under}`,
          bar.warp1,
          bar.warp3,
          bar.warp1,
        ]}
        look={styles.closing}
      >
        <StartAction />
        <ContactAction about="Custom pricing for a PayFac" />
      </Closing>
    </Woven>
  );
}
