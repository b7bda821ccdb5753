import {
  commonHeaders,
  hashedFolder,
  hashedHeaders,
  homeSpelling,
  notFoundPage,
  otherSpelling,
  pageHeaders,
  precompressed,
  sharingHeader,
  socialFolder,
  socialHeaders,
} from "../policy.ts";
import { contentTypes, inboxAddresses, written } from "./shared.ts";

const caching = "Cache-Control";

/**
 * A complete server over plain http, for nginx without extra modules: maps choose the compressed file. Where
 * a location adds headers, nginx adds none of the server's.
 */
export function nginx(inboxPath?: string, prefixes: readonly string[] = []): string {
  const codings = Object.entries(precompressed);
  return `# ${written} For /etc/nginx/conf.d/: end TLS here or in front of it.
map $http_accept_encoding $suffix {
${codings.map(([coding, suffix]) => `  "~*\\b${coding}\\b(?!\\s*;\\s*q=0)" ${suffix};`).join("\n")}
}
# What is true of a file that is sent. Redirects and errors without a page have a type already.
map "$status $uri" $encoding {
${codings.map(([coding, suffix]) => `  "~^(200|304|404) .*\\${suffix}$" ${coding};`).join("\n")}
}
map "$status $uri" $type {
${Object.entries(contentTypes)
  .map(([extension, type]) => `  "~^(200|304|404) .*\\.${extension}(\\.|$)" "${type}";`)
  .join("\n")}
}
map "$request_method $uri" $refused {
  default 1;
  "~^(GET|HEAD) " "";
${inboxPath === undefined ? "" : `  "~^\\w+ ${inboxPath}$" "";\n`}}
map "$status $uri" $kept {
  default ${commonHeaders[caching]};
  "~^(200|304) .*\\.html(\\.|$)" ${pageHeaders[caching]};
}
map "$status $uri" $sharing {
  default ${commonHeaders[sharingHeader]};
  "~^(200|304) ${socialFolder}" ${socialHeaders[sharingHeader]};
}
${prefixes.length > 0 ? missingPages(prefixes) : ""}${inboxPath === undefined ? "" : receivers}
server {
  listen 80;
  listen [::]:80;
  root /usr/share/nginx/html;
  server_tokens off;
  absolute_redirect off;
  gzip off;
  max_ranges 0;
  if_modified_since before;
  types {}
  default_type "";
  error_page 404 ${prefixes.length > 0 ? "$missing" : `${notFoundPage}.html`};
  if ($refused) { return 405; }

${headers({ ...commonHeaders, ...served, ...varying }, "  ")}

  location / {
    try_files $uri$suffix $uri.html$suffix $uri $uri.html =404;
  }
  location = / {
    try_files /index.html$suffix /index.html =404;
  }
  location ${hashedFolder} {
    try_files $uri$suffix $uri =404;
${headers({ ...hashedHeaders, ...served }, "    ")}
  }
  location ~ "${homeSpelling}" { return 301 /$is_args$args; }
  location ~ "${otherSpelling}" {
    if (-f $document_root$1.html) { return 301 $1$is_args$args; }
    return 404;
  }
  location ~ \\.(br|gz)$ { return 404; }
${["", ...prefixes].map((prefix) => missingPage(prefix + notFoundPage)).join("")}${inboxPath === undefined ? "" : inbox(inboxPath)}}
`;
}

const varying = { [caching]: "$kept", [sharingHeader]: "$sharing" };
/** The not-found page of each language's addresses. */
const missingPages = (prefixes: readonly string[]) => `map $uri $missing {
  default ${notFoundPage}.html;
${prefixes.map((prefix) => `  "~^${prefix}(/|$)" ${prefix}${notFoundPage}.html;\n`).join("")}}
`;

const missingPage = (page: string) => `  location = ${page} { return 404; }
  location = ${page}.html {
    internal;
    try_files ${page}.html$suffix ${page}.html =404;
  }
`;

const served = { "Content-Type": "$type", "Content-Encoding": "$encoding" };

function headers(all: Readonly<Record<string, string>>, indent: string): string {
  return Object.entries(all)
    .map(([name, value]) => `${indent}add_header ${name} ${JSON.stringify(value)} always;`)
    .join("\n");
}

/** The second one is asked where the first cannot be reached. */
const receivers = `upstream inbox {
  server ${inboxAddresses.join(" max_fails=0;\n  server ")} max_fails=0 backup;
}`;

/** The inbox sends its own headers. A message may be sent again: its key makes it one. */
const inbox = (path: string) => `  location = "${path}" {
    # Keeps those of the server from being added.
    add_header X-Site "" always;
    client_max_body_size 128k;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_next_upstream error timeout non_idempotent;
    proxy_pass http://inbox;
  }
`;
