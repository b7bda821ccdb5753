import { Cloth, type Tile } from "../../sections/cloth.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { deliveryFigures } from "./figures.ts";

const tiles: readonly Tile[] = [
  {
    figure: deliveryFigures.straight,
    title: "Real-time notifications",
    text: "Sent as it happens. No polling.",
  },
  {
    figure: deliveryFigures.signature,
    title: "Signed secure delivery",
    text: "Every delivery is signed. Verify it, then trust it.",
  },
  {
    figure: deliveryFigures.backoff,
    title: "Automatic retries with exponential backoff",
    text: "No answer from your endpoint? We send the event again.",
  },
  {
    figure: deliveryFigures.filter,
    title: "Event filtering",
    text: "You receive only the events you choose.",
  },
];

export function Delivery() {
  return (
    <Section>
      <SectionHead title="How an event reaches you" />
      <Cloth of="four" tiles={tiles} />
    </Section>
  );
}
