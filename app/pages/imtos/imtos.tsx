import { contactAbout } from "../../content/links.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { EventName } from "../../sections/event-name.tsx";
import { SettlementTiers } from "../../sections/settlement-tiers.tsx";
import { bar } from "../../sections/stage.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Link } from "../../ui/link.tsx";
import { Compliance } from "./compliance.tsx";
import { Conversion } from "./conversion.tsx";
import { Example } from "./example.tsx";
import styles from "./imtos.module.css";
import { ImtosHero } from "./imtos-hero.tsx";
import { ImtosQuestions } from "./imtos-questions.tsx";
import { Payout } from "./payout.tsx";
import { Reach } from "./reach.tsx";

export default function Imtos() {
  return (
    <Woven>
      <ImtosHero />
      <Reach />
      <Payout />
      <Example />
      <Conversion />
      <SettlementTiers title="Settlement of the money you collect">
        The tiers do not say how fast a payout is:{" "}
        <Link href={contactAbout("Speed of payouts")}>ask us</Link>. Your endpoint receives{" "}
        <EventName of="settlement.pending" /> and <EventName of="settlement.completed" />:{" "}
        <Link href="/webhooks">Webhooks</Link>.
      </SettlementTiers>
      <Compliance />
      <ImtosQuestions />
      <Closing
        line="Tell us your"
        lane="corridors"
        lede="Tell us where your senders are and where you pay out."
        look={styles.pair}
        warps={[bar.warp1, bar.warp2]}
      >
        <StartAction />
        <ContactAction about="Payout countries and flat fee for an IMTO" />
      </Closing>
    </Woven>
  );
}
