import { atStart, inWords } from "../../content/in-words.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { SewnRow } from "../../sections/sewn-row.tsx";
import { LoneLink } from "../../ui/link.tsx";

const steps = [
  {
    term: "Configure an endpoint URL",
    text: "In the dashboard. Choose the events that it receives.",
  },
  { term: "Verify signatures", text: "Check each delivery before you act on it." },
  { term: "Handle events", text: "Update your records." },
] as const;

export function SetUp() {
  return (
    <Quiet
      wide
      title={`${atStart(inWords(steps.length))} steps to your first event`}
      under={<LoneLink href="/api-documentation#checklist">Integration checklist</LoneLink>}
    >
      <SewnRow cells={steps} />
    </Quiet>
  );
}
