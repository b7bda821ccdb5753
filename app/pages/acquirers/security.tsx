import { standardNames } from "../../content/claims.ts";
import { Claim } from "../../sections/claim.tsx";
import { Rows } from "../../sections/rows.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";

export function Security() {
  return (
    <Section>
      <SectionHead title="Standards, by name">
        <p className="lede soft">
          <Link href="/security-compliance">Security &amp; Compliance</Link> says how we work to
          them.
        </p>
      </SectionHead>
      <Rows
        rows={[
          {
            term: standardNames.join(", "),
            text: "The standards’ names are what we publish. Ask for what your reviewers need beside them.",
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
                Pricing for acquirers is custom, so there is no number here.{" "}
                <Link href="/pricing">Pricing</Link>
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}
