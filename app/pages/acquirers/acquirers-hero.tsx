import { t } from "#words";
import { claims, statement } from "../../content/claims.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { falling } from "../../sections/falling.ts";
import { rich } from "../../sections/rich.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import { warp } from "../../sections/warp.ts";
import styles from "./acquirers-hero.module.css";
import { drawn, Lines } from "./lines.tsx";

const { inside, outside } = drawn;

/** A line for each corridor; the payment goes on along one. */
export function AcquirersHero() {
  return (
    <div className={styles.hero}>
      <Stage
        level={1}
        ground="dyed"
        className={styles.stage}
        words={styles.words}
        topic={t`For acquirers`}
        headline={t`Acquiring-\nas-a-service,\n${{ count: claims.corridors.figure }} corridors`}
        caption={t`A payment goes on along one of ${{ corridors: statement(claims.corridors) }}.`}
        emblem="/acquirers"
        drawing={
          <>
            <Lines className={`${bar.lane} ${styles.along}`}>
              <path className={`${bar.orange} ${styles.inside}`} d={inside.along} />
              <path className={`${bar.orange} ${styles.outside}`} d={outside.along} />
            </Lines>
            <Lines className={`${falling} ${styles.down}`}>
              <path className={`${bar.orange} ${styles.inside}`} d={inside.down} />
              <path className={`${bar.orange} ${styles.outside}`} d={outside.down} />
            </Lines>
          </>
        }
        after={
          <p
            className={styles.key}
          >{t`Each thin line is one of ${{ corridors: statement(claims.corridors) }}.`}</p>
        }
      >
        <p className="lede">
          {rich(t`[](claim:corridors) (payment routes), acquiring-as-a-service and one API.`)}
        </p>
        <Actions>
          <StartAction />
          <ContactAction about={t`Adding corridors to our acquiring`} label={t`Schedule Demo`} />
        </Actions>
      </Stage>
      <Lines className={styles.corridors}>
        <path className={warp.dye2} d={drawn.odd} />
        <path className={warp.dye3} d={drawn.even} />
        {/* In the dyes of the lane that it continues. */}
        <g className={`dyed ${falling} ${styles.inside}`}>
          <path className={bar.orange} d={inside.moving} />
          <path className={bar.green} d={inside.settled} />
        </g>
        <g className={`dyed ${falling} ${styles.outside}`}>
          <path className={bar.orange} d={outside.moving} />
          <path className={bar.green} d={outside.settled} />
        </g>
      </Lines>
    </div>
  );
}
