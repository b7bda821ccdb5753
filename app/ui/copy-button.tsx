import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import styles from "./copy-button.module.css";
import { useCopy } from "./use-copy.ts";

interface CopyButtonProps {
  label: string;
  text: string;
  /** Said once it is copied. */
  done: string;
  /** Where the text stands, to select it where it cannot be copied. */
  findText: () => Node | null | undefined;
  /** There is nothing to copy. */
  empty?: boolean;
  /** Other buttons that stand beside it. */
  children?: ReactNode;
}

/** Copies a text and says so, to eyes and ears. */
export function CopyButton({ label, text, done, findText, empty, children }: CopyButtonProps) {
  const [attempt, copy] = useCopy(text, findText);
  return (
    <div className={styles.copy}>
      <Button onClick={copy} busy={empty ?? false}>
        {label}
      </Button>
      {children}
      <p role="status">
        {attempt && (
          // A second attempt is read out again although its words are the same.
          <span key={attempt.count}>
            {attempt.outcome === "copied"
              ? done
              : "Not allowed to copy. The text is selected for you to copy."}
          </span>
        )}
      </p>
    </div>
  );
}
