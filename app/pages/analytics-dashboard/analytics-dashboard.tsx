import { sampleVolumes } from "../../content/sample.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import strips from "../../sections/shares.module.css";
import { Woven } from "../../sections/woven.tsx";
import { stripClass } from "../../weave/strip.tsx";
import styles from "./analytics-dashboard.module.css";
import { DashboardHero } from "./dashboard-hero.tsx";
import { DashboardOrWebhooks } from "./dashboard-or-webhooks.tsx";
import { DashboardParts } from "./dashboard-parts.tsx";
import { DashboardQuestions } from "./dashboard-questions.tsx";
import { TwoStatuses } from "./two-statuses.tsx";

export default function AnalyticsDashboard() {
  return (
    <Woven>
      <DashboardHero />
      <DashboardParts />
      <TwoStatuses />
      <DashboardOrWebhooks />
      <DashboardQuestions />
      <Closing
        line="See the"
        lane="dashboard"
        lede="Ask us for a demo."
        look={`${styles.closing} ${strips.shares}`}
        warps={sampleVolumes.map(({ currency }) => stripClass(currency))}
      >
        <StartAction />
        <ContactAction label="Schedule Demo" about="Analytics Dashboard demo" />
      </Closing>
    </Woven>
  );
}
