import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { answerPage } from "./answer-page.ts";
import { createDoubts } from "./doubt.ts";
import { type ContactMessage, type FormAnswers, hiddenField, ofFields, validate } from "./form.ts";
import { addressOf, createLimits } from "./limits.ts";
import { codeOf, type Log } from "./log.ts";
import { Refusal, refusals } from "./refusals.ts";
import type { Settings } from "./settings.ts";
import type { NewMessage, Store } from "./store.ts";

/** In bytes. A form that is too long comes back with everything typed, within reason. */
const LARGEST = 64 * 1024;
/** When a store that could not be reached may be there again, in seconds. */
const STORE_RETRY_S = 5;

interface ReceiverInput {
  readonly path: string;
  readonly settings: Settings;
  readonly store: Store;
  readonly log: Log;
  /** In each language, the site's original first. If there are none, forms without scripts are refused. */
  readonly answers?: readonly FormAnswers[];
  readonly onStored?: () => void;
}

/** A request, with the address of the other end of the connection. */
type Visit = { Bindings: { readonly address: string } };

/**
 * Answers a message with 201 if and only if it is stored. Answers never quote the request, and never
 * contain a stack or a path.
 */
export function createReceiver(input: ReceiverInput) {
  const { path, settings, store, log, answers = [], onStored } = input;
  const doubts = createDoubts(store.secret);
  const limits = createLimits(settings.perAddress, settings.overall);
  const logRefusal = (reason: Refusal["reason"]) =>
    log("refused", { reason, status: refusals[reason][0] });
  const app = new Hono<Visit>();

  /** The answers to the form that sent a request: its address names the language. */
  const answersOf = ({ req }: Context): FormAnswers | undefined =>
    answers.find(({ language }) => language === req.query("language")) ?? answers[0];
  const visitorOf = ({ req, env }: Context<Visit>) =>
    addressOf(env.address, req.header("X-Forwarded-For"), settings.proxies);

  app.use(async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
    context.header("Vary", "Origin, Accept");
  });

  // The site may be on another machine.
  app.use(
    cors({
      origin: settings.siteOrigin ?? "",
      allowMethods: ["POST"],
      allowHeaders: ["Content-Type", "Idempotency-Key"],
      exposeHeaders: ["Retry-After"],
      maxAge: 86_400,
    }),
  );

  app.post(path, async (context) => {
    const { req } = context;
    const text = await readText(req.raw, LARGEST);
    const origin = req.header("Origin");
    const [type] = (req.header("Content-Type") ?? "").toLowerCase().split(/ *;/);
    const form = answersOf(context);
    const isForm = form && type === "application/x-www-form-urlencoded";
    // A proxy, an add-on or a policy may keep from a form where it comes from.
    const isUnnamed = origin === undefined || origin === "null";
    if (!(isForm && isUnnamed) && !isOwn(origin, req.header("Host"), settings.siteOrigin)) {
      throw new Refusal("origin");
    }
    if (isForm) return answerForm(context, text, form);
    await limits.request(visitorOf(context));
    if (type === "application/json") return answerJson(context, text, form);
    throw new Refusal("type");
  });

  async function answerJson(context: Context, text: string, form: FormAnswers | undefined) {
    const key = keyOf(context);
    const { draft, hidden, token } = readJson(text);
    const checked = validate(draft, form?.said);
    if ("errors" in checked) {
      logRefusal("fields");
      return context.json({ errors: checked.errors }, 422);
    }
    const now = Date.now();
    const doubt = await doubts.of(hidden, token, true, now);
    await add(context, { message: checked.message, key, now, language: form?.language, doubt });
    return context.json({ stored: true }, 201);
  }

  /** All typed text comes back, unless it is stored. */
  async function answerForm(context: Context, text: string, form: FormAnswers) {
    const { draft, hidden } = readForm(text);
    try {
      await limits.request(visitorOf(context));
      const checked = validate(draft, form.said);
      if ("errors" in checked) {
        logRefusal("fields");
        return context.html(answerPage(form, draft, checked.errors), 422);
      }
      const { message } = checked;
      const now = Date.now();
      const { key, earlier } = formKeys(message, now);
      const doubt = await doubts.of(hidden, undefined, false, now);
      if (!(await store.has(earlier))) {
        await add(context, { message, key, now, language: form.language, doubt });
      }
      return context.redirect(form.sent, 303);
    } catch (error) {
      const { status } = refuse(context, error);
      return status === 429
        ? context.html(answerPage(form, draft, "busy"), 429)
        : context.html(answerPage(form, draft, "failed"), 503);
    }
  }

  /** The one way into the store. Throws a Refusal, or the store's error. */
  async function add(context: Context, message: NewMessage) {
    await limits.message(visitorOf(context));
    const outcome = await store.add(message);
    if (outcome === "conflict") throw new Refusal("conflict");
    log("message", { outcome });
    if (outcome === "added") onStored?.();
  }

  /** Logs an error, and says when to come back. */
  function refuse(context: Context, error: unknown): Refusal {
    const isRefusal = error instanceof Refusal;
    if (!isRefusal) log("error", { code: codeOf(error) });
    const refusal = isRefusal ? error : new Refusal("store", STORE_RETRY_S);
    logRefusal(refusal.reason);
    if (refusal.retryAfter) context.header("Retry-After", String(refusal.retryAfter));
    return refusal;
  }

  app.get(path, async (context, next) => {
    if (context.req.header("Accept") === "application/json") {
      await limits.request(visitorOf(context));
      return context.json({ token: await doubts.issue(Date.now()) });
    }
    const form = answersOf(context);
    return form ? context.redirect(form.address, 303) : next();
  });

  app.all(path, (context) => {
    context.header("Allow", "POST");
    throw new Refusal("method");
  });
  app.notFound(() => {
    throw new Refusal("path");
  });
  app.onError((error, context) => {
    const { message, status } = refuse(context, error);
    return context.json({ error: message }, status);
  });

  return async (request: Request, address: string) => app.fetch(request, { address });
}

/** Keys that begin with it are those of forms. They are made of a message's words, which could be guessed. */
const formKeyPrefix = "form-";

function keyOf({ req }: Context): string {
  const key = req.header("Idempotency-Key") ?? "";
  if (/^[!-~]{1,200}$/.test(key) && !key.startsWith(formKeyPrefix)) return key;
  throw new Refusal("key");
}

/**
 * Whether a request's `Origin` is the address that it came to (its Host), or the configured site's; browsers send one
 * with every POST. Schemes are not compared with the request's own, because TLS may end at a proxy.
 */
function isOwn(origin: string | undefined, host: string | undefined, site: string | undefined) {
  const url = URL.parse(origin ?? "");
  if (!url || url.origin !== origin || !/^https?:$/.test(url.protocol)) return false;
  if (host !== undefined && withoutPort(url.host) === withoutPort(host)) return true;
  return origin === site;
}

/** Without a scheme's own port, which browsers leave out and proxies may add. */
const withoutPort = (host: string) => host.toLowerCase().replace(/:(?:80|443)$/, "");

/** In milliseconds: within it, a message that a form sends again is taken for the same one. */
const WINDOW_MS = 10 * 60_000;

/**
 * The key of a message from a form without scripts, which cannot make one itself: a digest of its
 * fields and its time. A double click sends one message; the same words another day are another.
 * `earlier` is the key of the period before. `now` in milliseconds since 1970.
 */
export function formKeys(message: ContactMessage, now: number): { key: string; earlier: string } {
  const digest = createHash("sha256").update(JSON.stringify(message)).digest("base64url");
  const window = Math.floor(now / WINDOW_MS);
  const keyIn = (when: number) => `${formKeyPrefix}${digest}-${when}`;
  return { key: keyIn(window), earlier: keyIn(window - 1) };
}

/**
 * The body of a request as text. Throws a Refusal if it is larger than `limit` in bytes or not UTF-8, but reads it to
 * its end first: a client that sends everything before it reads would find no answer from a server that closes the
 * connection (RFC 9112, 9.6). How long it may take is the server's rule.
 */
async function readText(request: Request, limit: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of request.body ?? []) {
      size += part.byteLength;
      if (size <= limit) parts.push(part);
    }
    if (size <= limit)
      return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(parts));
  } catch {
    throw new Refusal("body");
  }
  throw new Refusal("size");
}

/** The fields of a JSON body; a missing one is empty. Throws a Refusal for anything but text. */
function readJson(text: string) {
  try {
    const body = Object(JSON.parse(text));
    const draft = ofFields((name) => {
      const value = body[name] ?? "";
      if (typeof value !== "string") throw new Refusal("body");
      return value;
    });
    return { draft, token: body.token as unknown, hidden: String(body[hiddenField] ?? "") };
  } catch {
    throw new Refusal("body");
  }
}

/** The fields of a form's body. Browsers send line breaks as CR LF, but count them as one character. */
function readForm(text: string) {
  const body = new URLSearchParams(text);
  const draft = ofFields((name) => body.get(name)?.replaceAll("\r\n", "\n") ?? "");
  return { draft, hidden: body.get(hiddenField) ?? "" };
}
