import { Trans, t } from "#words";
import { claims, figure } from "../../content/claims.ts";
import { fxSavings } from "../../content/fx-savings.ts";
import { contactAbout } from "../../content/links.ts";
import { sampleConversion } from "../../content/sample.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Fact, RunIn } from "../../sections/run-in.tsx";
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
        line={t`Ask for`}
        lane={t`a quote`}
        lede={t`Tell us the two currencies and the amounts you convert.`}
        warps={[sampleConversion.from.currency, sampleConversion.to.currency]}
      >
        <StartAction />
        <ContactAction about={t`FX quote`} />
      </Closing>
    </Woven>
  );
}

const { covers, notStated } = fxSavings;
const savings = figure(claims.fxSavings);

/** The figure alone: what it is a share of is not published, so nothing is drawn to its scale. */
function Savings() {
  return (
    <Section>
      <div className={`g12 ${styles.savings}`}>
        <p className="num" aria-hidden="true">
          {savings}
        </p>
        <div>
          <h2>
            <span className="sr">{`${savings} `}</span>
            {t`average FX savings`}
          </h2>
          <p className="lede soft">
            <Trans>
              <Claim of="fxSavings">{savings}</Claim>, as stated by us.
            </Trans>
          </p>
          <RunIn>
            <Fact term={t`What it counts`}>{covers}</Fact>
            <Fact term={t`What it leaves open`}>
              <Link href={contactAbout(t`Average FX savings: ${notStated}`)}>{notStated}</Link>.
            </Fact>
            <Fact term={t`Your conversion`}>
              <Trans>
                We publish no live rates.{" "}
                <Link href={contactAbout(t`FX quote`)}>Ask for a quote</Link>.
              </Trans>
            </Fact>
          </RunIn>
        </div>
      </div>
    </Section>
  );
}
