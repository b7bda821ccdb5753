import type { ReactNode } from "react";
import { t } from "#words";
import { claims, statement } from "../content/claims.ts";
import { atStart } from "../content/in-words.ts";
import { aboutNumber } from "../content/links.ts";
import type { ClaimKey, NumberKey } from "../content/numbers.ts";
import inline from "../ui/link.module.css";
import styles from "./claim.module.css";

type ClaimProps = {
  /** It stands on a line of its own: 44 px tall, as a touch target. */
  lone?: boolean;
} & (
  | { of: ClaimKey; children?: undefined }
  /** Numbers that are not claims have a wording of their own. */
  | { of: NumberKey; children: NonNullable<ReactNode> }
);

/** The id of what describes every such link. */
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

/** A number in the site's wording, which links to what it covers. Never inside a link. */
export function Claim(props: ClaimProps) {
  const words = props.children === undefined ? statement(claims[props.of]) : props.children;
  return (
    <a
      className={props.lone ? styles.lone : inline.link}
      href={aboutNumber(props.of)}
      aria-describedby={CLAIM_NOTE}
    >
      {props.lone && typeof words === "string" ? atStart(words) : words}
    </a>
  );
}
