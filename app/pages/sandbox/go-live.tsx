import { many } from "../../content/counts.ts";
import { atStart, inWords } from "../../content/in-words.ts";
import { Claim } from "../../sections/claim.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { type Step, Steps } from "../../sections/steps.tsx";
import { LoneLink } from "../../ui/link.tsx";
import styles from "./go-live.module.css";

const steps: readonly Step[] = [
  { title: "Get credentials", text: "Test credentials, for the full API." },
  {
    title: "Start testing",
    text: (
      <>
        Run the <Claim of="scenarios">{`${many.scenarios} tests`}</Claim> above.
      </>
    ),
  },
  { title: "Go live", text: "Switch to production keys." },
];

export function GoLive() {
  return (
    <Section>
      <SectionHead title={`${atStart(inWords(steps.length))} steps to go live`} />
      <Steps steps={steps} />
      <p className={styles.next}>
        <LoneLink href="/api-documentation#checklist">Integration checklist</LoneLink>
      </p>
    </Section>
  );
}
