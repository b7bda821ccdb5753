import { accessSync, globSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { contentTypes } from "./hosts/shared.ts";
import { headersFor, movedTo, notFoundPage, precompressed } from "./policy.ts";
import { statusFor } from "./preconditions.ts";

/** The receiver of messages, at a path of the site. */
export interface Receiving {
  readonly path: string;
  /** `address` is that of the other end of the connection. */
  readonly receive: (request: Request, address: string) => Response | Promise<Response>;
}

const types: Readonly<Record<string, string>> = contentTypes;
const methods = ["GET", "HEAD"];
const suffixes: readonly string[] = Object.values(precompressed);

/** Answers for a built folder. Throws if that has no not-found page. A language below it has its own. */
export function createSite(root: string, receiving?: Receiving) {
  const missing = `${notFoundPage}.html`;
  accessSync(join(root, missing));
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.use(async (context, next) => {
    // Files are sent whole (docs/decisions/hosting.md).
    context.req.raw.headers.delete("Range");
    await next();
    const { headers, ok, status } = context.res;
    for (const [name, value] of Object.entries(
      headersFor(context.req.path, ok || status === 304),
    )) {
      // The inbox has its own rule for caches.
      if (!headers.has(name)) headers.set(name, value);
    }
  });

  if (receiving) {
    const { path, receive } = receiving;
    app.all(path, ({ req, env }) =>
      receive(req.raw, env.incoming.socket.remoteAddress ?? "unknown"),
    );
  }

  app.on(methods, "*", (context, next) => {
    const address = movedTo(context.req.path);
    if (address === undefined) return next();
    return context.redirect(address + new URL(context.req.url).search, 301);
  });

  const files = serveStatic({ root, precompressed: true, rewriteRequestPath: fileOf });
  app.use(async (context, next) => {
    const extension = extname(context.req.path);
    if (suffixes.includes(extension)) return next();
    const response = await files(context, next);
    // Otherwise something after it has answered.
    if (!(response instanceof Response)) return response;
    const { headers } = response;
    const modified = Date.parse(headers.get("Last-Modified") ?? "");
    // As nginx does it, from date and size: another one for each coding, because each is a file.
    const tag = `"${modified.toString(36)}-${Number(headers.get("Content-Length")).toString(36)}"`;
    const status = statusFor(context.req.raw.headers, tag, modified);
    headers.set("ETag", tag);
    // The library does not know all of them.
    const type = types[extension.slice(1)];
    if (type) headers.set("Content-Type", type);
    if (status === 200) return response;
    await response.body?.cancel();
    for (const name of [...headers.keys()].filter(isOfBody)) headers.delete(name);
    return new Response(null, { status, headers });
  });

  const missingPages = new Map(
    [missing, ...globSync(`*/${basename(missing)}`, { cwd: root })].map((path) => {
      const [folder = ""] = path.split("/").slice(0, -1);
      return [folder, serveStatic({ root, precompressed: true, path })] as const;
    }),
  );
  app.notFound(async (context) => {
    if (!methods.includes(context.req.method)) {
      return context.text("405 Method Not Allowed\n", 405, { Allow: methods.join(", ") });
    }
    const [, folder = ""] = context.req.path.split("/");
    const missingPage = missingPages.get(folder) ?? missingPages.get("");
    const page = await missingPage?.(context, async () => {});
    return new Response(page?.body, { status: 404, headers: page?.headers ?? {} });
  });

  // The name replaces a missing Host: load balancers and monitors ask with HTTP/1.0, which has none.
  return getRequestListener(app.fetch, { overrideGlobalObjects: false, hostname: "localhost" });
}

/** The built file of an address: pages have no extension. */
function fileOf(address: string): string {
  if (address === "/") return "/index.html";
  return extname(address) || address.endsWith(notFoundPage) ? address : `${address}.html`;
}

const isOfBody = (header: string) => header.startsWith("content-");
