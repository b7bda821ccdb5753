import { markup } from "virtual:coverage-map";
import styles from "./map-drawing.module.css";

/** The map as the build drew it. */
export function MapDrawing() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
  return <div className={styles.map} dangerouslySetInnerHTML={{ __html: markup }} />;
}
