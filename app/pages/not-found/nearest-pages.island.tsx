import { useEffect, useRef, useState } from "react";
import { t } from "#words";
import { Icon } from "../../ui/icon.tsx";
import { defaultRoutes, nearestRoutes, type Row } from "./nearest-routes.ts";

const NEAREST = 3;

/** The pages that the attempted address may mean. Without scripts, or if there are none, some pages. */
export default function NearestPages({ routes }: { routes: readonly Row[] }) {
  const [attempted, setAttempted] = useState("");
  const pages = useRef<HTMLElement>(null);

  useEffect(() => {
    // New links would take the focus from one that has it.
    if (!pages.current?.contains(document.activeElement)) setAttempted(location.pathname);
    // biome-ignore lint/suspicious/noConsole: the specification asks to log the path that was tried
    console.error("Page not found:", location.pathname);
  }, []);

  const nearest = attempted ? nearestRoutes(routes, attempted, NEAREST) : [];
  const shown = nearest.length > 0 ? nearest : defaultRoutes(routes);
  return (
    <nav ref={pages} aria-labelledby="nearest">
      <p className="label" id="nearest">
        {nearest.length > 0 ? t`Nearest pages to ${attempted}` : t`Existing pages`}
      </p>
      <ul>
        {shown.map(({ path, name }) => (
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
