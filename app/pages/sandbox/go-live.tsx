import { many } from "../../content/counts.ts";
import { atStart, inWords } from "../../content/in-words.ts";
import { Claim } from "../../sections/claim.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { SewnRow } from "../../sections/sewn-row.tsx";
import { LoneLink } from "../../ui/link.tsx";

const steps = [
  { term: "Get credentials", text: "Test credentials, for the full API." },
  {
    term: "Start testing",
    text: (
      <>
        Run the <Claim of="scenarios">{`${many.scenarios} tests`}</Claim> above.
      </>
    ),
  },
  { term: "Go live", text: "Switch to production keys." },
] as const;

export function GoLive() {
  return (
    <Quiet
      title={`${atStart(inWords(steps.length))} steps to go live`}
      under={<LoneLink href="/api-documentation#checklist">Integration checklist</LoneLink>}
    >
      <SewnRow cells={steps} />
    </Quiet>
  );
}
