import { claims, figure, statement } from "../../content/claims.ts";
import { SectionHead } from "../../sections/section.tsx";
import { times } from "../../weave/weave.ts";
import styles from "./extension.module.css";

const count = claims.corridors.value;

/** The thread on which the payment in the drawing leaves; any would do. */
const taken = Math.floor(count * 0.7);

/** Threads change their dye after each dozen, so that they can be counted. */
const DOZEN = 12;

const share = (threads: number) => `${((threads / count) * 100).toFixed(2)}%`;

const leaves = share(taken + 0.5);

const parts = [
  { term: "On top", text: "The acquiring you have." },
  {
    term: "Beneath",
    text: `${statement(claims.corridors)}, one thread each. Ask us which of them your markets need.`,
  },
  { term: "Between", text: "Acquiring-as-a-service, through a single API." },
];

/** The acquirer's band over every corridor, and one payment that leaves the band on one of them. */
export function Extension() {
  return (
    <section className={`sec ${styles.extension}`}>
      <div className="wrap">
        <SectionHead title="Your band on top, ours beneath">
          <p className="lede soft">
            {`Count the threads: ${figure(claims.corridors)}, one for each active corridor. A payment comes in on your band and leaves on one of ours.`}
          </p>
        </SectionHead>
      </div>
      <div className={styles.drawing} aria-hidden="true">
        <svg className={styles.threads} aria-hidden="true">
          {times(count, (i) => (
            <rect
              key={i}
              className={Math.floor(i / DOZEN) % 2 ? styles.second : undefined}
              x={share(i + 0.29)}
              width={share(0.42)}
              height="100%"
            />
          ))}
        </svg>
        <svg className={styles.down} aria-hidden="true">
          <rect x={leaves} height="100%" />
          <rect className={styles.arrived} x={leaves} y="80%" height="20%" />
        </svg>
        <div className={styles.band}>
          <p className="h1 num">Your acquiring</p>
          <svg className={styles.along} aria-hidden="true">
            <rect width={leaves} height="100%" />
            <rect className={styles.turn} x={leaves} />
          </svg>
        </div>
      </div>
      <dl className={`wrap ${styles.parts}`}>
        {parts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
