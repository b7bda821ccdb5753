import { t } from "#words";
import { Seals } from "../../sections/seals.tsx";
import styles from "./controls.module.css";

const controls = [
  t`KYC/AML programmes`,
  t`Encryption`,
  t`Role-based access`,
  t`MFA for privileged accounts`,
] as const;

/** The two standards and four fixed warps, and one payment that moves through them all; vertical on a phone. */
export function Controls() {
  return (
    <div className={styles.controls}>
      <Seals>
        <ul className={styles.list} aria-label={t`Controls`}>
          {controls.map((control) => (
            <li key={control}>{control}</li>
          ))}
        </ul>
      </Seals>
      <p className="small soft">{t`Illustrative. The order of the controls has no significance.`}</p>
    </div>
  );
}
