import { t } from "#words";
import { claims, standardNames, statement } from "../../../app/content/claims.ts";
import { businessHoursInShort } from "../../../app/content/contact.ts";
import { many } from "../../../app/content/counts.ts";
import { atStart } from "../../../app/content/in-words.ts";
import { effectiveDate } from "../../../app/content/legal.ts";
import { methodNames, percentage, priceSpan } from "../../../app/content/methods.ts";
import { routeOf } from "../../../app/content/pages.ts";
import type { Path } from "../../../app/content/paths.ts";
import { sdks } from "../../../app/content/sdks.ts";
import { settlement, settlementName } from "../../../app/content/settlement.ts";

const { corridors, endpoints, remittanceCountries } = claims;
const waysToPay = listed(methodNames, t`${{ count: atStart(many.methods) }} payment methods`);

/** One line on the subject of a page. */
const captions: Partial<Record<Path, string>> = {
  "/": `${atStart(statement(claims.currencies))}, ${statement(corridors)}`,
  "/merchants": waysToPay,
  "/payfacs": t`One API for payment facilitators`,
  "/acquirers": atStart(statement(corridors)),
  "/enterprise": t`${{ tier: atStart(settlementName(settlement.instant)) }}, for enterprise only`,
  "/imtos": atStart(statement(remittanceCountries)),
  "/payment-gateway": waysToPay,
  "/fx-engine": t`Processing in ${{ currencies: statement(claims.currencies) }}`,
  "/compliance-suite": t`KYC and AML in one suite`,
  "/analytics-dashboard": t`Total volume, volume per currency, transfers`,
  "/pricing": t`From ${{ lowest: percentage(priceSpan.low) }} to ${{ highest: percentage(priceSpan.high) }} per transaction, by method`,
  "/solutions": t`Merchants, PayFacs, acquirers, enterprise`,
  "/api-documentation": t`One API, ${{ endpoints: statement(endpoints) }}`,
  "/sdks-libraries": listed(
    sdks.map(({ name }) => name),
    statement(claims.sdks),
  ),
  "/webhooks": t`We retry at growing intervals`,
  "/sandbox": t`Sandbox and production, kept apart`,
  "/contact": atStart(businessHoursInShort),
  "/about": atStart(statement(corridors)),
  "/country-coverage": t`Connecting Africa, One Corridor at a Time`,
  "/privacy-policy": t`Effective ${{ date: effectiveDate }}`,
  "/terms-of-service": t`Effective ${{ date: effectiveDate }}`,
  "/security-compliance": standardNames.join(", "),
};

/** For pages without a caption: a description of the site. */
export function captionOf(path: Path): string {
  return captions[path] ?? routeOf("/").title;
}

/** The list, or how many it has if it would not fit: at most 52 characters do. */
function listed(names: readonly string[], count: string): string {
  const list = names.join(", ");
  return list.length > 52 ? count : list;
}
