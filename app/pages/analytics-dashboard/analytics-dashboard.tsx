import { sampleVolumes } from "../../content/sample.ts";
import {
  Actions,
  ContactAction,
  DocumentationAction,
  StartAction,
} from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Woven } from "../../sections/woven.tsx";
import { BoardExplained } from "./board-explained.tsx";
import { DashboardOrWebhooks } from "./dashboard-or-webhooks.tsx";
import { DashboardQuestions } from "./dashboard-questions.tsx";
import { TwoStatuses } from "./two-statuses.tsx";

const volumes = sampleVolumes.slice(0, 4).map(({ currency }) => ({ currency, label: currency }));

export default function AnalyticsDashboard() {
  return (
    <Woven>
      <PageHero lines={["See where", "your money"]} lane="is now" warps={volumes}>
        <p className="lede">
          Total volume, volume per currency, and transfers with their amounts, time and status.
        </p>
        <Actions>
          <StartAction />
          <DocumentationAction />
        </Actions>
      </PageHero>
      <BoardExplained />
      <TwoStatuses />
      <DashboardOrWebhooks />
      <DashboardQuestions />
      <Closing line="See the" lane="dashboard" lede="Open the customer app, or ask us for a demo.">
        <StartAction />
        <ContactAction label="Schedule Demo" about="Analytics Dashboard demo" />
      </Closing>
    </Woven>
  );
}
