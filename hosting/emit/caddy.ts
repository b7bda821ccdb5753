import { strictestPolicy } from "../content-security-policy.ts";
import {
  contentTypes,
  controlCharacter,
  methods,
  movedHeaders,
  movedStatus,
  precompressed,
  refusedHeaders,
  securityHeaders,
  writtenHeaders,
} from "../policy.ts";
import type { Site } from "../site.ts";
import {
  type Described,
  type Files,
  fileKinds,
  generated,
  inboxAddress,
  missingPage,
  omittingPattern,
  ownHeaders,
  pageRows,
  spellingPattern,
  variantHeaders,
} from "./files.ts";

// In a Caddyfile, only the quote itself can be escaped.
const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** For Caddy without extra modules: a snippet, and a complete Caddyfile that uses it. */
export function caddy(site: Site): Files {
  return { "site.caddy": snippet(site), Caddyfile: caddyfile };
}

function snippet(site: Site): string {
  const pages = pageRows(site);
  const kinds = fileKinds(site);
  const missing = missingPage(site);
  return `# ${generated}
(site) {
	# Maps every spelling of a page to its address.
	map {path} {site_page} {
${pages.map(({ address }) => `\t\t${quoted(`~(?i)${spellingPattern(site, address)}`)} ${address}`).join("\n")}
		default ""
	}

	# Some files leave out headers, and the inbox sends its own: Caddy would send both policies.
	@site_usual {
		not path_regexp ${quoted(`^${omittingPattern(site)}$`)}
${site.inboxPath === undefined ? "" : `\t\tnot path ${quoted(site.inboxPath)}\n`}	}
	# Also applies to requests handled before this snippet, such as a contact form.
${everywhere("\t", "@site_usual")}
${set("\t", { "Content-Security-Policy": strictestPolicy }, "@site_usual")}

	@site_written not method ${methods.join(" ")}
	@site_broken path_regexp ${controlCharacter}
	# No file system allows longer names.
	@site_long path_regexp [^/]{256}|^.{1000}
	@site_moves expression {site_page} != "" && {path} != {site_page}
	@site_moves_with_query expression {site_page} != "" && {path} != {site_page} && {query} != ""

	route {
${site.inboxPath === undefined ? "" : inbox(site.inboxPath)}		error @site_written 405
		error @site_broken 400
		error @site_long 414
${set("\t\t", movedHeaders, "@site_moves")}
		redir @site_moves_with_query {site_page}?{query} ${movedStatus}
		redir @site_moves {site_page} ${movedStatus}
${[
  ...pages.map((page, index) => ({
    ...page,
    matcher: `@site_page_${index}`,
    matches: `vars {site_page} ${page.address}`,
  })),
  ...kinds.map((kind, index) => ({
    ...kind,
    matcher: `@site_kind_${index}`,
    matches: `path_regexp ${quoted(`^${kind.pattern}$`)}`,
  })),
]
  .map(
    ({ matcher, matches, ...file }) => `		${matcher} ${matches}
		handle ${matcher} {
${served("\t\t\t", file)}
		}`,
  )
  .join("\n")}
		error 404
	}

	# Errors discard the headers set above.
	handle_errors {
${everywhere("\t\t")}
		@site_missing expression {err.status_code} == 404
		handle @site_missing {
			# Otherwise a conditional request would get a 304, and a range request a part.
			request_header -If-None-Match
			request_header -If-Modified-Since
			request_header -Range
			header -Etag {
				defer
			}
${served("\t\t\t", missing)}
		}
		handle {
			@site_refused expression {err.status_code} == 405
${set("\t\t\t", { ...refusedHeaders, "Content-Type": contentTypes.txt })}
${set("\t\t\t", writtenHeaders, "@site_refused")}
			respond "{err.status_code} {err.status_text}" {err.status_code}
		}
	}
}
`;
}

/** Comes first, because everything after it only reads. */
const inbox = (path: string) => `\t\t@site_inbox path ${quoted(path)}
		handle @site_inbox {
			request_body {
				max_size 128KB
			}
			reverse_proxy ${inboxAddress}
		}
`;

function header(indent: string, lines: readonly string[], matcher = ""): string {
  return block(indent, `header ${matcher}`.trimEnd(), lines);
}

function block(indent: string, directive: string, lines: readonly string[]): string {
  return [`${directive} {`, ...lines.map((line) => `\t${line}`), "}"]
    .map((line) => indent + line)
    .join("\n");
}

const assignments = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`);

function set(indent: string, headers: Readonly<Record<string, string>>, matcher = ""): string {
  return header(indent, assignments(headers), matcher);
}

/** Deferred, to replace what a handler sets; `matcher` limits what is added. */
function everywhere(indent: string, matcher?: string): string {
  return [
    header(indent, [...assignments(securityHeaders), "defer"], matcher),
    // The ETag is the only validator, because a copied file's date says nothing about its content.
    header(indent, ["-Server", "-Last-Modified", "defer"]),
  ].join("\n");
}

/** Serves a page's file, or the requested file, with its headers. */
function served(indent: string, described: Described & { readonly file?: string }): string {
  const { file, contentType, encoded } = described;
  return [
    set(indent, { "Content-Type": contentType }),
    // Deferred, because the file server appends to these headers when it finds an encoded file.
    header(indent, [
      ...assignments(variantHeaders({ ...described, headers: ownHeaders(described) })),
      "defer",
    ]),
    ...(file === undefined ? [] : [`${indent}rewrite * /${file}`]),
    block(indent, "file_server", [
      ...(encoded ? [`precompressed ${Object.keys(precompressed).join(" ")}`] : []),
      "disable_canonical_uris",
    ]),
  ].join("\n");
}

const caddyfile = `# ${generated}
# SITE_ADDRESS is the site's domain; Caddy obtains its certificate automatically.
import site.caddy

{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:/srv/site}
	import site
}
`;
