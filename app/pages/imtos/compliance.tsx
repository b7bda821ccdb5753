import { Quiet } from "../../sections/quiet.tsx";
import { SewnRow } from "../../sections/sewn-row.tsx";
import { Link } from "../../ui/link.tsx";

export function Compliance() {
  return (
    <Quiet wide title="Compliance and licensing">
      <SewnRow
        cells={[
          {
            term: "KYC and AML",
            text: (
              <>
                One suite for both. <Link href="/compliance-suite">Compliance Suite</Link>
              </>
            ),
          },
          {
            term: "Licensing",
            text: (
              <>
                In operating jurisdictions. Which company holds which licence is provided during
                onboarding. <Link href="/security-compliance">Security &amp; Compliance</Link>
              </>
            ),
          },
          {
            term: "Review",
            text: (
              <>
                Answers for your compliance team.{" "}
                <Link href="/security-compliance#due-diligence">Due-diligence sheet</Link>
              </>
            ),
          },
        ]}
      />
    </Quiet>
  );
}
