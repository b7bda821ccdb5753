import type { ReactNode } from "react";
import { Trans, t } from "#words";
import { eventMeanings } from "../../content/event-meanings.ts";
import { inWords } from "../../content/in-words.ts";
import { scenarios } from "../../content/sandbox.ts";
import { eventFamilies } from "../../content/webhooks.ts";
import { EventName } from "../../sections/event-name.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./disputes.module.css";

const [, , { events }] = eventFamilies;

type Dispute = (typeof events)[number];

const examples: Readonly<Record<Dispute, string>> = {
  "dispute.created": t`Open a case in your system.`,
  "dispute.resolved": t`Close the case.`,
  "chargeback.received": t`Update your ledger.`,
};

const count = inWords(events.length);
const test = scenarios.find(({ outcome }) => outcome === "is-claimed-back")?.name ?? "";

export function Disputes() {
  return (
    <Section>
      <SectionHead title={t`Disputes arrive as webhook events`}>
        <p className="lede soft">
          <Trans>
            Signed, sent in real time and retried with exponential backoff.{" "}
            <Link href="/webhooks">How webhooks work</Link>
          </Trans>
        </p>
      </SectionHead>
      <ul className={`flow ${styles.events}`}>
        {events.map((event) => (
          <li key={event}>
            <svg width="320" height="120" aria-hidden="true">
              {cloth[event]}
            </svg>
            <h3>
              <EventName of={event} />
            </h3>
            <p>{eventMeanings[event]}</p>
            <p className="soft">{t`Example: ${{ example: examples[event] }}`}</p>
          </li>
        ))}
      </ul>
      <p className={`small soft ${styles.test}`}>
        <Trans>
          Test all {count} in the <Link href="/sandbox">sandbox</Link>: the test is “{test}”.
        </Trans>
      </p>
    </Section>
  );
}

const warps = ["0%", "40%", "80%"];

/** Two warps over the lane at the ends, and the lane over the one between. */
function Cloth({ children }: { children: ReactNode }) {
  const [first, middle, last] = warps;
  return (
    <>
      <rect className={styles.warp} fill="var(--warp-1)" x={middle} />
      {children}
      <rect className={styles.warp} fill="var(--warp-2)" x={first} />
      <rect className={styles.warp} fill="var(--warp-2)" x={last} />
    </>
  );
}

/** A payment that was settled: a piece of it pulled out, whole again, or taken back. */
const cloth: Readonly<Record<Dispute, ReactNode>> = {
  "dispute.created": (
    <Cloth>
      <rect className={styles.lane} fill="var(--river)" width="29%" />
      <rect className={`${styles.lane} ${styles.pulled}`} fill="var(--kola)" x="31%" width="34%" />
      <rect className={styles.lane} fill="var(--river)" x="67%" width="33%" />
    </Cloth>
  ),
  "dispute.resolved": (
    <Cloth>
      <rect className={styles.lane} fill="var(--river)" width="100%" />
    </Cloth>
  ),
  "chargeback.received": (
    <Cloth>
      <rect className={`${styles.lane} ${styles.out}`} fill="var(--river)" width="66%" />
      <rect className={`${styles.lane} ${styles.back}`} fill="var(--kola)" width="66%" />
      <rect className={`${styles.lane} ${styles.turn}`} fill="var(--kola)" x="66%" />
    </Cloth>
  ),
};
