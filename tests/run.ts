import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { stripVTControlCharacters } from "node:util";
import { prepareMachine } from "./machine.ts";
import { withEndpoint } from "./with-endpoint.ts";

/*
 * Everything that must pass before a change lands. With `--check`, the quick checks of the sources alone; with
 * `--soak`, the counts that only grow confidence, too. Tests that need no build run alongside the builds and the
 * tests that need them. The browsers come last: alongside other work, both take longer than one after the other.
 */

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
}

const vitest = (name: string, config: string, ...files: readonly string[]): Step => ({
  name,
  command: ["vitest", "run", "--config", config, ...files],
});

const checks: readonly Step[] = [
  { name: "unit", command: ["vitest", "run"] },
  { name: "unused code", command: ["knip"] },
  { name: "types", command: ["tsc", "--noEmit"] },
  { name: "format and lint", command: ["biome", "ci", "."] },
];
const builds: readonly Step[] = [
  // Builds in advance what the browser tests would otherwise build: see playwright.config.ts.
  { name: "build with an endpoint", command: ["npm", "run", "build"], env: withEndpoint },
  { name: "build", command: ["npm", "run", "build"] },
];
const inbox = vitest("inbox", "inbox/vitest.config.ts");
const served: readonly Step[] = [
  vitest("hosts", "tests/vitest.built.ts", "hosts/"),
  vitest("built files", "tests/vitest.built.ts", "built/"),
];
const browsers: Step = {
  name: "browsers",
  command: ["playwright", "test", "--config", "tests/playwright.config.ts"],
};

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
let passed = 0;
const failures: string[] = [];

/** Runs one step, whose output is printed live (`aloud`) or at the end. Returns whether it succeeded. */
async function run(
  { name, command: [command, ...args], env }: Step,
  aloud: boolean,
): Promise<boolean> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  let output = "";
  process.stdout.write(aloud ? `\n— ${name}\n` : "");
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      if (aloud) process.stdout.write(text);
      output += text;
    });
  }
  const status = await new Promise((resolve) => child.once("close", resolve));
  if (!aloud) process.stdout.write(`\n— ${name}\n${output}`);
  process.stdout.write(`— ${name}: after ${seconds()}\n`);
  const plain = stripVTControlCharacters(output);
  passed += Number([...plain.matchAll(/(\d+) passed/g)].at(-1)?.[1] ?? 0);
  if (status === 0) return true;
  // Both runners say at their end what failed: the test, where, what was expected and what was seen.
  const last = plain.split("\n").slice(-80).join("\n");
  failures.push(`${name} (${[command, ...args].join(" ")})\n\n${last}`);
  return false;
}

/** Runs steps in lanes, each lane the next one that waits, and returns whether all succeeded. */
async function runAll(steps: readonly Step[], lanes: number): Promise<boolean> {
  const waiting = [...steps];
  let succeeded = true;
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      succeeded = (await run(step, false)) && succeeded;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return succeeded;
}

const isCheck = process.argv.includes("--check");
if (process.argv.includes("--soak")) process.env.SOAK = "1";
const leftOut = isCheck ? [] : prepareMachine();
for (const line of leftOut) process.stdout.write(`${line}\n`);
const cores = availableParallelism();
const unbuilt = runAll(isCheck ? checks : [inbox, ...checks], cores);
const isBuilt = !isCheck && (await runAll(builds, cores));
if (isBuilt) await runAll(served, cores);
await unbuilt;
if (isBuilt) await run(browsers, true);

for (const line of leftOut) process.stdout.write(`${line}\n`);
if (failures.length > 0) {
  process.stdout.write(`\n${failures.join("\n")}\n`);
  process.exitCode = 1;
} else process.stdout.write(`\n  ${passed} passed (${seconds()})\n`);
