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

test.each(requestSamples)(
  "$label is whole on a wide page, and names no credentials",
  ({ code }) => {
    expect(code).toContain(`${host}${path}`);
    expect(code).not.toMatch(/authorization|bearer|api.?key|secret|token/i);
    expect(code).toMatch(/application\/json/);
    expect(Math.max(...code.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(72);
  },
);

test("the curl sample is shell, and its body JSON", () => {
  execFileSync("bash", ["-n"], { input: sample("curl") });
  const [, data = ""] = sample("curl").match(/-d '([^']*)'/) ?? [];
  expect(JSON.parse(data)).toEqual(body);
});

test("the Node.js sample makes the request when it is run", async () => {
  const calls: unknown[][] = [];
  const fetch = async (...call: unknown[]) => {
    calls.push(call);
    return { status: 201 };
  };
  const printed: unknown[] = [];
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  await new AsyncFunction("fetch", "console", sample("nodejs"))(fetch, {
    log: (value: unknown) => printed.push(value),
  });
  expect(calls).toEqual([[host + path, expect.objectContaining({ method })]]);
  const [, options] = calls[0] as [string, { body: string }];
  expect(JSON.parse(options.body)).toEqual(body);
  expect(printed).toEqual([201]);
});
