import { Section } from "../../sections/section.tsx";
import { Figure } from "../../weave/figure.tsx";
import { CROSSING, connected, oneLane } from "./crossings.ts";
import styles from "./mission-and-vision.module.css";

/** Two by two: each row has one text and one crossing. */
export function MissionAndVision() {
  return (
    <Section>
      <div className={styles.quad}>
        <div className={styles.words}>
          <h2>Mission</h2>
          <p>Connect African business to the world’s payment networks through one API.</p>
        </div>
        <div className={styles.crossing}>
          <Figure {...CROSSING} threads={oneLane} crop="middle" />
        </div>
        <div className={styles.crossing}>
          <Figure {...CROSSING} threads={connected} crop="middle" />
        </div>
        <div className={styles.words}>
          <h2>Vision</h2>
          <p>Africa connected, one corridor at a time.</p>
        </div>
      </div>
    </Section>
  );
}
