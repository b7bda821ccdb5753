import { Closing } from "../../sections/closing.tsx";
import { Woven } from "../../sections/woven.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { ApiTeaser } from "./api-teaser.tsx";
import { Assurances } from "./assurances.tsx";
import { BusinessCarousel } from "./business-carousel.tsx";
import { Friction } from "./friction.tsx";
import { HomeHero } from "./home-hero.tsx";
import { Infrastructure } from "./infrastructure.tsx";
import { Tools } from "./tools.tsx";

export default function Home() {
  return (
    <Woven>
      <Opening />
      <Infrastructure />
      <ErrorBoundary>
        <BusinessCarousel />
      </ErrorBoundary>
      <Tools />
      <Friction />
      <ApiTeaser />
      <Closing
        line="Your lane"
        lane="is open"
        lede="Test it in the sandbox. Go live by switching to production keys."
      />
    </Woven>
  );
}

/** The hero is followed directly by its assurances, without a pass between them. */
function Opening() {
  return (
    <>
      <ErrorBoundary>
        <HomeHero />
      </ErrorBoundary>
      <Assurances />
    </>
  );
}
