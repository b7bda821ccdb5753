import { claims, statement } from "../../content/claims.ts";
import { Actions, ContactAction, DocumentationAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
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
        <Actions>
          <DocumentationAction variant="default" />
          <ContactAction about="API support" label="Contact Support" />
        </Actions>
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
