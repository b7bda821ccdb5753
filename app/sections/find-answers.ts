import { t } from "#words";
import { type Answer, answerId, answersFor } from "../content/answers.ts";
import { brand } from "../content/brand.ts";
import { dueDiligence } from "../content/due-diligence.ts";
import { entriesOf } from "../content/entries.ts";
import { foundAlone } from "../content/found-alone.ts";
import type { Href } from "../content/links.ts";
import type { Path } from "../content/paths.ts";

interface Found extends Answer {
  /** Its row. */
  readonly at: Href;
}

const pageOf: Readonly<Record<keyof typeof answersFor, Path>> = {
  developers: "/api-documentation",
  payfacs: "/payfacs",
  imtos: "/imtos",
  merchants: "/merchants",
  acquirers: "/acquirers",
  press: "/about",
};

/** Every row once. */
const rows: readonly Found[] = [
  ...entriesOf(answersFor).flatMap(([audience, answers]) =>
    answers.map((answer, index) => ({
      ...answer,
      at: `${pageOf[audience]}#${answerId(audience, index)}` as const,
    })),
  ),
  ...dueDiligence(brand).flatMap(({ answers }) =>
    answers.map((answer) => ({ ...answer, at: "/security-compliance#due-diligence" as const })),
  ),
  ...foundAlone.map((answer) => ({ ...answer, at: answer.link.href })),
].filter((row, index, all) => all.findIndex(({ question }) => question === row.question) === index);

/** In lower case, without accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const known = rows.map((row) => ({ row, words: wordsOf(`${row.question} ${row.words}`) }));
const idle = new Set(
  wordsOf(t`a an and are can do does for how i in is it my of on the to we what which you your`),
);
const MOST = 6;

/** A short word counts as a whole, a longer one from its beginning on; each in the singular or the plural. */
const isMeant = (word: string, typed: string) =>
  word === typed ||
  (typed.length > 3 && word.startsWith(typed)) ||
  (word.length > 2 && typed.startsWith(word) && typed.length - word.length < 3);

/** The rows with the most of the typed words, at least half of them; at most six. */
export function findAnswers(typed: string): readonly Found[] {
  const wanted = wordsOf(typed).filter((word) => !idle.has(word));
  const scored = known.map(({ row, words }) => ({
    row,
    score: wanted.filter((each) => words.some((word) => isMeant(word, each))).length,
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  if (best === 0 || best < wanted.length / 2) return [];
  return scored
    .filter(({ score }) => score === best)
    .map(({ row }) => row)
    .slice(0, MOST);
}
