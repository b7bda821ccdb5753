import { Closing } from "../../sections/closing.tsx";
import { Part } from "../../sections/part.tsx";
import { Pick } from "../../weave/pick.tsx";
import { ApiTeaser } from "./api-teaser.tsx";
import { Assurances } from "./assurances.tsx";
import { BusinessCarousel } from "./business-carousel.tsx";
import { Friction } from "./friction.tsx";
import { HomeHero } from "./home-hero.tsx";
import { Infrastructure } from "./infrastructure.tsx";
import { Tools } from "./tools.tsx";

export default function Home() {
  return (
    <>
      <Part>
        <HomeHero />
      </Part>
      <Assurances />
      <Pick row={0} />
      <Infrastructure />
      <Pick row={1} />
      <Part>
        <BusinessCarousel />
      </Part>
      <Pick row={2} />
      <Tools />
      <Pick row={3} />
      <Friction />
      <Pick row={4} />
      <ApiTeaser />
      <Pick row={5} />
      <Closing
        line="Your lane"
        lane="is open"
        lede="Test it in the sandbox. Go live by switching to production keys."
      />
    </>
  );
}
