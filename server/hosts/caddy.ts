import {
  commonHeaders,
  hashedFolder,
  hashedHeaders,
  homeSpelling,
  markdown,
  markdownHeaders,
  notFoundPage,
  onlyDocuments,
  otherSpelling,
  pageHeaders,
  precompressed,
  socialFolder,
  socialHeaders,
} from "../policy.ts";
import { contentTypes, inboxAddress, written } from "./shared.ts";

/** Those but the age are set after all others. */
const { "Cache-Control": caching, ...atLast } = commonHeaders;

/** A complete site for Caddy without extra modules. It obtains the certificate of SITE_ADDRESS by itself. */
export function caddy(inboxPath?: string, prefixes: readonly string[] = []): string {
  return `# ${written}
(headers) {
	header Cache-Control ${caching}
	header {
${lines(atLast, "\t\t")}
		-Server
		-Accept-Ranges
		defer
	}
}

{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:/srv/site}
${inboxPath === undefined ? "" : inbox(inboxPath)}	handle {
		request_header -Range
		map {path} {type} {
${Object.entries(contentTypes)
  .map(([extension, type]) => `\t\t\t~\\.${extension}$ "${type}"`)
  .join("\n")}
			default "${contentTypes.html}"
		}
		import headers
		header Content-Type {type}
		@hashed path ${hashedFolder}*
		header @hashed {
${lines(hashedHeaders, "\t\t\t")}
${Object.keys(onlyDocuments)
  .map((name) => `\t\t\t-${name}`)
  .join("\n")}
			defer
		}
		@markdown path *${markdown}
		header @markdown {
${lines(markdownHeaders, "\t\t\t")}
		}
		@social path ${socialFolder}*
		header @social {
${lines(socialHeaders, "\t\t\t")}
			defer
		}
		@other not method GET HEAD
		@hidden path ${["", ...prefixes].map((prefix) => prefix + notFoundPage).join(" ")} ${Object.values(
      precompressed,
    )
      .map((suffix) => `*${suffix}`)
      .join(" ")}
		# No file has such a name, and the file server fails on it.
		@nameless path_regexp [\\x00-\\x1f]|[^/]{256}|^.{1000}
		@home path_regexp ${homeSpelling}
		@moved path_regexp page ${otherSpelling}
		@page not path *.*
		@query expression {query} != ""
		route {
			error @other 405
			error @hidden 404
			error @nameless 404
			vars query ""
			vars @query query ?{query}
			redir @home /{vars.query} 301
			redir @moved {re.page.1}{vars.query} 301
			header @page Cache-Control ${pageHeaders["Cache-Control"]}
			try_files {path} {path}.html
			file_server {
				precompressed ${Object.keys(precompressed).join(" ")}
				disable_canonical_uris
			}
		}
	}
	handle_errors {
		import headers
		@missing expression {err.status_code} == 404
		handle @missing {
			# Its conditions are about the page that is missing.
			request_header -If-*
			header Content-Type "${contentTypes.html}"
${prefixes.map(missingPage).join("")}			rewrite * ${notFoundPage}.html
			file_server {
				precompressed ${Object.keys(precompressed).join(" ")}
			}
		}
		respond "{err.status_code} {err.status_text}" {err.status_code}
	}
}
`;
}

/** Rewrites unknown addresses of a language to its own page; the first rewrite that fits is the only one. */
const missingPage = (prefix: string) => `			@${prefix.slice(1)} path ${prefix} ${prefix}/*
			rewrite @${prefix.slice(1)} ${prefix}${notFoundPage}.html
`;

function lines(headers: Readonly<Record<string, string>>, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}${name} ${JSON.stringify(value)}`)
    .join("\n");
}

/** The inbox sends its own headers. */
const inbox = (path: string) => `	handle "${path}" {
		request_body {
			max_size 128KB
		}
		reverse_proxy ${inboxAddress}
	}
`;
