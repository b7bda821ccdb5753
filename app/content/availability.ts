import { t } from "#words";

/** Where the answer to a question is to be had. */
export type Availability = "published" | "onboarding" | "agreement" | "ask";

export const availabilityWords: Readonly<Record<Availability, string>> = {
  published: t`Published`,
  onboarding: t`Provided during onboarding`,
  agreement: t`Set in your agreement`,
  ask: t({ message: "Ask us", context: "label" }),
};
