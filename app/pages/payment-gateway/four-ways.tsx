import { claims } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { methods, price } from "../../content/methods.ts";
import { Claim } from "../../sections/claim.tsx";
import { Section } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import { Figure } from "../../weave/figure.tsx";
import { FAN, fan } from "./fan.ts";
import styles from "./four-ways.module.css";

/** One thread in; at the end of each thread out, its method and price. */
export function FourWays() {
  return (
    <Section>
      <div className={styles.fan}>
        <div className={styles.figure}>
          <Figure {...FAN} threads={fan(claims.endpoints.value)} />
        </div>
        <dl>
          {methods.map((method) => (
            <div key={method.id}>
              <dt>{method.name}</dt>
              <dd className="num tnum">
                <Claim of={method.id}>{price(method)}</Claim>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={`small soft ${styles.note}`}>{`One API, ${many.methods} payment methods.`}</p>
      <p className={`soft ${styles.note}`}>
        Prices are per transaction. Bank transfer is capped at the local limit. USSD is a short code
        dialled on a phone, without internet. <Link href="/pricing">Pricing</Link>
      </p>
    </Section>
  );
}
