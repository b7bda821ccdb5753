import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { attempts, GROWTH, waits } from "./attempts.ts";

/** The grids of a stylesheet, each as its growing parts. */
function grids(file: string): number[][] {
  const css = readFileSync(join(import.meta.dirname, file), "utf8");
  return [...css.matchAll(/grid-template-(?:rows|columns):([^;]+);/g)]
    .map(([, tracks = ""]) => [...tracks.matchAll(/([\d.]+)fr/g)].map(([, part]) => Number(part)))
    .filter((parts) => parts.length > 1);
}

for (const file of ["webhooks-hero.module.css"]) {
  test(`${file} draws every attempt, and each wait longer than the one before`, () => {
    const drawn = grids(file);
    expect(drawn.length).toBeGreaterThan(0);
    for (const parts of drawn) {
      expect(parts).toHaveLength(attempts.length);
      for (const [index, part] of parts.entries()) expect(part).toBeCloseTo(waits[index] ?? 0, 3);
    }
    expect(GROWTH).toBeGreaterThan(1);
  });
}
