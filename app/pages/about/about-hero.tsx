import { t } from "#words";
import { brand } from "../../content/brand.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { rich } from "../../sections/rich.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import styles from "./about-hero.module.css";

/** The lane crosses every corridor, or as many as fit on a phone. */
export function AboutHero() {
  return (
    <Stage
      level={1}
      className={styles.hero}
      headline={t`Built in\nAfrica, with\nglobal reach`}
      emblem="/about"
      drawing={<i className={`${bar.lane} ${bar.cased}`} />}
      after={
        <p className={`small soft ${styles.key}`}>
          {rich(t`The lines stand for [](claim:corridors) (payment routes).`)}
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
