import { Quiet } from "../../sections/quiet.tsx";
import { SewnRow } from "../../sections/sewn-row.tsx";
import { Link } from "../../ui/link.tsx";

const firstSteps = [
  { term: "Get credentials", text: "Test credentials for the full API." },
  {
    term: "Start testing",
    text: "A card payment, a decline, a pending mobile money payment, a refund.",
  },
  { term: "Go live", text: "Switch to production keys." },
];

export function FirstSteps() {
  return (
    <Quiet
      wide
      title="Test before you go live"
      lede={
        <>
          The <Link href="/sandbox">sandbox</Link> is isolated from production. Your developers can
          follow the <Link href="/api-documentation#checklist">Integration checklist</Link>.
        </>
      }
    >
      <SewnRow cells={firstSteps} />
    </Quiet>
  );
}
