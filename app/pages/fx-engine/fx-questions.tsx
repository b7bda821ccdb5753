import { Trans, t } from "#words";
import { claims, figure } from "../../content/claims.ts";
import { collection } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import { atStart, inList } from "../../content/in-words.ts";
import { contactAbout } from "../../content/links.ts";
import { Claim } from "../../sections/claim.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Link } from "../../ui/link.tsx";

const listed = atStart(many.collection);
const processed = figure(claims.currencies);
const currencies = inList(collection.map(({ currency }) => currency));

export function FxQuestions() {
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
