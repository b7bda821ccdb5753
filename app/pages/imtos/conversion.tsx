import { claims, figure } from "../../content/claims.ts";
import { contactAbout } from "../../content/links.ts";
import { Claim } from "../../sections/claim.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./conversion.module.css";

const { value } = claims.fxSavings;
const savings = figure(claims.fxSavings);

export function Conversion() {
  return (
    <Quiet
      title="What conversion costs"
      lede={
        <>
          <Claim of="fxSavings" />, as stated by us. We publish no live rates.{" "}
          <Link href={contactAbout("FX quote for an IMTO")}>Ask us for a quote</Link>.
        </>
      }
    >
      <div className={styles.conversion}>
        <p className="num" aria-hidden="true">
          {savings}
        </p>
        <svg aria-hidden="true">
          <rect width="100%" height="100%" />
          <rect className={styles.saved} x={`${100 - value}%`} width={`${value}%`} height="100%" />
        </svg>
        <p className="label">{`The bar is one conversion. Green is ${savings}, to scale.`}</p>
      </div>
    </Quiet>
  );
}
