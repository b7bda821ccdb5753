import { Closing } from "../../sections/closing.tsx";
import { Woven } from "../../sections/woven.tsx";
import { FxCrossing } from "./fx-crossing.tsx";
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
      <Closing line="Pick two" lane="currencies" lede="Rates belong in a quote. Ask us for one." />
    </Woven>
  );
}
