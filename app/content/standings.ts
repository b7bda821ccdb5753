/** Where the answer to a question stands. */
export type Standing = "published" | "onboarding" | "agreement" | "unstated";

export const standings: Readonly<Record<Standing, string>> = {
  published: "Published",
  onboarding: "Provided during onboarding",
  agreement: "In your agreement",
  unstated: "Not stated",
};
