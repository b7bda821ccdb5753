import { sandboxUses } from "../../content/sandbox.ts";
import { Rows } from "../../sections/rows.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";

export function Uses() {
  return (
    <Section>
      <SectionHead title="What teams use it for" />
      <Rows rows={sandboxUses.map(({ name, text }) => ({ term: name, text }))} />
    </Section>
  );
}
