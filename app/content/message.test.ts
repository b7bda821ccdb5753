import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Draft,
  emptyDraft,
  type FieldName,
  ofFields,
  subjectFrom,
  validate,
} from "./message.ts";

const valid: Draft = {
  ...emptyDraft,
  name: "Adaeze Mensah",
  email: "adaeze@shop.example",
  subject: "Settling in KES",
  message: "We collect in Lagos.",
};
const errorsOf = (part: Partial<Draft>) => {
  const result = validate({ ...valid, ...part });
  return "errors" in result ? result.errors : {};
};

test.each<[FieldName, string, string | undefined]>([
  ["name", "", "Name is required"],
  ["name", "\u200b\u2060\ufeff", "Name is required"],
  ["name", "a".repeat(100), undefined],
  ["name", ` ${"a".repeat(100)} `, undefined],
  ["name", "a".repeat(101), "Name must be less than 100 characters"],
  ["name", "\u{1f600}".repeat(51), "Name must be less than 100 characters"],
  ["email", "", "Invalid email address"],
  ["email", "a@b", "Invalid email address"],
  ["email", "a b@c.example", "Invalid email address"],
  ["email", "a@-c.example", "Invalid email address"],
  ["email", ".ada@shop.example", "Invalid email address"],
  ["email", "a..c@shop.example", "Invalid email address"],
  ["email", "ada:obi@shop.example", "Invalid email address"],
  ["email", "ada@shop.example, obi@shop.example", "Invalid email address"],
  ["email", "Ada <ada@shop.example>, Obi <obi@shop.example>", "Invalid email address"],
  ["email", "mailto:%E0%A4%A@shop.example", "Invalid email address"],
  ["email", "o'neil+x@sub.example.ie", undefined],
  ["email", " a@b.co ", undefined],
  ["email", "zoë@bücher.example", undefined],
  ["email", `${"a".repeat(243)}@shop.example`, "Email must be less than 255 characters"],
  ["email", `${"a".repeat(242)}@shop.example`, undefined],
  ["company", "a".repeat(100), undefined],
  ["company", "a".repeat(101), "Company name must be less than 100 characters"],
  ["phone", "1".repeat(20), undefined],
  ["phone", `\u202a${"1".repeat(20)}\u202c`, undefined],
  ["phone", "1".repeat(21), "Phone number must be less than 20 characters"],
  ["subject", "", "Subject is required"],
  ["subject", "a".repeat(200), undefined],
  ["subject", "a".repeat(201), "Subject must be less than 200 characters"],
  ["message", "a".repeat(9), "Message must be at least 10 characters"],
  ["message", ` ${"a".repeat(9)} `, "Message must be at least 10 characters"],
  ["message", "a".repeat(10), undefined],
  ["message", "a".repeat(1000), undefined],
  ["message", "a".repeat(1001), "Message must be less than 1000 characters"],
])("the rules and messages are those of the specification, %s: %j", (name, value, message) => {
  expect(errorsOf({ [name]: value })).toEqual(message ? { [name]: message } : {});
});

test("a message is trimmed, and an empty optional value is left out", () => {
  expect(validate({ ...valid, name: " Adaeze ", company: " " })).toEqual({
    message: {
      ...ofFields((name) => valid[name] || undefined),
      name: "Adaeze",
    },
  });
});

const stored = (name: FieldName, value: string) => {
  const result = validate({ ...valid, [name]: value });
  return "message" in result ? result.message[name] : result.errors;
};

describe("an address is stored bare, however it was copied", () => {
  const bare = "o'neil+x@sub.example.ie";

  test.each([
    "mailto:o'neil+x@sub.example.ie",
    "mailto:o%27neil%2Bx@sub.example.ie?subject=Fees%20in%20Ghana&body=x",
    "“o'neil+x@sub.example.ie”.",
    "«\u00a0o'neil+x@sub.example.ie\u00a0»",
    "<mailto:o'neil+x@sub.example.ie>",
    "Ada O’Neil <o'neil+x@sub.example.ie>",
    "\"O'Neil, Ada (sales@)\" <o'neil+x@sub.example.ie>;",
    '"Ada <o\'neil+x@sub.example.ie>"',
    "o’neil+x@sub.example.ie",
    "o'neil+x@sub.example.ie.",
    "o'neil+x＠sub．example．ie",
    "o'neil+x@sub。example｡ie",
    "ｏ＇ｎｅｉｌ＋ｘ＠ｓｕｂ．ｅｘａｍｐｌｅ．ｉｅ；",
    "\t\u00a0o'neil+x@sub.example.ie\r\n",
    "o'neil+x@\u00adsub.\u200bexample.ie",
  ])("%j", (copied) => {
    expect(stored("email", copied)).toBe(bare);
  });

  test("a letter and its mark are one, in every script", () => {
    expect(stored("email", "zoe\u0308@bu\u0308cher.example")).toBe("zoë@bücher.example");
    expect(stored("email", "राम@उदाहरण.example")).toBe("राम@उदाहरण.example");
  });

  test("with marks that nobody sees between any two letters", () => {
    for (const mark of "\u061c\u180e\u200c\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufeff") {
      expect(stored("email", [...`Ada <${bare}>;`].join(mark))).toBe(bare);
    }
  });
});

test("invisible characters are cut off at both ends, and out of a number", () => {
  expect(stored("name", "\u2068 Ada\u200b Obi \u2069")).toBe("Ada\u200b Obi");
  expect(stored("subject", "\ufeff\u200eFees\u200f\u2060")).toBe("Fees");
  expect(stored("phone", "\u202a+254\u2060 722\u00ad\u202c")).toBe("+254 722");
  expect(stored("company", "\u200e")).toBe(undefined);
});

test.each(["❤️", "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}", "ജോണ്\u200d"])(
  "what belongs to the last character stays: %s",
  (last) => {
    expect(stored("message", `With all good wishes ${last} `)).toBe(`With all good wishes ${last}`);
  },
);

const text = fc.string({ unit: "binary", maxLength: 1200 });
const drafts = fc.record(ofFields(() => text));

/** Drafts that are mostly valid. */
const likely = fc.record({
  ...ofFields(() => fc.string({ unit: "grapheme" })),
  email: fc.emailAddress(),
  message: fc.string({ unit: "binary", minLength: 12, maxLength: 900 }),
}) as fc.Arbitrary<Draft>;

test("never throws, never cuts visible text: it is an error or complete", () => {
  fc.assert(
    fc.property(fc.oneof(drafts, likely), (draft) => {
      const result = validate(draft);
      if ("errors" in result) {
        expect(Object.values(result.errors).length).toBeGreaterThan(0);
        return;
      }
      for (const name of ["name", "company", "subject", "message"] as const) {
        const value = result.message[name] ?? "";
        expect(draft[name]).toContain(value);
        expect(draft[name].replace(value, "").trim()).toMatch(
          /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u,
        );
      }
    }),
  );
});

test("a stored value is valid, and validating it again changes nothing", () => {
  fc.assert(
    fc.property(likely, (draft) => {
      const once = validate(draft);
      fc.pre("message" in once);
      expect(validate({ ...emptyDraft, ...JSON.parse(JSON.stringify(once.message)) })).toEqual(
        once,
      );
    }),
  );
});

test("a long run of invisible characters, or of punctuation, ends", () => {
  const runs = [" ", "\u200b", ".", "<", "@", "mailto:"].map((each) => `a${each.repeat(500_000)}b`);
  for (const run of runs) validate(ofFields(() => run));
});

describe("a subject from the address", () => {
  test("is plain text, whatever it holds", () => {
    const subject = "<b>50% & more?</b> #1";
    expect(subjectFrom(`?subject=${encodeURIComponent(subject)}`)).toBe(subject);
    expect(subjectFrom("")).toBe("");
    expect(subjectFrom("?subject=%E0%A4%A")).toMatch(/./);
  });

  test("is cut at 200, never inside a character", () => {
    expect(subjectFrom(`?subject=${"a".repeat(300)}`)).toBe("a".repeat(200));
    const smiling = "\u{1f600}".repeat(150);
    expect(subjectFrom(`?subject=x${smiling}`)).toBe(`x${smiling.slice(0, 198)}`);
  });
});
