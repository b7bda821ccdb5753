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
    text: `Every page with two engines, ${accessibility.engines}, and with menus and errors open. The first looks at a small screen in light, and at the contrast of a wide one in dark. At four times the size, with text twice as large, also on a phone, and with text spaced out. With the keyboard alone, in forced colours, with motion reduced, and on paper. All in Chromium; text sizes, spacing, motion, menus, forms and navigation in Firefox and WebKit too.`,
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
