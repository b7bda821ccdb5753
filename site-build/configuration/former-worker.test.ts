import { expect, test } from "vitest";
import { resolveFormerWorker } from "./former-worker.ts";

test("with nothing set, nobody has said", () => {
  expect(resolveFormerWorker({})).toBe("");
});

test.each(["none", "/sw.js", "/service-worker.js", "/app/ngsw.worker.js"])("%s", (worker) => {
  expect(resolveFormerWorker({ FORMER_SERVICE_WORKER: worker })).toBe(worker);
});

test.each(["yes", "sw.js", "//host/sw.js", "/../sw.js", "/sw.css", "/assets/sw.js", "/sw.js?v=1"])(
  "%s stops the build with a sentence",
  (worker) => {
    const attempt = () => resolveFormerWorker({ FORMER_SERVICE_WORKER: worker });
    expect(attempt).toThrow("FORMER_SERVICE_WORKER");
    expect(attempt).toThrow(`"${worker}"`);
  },
);
