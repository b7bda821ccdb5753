import { t } from "#words";
import { routes } from "../../content/pages.ts";
import { Island } from "../../islands/island.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Lane } from "../../weave/lane.tsx";
import { Warps } from "../../weave/warps.tsx";
import NearestPages from "./nearest-pages.island.tsx";
import styles from "./not-found.module.css";

/** Without their metadata, which the browser has no use for. */
const pages = routes.map(({ path, name }) => ({ path, name }));

/** The weft breaks into loose threads before it reaches a warp: used nowhere else. */
export default function NotFound() {
  return (
    <section className={styles.page}>
      <div className={styles.warps}>
        <Warps count={3} />
      </div>
      <div className="wrap">
        <h1>
          <Lane>{"404 "}</Lane>
          <span className={styles.reason} role="none">{t`Oops! Page not found`}</span>
        </h1>
        <div className={`g12 ${styles.foot}`}>
          <div>
            <p className="soft">{t`The page may have moved, or the address may be mistyped.`}</p>
            <ButtonLink variant="hero" size="lg" href="/">
              {t`Return to Home`}
            </ButtonLink>
          </div>
          <Island of={NearestPages} wake="idle" always with={{ routes: pages }} />
        </div>
      </div>
    </section>
  );
}
