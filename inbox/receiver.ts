import { type Context, Hono } from "hono";
import { answerPage } from "./answer-page.ts";
import { endWithBody, readText } from "./body.ts";
import { readForm, readJson } from "./drafts.ts";
import { type ContactMessage, type FormAnswers, validate } from "./form.ts";
import { formKeyPrefix, formKeys } from "./form-keys.ts";
import { createLimits } from "./limits.ts";
import { codeOf, type Log } from "./log.ts";
import { type Relation, relationOf } from "./origins.ts";
import { addressOf } from "./proxies.ts";
import { Refusal, type Refusals } from "./refusals.ts";
import type { Settings } from "./settings.ts";
import { type Clues, createGuard } from "./spam/guard.ts";
import type { Store } from "./store.ts";

/** In bytes. The longest valid message takes 10 KB, with every character escaped. */
const LARGEST_JSON = 16 * 1024;
/** In bytes. A form that is too long comes back with everything typed, within reason. */
const LARGEST_FORM = 64 * 1024;
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
  const guard = createGuard(store);
  const limits = createLimits(settings.perAddress, settings.overall);
  const relation = (context: Context): Relation =>
    relationOf(context.req.header("Origin"), context.req.header("Host"), settings.siteOrigin);
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
    if (relation(context) === "allowed") {
      context.header("Access-Control-Allow-Origin", settings.siteOrigin);
      context.header("Access-Control-Expose-Headers", "Retry-After");
    }
  });

  app.options(path, (context) => {
    if (relation(context) !== "allowed") throw foreign();
    context.header("Access-Control-Allow-Methods", "POST");
    context.header("Access-Control-Allow-Headers", "Content-Type, Idempotency-Key");
    context.header("Access-Control-Max-Age", "86400");
    return context.body(null, 204);
  });

  app.post(path, async (context) => {
    const { req } = context;
    if (relation(context) === "foreign") throw foreign();
    const limited = await limits.request(visitorOf(context));
    const type = mediaType(req.header("Content-Type"));
    const form = answersOf(context);
    if (form && type === "application/x-www-form-urlencoded") {
      return answerForm(context, form, limited);
    }
    if (limited) throw limited;
    if (type === "application/json") return answerJson(context, form);
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

  async function answerJson(context: Context, form: FormAnswers | undefined) {
    const key = keyOf(context);
    const text = await readText(context.req.raw, LARGEST_JSON, PATIENCE_MS);
    const { draft, clues } = readJson(text);
    const checked = validate(draft, form?.said);
    if ("errors" in checked) {
      refusals.count("fields", 422);
      return context.json({ errors: checked.errors }, 422);
    }
    await add(checked.message, clues, key, form?.language);
    return context.json({ stored: true }, 201);
  }

  /** All typed text comes back, unless it is stored. */
  async function answerForm(context: Context, form: FormAnswers, limited: Refusal | undefined) {
    const { draft, clues } = readForm(await readText(context.req.raw, LARGEST_FORM, PATIENCE_MS));
    try {
      if (limited) throw limited;
      const checked = validate(draft, form.said);
      if ("errors" in checked) {
        refusals.count("fields", 422);
        return context.html(answerPage(form, draft, checked.errors), 422);
      }
      const { key, earlier } = formKeys(checked.message, Date.now());
      if (!(await store.has(earlier))) await add(checked.message, clues, key, form.language);
      return context.redirect(form.sent, 303);
    } catch (error) {
      const { status } = refuse(context, error);
      return status === 429
        ? context.html(answerPage(form, draft, "busy"), 429)
        : context.html(answerPage(form, draft, "failed"), 503);
    }
  }

  /** The one way into the store. Throws a Refusal, or the store's error. */
  async function add(message: ContactMessage, clues: Clues, key: string, language?: string) {
    const limited = await limits.message();
    if (limited) throw limited;
    const now = Date.now();
    const verdict = await guard.verdict(message, clues, now);
    const stored = await store.add({ message, key, now, language, ...verdict });
    const outcome = stored === "added" && verdict.suspected ? "suspected" : stored;
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
          ? { token: await guard.token(Date.now()) }
          : { stored: await store.has(keyOf(context)) },
      );
    }
    const form = answersOf(context);
    return form ? context.redirect(form.address, 303) : next();
  });

  app.all(path, (context) => {
    context.header("Allow", "POST, OPTIONS");
    throw new Refusal(405, "method", "Only POST is accepted.");
  });

  const answer = (error: unknown, context: Context) => {
    const { message, status } = refuse(context, error);
    return context.json({ error: message }, status);
  };
  app.notFound((context) => answer(new Refusal(404, "path", "There is nothing here."), context));
  app.onError(answer);

  return async (request, bindings) => {
    const response = await app.fetch(request, bindings);
    return response.status < 400 ? response : endWithBody(response, request);
  };
}

const foreign = () => new Refusal(403, "origin", "Messages are accepted from the site only.");

function mediaType(contentType = ""): string {
  const [type = ""] = contentType.split(";");
  return type.trim().toLowerCase();
}
