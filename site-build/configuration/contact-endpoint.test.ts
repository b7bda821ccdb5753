import { expect, test } from "vitest";
import { resolveContactEndpoint } from "./contact-endpoint.ts";

test("with nothing set, it is empty", () => {
  expect(resolveContactEndpoint({})).toBe("");
  expect(resolveContactEndpoint({ CONTACT_ENDPOINT: "" })).toBe("");
});

test.each([
  "https://forms.example/messages?key=1",
  "https://forms.example",
  "/api/contact",
  "/contact-us/form_2",
])("%s", (endpoint) => {
  expect(resolveContactEndpoint({ CONTACT_ENDPOINT: endpoint })).toBe(endpoint);
});

test.each([
  "http://forms.example",
  "forms.example",
  "//forms.example",
  "/\\host",
  "javascript:1",
  "https:forms.example",
  "https://ada:secret@forms.example",
  "https://forms.example/#form",
  "https://forms.example/a b",
  "/contact",
  "/",
  "/fr/contact",
  "/fr",
  "/api/contact\u200b",
  "/a+b",
  "/a%20b",
  "/a*b",
  "/contact?a=1",
  "/../contact",
])("%s stops the build with a sentence", (endpoint) => {
  const attempt = () => resolveContactEndpoint({ CONTACT_ENDPOINT: endpoint });
  expect(attempt).toThrow("CONTACT_ENDPOINT");
  expect(attempt).toThrow(`"${endpoint}"`);
});
