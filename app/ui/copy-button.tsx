import { type ReactNode, useState } from "react";
import { t } from "#words";
import { Button } from "./button.tsx";
import styles from "./copy-button.module.css";
import { Live } from "./live.tsx";

interface CopyButtonProps {
  label: string;
  text: string;
  /** Shown and announced after copying. */
  done: string;
  /** Finds the text on the page, to select it if copying fails. */
  findText: () => Node | null | undefined;
  /** Whether there is nothing to copy. */
  empty?: boolean;
  /** Other buttons next to it. */
  children?: ReactNode;
}

/** Copies a text, then shows and announces the result. */
export function CopyButton({ label, text, done, findText, empty, children }: CopyButtonProps) {
  const [attempt, copy] = useCopy(text, findText);
  const result =
    attempt &&
    (attempt.outcome === "copied"
      ? done
      : t`Your browser did not allow copying. The text is selected: copy it yourself.`);
  return (
    <div className={`scripted ${styles.copy}`}>
      <Button onClick={copy} busy={empty ?? false}>
        {label}
      </Button>{" "}
      {children}
      <p>{result}</p>
      <Live turn={attempt?.count}>{result}</Live>
    </div>
  );
}

interface Attempt {
  readonly text: string;
  /** `selected` if the clipboard is denied or missing: the text is then selected instead. */
  readonly outcome: "copied" | "selected";
  readonly count: number;
}

/** Copies a text. The last attempt is returned until the text changes. */
function useCopy(text: string, findText: CopyButtonProps["findText"]) {
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
  return [attempt, copy] as const;
}
