import { sampleConversion } from "../../content/sample.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { bar } from "../../sections/stage.tsx";
import { Woven } from "../../sections/woven.tsx";
import { stripClass } from "../../weave/strip.tsx";
import { FxCrossing } from "./fx-crossing.tsx";
import styles from "./fx-engine.module.css";
import { FxQuestions } from "./fx-questions.tsx";
import { PatternMaker } from "./pattern-maker.tsx";
import { SameFlow } from "./same-flow.tsx";
import { Savings } from "./savings.tsx";

export default function FxEngine() {
  return (
    <Woven>
      <FxCrossing />
      <Savings />
      <PatternMaker />
      <SameFlow />
      <FxQuestions />
      <Closing
        line="Ask for"
        lane="a quote"
        lede="Tell us the two currencies and the amounts you convert."
        look={styles.pair}
        // The currency before, over the lane, and the one after, under it.
        warps={[
          `${stripClass(sampleConversion.from.currency)} ${bar.over}`,
          `${stripClass(sampleConversion.to.currency)} ${bar.under}`,
        ]}
      >
        <StartAction />
        <ContactAction about="FX quote" />
      </Closing>
    </Woven>
  );
}
