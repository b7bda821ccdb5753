import type { ReactNode } from "react";
import { Trans, t } from "#words";
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
    <Quiet wide title={t`Endpoints, events, SDKs and tests`}>
      <ul className={`flow ${styles.features}`}>
        {/* The hero links this number already. */}
        <Feature count={claims.endpoints.value} name={atStart(statement(claims.endpoints))}>
          {t`In a single API.`}
        </Feature>
        <Feature
          count={counts.events}
          name={<Claim lone of="events">{t`${{ count: atStart(many.events) }} events`}</Claim>}
        >
          <Trans>
            Signed, retried, filtered. <Link href="/webhooks">Webhooks</Link>
          </Trans>
        </Feature>
        <Feature
          count={counts.sdks}
          name={<Claim lone of="sdks">{t`${{ count: atStart(many.sdks) }} SDKs`}</Claim>}
        >
          <Trans>
            Software development kits, each with its own page.{" "}
            <Link href="/sdks-libraries">SDKs &amp; Libraries</Link>
          </Trans>
        </Feature>
        <Feature
          count={counts.scenarios}
          name={
            <Claim
              lone
              of="scenarios"
            >{t`${{ count: atStart(many.scenarios) }} things to test`}</Claim>
          }
        >
          <Trans>
            With test credentials. <Link href="/sandbox">Sandbox</Link>
          </Trans>
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
