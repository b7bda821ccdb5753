import type { Page, Route } from "@playwright/test";
import { type Behaviour, isStored } from "../app/pages/contact/endpoint-behaviour.ts";

/**
 * Replaces the contact form's endpoint: stores each message once, by its key, and follows the given
 * behaviours request by request; after the last it accepts.
 */
export class Receiver {
  readonly stored = new Map<string, unknown>();
  requests = 0;
  /** How often the page asked for a token, which is answered unless it `keepsTokens`. */
  asked = 0;
  keepsTokens = false;
  private behaviours: Behaviour[] = [];

  static async on(page: Page): Promise<Receiver> {
    const receiver = new Receiver();
    await page.route("**/api/contact", (route) => receiver.receive(route));
    return receiver;
  }

  behave(...behaviours: Behaviour[]): void {
    this.behaviours = behaviours;
  }

  private async receive(route: Route): Promise<void> {
    if (route.request().method() === "GET") {
      this.asked++;
      if (!this.keepsTokens) await route.fulfill({ json: { token: "a token" } });
      return;
    }
    this.requests++;
    const behaviour = this.behaviours.shift() ?? { status: 202 };
    const request = route.request();
    const key = request.headers()["idempotency-key"] ?? "";
    if (isStored(behaviour)) this.stored.set(key, request.postDataJSON());
    if (behaviour === "resets") await route.abort("connectionreset");
    else if (typeof behaviour === "object") {
      const { status, body = "", headers = {} } = behaviour;
      await route.fulfill({ status, body, headers });
    }
  }
}
