import { globSync, readFileSync, statSync } from "node:fs";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { dirname, extname, join } from "node:path";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { createDifferences, dictionaryHeaders } from "./differences.ts";
import { contentTypes } from "./hosts/shared.ts";
import { headersFor, movedTo, notFoundPage, precompressed } from "./policy.ts";

/** The receiver of messages, at a path of the site. */
interface Receiving {
  readonly path: string;
  /** `address` is that of the other end of the connection. */
  readonly receive: (request: Request, address: string) => Response | Promise<Response>;
}

const types: Readonly<Record<string, string>> = contentTypes;
const missingPage = `${notFoundPage}.html`;
/** Files with these extensions have no address of their own. */
const hidden: readonly string[] = [".html", ...Object.values(precompressed)];

/** Answers for a built folder. Throws if that has no not-found page. A language below it has its own. */
export function createSite(root: string, receiving?: Receiving) {
  statSync(join(root, missingPage));
  const folders = globSync(`*${missingPage}`, { cwd: root }).map((file) => `/${dirname(file)}/`);
  const differenceTo = createDifferences();
  const inbox =
    receiving &&
    getRequestListener(
      (request, { incoming }) =>
        receiving.receive(request, incoming.socket.remoteAddress ?? "unknown"),
      // Replaces a missing Host: load balancers and monitors ask with HTTP/1.0, which has none.
      { overrideGlobalObjects: false, hostname: "localhost" },
    );

  return (request: IncomingMessage, response: ServerResponse) => {
    const { method = "", url = "", headers, headersDistinct, httpVersion } = request;
    // A proxy may ask with the site's name before the path.
    const target = URL.parse(url.startsWith("/") ? `http://localhost${url}` : url);
    // What is no address could lead out of the folder, as a path.
    const { pathname, search } = target ?? { pathname: "", search: "" };
    const answer = (status: number, others: Readonly<Record<string, string>>, bytes?: Buffer) => {
      const found = status === 200 || status === 304;
      // Sends neither `Connection` nor `Keep-Alive`: HTTP/1.1 keeps a connection anyway, and a page has a dozen answers.
      response.removeHeader("Connection");
      response.writeHead(status, { ...headersFor(pathname, found), ...others });
      response.end(method === "GET" ? bytes : undefined);
    };

    // One, and from HTTP/1.1 on at least one (RFC 9112, 3.2).
    const { length } = headersDistinct.host ?? [];
    if (length > 1 || (length === 0 && httpVersion !== "1.0")) {
      return answer(400, { Connection: "close" });
    }
    if (inbox && pathname === receiving.path) {
      // The inbox has its own rule for caches.
      response.setHeaders(new Map(Object.entries(headersFor(pathname, false))));
      return void inbox(request, response);
    }
    if (method !== "GET" && method !== "HEAD") return answer(405, { Allow: "GET, HEAD" });
    const address = movedTo(pathname);
    if (address !== undefined && findFile(root, fileOf(address))) {
      return answer(301, { Location: address + search });
    }
    const accepted = (headers["accept-encoding"] ?? "").split(",").map((each) => each.trim());
    const name = fileOf(pathname);
    const whole = findFile(root, name, accepted);
    if (whole) {
      const page = name?.endsWith(".html") ? findFile(root, name) : undefined;
      const { bytes, content, tag, modified } =
        (page && differenceTo(name ?? "", page, accepted, headers["available-dictionary"])) ??
        whole;
      const kept = {
        ...(page && dictionaryHeaders),
        ETag: tag,
        "Last-Modified": modified.toUTCString(),
      };
      // A tag of this page counts, also that of a difference to any other.
      const tags = page ? [whole.tag, `${page.tag.slice(0, -1)}-`] : [tag];
      if (isKept(headers, tags, modified)) return answer(304, kept);
      return answer(200, { ...content, ...kept }, bytes);
    }
    const folder = folders.find((each) => pathname.startsWith(each)) ?? "/";
    const missing = findFile(root, folder.slice(0, -1) + missingPage, accepted);
    answer(404, missing?.content ?? {}, missing?.bytes);
  };
}

/** The answers to what is no request that Node.js can read, by its code. */
const unreadable: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
/** How long the other end may take to read one, in milliseconds: closed at once, the connection might lose it. */
const LINGER_MS = 5000;

/** Answers on the connection of such a request, and closes it: Node.js leaves both to whoever answers. */
export function refuse({ code = "" }: NodeJS.ErrnoException, connection: Duplex): void {
  const status = unreadable[code] ?? "400 Bad Request";
  const lines = Object.entries({ ...headersFor("", false), Connection: "close" });
  const head = lines.map((line) => `${line.join(": ")}\r\n`).join("");
  if (connection.writable) connection.end(`HTTP/1.1 ${status}\r\n${head}\r\n`);
  setTimeout(() => connection.destroy(), LINGER_MS).unref();
}

/** The file of an address: pages have no extension. */
function fileOf(address: string): string | undefined {
  if (address === "/") return "/index.html";
  const extension = extname(address);
  if (hidden.includes(extension) || address.endsWith(notFoundPage)) return undefined;
  return extension ? address : `${address}.html`;
}

/** A file in the best coding that is accepted, with the headers of its content. */
function findFile(root: string, name: string | undefined, accepted: readonly string[] = []) {
  if (name === undefined) return undefined;
  const codings = Object.entries(precompressed).filter(([coding]) => accepted.includes(coding));
  for (const [coding, suffix] of [...codings, ["identity", ""]] as const) {
    const file = read(join(root, name + suffix));
    if (!file) continue;
    const { bytes, stats } = file;
    const modified = new Date(Math.floor(stats.mtimeMs / 1000) * 1000);
    return {
      bytes,
      modified,
      // As nginx does it, from date and size: another one for each coding, because each is a file.
      tag: `"${modified.getTime().toString(36)}-${stats.size.toString(36)}"`,
      content: {
        "Content-Type": types[extname(name).slice(1)] ?? "application/octet-stream",
        "Content-Length": String(bytes.length),
        ...(suffix && { "Content-Encoding": coding }),
      },
    };
  }
  return undefined;
}

/** A file's date, and then its content: a build may replace it in between, and must not get the next one's date. */
function read(path: string) {
  try {
    const stats = statSync(path);
    return { stats, bytes: readFileSync(path) };
  } catch {
    // It is missing, a folder, or has too long a name.
    return undefined;
  }
}

/** Whether a browser has the file already (RFC 9110, 13.2.2). A cache may have marked the tag as weak. */
function isKept(headers: IncomingHttpHeaders, tags: readonly string[], modified: Date): boolean {
  const { "if-none-match": kept, "if-modified-since": since = "" } = headers;
  if (kept === undefined) return modified.getTime() <= Date.parse(since);
  return tags.some((tag) => kept.includes(tag));
}
