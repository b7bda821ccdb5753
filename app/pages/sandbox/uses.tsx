import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { sandboxUses } from "../../content/sandbox.ts";
import { Rows } from "../../sections/rows.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";

export function Uses() {
  return (
    <Section>
      <SectionHead title="What it is for">
        <p className="lede soft">{`${atStart(many.sandboxUses)} uses. None of them needs a customer.`}</p>
      </SectionHead>
      <Rows rows={sandboxUses.map(({ name, text }) => ({ term: name, text }))} />
    </Section>
  );
}
