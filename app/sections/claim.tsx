import type { ReactNode } from "react";
import { claims, statement } from "../content/claims.ts";
import { aboutNumber } from "../content/links.ts";
import type { ClaimKey, NumberKey } from "../content/numbers.ts";
import styles from "./claim.module.css";

type ClaimProps =
  | { of: ClaimKey; children?: undefined }
  /** Numbers that are not claims have a wording of their own. */
  | { of: NumberKey; children: NonNullable<ReactNode> };

/** A number in the site's wording, which links to what it covers. Never inside a link. */
export function Claim(props: ClaimProps) {
  const words = props.children === undefined ? statement(claims[props.of]) : props.children;
  return (
    <a className={styles.number} href={aboutNumber(props.of)}>
      <span className="sr">About this number: </span>
      {words}
    </a>
  );
}
