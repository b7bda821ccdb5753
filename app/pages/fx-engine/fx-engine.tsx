import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Woven } from "../../sections/woven.tsx";
import { FxCrossing } from "./fx-crossing.tsx";
import { FxQuestions } from "./fx-questions.tsx";
import { SameFlow } from "./same-flow.tsx";
import { Savings } from "./savings.tsx";
import { StripKey } from "./strip-key.tsx";

export default function FxEngine() {
  return (
    <Woven>
      <FxCrossing />
      <Savings />
      <StripKey />
      <SameFlow />
      <FxQuestions />
      <Closing
        line="Ask for"
        lane="a quote"
        lede="Tell us the two currencies and the amounts you convert."
      >
        <StartAction />
        <ContactAction about="FX quote" />
      </Closing>
    </Woven>
  );
}
