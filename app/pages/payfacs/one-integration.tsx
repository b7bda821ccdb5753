import { claims, figure } from "../../content/claims.ts";
import { Claim } from "../../sections/claim.tsx";
import { Rows } from "../../sections/rows.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";

export function OneIntegration() {
  return (
    <Section>
      <SectionHead title="Built once, for all your merchants">
        <p className="lede soft">Every row below comes through the same integration.</p>
      </SectionHead>
      <Rows
        rows={[
          {
            term: "One API",
            text: (
              <>
                <Claim of="endpoints" />,{" "}
                <Claim of="response">{`${figure(claims.response).toLowerCase()} response`}</Claim>,
                as stated by us. <Link href="/api-documentation">API Documentation</Link>
              </>
            ),
          },
          {
            term: "Acquiring-as-a-service",
            text: (
              <>
                {"Acquiring beneath the business you run. "}
                <Link href="/payment-gateway">Payment Gateway</Link>
              </>
            ),
          },
          {
            term: "KYC/AML compliance suite",
            text: (
              <>
                <Claim of="complianceCountries" />.{" "}
                <Link href="/compliance-suite">Compliance Suite</Link>
              </>
            ),
          },
          {
            term: "Custom pricing",
            text: (
              <>
                PayFac pricing is custom, so there is no number here. Ask, with your volumes.{" "}
                <Link href="/pricing">Pricing</Link>
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}
