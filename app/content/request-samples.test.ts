import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { plainRequest, requestSamples } from "./request-samples.ts";
import { samplePayment } from "./sample.ts";

const { method, host, path, body } = samplePayment;
const sample = (id: string) => requestSamples.find((each) => each.id === id)?.code ?? "";

const cases = [...requestSamples.map(({ label, code }) => [label, code]), ["HTTP", plainRequest]];

test.each(cases)("%s makes the whole request", (_, code = "") => {
  expect(code).toContain(path);
  expect(code.toUpperCase()).toContain(method);
  for (const [field, value] of Object.entries(body)) {
    const written = typeof value === "number" ? `${value}\\b` : JSON.stringify(value);
    expect(code).toMatch(new RegExp(`\\b${field}"?(:| =>) ${written}`));
  }
});

test.each(requestSamples)("$label fits a wide page, and has no credentials", ({ code }) => {
  expect(code).toContain(`${host}${path}`);
  expect(code).not.toMatch(/authorization|bearer|api.?key|secret|token/i);
  expect(code).toMatch(/application\/json/);
  expect(Math.max(...code.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(72);
});

test("the curl sample is shell, and its body JSON", () => {
  execFileSync("bash", ["-n"], { input: sample("curl") });
  const [, data = ""] = sample("curl").match(/-d '([^']*)'/) ?? [];
  expect(JSON.parse(data)).toEqual(body);
});
