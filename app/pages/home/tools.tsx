import { Trans, t } from "#words";
import { claims, figure } from "../../content/claims.ts";
import { collection } from "../../content/countries.ts";
import { atStart, inWords } from "../../content/in-words.ts";
import { methods } from "../../content/methods.ts";
import type { Path } from "../../content/paths.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { Figure } from "../../weave/figure.tsx";
import { PRODUCTS, products } from "./figures.ts";
import styles from "./tools.module.css";

interface Tool {
  readonly href: Path;
  readonly name: string;
  readonly does: string;
  /** What stands out, and the words after it. */
  readonly offers: readonly [string, string];
}

const tools: readonly Tool[] = [
  {
    href: "/payment-gateway",
    name: t`Payment Gateway`,
    does: t`${{ count: atStart(inWords(methods.length)) }} payment methods.`,
    offers: [String(collection.length), t`collection countries`],
  },
  {
    href: "/fx-engine",
    name: t`FX Engine`,
    does: t`Converts between currencies.`,
    offers: [figure(claims.fxSavings), claims.fxSavings.of],
  },
  {
    href: "/compliance-suite",
    name: t`Compliance Suite`,
    does: t`KYC and AML in one suite.`,
    offers: [atStart(figure(claims.complianceCountries)), claims.complianceCountries.of],
  },
  {
    href: "/analytics-dashboard",
    name: t`Analytics Dashboard`,
    does: t`Volumes, transfers and status.`,
    offers: [t`Volume`, t`per currency`],
  },
];

const count = atStart(inWords(tools.length));

export function Tools() {
  return (
    <Quiet
      title={
        <Trans>
          Tools for <span className={styles.together}>managing payments</span>
        </Trans>
      }
      lede={
        <Trans>
          {count} products for cross-border payments.{" "}
          <Link href="/solutions">Find your solution</Link>
        </Trans>
      }
      under={
        <div className={styles.products}>
          <Figure {...PRODUCTS} threads={products(tools.length)} />
        </div>
      }
    >
      <ul className={styles.index}>
        {tools.map(({ href, name, does, offers: [figure, of] }) => (
          <li key={href}>
            <a href={href}>
              <h3>{name}</h3>
              <p className="soft">{does}</p>
              <p>
                <span className="num">{figure}</span>
                {` ${of}`}
              </p>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </Quiet>
  );
}
