import { brand } from "../../content/brand.ts";
import { contactAbout } from "../../content/links.ts";
import { methods } from "../../content/methods.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Pick } from "../../weave/pick.tsx";

export default function Merchants() {
  return (
    <>
      <PageHero
        lines={["They pay", "their way."]}
        lane="You get paid."
        warps={methods.map(({ name }) => ({ label: name }))}
      >
        <p className="lede">
          {`Four methods through one API, in seven collection currencies. ${settlementName(settlement.fast)}, or ${settlementName(settlement.standard)}.`}
        </p>
        <div className="actions">
          <ButtonLink variant="hero" size="lg" href={brand.appUrl}>
            Get Started
          </ButtonLink>
          <ButtonLink
            variant="outline"
            size="lg"
            href={contactAbout("Collecting payments as a merchant")}
          >
            Talk to Sales
          </ButtonLink>
        </div>
      </PageHero>
      <Pick row={0} />
      <Closing line="Start" lane="collecting" lede="Tell us what you sell, and where." />
    </>
  );
}
