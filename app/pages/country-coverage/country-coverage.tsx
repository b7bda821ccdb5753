import markup from "virtual:coverage-map?raw";
import { t } from "#words";
import { collection, mapCaption, served } from "../../content/countries.ts";
import { counts } from "../../content/counts.ts";
import { Island } from "../../islands/island.tsx";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { Paragraph } from "../../sections/rich.tsx";
import { Closing } from "../../sections/stage.tsx";
import { Link } from "../../ui/link.tsx";
import { Lane, LaneTurn } from "../../weave/lane.tsx";
import { Strip } from "../../weave/strip.tsx";
import styles from "./country-coverage.module.css";
import CountryTable from "./country-table.island.tsx";
import CountryTip from "./country-tip.island.tsx";

export default function CountryCoverage() {
  return (
    <>
      <CoverageHero />
      <Island of={CountryTable} wake="shown" />
      <Closing
        emblem="/country-coverage"
        headline={t`Missing your\ncountry?`}
        lede={t`More collection countries are coming. Tell us which one you need.`}
        turn={10}
        about={t`A country we need`}
      />
    </>
  );
}

const servedNames = new RegExp(`(${served.map(({ name }) => name).join("|")})`);

/** A part of a text: the name of a served country is a link to its shape. */
function CountryOnMap({ name }: { name: string }) {
  const code = served.find((country) => country.name === name)?.code;
  return code ? <Link href={`#map-${code}`}>{name}</Link> : name;
}

const [line, inLane] = t`Country\nCoverage`.split("\n");

/** The map is the hero: the lane passes under the continent, the text stays above both. */
function CoverageHero() {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.stage}`}>
        <h1 className="headline">
          <span role="none">{`${line} `}</span>
          <Lane leaves>{inLane}</Lane>
          <span className={`only-phone ${styles.strips}`} aria-hidden="true">
            {collection.map(({ currency }, index) => (
              <b key={currency} data-thread={index % 2 ? "over" : ""}>
                <Strip currency={currency} />
              </b>
            ))}
          </span>
        </h1>
        <p className={`lede ${styles.side}`}>{t`Connecting Africa, One Corridor at a Time`}</p>
        <div className={styles.side}>
          <Actions>
            <StartAction />
            <ContactAction about={t`A country we need`} />
          </Actions>
        </div>
        <LaneTurn />
        <figure
          className={styles.figure}
          aria-label={t`Map of Africa. The table below has all countries.`}
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
          <div className={styles.map} dangerouslySetInnerHTML={{ __html: markup }} />
        </figure>
        <div className={`small soft ${styles.caption}`}>
          {/* The list beside the map: a link that has the focus shows its country there. */}
          <p>
            {mapCaption.split(servedNames).map((part) => (
              <CountryOnMap key={part} name={part} />
            ))}
          </p>
          <Paragraph>
            {t`${{ served: counts.served }} are served (in our coverage): these and [Sierra Leone](#map-SL)`}
          </Paragraph>
          <Paragraph>
            {t`[](claim:remittanceCountries) and [](claim:complianceCountries) are counted separately.`}
          </Paragraph>
        </div>
      </div>
      <Island of={CountryTip} wake="idle" always />
    </section>
  );
}
