import { ContactAction, StartAction } from "../../sections/actions.tsx";
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
        line="Start in"
        lane="the sandbox"
        lede="Use test credentials. Go live by switching to production keys."
      >
        <StartAction />
        <ContactAction about="Cross-border payments through one API" />
      </Closing>
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
