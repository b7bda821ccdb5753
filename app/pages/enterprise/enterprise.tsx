import { standards } from "../../content/claims.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Woven } from "../../sections/woven.tsx";
import { NamedStandards } from "./named-standards.tsx";
import { Review } from "./review.tsx";
import { Staircase } from "./staircase.tsx";
import { Uptime } from "./uptime.tsx";

const [cards, management] = standards;

/** Every day on which a payment can settle, from the instant tier to the end of the standard tier. */
const days = Array.from({ length: settlement.standard.to + 1 }, (_, day) => ({
  label: `T+${day}`,
}));

export default function Enterprise() {
  return (
    <Woven>
      <PageHero lines={["Put it to"]} lane="procurement." warps={days}>
        <p className="lede">
          <Claim of="pci-dss">{`${cards.name} ${cards.detail}`}</Claim> and{" "}
          <Claim of="iso-27001">{management.name}</Claim>. <Claim of="uptime" />, as stated by us.{" "}
          <Claim of="instant-settlement">{settlementName(settlement.instant)}</Claim>, for
          enterprise only.
        </p>
        <Actions>
          <StartAction />
          <ContactAction about="Enterprise pricing and instant settlement" />
        </Actions>
      </PageHero>
      <NamedStandards />
      <Staircase />
      <Uptime />
      <Review />
      <Closing
        line="Send us your"
        lane="questions"
        lede="Ask about pricing, instant settlement or a document you need."
      >
        <StartAction />
        <ContactAction about="Enterprise pricing and instant settlement" />
      </Closing>
    </Woven>
  );
}
