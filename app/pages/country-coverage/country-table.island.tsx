import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import { Trans, t } from "#words";
import { type Country, collection, countries, otherName, served } from "../../content/countries.ts";
import { type CurrencyCode, notCollected } from "../../content/currencies.ts";
import { atStart, inList, inWords } from "../../content/in-words.ts";
import { contactAbout, countryId } from "../../content/links.ts";
import { regionNames } from "../../content/regions.ts";
import { spoken } from "../../content/spoken.ts";
import { Claim } from "../../sections/claim.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { WithoutScripts } from "../../sections/without-scripts.tsx";
import { Link, LoneLink } from "../../ui/link.tsx";
import { Live } from "../../ui/live.tsx";
import { Table } from "../../ui/table.tsx";
import { ToolField } from "../../ui/tool-field.tsx";
import { Strip } from "../../weave/strip.tsx";
import { CountryAnswer } from "./country-answer.tsx";
import styles from "./country-table.module.css";
import { findCountries, type Meaning, meaningOf, quoted, type Shape } from "./find-countries.ts";
import { Flag } from "./flag.tsx";

const all: readonly Country[] = countries;
const onMap = atStart(inWords(served.length));
const collected = atStart(inWords(collection.length));
const collectedOnly = inList(
  all.filter(({ highlighted, currency }) => currency && !highlighted).map(({ name }) => name),
);

const TABLE = "countries";
const FIELD = "country";
/** The most names of an answer. */
const NAMED_MAX = 6;
const columns = [t`Country`, t`Served`, t`Local collection and currency`];

/** The map as a table: every country, or those that a search finds. */
export default function CountryTable() {
  const { typed, type } = useSearch();
  const found = findCountries(typed ?? "", countries);
  const meaning = meaningOf(typed ?? "", found, shapes);
  const { one } = meaning;
  const said = typed === undefined ? undefined : answerOf(typed, found, meaning);
  useAddress(typed, one?.code);

  return (
    <Quiet
      id="find"
      title={t`${{ count: atStart(inWords(countries.length)) }} countries, two lists`}
      lede={
        <Trans>
          <Claim of="served">{onMap} are served</Claim>: in our coverage, and coloured on the map.{" "}
          <Claim of="collection">{collected} countries have local collection</Claim>.{" "}
          {collectedOnly} are on that list alone. For any other country, look it up or{" "}
          <Link href={contactAbout(t`Local collection in a country`)}>ask us</Link>.
        </Trans>
      }
      under={
        <>
          <div className={`scripted screen ${styles.find}`}>
            <ToolField
              name={FIELD}
              label={t`Find a country`}
              note={t`Or a currency`}
              type="search"
              onInput={type}
              shows={TABLE}
            />
            <p className="small">
              <span>{said && `${said} `}</span>
              {said && !one?.listed && (found.length === 0 || meaning.places.length > 0) && (
                <Link keeps href={contactAbout(subjectOf(typed ?? "", meaning))}>{t`Ask us`}</Link>
              )}
            </p>
            <Live>
              {said &&
                (found.length < 4 ? [said, ...found.map(({ name }) => name)].join(" ") : said)}
            </Live>
          </div>
          <WithoutScripts what={t`The search`} />
        </>
      }
    >
      <div id={TABLE} className={styles.table}>
        {found.length > 0 && (
          <>
            <Table
              caption={t`Countries, served and with local collection`}
              columns={columns}
              rows={found.map(rowOf)}
            />
            <p className={`small ${styles.file}`}>
              <LoneLink href="/coverage.csv" download>
                {t`Download as CSV`}
              </LoneLink>
            </p>
          </>
        )}
        {one && <CountryAnswer key={one.name} {...one} />}
      </div>
    </Quiet>
  );
}

/** What the search finds, in a line. */
function answerOf(typed: string, found: readonly Country[], { places, one, currency }: Meaning) {
  if (currency) return notCollected(currency);
  const counted = t`${{ found: found.length }} of ${{ all: countries.length }} countries`;
  if (found.length > 0 && places.length === 0) return found.length < 4 ? `${counted}.` : counted;
  const names = places.slice(0, NAMED_MAX).map(({ name }) => name);
  const neither = one
    ? t`${{ name: one.name }} is on neither list.`
    : t`On neither list: ${{ names: names.join(", ") }}.`;
  if (found.length > 0) return `${counted}. ${neither}`;
  return places.length > 0 ? neither : t`No country matches “${{ typed: quoted(typed) }}”.`;
}

const subjectOf = (typed: string, { one, currency }: Meaning) =>
  currency
    ? t`Collection, payout or settlement in ${currency}`
    : t`Country coverage: ${{ name: one?.name ?? quoted(typed) }}`;

/** The search text, undefined until there is any. The field keeps it, since it may precede the scripts. */
function useSearch() {
  const [typed, setTyped] = useState<string>();
  const [asked, setAsked] = useState<string>();
  // Paints the letter first: the field already has it, and the table may follow a frame later.
  const type = (value: string) => startTransition(() => setTyped(value));

  useEffect(() => {
    const read = () => {
      const code = codeIn(location.hash);
      const place =
        all.find((country) => country.code === code) ??
        shapes().find((shape) => shape.code === code);
      const name = place?.name ?? (code && regionNames(spoken.code)(code));
      const field = document.getElementById(FIELD);
      if (!name || !(field instanceof HTMLInputElement)) return;
      field.value = name;
      setTyped(name);
      setAsked(code);
    };
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  useLayoutEffect(() => {
    if (asked) document.getElementById(countryId(asked))?.scrollIntoView();
  }, [asked]);
  return { typed, type };
}

/** The code of the country that an address asks about. */
const codeIn = (hash: string) => /^#country-([A-Z]{2})$/.exec(hash)?.[1];

/** Keeps the one country found in the address, to share. */
function useAddress(typed: string | undefined, code: string | undefined): void {
  useEffect(() => {
    const { hash, pathname, search } = location;
    if (typed === undefined || codeIn(hash) === code) return;
    history.replaceState(history.state, "", code ? `#${countryId(code)}` : pathname + search);
  }, [typed, code]);
}

let drawn: readonly Shape[] | undefined;

/** The countries of the map, by the page. */
const shapes = () => {
  drawn ??= [...document.querySelectorAll<SVGElement>("[data-name]")].map(({ id, dataset }) => ({
    name: dataset.name ?? "",
    code: id.slice("map-".length),
  }));
  return drawn;
};

function rowOf(country: Country) {
  const { code, highlighted, currency } = country;
  return {
    id: code,
    cells: [
      <Name key="name" {...country} />,
      highlighted ? t`Yes` : t`Collection only`,
      <Currency key="currency" code={currency} />,
    ],
  };
}

/** Links to the country's shape on the map, which lights up. */
function Name(country: Country) {
  const { code, name } = country;
  const alias = otherName(country);
  return (
    <span className={styles.cell}>
      <Flag code={code} />
      <span>
        <LoneLink id={countryId(code)} href={`#map-${code}`}>
          {name}
        </LoneLink>{" "}
        {alias && <small>{t`also ${alias}`}</small>}
      </span>
    </span>
  );
}

function Currency({ code }: { code: CurrencyCode | undefined }) {
  const looks = code ? styles.cell : `${styles.cell} ${styles.notStated}`;
  return (
    <span className={looks} translate={code && "no"}>
      <span className={styles.strip}>{code && <Strip currency={code} />}</span>
      {code ?? t`Not stated`}
    </span>
  );
}
