import type { ReactNode } from "react";
import { t } from "#words";
import type { ClaimKey } from "../content/claims.ts";
import { aboutNumber } from "../content/links.ts";
import styles from "../ui/link.module.css";

interface ClaimProps {
  of: ClaimKey;
  /** On its own line: 44 px tall, as a touch target. */
  lone?: boolean;
  children: ReactNode;
}

/** The id of the description that every such link shares. */
const CLAIM_NOTE = "about-number";

/**
 * Once on a page, outside its text: inside the links the words would be copied, translated and found by
 * search engines with every sentence.
 */
export function ClaimNote() {
  return (
    <p id={CLAIM_NOTE} hidden>
      {t`About this number`}
    </p>
  );
}

/** Links words of a sentence to their number's row of the register. Never inside a link. */
export function Claim({ of, lone, children }: ClaimProps) {
  return (
    <a
      className={lone ? styles.reach : styles.link}
      href={aboutNumber(of)}
      aria-describedby={CLAIM_NOTE}
    >
      {children}
    </a>
  );
}
