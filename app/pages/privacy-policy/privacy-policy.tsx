import { contactAbout } from "../../content/links.ts";
import { PageHead } from "../../sections/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Pick } from "../../weave/pick.tsx";

export default function PrivacyPolicy() {
  return (
    <>
      <PageHead title="Privacy Policy">
        <p className="soft">Effective January 1, 2025</p>
        <p className="lede">
          What personal data we collect, why, how long we keep it, who else sees it, and what you
          can ask of us.
        </p>
        <p>
          <ButtonLink variant="link" href={contactAbout("Privacy enquiry")}>
            Ask about your data
          </ButtonLink>
        </p>
      </PageHead>
      <Pick row={0} />
    </>
  );
}
