import { type Claim, claims, figure } from "../../content/claims.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { Cloth, type Tile } from "./cloth.tsx";
import { tileFigures } from "./figures.ts";

const counted = (claim: Claim, noun: string) => `${figure(claim)} ${noun}`;

const tiles: readonly Tile[] = [
  {
    figure: tileFigures.oneApi,
    title: "One API",
    href: "/api-documentation",
    text: "Access to global payment networks.",
  },
  {
    figure: tileFigures.stitches,
    href: "/fx-engine",
    title: counted(claims.currencies, "currencies"),
    text: "Multi-currency processing.",
  },
  {
    figure: tileFigures.corridors,
    href: "/about#number-corridors",
    title: counted(claims.corridors, "corridors"),
    text: "Active payment routes.",
  },
  {
    figure: tileFigures.agentic,
    href: "/payment-gateway#agentic",
    title: "Agentic payments",
    text: "An AI-driven payments platform.",
  },
  {
    figure: tileFigures.acquiring,
    href: "/acquirers",
    title: "Acquiring-as-a-service",
    text: "For payment facilitators (PayFacs) and acquirers.",
  },
  {
    figure: tileFigures.nextDay,
    href: "/pricing#settlement",
    title: settlementName(settlement.fast),
    text: "Example: paid on Monday, settled on Tuesday.",
    labels: ["T+0", "T+1", "T+2", "T+3"],
  },
  {
    figure: tileFigures.exchange,
    href: "/fx-engine",
    title: "FX engine",
    text: "Collect in one currency, settle in another.",
  },
  {
    figure: tileFigures.gate,
    href: "/compliance-suite",
    title: "KYC/AML suite",
    text: "Know your customer and anti-money-laundering checks.",
  },
  {
    figure: tileFigures.bars,
    href: "/analytics-dashboard",
    title: "Analytics",
    text: "Volumes and transfers in one dashboard.",
  },
];

export function Infrastructure() {
  return (
    <Quiet wide title="Infrastructure behind one API">
      <Cloth tiles={tiles} />
    </Quiet>
  );
}
