import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { bar } from "../../sections/stage.tsx";
import { Woven } from "../../sections/woven.tsx";
import { times } from "../../weave/weave.ts";
import { ComplianceHero } from "./compliance-hero.tsx";
import { ComplianceQuestions } from "./compliance-questions.tsx";
import styles from "./compliance-suite.module.css";
import { CountriesCovered } from "./countries-covered.tsx";
import { OurControls } from "./our-controls.tsx";
import { WhoChecksWhom } from "./who-checks-whom.tsx";

export default function ComplianceSuite() {
  return (
    <Woven>
      <ComplianceHero />
      <WhoChecksWhom />
      <CountriesCovered />
      <OurControls />
      <ComplianceQuestions />
      <Closing
        line="Ask about"
        lane="your checks"
        lede="Tell us who your customers are, and which rules apply to you."
        look={styles.checks}
        warps={[`${bar.warp1} ${bar.over} ${styles.broad}`, ...times(7, () => bar.warp2)]}
      >
        <StartAction />
        <ContactAction about="KYC and AML checks" />
      </Closing>
    </Woven>
  );
}
