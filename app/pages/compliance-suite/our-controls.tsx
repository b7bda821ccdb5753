import { standardNames } from "../../content/claims.ts";
import { DocumentationAction } from "../../sections/actions.tsx";
import { Cloth, type Tile } from "../../sections/cloth.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import { controlFigures } from "./controls.ts";
import styles from "./our-controls.module.css";

const tiles: readonly Tile[] = [
  {
    figure: controlFigures.standards,
    title: "Standards",
    text: `${standardNames.join(" and ")}.`,
  },
  { figure: controlFigures.encryption, title: "Data", text: "Data is encrypted." },
  {
    figure: controlFigures.access,
    title: "Access",
    text: "Role-based, with multi-factor authentication (MFA) for privileged accounts.",
  },
  {
    figure: controlFigures.licensing,
    title: "Licensing",
    text: "In operating jurisdictions. Which company holds which licence is provided during onboarding.",
  },
];

export function OurControls() {
  return (
    <Section>
      <SectionHead title="Our own controls">
        <div className="actions">
          <DocumentationAction variant="default" />
        </div>
      </SectionHead>
      <Cloth of="four" tiles={tiles} />
      <p className={`soft ${styles.rest}`}>
        Incident response, business continuity and how to report a vulnerability:{" "}
        <Link href="/security-compliance">Security & Compliance</Link>.
      </p>
    </Section>
  );
}
