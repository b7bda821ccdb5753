import type { Browser, BrowserContext, Disposable, Page } from "@playwright/test";
import { type Key, type Place, type Surroundings, Visitor } from "./visitor.ts";

/** Drives Playwright's browsers: Chromium, Firefox and its own WebKit. */
export class PlaywrightVisitor extends Visitor {
  /** Playwright switches it off, or gets no event of it. */
  readonly hasPageCache = false;
  readonly #context: BrowserContext;
  readonly #page: Page;
  #problems: string[] = [];
  #scripts: Disposable[] = [];

  private constructor(page: Page) {
    super();
    this.#context = page.context();
    this.#page = page;
  }

  static async start(browser: Browser): Promise<PlaywrightVisitor> {
    const context = await browser.newContext();
    const visitor = new PlaywrightVisitor(await context.newPage());
    context.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") {
        visitor.#problems.push(message.text());
      }
    });
    context.on("weberror", (error) => visitor.#problems.push(String(error.error())));
    return visitor;
  }

  protected async go(url: string): Promise<void> {
    await this.#page.goto(url);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  /** From a page that has loaded: Firefox fails the way back when it cuts the page's own load short. */
  async back(): Promise<void> {
    await this.#loaded();
    await this.#page.goBack();
  }

  async forward(): Promise<void> {
    await this.#loaded();
    await this.#page.goForward();
  }

  /** Playwright's own state may still be that of the page before. */
  async #loaded(): Promise<void> {
    await this.#page.waitForFunction(() => document.readyState === "complete");
    await this.#page.waitForLoadState();
  }

  protected evaluate(promise: string): Promise<unknown> {
    return this.#page.evaluate(promise);
  }

  protected setViewport(width: number, height: number): Promise<void> {
    return this.#page.setViewportSize({ width, height });
  }

  press(...names: readonly Key[]): Promise<void> {
    return this.#page.keyboard.press(names.join("+"));
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  async point({ x, y }: Place, presses = 0): Promise<void> {
    await this.#page.mouse.move(x, y);
    if (presses > 0) await this.#page.mouse.click(x, y, { clickCount: presses });
  }

  protected async meet({ scripts, dark, reducedMotion }: Surroundings): Promise<void> {
    for (const script of this.#scripts.splice(0)) await script.dispose();
    for (const content of scripts) {
      this.#scripts.push(await this.#page.addInitScript({ content }));
    }
    await this.#page.emulateMedia({
      colorScheme: dark ? "dark" : "light",
      reducedMotion: reducedMotion ? "reduce" : "no-preference",
    });
  }

  async problems(): Promise<string[]> {
    return this.#problems.splice(0);
  }

  async recover(): Promise<void> {}

  async close(): Promise<void> {
    await this.#context.close();
  }
}
