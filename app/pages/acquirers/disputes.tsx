import type { ReactNode } from "react";
import { t } from "#words";
import { eventDetails } from "../../content/event-details.ts";
import { inWords } from "../../content/in-words.ts";
import { scenarios } from "../../content/sandbox.ts";
import { eventFamilies } from "../../content/webhooks.ts";
import { EventName } from "../../sections/event-name.tsx";
import { rich } from "../../sections/rich.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
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
          {rich(
            t`Signed, sent in real time and retried with exponential backoff. [How webhooks work](/webhooks)`,
          )}
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
            <p>{eventDetails[event].tells}</p>
            <p className="soft">{t`Example: ${{ example: examples[event] }}`}</p>
          </li>
        ))}
      </ul>
      <p className={`small soft ${styles.test}`}>
        {rich(t`Test all ${count} in the [sandbox](/sandbox): the test is “${test}”.`)}
      </p>
    </Section>
  );
}

/** Two warps over the lane at the ends, and the lane over the one between. */
function Cloth({ children }: { children: ReactNode }) {
  const warp = { className: "cased", width: "20%", height: "100%" };
  return (
    <>
      <rect {...warp} fill="var(--warp-1)" x="40%" />
      {children}
      <rect {...warp} fill="var(--warp-2)" />
      <rect {...warp} fill="var(--warp-2)" x="80%" />
    </>
  );
}

/** The lane is the middle third. */
const lane = { className: "cased", y: "33%", height: "34%" };
const half = { className: "cased", width: "66%", height: "24%" };

/** A settled payment: a piece pulled out, made whole again, or taken back. */
const cloth: Readonly<Record<Dispute, ReactNode>> = {
  "dispute.created": (
    <Cloth>
      <rect {...lane} fill="var(--green)" width="29%" />
      <rect {...lane} fill="var(--orange)" x="31%" y="0" width="34%" />
      <rect {...lane} fill="var(--green)" x="67%" width="33%" />
    </Cloth>
  ),
  "dispute.resolved": (
    <Cloth>
      <rect {...lane} fill="var(--green)" width="100%" />
    </Cloth>
  ),
  "chargeback.received": (
    <Cloth>
      <rect {...half} fill="var(--green)" y="20%" />
      <rect {...half} fill="var(--orange)" y="58%" />
      <rect fill="var(--orange)" x="66%" y="20%" width="8%" height="62%" />
    </Cloth>
  ),
};
