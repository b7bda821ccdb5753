import { brand } from "../../content/brand.ts";
import { claims, standards, statement } from "../../content/claims.ts";
import { contactAbout } from "../../content/links.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Pick } from "../../weave/pick.tsx";

const named = standards.map(({ name, detail }) => `${name} ${detail}`.trim()).join(" and ");

/** Every day on which a payment can settle, from the instant tier to the end of the standard one. */
const days = Array.from({ length: settlement.standard.to + 1 }, (_, day) => ({
  label: `T+${day}`,
}));

export default function Enterprise() {
  return (
    <>
      <PageHero lines={["Put it to"]} lane="procurement." warps={days}>
        <p className="lede">
          {`${named}. ${statement(claims.uptime)}, as stated by us. ${settlementName(settlement.instant)}, enterprise only.`}
        </p>
        <div className="actions">
          <ButtonLink variant="hero" size="lg" href={brand.appUrl}>
            Get Started
          </ButtonLink>
          <ButtonLink
            variant="outline"
            size="lg"
            href={contactAbout("Enterprise pricing and instant settlement")}
          >
            Talk to Sales
          </ButtonLink>
        </div>
      </PageHero>
      <Pick row={0} />
      <Closing
        line="Send us the"
        lane="checklist"
        lede="If your reviewers have a form, send it along."
      />
    </>
  );
}
