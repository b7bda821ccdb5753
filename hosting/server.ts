import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  STATUS_CODES,
} from "node:http";
import { matchesEtag, negotiate, negotiatedHeaders } from "./negotiation.ts";
import {
  canonicalPath,
  contentTypes,
  decodePath,
  methods,
  movedHeaders,
  movedStatus,
  refusedHeaders,
  securityHeaders,
  writtenHeaders,
} from "./policy.ts";
import { type Resource, readSite, type Site, sentHeaders } from "./site.ts";

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: Buffer;
}

const longestTarget = 8 * 1024;

// Node's own limit is 16 KB, with a 431. A higher limit lets a long address get its 414.
const maxHeaderSize = 64 * 1024;

// Origin form (`/about?x`) or absolute form (`http://host/about?x`), as path and query.
const requestTarget = /^(?:https?:\/\/[^/?]*)?(\/[^?]*)?(\?.*)?$/i;

function pathOf({ url = "" }: IncomingMessage): string | undefined {
  return requestTarget.exec(url)?.[1];
}

function shortAnswer(status: number, headers: OutgoingHttpHeaders = refusedHeaders): Answer {
  const body = Buffer.from(`${status} ${STATUS_CODES[status]}\n`);
  const { txt } = contentTypes;
  return {
    status,
    headers: {
      ...securityHeaders,
      ...headers,
      "Content-Type": txt,
      "Content-Length": body.length,
    },
    body,
  };
}

function resourceAnswer(status: number, resource: Resource, request: IncomingHttpHeaders): Answer {
  const { identity, encoded } = resource;
  const accepted = request["accept-encoding"] ?? "";
  const { coding, body, etag } = negotiate(accepted, encoded, identity);
  const sent = sentHeaders(resource);
  const headers: OutgoingHttpHeaders = {
    ...(encoded.length > 0 ? negotiatedHeaders(sent) : sent),
  };
  if (status === 200) {
    headers.ETag = etag;
    if (matchesEtag(request["if-none-match"] ?? "", etag)) return { status: 304, headers };
  }
  headers["Content-Type"] = resource.contentType;
  headers["Content-Length"] = body.length;
  if (coding !== "identity") headers["Content-Encoding"] = coding;
  return { status, headers, body };
}

function answer(site: Site, { method = "", url = "", headers }: IncomingMessage): Answer {
  if (!methods.some((each) => each === method)) return shortAnswer(405, writtenHeaders);
  if (url.length > longestTarget) return shortAnswer(414);

  const target = requestTarget.exec(url);
  if (target === null) return shortAnswer(400);
  const [, path = "/", query = ""] = target;

  const decoded = decodePath(path);
  if (decoded === null) return shortAnswer(400);

  const canonical = canonicalPath(path, site.spellings);
  if (canonical !== null) {
    return shortAnswer(movedStatus, { ...movedHeaders, Location: canonical + query });
  }

  const resource = site.resources.get(decoded);
  if (resource === undefined) return resourceAnswer(404, site.notFound, headers);
  return resourceAnswer(200, resource, headers);
}

/** Something that receives messages, at a path of the site. */
export interface Receiving {
  readonly path: string;
  readonly listener: RequestListener;
}

/**
 * Creates a server for a built folder, which it reads once. Requests only look up addresses in that
 * index, so none can reach the file system. Throws as `readSite` does. What `receiving` answers gets the
 * headers of a refusal: it may load nothing, unless it sets a policy of its own.
 */
export function createSiteServer(folder: string, receiving?: Receiving): Server {
  const site = readSite(folder);
  return createServer({ maxHeaderSize }, (request, response) => {
    const path = pathOf(request);
    const isPage =
      methods.some((each) => each === request.method) && site.spellings.has(path ?? "");
    if (receiving && path === receiving.path && !isPage) {
      response.setHeaders(new Map(Object.entries({ ...securityHeaders, ...refusedHeaders })));
      receiving.listener(request, response);
      return;
    }
    const { status, headers, body } = answer(site, request);
    response.writeHead(status, headers);
    response.end(request.method === "HEAD" ? undefined : body);
  });
}
