import { contactAbout } from "../../content/links.ts";
import { PageHead } from "../../sections/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";

export default function SecurityCompliance() {
  return (
    <PageHead title="Security & Compliance">
      <p className="soft">How we protect payments and data, and the standards we name.</p>
      <p className="lede">
        Encryption, role-based access with MFA for privileged accounts, KYC/AML programmes and
        incident response. Found a weakness? Tell us.
      </p>
      <p>
        <ButtonLink variant="link" href={contactAbout("Report a vulnerability")}>
          Report a vulnerability
        </ButtonLink>
      </p>
    </PageHead>
  );
}
