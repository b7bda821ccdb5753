import { startTransition, useState } from "react";
import { Trans, t } from "#words";
import { type Country, collection, countries, otherName, served } from "../../content/countries.ts";
import { type CurrencyCode, currencyCode, notCollected } from "../../content/currencies.ts";
import { atStart, inList, inWords } from "../../content/in-words.ts";
import { contactAbout, countryId } from "../../content/links.ts";
import { Claim } from "../../sections/claim.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { WithoutScripts } from "../../sections/without-scripts.tsx";
import { Link, LoneLink } from "../../ui/link.tsx";
import { Live } from "../../ui/live.tsx";
import { Table } from "../../ui/table.tsx";
import { ToolField } from "../../ui/tool-field.tsx";
import { Strip } from "../../weave/strip.tsx";
import styles from "./country-table.module.css";
import { findCountries, quoted } from "./find-countries.ts";
import { Flag } from "./flag.tsx";

const all: readonly Country[] = countries;
const onMap = atStart(inWords(served.length));
const collected = inWords(collection.length);
const collectedOnly = inList(
  all.filter(({ highlighted, currency }) => currency && !highlighted).map(({ name }) => name),
);

const TABLE = "countries";
const columns = [t`Country`, t`Served`, t`Local collection and currency`];

/** The map as a table: every country, or those that a search finds. */
export default function CountryTable() {
  const { typed, type } = useSearch();
  const found = findCountries(typed ?? "", countries);
  const isFound = found.length > 0;
  const counted = typed === undefined ? undefined : isFound ? countOf(found) : none(typed);

  return (
    <Quiet
      title={t`${{ count: atStart(inWords(countries.length)) }} countries, two lists`}
      lede={
        <Trans>
          <Claim of="served">{onMap} are served</Claim> and{" "}
          <Claim of="collection">{collected} have local collection listed</Claim> in the table.{" "}
          {collectedOnly} are on the second list only. For the others,{" "}
          <Link href={contactAbout(t`Local collection in a country`)}>ask us</Link>.
        </Trans>
      }
      under={
        <>
          <div className={`scripted screen ${styles.find}`}>
            <ToolField
              name="country"
              label={t`Find a country`}
              note={t`Or a currency`}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              onInput={type}
              shows={TABLE}
            />
            <p className="small">
              <span>{counted}</span>
              {!isFound && (
                <Link
                  href={contactAbout(t`Country coverage: ${{ name: quoted(typed ?? "") }}`)}
                >{t`Ask us`}</Link>
              )}
            </p>
            <Live>{isFound && counted ? named(counted, found) : counted}</Live>
          </div>
          <WithoutScripts what={t`The search`} />
        </>
      }
    >
      {isFound && (
        <div id={TABLE} className={styles.table}>
          <Table
            caption={t`Countries, served and with local collection`}
            columns={columns}
            rows={found.map(rowOf)}
          />
        </div>
      )}
      <p className={`small ${styles.file}`}>
        <LoneLink href="/coverage.csv" download>
          {t`Download as CSV`}
        </LoneLink>
      </p>
    </Quiet>
  );
}

const countOf = (found: readonly Country[]) =>
  t`${{ found: found.length }} of ${{ all: countries.length }} countries`;

/** With the names of a few, which the table shows. */
function named(counted: string, found: readonly Country[]): string {
  const names = found.map(({ name }) => name).join(", ");
  return found.length < 4 ? `${counted}. ${names}` : counted;
}

function none(typed: string): string {
  const code = currencyCode(typed);
  return code
    ? `${notCollected(code)} `
    : `${t`No country matches “${{ typed: quoted(typed) }}”.`} `;
}

/** The search text, undefined until typing starts. The field keeps it, since it may precede the scripts. */
function useSearch() {
  const [typed, type] = useState<string>();
  // Paints the letter first: the field already has it, and the table may follow a frame later.
  return { typed, type: (value: string) => startTransition(() => type(value)) };
}

function rowOf(country: Country) {
  const { code, highlighted, currency } = country;
  return {
    id: code,
    cells: [
      <Name key="name" {...country} />,
      highlighted ? t`Yes` : t`Not listed`,
      currency ? <Currency key="currency" code={currency} /> : <NotStated key="currency" />,
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
        {alias && <small className={styles.alias}>{t`also ${alias}`}</small>}
      </span>
    </span>
  );
}

function Currency({ code }: { code: CurrencyCode }) {
  return (
    <span className={styles.cell} translate="no">
      <span className={styles.strip}>
        <Strip currency={code} />
      </span>
      {code}
    </span>
  );
}

function NotStated() {
  return (
    <span className={`${styles.cell} ${styles.notStated}`}>
      <span className={styles.strip} />
      {t`Not stated`}
    </span>
  );
}
