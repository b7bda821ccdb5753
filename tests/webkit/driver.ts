import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { freePort } from "../free-port.ts";
import { type Key, type Place, type Surroundings, Visitor } from "../journeys/visitor.ts";
import { LIMIT_MS } from "../limit.ts";
import { webkitPrograms as programs } from "../machine.ts";
import { until } from "../until.ts";

const window = join(import.meta.dirname, "window.py");

/** Larger than any window: the display's pointer rests in the middle and must not hover over the page. */
const SCREEN = "4000x3000x24";

const keys: Readonly<Record<Key, string>> = {
  ArrowDown: "\uE015",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowUp: "\uE013",
  Enter: "\uE007",
  Escape: "\uE00C",
  Shift: "\uE008",
  Space: " ",
  Tab: "\uE004",
};

type Started = Awaited<ReturnType<typeof start>>;

/** Drives Debian's WebKitGTK, which Playwright cannot drive, through WebDriver. */
export class WebDriverVisitor extends Visitor {
  readonly hasPageCache = true;
  #started: Started;

  private constructor(started: Started) {
    super();
    this.#started = started;
  }

  /** Rejects if the display, the driver or the window does not start. */
  static async start(): Promise<WebDriverVisitor> {
    return new WebDriverVisitor(await start());
  }

  async close(): Promise<void> {
    await this.#send("DELETE", "").catch(() => {});
    await this.#started.stop();
  }

  async recover(): Promise<void> {
    if (await this.evaluate("Promise.resolve(true)").catch(() => false)) return;
    await this.#started.stop();
    this.#started = await start();
  }

  protected async go(url: string): Promise<void> {
    await this.#send("POST", "/url", { url });
  }

  async reload(): Promise<void> {
    await this.#send("POST", "/refresh", {});
  }

  async back(): Promise<void> {
    await this.#send("POST", "/back", {});
  }

  async forward(): Promise<void> {
    await this.#send("POST", "/forward", {});
  }

  protected async evaluate(promise: string): Promise<unknown> {
    const answer = await this.#send("POST", "/execute/async", {
      script: `const [done] = arguments;
        (${promise}).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args: [],
    });
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  }

  protected async setViewport(width: number, height: number): Promise<void> {
    await this.#send("POST", "/window/rect", { width, height });
  }

  async press(...names: readonly Key[]): Promise<void> {
    const values = names.map((name) => keys[name]);
    await this.#act("key", [
      ...values.map((value) => ({ type: "keyDown", value })),
      ...values.toReversed().map((value) => ({ type: "keyUp", value })),
    ]);
  }

  async type(text: string): Promise<void> {
    const strokes = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.#act("key", strokes);
  }

  async point({ x, y }: Place, presses = 0): Promise<void> {
    const press = [
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await this.#act("pointer", [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
      ...Array.from({ length: presses }, () => press).flat(),
    ]);
  }

  /** Sends a request to our window (window.py), for which WebDriver has no command. */
  protected async meet(surroundings: Surroundings): Promise<void> {
    const message = JSON.stringify(JSON.stringify(surroundings));
    await this.evaluate(`window.webkit.messageHandlers.browser.postMessage(${message})`);
  }

  async problems(): Promise<string[]> {
    const { console } = this.#started;
    const mark = `settled ${Math.random()}`;
    await this.evaluate(`Promise.resolve(console.info("${mark}"))`);
    await until("the console's last line", async () => console.some((line) => line.endsWith(mark)));
    return console.splice(0).filter((line) => /CONSOLE (\w+ )?(ERROR|WARN)/.test(line));
  }

  async #act(type: "key" | "pointer", actions: readonly object[]): Promise<void> {
    await this.#send("POST", "/actions", { actions: [{ type, id: type, actions }] });
  }

  #send(method: string, path: string, body?: unknown) {
    return request(method, this.#started.session + path, body);
  }
}

/** A display, the driver and a window, with the console's lines as WebKit prints them. */
async function start() {
  const profile = mkdtempSync(join(tmpdir(), "webkit-"));
  const children: ChildProcess[] = [];
  const kill = () => {
    for (const child of children) child.kill();
  };
  // The window closes with its display.
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    const running = children.filter((each) => each.exitCode === null && each.signalCode === null);
    const gone = running.map((child) => once(child, "exit"));
    kill();
    await Promise.all(gone);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };

  try {
    const display = spawn(
      programs.display,
      ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"],
      { stdio: ["ignore", "ignore", "ignore", "pipe"] },
    );
    children.push(display);
    const [number] = await once(display.stdio[3] as Readable, "data");
    const port = await freePort();
    const driver = spawn(programs.driver, [`--port=${port}`], {
      stdio: ["ignore", "ignore", "pipe"],
      env: {
        ...process.env,
        DISPLAY: `:${String(number).trim()}`,
        // Containers have no user namespaces for the sandbox.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
        // Without a graphics card, this renderer takes half of all the time.
        WEBKIT_DISABLE_DMABUF_RENDERER: "1",
        // Nor has it layers to gain from: without them everything takes two thirds.
        WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      },
    });
    children.push(driver);
    const console: string[] = [];
    createInterface(driver.stderr).on("line", (line) => {
      if (line.includes("CONSOLE ")) console.push(line);
    });
    const at = `http://127.0.0.1:${port}`;
    await until("an answer of the driver", () => fetch(`${at}/status`).then(({ ok }) => ok));
    const { sessionId } = await request("POST", `${at}/session`, {
      capabilities: {
        alwaysMatch: {
          "webkitgtk:browserOptions": { binary: programs.python, args: [window, profile] },
          timeouts: { script: LIMIT_MS, pageLoad: LIMIT_MS },
        },
      },
    });
    const session = `${at}/session/${sessionId}`;
    return { session, console, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each command has a different result
async function request(method: string, url: string, body?: unknown): Promise<any> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(LIMIT_MS),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${value.error}, ${value.message}`);
  return value;
}
