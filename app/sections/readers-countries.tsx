import { Trans, t } from "#words";
import { type Country, served } from "../content/countries.ts";
import { inList } from "../content/in-words.ts";
import { contactAbout } from "../content/links.ts";
import { spoken } from "../content/spoken.ts";
import { Link } from "../ui/link.tsx";
import styles from "./readers-countries.module.css";

/** Served, but not in the lists of collection, where those who read the language would look for them. */
const there = inList(
  served.flatMap(({ code, currency }: Country) => (!currency && spoken.countries[code]) || []),
  spoken.or,
);

/** Says so, in the languages that have such countries. */
export function ReadersCountries({ className = "" }) {
  if (!there) return null;
  return (
    <p className={`small soft ${styles.line} ${className}`.trim()}>
      <Trans>
        Are you {there}? These countries are served. For local collection there,{" "}
        <Link href={contactAbout(t`Local collection ${there}`)}>ask us</Link>.
      </Trans>
    </p>
  );
}
