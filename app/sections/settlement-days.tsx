import { t } from "#words";
import { entriesOf } from "../content/entries.ts";
import {
  daysAfter,
  type SettlementTier,
  settlement,
  settlementDays,
} from "../content/settlement.ts";
import { Claim } from "./claim.tsx";
import styles from "./settlement-days.module.css";
import { ends } from "./way.ts";

const tiers = entriesOf(settlement);
const dayCount = 1 + Math.max(...tiers.map(([, { to }]) => to));
const days = Array.from({ length: dayCount }, (_, day) => daysAfter(day));

/**
 * Each tier as a lane across the days: orange while the money is in transit, striped on days when it may be settled,
 * green from when it is. `known`: the page has linked the days to the register before. `crossed`: the first lane is the
 * lane of the page, from the left margin to the right one.
 */
export function SettlementDays({ known, crossed }: { known?: boolean; crossed?: boolean }) {
  return (
    <div className={styles.days}>
      <p className="tnum" aria-hidden="true">
        {days.map((day) => (
          <span key={day}>{`${day} `}</span>
        ))}
      </p>
      <dl>
        {tiers.map(([id, tier], index) => (
          <div key={id}>
            <dt>{tier.label}</dt>
            <dd className="tnum">
              {known ? (
                settlementDays(tier)
              ) : (
                <Claim lone of={`${id}-settlement`}>
                  {settlementDays(tier)}
                </Claim>
              )}
              {tier.enterpriseOnly && t`, enterprise only`}
            </dd>
            <dd aria-hidden="true">
              <Lane {...tier} />
              {crossed && index === 0 && <i className={ends} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Lane({ from, to }: SettlementTier) {
  const x = (day: number) => `${(day / dayCount) * 100}%`;
  return (
    <svg className={styles.lane} width="320" height="24" aria-hidden="true">
      <line x2="100%" className="cased" />
      <line x2="100%" y1="100%" y2="100%" className="cased" />
      <rect width={x(from)} height="100%" fill="var(--orange)" />
      <rect x={x(from)} width={x(dayCount - from)} height="100%" fill="var(--green)" />
      {/* Either day: not settled for certain before the last. */}
      <line x1={x(from)} x2={x(to)} y1="50%" y2="50%" className={styles.either} />
    </svg>
  );
}
