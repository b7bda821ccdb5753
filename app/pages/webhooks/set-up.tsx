import { atStart, inWords } from "../../content/in-words.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { type Step, Steps } from "../../sections/steps.tsx";

const steps: readonly Step[] = [
  {
    title: "Configure an endpoint URL",
    text: "In the dashboard. Choose the events it is to receive.",
  },
  {
    title: "Verify signatures",
    text: "Check each delivery before you act on it.",
  },
  { title: "Handle events", text: "Act on what arrived." },
];

export function SetUp() {
  return (
    <Section>
      <SectionHead title={`${atStart(inWords(steps.length))} steps to the first event`} />
      <Steps steps={steps} />
    </Section>
  );
}
