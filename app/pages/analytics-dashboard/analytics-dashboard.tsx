import { sampleVolumes } from "../../content/sample.ts";
import { Actions, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Section } from "../../sections/section.tsx";
import { Pick } from "../../weave/pick.tsx";
import { BoardExplained } from "./board-explained.tsx";
import { SeenOrTold } from "./seen-or-told.tsx";
import { TwoStatuses } from "./two-statuses.tsx";

const volumes = sampleVolumes.slice(0, 4).map(({ currency }) => ({ currency, label: currency }));

export default function AnalyticsDashboard() {
  return (
    <>
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
      <Pick row={0} />
      <Section>
        <BoardExplained />
      </Section>
      <Pick row={1} />
      <Section dyed>
        <TwoStatuses />
      </Section>
      <Pick row={2} />
      <Section>
        <SeenOrTold />
      </Section>
      <Pick row={3} />
      <Closing line="Read it" lane="with coffee" lede="Sign in and look, or ask us to show you." />
    </>
  );
}
