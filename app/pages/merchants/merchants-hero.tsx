import { t } from "#words";
import { many } from "../../content/counts.ts";
import { inDigits } from "../../content/digits.ts";
import { atStart } from "../../content/in-words.ts";
import { langOf, methods, price, sampleCharge } from "../../content/methods.ts";
import { received } from "../../content/received.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { falling } from "../../sections/falling.ts";
import { ReadersCountries } from "../../sections/readers-countries.tsx";
import { rich } from "../../sections/rich.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import { dyeAt } from "../../sections/warp.ts";
import styles from "./merchants-hero.module.css";

const methodCount = atStart(many.methods);
const currencyCount = atStart(many.collection);
const fast = settlementName(settlement.fast);
const standard = settlementName(settlement.standard);

/** The price table, drawn: the methods end at the lane, and the amount received is below it. */
export function MerchantsHero() {
  return (
    <Stage
      level={1}
      topic={t`Payments for merchants`}
      className={styles.hero}
      headline={t`They pay\ntheir way.\nYou get paid.`}
      caption={t`${{ count: methodCount }} payment methods join into one settled payment.`}
      drawing={
        <>
          <i className={bar.lane} />
          <p className={`${bar.green} ${falling} ${styles.settled}`}>
            {t`Example: ${{ amount: inDigits(sampleCharge) }} less published fee`}
          </p>
          <dl className={styles.ways}>
            {methods.map((method, index) => (
              <div key={method.id} className={dyeAt(index)}>
                <dt data-thread="ends" lang={langOf(method)}>
                  {method.name}
                </dt>
                <dd className={`num tnum ${styles.price}`}>
                  <Claim lone of={method.id}>
                    {price(method)}
                  </Claim>
                </dd>
                <dd className={`num tnum ${bar.green} ${falling} ${styles.received}`}>
                  <span className="sr">{t`Less the published fee: `}</span>
                  {received(method)}
                </dd>
              </div>
            ))}
          </dl>
        </>
      }
    >
      <p className="lede">
        {rich(
          t`${methodCount} payment methods through one API. [${currencyCount} collection currencies](claim:collection), more coming. Settlement tiers: [${fast}](claim:fast-settlement) and [${standard}](claim:standard-settlement).`,
        )}
      </p>
      <Actions>
        <StartAction />
        <ContactAction about={t`Collecting payments as a merchant`} />
      </Actions>
      <ReadersCountries />
    </Stage>
  );
}
