import fc from "fast-check";
import { expect, test } from "vitest";
import { learn } from "./wording.ts";

const text = fc.record({ subject: fc.lorem({ maxCount: 2 }), message: fc.lorem({ maxCount: 30 }) });
const texts = fc.array(text, { maxLength: 5 });

test("evidence for spam is as strong against it when good and bad change places", () => {
  fc.assert(
    fc.property(texts, texts, text, (some, others, asked) => {
      expect(learn(some, others)(asked)).toBeCloseTo(-learn(others, some)(asked));
    }),
  );
});

test("unseen words say nothing, and words seen only in spam speak for spam", () => {
  fc.assert(
    fc.property(texts, text, (good, bad) => {
      const wording = learn(good, [bad]);
      expect(wording({ subject: "", message: "xyzzy xyzzyx" })).toBe(0);
      const own = { subject: "xyzzy", message: "xyzzyx" };
      expect(learn(good, [own])(own)).toBeGreaterThan(0);
    }),
  );
});
