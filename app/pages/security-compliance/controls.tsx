import { Seals } from "../../sections/seals.tsx";
import styles from "./controls.module.css";

const controls = [
  "KYC/AML programmes",
  "Encryption",
  "Role-based access",
  "MFA for privileged accounts",
] as const;

/** The two standards and four fixed warps, and one payment that moves through them all; vertical on a phone. */
export function Controls() {
  return (
    <div className={styles.controls}>
      <Seals>
        <ul className={styles.list} aria-label="Controls">
          {controls.map((control) => (
            <li key={control}>{control}</li>
          ))}
        </ul>
      </Seals>
      <p className="small soft">Illustrative. The order of the controls has no significance.</p>
    </div>
  );
}
