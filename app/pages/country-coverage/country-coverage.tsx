import { mapCaption } from "../../content/countries.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Pick } from "../../weave/pick.tsx";
import { CountryTable } from "./country-table.tsx";

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
        <Actions>
          <StartAction />
          <ContactAction about="A country we need" />
        </Actions>
        <p className="label">{mapCaption}</p>
      </PageHero>
      <Pick row={0} />
      <CountryTable />
      <Pick row={1} />
      <Closing
        line="Missing"
        lane="yours?"
        lede="Seven collection currencies, more coming. Tell us which country you need."
      />
    </>
  );
}
