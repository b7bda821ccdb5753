import type { ReactNode } from "react";
import { t } from "#words";
import { legend } from "../content/dyes.ts";
import { atStart, inWords } from "../content/in-words.ts";
import { type SettlementTier, settlement, settlementDays } from "../content/settlement.ts";
import { times } from "../weave/weave.ts";
import { Claim } from "./claim.tsx";
import { Quiet } from "./quiet.tsx";
import styles from "./settlement-tiers.module.css";

const tiers = Object.entries(settlement) as [keyof typeof settlement, SettlementTier][];
const days = times(1 + Math.max(...tiers.map(([, { to }]) => to)), (day) => day);

interface SettlementTiersProps {
  title?: string;
  /** Follows the key. */
  children: ReactNode;
}

/** Each settlement tier as a cloth of days: the payment passes one after the other until it is settled. */
export function SettlementTiers({
  title = t`${{ count: atStart(inWords(tiers.length)) }} settlement tiers`,
  children,
}: SettlementTiersProps) {
  return (
    <Quiet wide title={title}>
      <dl className={styles.tiers}>
        {tiers.map(([id, tier]) => (
          <div key={id}>
            <dt>
              {tier.label}
              {tier.enterpriseOnly && <span className="soft">{t`, enterprise only`}</span>}
            </dt>
            <dd className="num tnum">
              <Claim lone of={`${id}-settlement`}>
                {settlementDays(tier)}
              </Claim>
            </dd>
            <dd aria-hidden="true">
              <Cloth {...tier} />
              <p className={`label tnum ${styles.days}`}>
                {days.map((day) => (
                  <span key={day}>{`T+${day} `}</span>
                ))}
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <p className={`soft ${styles.key}`}>
        {t`T is the day of payment. ${{ legend: legend() }} `}
        {children}
      </p>
    </Quiet>
  );
}

/** How much of a day's share its warp takes up, and where in the last day the lane ends. */
const WARP = 0.36;
const END = 0.94;

/** A warp a day, which the lane passes by turns under and over, until it ends in the last. */
function Cloth({ from, to }: SettlementTier) {
  const x = (day: number) => `${(day / days.length) * 100}%`;
  const lane = { y: "34%", height: "32%" };
  const day = (day: number, fill: string, look?: string) => (
    <rect key={day} className={look} fill={fill} x={x(day)} width={x(WARP)} height="100%" />
  );
  const over = days.filter((day) => day % 2 === 1 && day <= to);
  return (
    <svg className={styles.cloth} width="320" height="120" aria-hidden="true">
      {days
        .filter((day) => !over.includes(day))
        .map((each) => day(each, each > to ? "var(--warp-4)" : "var(--warp-1)"))}
      {["34%", "66%"].map((y) => (
        <line key={y} className={styles.casing} x2={x(to + END)} y1={y} y2={y} />
      ))}
      <rect fill="var(--kola)" {...lane} width={x(from)} />
      <rect fill="var(--river)" {...lane} x={x(from)} width={x(to + END - from)} />
      {over.map((each) => day(each, "var(--warp-2)", styles.over))}
    </svg>
  );
}
