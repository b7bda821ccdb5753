import { type Brand, placeholderMeaning, placeholderName } from "../app/content/brand.ts";

/* Two brands for the tests, which must not depend on the values in `defaultBrand`. */

/** Every value is a placeholder. */
export const placeholderBrand: Brand = {
  name: placeholderName,
  meaning: placeholderMeaning,
  legalName: "",
  siteOrigin: "https://ada.example",
  appUrl: "https://app.ada.example",
  docsUrl: "https://docs.ada.example",
  helloMailbox: "hello@ada.example",
  privacyMailbox: "privacy@ada.example",
  legalMailbox: "legal@ada.example",
  securityMailbox: "security@ada.example",
  registrationNumber: "",
  registeredOffice: "",
  groupStructure: "",
  licences: "",
  regulatoryPresence: "",
};

/** Every value is filled in. */
export const filledBrand: Brand = {
  name: "Ada",
  meaning: "",
  legalName: "Ada Payments Ltd",
  siteOrigin: "https://ada.com",
  appUrl: "https://app.ada.com",
  docsUrl: "https://docs.ada.com/v1",
  helloMailbox: "hello@ada.com",
  privacyMailbox: "privacy@ada.com",
  legalMailbox: "legal@ada.com",
  securityMailbox: "security@ada.com",
  registrationNumber: "RC 1",
  registeredOffice: "1 Quay Street, Port",
  groupStructure: "One company",
  licences: "None yet",
  regulatoryPresence: "None yet",
};
