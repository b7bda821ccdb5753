import {
  methods,
  movedHeaders,
  movedStatus,
  pageExtension,
  precompressed,
  refusedHeaders,
  securityHeaders,
  writtenHeaders,
} from "../policy.ts";
import { type Site, sentHeaders } from "../site.ts";
import {
  anyOf,
  type Described,
  type Files,
  fileKinds,
  generated,
  inboxAddress,
  literal,
  missingPage,
  pageRows,
  variantHeaders,
} from "./files.ts";

/** Matches the end of a file name, with or without the suffix of a compressed variant. */
const variant = `${anyOf(Object.values(precompressed))}?$`;

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** Matches a coding that is listed and not refused; a regular expression cannot compare weights other than zero. */
const accepts = (coding: string) =>
  `~*(?:^|,)\\s*${coding}\\s*(?:$|,|;\\s*q=(?!0(?:\\.0*)?\\s*(?:$|,)))`;

type Row = readonly [key: string, value: string];

function map(source: string, target: string, rows: readonly Row[]): string {
  const lines = rows.map(([key, value]) => `  ${quoted(key)} ${quoted(value)};\n`);
  return `map ${source} ${target} {\n${lines.join("")}}\n`;
}

/**
 * For nginx without extra modules: variable values are looked up in maps. All headers are added in one
 * place, because one `add_header` in a location would discard the rest.
 */
export function nginx(site: Site): Files {
  const answers = answersOf(site);
  return {
    "maps.conf": maps(site, answers),
    "site.conf": locations(site, answers),
    "default.conf": server,
  };
}

interface Answer {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

const usual: Answer["headers"] = securityHeaders;

const sent = (described: Described) =>
  variantHeaders({ ...described, headers: sentHeaders(described) });

/** Responses with all their headers, by name: of a page its file, of a kind of file the kind's name. */
function answersOf(site: Site): readonly Answer[] {
  return [
    { name: "refused", headers: { ...usual, ...refusedHeaders } },
    { name: "written", headers: { ...usual, ...writtenHeaders } },
    { name: "moved", headers: { ...usual, ...movedHeaders } },
    { name: "missing", headers: sent(missingPage(site)) },
    ...pageRows(site).map((page) => ({ name: `/${page.file}`, headers: sent(page) })),
    ...fileKinds(site).map((kind) => ({ name: kind.name, headers: sent(kind) })),
  ];
}

interface Header {
  readonly name: string;
  /** Sent with the answers that have no row; nginx leaves out an empty header. */
  readonly value: string;
  readonly rows: readonly Row[];
}

function headersOf(answers: readonly Answer[]): readonly Header[] {
  const names = new Set(answers.flatMap(({ headers }) => Object.keys(headers)));
  return [...names].map((name) => {
    const value = usual[name] ?? "";
    const rows = answers.map((answer): Row => [answer.name, answer.headers[name] ?? ""]);
    return { name, value, rows: rows.filter(([, own]) => own !== value) };
  });
}

const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`;

/** The statuses of a response that is a page or another file. */
const served = "(?:20[06]|304)";

function maps(site: Site, answers: readonly Answer[]): string {
  const pages = pageRows(site);
  return [
    `# ${generated}\n# Include in http {}.`,
    "map_hash_bucket_size 256;\nmap_hash_max_size 8192;\n",
    "# Maps every spelling of a page to its address. Maps ignore case.",
    map("$uri", "$site_page", [["default", ""], ...site.spellings]),
    map("$site_page", "$site_file", [
      ["default", "/nowhere"],
      ...pages.map(({ address, file }): Row => [address, `/${file}`]),
    ]),
    "# The path as it was sent; any other spelling of a page redirects to its address.",
    map("$request_uri", "$site_sent", [["~^([^?]*)", "$1"]]),
    map('"$site_page $site_sent"', "$site_moves", [
      ["default", "1"],
      ["~^ ", ""],
      ["~^(\\S+) \\1$", ""],
    ]),
    "# The best variant that the browser accepts.",
    map("$http_accept_encoding", "$site_suffix", [
      ["default", ""],
      ...Object.entries(precompressed).map(([coding, suffix]): Row => [accepts(coding), suffix]),
    ]),
    "# The kind of response, by status and file.",
    map('"$status $uri"', "$site_answer", [
      ["default", "refused"],
      ["~^405 ", "written"],
      [`~^${movedStatus} `, "moved"],
      ["~^404 ", "missing"],
      [`~^${served} (/.*${literal(pageExtension)})${variant}`, "$1"],
      ...fileKinds(site).map(
        ({ name, pattern }): Row => [`~^${served} ${pattern}${variant}`, name],
      ),
    ]),
    map('"$status $uri"', "$site_encoding", [
      ["default", ""],
      ...Object.entries(precompressed).map(
        ([coding, suffix]): Row => [`~^(?:20[06]|404) .*${literal(suffix)}$`, coding],
      ),
    ]),
    "# Headers by kind of response.",
    ...headersOf(answers)
      .filter(({ rows }) => rows.length > 0)
      .map(({ name, value, rows }) =>
        map("$site_answer", variableOf(name), [["default", value], ...rows]),
      ),
  ].join("\n");
}

const onlyReads = `if ($request_method !~ ^${anyOf(methods)}$) { return 405; }`;

const typed = (type: string) => `types {}\n  default_type ${quoted(type)};`;

function locations(site: Site, answers: readonly Answer[]): string {
  const missing = missingPage(site);
  const headers = [
    ...headersOf(answers).map(({ name, value, rows }) => [
      name,
      rows.length > 0 ? variableOf(name) : quoted(value),
    ]),
    ["Content-Encoding", "$site_encoding"],
    // The ETag is the only validator, because a copied file's date says nothing about its content.
    ["Last-Modified", '""'],
  ];
  return `# ${generated}
# Include in server {}, after the root directive with the site's folder.
server_tokens off;
absolute_redirect off;
# "//host" is not another name for "/host".
merge_slashes off;
# The files are already compressed; nginx would compress them again.
gzip off;

${headers.map(([name, value]) => `add_header ${name} ${value} always;`).join("\n")}

error_page 404 /${missing.file};
${site.inboxPath === undefined ? "" : inbox(site.inboxPath)}
location / {
  ${onlyReads}
  if ($site_moves) { return ${movedStatus} $site_page$is_args$args; }
  ${typed(missing.contentType)}
  try_files $site_file$site_suffix $site_file =404;
}

location = /${missing.file} {
  internal;
  etag off;
  ${typed(missing.contentType)}
  try_files /${missing.file}$site_suffix /${missing.file} =404;
}
${fileKinds(site)
  .map(
    ({ pattern, contentType, encoded }) => `
location ~ ${quoted(`^${pattern}$`)} {
  ${onlyReads}
  ${typed(contentType)}
  try_files ${encoded ? "$uri$site_suffix " : ""}$uri =404;
}`,
  )
  .join("\n")}
`;
}

/** The inbox sends its own headers, so none are added. */
const inbox = (path: string) => `
location = ${quoted(path)} {
  # Another header with an empty value keeps those of the server from being added.
  add_header X-Site "" always;
  client_max_body_size 128k;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_pass http://${inboxAddress};
}
`;

const server = `# ${generated}
# A complete server for /etc/nginx/conf.d/, over plain http: terminate TLS here or in front of it.
include /etc/nginx/site/maps.conf;

server {
  listen 80;
  root /usr/share/nginx/html;
  include /etc/nginx/site/site.conf;
}
`;
