import { many } from "../../content/counts.ts";
import { Cloth, type Tile } from "../../sections/cloth.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { deliveryFigures } from "./figures.ts";

const tiles: readonly Tile[] = [
  {
    figure: deliveryFigures.straight,
    title: "Real-time notifications",
    text: "Sent as it happens. Nothing to poll.",
  },
  {
    figure: deliveryFigures.signature,
    title: "Signed secure delivery",
    text: "Every delivery is signed. Verify it, then trust it.",
  },
  {
    figure: deliveryFigures.backoff,
    title: "Automatic retries with exponential backoff",
    text: "No answer from your endpoint? The event is sent again.",
  },
  {
    figure: deliveryFigures.filter,
    title: "Event filtering",
    text: `Of ${many.events} events, only the ones you choose.`,
  },
];

export function Delivery() {
  return (
    <Section>
      <SectionHead title="How an event reaches you">
        <p className="lede soft">
          The red thread is news of a payment, on its way until your endpoint takes it in.
        </p>
      </SectionHead>
      <Cloth of="four" tiles={tiles} />
    </Section>
  );
}
