import { collection } from "../../content/countries.ts";
import { contactAbout } from "../../content/links.ts";
import { disbursementFee } from "../../content/methods.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { SewnRow } from "../../sections/sewn-row.tsx";
import { Link } from "../../ui/link.tsx";

const local = collection.map(({ country, currency }) => `${country} ${currency}`).join(", ");

const cells = [
  {
    term: "Disbursements (payouts)",
    text: `By bank transfer or mobile money: ${disbursementFee}.`,
  },
  {
    term: "Local collection",
    text: (
      <>
        {`${local}. More coming. `}
        <Link href="/country-coverage">Country Coverage</Link>
      </>
    ),
  },
  {
    term: "Currency conversion",
    text: (
      <>
        Ask us for a quote. <Link href="/fx-engine">FX Engine</Link>
      </>
    ),
  },
  {
    term: "Other fees",
    text: (
      <>
        Set in your agreement.{" "}
        <Link href={contactAbout("A price that is not published")}>Ask us</Link>.
      </>
    ),
  },
];

export function PriceDetails() {
  return (
    <Quiet wide title="Published prices, and prices on request">
      <SewnRow cells={cells} />
    </Quiet>
  );
}
