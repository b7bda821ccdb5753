import { useRef, useState } from "react";
import { parseAmount, withoutSign } from "./amount.ts";
import { type Estimate, estimateOf, toFragment } from "./estimate.ts";
import { currentFragment, useFragment, writeFragment } from "./use-fragment.ts";

/** The text as typed. The URL gets its amount once typing pauses; the field keeps its notation. */
interface Draft {
  /** Of the URL meanwhile. */
  readonly fragment: string;
  readonly typed: string;
  readonly committed: boolean;
  /** The last amount that was one: an unfinished text takes no answer away. */
  readonly answered: string;
}

/** The estimate is stored in the URL; an amount is written there, and judged, once typing has paused. */
export function useEstimate() {
  const fragment = useFragment();
  const [kept, setDraft] = useState<Draft>();
  // The same, for a change that follows within one rendering.
  const latest = useRef(kept);
  const keep = (next?: Draft) => {
    latest.current = next;
    setDraft(next);
  };
  const asked = estimateOf(fragment);
  const draft = kept?.fragment === fragment ? kept : undefined;

  /** The estimate with the current text. */
  const current = () => {
    // The browser fires events for controls that it restores before the URL has been read.
    const now = currentFragment();
    const last = latest.current?.fragment === now ? latest.current : undefined;
    const estimate = estimateOf(now);
    return { now, last, estimate: { ...estimate, amount: last?.typed ?? estimate.amount } };
  };

  const type = (typed: string) => {
    const { now, last, estimate } = current();
    const isAmount = "value" in parseAmount(typed, estimate.currency);
    keep({
      fragment: now,
      typed,
      committed: false,
      answered: isAmount ? typed : (last?.answered ?? estimate.amount),
    });
  };

  /** Into the URL. The field keeps its notation. */
  const write = (estimate: Estimate) => {
    const { amount } = estimate;
    writeFragment(toFragment(estimate));
    keep({ fragment: currentFragment(), typed: amount, committed: true, answered: amount });
  };

  const change = (part: Partial<Estimate>) => {
    const { estimate } = current();
    const { amount, currency } = estimate;
    write({
      ...estimate,
      amount: part.currency ? withoutSign(amount, currency) : amount,
      ...part,
    });
  };

  /** A pause calls it late: it reads the estimate then, since the visitor may have chosen more meanwhile. */
  const commit = () => {
    const { now, last, estimate } = current();
    if (!last || last.committed) return;
    if (last.typed === estimateOf(now).amount) keep();
    else write(estimate);
  };

  return {
    asked,
    /** In the field. */
    text: draft?.typed ?? asked.amount,
    isTyping: draft?.committed === false,
    /** Whether the visitor has asked for the estimate of the URL here. */
    isAnswered: draft?.committed === true,
    answered: draft?.answered ?? asked.amount,
    type,
    change,
    commit,
  };
}
