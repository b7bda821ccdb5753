import { expect, test } from "vitest";
import { finishStyles } from "./css.ts";

test("sRGB is shipped for OKLCH, in values and in custom properties", () => {
  const css = finishStyles(
    ":root{--orange:oklch(0.565 0.182 36.5)}a{color:oklch(0.245 0.06 270 / 0.16)}",
  );
  expect(css).toBe(":root{--orange:#ca4012}a{color:#151e3d29}");
});

test("a colour that sRGB does not have is refused", () => {
  expect(() => finishStyles("a{color:oklch(0.7 0.4 150)}")).toThrow("outside sRGB");
});
