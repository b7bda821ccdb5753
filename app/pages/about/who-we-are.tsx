import { Claim } from "../../sections/claim.tsx";
import { type Row, Rows } from "../../sections/rows.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";

const rows: readonly Row[] = [
  {
    term: "What we run",
    text: "A single API into global payment networks, an FX engine, a KYC/AML compliance suite, an analytics dashboard, acquiring-as-a-service and an agentic payments platform.",
  },
  {
    term: "Who it is for",
    text: "Merchants, PayFacs, acquirers, IMTOs, large enterprises and developers.",
  },
  {
    term: "How far it goes",
    text: (
      <>
        <Claim of="corridors" />, <Claim of="currencies" />, <Claim of="remittanceCountries" />.
        Three separate facts.
      </>
    ),
  },
];

export function WhoWeAre() {
  return (
    <Section>
      <SectionHead title="Who we are">
        <p className="lede soft">
          A cloud-native payments infrastructure provider, built in Africa with global reach.
        </p>
      </SectionHead>
      <Rows rows={rows} />
    </Section>
  );
}
