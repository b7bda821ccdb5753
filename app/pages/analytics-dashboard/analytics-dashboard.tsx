import { t } from "#words";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { DashboardHero } from "./dashboard-hero.tsx";
import { ThreeWays } from "./three-ways.tsx";
import { TwoStatuses } from "./two-statuses.tsx";

export default function AnalyticsDashboard() {
  return (
    <Divided>
      <DashboardHero />
      <TwoStatuses />
      <ThreeWays />
      <DashboardQuestions />
      <Closing
        emblem="/analytics-dashboard"
        headline={t`See the\ndashboard`}
        lede={t`Ask us for a demo.`}
      >
        <StartAction />
        <ContactAction label={t`Schedule Demo`} about={t`Analytics Dashboard demo`} />
      </Closing>
    </Divided>
  );
}

function DashboardQuestions() {
  return (
    <Questions title={t`Questions about the dashboard`}>
      <Question asked={t`Are these our figures?`}>
        {t`No. The card on this page holds sample data.`}
      </Question>
      <Question asked={t`Where do we sign in?`}>
        {t`In the customer app, a separate site. Sign in and Get Started open it in a new tab.`}
      </Question>
      <Question asked={t`Where do we set up webhooks?`}>
        {t`In the dashboard: you configure an endpoint URL and choose events.`}
      </Question>
      <Question asked={t`Which currencies does it show?`}>
        {t`Multi-currency processing covers [](claim:currencies). [Ask us](ask:Currencies in the dashboard) about the ones you need.`}
      </Question>
    </Questions>
  );
}
