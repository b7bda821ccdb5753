import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Woven } from "../../sections/woven.tsx";
import styles from "./about.module.css";
import { AboutHero } from "./about-hero.tsx";
import { Accessibility } from "./accessibility.tsx";
import { CorporateInformation } from "./corporate-information.tsx";
import { CorridorLines } from "./corridor-lines.tsx";
import { MissionAndVision } from "./mission-and-vision.tsx";
import { Pillars } from "./pillars.tsx";
import { Register } from "./register.tsx";
import { WhoWeAre } from "./who-we-are.tsx";

export default function About() {
  return (
    <Woven>
      <AboutHero />
      <MissionAndVision />
      <WhoWeAre />
      <Pillars />
      <CorporateInformation />
      <Register />
      <Accessibility />
      <Closing
        line="Talk"
        lane="to us"
        lede="Ask what your review needs to know."
        look={styles.corridors}
        drawn={<CorridorLines />}
      >
        <StartAction />
        <ContactAction about="Questions about your company" />
      </Closing>
    </Woven>
  );
}
