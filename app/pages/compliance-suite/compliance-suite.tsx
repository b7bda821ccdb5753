import { standards } from "../../content/claims.ts";
import {
  Actions,
  ContactAction,
  DocumentationAction,
  StartAction,
} from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Woven } from "../../sections/woven.tsx";
import { ComplianceQuestions } from "./compliance-questions.tsx";
import { CountriesCovered } from "./countries-covered.tsx";
import { OurControls } from "./our-controls.tsx";
import { WhereChecksStand } from "./where-checks-stand.tsx";
import { WhoChecksWhom } from "./who-checks-whom.tsx";

const programmes = [{ name: "KYC" }, { name: "AML" }] as const;

export default function ComplianceSuite() {
  return (
    <Woven>
      <PageHero
        lines={["Know who", "pays. Know"]}
        lane="who is paid."
        warps={[...programmes, ...standards].map(({ name }) => ({ label: name }))}
      >
        <p className="lede">
          Know your customer (KYC) and anti-money-laundering (AML) in one suite.
        </p>
        <Actions>
          <StartAction />
          <DocumentationAction />
        </Actions>
      </PageHero>
      <WhereChecksStand />
      <WhoChecksWhom />
      <CountriesCovered />
      <OurControls />
      <ComplianceQuestions />
      <Closing
        line="Ask about"
        lane="your checks"
        lede="Tell us who your customers are, and which rules apply to you."
      >
        <StartAction />
        <ContactAction about="KYC and AML checks" />
      </Closing>
    </Woven>
  );
}
