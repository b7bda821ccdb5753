import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../free-port.ts";
import { find, type Query } from "./find.ts";
import { programs } from "./install.ts";

const window = join(import.meta.dirname, "window.py");

/** Timeout for conditions that should be met at once, in milliseconds. */
const PATIENCE_MS = 5000;

/** Timeout for a response of the driver, in milliseconds; longer than the driver's own timeouts. */
const ANSWER_MS = 25_000;

/** Larger than any window: the display's pointer rests in the middle and must not hover over the page. */
const SCREEN = "4000x3000x24";

/** The driver's own timeouts, in milliseconds. */
const timeouts = { script: 10_000, pageLoad: 20_000 } as const;

const keys = {
  ArrowDown: "\uE015",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowUp: "\uE013",
  Delete: "\uE017",
  End: "\uE010",
  Enter: "\uE007",
  Escape: "\uE00C",
  Home: "\uE011",
  Shift: "\uE008",
  Space: " ",
  Tab: "\uE004",
} as const;
type Key = keyof typeof keys;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** In the page, a query becomes its element. */
type Given<Arg> = Arg extends Query<infer Found> ? Found : Arg;

/** The environment of the next documents. */
interface Surroundings {
  /** Injected scripts that run before each document's own. */
  readonly scripts: readonly string[];
  /** Whether the back-forward cache is on. */
  readonly pageCache: boolean;
  readonly dark: boolean;
  readonly reducedMotion: boolean;
}

const usual: Surroundings = { scripts: [], pageCache: true, dark: false, reducedMotion: false };

/**
 * Drives Debian's WebKitGTK through WebDriver. `console` collects every message from a document's
 * first byte on, including uncaught errors, rejections and violations of the content security policy,
 * but not missing files.
 */
export class WebKit {
  /** Every console message, in order, as WebKit prints it. */
  readonly console: string[];
  #stop: () => Promise<void>;
  #session: string;

  private constructor(session: string, stop: () => Promise<void>, console: string[]) {
    this.#session = session;
    this.#stop = stop;
    this.console = console;
  }

  /** Starts a display, the driver and a window. Rejects if one of them does not start. */
  static async start(console: string[] = []): Promise<WebKit> {
    const profile = mkdtempSync(join(tmpdir(), "webkit-"));
    const children: ChildProcess[] = [];
    const kill = () => {
      for (const child of children) child.kill();
    };
    // The window closes with its display.
    process.once("exit", kill);
    const stop = async () => {
      process.off("exit", kill);
      const gone = children.filter(isRunning).map((child) => once(child, "exit"));
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
      const number = await firstOf(display.stdio[3]);
      const port = await freePort();
      const driver = spawn(programs.driver, [`--port=${port}`], {
        stdio: ["ignore", "ignore", "pipe"],
        env: {
          ...process.env,
          DISPLAY: `:${number}`,
          // Containers have no user namespaces for the sandbox.
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
          // Without a graphics card, this renderer takes half of all the time.
          WEBKIT_DISABLE_DMABUF_RENDERER: "1",
        },
      });
      children.push(driver);
      const at = `http://127.0.0.1:${port}`;
      await until("The driver answers", () => fetch(`${at}/status`).then(({ ok }) => ok));
      const browser = { binary: programs.python, args: [window, profile] };
      const { sessionId } = await request("POST", `${at}/session`, {
        capabilities: { alwaysMatch: { "webkitgtk:browserOptions": browser, timeouts } },
      });
      const webkit = new WebKit(`${at}/session/${sessionId}`, stop, console);
      listen(driver, console);
      return webkit;
    } catch (error) {
      await stop();
      throw error;
    }
  }

  /** Closes the window, the driver and the display. */
  async close(): Promise<void> {
    await this.#send("DELETE", "").catch(() => {});
    await this.#stop();
  }

  /** Starts anew if the page no longer responds. Otherwise every later test would fail as well. */
  async recover(): Promise<void> {
    if (await this.run(() => true).catch(() => false)) return;
    await this.#stop();
    const fresh = await WebKit.start(this.console);
    this.#session = fresh.#session;
    this.#stop = fresh.#stop;
  }

  /** Resolves when the document has loaded. */
  async open(url: string): Promise<void> {
    await this.#send("POST", "/url", { url });
  }

  async reload(): Promise<void> {
    await this.#send("POST", "/refresh", {});
  }

  /**
   * Goes back like the browser's button, which skips history entries that a script added without a
   * user interaction: leave such an entry by clicking. Resolves when the document is there.
   */
  async back(): Promise<void> {
    await this.#send("POST", "/back", {});
  }

  async forward(): Promise<void> {
    await this.#send("POST", "/forward", {});
  }

  /**
   * Runs a function in the page and resolves to its result. The function must be self-contained;
   * queries among the arguments become elements.
   */
  async run<Result, const Args extends readonly unknown[]>(
    code: (...args: { [Index in keyof Args]: Given<Args[Index]> }) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const answer = await this.#send("POST", "/execute/async", {
      script: `const [args, done] = arguments;
        const find = ${find};
        const given = (arg) => (arg?.query ? find(arg) : arg);
        new Promise((run) => run((${code})(...args.map(given)))).then(
          (value) => done({ value }),
          (error) => done({ error: String(error) }),
        );`,
      args: [args],
    });
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  }

  /** Resizes the viewport, in CSS pixels. */
  async resize(width: number, height: number): Promise<void> {
    await this.#send("POST", "/window/rect", { width, height });
    await until(`The window is ${width} by ${height}`, () =>
      this.run((w, h) => innerWidth === w && innerHeight === h, width, height),
    );
  }

  /** Presses a key combination: the last key while the others are held. */
  async press(...names: readonly Key[]): Promise<void> {
    const values = names.map((name) => keys[name]);
    await this.#act("key", [
      ...values.map((value) => ({ type: "keyDown", value })),
      ...values.toReversed().map((value) => ({ type: "keyUp", value })),
    ]);
  }

  /** Types into the focused element. */
  async type(text: string): Promise<void> {
    const strokes = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.#act("key", strokes);
  }

  /** Moves the pointer to a position in the window. */
  async point({ x, y }: Place): Promise<void> {
    await this.#pointer({ x, y }, 0);
  }

  async clickAt(place: Place, times = 1): Promise<void> {
    await this.#pointer(place, times);
  }

  /** Scrolls to the element if necessary, and moves the pointer to its centre. */
  async hover(query: Query): Promise<void> {
    await this.point(await this.#middle(query));
  }

  async click(query: Query, times = 1): Promise<void> {
    await this.#pointer(await this.#middle(query), times);
  }

  /** Turns the wheel by pixels over a position in the window. */
  async wheel({ x, y }: Place, deltaX: number, deltaY: number): Promise<void> {
    const [px, py] = [Math.round(x), Math.round(y)];
    await this.#act("wheel", [{ type: "scroll", x: px, y: py, deltaX, deltaY, duration: 0 }]);
    // Until the actions are released, WebKit adds each turn to the previous one.
    await this.#send("DELETE", "/actions");
  }

  /** Replaces the value of a field, key by key. */
  async fill(query: Query<HTMLInputElement>, text: string): Promise<void> {
    await this.run((field) => {
      field.focus();
      field.select();
    }, query);
    await this.type(text || keys.Delete);
  }

  /** Sets the environment of the next documents; omitted settings return to their defaults. */
  async surround(wanted: Partial<Surroundings>): Promise<void> {
    await this.#ask({ surround: { ...usual, ...wanted } });
  }

  /** Leaves the document and clears storage. */
  async forget(): Promise<void> {
    const isForgotten = await this.run(() => {
      try {
        localStorage.clear();
        sessionStorage.clear();
        return true;
      } catch {
        return false;
      }
    });
    await this.open("about:blank");
    // Ten times slower, for documents without access to the storage of their site.
    if (!isForgotten) await this.#ask({ forget: true });
  }

  /** Opens another window of the same profile and drives it. Resolves to the previous window. */
  async openWindow(): Promise<string> {
    const before = await this.#send("GET", "/window");
    const { handle } = await this.#send("POST", "/window/new", { type: "window" });
    await this.switchTo(handle);
    return before;
  }

  async switchTo(handle: string): Promise<void> {
    await this.#send("POST", "/window", { handle });
  }

  /** Closes all windows but this one, and drives it. */
  async closeOthers(handle: string): Promise<void> {
    for (const other of await this.#send("GET", "/window/handles")) {
      if (other === handle) continue;
      await this.switchTo(other);
      await this.#send("DELETE", "/window");
    }
    await this.switchTo(handle);
  }

  /** Resolves when all messages so far are in `console`. */
  async settleConsole(): Promise<void> {
    const mark = `settled ${Math.random()}`;
    // biome-ignore lint/suspicious/noConsole: the last message shows that all have arrived
    await this.run((mark) => console.info(mark), mark);
    await until("The console is told", async () =>
      this.console.some((line) => line.endsWith(mark)),
    );
  }

  /**
   * Saves a screenshot of the window as PNG. The driver's own command waits for a frame that may
   * never come after a page has been restored from the back-forward cache.
   */
  async screenshot(file: string): Promise<void> {
    await this.#ask({ picture: file });
  }

  /** The centre of an element, once a pointer there would hit it. */
  async #middle(query: Query): Promise<Place> {
    let place: Place = { x: 0, y: 0 };
    const name = query.name ?? query.selector;
    await until(`A pointer hits ${query.role ?? ""} ${name}`, async () => {
      const hit = await this.run((element) => {
        const middle = () => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const hit = document.elementFromPoint(x, y);
          // A press on a label counts as one on its field.
          const isHit = element.contains(hit) || hit?.closest("label")?.control === element;
          return isHit ? { x, y } : null;
        };
        if (!middle()) element.scrollIntoView({ block: "center", behavior: "instant" });
        return middle();
      }, query);
      if (!hit) return false;
      place = hit;
      return true;
    });
    return place;
  }

  /** Sends a request to our window (window.py). */
  async #ask(question: {
    surround?: Surroundings;
    forget?: true;
    picture?: string;
  }): Promise<void> {
    await this.run(async (question) => {
      // biome-ignore lint/suspicious/noExplicitAny: only WebKit has it
      await (window as any).webkit.messageHandlers.browser.postMessage(question);
    }, JSON.stringify(question));
  }

  async #pointer({ x, y }: Place, presses: number): Promise<void> {
    const press = [
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await this.#act(
      "pointer",
      [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
        ...Array.from({ length: presses }, () => press).flat(),
      ],
      { pointerType: "mouse" },
    );
  }

  async #act(type: string, actions: readonly object[], parameters = {}): Promise<void> {
    await this.#send("POST", "/actions", { actions: [{ type, id: type, actions, parameters }] });
  }

  #send(method: string, path: string, body?: unknown) {
    return request(method, this.#session + path, body);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each command has a different result
async function request(method: string, url: string, body?: unknown): Promise<any> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(ANSWER_MS),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${value.error}, ${value.message}`);
  return value;
}

/** Polls a condition, ignoring errors. Throws when it is not met in time. */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`Not within ${PATIENCE_MS} ms: ${what}.`);
    await wait(10);
  }
}

/** Collects WebKit's messages; each starts with a line of its own. */
function listen({ stderr }: ChildProcess, lines: string[]): void {
  let rest = "";
  stderr?.setEncoding("utf8").on("data", (text: string) => {
    const parts = (rest + text).split("\n");
    rest = parts.pop() ?? "";
    lines.push(...parts.filter((line) => line.includes("CONSOLE ")));
  });
}

async function firstOf(stream: ChildProcess["stdio"][number] | undefined): Promise<string> {
  if (!stream) return "";
  const [data] = await once(stream, "data");
  return String(data).trim();
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;
