import type { ReactNode } from "react";
import { t } from "#words";
import { brand } from "../../content/brand.ts";
import { atStart } from "../../content/in-words.ts";
import { contactAbout } from "../../content/links.ts";
import { langOf, methods, price } from "../../content/methods.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { rich, Stated } from "../../sections/rich.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import styles from "./plans.module.css";

const instant = atStart(settlementName(settlement.instant));

/** Three plans: one priced by method, two by agreement. */
export function Plans() {
  return (
    <section className={`wrap ${styles.plans}`} aria-label={t`Plans`}>
      <div className={styles.plan}>
        <h2>{t`For Merchants`}</h2>
        <p className="soft">{t`Per transaction, by payment method.`}</p>
        <dl>
          {methods.map((method) => (
            <div key={method.id}>
              <dt lang={langOf(method)}>{method.name}</dt>
              <dd className="num tnum">{price(method)}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink variant="hero" size="lg" href={brand.appUrl}>
          {t`Get Started`}
        </ButtonLink>
      </div>
      <CustomPlan
        name={t({ message: "For PayFacs", context: "a plan" })}
        features={
          <>
            <li>{t`For payment facilitators`}</li>
            <li>{rich(t`A single API, [](claim:endpoints)`)}</li>
            <li>{t`KYC/AML compliance suite`}</li>
            <li>
              <Stated lone of="currencies" />
            </li>
          </>
        }
      >
        <ButtonLink variant="outline" size="lg" href={contactAbout(t`Custom pricing for a PayFac`)}>
          {t`Talk to Sales`}
        </ButtonLink>
      </CustomPlan>
      <CustomPlan
        name={t`For Acquirers & Enterprise`}
        features={
          <>
            <li>{t`Acquiring-as-a-service`}</li>
            <li>
              <Stated lone of="complianceCountries" />
            </li>
            <li>{rich(t`[${instant}](claim:instant-settlement), enterprise only`)}</li>
          </>
        }
      >
        <ButtonLink
          variant="outline"
          size="lg"
          href={contactAbout(t`Custom pricing for an acquirer or enterprise`)}
        >
          {t`Contact`}
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
      <p className={`num ${styles.price}`}>{t`Custom`}</p>
      <ul>{features}</ul>
      {children}
    </div>
  );
}
