import { t } from "#words";
import type { CurrencyCode } from "./currencies.ts";

/** Sample data: invented for the dashboard card and always marked as such there. */
export const sampleTotal = { amount: 4_218_930, currency: "USD" } as const;

export interface SampleVolume {
  readonly currency: CurrencyCode;
  /** In units of the currency. */
  readonly amount: number;
  /** Its value in the total's currency, in percent of the largest. */
  readonly share: number;
}

/** In descending order of value in the total's currency. */
export const sampleVolumes: readonly SampleVolume[] = [
  { currency: "NGN", amount: 1_860_000_000, share: 100 },
  { currency: "KES", amount: 143_200_000, share: 78 },
  { currency: "GHS", amount: 9_400_000, share: 52 },
  { currency: "ZAR", amount: 12_100_000, share: 44 },
  { currency: "TZS", amount: 1_020_000_000, share: 31 },
  { currency: "UGX", amount: 986_400_000, share: 22 },
];

type TransferStatus = "Completed" | "Processing";

/** How a status is shown. */
export const statusWords: Readonly<Record<TransferStatus, string>> = {
  Completed: t`Completed`,
  Processing: t`Processing`,
};

export interface SampleTransfer {
  readonly from: {
    readonly place: string;
    readonly currency: CurrencyCode;
    readonly amount: number;
  };
  readonly to: { readonly place: string; readonly currency: CurrencyCode; readonly amount: number };
  readonly status: TransferStatus;
  readonly time: string;
}

const minutesAgo = (minutes: number) => t`${{ minutes }} min ago`;

/** Between served countries alone: Kenya and South Africa are not served. */
export const sampleTransfers = [
  {
    from: { place: t`Nigeria`, currency: "NGN", amount: 1_200_000 },
    to: { place: t`Tanzania`, currency: "TZS", amount: 1_980_000 },
    status: "Completed",
    time: minutesAgo(2),
  },
  {
    from: { place: t`Ghana`, currency: "GHS", amount: 18_400 },
    to: { place: t`Nigeria`, currency: "NGN", amount: 2_300_000 },
    status: "Processing",
    time: minutesAgo(4),
  },
  {
    from: { place: t`Zambia`, currency: "ZMW", amount: 42_000 },
    to: { place: t`Uganda`, currency: "UGX", amount: 6_300_000 },
    status: "Completed",
    time: minutesAgo(11),
  },
] as const satisfies readonly SampleTransfer[];

/** The illustrative request of the API teaser: text only, never sent. The host is a placeholder. */
export const samplePayment = {
  method: "POST",
  host: "https://api.example",
  path: "/api/v1/payments",
  body: { amount: 12500, currency: "USD", method: "card" },
} as const;

/** The conversion that the FX Engine page draws: invented, and marked as such there. */
export const sampleConversion = sampleTransfers[0];
