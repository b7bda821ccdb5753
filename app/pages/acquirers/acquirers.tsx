import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Woven } from "../../sections/woven.tsx";
import { AcquirerQuestions } from "./acquirer-questions.tsx";
import styles from "./acquirers.module.css";
import { AcquirersHero } from "./acquirers-hero.tsx";
import { Disputes } from "./disputes.tsx";
import { Integration } from "./integration.tsx";
import { drawn, Lines } from "./lines.tsx";
import { Settlement } from "./settlement.tsx";
import { WhatYouAdd } from "./what-you-add.tsx";

export default function Acquirers() {
  return (
    <Woven unbroken>
      <AcquirersHero />
      <WhatYouAdd />
      <Disputes />
      <Settlement />
      <Integration />
      <AcquirerQuestions />
      <Closing
        line="Tell us your"
        lane="markets"
        lede="Tell us where you acquire, and which corridors you need."
        drawn={(["odd", "even"] as const).map((dye) => (
          <Lines key={dye} className={styles[dye]}>
            <path d={drawn[dye]} />
          </Lines>
        ))}
      >
        <StartAction />
        <ContactAction label="Schedule Demo" about="Adding corridors to our acquiring" />
      </Closing>
    </Woven>
  );
}
