import { useReducer } from "react";
import { currencies } from "../../content/currencies.ts";
import { numberOf } from "./patterns.ts";

const FIRST = "NGN";

interface State {
  readonly typed: string;
  /** The last number that what was typed meant. */
  readonly number: string;
  readonly done: boolean;
}

/** What was typed, or "done" when the field is left. */
type Action = { readonly typed: string } | "done";

function reduce(state: State, action: Action): State {
  if (action === "done") return { ...state, done: true };
  const { typed } = action;
  return { typed, number: numberOf(typed) ?? state.number, done: false };
}

/** What is typed, and the last number that it meant. */
export function usePattern() {
  const [{ typed, number, done }, dispatch] = useReducer(reduce, {
    typed: FIRST,
    number: currencies[FIRST],
    done: false,
  });

  const { length } = typed.trim();
  const wrong = length > 0 && numberOf(typed) === undefined && (done || length > 2);
  return {
    typed,
    number,
    error: wrong ? "Enter three letters or three digits, such as NGN or 566" : undefined,
    type: (text: string) => dispatch({ typed: text }),
    commit: () => dispatch("done"),
  };
}
