import { useEffect, useRef, useState } from "react";
import { t } from "#words";
import { pathAt } from "../../content/language.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Lane } from "../../weave/lane.tsx";
import { Warps } from "../../weave/warps.tsx";
import { defaultRoutes, nearestRoutes } from "./nearest-routes.ts";
import styles from "./not-found.module.css";

const NEAREST = 3;

/** The weft breaks into loose threads before it reaches a warp: used nowhere else. */
export default function NotFound() {
  const [attempted, setAttempted] = useState<string>();
  const pages = useRef<HTMLElement>(null);

  useEffect(() => {
    // New links would take the focus from one that has it.
    if (!pages.current?.contains(document.activeElement)) setAttempted(location.pathname);
    // biome-ignore lint/suspicious/noConsole: the specification asks to log the path that was tried
    console.error("Page not found:", location.pathname);
  }, []);

  const nearest =
    attempted === undefined ? defaultRoutes : nearestRoutes(pathAt(attempted), NEAREST);
  return (
    <section className={styles.page}>
      <div className={styles.warps}>
        <Warps count={3} />
      </div>
      <div className="wrap">
        <h1>
          <Lane>404</Lane>
        </h1>
        <div className={`g12 ${styles.foot}`}>
          <div>
            <h2>{t`Oops! Page not found`}</h2>
            <p className="soft">{t`The page may have moved, or the address may be mistyped.`}</p>
            <ButtonLink variant="hero" size="lg" href="/">
              {t`Return to Home`}
            </ButtonLink>
          </div>
          <nav ref={pages} aria-labelledby="nearest">
            <p className="label" id="nearest">
              {attempted === undefined ? t`Existing pages` : t`Nearest pages to ${attempted}`}
            </p>
            <ul>
              {nearest.map(({ path, name }) => (
                <li key={path}>
                  <a href={path}>
                    {name}
                    <Icon name="arrow" />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </section>
  );
}
