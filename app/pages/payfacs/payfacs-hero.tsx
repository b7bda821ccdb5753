import { t } from "#words";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { falling } from "../../sections/falling.ts";
import { bar, Stage } from "../../sections/stage.tsx";
import { warp } from "../../sections/warp.ts";
import styles from "./payfacs-hero.module.css";
import { WhoDoesWhat } from "./who-does-what.tsx";

export function PayFacsHero() {
  return (
    <Stage
      level={1}
      topic={t`For PayFacs`}
      className={styles.hero}
      words={styles.words}
      headline={t`Take payments\nfor your\nmerchants`}
      emblem="/payfacs"
      drawing={
        <>
          <i className={`${bar.lane} ${styles.lane}`} />
          <i className={`${warp.upright} ${falling} ${styles.spine}`} />
        </>
      }
      after={<WhoDoesWhat />}
    >
      <p className="lede">
        {t`Payments infrastructure for payment facilitators (PayFacs): acquiring-as-a-service, a compliance suite and webhook events.`}
      </p>
      <Actions>
        <StartAction label={t`Start Integration`} />
        <ContactAction about={t`Custom pricing for a PayFac`} />
      </Actions>
    </Stage>
  );
}
