import { t } from "#words";
import { claims, figure } from "../../content/claims.ts";
import { atStart } from "../../content/in-words.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { Cloth, type Tile } from "./cloth.tsx";
import { tileFigures } from "./figures.ts";

const tiles: readonly Tile[] = [
  {
    figure: tileFigures.oneApi,
    title: t`One API`,
    href: "/api-documentation",
    text: t`Access to global payment networks.`,
  },
  {
    figure: tileFigures.stitches,
    href: "/fx-engine",
    title: t`${{ count: atStart(figure(claims.currencies)) }} currencies`,
    text: t`Multi-currency processing.`,
  },
  {
    figure: tileFigures.corridors,
    href: "/about#number-corridors",
    title: t`${{ count: figure(claims.corridors) }} corridors`,
    text: t`Active payment routes.`,
  },
  {
    figure: tileFigures.agentic,
    href: "/payment-gateway#agentic",
    title: t`Agentic payments`,
    text: t`An AI-driven payments platform.`,
  },
  {
    figure: tileFigures.acquiring,
    href: "/acquirers",
    title: t`Acquiring-as-a-service`,
    text: t`For payment facilitators (PayFacs) and acquirers.`,
  },
  {
    figure: tileFigures.nextDay,
    href: "/pricing#settlement",
    title: atStart(settlementName(settlement.fast)),
    text: t`Example: paid on Monday, settled on Tuesday.`,
    labels: ["T+0", "T+1", "T+2", "T+3"],
  },
  {
    figure: tileFigures.exchange,
    href: "/fx-engine",
    title: t`FX engine`,
    text: t`Collect in one currency, settle in another.`,
  },
  {
    figure: tileFigures.gate,
    href: "/compliance-suite",
    title: t`KYC/AML suite`,
    text: t`Know your customer and anti-money-laundering checks.`,
  },
  {
    figure: tileFigures.bars,
    href: "/analytics-dashboard",
    title: t`Analytics`,
    text: t`Volumes and transfers in one dashboard.`,
  },
];

export function Infrastructure() {
  return (
    <Quiet wide title={t`Infrastructure behind one API`}>
      <Cloth tiles={tiles} />
    </Quiet>
  );
}
