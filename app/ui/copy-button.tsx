import type { ReactNode } from "react";
import { t } from "#words";
import { Button } from "./button.tsx";
import styles from "./copy-button.module.css";
import { Live } from "./live.tsx";
import { useCopy } from "./use-copy.ts";

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
