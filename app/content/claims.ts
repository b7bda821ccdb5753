import { t } from "#words";
import { inDigits } from "./digits.ts";

/**
 * Every public number, once. `shape` is its wording: the number alone, "150+", "2.4%" or "about 50 ms".
 * Only what the specification states is listed here.
 */
type ClaimShape = "exact" | "at-least" | "percent" | "about-ms";

export interface Claim {
  readonly value: number;
  readonly shape: ClaimShape;
  /** What the number counts. */
  readonly of: string;
}

export const claims = {
  corridors: { value: 47, shape: "exact", of: t`active corridors` },
  currencies: { value: 150, shape: "at-least", of: t`currencies` },
  remittanceCountries: { value: 150, shape: "at-least", of: t`remittance countries` },
  complianceCountries: { value: 100, shape: "at-least", of: t`countries of compliance coverage` },
  endpoints: { value: 25, shape: "at-least", of: t`endpoints` },
  uptime: { value: 99.99, shape: "percent", of: t`uptime` },
  response: { value: 50, shape: "about-ms", of: t`response` },
  fxSavings: { value: 2.4, shape: "percent", of: t`average FX savings` },
} as const satisfies Record<string, Claim>;

/** The number in the site's wording, within a sentence: "47", "150+", "99.99%", "about 50 ms". */
export function figure({ value, shape }: Claim): string {
  const digits = inDigits(value);
  switch (shape) {
    case "exact":
      return digits;
    case "at-least":
      return t`${{ count: digits }}+`;
    case "percent":
      return t`${{ percent: digits }}%`;
    case "about-ms":
      return t`about ${{ time: digits }} ms`;
  }
}

/** The number and what it counts: "47 active corridors". */
export function statement(claim: Claim): string {
  return t`${{ figure: figure(claim) }} ${{ counted: claim.of }}`;
}

/** What a percentage leaves is one in so many: 99.99% leaves one in 10,000. */
export function oneIn({ value }: Claim): number {
  return Math.round(100 / (100 - value));
}

/** Names of standards, without scope or date, because none is published. */
export const standards = [
  { name: "PCI DSS", detail: t`Level 1` },
  { name: "ISO/IEC 27001", detail: "" },
] as const;

/** Each name in full: "PCI DSS Level 1". */
export const standardNames = standards.map(({ name, detail }) => `${name} ${detail}`.trim());
