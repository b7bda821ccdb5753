import type { ReactNode } from "react";
import { claims, statement } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { Claim } from "../../sections/claim.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./features.module.css";

export function Features() {
  return (
    <Quiet wide title="What the documentation covers">
      <ul className={styles.features}>
        {/* The hero links this number already. */}
        <Feature name={statement(claims.endpoints)}>In one API reference.</Feature>
        <Feature name={<Claim lone of="events">{`${atStart(many.events)} events`}</Claim>}>
          Signed, retried, filtered. <Link href="/webhooks">Webhooks</Link>
        </Feature>
        <Feature name={<Claim lone of="sdks">{`${atStart(many.sdks)} SDKs`}</Claim>}>
          Software development kits, each with its own page.{" "}
          <Link href="/sdks-libraries">SDKs &amp; Libraries</Link>
        </Feature>
        <Feature
          name={<Claim lone of="scenarios">{`${atStart(many.scenarios)} things to test`}</Claim>}
        >
          With test credentials. <Link href="/sandbox">Sandbox</Link>
        </Feature>
      </ul>
    </Quiet>
  );
}

function Feature({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <li>
      <p className="num">{name}</p>
      <p className="soft">{children}</p>
    </li>
  );
}
