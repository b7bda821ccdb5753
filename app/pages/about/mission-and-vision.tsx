import { Section } from "../../sections/section.tsx";
import styles from "./mission-and-vision.module.css";

/** Two cells that speak for themselves. */
export function MissionAndVision() {
  return (
    <Section>
      <div className={styles.cells}>
        <div>
          <h2>Mission</h2>
          <p>Connect African business to the world’s payment networks through one API.</p>
        </div>
        <div>
          <h2>Vision</h2>
          <p>Africa connected, one corridor at a time.</p>
        </div>
      </div>
    </Section>
  );
}
