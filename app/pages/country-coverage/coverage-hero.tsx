import { t } from "#words";
import { mapCaption } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import { Island } from "../../islands/island.tsx";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { Lane } from "../../weave/lane.tsx";
import CountryTip from "./country-tip.island.tsx";
import styles from "./coverage-hero.module.css";
import { MapDrawing } from "./map-drawing.tsx";

const CAPTION = "map-caption";

/** The map is the hero: the lane passes under the continent, the text stays above both. */
export function CoverageHero() {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.stage}`}>
        <h1 className="headline">
          <span>{`${t({ message: "Country", context: "headline" })} `}</span>
          <Lane>{t({ message: "Coverage", context: "headline" })}</Lane>
        </h1>
        <p className={`lede ${styles.side}`}>{t`Connecting Africa, One Corridor at a Time`}</p>
        <div className={styles.side}>
          <Actions>
            <StartAction />
            <ContactAction about={t`A country we need`} />
          </Actions>
        </div>
        <figure
          className={styles.figure}
          aria-label={t`Map of Africa, ${{ served: many.served }} served countries`}
          aria-describedby={CAPTION}
        >
          <MapDrawing />
        </figure>
      </div>
      <Island of={CountryTip} wake="idle" />
      <p className={`wrap small soft ${styles.caption}`} id={CAPTION}>
        {mapCaption}
      </p>
    </section>
  );
}
