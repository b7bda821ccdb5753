import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { defaultBrand } from "../app/content/brand.ts";
import { languages } from "../app/content/languages.ts";
import { resolveSettings } from "./settings.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");

test("with nothing set, they are the defaults, valid and complete", () => {
  expect(resolveSettings({})).toEqual({ brand: defaultBrand, contactEndpoint: "", languages });
  const without = { ...defaultBrand, appUrl: undefined as never };
  expect(() => resolveSettings({}, without)).toThrow("appUrl is missing in app/content/brand.ts.");
});

test("the environment overrides, and an empty mailbox is allowed", () => {
  const { brand } = resolveSettings({ BRAND_NAME: "Ada", HELLO_MAILBOX: "", LICENCES: "None yet" });
  const changes = { name: "Ada", meaning: "", helloMailbox: "", licences: "None yet" };
  expect(brand).toEqual({ ...defaultBrand, ...changes });
});

test("the default meaning is dropped with the default name, unless another is set", () => {
  const meaning = (BRAND_NAME: string, env = {}) =>
    resolveSettings({ BRAND_NAME, ...env }).brand.meaning;
  expect(meaning(defaultBrand.name)).toBe(defaultBrand.meaning);
  expect(meaning("Ada")).toBe("");
  expect(meaning("Ada", { BRAND_MEANING: "After a bridge." })).toBe("After a bridge.");
});

test.each([
  ["HELLO_MAILBOX", "o'neil+press@mail.ada.co.za"],
  ["DOCS_URL", "https://docs.ada.example:8443/v1/en"],
  ["BRAND_NAME", "Ọmọ & Söhne <Ltd>"],
  ["CONTACT_ENDPOINT", "https://forms.example/messages?key=1"],
  ["CONTACT_ENDPOINT", "https://forms.example"],
  ["CONTACT_ENDPOINT", "/api/contact"],
  ["CONTACT_ENDPOINT", "/contact-us/form_2"],
])("%s=%s is accepted unchanged", (key, value) => {
  const { brand, contactEndpoint } = resolveSettings({ [key]: value });
  expect([...Object.values(brand), contactEndpoint]).toContain(value);
});

test("all languages are built, the original first, unless some are named", () => {
  const codesOf = (LANGUAGES: string) =>
    resolveSettings({ LANGUAGES }).languages.map(({ code }) => code);
  expect(codesOf("")).toEqual(languages.map(({ code }) => code));
  expect(codesOf("fr, en")).toEqual(["en", "fr"]);
  expect(codesOf("en")).toEqual(["en"]);
});

const malformed: Readonly<Record<string, readonly string[]>> = {
  BRAND_NAME: ["", " Ada ", "x".repeat(41), "Ada\nLovelace", "\u200b"],
  SITE_ORIGIN: ["http://ada.example", "https://ada.example/", "https://ada.example/en", "ada.eg"],
  APP_URL: [
    ...["javascript:alert(1)", "https:app.ada.example", " https://app.ada.example"],
    ...["https://app.ada.example/a b", "https://ada:secret@app.ada.example"],
  ],
  DOCS_URL: ["https://docs.ada.example?version=1", "https://docs.ada.example#top"],
  HELLO_MAILBOX: ["hello at ada", "a@b", "a@b..c", "a@b.c?subject=x", "Ada <a@b.cd>"],
  LICENCES: ["None\u2028yet", " None yet", "x".repeat(201)],
  CONTACT_ENDPOINT: [
    ...["http://forms.example", "forms.example", "//forms.example", "/\\host", "javascript:1"],
    ...["https:forms.example", "https://ada:secret@forms.example", "https://forms.example/#form"],
    ...["https://forms.example/a b", "/contact", "/", "/fr/contact", "/fr", "/api/contact\u200b"],
    ...["/404", "/fr/404", "/message-sent", "/fr/message-sent"],
    ...["/a+b", "/a%20b", "/a*b", "/contact?a=1", "/../contact"],
  ],
  LANGUAGES: ["en,xx", "en,", "fr"],
};
const cases = Object.entries(malformed).flatMap(([key, values]) =>
  values.map((value) => [key, value] as const),
);
test.each(cases)(
  "%s=%s stops the build with a sentence that names key, value and rule",
  (key, value) => {
    const attempt = () => resolveSettings({ [key]: value });
    expect(attempt).toThrow(`${key} is "${value}", but must be `);
    expect(attempt).toThrow(/ must be [^\n]+\.$/);
  },
);

test.each(["build", "develop"])(
  "the command to %s says such a sentence, and nothing else",
  (name) => {
    const file = join(import.meta.dirname, `commands/${name}.ts`);
    const env = { ...process.env, APP_URL: "ada" };
    const { status, stderr } = spawnSync(process.execPath, [file], { env });
    expect(`${status} ${stderr}`).toMatch(/^1 APP_URL is "ada", but must be .+\.\n$/);
  },
);

/** The variables that a build reads. */
function variables(): readonly string[] {
  const names = new Set<string>();
  resolveSettings(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  return [...names].sort();
}

test("every variable of a build is in docs/hosting.md", () => {
  const manual = read("docs/hosting.md");
  const isNamed = (name: string) => new RegExp(`\`${name}[=\`]`).test(manual);
  expect(variables().filter((name) => !isNamed(name))).toEqual([]);
});

test("the image's build is told all of them, and nothing else", () => {
  const [, build = ""] = read("Dockerfile").split(/^FROM /m);
  const args = [...build.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);
  expect(args.toSorted()).toEqual(variables());
  expect(build.lastIndexOf("\nARG ")).toBeLessThan(build.indexOf("\nRUN npm run build"));
});

test("compose passes them on, and leaves out what is not set: empty, it says something else", () => {
  const [, args = ""] = /\n {6}args:\n((?: {8}.*\n)+)/.exec(read("compose.yaml")) ?? [];
  const lines = args.match(/\w.*/g)?.filter((line) => !args.includes(`# ${line}`));
  const others = variables().filter((name) => name !== "CONTACT_ENDPOINT");
  expect(lines?.toSorted()).toEqual(
    ["CONTACT_ENDPOINT: /messages", ...others.map((name) => `${name}:`)].sort(),
  );
});
