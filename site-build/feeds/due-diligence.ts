import { t } from "#words";
import { availabilityWords } from "../../app/content/availability.ts";
import type { Brand } from "../../app/content/brand.ts";
import { toCsv } from "../../app/content/csv.ts";
import { dueDiligence } from "../../app/content/due-diligence.ts";
import { addressOf } from "../../app/content/language.ts";
import { isExternal } from "../../app/content/links.ts";

/** The due-diligence sheet as CSV: the rows of each topic; the last cell is an absolute URL. */
export function dueDiligenceCsv(brand: Brand): string {
  const rows = dueDiligence(brand).flatMap(({ name, answers }) =>
    answers.map(({ question, answer, availability, link: { href } }) => [
      name,
      question,
      answer,
      availabilityWords[availability],
      isExternal(href) ? href : brand.siteOrigin + addressOf(href),
    ]),
  );
  return toCsv([[t`Topic`, t`Question`, t`Answer`, t`Where it stands`, t`Read or ask`], ...rows]);
}
