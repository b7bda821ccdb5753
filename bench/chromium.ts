import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pass } from "node:timers/promises";
import { findBrowser } from "../tests/machine.ts";

type Params = Readonly<Record<string, unknown>>;
type Send = (method: string, params: Params, session?: string) => Promise<Params>;

/**
 * A tab of a new Chromium by its own protocol: Playwright allows no page to be rendered ahead. `prepare` runs before
 * the scripts of each page, including one rendered ahead.
 */
export async function openTab(prepare: (send: Send, session: string) => void) {
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

  const waiting = new Map<number, (result: Params) => void>();
  /** The sessions of the page that is shown and of those rendered ahead. */
  let pages: string[] = [];
  let last = 0;
  const send: Send = (method, params, sessionId) =>
    new Promise((resolve) => {
      waiting.set(++last, resolve);
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    });
  const sendToPage = (method: string, params: Params) => send(method, params, pages[0]);
  socket.addEventListener("message", ({ data }) => {
    const { id, method, params, result } = JSON.parse(String(data));
    waiting.get(id)?.(result ?? {});
    if (method === "Target.detachedFromTarget") {
      pages = pages.filter((page) => page !== params.sessionId);
    } else if (method === "Target.attachedToTarget" && params.targetInfo.type === "page") {
      pages.push(params.sessionId);
      prepare(send, params.sessionId);
      send("Runtime.runIfWaitingForDebugger", {}, params.sessionId);
    }
  });
  const target = await send("Target.createTarget", { url: "about:blank", forTab: true });
  const { sessionId } = await send("Target.attachToTarget", { ...target, flatten: true });
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await send("Target.setAutoAttach", attach, String(sessionId));

  return {
    /** Sends a command to the page that is shown. */
    send: sendToPage,
    /** Evaluates an expression in the page that is shown; undefined while it changes: a page that is left never answers. */
    evaluate: async (expression: string): Promise<unknown> => {
      const how = { expression, returnByValue: true };
      const answer = await Promise.race([pass(1000), sendToPage("Runtime.evaluate", how)]);
      return (answer?.result as { value?: unknown } | undefined)?.value;
    },
    async close(): Promise<void> {
      const exited = new Promise((done) => browser.once("exit", done));
      browser.kill();
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
