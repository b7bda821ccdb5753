import { brand } from "../../content/brand.ts";
import { claims } from "../../content/claims.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { inGroups } from "../../weave/spread.ts";
import styles from "./about-hero.module.css";

/** A line for each corridor, by the dozen. */
const dozens = inGroups(claims.corridors.value, 12).map((threads) => ({ threads }));

export function AboutHero() {
  return (
    <PageHero lines={["Built in", "Africa, with"]} lane="global reach" warps={dozens}>
      <p className="lede">
        {`${brand.name} is payments infrastructure for businesses that move money across borders. ${brand.meaning}`.trim()}
      </p>
      <p className={`small soft ${styles.count}`}>
        One line for each of <Claim of="corridors" /> (payment routes).
      </p>
      <Actions>
        <StartAction />
        <ContactAction about="Corporate and regulatory information" label="Contact Us" />
      </Actions>
    </PageHero>
  );
}
