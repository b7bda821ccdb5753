import { claims, statement } from "../content/claims.ts";
import { aboutNumber } from "../content/links.ts";
import type { ClaimKey, NumberKey } from "../content/numbers.ts";
import styles from "./claim.module.css";

type ClaimProps =
  | { of: ClaimKey; children?: undefined }
  /** Only numbers that are not claims may have a wording of their own. */
  | { of: NumberKey; children: string };

/** A number in the site's wording, with a mark that links to what it covers. Never inside a link. */
export function Claim(props: ClaimProps) {
  const words = props.children === undefined ? statement(claims[props.of]) : props.children;
  return (
    <>
      {words}
      <a className={styles.mark} href={aboutNumber(props.of)}>
        <span className="sr">{`About this number: ${words}`}</span>
      </a>
    </>
  );
}
