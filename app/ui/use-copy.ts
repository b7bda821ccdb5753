import { useState } from "react";

interface Attempt {
  readonly text: string;
  /** `selected` if the clipboard is denied or missing: the text is then selected instead. */
  readonly outcome: "copied" | "selected";
  readonly count: number;
}

/** Copies a text. The last attempt is returned until the text changes. */
export function useCopy(
  text: string,
  findText: () => Node | null | undefined,
): [Attempt | undefined, () => Promise<void>] {
  const [attempt, setAttempt] = useState<Attempt>();
  if (attempt && attempt.text !== text) setAttempt(undefined);

  const finish = (outcome: Attempt["outcome"]) =>
    setAttempt((last) => ({ text, outcome, count: (last?.count ?? 0) + 1 }));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      finish("copied");
    } catch {
      const shown = findText();
      if (shown) getSelection()?.selectAllChildren(shown);
      finish("selected");
    }
  };
  return [attempt, copy];
}
