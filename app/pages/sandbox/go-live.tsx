import { many } from "../../content/counts.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { type Step, Steps } from "../../sections/steps.tsx";

const steps: readonly Step[] = [
  { title: "Get credentials", text: "Test credentials, for the full API." },
  { title: "Start testing", text: `Begin with the ${many.scenarios} above.` },
  { title: "Go live", text: "By switching to production keys." },
];

export function GoLive() {
  return (
    <Section>
      <SectionHead title="From the first test to the first payment" />
      <Steps steps={steps} />
    </Section>
  );
}
