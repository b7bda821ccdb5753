import fc from "fast-check";
import { expect, test } from "vitest";
import { isReserved } from "./reserved-names.ts";

const reserved = [
  ...["example", "test", "invalid", "localhost"],
  ...["example.com", "example.net", "example.org"],
];
const prefix = fc.array(fc.stringMatching(/^[a-z\d]([a-z\d-]{0,8}[a-z\d])?$/), { maxLength: 3 });

test("a reserved domain is recognised in any case, at any depth, with or without the trailing dot", () => {
  fc.assert(
    fc.property(
      prefix,
      fc.constantFrom(...reserved),
      fc.constantFrom("", "."),
      (labels, name, dot) => {
        const host = [...labels, name].join(".") + dot;
        expect(isReserved(host)).toBe(true);
        expect(isReserved(host.toUpperCase())).toBe(true);
      },
    ),
  );
});

test.each(["ada.com", "example.io", "example.co.uk", "myexample.com", "latest", "test.ada.com"])(
  "%s is not reserved",
  (host) => expect(isReserved(host)).toBe(false),
);
