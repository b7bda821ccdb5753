import { languages } from "../../app/content/languages.ts";
import { type FieldName, fieldNames, rulesOf } from "../../app/content/message.ts";
import { readCatalog } from "../../site-build/languages/catalog.ts";
import { resolveSettings } from "../../site-build/settings.ts";
import { css, role } from "./find.ts";
import { eventually, expect, open, poll, test } from "./journey.ts";
import { amount, estimates } from "./parts.ts";

/* The differences of a language: messages, numbers, dates and names. */

const built = resolveSettings(process.env).languages.map(({ code }) => code);
const french = languages.find(({ code }) => code === "fr");
const translated = french ? readCatalog(french) : undefined;
/** An error in the words of `words/fr/`; empty if the field has no such error. */
const inFrench = (message: string | undefined) => (message && translated?.({ message })) || [];
test.skip(!built.includes("fr"), "This build has no French.");

test("the form says what is wrong and sent", { tag: "@elsewhere-soak" }, async ({ visitor }) => {
  const field = (name: FieldName) => css<HTMLInputElement>(`form [name=${name}]`);
  const submit = css("form [type=submit]");
  // The whole form is on the screen: a scroll would move the next target away.
  await visitor.resize(1280, 1600);
  await open(visitor, "/fr/contact");
  await visitor.click(submit);
  await poll(visitor, () =>
    [...document.querySelectorAll("form :has(> h3) a")].map(({ textContent }) => textContent),
  ).toEqual(fieldNames.flatMap((name) => inFrench(rulesOf(name).wrong)));

  for (const name of fieldNames) {
    const text = name === "email" ? "adaeze@shop.example" : "Règlement en KES";
    await visitor.fill(field(name), text);
  }
  await visitor.look((submit) => {
    window.announced = [];
    new MutationObserver((changes) => {
      for (const { oldValue } of changes) window.announced.push(oldValue ?? "");
    }).observe(submit, { characterData: true, characterDataOldValue: true, subtree: true });
  }, submit);
  await visitor.click(submit);
  const thanks = "Merci de nous avoir écrit. Nous vous répondrons rapidement.";
  const notice = role("status", /^Message envoyé/, "main");
  await poll(visitor, (it) => it.textContent, notice).toBe(`Message envoyé\u202f! ${thanks}`);
  const said = await visitor.look(() => window.announced);
  expect(said).toEqual(["Envoyer le message", "Envoi en cours…"]);
});

test("amounts and days are read and written as in French", async ({ visitor }) => {
  await open(visitor, "/fr/pricing");
  await visitor.fill(amount, "20\u202f000,50");
  const cards = async () => (await estimates(visitor))["Cartes locales"];
  await eventually(cards).toContain("19\u00a0240,48 à 19\u00a0720,49");
  for (const [typed, expected] of [
    ["", /^Saisissez un montant$/],
    ["abc", /en chiffres.*10\u00a0000 ou 250,50/],
    ["10,000", /deux décimales.*10\u00a0000$/], // In English, thousands.
  ] as const) {
    await visitor.fill(amount, typed);
    await visitor.press("Enter");
    await poll(visitor, (field) => field.nextElementSibling?.textContent, amount).toMatch(expected);
  }

  // Uses the prototype's setter, as the browser does, because React overrides the element's own.
  await visitor.look((day) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    value?.set?.call(day, "2026-11-27");
    day.dispatchEvent(new Event("input", { bubbles: true }));
  }, css<HTMLInputElement>("input[type=date]"));
  await visitor.click(role("radio", "Standard"));
  const arrival = role("status", /^Estimation/);
  await poll(visitor, ({ textContent }) => textContent, arrival).toMatch(
    /^Estimation\u00a0: .*mar\. 1er décembre.*mer\. 2 décembre$/,
  );
});
