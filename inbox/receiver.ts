import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { answerPage } from "./answer-page.ts";
import { readForm, readJson, readText } from "./body.ts";
import { createDoubts, type Doubt } from "./doubt.ts";
import { type ContactMessage, type FormAnswers, validate } from "./form.ts";
import { addressOf, createLimits } from "./limits.ts";
import { codeOf, type Log } from "./log.ts";
import { Refusal, type Refusals } from "./refusals.ts";
import type { Settings } from "./settings.ts";
import type { Store } from "./store.ts";

/** In bytes. A form that is too long comes back with everything typed, within reason. */
const LARGEST = 64 * 1024;
/** For a whole body, in milliseconds. */
const PATIENCE_MS = 10_000;
/** When a store that could not be reached may be there again, in seconds. */
const STORE_RETRY_S = 5;

const keys = /^[!-~]{1,200}$/;

interface ReceiverInput {
  /** The path at which messages arrive. */
  readonly path: string;
  readonly settings: Settings;
  readonly store: Store;
  readonly log: Log;
  /** Counts the outcomes of requests. */
  readonly refusals: Refusals;
  /** In each language, the site's original first. If there are none, forms without scripts are refused. */
  readonly answers?: readonly FormAnswers[];
  /** Told after a message was stored. */
  readonly onStored?: () => void;
}

/** The server's facts about a connection. */
interface Bindings {
  /** The address of the other end. */
  readonly address: string;
}

export type Receiver = (request: Request, bindings: Bindings) => Promise<Response>;

/**
 * Answers a message with 201 if and only if it is stored. Answers never quote the request, and never
 * contain a stack or a path.
 */
export function createReceiver(input: ReceiverInput): Receiver {
  const { path, settings, store, log, answers = [], refusals } = input;
  const doubts = createDoubts(store.secret);
  const limits = createLimits(settings.perAddress, settings.overall);
  const app = new Hono<{ Bindings: Bindings }>();

  /** The answers to the form that sent a request: its address names the language. */
  const answersOf = ({ req }: Context): FormAnswers | undefined =>
    answers.find(({ language }) => language === req.query("language")) ?? answers[0];
  const visitorOf = ({ req, env }: Context<{ Bindings: Bindings }>) =>
    addressOf(env.address, req.header("X-Forwarded-For"), settings.proxies);

  app.use(async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
    context.header("Vary", "Origin, Accept");
  });

  // The site may be on another machine.
  app.use(
    cors({
      origin: settings.siteOrigin,
      allowMethods: ["POST"],
      allowHeaders: ["Content-Type", "Idempotency-Key"],
      exposeHeaders: ["Retry-After"],
      maxAge: 86_400,
    }),
  );

  app.post(path, async (context) => {
    const { req } = context;
    // Before anything is answered: a client that sends all before it reads would find no answer (RFC 9112, 9.6).
    const text = await readText(req.raw, LARGEST, PATIENCE_MS);
    if (!isOwn(req.header("Origin"), req.header("Host"), settings.siteOrigin)) {
      throw new Refusal(403, "origin", "Messages are accepted from the site only.");
    }
    const limited = await limits.request(visitorOf(context));
    const type = mediaType(req.header("Content-Type"));
    const form = answersOf(context);
    if (form && type === "application/x-www-form-urlencoded") {
      return answerForm(context, text, form, limited);
    }
    if (limited) throw limited;
    if (type === "application/json") return answerJson(context, text, form);
    throw new Refusal(415, "type", "The body must be JSON.");
  });

  /** A form's own keys are refused: they are made of its words, which could be guessed. */
  function keyOf({ req }: Context): string {
    const key = req.header("Idempotency-Key") ?? "";
    if (!keys.test(key)) throw new Refusal(400, "key", "An Idempotency-Key is required.");
    if (key.startsWith(formKeyPrefix)) {
      throw new Refusal(400, "key", 'An Idempotency-Key cannot begin with "form-".');
    }
    return key;
  }

  async function answerJson(context: Context, text: string, form: FormAnswers | undefined) {
    const key = keyOf(context);
    const { draft, clues } = readJson(text);
    const checked = validate(draft, form?.said);
    if ("errors" in checked) {
      refusals.count("fields", 422);
      return context.json({ errors: checked.errors }, 422);
    }
    const now = Date.now();
    const doubt = await doubts.of(clues, true, now);
    await add(checked.message, doubt, key, now, form?.language);
    return context.json({ stored: true }, 201);
  }

  /** All typed text comes back, unless it is stored. */
  async function answerForm(
    context: Context,
    text: string,
    form: FormAnswers,
    limited: Refusal | undefined,
  ) {
    const { draft, clues } = readForm(text);
    try {
      if (limited) throw limited;
      const checked = validate(draft, form.said);
      if ("errors" in checked) {
        refusals.count("fields", 422);
        return context.html(answerPage(form, draft, checked.errors), 422);
      }
      const now = Date.now();
      const { key, earlier } = formKeys(checked.message, now);
      const doubt = await doubts.of(clues, false, now);
      if (!(await store.has(earlier))) await add(checked.message, doubt, key, now, form.language);
      return context.redirect(form.sent, 303);
    } catch (error) {
      const { status } = refuse(context, error);
      return status === 429
        ? context.html(answerPage(form, draft, "busy"), 429)
        : context.html(answerPage(form, draft, "failed"), 503);
    }
  }

  /** The one way into the store. Throws a Refusal, or the store's error. */
  async function add(
    message: ContactMessage,
    doubt: Doubt | undefined,
    key: string,
    now: number,
    language?: string,
  ) {
    const limited = await limits.message();
    if (limited) throw limited;
    const outcome = await store.add({ message, key, now, language, doubt });
    if (outcome === "conflict") {
      throw new Refusal(409, "conflict", "This Idempotency-Key belongs to another message.");
    }
    log("message", { outcome });
    refusals.countAccepted(outcome);
    if (outcome === "added") input.onStored?.();
  }

  /** Counts an error, and says when to come back. */
  function refuse(context: Context, error: unknown): Refusal {
    const refusal = refusalOf(error);
    refusals.count(refusal.reason, refusal.status);
    if (refusal.retryAfter) context.header("Retry-After", String(refusal.retryAfter));
    return refusal;
  }

  function refusalOf(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    log("error", { code: codeOf(error) });
    return new Refusal(503, "store", "The message could not be stored.", STORE_RETRY_S);
  }

  app.get(path, async (context, next) => {
    if (context.req.header("Accept") === "application/json") {
      const limited = await limits.request(visitorOf(context));
      if (limited) throw limited;
      // Anyone with a key has sent its message, and may ask whether it arrived.
      return context.json(
        context.req.header("Idempotency-Key") === undefined
          ? { token: await doubts.issue(Date.now()) }
          : { stored: await store.has(keyOf(context)) },
      );
    }
    const form = answersOf(context);
    return form ? context.redirect(form.address, 303) : next();
  });

  app.all(path, (context) => {
    context.header("Allow", "POST");
    throw new Refusal(405, "method", "Only POST is accepted.");
  });

  const answer = (error: unknown, context: Context) => {
    const { message, status } = refuse(context, error);
    return context.json({ error: message }, status);
  };
  app.notFound((context) => answer(new Refusal(404, "path", "There is nothing here."), context));
  app.onError(answer);

  return async (request, bindings) => app.fetch(request, bindings);
}

function mediaType(contentType = ""): string {
  const [type = ""] = contentType.split(";");
  return type.trim().toLowerCase();
}

/**
 * Whether a request's `Origin` is the address that it came to (its Host), or the configured site's; browsers send one
 * with every POST. Schemes are not compared with the request's own, because TLS may end at a proxy.
 */
function isOwn(origin: string | undefined, host: string | undefined, siteOrigin: string): boolean {
  const url = URL.parse(origin ?? "");
  if (!url || url.origin !== origin || !/^https?:$/.test(url.protocol)) return false;
  if (host !== undefined && withoutPort(url.host) === withoutPort(host)) return true;
  return origin === siteOrigin;
}

/** Without a scheme's own port, which browsers leave out and proxies may add. */
const withoutPort = (host: string) => host.toLowerCase().replace(/:(?:80|443)$/, "");

/** A key that begins with it is a form's: nothing else may use it. */
const formKeyPrefix = "form-";
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
