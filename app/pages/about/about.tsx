import { Closing } from "../../sections/closing.tsx";
import { Section } from "../../sections/section.tsx";
import { Pick } from "../../weave/pick.tsx";
import { AboutHero } from "./about-hero.tsx";
import { Accessibility } from "./accessibility.tsx";
import { CorporateInformation } from "./corporate-information.tsx";
import { MissionAndVision } from "./mission-and-vision.tsx";
import { Pillars } from "./pillars.tsx";
import { Register } from "./register.tsx";
import { WhoWeAre } from "./who-we-are.tsx";

export default function About() {
  return (
    <>
      <AboutHero />
      <Pick row={0} />
      <Section>
        <MissionAndVision />
      </Section>
      <Pick row={1} />
      <Section>
        <WhoWeAre />
      </Section>
      <Pick row={2} />
      <Section>
        <Pillars />
      </Section>
      <Pick row={3} />
      <Section>
        <CorporateInformation />
      </Section>
      <Pick row={4} />
      <Section id="numbers">
        <Register />
      </Section>
      <Pick row={5} />
      <Section id="accessibility">
        <Accessibility />
      </Section>
      <Pick row={6} />
      <Closing line="Come" lane="across" lede="Ask us what a reviewer, or a payment, would ask." />
    </>
  );
}
