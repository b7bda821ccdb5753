import { Trans, t } from "#words";
import { brand } from "../../content/brand.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import styles from "./about-hero.module.css";
import { CorridorLines } from "./corridor-lines.tsx";

/** The lane crosses every corridor: beside the headline, or again below the words on a phone. */
export function AboutHero() {
  return (
    <Stage
      level={1}
      look={styles.hero}
      lines={[t`Built in`, t`Africa, with`]}
      lanes={[t`global reach`]}
      drawing={
        <>
          <i className={`${bar.lane} ${bar.cased}`} />
          <i className={`${bar.across} ${bar.kola} ${bar.cased} ${styles.again}`} />
          <div className={styles.lines}>
            <CorridorLines />
          </div>
        </>
      }
      after={
        <p className={`small soft ${styles.key}`}>
          <Trans>
            One line for each of <Claim of="corridors" /> (payment routes).
          </Trans>
        </p>
      }
    >
      <p className="lede">
        {t`${{ name: brand.name }} is payments infrastructure for businesses that move money across borders.`}
      </p>
      <Actions>
        <StartAction />
        <ContactAction about={t`Corporate and regulatory information`} label={t`Contact Us`} />
      </Actions>
    </Stage>
  );
}
