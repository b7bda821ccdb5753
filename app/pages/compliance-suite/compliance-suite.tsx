import { brand, docsUrl } from "../../content/brand.ts";
import { claims, standards, statement } from "../../content/claims.ts";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Pick } from "../../weave/pick.tsx";

const programmes = [{ name: "KYC" }, { name: "AML" }] as const;

export default function ComplianceSuite() {
  return (
    <>
      <PageHero
        lines={["Know who", "pays. Know"]}
        lane="who is paid."
        warps={[...programmes, ...standards].map(({ name }) => ({ label: name }))}
      >
        <p className="lede">
          {`KYC and AML in one suite, with ${statement(claims.complianceCountries)}.`}
        </p>
        <div className="actions">
          <ButtonLink variant="hero" size="lg" href={brand.appUrl}>
            Get Started
          </ButtonLink>
          <ButtonLink variant="outline" size="lg" href={docsUrl()}>
            View Documentation
          </ButtonLink>
        </div>
      </PageHero>
      <Pick row={0} />
      <Closing
        line="Ask what"
        lane="we check"
        lede="Tell us who your customers are, and which rules you answer to."
      />
    </>
  );
}
