import { t } from "#words";
import { claims, standards, statement } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { Island } from "../../islands/island.tsx";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import { rich } from "../../sections/rich.tsx";
import { Section } from "../../sections/section.tsx";
import { ApiTeaser } from "./api-teaser.tsx";
import BusinessCarousel from "./business-carousel.island.tsx";
import { Friction } from "./friction.tsx";
import styles from "./home.module.css";
import { HomeHero } from "./home-hero.tsx";
import { Infrastructure } from "./infrastructure.tsx";
import { Tools } from "./tools.tsx";

export default function Home() {
  return (
    <Divided>
      <Opening />
      <Infrastructure />
      <Section dyed>
        <Island
          of={BusinessCarousel}
          wake="near"
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
        emblem="/"
        headline={t`Start in\nthe sandbox`}
        lede={t`Use test credentials. Go live by switching to production keys.`}
      >
        <StartAction />
        <ContactAction about={t`Cross-border payments through one API`} />
      </Closing>
    </Divided>
  );
}

/** The hero is followed directly by its assurances, without a pass between them. */
function Opening() {
  return (
    <>
      <HomeHero />
      <Assurances />
    </>
  );
}

const assurances: readonly { strong: string; rest?: string }[] = [
  ...standards.map(({ name, detail }) => ({ strong: name, rest: detail })),
  { strong: claims.uptime.figure, rest: claims.uptime.of },
  { strong: atStart(claims.response.figure), rest: claims.response.of },
  {
    strong: t`${{ count: atStart(claims.complianceCountries.figure) }} countries`,
    rest: t`of compliance coverage`,
  },
];

/** One line of cloth, a cell for each. */
function Assurances() {
  return (
    <ul className={`wrap ${styles.list}`} aria-label={t`Assurances`}>
      {assurances.map(({ strong, rest }) => (
        <li key={strong}>
          <b>{strong}</b>
          {rest && ` ${rest}`}
        </li>
      ))}
      <li>{rich(t`As stated by us: [what our numbers cover](/about#numbers)`)}</li>
    </ul>
  );
}
