import { useEffect, useRef, useState } from "react";
import { t } from "#words";
import { Icon } from "../../ui/icon.tsx";
import { defaultRoutes, nearestRoutes, type Row } from "./nearest-routes.ts";

const NEAREST = 3;

/** The pages with the addresses most like the attempted one. Without scripts, some pages. */
export default function NearestPages({ routes }: { routes: readonly Row[] }) {
  const [attempted, setAttempted] = useState<string>();
  const pages = useRef<HTMLElement>(null);

  useEffect(() => {
    // New links would take the focus from one that has it.
    if (!pages.current?.contains(document.activeElement)) setAttempted(location.pathname);
    // biome-ignore lint/suspicious/noConsole: the specification asks to log the path that was tried
    console.error("Page not found:", location.pathname);
  }, []);

  const nearest =
    attempted === undefined ? defaultRoutes(routes) : nearestRoutes(routes, attempted, NEAREST);
  return (
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
  );
}
