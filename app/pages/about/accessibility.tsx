import { accessibility } from "../../content/accessibility.ts";
import { brand } from "../../content/brand.ts";
import { contactAbout } from "../../content/links.ts";
import { Mailbox } from "../../sections/mailbox.tsx";
import { type Row, Rows } from "../../sections/rows.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";

const subject = "Accessibility";

/** These rows describe what the tests do: change both together. */
const rows: readonly Row[] = [
  {
    term: "Tested",
    text: `Every page with two engines, ${accessibility.engines}: small and wide, light and dark, menus and errors open. And with the keyboard alone, at four times the size, with text twice as large or spaced out, in forced colours, with motion reduced and on paper.`,
  },
  {
    term: "Not tested",
    text: "With screen readers, or in any browser but Chromium.",
  },
  {
    term: "Known limit",
    text: (
      <>
        On the <a href="/country-coverage">coverage map</a>, names beside the map can run into the
        heading when text is spaced out or enlarged. The table below it has them all.
      </>
    ),
  },
  {
    term: "Something fails?",
    text: (
      <>
        <a href={contactAbout(subject)}>Write to us</a>: which page, and what you use. Or through{" "}
        <Mailbox address={brand.helloMailbox} about={subject} />.
      </>
    ),
  },
];

export function Accessibility() {
  return (
    <Section id="accessibility">
      <SectionHead title="Accessibility">
        <p className="lede soft">
          {`This site is built to ${accessibility.standard}. Our own tests check it; nobody has certified it.`}
        </p>
      </SectionHead>
      <Rows rows={rows} />
    </Section>
  );
}
