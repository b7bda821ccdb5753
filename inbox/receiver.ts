import { type Context, Hono } from "hono";
import { type ContactMessage, type FieldErrors, validate } from "../app/content/message.ts";
import { BodyError, readText } from "./body.ts";
import { draftFromForm, draftFromJson } from "./drafts.ts";
import { formKeys } from "./form-keys.ts";
import type { FormPage } from "./form-page.ts";
import { addressOf, createLimits } from "./limits.ts";
import { codeOf, type Log } from "./log.ts";
import { type Relation, relationOf } from "./origins.ts";
import type { Settings } from "./settings.ts";
import type { Store } from "./store.ts";

/** In bytes. The longest valid message takes 10 KB, with every character escaped. */
const LARGEST_JSON = 16 * 1024;
/** In bytes. A form that is too long comes back with everything that was typed, within reason. */
const LARGEST_FORM = 64 * 1024;
/** For a whole body, in milliseconds. */
const PATIENCE_MS = 10_000;

const keys = /^[!-~]{1,200}$/;

/** The form without scripts: the pages that answer it. */
export interface NativeForm {
  /** The page with the form, and the page that says "Message Sent!". */
  readonly address: string;
  readonly sent: string;
  /** The form again. */
  readonly page: FormPage;
}

interface ReceiverInput {
  /** The path at which messages arrive. */
  readonly path: string;
  readonly settings: Settings;
  readonly store: Store;
  readonly log: Log;
  /** If it is left out, forms are refused. */
  readonly form?: NativeForm | undefined;
  /** Told after a message was stored. */
  readonly onStored?: () => void;
}

/** What the server knows about a connection. */
interface Bindings {
  /** The address of the other end. */
  readonly address: string;
}

export type Receiver = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/**
 * Answers a message with 201 if and only if it is stored. Answers never quote the request, and never
 * contain a stack or a path.
 */
export function createReceiver(input: ReceiverInput): Receiver {
  const { path, settings, store, log, form } = input;
  const limited = createLimits(settings.perAddress, settings.overall);
  const relation = (context: Context): Relation =>
    relationOf(context.req.header("Origin"), context.req.header("Host"), settings.siteOrigin);
  const app = new Hono<{ Bindings: Bindings }>();

  app.use(async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
    context.header("Vary", "Origin");
    if (relation(context) === "allowed") {
      context.header("Access-Control-Allow-Origin", settings.siteOrigin);
      context.header("Access-Control-Expose-Headers", "Retry-After");
    }
  });

  app.options(path, (context) => {
    if (relation(context) !== "allowed") return context.body(null, 403);
    context.header("Access-Control-Allow-Methods", "POST");
    context.header("Access-Control-Allow-Headers", "Content-Type, Idempotency-Key");
    context.header("Access-Control-Max-Age", "86400");
    return context.body(null, 204);
  });

  app.post(path, async (context) => {
    const { req } = context;
    if (relation(context) === "foreign") {
      return context.json({ error: "Messages are accepted from the site only." }, 403);
    }
    const forwarded = req.header("X-Forwarded-For");
    const wait = await limited(addressOf(context.env.address, forwarded, settings.behindProxy));
    if (wait > 0) context.header("Retry-After", String(wait));
    const type = mediaType(req.header("Content-Type"));
    if (type === "application/json") return answerJson(context, wait);
    if (form && type === "application/x-www-form-urlencoded")
      return answerForm(context, form, wait);
    return context.json({ error: "The body must be JSON." }, 415);
  });

  async function answerJson(context: Context, wait: number) {
    if (wait > 0) return context.json({ error: "Too many messages." }, 429);
    const key = context.req.header("Idempotency-Key") ?? "";
    if (!keys.test(key)) return context.json({ error: "An Idempotency-Key is required." }, 400);
    const text = await readText(context.req.raw, LARGEST_JSON, PATIENCE_MS);
    const checked = validate(draftFromJson(text));
    if ("errors" in checked) return context.json({ errors: checked.errors }, 422);
    if ((await add(checked.message, key)) === "conflict") {
      return context.json({ error: "This Idempotency-Key belongs to another message." }, 409);
    }
    return context.json({ stored: true }, 201);
  }

  async function answerForm(context: Context, { page, sent }: NativeForm, wait: number) {
    const draft = draftFromForm(await readText(context.req.raw, LARGEST_FORM, PATIENCE_MS));
    const again = (wrong: FieldErrors | "failed", status: 422 | 429 | 503) =>
      context.html(page(draft, wrong), status);
    if (wait > 0) return again("failed", 429);
    const checked = validate(draft);
    if ("errors" in checked) return again(checked.errors, 422);
    try {
      const { key, earlier } = formKeys(checked.message, Date.now());
      if (!(await store.has(earlier))) await add(checked.message, key);
      return context.redirect(sent, 303);
    } catch (error) {
      log("error", { code: codeOf(error) });
      return again("failed", 503);
    }
  }

  async function add(message: ContactMessage, key: string) {
    const outcome = await store.add({ message, key, now: Date.now() });
    log("message", { outcome });
    if (outcome === "added") input.onStored?.();
    return outcome;
  }

  if (form) app.get(path, (context) => context.redirect(form.address, 303));

  app.all(path, (context) => {
    context.header("Allow", "POST, OPTIONS");
    return context.json({ error: "Only POST is accepted." }, 405);
  });

  app.notFound((context) => context.json({ error: "There is nothing here." }, 404));

  app.onError((error, context) => {
    // No `Connection: close`: it would reset a connection on which the body is still being sent, and the
    // answer with it. The server discards the rest of the body for half a second, then it closes.
    if (error instanceof BodyError) return context.json({ error: error.message }, error.status);
    log("error", { code: codeOf(error) });
    return context.json({ error: "The message could not be stored." }, 503);
  });

  return (request, bindings) => app.fetch(request, bindings);
}

function mediaType(contentType = ""): string {
  const [type = ""] = contentType.split(";");
  return type.trim().toLowerCase();
}
