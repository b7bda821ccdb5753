import { t } from "#words";
import { claims, statement } from "../../content/claims.ts";
import { collection } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import { atStart, inList } from "../../content/in-words.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Island } from "../../islands/island.tsx";
import { ContactAction, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { Board, Tile } from "../../sections/board.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import { LargeFigure } from "../../sections/large-figure.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { Section } from "../../sections/section.tsx";
import { FxCrossing } from "./fx-crossing.tsx";
import styles from "./fx-engine.module.css";
import PatternMaker from "./pattern-maker.island.tsx";

export default function FxEngine() {
  return (
    <Divided>
      <FxCrossing />
      <Savings />
      <Section dyed>
        <Island of={PatternMaker} wake="near" with={{ currencies: statement(claims.currencies) }} />
      </Section>
      <ApiAndSettlement />
      <FxQuestions />
      <Closing
        emblem="/fx-engine"
        headline={t`Ask for\na quote`}
        lede={t`Tell us the two currencies and the amounts you convert.`}
        turn={10}
      >
        <StartAction />
        <ContactAction about={t`FX quote`} />
      </Closing>
    </Divided>
  );
}

const { figure: savings, covers, notStated } = claims.fxSavings;

/** The figure alone: what it is a share of is not published, so nothing is drawn to its scale. */
function Savings() {
  return (
    <Section>
      <LargeFigure figure={savings} title={t`average FX savings`}>
        {rich(
          t`[${savings}](claim:fxSavings), as stated by us. ${covers} [Ask us](ask:Average FX savings: ${notStated}) what it is compared with, over which period and for which currencies.`,
        )}
      </LargeFigure>
    </Section>
  );
}

function FxQuestions() {
  const listed = atStart(many.collection);
  const processed = claims.currencies.figure;
  const currencies = inList(collection.map(({ currency }) => currency).sort());
  return (
    <Questions title={t`Questions about currency conversion`}>
      <Question asked={t`Which rate do we get?`}>
        {t`We publish no live rates. [Ask for a quote](ask:FX quote).`}
      </Question>
      <Question asked={t`Which currencies can we settle in?`}>
        {t`[Name the ones that you need](ask:Settlement currencies). The figure of [${processed}](claim:currencies) counts currencies that we process.`}
      </Question>
      <Question asked={t`Which currencies can we collect in locally?`}>
        {t`[${listed}](claim:collection): ${currencies}. More are coming: [Country Coverage](/country-coverage).`}
      </Question>
      <Question asked={t`Is conversion part of the published prices?`}>
        {t`[Pricing](/pricing) states prices of payment methods, not of conversions.`}
      </Question>
    </Questions>
  );
}

function ApiAndSettlement() {
  const fast = atStart(settlementName(settlement.fast));
  const standard = settlementName(settlement.standard);
  const instant = atStart(settlementName(settlement.instant));
  return (
    <Quiet wide title={t`API, corridors and settlement`}>
      <Board>
        <Tile term={t`One API`}>
          {t`For access to global payment networks. [API Documentation](/api-documentation).`}
        </Tile>
        <Tile term={t`Corridors`}>{t`[](claim:corridors) (payment routes).`}</Tile>
        <Tile term={t({ message: "Settlement", context: "its days" })}>
          {t`[${fast}](claim:fast-settlement), or [${standard}](claim:standard-settlement). [${instant}](claim:instant-settlement) is for [enterprise](/enterprise) only. [Pricing](/pricing).`}
        </Tile>
      </Board>
      <p className={`actions ${styles.next}`}>
        <DocumentationAction variant="default" />
      </p>
    </Quiet>
  );
}
