import { expect, test } from "vitest";
import { isReserved } from "./reserved-names.ts";

test.each(["example", "test", "invalid", "localhost", "example.com", "example.net", "example.org"])(
  "%s is reserved, in any case, with a name before it or a dot after it",
  (name) => {
    for (const host of [name, name.toUpperCase(), `a-1.b.${name}`, `${name}.`]) {
      expect(isReserved(host), host).toBe(true);
    }
  },
);

test.each(["ada.com", "example.io", "example.co.uk", "myexample.com", "latest", "test.ada.com"])(
  "%s is not reserved",
  (host) => expect(isReserved(host)).toBe(false),
);
