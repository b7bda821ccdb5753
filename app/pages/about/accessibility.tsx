import { accessibility } from "../../content/accessibility.ts";
import { brand } from "../../content/brand.ts";
import { contactAbout } from "../../content/links.ts";
import { Mailbox } from "../../sections/mailbox.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { type Row, Rows } from "../../sections/rows.tsx";

const subject = "Accessibility";

/** These rows describe what the tests do: change both together. */
const rows: readonly Row[] = [
  {
    term: "Tested",
    text: `Every page with two engines, ${accessibility.engines}, and with menus and errors open. With axe, small and wide, light and dark. Also with the keyboard alone, at four times the size, and with text twice as large or spaced out. Also in forced colours, with motion reduced, and on paper. In Chromium and Firefox; menus, forms and navigation in WebKit too.`,
  },
  {
    term: "Not tested",
    text: "Screen readers. The two engines run in Chromium only.",
  },
  {
    term: "Known limit",
    text: (
      <>
        On the <a href="/country-coverage">coverage map</a>, names beside the map can run into the
        heading when text is spaced out or enlarged. The table below the map lists them all.
      </>
    ),
  },
  {
    term: "Report a problem",
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
    <Quiet
      id="accessibility"
      title="Accessibility"
      lede={`This site is built to ${accessibility.standard}. Our own tests check it. It is not independently certified.`}
    >
      <Rows rows={rows} />
    </Quiet>
  );
}
