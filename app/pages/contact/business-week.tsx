import { t } from "#words";
import { businessWeek } from "../../content/contact.ts";
import { clock } from "../../content/dates.ts";
import styles from "./business-week.module.css";

const { days, opens, closes } = businessWeek;
const names: Readonly<Record<(typeof days)[number], string>> = {
  Mon: t`Mon`,
  Tue: t`Tue`,
  Wed: t`Wed`,
  Thu: t`Thu`,
  Fri: t`Fri`,
};
const part = (hours: number, of: number) => `${(hours / of) * 100}%`;

const hours = days.map((day, i) => (
  <rect
    key={day}
    className="cased"
    data-thread=""
    x={part(i, days.length)}
    y={part(opens, 24)}
    width={part(1, days.length)}
    height={part(closes - opens, 24)}
  />
));

/**
 * The days alone, where the hours have no room: they cross the lane next to its words, and it passes over every
 * second one.
 */
export function Days() {
  return [styles.under, styles.over].map((place) => (
    <svg
      key={place}
      className={`${styles.days} ${place}`}
      width="320"
      height="192"
      aria-hidden="true"
    >
      {hours}
    </svg>
  ));
}

/** The business hours: a column a day, from midnight down to midnight, shaded while someone answers. */
export function BusinessWeek() {
  return (
    <div className={styles.drawn}>
      <div className={styles.week} aria-hidden="true">
        <p>
          {days.map((day) => (
            <b key={day}>{`${names[day]} `}</b>
          ))}
        </p>
        <svg className={styles.days} width="320" height="288" aria-hidden="true">
          {hours}
          <text x="12" y={part(opens, 24)} dy="1.75em">
            {clock(opens)}
          </text>
          <text x="12" y={part(closes, 24)} dy="-1em">
            {clock(closes)}
          </text>
        </svg>
      </div>
      <p
        className="small soft"
        aria-hidden="true"
      >{t`Each column is a day. Shaded hours are open.`}</p>
    </div>
  );
}
