import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { EventPicker } from "./event-picker.tsx";

export function EventList() {
  return (
    <ErrorBoundary>
      <Section id="events">
        <SectionHead title="Choose what you listen for">
          <p className="lede soft">
            {`${atStart(many.eventFamilies)} families of events. You choose yours in the dashboard, with the endpoint URL.`}
          </p>
        </SectionHead>
        <EventPicker />
      </Section>
    </ErrorBoundary>
  );
}
