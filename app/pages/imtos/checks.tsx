import { claims, statement } from "../../content/claims.ts";
import { Rows } from "../../sections/rows.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";

export function Checks() {
  return (
    <Section>
      <SectionHead title="What compliance covers" />
      <Rows
        rows={[
          {
            term: "KYC and AML",
            text: (
              <>
                One suite for both. <Link href="/compliance-suite">Compliance Suite</Link>
              </>
            ),
          },
          {
            term: "Coverage",
            text: `${statement(claims.complianceCountries)}.`,
          },
          {
            term: "Licensing",
            text: (
              <>
                In operating jurisdictions; the particulars are provided during onboarding.{" "}
                <Link href="/security-compliance">Security &amp; Compliance</Link>
              </>
            ),
          },
          {
            term: "Countries by name",
            text: (
              <>
                The map highlights some. It is not a list of payouts.{" "}
                <Link href="/country-coverage">Country Coverage</Link>
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}
