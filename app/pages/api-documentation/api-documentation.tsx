import { Actions, ContactAction, DocumentationAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Checklist } from "./checklist.tsx";
import { Counted } from "./counted.tsx";
import { OneRequest } from "./one-request.tsx";
import { Places } from "./places.tsx";

export default function ApiDocumentation() {
  return (
    <Woven>
      <PageHero
        lines={["API"]}
        lane="documentation"
        warps={[
          { label: "Reference" },
          { label: "Guides" },
          { label: "Examples" },
          { label: "Changelog" },
        ]}
      >
        <p className="lede">
          An API with <Claim of="endpoints" />: reference, guides, code examples and changelog on
          our documentation site.
        </p>
        <Actions>
          <DocumentationAction variant="default" />
          <ContactAction about="API support" label="Contact Support" />
        </Actions>
      </PageHero>
      <OneRequest />
      <Counted />
      <Places />
      <Checklist />
      <Closing
        line="Make your"
        lane="first call"
        lede={
          <>
            Use test credentials in the <a href="/sandbox">sandbox</a>.
          </>
        }
      >
        <DocumentationAction variant="default" />
        <ContactAction label="Contact Support" about="API support" />
      </Closing>
    </Woven>
  );
}
