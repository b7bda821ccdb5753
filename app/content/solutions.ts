import { t } from "#words";
import { claims, standardNames, statement } from "./claims.ts";
import { collection } from "./countries.ts";
import { atStart, inWords } from "./in-words.ts";
import { everyMethod, priceRange, priceSpan } from "./methods.ts";
import { settlement, settlementName } from "./settlement.ts";

/** A kind of business and its page. */
export interface Solution {
  readonly title: string;
  readonly description: string;
  /** Its offer, its price, and a figure. */
  readonly features: readonly [offer: string, pricing: string, figure: string];
  readonly link: "/merchants" | "/payfacs" | "/acquirers" | "/enterprise";
}

export const solutions: readonly Solution[] = [
  {
    title: t`Merchants`,
    description: t`You sell, and want to be paid the way your customers already pay.`,
    features: [
      everyMethod,
      t`${{ prices: priceRange(priceSpan) }} per transaction, by method`,
      t`${{ count: atStart(inWords(collection.length)) }} collection countries, more coming`,
    ],
    link: "/merchants",
  },
  {
    title: t`PayFacs`,
    description: t`You are a payment facilitator: you take payments for other businesses.`,
    features: [
      t`Acquiring-as-a-service and a KYC/AML compliance suite`,
      t`Custom pricing`,
      t`Multi-currency processing in ${{ currencies: statement(claims.currencies) }}`,
    ],
    link: "/payfacs",
  },
  {
    title: t`Acquirers`,
    description: t`You already acquire payments for merchants, and want more markets.`,
    features: [
      t`Acquiring-as-a-service and ${{ corridors: statement(claims.corridors) }} (payment routes)`,
      t`Custom pricing`,
      atStart(statement(claims.complianceCountries)),
    ],
    link: "/acquirers",
  },
  {
    title: t`Enterprise`,
    description: t`You are a large business with procurement requirements.`,
    features: [
      t`${{ standards: standardNames }} and a due-diligence sheet`,
      t`Custom pricing`,
      t`${{ tier: atStart(settlementName(settlement.instant)) }}, for enterprise only`,
    ],
    link: "/enterprise",
  },
];
