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
    name: "Payment Gateway",
    does: `${atStart(inWords(methods.length))} payment methods.`,
    offers: [String(collection.length), "collection countries"],
  },
  {
    href: "/fx-engine",
    name: "FX Engine",
    does: "Foreign exchange in the same API.",
    offers: [figure(claims.fxSavings), claims.fxSavings.of],
  },
  {
    href: "/compliance-suite",
    name: "Compliance Suite",
    does: "KYC and AML in one suite.",
    offers: [figure(claims.complianceCountries), claims.complianceCountries.of],
  },
  {
    href: "/analytics-dashboard",
    name: "Analytics Dashboard",
    does: "Volumes, transfers and status.",
    offers: ["Volume", "per currency"],
  },
];

export function Tools() {
  return (
    <Quiet
      title="Tools for managing payments"
      lede={
        <>
          {`${atStart(inWords(tools.length))} products, one API. `}
          <Link href="/solutions">Find your solution</Link>
        </>
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
