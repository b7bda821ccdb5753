import { businessHours, businessHoursUtc } from "../../content/contact.ts";
import { Section, SectionPair } from "../../sections/section.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { BusinessWeek } from "./business-week.tsx";
import { OpenNow } from "./open-now.tsx";

export function WhenWeAnswer() {
  return (
    <Section>
      <SectionPair
        title="When a person answers"
        lede={`${businessHours}. That is ${businessHoursUtc}, all year.`}
        under={
          <ErrorBoundary>
            <OpenNow />
          </ErrorBoundary>
        }
      >
        <BusinessWeek />
      </SectionPair>
    </Section>
  );
}
