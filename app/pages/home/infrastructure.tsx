import { t } from "#words";
import { claims } from "../../content/claims.ts";
import { atStart } from "../../content/in-words.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Board, Tile } from "../../sections/board.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Link } from "../../ui/link.tsx";

export function Infrastructure() {
  return (
    <Quiet wide title={t`Foundational infrastructure`}>
      <Board>
        <Tile term={<Link href="/api-documentation">{t`One API`}</Link>}>
          {t`Access to global payment networks.`}
        </Tile>
        <Tile
          term={
            <Link href="/fx-engine">{t`${{ count: atStart(claims.currencies.figure) }} currencies`}</Link>
          }
        >
          {t`Multi-currency processing.`}
        </Tile>
        <Tile
          term={
            <Link href="/about#number-corridors">{t`${{ count: claims.corridors.figure }} corridors`}</Link>
          }
        >
          {t`Active payment routes.`}
        </Tile>
        <Tile term={<Link href="/payment-gateway#agentic">{t`Agentic payments`}</Link>}>
          {t`An AI-driven payments platform.`}
        </Tile>
        <Tile term={<Link href="/acquirers">{t`Acquiring-as-a-service`}</Link>}>
          {t`For payment facilitators (PayFacs) and acquirers.`}
        </Tile>
        <Tile
          term={<Link href="/pricing#settlement">{atStart(settlementName(settlement.fast))}</Link>}
        >
          {t`Example: paid on Monday, settled on Tuesday.`}
        </Tile>
        <Tile term={<Link href="/fx-engine">{t`FX engine`}</Link>}>
          {t`Converts between currencies.`}
        </Tile>
        <Tile term={<Link href="/compliance-suite">{t`KYC/AML suite`}</Link>}>
          {t`Know your customer and anti-money-laundering checks.`}
        </Tile>
        <Tile term={<Link href="/analytics-dashboard">{t`Analytics`}</Link>}>
          {t`Volumes and transfers in one dashboard.`}
        </Tile>
      </Board>
    </Quiet>
  );
}
