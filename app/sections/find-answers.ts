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

const known = rows.map((row) => ({
  row,
  words: wordsOf(`${row.question} ${row.words}`),
  inQuestion: wordsOf(row.question),
  phrases: ` ${wordsOf(row.words).join(" ")} `,
}));
const idle = new Set(
  wordsOf(t`a an and are can do does for how i in is it my of on the to we what which you your`),
);

const isSame = (word: string, typed: string) =>
  word === typed || word === `${typed}s` || typed === `${word}s`;

/** Two for the word itself, in the singular or the plural; one if either begins with the other. */
function likeness(word: string, typed: string): number {
  if (isSame(word, typed)) return 2;
  const begins = typed.length > 3 && word.startsWith(typed);
  const ends = word.length > 2 && typed.startsWith(word) && typed.length - word.length < 3;
  return begins || ends ? 1 : 0;
}

const likenessIn = (words: readonly string[], wanted: readonly string[]) =>
  wanted.reduce((sum, each) => sum + Math.max(0, ...words.map((word) => likeness(word, each))), 0);

/**
 * At most eight rows that are most like the typed words, if they have half of them: first those that have them as one
 * phrase, then those whose question has them, then those with a published answer.
 */
export function findAnswers(typed: string): readonly Found[] {
  const wanted = wordsOf(typed).filter((word) => !idle.has(word));
  const scored = known.map(({ row, words, inQuestion, phrases }) => ({
    row,
    score: likenessIn(words, wanted),
    rank:
      2 * likenessIn(inQuestion, wanted) +
      Number(row.availability === "published") +
      (wanted.length > 1 && phrases.includes(` ${wanted.join(" ")} `) ? 9 : 0),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  if (best === 0 || best < wanted.length) return [];
  return scored
    .filter(({ score }) => score === best)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, 8)
    .map(({ row }) => row);
}
