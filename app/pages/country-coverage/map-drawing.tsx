import { address, markup } from "virtual:coverage-map";
import { memo, useEffect, useRef, useState } from "react";
import { useHydrated } from "../../ui/use-hydrated.ts";
import styles from "./map-drawing.module.css";

// One object for good: React would write the markup again for another.
const served = { __html: markup };

/**
 * The map as the build drew it. It stands in the static page; whoever comes from another
 * page of the site fetches it, as a document, so that it never passes through a script.
 */
export const MapDrawing = memo(function MapDrawing() {
  const [standing] = useState(!useHydrated());
  const holder = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (standing) return;
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.onload = () => {
      const drawing = request.responseXML?.documentElement;
      if (drawing?.localName === "svg") holder.current?.replaceChildren(drawing);
    };
    request.open("GET", address);
    request.send();
    return () => request.abort();
  }, [standing]);

  // The drawing must not be in a script: in the browser `markup` is empty on purpose, differs
  // from what was served, and React leaves the served nodes as they are.
  return standing ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, set by the renderer alone
    <div className={styles.map} suppressHydrationWarning dangerouslySetInnerHTML={served} />
  ) : (
    <div className={styles.map} ref={holder} />
  );
});
