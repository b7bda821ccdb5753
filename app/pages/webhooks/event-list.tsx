import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { EventPicker } from "./event-picker.tsx";

export function EventList() {
  return (
    <ErrorBoundary>
      <Section id="events">
        <SectionHead title={`${atStart(many.events)} events, and how to test them`}>
          <p className="lede soft">
            Mark the events you need and copy the list for the dashboard. What you mark stays on
            this page.
          </p>
        </SectionHead>
        <EventPicker />
      </Section>
    </ErrorBoundary>
  );
}
