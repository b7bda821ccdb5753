import { many } from "../../content/counts.ts";
import { Claim } from "../../sections/claim.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { type Step, Steps } from "../../sections/steps.tsx";

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

export function Common() {
  return (
    <Section>
      <SectionHead title={`All ${many.solutions} start the same way`}>
        <p className="lede soft">One API, whichever you are.</p>
      </SectionHead>
      <Steps steps={steps} />
    </Section>
  );
}
