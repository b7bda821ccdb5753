import { Trans, t } from "#words";
import { contactAbout } from "../content/links.ts";
import { Link } from "../ui/link.tsx";

/** What is not published about the price of a bank transfer, and who to ask. Once on a page. */
export function TransferCap() {
  return (
    <Trans>
      The fee for bank transfer is capped at the local limit.{" "}
      <Link href={contactAbout(t`Cap on the bank transfer fee in our country`)}>Ask us</Link> for
      the limit in your country.
    </Trans>
  );
}
