import { claims, standardNames, statement } from "./claims.ts";
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

const twoTiers = `${settlementName(settlement.fast)}, or ${settlementName(settlement.standard)}`;

export const solutions: readonly Solution[] = [
  {
    id: "merchants",
    title: "Merchants",
    description: "You sell, and want to be paid the way your customers already pay.",
    features: [everyMethod, `${priceRange(published)} per transaction, by method`, twoTiers],
    link: "/merchants",
  },
  {
    id: "payfacs",
    title: "PayFacs",
    description: "You are a payment facilitator: you take payments for other businesses.",
    features: ["Acquiring-as-a-service and a KYC/AML compliance suite", "Custom pricing", twoTiers],
    link: "/payfacs",
  },
  {
    id: "acquirers",
    title: "Acquirers",
    description: "You already acquire payments for merchants, and want more markets.",
    features: [
      `Acquiring-as-a-service and ${statement(claims.corridors)}`,
      "Custom pricing",
      twoTiers,
    ],
    link: "/acquirers",
  },
  {
    id: "enterprise",
    title: "Enterprise",
    description: "You are a large business with procurement requirements.",
    features: [
      `${standardNames.join(", ")} and a due-diligence sheet`,
      "Custom pricing",
      `${settlementName(settlement.instant)}, for enterprise only`,
    ],
    link: "/enterprise",
  },
];
