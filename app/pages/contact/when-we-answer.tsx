import { businessHours, businessHoursUtc } from "../../content/contact.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { BusinessWeek } from "./business-week.tsx";
import { OpenNow } from "./open-now.tsx";

export function WhenWeAnswer() {
  return (
    <Quiet
      title="Business hours"
      lede={`${businessHours}. That is ${businessHoursUtc}, all year. You can write at any time.`}
      under={
        <ErrorBoundary>
          <OpenNow />
        </ErrorBoundary>
      }
    >
      <BusinessWeek />
    </Quiet>
  );
}
