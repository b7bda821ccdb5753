import { t } from "#words";
import { type DocsPage, docsUrl } from "../../content/brand.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { Row, Rows } from "../../sections/rows.tsx";
import { Link } from "../../ui/link.tsx";

const places: readonly { name: string; text: string; page: DocsPage }[] = [
  {
    name: t`API Reference`,
    text: t`Each endpoint, one by one.`,
    page: "reference",
  },
  { name: t`Integration Guides`, text: t`How to build your integration.`, page: "guides" },
  { name: t`Code Examples`, text: t`Code to read, copy and change.`, page: "examples" },
  { name: t`Changelog`, text: t`What has changed in the API.`, page: "changelog" },
];

export function Places() {
  return (
    <Quiet title={t`Where to start`}>
      <Rows>
        {places.map(({ name, text, page }) => (
          <Row
            key={page}
            term={
              <Link lone href={docsUrl(page)}>
                {name}
              </Link>
            }
          >
            {text}
          </Row>
        ))}
      </Rows>
    </Quiet>
  );
}
