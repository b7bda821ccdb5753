import { Trans, t } from "#words";
import { contactAbout } from "../content/links.ts";
import { Link } from "../ui/link.tsx";

/** The unpublished part of a bank transfer's price, and who to ask. Once on a page. */
export function TransferCap() {
  return (
    <Trans>
      The fee for bank transfer is capped at the local limit.{" "}
      <Link href={contactAbout(t`Cap on the bank transfer fee in our country`)}>Ask us</Link> for
      the limit in your country.
    </Trans>
  );
}
