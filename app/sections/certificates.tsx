import { t } from "#words";
import { rich } from "./rich.tsx";

/** The unpublished facts about the standards, and who to ask. Once on a page. */
export function Certificates() {
  return rich(
    t`For certificates, with scope and validity, [ask us](ask:Certificates, with scope and validity).`,
  );
}
