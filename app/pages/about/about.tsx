import { brand } from "../../content/brand.ts";
import { atStart } from "../../content/in-words.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Rows } from "../../sections/rows.tsx";
import { Section } from "../../sections/section.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./about.module.css";
import { AboutHero } from "./about-hero.tsx";
import { Accessibility } from "./accessibility.tsx";
import { CorridorLines } from "./corridor-lines.tsx";
import { Pillars } from "./pillars.tsx";
import { Register } from "./register.tsx";
import { WhoWeAre } from "./who-we-are.tsx";

export default function About() {
  return (
    <Woven>
      <AboutHero />
      <MissionAndVision />
      <WhoWeAre />
      <Pillars />
      <CorporateInformation />
      <Register />
      <Accessibility />
      <Closing
        line="Talk"
        lane="to us"
        lede="Ask what your review needs to know."
        look={styles.corridors}
        drawn={<CorridorLines />}
      >
        <StartAction />
        <ContactAction about="Questions about your company" />
      </Closing>
    </Woven>
  );
}

/** Two cells that speak for themselves. */
function MissionAndVision() {
  return (
    <Section>
      <div className={styles.cells}>
        <div>
          <h2>Mission</h2>
          <p>Connect African business to the world’s payment networks through one API.</p>
        </div>
        <div>
          <h2>Vision</h2>
          <p>Africa connected, one corridor at a time.</p>
        </div>
      </div>
    </Section>
  );
}

const facts: readonly { term: string; value: string }[] = [
  { term: "legal name", value: brand.legalName },
  { term: "registration number", value: brand.registrationNumber },
  { term: "registered office", value: brand.registeredOffice },
  { term: "group structure", value: brand.groupStructure },
  { term: "licences", value: brand.licences },
  { term: "regulatory presence", value: brand.regulatoryPresence },
];
const configured = facts.filter(({ value }) => value);
const missing = facts.filter(({ value }) => !value).map(({ term }) => term);

/** A row for each fact that is configured, and one sentence for those that are not. */
function CorporateInformation() {
  return (
    <Quiet title="Corporate information">
      {configured.length > 0 && (
        <Rows rows={configured.map(({ term, value }) => ({ term: atStart(term), text: value }))} />
      )}
      <p>
        {missing.length > 0 && `${onboarding(missing)} `}
        Reviewing us? Start with the{" "}
        <Link href="/security-compliance#due-diligence">due-diligence sheet</Link>.
      </p>
    </Quiet>
  );
}

function onboarding(terms: readonly string[]): string {
  const list = new Intl.ListFormat("en-GB").format(terms);
  return `${atStart(list)} ${terms.length === 1 ? "is" : "are"} provided during onboarding.`;
}
