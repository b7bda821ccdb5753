import { claims, figure, statement } from "../../content/claims.ts";
import { SectionHead } from "../../sections/section.tsx";
import styles from "./extension.module.css";
import { corridors } from "./figures.ts";

const { threads, leaves } = corridors(claims.corridors.value);

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
          {threads.map(({ x, width, second }) => (
            <rect
              key={x}
              className={second ? styles.second : undefined}
              x={x}
              width={width}
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
