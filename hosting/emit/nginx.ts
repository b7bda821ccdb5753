import { strictestPolicy } from "../content-security-policy.ts";
import {
  cacheControl,
  headersOf,
  notFoundFile,
  precompressed,
  securityHeaders,
} from "../policy.ts";
import type { Site } from "../site.ts";
import { type Files, fileKinds, generated, literal, pageRows } from "./files.ts";

const suffixes = Object.values(precompressed).map((suffix) => literal(suffix));

/** Ends the name of a file that may be a variant. */
const variant = `(?:${suffixes.join("|")})?$`;

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** A coding that is listed and not refused; a regular expression has no say in weights beyond zero. */
const accepts = (coding: string) =>
  `~*(?:^|,)\\s*${coding}\\s*(?:$|,|;\\s*q=(?!0(?:\\.0*)?\\s*(?:$|,)))`;

function map(source: string, target: string, rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([key, value]) => `  ${quoted(key)} ${quoted(value)};\n`);
  return `map ${source} ${target} {\n${lines.join("")}}\n`;
}

/**
 * For nginx as every distribution builds it, without any module: what varies is looked up in maps.
 * All headers are added in one place, because one `add_header` in a location would drop the rest.
 */
export function nginx(site: Site): Files {
  return {
    "maps.conf": maps(site),
    "site.conf": locations(site),
    "default.conf": server,
  };
}

function maps(site: Site): string {
  const pages = pageRows(site);
  const encoded = [
    "html",
    ...fileKinds(site).flatMap((kind) => (kind.encoded ? kind.extension : [])),
  ];
  return [
    `# ${generated}\n# Belongs into http {}.`,
    "map_hash_bucket_size 256;\nmap_hash_max_size 8192;\n",
    "# Every spelling of a page leads to its one address. A map ignores capitals.",
    map("$uri", "$site_page", [["default", ""], ...site.spellings]),
    map("$site_page", "$site_file", [
      ["default", "/nowhere"],
      ...pages.map(({ address, file }) => [address, `/${file}`] as const),
    ]),
    "# The path as it was sent; what is not a page's very address moves to it.",
    map("$request_uri", "$site_sent", [["~^([^?]*)", "$1"]]),
    map('"$site_page $site_sent"', "$site_moves", [
      ["default", "1"],
      ["~^ ", ""],
      ["~^(\\S+) \\1$", ""],
    ]),
    "# The best variant that the visitor's browser takes.",
    map("$http_accept_encoding", "$site_suffix", [
      ["default", ""],
      ...Object.entries(precompressed).map(
        ([coding, suffix]) => [accepts(coding), suffix] as const,
      ),
    ]),
    "# Headers by status and by the file that is sent.",
    map('"$status $uri"', "$site_cache_control", [
      ["default", cacheControl.file],
      ["~^30[18] ", cacheControl.redirect],
      ["~^[45]", cacheControl.error],
      ["~^\\d+ /assets/", cacheControl.hashed],
      [`~\\.html${variant}`, cacheControl.page],
    ]),
    map('"$status $uri"', "$site_encoding", [
      ["default", ""],
      ...Object.entries(precompressed).map(
        ([coding, suffix]) => [`~^(?:20[06]|404) .*${literal(suffix)}$`, coding] as const,
      ),
    ]),
    map('"$status $uri"', "$site_vary", [
      ["default", ""],
      [`~^(?:20[06]|304|404) .*\\.(?:${encoded.join("|")})${variant}`, "Accept-Encoding"],
    ]),
    map('"$status $uri"', "$site_robots", [
      ["default", ""],
      ...fileKinds(site).flatMap(({ extension }) => {
        const robots = headersOf(`.${extension}`)["X-Robots-Tag"];
        return robots ? [[`~^(?:20[06]|304) .*\\.${extension}${variant}`, robots] as const] : [];
      }),
    ]),
    map("$status", "$site_allow", [
      ["default", ""],
      ["405", "GET, HEAD"],
    ]),
    map("$uri", "$site_document", [
      ["default", ""],
      [`~^(/.*\\.html)${variant}`, "$1"],
    ]),
    map("$site_document", "$site_policy", [
      ["default", strictestPolicy],
      ...pages.map(({ file, policy }) => [`/${file}`, policy] as const),
      [`/${notFoundFile}`, site.notFound.policy],
    ]),
  ].join("\n");
}

const onlyReads = "if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }";

const typed = (type: string) => `types {}\n  default_type ${quoted(type)};`;

function locations(site: Site): string {
  const headers = [
    ...Object.entries(securityHeaders).map(([name, value]) => [name, quoted(value)]),
    ["Content-Security-Policy", "$site_policy"],
    ["Cache-Control", "$site_cache_control"],
    ["Content-Encoding", "$site_encoding"],
    ["Vary", "$site_vary"],
    ["X-Robots-Tag", "$site_robots"],
    ["Allow", "$site_allow"],
    // The ETag is the one validator: a copied file may be newer than what it replaces, or as old.
    ["Last-Modified", '""'],
  ];
  return `# ${generated}
# Belongs into server {}, below the root that names the site's folder.
server_tokens off;
absolute_redirect off;
# "//host" is no other name of "/host".
merge_slashes off;
# Files stand there compressed; nginx would compress them once more.
gzip off;

${headers.map(([name, value]) => `add_header ${name} ${value} always;`).join("\n")}

error_page 404 /${notFoundFile};

location / {
  ${onlyReads}
  if ($site_moves) { return 301 $site_page$is_args$args; }
  ${typed(site.notFound.contentType)}
  try_files $site_file$site_suffix $site_file =404;
}

location = /${notFoundFile} {
  internal;
  etag off;
  ${typed(site.notFound.contentType)}
  try_files /${notFoundFile}$site_suffix /${notFoundFile} =404;
}
${fileKinds(site)
  .map(
    ({ extension, contentType, encoded }) => `
location ~ ${quoted(`\\.${extension}$`)} {
  ${onlyReads}
  ${typed(contentType)}
  try_files ${encoded ? "$uri$site_suffix " : ""}$uri =404;
}`,
  )
  .join("\n")}
`;
}

const server = `# ${generated}
# A whole server for /etc/nginx/conf.d/, in plain http: put TLS before it or into it.
include /etc/nginx/site/maps.conf;

server {
  listen 80;
  root /usr/share/nginx/html;
  include /etc/nginx/site/site.conf;
}
`;
