import { type Country, countries } from "../../content/countries.ts";
import { type CurrencyCode, currencies } from "../../content/currencies.ts";
import { Claim } from "../../sections/claim.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Unsaid } from "../../sections/unsaid.tsx";
import { Table } from "../../ui/table.tsx";
import { Strip } from "../../weave/strip.tsx";
import styles from "./country-table.module.css";
import { Flag } from "./flag.tsx";

const columns = ["Country", "Highlighted on the map", "Local collection and currency"];

export function CountryTable() {
  return (
    <Section>
      <SectionHead title="Fourteen countries, two facts each">
        <p className="lede soft">
          <Claim of="highlighted">Twelve are highlighted on the map</Claim>,{" "}
          <Claim of="collection">seven have local collection listed</Claim>: separate facts. A blank
          is not a no: it is not stated.
        </p>
      </SectionHead>
      <Table
        caption="Countries, highlighted and with local collection"
        columns={columns}
        rows={countries.map((country: Country) => ({
          id: country.code,
          cells: [
            <Name key="name" {...country} />,
            <span key="highlighted" className={styles.cell}>
              {country.highlighted ? <Flag code={country.code} /> : <i className={styles.noFlag} />}
              {country.highlighted ? "Yes" : "No"}
            </span>,
            country.currency ? (
              <Currency key="currency" code={country.currency} />
            ) : (
              <Unsaid key="currency">Not stated</Unsaid>
            ),
          ],
        }))}
      />
    </Section>
  );
}

function Name({ name, alias }: Country) {
  return alias ? (
    <>
      {name} <small className={styles.alias}>{`also ${alias}`}</small>
    </>
  ) : (
    name
  );
}

function Currency({ code }: { code: CurrencyCode }) {
  return (
    <span className={styles.cell}>
      <span>
        <Strip currency={code} />
      </span>
      {`${code} `}
      <small>{`ISO ${currencies[code]}`}</small>
    </span>
  );
}
