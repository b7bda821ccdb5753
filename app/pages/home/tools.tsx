import { claims, figure } from "../../content/claims.ts";
import { collection } from "../../content/countries.ts";
import { inWords } from "../../content/in-words.ts";
import type { Path } from "../../pages.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./tools.module.css";

const tools: readonly { href: Path; name: string; does: string; number: string; of: string }[] = [
  {
    href: "/payment-gateway",
    name: "Payment Gateway",
    does: "Accept cards, mobile money, bank transfer and USSD.",
    number: String(collection.length),
    of: "collection countries",
  },
  {
    href: "/fx-engine",
    name: "FX Engine",
    does: "Collect in one currency and settle in another.",
    number: figure(claims.fxSavings),
    of: claims.fxSavings.of,
  },
  {
    href: "/compliance-suite",
    name: "Compliance Suite",
    does: "KYC and AML in one suite.",
    number: figure(claims.complianceCountries),
    of: claims.complianceCountries.of,
  },
  {
    href: "/analytics-dashboard",
    name: "Analytics Dashboard",
    does: "Volumes, transfers and their status in one view.",
    number: figure(claims.currencies),
    of: claims.currencies.of,
  },
];

export function Tools() {
  return (
    <Section>
      <SectionHead title="Tools for managing payments">
        <p className="lede soft">
          {`Use one, or use all ${inWords(tools.length)}. They run on the same lanes.`}
        </p>
      </SectionHead>
      <ul className={styles.index}>
        {tools.map(({ href, name, does, number, of }) => (
          <li key={href}>
            <a className="g12" href={href}>
              <h3>{name}</h3>
              <p className="soft">{does}</p>
              <p>
                <span className="num">{number}</span>
                {` ${of}`}
              </p>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
