import { Section, SectionHead } from "../../sections/section.tsx";
import { Steps } from "../../sections/steps.tsx";

const firstSteps = [
  { title: "Get credentials", text: "Test credentials, isolated from production." },
  {
    title: "Start testing",
    text: "A successful card, a declined one, a pending mobile-money payment, a refund.",
  },
  { title: "Go live", text: "Switch to production keys." },
];

export function FirstSteps() {
  return (
    <Section>
      <SectionHead title="Start where nothing can break">
        <p className="lede soft">
          The sandbox has the full API, test credentials and no way into production.
        </p>
      </SectionHead>
      <Steps steps={firstSteps} />
    </Section>
  );
}
