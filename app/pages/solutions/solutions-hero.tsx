import { t } from "#words";
import { solutions } from "../../content/solutions.ts";
import { Actions, ContactAction, DocumentationAction } from "../../sections/actions.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import { Emblem } from "../../weave/emblem.tsx";
import styles from "./solutions-hero.module.css";

/** Each page that the lane leads to. */
const ways = [...solutions, { id: "imtos", title: t`IMTOs`, link: "/imtos" }] as const;

/** The lane divides into a strand for each page, which crosses that page's own sign. */
export function SolutionsHero() {
  return (
    <Stage
      level={1}
      className={styles.hero}
      words={styles.words}
      headline={t`One API for\nyour kind of\nbusiness`}
      emblem="/solutions"
      drawing={
        <>
          <i className={`${bar.lane} ${styles.lane}`} />
          <div className={styles.divides}>
            <i className={`${bar.across} ${bar.orange} ${styles.outer}`} />
            <i className={`${bar.across} ${bar.orange} ${styles.inner}`} />
            <i className={`${bar.across} ${bar.orange} ${styles.middle}`} />
          </div>
        </>
      }
    >
      <div className={styles.ways}>
        <p className="lede">{t`Go to your page:`}</p>
        <ul>
          {ways.map(({ id, title, link }) => (
            <li key={id}>
              <a href={link}>
                <span>{title}</span>
              </a>
              <Emblem of={link} whole />
            </li>
          ))}
        </ul>
      </div>
      <Actions>
        <ContactAction
          about={t`Which solution fits us`}
          label={t`Contact Sales`}
          variant="default"
        />
        <DocumentationAction />
      </Actions>
    </Stage>
  );
}
