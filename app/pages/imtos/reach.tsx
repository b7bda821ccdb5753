import { type Claim, claims, figure } from "../../content/claims.ts";
import { SectionHead } from "../../sections/section.tsx";
import { inGroups } from "../../weave/spread.ts";
import { times } from "../../weave/weave.ts";
import styles from "./reach.module.css";

/** Threads in one length of cloth: three lengths side by side, or stacked on a phone. */
const LENGTH = 50;

const facts: readonly { claim: Claim; text: string; className: string | undefined }[] = [
  {
    claim: claims.corridors,
    text: "Active today. Which ones reach where you pay out: ask.",
    className: styles.corridors,
  },
  {
    claim: claims.remittanceCountries,
    text: "Countries for remittance. They are not a list of corridors.",
    className: styles.remittance,
  },
  {
    claim: claims.complianceCountries,
    text: "Countries that compliance covers. They are not a list of payouts.",
    className: styles.compliance,
  },
];

const lengths = ({ value }: Claim) =>
  inGroups(value, LENGTH).map((count, length) => ({
    from: length * LENGTH,
    count,
    last: length * LENGTH + count === value,
  }));

/** Three facts, each a cloth of its own at one scale: a thread for each corridor or country. */
export function Reach() {
  return (
    <section className={`sec ${styles.reach}`}>
      <div className="wrap">
        <SectionHead title="Three facts, not one">
          <p className="lede soft">
            One thread each, at one scale. A number with a plus ends in loose threads.
          </p>
        </SectionHead>
        <dl>
          {facts.map(({ claim, text, className }) => (
            <div key={claim.of} className={className}>
              <dt>
                <span className="num">{figure(claim)}</span> {claim.of}
              </dt>
              <dd className="soft">{text}</dd>
              <dd className={styles.cloth} aria-hidden="true">
                {lengths(claim).map(({ from, count, last }) => (
                  <div key={from}>
                    <svg
                      width={`${(count / LENGTH) * 100}%`}
                      viewBox={`0 0 ${count} 1`}
                      preserveAspectRatio="none"
                      aria-hidden="true"
                    >
                      <path d={times(count, (i) => `M${i + 0.5} 0V1`).join("")} />
                    </svg>
                    {last && claim.shape === "at-least" && <i />}
                  </div>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
