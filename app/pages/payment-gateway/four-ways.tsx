import { claims, statement } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { methods, price } from "../../content/methods.ts";
import { Claim } from "../../sections/claim.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import { Figure } from "../../weave/figure.tsx";
import { FAN, fan } from "./fan.ts";
import styles from "./four-ways.module.css";

/** One thread in; at the end of each thread out, its method and price. */
export function FourWays() {
  return (
    <Section>
      <SectionHead title={`One thread in, ${many.methods} ways on`}>
        <p className="lede soft">
          {`You call one API. The warps are its ${statement(claims.endpoints)}; behind them wait the ${many.methods} methods, each with its price per transaction.`}
        </p>
      </SectionHead>
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
      <p className={`soft ${styles.note}`}>
        A bank transfer is capped at the local limit. Disbursements by bank transfer or mobile money
        cost a flat fee per transaction, on request. <Link href="/pricing">See all prices</Link>
      </p>
    </Section>
  );
}
