import { t } from "#words";
import { disbursementFee } from "../../content/methods.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import { warp } from "../../sections/warp.ts";
import styles from "./imtos-hero.module.css";

const end = `not-phone ${bar.across} ${bar.green} ${bar.thrown} ${styles.end}`;

export function ImtosHero() {
  return (
    <Stage
      level={1}
      className={styles.hero}
      headline={t`Payouts\nto a bank\nor a phone`}
      lanes={2}
      caption={t`Two payout methods, to a bank account or to a phone.`}
      drawing={
        <div aria-hidden="true">
          <i data-thread="" className={`${warp.upright} ${warp.dye1} ${styles.warp}`} />
          <i
            data-thread=""
            className={`${warp.upright} ${warp.dye2} ${styles.warp} ${styles.fx}`}
          />
          <i className={`${bar.across} ${bar.orange} ${styles.stub}`} />
          <i className={`${bar.lane} ${bar.cased} ${styles.way}`} />
          <i className={`${bar.lane} ${bar.cased} ${styles.way} ${styles.second}`} />
          <i className={`${bar.across} ${bar.orange} ${styles.fork}`} />
          <i className={`${warp.upright} ${warp.dye1} ${warp.over} ${styles.over}`} />
          <i className={`${warp.upright} ${warp.dye2} ${warp.over} ${styles.over} ${styles.fx}`} />
          <p className={`${warp.upright} ${warp.dye1} ${styles.name}`}>
            {t({ message: "KYC/AML", context: "short, in a drawing" })}
          </p>
          <p className={`${warp.upright} ${warp.dye2} ${styles.name} ${styles.fx}`}>{t`FX`}</p>
          <p className={end}>{t`Bank transfer`}</p>
          <p className={`${end} ${styles.second}`}>{t`Mobile money`}</p>
        </div>
      }
    >
      <p className="lede">
        {t`For international money transfer operators (IMTOs): payouts by bank transfer or mobile money, at a ${disbursementFee}. It is not a percentage of the amount.`}
      </p>
      <Actions>
        <StartAction />
        <ContactAction about={t`Payout countries and flat fee for an IMTO`} />
      </Actions>
    </Stage>
  );
}
