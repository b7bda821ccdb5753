import type { ReactNode } from "react";
import { brand } from "../../content/brand.ts";
import { contactAbout } from "../../content/links.ts";
import { methods, price } from "../../content/methods.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Claim } from "../../sections/claim.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import styles from "./plans.module.css";

/** Three plans: one priced by method, two by agreement. */
export function Plans() {
  return (
    <section className={`wrap ${styles.plans}`} aria-label="Plans">
      <div className={styles.plan}>
        <h2>For Merchants</h2>
        <p className="soft">Per transaction, by payment method.</p>
        <dl>
          {methods.map((method) => (
            <div key={method.id}>
              <dt>{method.name}</dt>
              <dd className="num tnum">{price(method)}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink variant="hero" size="lg" href={brand.appUrl}>
          Get Started
        </ButtonLink>
      </div>
      <CustomPlan
        name="For PayFacs"
        features={
          <>
            <li>For payment facilitators</li>
            <li>
              A single API, <Claim of="endpoints" />
            </li>
            <li>KYC/AML compliance suite</li>
            <li>
              <Claim lone of="currencies" />
            </li>
          </>
        }
      >
        <ButtonLink variant="outline" size="lg" href={contactAbout("Custom pricing for a PayFac")}>
          Talk to Sales
        </ButtonLink>
      </CustomPlan>
      <CustomPlan
        name="For Acquirers & Enterprise"
        features={
          <>
            <li>Acquiring-as-a-service</li>
            <li>
              <Claim lone of="complianceCountries" />
            </li>
            <li>
              <Claim of="instant-settlement">{settlementName(settlement.instant)}</Claim>,
              enterprise only
            </li>
          </>
        }
      >
        <ButtonLink
          variant="outline"
          size="lg"
          href={contactAbout("Custom pricing for an acquirer or enterprise")}
        >
          Contact
        </ButtonLink>
      </CustomPlan>
    </section>
  );
}

interface CustomPlanProps {
  name: string;
  /** List items. */
  features: ReactNode;
  /** The call to action. */
  children: ReactNode;
}

function CustomPlan({ name, features, children }: CustomPlanProps) {
  return (
    <div className={styles.plan}>
      <h2>{name}</h2>
      <p className={`num ${styles.price}`}>Custom</p>
      <ul>{features}</ul>
      {children}
    </div>
  );
}
