import { Section, SectionHead } from "../../sections/section.tsx";
import { SewnRow } from "../../sections/sewn-row.tsx";

const features = [
  { term: "Real-time notifications", text: "Sent as it happens. No polling." },
  {
    term: "Signed secure delivery",
    text: "Every delivery is signed. Verify it, then trust it.",
  },
  {
    term: "Automatic retries with exponential backoff",
    text: "No answer from your endpoint? We send the event again.",
  },
  { term: "Event filtering", text: "You receive only the events you choose." },
] as const;

export function Delivery() {
  return (
    <Section>
      <SectionHead title="How an event reaches you" />
      <SewnRow cells={features} />
    </Section>
  );
}
