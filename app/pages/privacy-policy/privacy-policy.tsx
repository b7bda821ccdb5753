import { effectiveDate } from "../../content/legal.ts";
import { contactAbout } from "../../content/links.ts";
import { PageHead } from "../../sections/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";

export default function PrivacyPolicy() {
  return (
    <PageHead title="Privacy Policy">
      <p className="soft">{`Effective ${effectiveDate}`}</p>
      <p className="lede">
        What personal data we collect, why, how long we keep it, who else sees it, and what you can
        ask of us.
      </p>
      <p>
        <ButtonLink variant="link" href={contactAbout("Privacy enquiry")}>
          Ask about your data
        </ButtonLink>
      </p>
    </PageHead>
  );
}
