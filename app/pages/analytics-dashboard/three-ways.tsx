import type { ReactNode } from "react";
import { Trans, t } from "#words";
import { sampleVolumes } from "../../content/sample.ts";
import { DocumentationAction } from "../../sections/actions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import strips from "../../sections/shares.module.css";
import { Link } from "../../ui/link.tsx";
import { Strip } from "../../weave/strip.tsx";
import styles from "./three-ways.module.css";

const ways: readonly { name: string; drawn: ReactNode; text: ReactNode }[] = [
  {
    name: t`For people`,
    drawn: (
      <div className={`${styles.chart} ${strips.shares}`}>
        {sampleVolumes.map(({ currency }) => (
          <Strip key={currency} currency={currency} />
        ))}
      </div>
    ),
    text: t`The dashboard: volumes, transfers and their status in one view.`,
  },
  {
    name: t`For systems`,
    drawn: <div className={styles.events} />,
    text: (
      <Trans>
        Webhooks: events sent in real time, signed and retried.{" "}
        <Link href="/webhooks">Webhooks</Link>
      </Trans>
    ),
  },
  {
    name: t`For tests`,
    drawn: <div className={`${styles.events} ${styles.apart}`} />,
    text: (
      <Trans>
        The sandbox, isolated from production. <Link href="/sandbox">Sandbox</Link>
      </Trans>
    ),
  },
];

/** The same payments as a chart, as events into a system, and as events inside of the sandbox. */
export function ThreeWays() {
  return (
    <Quiet
      wide
      title={t`Dashboard or webhooks`}
      under={
        <p className="actions">
          <DocumentationAction variant="default" />
        </p>
      }
    >
      <ul className={`flow ${styles.ways}`}>
        {ways.map(({ name, drawn, text }) => (
          <li key={name}>
            {drawn}
            <h3>{name}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </Quiet>
  );
}
