import { useReducer } from "react";
import { t } from "#words";
import { isoNumbers } from "../../content/iso-4217.ts";
import { spoken } from "../../content/language.ts";
import { codeOf, numbersOf } from "./patterns.ts";

const { code: FIRST, name } = spoken.currency;
const NUMBER = isoNumbers[FIRST] ?? "";

interface State {
  readonly typed: string;
  /** The last number that the text meant. */
  readonly number: string;
  /** The one before it. */
  readonly before?: string | undefined;
  readonly done: boolean;
}

/** The text, or "done" when it is final. */
type Action = { readonly typed: string } | "done";

function reduce(state: State, action: Action): State {
  if (action === "done") return { ...state, done: true };
  const { typed } = action;
  const [number = state.number, ...others] = numbersOf(typed);
  const kept = { ...state, typed, done: false };
  return others.length > 0 || number === state.number
    ? kept
    : { ...kept, number, before: state.number };
}

/** The text, and the last number that it meant. */
export function usePattern() {
  const [{ typed, number, before, done }, dispatch] = useReducer(reduce, {
    typed: FIRST,
    number: NUMBER,
    done: false,
  });

  return {
    typed,
    number,
    before,
    error: done && typed.trim() ? errorOf(typed) : undefined,
    type: (text: string) => dispatch({ typed: text }),
    commit: () => dispatch("done"),
  };
}

/** Codes that an error offers. */
const OFFERED = 5;

function errorOf(typed: string): string | undefined {
  const numbers = numbersOf(typed);
  if (numbers.length === 1) return undefined;
  if (numbers.length === 0) {
    return t`Enter a code, number or name, such as ${{ code: FIRST }}, ${{ number: NUMBER }} or ${name}`;
  }
  const codes = numbers.flatMap((number) => codeOf(number) ?? []);
  const offered = codes.slice(0, OFFERED).join(", ");
  return codes.length > OFFERED
    ? t`Enter one code: ${offered} or another`
    : t`Enter one code: ${offered}`;
}
