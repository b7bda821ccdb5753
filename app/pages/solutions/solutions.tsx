import { Trans, t } from "#words";
import { inOrder } from "../../content/in-words.ts";
import { daysAfter, settlement } from "../../content/settlement.ts";
import { solutions } from "../../content/solutions.ts";
import { Actions, ContactAction, DocumentationAction } from "../../sections/actions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { bar, Closing, Stage } from "../../sections/stage.tsx";
import { Thing, Through } from "../../sections/through.tsx";
import { LoneLink } from "../../ui/link.tsx";
import { Emblem } from "../../weave/emblem.tsx";
import { times } from "../../weave/weave.ts";
import styles from "./solutions.module.css";

export default function Solutions() {
  return (
    <>
      <SolutionsHero />
      <Choice />
      <Terms />
      <Closing
        large
        emblem="/solutions"
        headline={t`Not sure\nwhich fits?`}
        lede={t`What does your business do?`}
        label={t`Contact Sales`}
        about={t`Which solution fits us`}
      />
    </>
  );
}

const days = times(settlement.standard.to + 1, daysAfter).join(", ");

const terms: readonly (readonly [term: string, meaning: string])[] = [
  [t`Acquirer`, t`A company that accepts card payments for merchants.`],
  [
    t({ message: "Acquiring-as-a-service", context: "term, sorted" }),
    t`Acquiring that one company runs and another uses.`,
  ],
  [t`Agentic payments`, t`Payments that are driven by AI.`],
  [t`AML`, t`Anti-money-laundering: checks on where money comes from and where it goes.`],
  [t`Chargeback`, t`A card payment taken back after the payer disputes it.`],
  [t`Collection`, t`Receiving payments from your customers.`],
  [t`Corridor`, t`A payment route between two places, such as two countries.`],
  [t`Disbursement`, t`A payout: money you send, by bank transfer or mobile money.`],
  [t`FX`, t`Foreign exchange: converting one currency into another.`],
  [
    t`IMTO`,
    t`International money transfer operator: a company that sends money between countries for people.`,
  ],
  [t`KYC`, t`Know your customer: checks on who a person or business is.`],
  [t`Mobile money`, t`Money held in, and paid from, a mobile phone account.`],
  [t`PayFac`, t`Payment facilitator: a business that takes payments for other businesses.`],
  [t`SDK`, t`Software development kit: ready-made code that calls an API.`],
  [t`Served country`, t`A country in our coverage. Local collection has a list of its own.`],
  [t`Settlement`, t`Payment to you of the money that was collected for you.`],
  [days, t`T is the day of payment. The number is the days after it.`],
  [t`USSD`, t`A short code dialled on a mobile phone, without internet.`],
  [t`Webhook`, t`A message that one system sends to another when something changes.`],
];

function Terms() {
  return (
    <Quiet wide id="terms" title={t`Payment terms in plain words`}>
      <dl className={`small ${styles.terms}`}>
        {inOrder(terms, ([term]) => term).map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Quiet>
  );
}

/** The kinds of business side by side, the same lines in each. */
function Choice() {
  return (
    <Through
      title={t`Choose the one that fits you`}
      lede={t`Do you send remittances? See [money transfer operators](/imtos). [What our numbers cover](/about#numbers)`}
    >
      {solutions.map(({ title, description, features, link }) => (
        <Thing key={link} title={title} emblem={link}>
          <div className={styles.fits}>
            <p>{description}</p>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <LoneLink href={link}>
              <span>
                <Trans>
                  Learn More<span className="sr"> about {title}</span>
                </Trans>
              </span>
            </LoneLink>
          </div>
        </Thing>
      ))}
    </Through>
  );
}

/** Each page that the lane leads to. */
const ways = [...solutions, { title: t`IMTOs`, link: "/imtos" }] as const;

/** The lane divides into a strand for each page, which crosses that page's own sign. */
function SolutionsHero() {
  return (
    <Stage
      className={styles.hero}
      words={styles.words}
      leaves="right"
      headline={t`One API for\nyour kind of\nbusiness`}
      drawing={
        <>
          <i className={`${bar.lane} ${styles.lane}`} />
          <div className={styles.divides}>
            <i className={`${bar.across} ${bar.orange} ${styles.outer}`} />
            <i className={`${bar.across} ${bar.orange} ${styles.inner}`} />
            <i className={`${bar.across} ${bar.orange} ${styles.middle}`} />
          </div>
        </>
      }
    >
      <div className={styles.ways}>
        <p className="lede">{t`Go to your page:`}</p>
        <ul>
          {ways.map(({ title, link }) => (
            <li key={link}>
              <a href={link}>
                <span>{title}</span>
              </a>
              <Emblem of="/solutions" whole />
            </li>
          ))}
        </ul>
      </div>
      <p className="lede">
        {t`Five kinds of business, one API. Each page says what you get, what it costs and where each answer stands.`}
      </p>
      <Actions>
        <ContactAction
          about={t`Which solution fits us`}
          label={t`Contact Sales`}
          variant="default"
        />
        <DocumentationAction />
      </Actions>
    </Stage>
  );
}
