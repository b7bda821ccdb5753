import type { ReactNode } from "react";
import { t } from "#words";
import { claims } from "../../content/claims.ts";
import { atStart } from "../../content/in-words.ts";
import { Claim } from "../../sections/claim.tsx";
import { rich } from "../../sections/rich.tsx";
import { upright } from "../../weave/spread.ts";
import styles from "./reach.module.css";

const facts = [
  {
    of: "corridors",
    text: t`Payment routes, not countries.`,
  },
  {
    of: "remittanceCountries",
    text: rich(
      t`Countries for remittance. [Name the countries that you need](ask:Our payout countries).`,
    ),
  },
  { of: "complianceCountries", text: t`Countries of compliance coverage, counted separately.` },
] as const satisfies readonly { of: keyof typeof claims; text: ReactNode }[];

const most = Math.max(...facts.map(({ of }) => claims[of].value));

/** Three figures that are easily taken for one: a line for each corridor or country. */
export function Reach() {
  return (
    <section className={`sec dyed ${styles.reach}`}>
      <div className="wrap">
        <h2 className="h1">{t`Corridors, countries, compliance: three separate figures`}</h2>
        <dl>
          {facts.map(({ of, text }) => {
            const claim = claims[of];
            return (
              <div key={of} className={styles[of]}>
                <dt>
                  <Claim of={of}>
                    <span className="num">{atStart(claim.figure)}</span> {claim.of}
                  </Claim>
                </dt>
                <dd className="soft">{text}</dd>
                <dd className={styles.lines} aria-hidden="true">
                  <svg
                    width={`${(claim.value / most) * 100}%`}
                    height="48"
                    viewBox={`0 0 ${claim.value} 1`}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <path stroke="var(--thread)" strokeWidth="0.5" d={upright(claim.value)} />
                  </svg>
                  {claim.bound === "at least" && <i />}
                </dd>
              </div>
            );
          })}
        </dl>
        <p className="label">
          {t`Each line is one corridor or one country, and all three rows have one scale.`}
        </p>
      </div>
    </section>
  );
}
