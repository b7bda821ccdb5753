import { t } from "#words";
import { claims, figure } from "../../content/claims.ts";
import { atStart } from "../../content/in-words.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { Cloth, Tile } from "./cloth.tsx";
import { tileFigures } from "./figures.ts";

export function Infrastructure() {
  return (
    <Quiet wide title={t`Foundational infrastructure`}>
      <Cloth>
        <Tile figure={tileFigures.oneApi} title={t`One API`} href="/api-documentation">
          {t`Access to global payment networks.`}
        </Tile>
        <Tile
          figure={tileFigures.stitches}
          title={t`${{ count: atStart(figure(claims.currencies)) }} currencies`}
          href="/fx-engine"
        >
          {t`Multi-currency processing.`}
        </Tile>
        <Tile
          figure={tileFigures.corridors}
          title={t`${{ count: figure(claims.corridors) }} corridors`}
          href="/about#number-corridors"
        >
          {t`Active payment routes.`}
        </Tile>
        <Tile
          figure={tileFigures.agentic}
          title={t`Agentic payments`}
          href="/payment-gateway#agentic"
        >
          {t`An AI-driven payments platform.`}
        </Tile>
        <Tile figure={tileFigures.acquiring} title={t`Acquiring-as-a-service`} href="/acquirers">
          {t`For payment facilitators (PayFacs) and acquirers.`}
        </Tile>
        <Tile
          figure={tileFigures.nextDay}
          title={atStart(settlementName(settlement.fast))}
          href="/pricing#settlement"
          labels={["T+0", "T+1", "T+2", "T+3"]}
        >
          {t`Example: paid on Monday, settled on Tuesday.`}
        </Tile>
        <Tile figure={tileFigures.exchange} title={t`FX engine`} href="/fx-engine">
          {t`Converts between currencies.`}
        </Tile>
        <Tile figure={tileFigures.gate} title={t`KYC/AML suite`} href="/compliance-suite">
          {t`Know your customer and anti-money-laundering checks.`}
        </Tile>
        <Tile figure={tileFigures.bars} title={t`Analytics`} href="/analytics-dashboard">
          {t`Volumes and transfers in one dashboard.`}
        </Tile>
      </Cloth>
    </Quiet>
  );
}
