import { claims, figure } from "../../content/claims.ts";
import { fxSavings } from "../../content/fx-savings.ts";
import { contactAbout } from "../../content/links.ts";
import { sampleConversion } from "../../content/sample.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { RunIn } from "../../sections/run-in.tsx";
import { Section } from "../../sections/section.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Link } from "../../ui/link.tsx";
import { FxCrossing } from "./fx-crossing.tsx";
import styles from "./fx-engine.module.css";
import { FxQuestions } from "./fx-questions.tsx";
import { PatternMaker } from "./pattern-maker.tsx";
import { SameFlow } from "./same-flow.tsx";

export default function FxEngine() {
  return (
    <Woven>
      <FxCrossing />
      <Savings />
      <PatternMaker />
      <SameFlow />
      <FxQuestions />
      <Closing
        kind="product"
        line="Ask for"
        lane="a quote"
        lede="Tell us the two currencies and the amounts you convert."
        warps={[sampleConversion.from.currency, sampleConversion.to.currency]}
      >
        <StartAction />
        <ContactAction about="FX quote" />
      </Closing>
    </Woven>
  );
}

const { covers, notStated } = fxSavings;

/** The figure alone: what it is a share of is not published, so nothing is drawn to its scale. */
function Savings() {
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
          <RunIn
            facts={[
              { term: "What it counts", text: covers },
              {
                term: "What it leaves open",
                text: (
                  <Link href={contactAbout(`Average FX savings: ${notStated}`)}>{notStated}</Link>
                ),
              },
              {
                term: "Your conversion",
                text: (
                  <>
                    We publish no live rates.{" "}
                    <Link href={contactAbout("FX quote")}>Ask for a quote</Link>.
                  </>
                ),
              },
            ]}
          />
        </div>
      </div>
    </Section>
  );
}
