import { Quiet } from "../../sections/quiet.tsx";
import { SewnRow } from "../../sections/sewn-row.tsx";

const benefits = [
  { term: "Pre-built components", text: "Ready-made parts, so that you write less code." },
  { term: "Type safety", text: "Types catch mismatched fields." },
  { term: "Built-in best practices", text: "Recommended practice is in the code." },
  { term: "Regular updates", text: "Each SDK is updated regularly." },
];

export function Benefits() {
  return (
    <Quiet wide title="What every SDK brings">
      <SewnRow cells={benefits} />
    </Quiet>
  );
}
