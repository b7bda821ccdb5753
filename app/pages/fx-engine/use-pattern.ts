import { useEffect, useState } from "react";
import { currencies } from "../../content/currencies.ts";
import { numberOf } from "./patterns.ts";

export const FIELD = "currency";

/** What is typed, and the last number that it meant. */
export function usePattern() {
  const [typed, setTyped] = useState("NGN");
  const [number, setNumber] = useState<string>(currencies.NGN);
  const [done, setDone] = useState(false);

  const type = (text: string) => {
    setTyped(text);
    setDone(false);
    setNumber((last) => numberOf(text) ?? last);
  };

  // What was typed before the scripts arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const field = document.getElementById(FIELD);
    if (field instanceof HTMLInputElement && field.value !== typed) type(field.value);
  }, []);

  const { length } = typed.trim();
  const wrong = length > 0 && numberOf(typed) === undefined && (done || length > 2);
  return {
    typed,
    number,
    error: wrong ? "Enter three letters or three digits, such as NGN or 566" : undefined,
    type,
    commit: () => setDone(true),
  };
}
