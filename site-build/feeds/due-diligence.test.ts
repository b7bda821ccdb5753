import { expect, test } from "vitest";
import { type Brand, defaultBrand } from "../../app/content/brand.ts";
import { dueDiligence } from "../../app/content/due-diligence.ts";
import { placeholderBrand } from "../brand-fixture.ts";
import { dueDiligenceCsv } from "./texts.ts";

const filled = {
  ...defaultBrand,
  legalName: "Kivuko Payments Ltd",
  registrationNumber: "=1",
  registeredOffice: "1 Quay Street, Port",
};

const registration = (brand: Brand) =>
  dueDiligence(brand)
    .flatMap(({ answers }) => answers)
    .find(({ question }) => question.includes("registration number"));

test("a corporate fact in the brand is published in the page's rows and the file", () => {
  expect(registration(filled)).toMatchObject({
    availability: "published",
    answer: "Kivuko Payments Ltd, =1, 1 Quay Street, Port",
  });
  expect(dueDiligenceCsv(filled)).toContain('"Kivuko Payments Ltd, =1, 1 Quay Street, Port"');
});

test("half a corporate fact is none", () => {
  expect(registration({ ...filled, registeredOffice: "" })?.availability).toBe("onboarding");
});

test("every question is unique, has an answer and a row", () => {
  const answers = dueDiligence(placeholderBrand).flatMap(({ answers }) => answers);
  // The names of the columns come first, and an end of line last.
  expect(dueDiligenceCsv(placeholderBrand).split("\r\n")).toHaveLength(answers.length + 2);
  expect(new Set(answers.map(({ question }) => question)).size).toBe(answers.length);
  for (const { question, answer } of answers) {
    expect(question).toMatch(/\?$/);
    expect(answer).toMatch(/\.$/);
  }
});
