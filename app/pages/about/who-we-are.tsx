import { claims, statement } from "../../content/claims.ts";
import { Claim } from "../../sections/claim.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import type { Row } from "../../sections/rows.tsx";
import { SewnRow } from "../../sections/sewn-row.tsx";
import { Link } from "../../ui/link.tsx";

const cells: readonly Row[] = [
  {
    term: "What we run",
    text: (
      <>
        A single API for access to global payment networks, a foreign exchange{" "}
        <Link href="/fx-engine">FX Engine</Link>, a{" "}
        <Link href="/compliance-suite">Compliance Suite</Link> for know your customer and
        anti-money-laundering (KYC/AML), an{" "}
        <Link href="/analytics-dashboard">Analytics Dashboard</Link>, acquiring-as-a-service and an{" "}
        <Link href="/payment-gateway#agentic">agentic (AI-driven) payments platform</Link>.
      </>
    ),
  },
  {
    term: "Who it is for",
    text: (
      <>
        Merchants, payment facilitators (PayFacs), acquirers, international money transfer operators
        (IMTOs), large enterprises and developers. <Link href="/solutions">Solutions</Link>
      </>
    ),
  },
  {
    term: "Reach",
    text: (
      <>
        {statement(claims.corridors)}, <Claim of="currencies" />, <Claim of="remittanceCountries" />
        : three separate figures.
      </>
    ),
  },
];

export function WhoWeAre() {
  return (
    <Quiet
      wide
      title="Who we are"
      lede="A cloud-native payments infrastructure provider, built in Africa with global reach."
    >
      <SewnRow cells={cells} />
    </Quiet>
  );
}
