import { atStart, inWords } from "../../content/in-words.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { type Step, Steps } from "../../sections/steps.tsx";
import { LoneLink } from "../../ui/link.tsx";
import styles from "./set-up.module.css";

const steps: readonly Step[] = [
  {
    title: "Configure an endpoint URL",
    text: "In the dashboard. Choose the events that it receives.",
  },
  {
    title: "Verify signatures",
    text: "Check each delivery before you act on it.",
  },
  { title: "Handle events", text: "Update your records." },
];

export function SetUp() {
  return (
    <Section>
      <SectionHead title={`${atStart(inWords(steps.length))} steps to your first event`} />
      <Steps steps={steps} />
      <p className={styles.next}>
        <LoneLink href="/api-documentation#checklist">Integration checklist</LoneLink>
      </p>
    </Section>
  );
}
