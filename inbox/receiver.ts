import { type Context, Hono } from "hono";
import { validate } from "../app/content/message.ts";
import { BodyError, readText } from "./body.ts";
import { draftFromJson } from "./drafts.ts";
import { addressOf, createLimits } from "./limits.ts";
import { codeOf, type Log } from "./log.ts";
import { type Relation, relationOf } from "./origins.ts";
import type { Settings } from "./settings.ts";
import type { Store } from "./store.ts";

/** In bytes. The longest valid message takes 10 KB, with every character escaped. */
const LARGEST_JSON = 16 * 1024;
/** For a whole body, in milliseconds. */
const PATIENCE_MS = 10_000;

const keys = /^[!-~]{1,200}$/;

interface ReceiverInput {
  /** The path at which messages arrive. */
  readonly path: string;
  readonly settings: Settings;
  readonly store: Store;
  readonly log: Log;
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
  const { path, settings, store, log } = input;
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
    if (wait > 0) {
      context.header("Retry-After", String(wait));
      return context.json({ error: "Too many messages." }, 429);
    }
    if (mediaType(req.header("Content-Type")) !== "application/json") {
      return context.json({ error: "The body must be JSON." }, 415);
    }
    const key = req.header("Idempotency-Key") ?? "";
    if (!keys.test(key)) return context.json({ error: "An Idempotency-Key is required." }, 400);
    const checked = validate(draftFromJson(await readText(req.raw, LARGEST_JSON, PATIENCE_MS)));
    if ("errors" in checked) return context.json({ errors: checked.errors }, 422);
    const outcome = await store.add(checked.message, key, Date.now());
    log("message", { outcome });
    if (outcome === "conflict") {
      return context.json({ error: "This Idempotency-Key belongs to another message." }, 409);
    }
    input.onStored?.();
    return context.json({ stored: true }, 201);
  });

  app.all(path, (context) => {
    context.header("Allow", "POST, OPTIONS");
    return context.json({ error: "Only POST is accepted." }, 405);
  });

  app.notFound((context) => context.json({ error: "There is nothing here." }, 404));

  app.onError((error, context) => {
    if (error instanceof BodyError) {
      // The rest of the body may still be under way.
      if (error.status !== 400) context.header("Connection", "close");
      return context.json({ error: error.message }, error.status);
    }
    log("error", { code: codeOf(error) });
    return context.json({ error: "The message could not be stored." }, 503);
  });

  return (request, bindings) => app.fetch(request, bindings);
}

function mediaType(contentType = ""): string {
  const [type = ""] = contentType.split(";");
  return type.trim().toLowerCase();
}
