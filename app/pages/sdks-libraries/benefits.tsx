import { atStart, inWords } from "../../content/in-words.ts";
import { Cloth, type Tile } from "../../sections/cloth.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { benefitFigures } from "./figures.ts";

const tiles: readonly Tile[] = [
  {
    figure: benefitFigures.components,
    title: "Pre-built components",
    text: "A finished piece, ready to use.",
  },
  {
    figure: benefitFigures.types,
    title: "Type safety",
    text: "A field that does not fit does not pass.",
  },
  {
    figure: benefitFigures.practices,
    title: "Built-in best practices",
    text: "The right order of things, already in the code.",
  },
  {
    figure: benefitFigures.updates,
    title: "Regular updates",
    text: "Each SDK is kept up to date.",
  },
];

export function Benefits() {
  return (
    <Section>
      <SectionHead title="What every SDK brings">
        <p className="lede soft">
          {`${atStart(inWords(tiles.length))} things, so that your code starts further along.`}
        </p>
      </SectionHead>
      <Cloth of="four" tiles={tiles} />
    </Section>
  );
}
