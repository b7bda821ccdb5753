import { spawn } from "node:child_process";
import { findFirefox, findPdfReader, findTestBrowser } from "./browser.ts";
import { withEndpoint } from "./playwright.config.ts";
import { installWebKit } from "./webkit/install.ts";

const endpointVariables = Object.entries(withEndpoint).map(([name, value]) => `${name}=${value}`);

type Step = readonly [name: string, command: string, ...args: string[]];
/** The steps of a lane run in sequence, lanes in parallel. */
type Lane = readonly Step[];

/** Two pages at a time in each browser: both often wait, and they run in parallel. */
const playwright = (config: string) =>
  ["playwright", "test", "--config", config, "--workers", "2"] as const;

const checks: readonly Lane[] = [
  [["format and lint", "biome", "ci", "."]],
  [["types", "tsc", "--noEmit"]],
  [["unused code", "knip"]],
  [["unit", "vitest", "run"]],
];
const built: readonly Lane[] = [
  [
    ["built files", "vitest", "run", "--config", "tests/vitest.built.ts"],
    ["inbox", "vitest", "run", "--config", "tests/vitest.inbox.ts"],
    ["WebKit", "vitest", "run", "--config", "tests/vitest.webkit.ts"],
  ],
  [
    ["Firefox", ...playwright("tests/playwright.firefox.config.ts")],
    ["hosts", "vitest", "run", "--config", "tests/vitest.hosts.ts"],
  ],
  [["Chromium", ...playwright("tests/playwright.config.ts")]],
];

const builds: readonly Lane[] = [
  // Builds in advance what the browser tests would build themselves: see playwright.config.ts.
  [["build with an endpoint", "env", ...endpointVariables, "npm", "run", "build"]],
  [["build", "npm", "run", "build"]],
];

/** Everything that must pass before a change lands. */
const everything = [[...checks, ...builds], built] as const;

/** Prints a step's output as it comes (`aloud`), or after the step if another lane runs in parallel. */
async function run([name, command, ...args]: Step, aloud: boolean): Promise<void> {
  const started = Date.now();
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = `\n— ${name}\n`;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      if (aloud) process.stdout.write(text);
      else output += text;
    });
  }
  const status = await new Promise((resolve) => child.once("close", resolve));
  process.stdout.write(output);
  if (status !== 0) throw new Error(`${name} failed (${[command, ...args].join(" ")})`);
  process.stdout.write(`— ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

async function runLane(lane: Lane, index: number, { length }: readonly Lane[]): Promise<void> {
  for (const step of lane) await run(step, index === length - 1);
}

const onlyChecks = process.argv.includes("--check");
const env = { ...process.env };
if (!onlyChecks) {
  env.BROWSER_PATH = findTestBrowser();
  findFirefox();
  findPdfReader();
  installWebKit();
}

for (const lanes of onlyChecks ? [checks] : everything) {
  const ends = await Promise.allSettled(lanes.map(runLane));
  const failures = ends.flatMap((end) => (end.status === "rejected" ? [end.reason.message] : []));
  if (failures.length > 0) {
    process.stderr.write(`\n${failures.join("\n")}\n`);
    process.exit(1);
  }
}
