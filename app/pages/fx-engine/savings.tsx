import { claims, figure } from "../../content/claims.ts";
import { fxSavings } from "../../content/fx-savings.ts";
import { contactAbout } from "../../content/links.ts";
import { Claim } from "../../sections/claim.tsx";
import { Section } from "../../sections/section.tsx";
import { SewnRow } from "../../sections/sewn-row.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./savings.module.css";

const { covers, notStated } = fxSavings;

/** The figure alone: what it is a share of is not published, so nothing is drawn to its scale. */
export function Savings() {
  return (
    <Section>
      <div className={`g12 ${styles.savings}`}>
        <p className="num" aria-hidden="true">
          {figure(claims.fxSavings)}
        </p>
        <div>
          <h2>
            <span className="sr">{`${figure(claims.fxSavings)} `}</span>
            average FX savings
          </h2>
          <p className="lede soft">
            <Claim of="fxSavings">{figure(claims.fxSavings)}</Claim>, as stated by us.
          </p>
        </div>
      </div>
      <SewnRow
        cells={[
          { term: "What it counts", text: covers },
          { term: "What to ask us", text: `${notStated}.` },
          {
            term: "Your conversion",
            text: (
              <>
                We publish no live rates.{" "}
                <Link href={contactAbout("FX quote")}>Ask us for a quote</Link>.
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}
