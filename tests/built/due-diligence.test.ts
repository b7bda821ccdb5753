import { expect, test } from "vitest";
import { brand } from "../../app/content/brand.ts";
import { addressIn } from "../../app/content/languages.ts";
import { emptyDraft } from "../../app/content/message.ts";
import { withQuestions } from "../../app/pages/contact/contact-state.ts";
import { built, fileOf, htmlOf, mainOf, read, textOf } from "./dist.ts";

const [sheet = ""] =
  htmlOf("/security-compliance").match(/<h2[^>]* id="due-diligence"[\s\S]*?<\/main>/) ?? [];
const row =
  /<dt>(.*?)<\/dt><dd>(.*?)<\/dd><dd><span[^>]*>(.*?)<\/span> *(?:<span[^>]*>)?<a [^>]*href="([^"]*)"/gs;
/** Question, answer, where it stands and its link, as the page has them. */
const rows = [...sheet.matchAll(row)].map(([, question = "", answer = "", state = "", href = ""]) =>
  [question, answer, state, brand.siteOrigin + href].map(textOf),
);

test("the page has twenty to forty questions, each with a link to read on or ask", () => {
  expect(rows.length).toBeGreaterThanOrEqual(20);
  expect(rows.length).toBeLessThanOrEqual(40);
  for (const [, , state, link = ""] of rows) {
    const isQuestion = link.startsWith(`${brand.siteOrigin}/contact?subject=`);
    // What the agreement sets, a section of the terms may say.
    if (state !== "Set in your agreement") expect(isQuestion, link).toBe(state !== "Published");
  }
});

test.each(built)("all open rows of the sheet fit in one message: $name", (language) => {
  const html = read(fileOf(addressIn(language, "/security-compliance"))).toString();
  const [, asked = ""] = mainOf(html).split('id="due-diligence"');
  const open = [...asked.matchAll(/\/contact\?subject=([^"]+)/g)].map(([, subject = ""]) =>
    decodeURIComponent(subject),
  );
  expect(open.length).toBeGreaterThan(15);
  const { message } = withQuestions(emptyDraft, [], open);
  expect(open.filter((question) => !message.includes(question))).toEqual([]);
});
