import { t } from "#words";

/** The four audiences that the home page names in turn. */
export const audiences = [t`Merchants`, t`PayFacs`, t`Acquirers`, t`IMTOs`] as const;
