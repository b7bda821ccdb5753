import { t } from "#words";

/** Where the answer to a question is to be had. */
export type Availability = "published" | "documentation" | "onboarding" | "agreement" | "ask";

export const availabilityWords: Readonly<Record<Availability, string>> = {
  published: t`Published`,
  documentation: t`Documentation site`,
  onboarding: t`Provided during onboarding`,
  agreement: t`Set in your agreement`,
  ask: t`Open question`,
};
