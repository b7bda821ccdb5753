import styles from "./controls.module.css";

const controls = [
  "KYC/AML programmes",
  "Encryption",
  "Role-based access",
  "MFA for privileged accounts",
] as const;

/** Four fixed warps, and one payment that moves through them; vertical on a phone. */
export function Controls() {
  return (
    <div className={styles.controls}>
      <ul aria-label="Controls">
        {controls.map((control) => (
          <li key={control}>{control}</li>
        ))}
      </ul>
      <p className="small soft">Illustrative. The order of the controls has no significance.</p>
    </div>
  );
}
