import { Cloth, type Tile } from "../../sections/cloth.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { benefitFigures } from "./figures.ts";

const tiles: readonly Tile[] = [
  {
    figure: benefitFigures.components,
    title: "Pre-built components",
    text: "Ready-made parts, so that you write less code.",
  },
  {
    figure: benefitFigures.types,
    title: "Type safety",
    text: "Types catch mismatched fields.",
  },
  {
    figure: benefitFigures.practices,
    title: "Built-in best practices",
    text: "Recommended practice is in the code.",
  },
  {
    figure: benefitFigures.updates,
    title: "Regular updates",
    text: "Each SDK is updated regularly.",
  },
];

export function Benefits() {
  return (
    <Section>
      <SectionHead title="What every SDK brings" />
      <Cloth of="four" tiles={tiles} />
    </Section>
  );
}
