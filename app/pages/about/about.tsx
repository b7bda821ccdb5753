import { Closing } from "../../sections/closing.tsx";
import { Section } from "../../sections/section.tsx";
import { Woven } from "../../sections/woven.tsx";
import { AboutHero } from "./about-hero.tsx";
import { Accessibility } from "./accessibility.tsx";
import { CorporateInformation } from "./corporate-information.tsx";
import { MissionAndVision } from "./mission-and-vision.tsx";
import { Pillars } from "./pillars.tsx";
import { Register } from "./register.tsx";
import { WhoWeAre } from "./who-we-are.tsx";

export default function About() {
  return (
    <Woven>
      <AboutHero />
      <Section>
        <MissionAndVision />
      </Section>
      <Section>
        <WhoWeAre />
      </Section>
      <Section>
        <Pillars />
      </Section>
      <Section>
        <CorporateInformation />
      </Section>
      <Section id="numbers">
        <Register />
      </Section>
      <Section id="accessibility">
        <Accessibility />
      </Section>
      <Closing line="Come" lane="across" lede="Ask us what a reviewer, or a payment, would ask." />
    </Woven>
  );
}
