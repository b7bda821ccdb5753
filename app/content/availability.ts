/** Where the answer to a question is to be had. */
export type Availability = "published" | "onboarding" | "agreement" | "ask";

export const availabilityWords: Readonly<Record<Availability, string>> = {
  published: "Published",
  onboarding: "Provided during onboarding",
  agreement: "Set in your agreement",
  ask: "Ask us",
};
