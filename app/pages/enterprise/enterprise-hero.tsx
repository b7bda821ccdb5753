import { t } from "#words";
import { entriesOf } from "../../content/entries.ts";
import { atStart } from "../../content/in-words.ts";
import { settlement, settlementDays, settlementName } from "../../content/settlement.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { rich } from "../../sections/rich.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import { times } from "../../weave/weave.ts";
import styles from "./enterprise-hero.module.css";

const instant = atStart(settlementName(settlement.instant));

/** The longest wait first, down to the day of payment. */
const steps = entriesOf(settlement)
  .flatMap(([id, tier]) =>
    times(1 + tier.to - tier.from, (i) => ({ id, tier, day: tier.from + i })),
  )
  .sort((a, b) => b.day - a.day);

/** The lane is the day of payment. It has a step for each day on which the payment can settle. */
export function EnterpriseHero() {
  return (
    <Stage
      level={1}
      topic={t`Enterprise payments`}
      ground="dyed"
      className={styles.hero}
      headline={t`Settle on the\nday of\npayment`}
      drawing={
        <>
          <i className={`${bar.lane} ${bar.cased}`} />
          <dl className={styles.steps}>
            {steps.map(({ id, tier, day }) => (
              <div key={day}>
                <dt className="num tnum">{settlementDays({ from: day, to: day })}</dt>
                <dd className={styles.wait} data-thread="ends" aria-hidden="true">
                  {times(day, (i) => (
                    <b key={i} />
                  ))}
                </dd>
                {day === tier.to ? (
                  <dd className={tier.from < day ? `${styles.tier} ${styles.long}` : styles.tier}>
                    <Claim lone of={`${id}-settlement`}>
                      {tier.label}
                    </Claim>
                    {tier.enterpriseOnly &&
                      t({ message: ", enterprise only", context: "short, in a drawing" })}
                  </dd>
                ) : (
                  <dd className="sr">{tier.label}</dd>
                )}
              </div>
            ))}
          </dl>
        </>
      }
      after={<p className={`soft small ${styles.key}`}>{t`One block is one day.`}</p>}
    >
      <p className="lede">
        {rich(
          t`${instant}, for enterprise only. For your reviewers: the [due-diligence sheet](/security-compliance#due-diligence).`,
        )}
      </p>
      <Actions>
        <StartAction />
        <ContactAction about={t`Enterprise pricing and instant settlement`} />
      </Actions>
    </Stage>
  );
}
