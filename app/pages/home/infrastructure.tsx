import { claims, figure } from "../../content/claims.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Cloth, type Tile } from "../../sections/cloth.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { tileFigures } from "./figures.ts";

const tiles: readonly Tile[] = [
  { figure: tileFigures.oneApi, title: "One API", text: "Access to global payment networks." },
  {
    figure: tileFigures.stitches,
    title: `${figure(claims.currencies)} currencies`,
    text: "Multi-currency processing. One stitch each.",
  },
  {
    figure: tileFigures.corridors,
    title: `${figure(claims.corridors)} corridors`,
    text: "Active today. One warp each.",
  },
  {
    figure: tileFigures.agentic,
    title: "Agentic payments",
    text: "An AI-driven payments platform.",
  },
  {
    figure: tileFigures.acquiring,
    title: "Acquiring-as-a-service",
    text: "Your band on top. Ours beneath.",
  },
  {
    figure: tileFigures.nextDay,
    title: settlementName(settlement.fast),
    text: "Paid on Monday. Settled on Tuesday.",
    labels: ["T+0", "T+1", "T+2", "T+3"],
  },
  {
    figure: tileFigures.exchange,
    title: "FX engine",
    text: "In on one currency’s lane, out on another’s.",
  },
  {
    figure: tileFigures.gate,
    title: "KYC/AML suite",
    text: "KYC and AML checks, in one suite.",
  },
  { figure: tileFigures.bars, title: "Analytics", text: "Every volume in one dashboard." },
];

export function Infrastructure() {
  return (
    <Section>
      <SectionHead title="Infrastructure, thread by thread">
        <p className="lede soft">
          Follow the red thread: it is always the payment. Everything it crosses is something you do
          not have to build.
        </p>
      </SectionHead>
      <Cloth of="nine" tiles={tiles} />
    </Section>
  );
}
