import type { ReactNode } from "react";
import { claims, statement } from "../../content/claims.ts";
import { counts, many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { Claim } from "../../sections/claim.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Link } from "../../ui/link.tsx";
import { upright } from "../../weave/spread.ts";
import styles from "./features.module.css";

const most = Math.max(claims.endpoints.value, counts.events, counts.sdks, counts.scenarios);

export function Features() {
  return (
    <Quiet wide title="What the documentation covers">
      <ul className={styles.features}>
        {/* The hero links this number already. */}
        <Feature count={claims.endpoints.value} name={statement(claims.endpoints)}>
          In one API reference.
        </Feature>
        <Feature
          count={counts.events}
          name={<Claim lone of="events">{`${atStart(many.events)} events`}</Claim>}
        >
          Signed, retried, filtered. <Link href="/webhooks">Webhooks</Link>
        </Feature>
        <Feature
          count={counts.sdks}
          name={<Claim lone of="sdks">{`${atStart(many.sdks)} SDKs`}</Claim>}
        >
          Software development kits, each with its own page.{" "}
          <Link href="/sdks-libraries">SDKs &amp; Libraries</Link>
        </Feature>
        <Feature
          count={counts.scenarios}
          name={<Claim lone of="scenarios">{`${atStart(many.scenarios)} things to test`}</Claim>}
        >
          With test credentials. <Link href="/sandbox">Sandbox</Link>
        </Feature>
      </ul>
    </Quiet>
  );
}

interface FeatureProps {
  count: number;
  name: ReactNode;
  children: ReactNode;
}

/** A thread for each that it counts, as far apart in one feature as in the other. */
function Feature({ count, name, children }: FeatureProps) {
  return (
    <li>
      <svg
        width="300"
        height="48"
        viewBox={`0 0 ${most} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={upright(count)} />
      </svg>
      <p className="num">{name}</p>
      <p className="soft">{children}</p>
    </li>
  );
}
