import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { fourWarps } from "../../sections/stage.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Choice } from "./choice.tsx";
import styles from "./solutions.module.css";
import { SolutionsHero } from "./solutions-hero.tsx";
import { Start } from "./start.tsx";
import { Terms } from "./terms.tsx";

export default function Solutions() {
  return (
    <Woven>
      <SolutionsHero />
      <Choice />
      <Start />
      <Terms />
      <Closing
        line="Not sure"
        lane="which fits?"
        lede="Tell us what you do, and we point you to the right page."
        look={styles.dips}
        warps={fourWarps}
      >
        <StartAction />
        <ContactAction label="Contact Sales" about="Which solution fits us" />
      </Closing>
    </Woven>
  );
}
