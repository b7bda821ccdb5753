import { Trans, t } from "#words";
import { claims, statement } from "../../content/claims.ts";
import { collection } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import { atStart, inList } from "../../content/in-words.ts";
import { contactAbout } from "../../content/links.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Island } from "../../islands/island.tsx";
import { ContactAction, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { Board, Tile } from "../../sections/board.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import { LargeFigure } from "../../sections/large-figure.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Stated } from "../../sections/rich.tsx";
import { Section } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
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
        <Trans>
          <Claim of="fxSavings">{savings}</Claim>, as stated by us. {covers}{" "}
          <Link href={contactAbout(t`Average FX savings: ${notStated}`)}>Ask us</Link> what it is
          compared with, over which period and for which currencies.
        </Trans>
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
        <Trans>
          We publish no live rates. <Link href={contactAbout(t`FX quote`)}>Ask for a quote</Link>.
        </Trans>
      </Question>
      <Question asked={t`Which currencies can we settle in?`}>
        <Trans>
          <Link href={contactAbout(t`Settlement currencies`)}>Name the ones that you need</Link>.
          The figure of <Claim of="currencies">{processed}</Claim> counts currencies that we
          process.
        </Trans>
      </Question>
      <Question asked={t`Which currencies can we collect in locally?`}>
        <Trans>
          <Claim of="collection">{listed}</Claim>: {currencies}. More are coming:{" "}
          <Link href="/country-coverage">Country Coverage</Link>.
        </Trans>
      </Question>
      <Question asked={t`Is conversion part of the published prices?`}>
        <Trans>
          <Link href="/pricing">Pricing</Link> states prices of payment methods, not of conversions.
        </Trans>
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
          <Trans>
            For access to global payment networks.{" "}
            <Link href="/api-documentation">API Documentation</Link>.
          </Trans>
        </Tile>
        <Tile term={t`Corridors`}>
          <Trans>
            <Stated of="corridors" /> (payment routes).
          </Trans>
        </Tile>
        <Tile term={t({ message: "Settlement", context: "its days" })}>
          <Trans>
            <Claim of="fast-settlement">{fast}</Claim>, or{" "}
            <Claim of="standard-settlement">{standard}</Claim>.{" "}
            <Claim of="instant-settlement">{instant}</Claim> is for{" "}
            <Link href="/enterprise">enterprise</Link> only. <Link href="/pricing">Pricing</Link>.
          </Trans>
        </Tile>
      </Board>
      <p className={`actions ${styles.next}`}>
        <DocumentationAction variant="default" />
      </p>
    </Quiet>
  );
}
