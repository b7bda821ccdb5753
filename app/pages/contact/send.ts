import { type ContactMessage, hiddenField } from "../../content/message.ts";
import { spoken } from "../../content/spoken.ts";

declare const __CONTACT_ENDPOINT__: string;
declare const __FORM_ACTION__: string;

/** Where messages are posted; empty if the build has no endpoint. */
const endpoint = typeof __CONTACT_ENDPOINT__ === "undefined" ? "" : __CONTACT_ENDPOINT__;

const path = typeof __FORM_ACTION__ === "undefined" ? "" : __FORM_ACTION__;

/**
 * Where our own inbox takes messages, with scripts and without: it answers in the language that the address names,
 * or in the original. Empty where nothing could answer with a page.
 */
export const formAction = path && spoken.prefix ? `${path}?language=${spoken.code}` : path;

/** Timeout of one attempt, and the waits before the next two, in milliseconds. */
const ATTEMPT_MS = 10_000;
const WAITS_MS = [1000, 3000] as const;
/** A longer Retry-After makes the attempt a failure. */
const LONGEST_WAIT_MS = 10_000;

const passing = new Set([429, 502, 503, 504]);

/** The token that our own inbox signed at the first letter; undefined until it has answered. */
let token: unknown;
let asked = false;

/**
 * Asks our own inbox, once and on the first input, for the token that tells a visitor from a script. Nothing
 * waits for it: without it a message is sent all the same.
 */
export function askForToken(): void {
  if (asked) return;
  asked = true;
  fetch(formAction, { headers: { Accept: "application/json" } })
    .then((response) => response.json())
    .then(
      (answer) => {
        token = answer.token;
      },
      () => {},
    );
}

/**
 * Delivers a message, or rejects. Without an endpoint the message is logged and nothing leaves the page. With one it is
 * posted as JSON; `key` stays the same for the same message, so the endpoint can recognise a duplicate. Our own inbox
 * also gets the token and the hidden field.
 */
export async function send(message: ContactMessage, key: string): Promise<void> {
  const body = formAction ? { ...message, token, [hiddenField]: hiddenValue() } : message;
  if (endpoint) return post(formAction || endpoint, JSON.stringify(body), key);
  // biome-ignore lint/suspicious/noConsole: the specification asks to log the message where there is no endpoint
  console.log("Contact message", message);
}

const hiddenValue = () => document.querySelector<HTMLInputElement>(`[name=${hiddenField}]`)?.value;

/** Posts the body until it is delivered, at most three times, while the failures may be temporary. Rejects otherwise. */
export async function post(url: string, body: string, key: string): Promise<void> {
  for (const usual of [...WAITS_MS, undefined]) {
    const outcome = await attempt(url, body, key);
    if (outcome === "delivered") return;
    if (usual === undefined || outcome === "refused") break;
    const pause = outcome.retryAfter ?? usual;
    if (pause > LONGEST_WAIT_MS) break;
    await new Promise((done) => setTimeout(done, pause));
  }
  throw new Error("The message was not delivered.");
}

/** The endpoint confirms delivery with a 2xx and JSON or an empty body. */
async function attempt(
  url: string,
  body: string,
  key: string,
): Promise<"delivered" | "refused" | { retryAfter?: number }> {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key };
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ATTEMPT_MS);
  try {
    // Goes on when the page is left. The longest message has 10 KB, of 64 that may go on.
    const response = await fetch(url, {
      method: "POST",
      headers,
      body,
      keepalive: true,
      redirect: "error",
      signal: controller.signal,
    });
    const text = await response.text();
    if (passing.has(response.status)) return retry(response.headers.get("Retry-After"));
    return response.ok && (text === "" || isJson(text)) ? "delivered" : "refused";
  } catch {
    return {};
  } finally {
    clearTimeout(timer);
  }
}

/** Retry-After in seconds (RFC 9110, section 10.2.3); a date is ignored in favour of our own waits. */
function retry(after: string | null): { retryAfter?: number } {
  return after && /^\d+$/.test(after) ? { retryAfter: Number(after) * 1000 } : {};
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
