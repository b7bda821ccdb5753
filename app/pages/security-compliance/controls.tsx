import { t } from "#words";
import { standardNames } from "../../content/claims.ts";
import styles from "./controls.module.css";

const controls = [
  ...standardNames,
  t`KYC/AML programmes`,
  t`Encryption`,
  t`Role-based access`,
  t`MFA for privileged accounts`,
] as const;

/** A fixed thread for each standard and control, and one payment that moves through them all; vertical on a phone. */
export function Controls() {
  return (
    <ul className={styles.list} aria-label={t`Standards and controls`}>
      {controls.map((control) => (
        <li key={control}>{control}</li>
      ))}
    </ul>
  );
}
