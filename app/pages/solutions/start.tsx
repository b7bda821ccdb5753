import { Claim } from "../../sections/claim.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { type Step, Steps } from "../../sections/steps.tsx";
import { LoneLink } from "../../ui/link.tsx";

const steps: readonly Step[] = [
  {
    title: "Test",
    text: "Full API access with test credentials, isolated from production.",
  },
  {
    title: "Integrate once",
    text: (
      <>
        One API: <Claim of="endpoints" />, <Claim of="currencies" />.
      </>
    ),
  },
  { title: "Go live", text: "Switch to production keys." },
];

export function Start() {
  return (
    <Quiet
      title="Every integration starts the same way"
      under={
        <p>
          <LoneLink href="/api-documentation#checklist">Integration checklist</LoneLink>
        </p>
      }
    >
      <Steps steps={steps} />
    </Quiet>
  );
}
