import { useEffect, useState } from "react";
import { t } from "#words";
import { localTime, localWeekday } from "../../content/dates.ts";
import styles from "./open-now.module.css";
import { openingAt } from "./opening.ts";

const MINUTE_MS = 60_000;

/** Whether someone answers now, in the visitor's time zone. Empty until hydration. */
export default function OpenNow() {
  const [now, setNow] = useState<Date>();

  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);

  return <p className={styles.now}>{now && say(now)}</p>;
}

function say(now: Date): string {
  const { open, until } = openingAt(now);
  const time = localTime(until);
  if (open) return t`Open now, until ${time} your time.`;
  return t`Closed now. Opens ${{ day: localWeekday(until) }} ${time}, your time.`;
}
