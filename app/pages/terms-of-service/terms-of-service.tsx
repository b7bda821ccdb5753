import { effectiveDate } from "../../content/legal.ts";
import { contactAbout } from "../../content/links.ts";
import { PageHead } from "../../sections/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";

export default function TermsOfService() {
  return (
    <PageHead title="Terms of Service">
      <p className="soft">{`Effective ${effectiveDate}`}</p>
      <p className="lede">
        The terms for using our website and services: accounts, fees, acceptable use, liability and
        how it ends. Your agreement names the law that governs it.
      </p>
      <p>
        <ButtonLink variant="link" href={contactAbout("Terms of Service enquiry")}>
          Ask about these terms
        </ButtonLink>
      </p>
    </PageHead>
  );
}
