import { type SettlementTier, settlement, settlementDays } from "../../content/settlement.ts";
import { Claim } from "../../sections/claim.tsx";
import { SectionHead } from "../../sections/section.tsx";
import { times } from "../../weave/weave.ts";
import styles from "./staircase.module.css";

/** The longest wait first, down to the day of the payment. */
const stairs = (Object.entries(settlement) as [keyof typeof settlement, SettlementTier][])
  .flatMap(([id, tier]) =>
    times(1 + tier.to - tier.from, (i) => ({ id, tier, day: tier.from + i })),
  )
  .sort((a, b) => b.day - a.day);

function bound({ from, to }: SettlementTier, day: number): string {
  if (from === to) return "";
  return day === to ? ", at the latest" : ", at the earliest";
}

/** A step for each day on which a payment can settle; the red is the wait, to scale. */
export function Staircase() {
  return (
    <section className={`dyed ${styles.staircase}`}>
      <div className="wrap">
        <SectionHead title="Down to the day of the payment">
          <p className="lede soft">
            One block is one day. Red is the wait, green is the money settled. The last step is for
            enterprise only.
          </p>
        </SectionHead>
        <dl className={styles.stairs}>
          {stairs.map(({ id, tier, day }) => (
            <div key={day}>
              <dt className="num tnum">{settlementDays({ from: day, to: day })}</dt>
              <dd>
                <Claim of={`${id}-settlement`}>{`${tier.label}${bound(tier, day)}`}</Claim>
                {tier.enterpriseOnly && ", enterprise only"}
              </dd>
              <dd className={styles.wait} aria-hidden="true">
                {times(day, (i) => (
                  <i key={i} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
