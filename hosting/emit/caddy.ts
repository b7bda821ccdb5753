import { strictestPolicy } from "../content-security-policy.ts";
import {
  cacheControl,
  contentTypes,
  headersOf,
  notFoundFile,
  precompressed,
  securityHeaders,
} from "../policy.ts";
import type { Site } from "../site.ts";
import {
  type FileKind,
  type Files,
  fileKinds,
  generated,
  pageRows,
  spellingPattern,
} from "./files.ts";

// A Caddyfile knows one escape, that of the quote itself.
const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

const extensions = (kinds: readonly FileKind[]) =>
  kinds.map(({ extension }) => extension).join("|");

/** For Caddy as it is distributed, without any module: a snippet, and a whole Caddyfile that uses it. */
export function caddy(site: Site): Files {
  return { "site.caddy": snippet(site), Caddyfile: caddyfile };
}

function snippet(site: Site): string {
  const pages = pageRows(site);
  const kinds = fileKinds(site);
  const encoded = kinds.filter((kind) => kind.encoded);
  return `# ${generated}
(site) {
	# Every spelling of a page leads to its one address.
	map {path} {site_page} {
${pages.map(({ address }) => `\t\t${quoted(`~(?i)^(?:${spellingPattern(site, address)})$`)} ${address}`).join("\n")}
		default ""
	}
	map {site_page} {site_file} {site_policy} {
${pages.map(({ address, file, policy }) => `\t\t${address} /${file} ${quoted(policy)}`).join("\n")}
		default "" ${quoted(strictestPolicy)}
	}
	map {path} {site_type} {
${kinds.map((kind) => `\t\t"~\\.${kind.extension}$" ${quoted(kind.contentType)}`).join("\n")}
		default ${quoted(site.notFound.contentType)}
	}

${headers("\t")}
	header Content-Security-Policy {site_policy}

	@site_written not method GET HEAD
	@site_broken path_regexp [\\x00-\\x1f]
	# Longer names no file system has.
	@site_long path_regexp [^/]{256}|^.{1000}
	@site_moves expression {site_page} != "" && {path} != {site_page}
	@site_moves_with_query expression {site_page} != "" && {path} != {site_page} && {query} != ""
	@site_is_page expression {site_page} != ""
	@site_is_hashed path_regexp ^/assets/.*\\.(?:${extensions(kinds)})$
	@site_is_file path_regexp \\.(?:${extensions(kinds)})$
	@site_is_encoded path_regexp \\.(?:${extensions(encoded)})$

	route {
		error @site_written 405
		error @site_broken 400
		error @site_long 414
		header @site_moves Cache-Control ${cacheControl.redirect}
		redir @site_moves_with_query {site_page}?{query} 301
		redir @site_moves {site_page} 301
		header Content-Type {site_type}
		handle @site_is_page {
			header Cache-Control ${cacheControl.page}
			rewrite * {site_file}
${served("\t\t\t", true)}
		}
		handle @site_is_hashed {
			header Cache-Control ${quoted(cacheControl.hashed)}
${served("\t\t\t", "@site_is_encoded")}
		}
		handle @site_is_file {
			header Cache-Control ${quoted(cacheControl.file)}
${ownHeaders("\t\t\t", kinds)}
${served("\t\t\t", "@site_is_encoded")}
		}
		error 404
	}

	# What went wrong has lost the headers that were set for it.
	handle_errors {
${headers("\t\t")}
		header Cache-Control ${cacheControl.error}
		@site_missing expression {err.status_code} == 404
		handle @site_missing {
			# A condition would be answered by 304, a range by a part.
			request_header -If-None-Match
			request_header -If-Modified-Since
			request_header -Range
			header Content-Type ${quoted(site.notFound.contentType)}
			header Content-Security-Policy ${quoted(site.notFound.policy)}
			header -Etag {
				defer
			}
			rewrite * /${notFoundFile}
${served("\t\t\t", true)}
		}
		handle {
			@site_refused expression {err.status_code} == 405
			header @site_refused Allow "GET, HEAD"
			header Content-Type ${quoted(contentTypes.txt)}
			header Content-Security-Policy ${quoted(strictestPolicy)}
			respond "{err.status_code} {err.status_text}" {err.status_code}
		}
	}
}
`;
}

// The ETag is the one validator: a copied file may be newer than what it replaces, or as old.
function headers(indent: string): string {
  const lines = Object.entries(securityHeaders).map(([name, value]) => `${name} ${quoted(value)}`);
  return [
    "header {",
    ...lines.map((line) => `\t${line}`),
    "\t-Server",
    "\t-Last-Modified",
    "\tdefer",
    "}",
  ]
    .map((line) => indent + line)
    .join("\n");
}

/** Headers that a kind of file has beside those of its class. */
function ownHeaders(indent: string, kinds: readonly FileKind[]): string {
  return kinds
    .flatMap(({ extension }) =>
      Object.entries(headersOf(`.${extension}`)).map(
        ([name, value]) =>
          `${indent}@site_is_${extension} path *.${extension}\n${indent}header @site_is_${extension} ${name} ${quoted(value)}`,
      ),
    )
    .join("\n");
}

/** Sends the file; `varies` where it stands in several codings, or the matcher that tells. */
function served(indent: string, varies: string | true): string {
  return [
    // Set at the end, because the file server adds the same once more to what it finds encoded.
    `header${varies === true ? "" : ` ${varies}`} {`,
    "\tVary Accept-Encoding",
    "\tdefer",
    "}",
    "file_server {",
    `\tprecompressed ${Object.keys(precompressed).join(" ")}`,
    "\tdisable_canonical_uris",
    "}",
  ]
    .map((line) => indent + line)
    .join("\n");
}

const caddyfile = `# ${generated}
# SITE_ADDRESS is the site's domain: Caddy then gets its certificate by itself.
import site.caddy

{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:/srv/site}
	import site
}
`;
