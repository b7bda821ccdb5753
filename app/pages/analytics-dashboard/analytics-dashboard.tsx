import { sampleVolumes } from "../../content/sample.ts";
import { Actions, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Woven } from "../../sections/woven.tsx";
import { BoardExplained } from "./board-explained.tsx";
import { SeenOrTold } from "./seen-or-told.tsx";
import { TwoStatuses } from "./two-statuses.tsx";

const volumes = sampleVolumes.slice(0, 4).map(({ currency }) => ({ currency, label: currency }));

export default function AnalyticsDashboard() {
  return (
    <Woven>
      <PageHero lines={["See what", "moved"]} lane="overnight." warps={volumes}>
        <p className="lede">
          Total volume, volume per currency, and every transfer: its amounts, its time, and whether
          it is Completed or Processing.
        </p>
        <Actions>
          <StartAction />
          <DocumentationAction />
        </Actions>
      </PageHero>
      <BoardExplained />
      <TwoStatuses />
      <SeenOrTold />
      <Closing line="Read it" lane="with coffee" lede="Sign in and look, or ask us to show you." />
    </Woven>
  );
}
