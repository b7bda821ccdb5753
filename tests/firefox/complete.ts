import type { Browser } from "@playwright/test";
import { engines } from "../machine.ts";

/*
 * Playwright drives Firefox over WebDriver BiDi. Where BiDi has no command (media, disabled
 * scripts), Playwright's method is empty. Firefox can do all of it, for its own developer
 * tools. This module fills in those methods, so the same tests run in both browsers.
 *
 * It uses internals of Playwright, whose version is pinned for Firefox anyway. If they differ in
 * another version, the first test says so.
 */

interface Session {
  readonly sessionId: string;
  send(command: string, parameters: object): Promise<unknown>;
}

interface Options {
  readonly javaScriptEnabled?: boolean;
}

/** Playwright's internal side of a page: `BidiPage` in its source. */
interface Inside {
  readonly _session: Session;
  readonly _browserContext: { readonly _options: Options };
  readonly _page: {
    emulatedMedia(): {
      media: string;
      colorScheme: string;
      reducedMotion: string;
      forcedColors: string;
    };
    readonly frameManager: {
      frameCommittedSameDocumentNavigation(frame: string, url: string): void;
    };
    mainFrame(): {
      url(): string;
      mainContext(): Promise<{
        evaluate<T>(run: (argument: T) => void, argument: T): Promise<void>;
      }>;
    };
  };
  readonly rawKeyboard: object;
  _initialize(): Promise<void>;
  goBack(): Promise<boolean>;
  goForward(): Promise<boolean>;
}

/** The overrides of Firefox's developer tools for a tab, by the names in BrowsingContext.webidl. */
type Overrides = Readonly<Record<string, string | boolean>>;

const orNone = (value: string) => (value === "no-override" ? "none" : value);

/**
 * Implements the methods that Playwright leaves empty for Firefox. Throws one sentence if
 * Playwright's internals have changed.
 */
export async function complete(browser: Browser): Promise<void> {
  // Playwright's own Firefox lacks none of it.
  if (!engines().firefox.path) return;
  const context = await browser.newContext();
  const page = await context.newPage();
  const inside = innerSide<{ delegate: Inside }>(page)?.delegate;
  const session = innerSide<{ _browserSession: Session }>(browser)?._browserSession;
  if (!inside?._initialize || !session) {
    throw new Error(
      "Playwright's internals have changed: see what tests/firefox/complete.ts fills in.",
    );
  }
  const window = await privileged(session);

  // A tab in the one window: for a new window Firefox would build its own interface again.
  const { send } = session;
  Object.assign(session, {
    send: (command: string, parameters: object) =>
      send.call(
        session,
        command,
        command === "browsingContext.create" ? { ...parameters, type: "tab" } : parameters,
      ),
  });

  const override = ({ _session }: Inside, overrides: Overrides) =>
    session.send("script.callFunction", {
      functionDeclaration: String(assignToTab),
      arguments: [
        { type: "string", value: _session.sessionId },
        { type: "string", value: JSON.stringify(overrides) },
      ],
      target: { context: window },
      awaitPromise: true,
    });

  const methods = Object.getPrototypeOf(inside) as Inside;
  const { _initialize } = methods;
  Object.assign(methods, {
    async _initialize(this: Inside) {
      await _initialize.call(this);
      const { javaScriptEnabled = true } = this._browserContext._options;
      await override(this, { ...mediaOf(this), allowJavascript: javaScriptEnabled });
    },
    async updateEmulateMedia(this: Inside) {
      await override(this, mediaOf(this));
    },
  });

  for (const way of ["goBack", "goForward"] as const) {
    const go = methods[way];
    methods[way] = async function (this: Inside) {
      const gone = await go.call(this);
      await tellChangeOfHash(this);
      return gone;
    };
  }

  Object.assign(Object.getPrototypeOf(inside.rawKeyboard), {
    // Playwright's own sets the field's value, which React takes for its own change.
    async sendText(this: { _page: Inside }, _progress: unknown, text: string) {
      const main = await this._page._page.mainFrame().mainContext();
      await main.evaluate((text) => void document.execCommand("insertText", false, text), text);
    },
  });

  // Playwright would inject into every document a script that only its own `sendText` needs; it takes a
  // tenth of a second.
  Object.assign(Object.getPrototypeOf(inside._browserContext), { async extendInjectedScript() {} });

  await context.close();
}

/** The object in Playwright's server (which runs in this process) behind a client object. */
function innerSide<T>(outside: object): T | undefined {
  const { _connection } = outside as { _connection?: { toImpl?: (outside: object) => T } };
  return _connection?.toImpl?.(outside);
}

/** Firefox's own window, whose scripts have Firefox's privileges. */
async function privileged(session: Session): Promise<string> {
  const tree = (await session.send("browsingContext.getTree", { "moz:scope": "chrome" })) as {
    contexts: { context: string }[];
  };
  const [window] = tree.contexts;
  if (!window) throw new Error("Firefox exposes none of its own windows.");
  return window.context;
}

/** Firefox sends no event for a history step that changes only the hash. */
async function tellChangeOfHash({ _session, _page }: Inside): Promise<void> {
  const tree = (await _session.send("browsingContext.getTree", { root: _session.sessionId })) as {
    contexts: { url: string }[];
  };
  const now = tree.contexts[0]?.url ?? "";
  const known = _page.mainFrame().url();
  const [path] = now.split("#");
  if (now !== known && path === known.split("#")[0]) {
    _page.frameManager.frameCommittedSameDocumentNavigation(_session.sessionId, now);
  }
}

function mediaOf({ _page }: Inside): Overrides {
  const { media, colorScheme, reducedMotion, forcedColors } = _page.emulatedMedia();
  return {
    mediumOverride: media === "no-override" ? "" : media,
    prefersColorSchemeOverride: orNone(colorScheme),
    prefersReducedMotionOverride: orNone(reducedMotion),
    forcedColorsOverride: forcedColors === "active" ? "active" : "none",
  };
}

/** Globals of Firefox's privileged scripts. */
declare const ChromeUtils: {
  importESModule(path: string): {
    NavigableManager: { getBrowsingContextById(id: string): object };
  };
};

/** Runs in Firefox's own window. */
function assignToTab(id: string, json: string): void {
  const { NavigableManager } = ChromeUtils.importESModule(
    "chrome://remote/content/shared/NavigableManager.sys.mjs",
  );
  Object.assign(NavigableManager.getBrowsingContextById(id), JSON.parse(json));
}
