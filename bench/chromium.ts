import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pass } from "node:timers/promises";
import { findBrowser } from "../tests/machine.ts";

type Params = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly sessionId: string; readonly targetInfo: { readonly type: string } };
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly sessionId?: string;
}

/** A tab in its own profile, and the pages that the browser renders ahead for it. */
export interface Tab {
  /** Sends a command to the page that is shown. */
  readonly send: (method: string, params: Params) => Promise<unknown>;
  /** Evaluates an expression in the page that is shown; undefined while it changes. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

/** Chromium by its own protocol: Playwright allows no page to be rendered ahead. */
export async function openChromium() {
  const profile = mkdtempSync(join(tmpdir(), "chromium-"));
  const flags = ["--headless=new", "--no-sandbox", "--no-first-run", "--disable-component-update"];
  const browser = spawn(
    findBrowser(),
    [...flags, "--window-size=1280,800", "--remote-debugging-port=0", `--user-data-dir=${profile}`],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const address = await new Promise<string>((listening) => {
    createInterface(browser.stderr).on("line", (line) => {
      const [, found] = line.match(/^DevTools listening on (ws:.*)/) ?? [];
      if (found) listening(found);
    });
  });
  const socket = new WebSocket(address);
  await new Promise((opened) => socket.addEventListener("open", opened));

  const waiting = new Map<number, (answer: Message) => void>();
  const listeners = new Set<(event: Message) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id) waiting.get(message.id)?.(message);
    else for (const listener of listeners) listener(message);
  });
  let last = 0;
  const send = <Result = unknown>(method: string, params: Params = {}, sessionId?: string) =>
    new Promise<Result>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as Result);
      });
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });

  /** Opens a tab in which `prepare` runs before the scripts of each page, including one rendered ahead. */
  async function openTab(prepare: (command: typeof send, session: string) => void): Promise<Tab> {
    type Id<Name extends string> = Record<Name, string>;
    const profile = await send<Id<"browserContextId">>("Target.createBrowserContext");
    const target = { ...profile, url: "about:blank", forTab: true };
    const tab = await send<Id<"targetId">>("Target.createTarget", target);
    const session = await send<Id<"sessionId">>("Target.attachToTarget", { ...tab, flatten: true });
    let pages: string[] = [];
    const listener = ({ method, params, sessionId }: Message) => {
      if (sessionId !== session.sessionId || !params) return;
      if (method === "Target.detachedFromTarget") {
        pages = pages.filter((page) => page !== params.sessionId);
      } else if (method === "Target.attachedToTarget" && params.targetInfo.type === "page") {
        pages.push(params.sessionId);
        prepare(send, params.sessionId);
        send("Runtime.runIfWaitingForDebugger", {}, params.sessionId);
      }
    };
    listeners.add(listener);
    const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    await send("Target.setAutoAttach", attach, session.sessionId);
    return {
      send: (method, params) => send(method, params, pages[0]),
      // A page that is being left never answers.
      evaluate: (expression) =>
        Promise.race([
          pass(1000).then(() => undefined),
          send<{ result: { value: unknown } }>(
            "Runtime.evaluate",
            { expression, awaitPromise: true, returnByValue: true },
            pages[0],
          ).then(
            ({ result }) => result.value,
            () => undefined,
          ),
        ]),
      close() {
        listeners.delete(listener);
        return send("Target.disposeBrowserContext", profile);
      },
    };
  }

  async function close(): Promise<void> {
    const exited = new Promise((done) => browser.once("exit", done));
    browser.kill();
    await exited;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }

  return { openTab, close };
}
