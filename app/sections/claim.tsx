import type { ReactNode } from "react";
import { t } from "#words";
import type { ClaimKey, NumberKey } from "../content/claims.ts";
import { stated } from "../content/counts.ts";
import { atStart } from "../content/in-words.ts";
import { aboutNumber } from "../content/links.ts";
import styles from "../ui/link.module.css";

type ClaimProps = {
  /** On its own line: 44 px tall, as a touch target. */
  lone?: boolean;
} & (
  | { of: NumberKey; children?: undefined }
  /** In words of the sentence, which a price, a tier and the length of a list always need. */
  | { of: ClaimKey; children: NonNullable<ReactNode> }
);

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

/** A number in the site's wording, linked to its row of the register. Never inside a link. */
export function Claim({ of, lone, children }: ClaimProps) {
  const words = children ?? stated[of];
  return (
    <a
      className={lone ? styles.reach : styles.link}
      href={aboutNumber(of)}
      aria-describedby={CLAIM_NOTE}
    >
      {lone && typeof words === "string" ? atStart(words) : words}
    </a>
  );
}
