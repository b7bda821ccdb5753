import { collection } from "../../content/countries.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Pick } from "../../weave/pick.tsx";

const countries = new Intl.ListFormat("en-GB").format(collection.map(({ country }) => country));

export default function CountryCoverage() {
  return (
    <>
      <PageHero
        lines={["Country"]}
        lane="Coverage"
        warps={[
          { currency: "NGN", label: "NGN" },
          { currency: "GHS", label: "GHS" },
          { currency: "TZS", label: "TZS" },
          { currency: "ZMW", label: "ZMW" },
        ]}
      >
        <p className="lede">Connecting Africa, One Corridor at a Time</p>
        <p className="soft">
          {`Local collection is listed in seven countries: ${countries}. More are coming.`}
        </p>
        <Actions>
          <StartAction />
          <ContactAction about="A country we need" />
        </Actions>
      </PageHero>
      <Pick row={0} />
      <Closing
        line="Missing"
        lane="yours?"
        lede="Seven collection currencies, more coming. Tell us which country you need."
      />
    </>
  );
}
