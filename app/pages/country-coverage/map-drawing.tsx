import { address, markup } from "virtual:coverage-map";
import { memo, useEffect, useRef, useState } from "react";
import { useHydrated } from "../../ui/use-hydrated.ts";
import styles from "./map-drawing.module.css";

// A constant object: React would set the markup again for a new one.
const served = { __html: markup };

/**
 * The map as the build drew it: part of the static page, and fetched after client navigation, as a
 * document, so that the drawing is never in a script.
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

  // The drawing must not be in a script: in the browser `markup` is empty on purpose. That is a
  // mismatch, and React keeps the served nodes.
  return standing ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, set by the renderer alone
    <div className={styles.map} suppressHydrationWarning dangerouslySetInnerHTML={served} />
  ) : (
    <div className={styles.map} ref={holder} />
  );
});
