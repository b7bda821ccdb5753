import { t } from "#words";
import { claims, standardNames, statement } from "../../../app/content/claims.ts";
import { businessHours } from "../../../app/content/contact.ts";
import { atStart } from "../../../app/content/in-words.ts";
import { effectiveDate } from "../../../app/content/legal.ts";
import { methods, percentage } from "../../../app/content/methods.ts";
import { routeOf } from "../../../app/content/pages.ts";
import type { Path } from "../../../app/content/paths.ts";
import { sdks } from "../../../app/content/sdks.ts";
import { settlement, settlementName } from "../../../app/content/settlement.ts";

const { corridors, endpoints, remittanceCountries } = claims;
const rates = methods.flatMap(({ low, high }) => [low, high]);
const [fewest, most] = [Math.min(...rates), Math.max(...rates)];
const waysToPay = atStart(methods.map(({ inSentence }) => inSentence).join(", "));

/** One line on what a page is about. */
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
  "/pricing": t`From ${{ lowest: percentage(fewest) }} to ${{ highest: percentage(most) }} per transaction, by method`,
  "/solutions": t`Merchants, PayFacs, acquirers, enterprise`,
  "/api-documentation": t`One API, ${{ endpoints: statement(endpoints) }}`,
  "/sdks-libraries": sdks.map(({ name }) => name).join(", "),
  "/webhooks": t`We retry at growing intervals`,
  "/sandbox": t`Sandbox and production, kept apart`,
  "/contact": businessHours,
  "/about": atStart(statement(corridors)),
  "/country-coverage": t`Connecting Africa, One Corridor at a Time`,
  "/privacy-policy": t`Effective ${{ date: effectiveDate }}`,
  "/terms-of-service": t`Effective ${{ date: effectiveDate }}`,
  "/security-compliance": standardNames.join(", "),
};

/** Of a page without a caption of its own: what the site is. */
export function captionOf(path: Path): string {
  return captions[path] ?? routeOf("/").title;
}
