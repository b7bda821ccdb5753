import { claims, figure, standards } from "../../content/claims.ts";
import styles from "./assurances.module.css";

const assurances: readonly { strong: string; rest?: string }[] = [
  ...standards.map(({ name, detail }) => ({ strong: name, rest: detail })),
  { strong: figure(claims.uptime), rest: claims.uptime.of },
  { strong: figure(claims.response), rest: claims.response.of },
  { strong: `${figure(claims.complianceCountries)} countries`, rest: "of compliance coverage" },
];

/** One line of cloth with five cells. */
export function Assurances() {
  return (
    <ul className={`wrap ${styles.list}`} aria-label="Assurances">
      {assurances.map(({ strong, rest }) => (
        <li key={strong}>
          <b>{strong}</b>
          {rest && ` ${rest}`}
        </li>
      ))}
      <li>
        As stated by us: <a href="/about#numbers">what our numbers cover</a>
      </li>
    </ul>
  );
}
