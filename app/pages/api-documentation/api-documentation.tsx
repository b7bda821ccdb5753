import { docsUrl } from "../../content/brand.ts";
import { claims, statement } from "../../content/claims.ts";
import { contactAbout } from "../../content/links.ts";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Pick } from "../../weave/pick.tsx";

export default function ApiDocumentation() {
  return (
    <>
      <PageHero
        lines={["The API,"]}
        lane="written down."
        warps={[
          { label: "Reference" },
          { label: "Guides" },
          { label: "Examples" },
          { label: "Changelog" },
        ]}
      >
        <p className="lede">
          {`${statement(claims.endpoints)}, with an API reference, integration guides, code examples and a changelog. All on the documentation site.`}
        </p>
        <div className="actions">
          <ButtonLink size="lg" href={docsUrl()}>
            View Documentation
          </ButtonLink>
          <ButtonLink variant="outline" size="lg" href={contactAbout("API support")}>
            Contact Support
          </ButtonLink>
        </div>
      </PageHero>
      <Pick row={0} />
      <Closing
        line="Make the"
        lane="first call"
        lede="Full API access with test credentials, isolated from production."
      />
    </>
  );
}
