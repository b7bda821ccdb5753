import { Quiet } from "../../sections/quiet.tsx";
import { SewnRow } from "../../sections/sewn-row.tsx";

const features = [
  { term: "Safe test environment", text: "A mistake stays in the sandbox." },
  { term: "Full API access", text: "The whole API, with test credentials." },
  { term: "Isolation from production", text: "No test reaches production." },
  { term: "Scenario simulation", text: "Choose the outcome that you want to handle." },
] as const;

export function Features() {
  return (
    <Quiet wide title="What the sandbox gives you">
      <SewnRow cells={features} />
    </Quiet>
  );
}
