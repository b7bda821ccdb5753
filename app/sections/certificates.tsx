import { Trans, t } from "#words";
import { contactAbout } from "../content/links.ts";
import { Link } from "../ui/link.tsx";

/** The unpublished facts about the standards, and who to ask. Once on a page. */
export function Certificates() {
  return (
    <Trans>
      For certificates, with scope and validity,{" "}
      <Link href={contactAbout(t`Certificates, with scope and validity`)}>ask us</Link>.
    </Trans>
  );
}
