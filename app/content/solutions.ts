import { t } from "#words";
import { claims, standardNames, statement } from "./claims.ts";
import { atStart } from "./in-words.ts";
import { everyMethod, methods, priceRange } from "./methods.ts";
import type { Path } from "./paths.ts";
import { settlement, settlementName } from "./settlement.ts";

/** A kind of business and its page. */
export interface Solution {
  readonly id: "merchants" | "payfacs" | "acquirers" | "enterprise";
  readonly title: string;
  readonly description: string;
  /** The same three in each solution, for comparison: offer, price and settlement. */
  readonly features: readonly [offer: string, pricing: string, settlement: string];
  readonly link: Path;
}

const published = {
  low: Math.min(...methods.map(({ low }) => low)),
  high: Math.max(...methods.map(({ high }) => high)),
};

const twoTiers = t`${{ fast: atStart(settlementName(settlement.fast)) }}, or ${{ standard: settlementName(settlement.standard) }}`;

export const solutions: readonly Solution[] = [
  {
    id: "merchants",
    title: t`Merchants`,
    description: t`You sell, and want to be paid the way your customers already pay.`,
    features: [
      everyMethod,
      t`${{ prices: priceRange(published) }} per transaction, by method`,
      twoTiers,
    ],
    link: "/merchants",
  },
  {
    id: "payfacs",
    title: t`PayFacs`,
    description: t`You are a payment facilitator: you take payments for other businesses.`,
    features: [
      t`Acquiring-as-a-service and a KYC/AML compliance suite`,
      t`Custom pricing`,
      twoTiers,
    ],
    link: "/payfacs",
  },
  {
    id: "acquirers",
    title: t`Acquirers`,
    description: t`You already acquire payments for merchants, and want more markets.`,
    features: [
      t`Acquiring-as-a-service and ${{ corridors: statement(claims.corridors) }}`,
      t`Custom pricing`,
      twoTiers,
    ],
    link: "/acquirers",
  },
  {
    id: "enterprise",
    title: t`Enterprise`,
    description: t`You are a large business with procurement requirements.`,
    features: [
      t`${{ standards: standardNames.join(", ") }} and a due-diligence sheet`,
      t`Custom pricing`,
      t`${{ tier: atStart(settlementName(settlement.instant)) }}, for enterprise only`,
    ],
    link: "/enterprise",
  },
];
