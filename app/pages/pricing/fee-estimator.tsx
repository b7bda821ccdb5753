import { useEffect, useState } from "react";
import { currencyNames } from "../../content/currencies.ts";
import { chargeFor, leftOf } from "../../content/fees.ts";
import { methods, price } from "../../content/methods.ts";
import { Claim } from "../../sections/claim.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { TransferCap } from "../../sections/transfer-cap.tsx";
import { WithoutScripts } from "../../sections/without-scripts.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { Segments } from "../../ui/segments.tsx";
import { parseAmount } from "./amount.ts";
import {
  collectionCurrencies,
  type Direction,
  type Estimate,
  firstEstimate,
  fromFragment,
  type MethodChoice,
  rangeInWords,
  toFragment,
} from "./estimate.ts";
import styles from "./fee-estimator.module.css";
import { FeeRuler } from "./fee-ruler.tsx";
import { useFragment } from "./use-fragment.ts";

const ID = "estimate";

const directions: readonly { value: Direction; label: string }[] = [
  { value: "charge", label: "I charge" },
  { value: "receive", label: "I want to receive" },
];
const headings: Readonly<Record<Direction, string>> = {
  charge: "What you receive",
  receive: "What to charge",
};
const currencies = collectionCurrencies.map((value) => ({
  value,
  label: `${value}, ${currencyNames[value]}`,
}));
const choices: readonly { value: MethodChoice; label: string }[] = [
  { value: "all", label: "All methods" },
  ...methods.map(({ id, name }) => ({ value: id, label: name })),
];

/**
 * What remains of a charge, or what to charge: ranges from the published prices. Without scripts it
 * shows the answer for one round charge.
 */
export function FeeEstimator() {
  const { asked, amount, type, commit, change } = useEstimate();
  const { direction, currency, method } = asked;
  const answer = answerTo({ ...asked, amount });

  return (
    <Section id={ID}>
      <SectionHead title="Estimate a fee">
        <p className="lede soft">
          Estimates are ranges based on published prices. The page’s address saves your estimate, to
          share or reopen.
        </p>
      </SectionHead>
      <div className={styles.estimator}>
        <div className={styles.question}>
          <Segments
            name="direction"
            legend="Direction"
            options={directions}
            value={direction}
            onChoose={(direction) => change({ direction })}
          />
          <Field
            name="amount"
            label="Amount"
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onInput={type}
            onCommit={commit}
            error={answer.error}
          />
          <Select
            name="currency"
            label="Currency"
            options={currencies}
            value={currency}
            onChoose={(currency) => change({ currency })}
          />
          <Select
            name="method"
            label="Method"
            options={choices}
            value={method}
            onChoose={(method) => change({ method })}
          />
        </div>
        <WithoutScripts what="Another amount" />
        <div className={styles.answer}>
          <p className="label">{`${headings[direction]}, in ${currency}`}</p>
          <FeeRuler size="wide" rows={answer.rows} />
          <p className={`small soft ${styles.small}`}>
            <TransferCap /> What you type stays on this page.
          </p>
        </div>
      </div>
      <p className="sr" role="status">
        {announcementOf(asked)}
      </p>
    </Section>
  );
}

function answerTo({ direction, amount, currency, method }: Estimate) {
  const parsed = parseAmount(amount, currency);
  const rows = methods
    .filter(({ id }) => method === "all" || method === id)
    .map((method) => {
      if ("error" in parsed) return { method, figure: "" };
      const range = (direction === "charge" ? leftOf : chargeFor)(parsed.value, method);
      return {
        method,
        figure: rangeInWords(range, currency),
        note: <Claim of={method.id}>{price(method)}</Claim>,
      };
    });
  return { rows, error: "error" in parsed ? parsed.error : undefined };
}

/** Announced when an estimate is requested, not during typing. */
function announcementOf(asked: Estimate): string {
  const { rows, error } = answerTo(asked);
  if (error) return error;
  const ranges = rows.map(({ method, figure }) => `${method.name}: ${figure}`);
  return `${headings[asked.direction]}, in ${asked.currency}. ${ranges.join(". ")}.`;
}

/** The estimate is stored in the URL; text is written there once typing has ended. */
function useEstimate() {
  const [fragment, write] = useFragment();
  const [draft, setDraft] = useState<{ fragment: string; text: string }>();
  const asked = fromFragment(fragment) ?? firstEstimate;
  const amount = draft?.fragment === fragment ? draft.text : asked.amount;

  // A shared estimate is scrolled into view, since it is why the page was opened.
  useEffect(() => {
    if (fromFragment(location.hash) && scrollY === 0) document.getElementById(ID)?.scrollIntoView();
  }, []);

  const change = (part: Partial<Estimate>) => {
    setDraft(undefined);
    // The browser fires events for controls that it restores before the URL has been read.
    const now = fromFragment(location.hash) ?? firstEstimate;
    const typed = draft?.fragment === location.hash ? draft.text : now.amount;
    write(toFragment({ ...now, amount: typed, ...part }));
  };
  return {
    asked,
    amount,
    type: (text: string) => setDraft({ fragment, text }),
    commit: () => {
      if (amount !== asked.amount) change({});
    },
    change,
  };
}
