import { t } from "#words";
import { claims, standards, statement } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { atStart, inWords } from "../../content/in-words.ts";
import type { Href } from "../../content/links.ts";
import { methods } from "../../content/methods.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { inDigits } from "../../content/spoken.ts";
import { Island } from "../../islands/island.tsx";
import {
  Actions,
  ContactAction,
  DocumentationAction,
  IntegrationAction,
} from "../../sections/actions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Paragraph, rich } from "../../sections/rich.tsx";
import { Row, Statements } from "../../sections/rows.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Closing } from "../../sections/stage.tsx";
import { Thing, Through } from "../../sections/through.tsx";
import { across, ends, way } from "../../sections/way.ts";
import { Link } from "../../ui/link.tsx";
import { Figure } from "../../weave/figure.tsx";
import BusinessCarousel from "./business-carousel.island.tsx";
import styles from "./home.module.css";
import { HomeHero } from "./home-hero.tsx";
import { REED, reed } from "./reed.ts";
import RequestTabs from "./request-tabs.island.tsx";

export default function Home() {
  return (
    <>
      <HomeHero />
      <Assurances />
      <Infrastructure />
      <Section dyed>
        <Island
          of={BusinessCarousel}
          wake="near"
          always
          with={{
            currencies: atStart(many.collection),
            countries: atStart(statement(claims.remittanceCountries)),
            fan: claims.remittanceCountries.value,
          }}
        />
      </Section>
      <Tools />
      <Friction />
      <ApiTeaser />
      <Closing
        large
        emblem="/"
        headline={t`Start in\nthe sandbox`}
        lede={t`Use test credentials. Go live by switching to production keys.`}
        about={t`Cross-border payments through one API`}
      />
    </>
  );
}

const assurances: readonly { strong: string; rest?: string }[] = [
  ...standards.map(({ name, detail }) => ({ strong: name, rest: detail })),
  { strong: claims.uptime.figure, rest: claims.uptime.of },
  { strong: atStart(claims.response.figure), rest: claims.response.of },
  {
    strong: t`${{ count: inDigits(claims.complianceCountries.value) }}+ countries`,
    rest: t`of compliance coverage`,
  },
];

/** One line of cloth, a cell for each. */
function Assurances() {
  return (
    <div className={way()}>
      <ul className={`wrap ${styles.list}`} aria-label={t`Assurances`}>
        {assurances.map(({ strong, rest }) => (
          <li key={strong}>
            <b>{strong}</b>
            {rest && ` ${rest}`}
          </li>
        ))}
        <li>{rich(t`As stated by us: [what our numbers cover](/about#numbers)`)}</li>
      </ul>
    </div>
  );
}

const { languages } = many;

function ApiTeaser() {
  return (
    <section className={`${styles.section} ${way({ crosses: true })}`}>
      <div className={`wrap g12 ${styles.teaser}`}>
        <div className={styles.head}>
          <h2 className="quiet">{t`Send a payment request`}</h2>
          <Paragraph className="soft">
            {t`See it [in curl and ${languages} languages](/api-documentation), and use the [sandbox](/sandbox) to test.`}
          </Paragraph>
        </div>
        <Island of={RequestTabs} wake="near" keeps={["language"]} />
        <div className={styles.text}>
          <div className={styles.sent}>
            <i className={across} />
          </div>
          <dl>
            <div>
              <dt>{atStart(claims.endpoints.figure)}</dt>
              <dd>{claims.endpoints.of}</dd>
            </div>
            <div>
              <dt>{t`${{ count: atStart(many.sdks) }} SDKs`}</dt>
              <dd>{t`from Python to mobile`}</dd>
            </div>
          </dl>
          <Actions>
            <DocumentationAction variant="default" />
            <IntegrationAction />
          </Actions>
        </div>
      </div>
    </section>
  );
}

const pairs = [
  { before: t`One integration per market`, after: t`One API` },
  { before: t`Waiting to be settled`, after: atStart(settlementName(settlement.fast)) },
  {
    before: t`Compliance, country by country`,
    after: atStart(statement(claims.complianceCountries)),
  },
] as const;

function Friction() {
  return (
    <section className={`sec ${styles.friction} ${way({ crosses: true })}`}>
      <div className="wrap">
        <SectionHead title={t`Eliminate Legacy Friction`} />
        <div className={styles.reed}>
          <Figure {...REED} threads={reed} />
          <i className={`${ends} ${styles.through}`} />
        </div>
        <dl>
          {pairs.map(({ before, after }) => (
            <div key={before} className="g12">
              <dt className="soft">{before}</dt>
              <dd className="num">{after}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.action}>
          <ContactAction
            about={t`Talk to an Expert`}
            label={t`Talk to an Expert`}
            variant="default"
          />
        </div>
      </div>
    </section>
  );
}

const foundations: readonly (readonly [href: Href, name: string, is: string])[] = [
  ["/api-documentation", t`One API`, t`Access to global payment networks.`],
  ["/fx-engine", atStart(statement(claims.currencies)), t`Multi-currency processing.`],
  [
    "/about#number-corridors",
    t`${{ count: claims.corridors.figure }} corridors`,
    t`Active payment routes, each between two places.`,
  ],
  ["/payment-gateway#agentic", t`Agentic payments`, t`An AI-driven payments platform.`],
  ["/acquirers", t`Acquiring-as-a-service`, t`For payment facilitators (PayFacs) and acquirers.`],
];

function Infrastructure() {
  return (
    <Quiet
      wide
      title={t`Foundational infrastructure`}
      lede={t`Cloud-native, built in Africa with global reach.`}
    >
      <Statements>
        {foundations.map(([href, name, is]) => (
          <Row key={href} term={<Link href={href}>{name}</Link>}>
            {is}
          </Row>
        ))}
      </Statements>
    </Quiet>
  );
}

const tools = [
  {
    href: "/payment-gateway",
    name: t`Payment Gateway`,
    offers: t`${{ count: atStart(inWords(methods.length)) }} payment methods.`,
  },
  {
    href: "/fx-engine",
    name: t`FX Engine`,
    offers: `${t`Converts between currencies.`} ${atStart(statement(claims.fxSavings))}.`,
  },
  {
    href: "/compliance-suite",
    name: t`Compliance Suite`,
    offers: t`The KYC/AML suite: know your customer and anti-money-laundering checks.`,
  },
  {
    href: "/analytics-dashboard",
    name: t`Analytics Dashboard`,
    offers: t`Volumes and transfers in one dashboard.`,
  },
] as const;

const count = atStart(inWords(tools.length));

function Tools() {
  return (
    <Through
      title={t`Tools for managing payments`}
      lede={t`${count} products for cross-border payments. [Find your solution](/solutions)`}
    >
      {tools.map(({ href, name, offers }) => (
        <Thing key={href} page={href} title={name}>
          {offers}
        </Thing>
      ))}
    </Through>
  );
}
