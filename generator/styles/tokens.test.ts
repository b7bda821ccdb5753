import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { oklchToRgb } from "./oklch.ts";

const css = readFileSync(join(import.meta.dirname, "../../app/tokens.css"), "utf8");

/** Declarations of the block that starts with `selector`. */
function block(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf("}", start));
  return new Map(
    [...body.matchAll(/(--[\w-]+|color-scheme):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
}

const system = block(':root:not([data-theme="light"])');
const root = block(":root");
const forced = block('[data-theme="dark"]');
const dyed = block(".dyed");

test("dark is the same by the system's setting and by choice", () => {
  expect(system.size).toBeGreaterThan(20);
  expect([...forced]).toEqual([...system]);
});

test("dyed cloth is the resist too, on its own grounds", () => {
  for (const [name, value] of dyed) {
    if (/^--(?:ground|ground-2|raised)$/.test(name)) continue;
    // What is made of other tokens is the same everywhere, and made again on its own ground.
    expect(value, name).toBe(system.get(name) ?? root.get(name));
  }
});

describe("every colour", () => {
  const colours = [
    ...css.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ [\d.]+)?\);\s*\/\* (#[0-9a-f]{6})/g),
  ];

  test("is written with its hex", () => {
    expect(colours.length).toBeGreaterThan(60);
  });

  test.each(colours.map(([text, l, c, h, hex]) => ({ text: text.slice(0, 40), l, c, h, hex })))(
    "$text",
    ({ l, c, h, hex }) => {
      const rgb = oklchToRgb({ l: Number(l), c: Number(c), h: Number(h) });
      expect(`#${rgb.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`).toBe(hex);
    },
  );
});
