import { routes } from "../../app/content/pages.ts";

/** The hosts that run locally. */
export const hostNames = ["local", "nginx", "caddy", "cloudflare"] as const;
export type HostName = (typeof hostNames)[number];

/** An expected response. Addresses refer to dist/. */
export type Answer =
  /** 200 with this page or file and its own headers. */
  | { readonly serves: string }
  /** One permanent redirect to this page and query. */
  | { readonly moves: string }
  /** 404 with the not-found page. */
  | "missing"
  /** One of these statuses, and no redirect. */
  | readonly number[];

/** How a host differs in general by design, with the reason. */
export const limits: Record<
  HostName,
  {
    readonly codings: readonly string[];
    readonly ownTypes?: string;
    readonly noVary?: string;
    readonly omitsNone?: string;
    readonly uncompressed?: readonly string[];
  }
> = {
  local: { codings: ["br", "zstd", "gzip"] },
  nginx: { codings: ["br", "zstd", "gzip"] },
  caddy: { codings: ["br", "zstd", "gzip"] },
  cloudflare: {
    // It compresses by itself, and the simulator used here does not support zstd.
    codings: ["br", "gzip"],
    ownTypes: "it sets types itself: the older name for JavaScript, SVG without a charset",
    uncompressed: ["/coverage.csv"],
    omitsNone: "its rules choose by path, so they would also shorten the headers of a missing file",
    noVary: "its network separates the codings, but its simulator does not send the header",
  },
};

export interface Request {
  readonly method: string;
  /** Sent byte for byte. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Several if hosts may differ. */
  readonly answers: readonly Answer[];
  /** How a host differs for this request by design, and why. */
  readonly except?: Partial<Record<HostName, Exception>>;
}

interface Exception {
  readonly answers: readonly Answer[];
  readonly why: string;
  /** The host responds before it reads any configuration, so without our headers. */
  readonly bare?: true;
}

const get = (target: string, ...answers: Answer[]): Request => ({ method: "GET", target, answers });

/** What Cloudflare Pages does in the folders that bypass its script. */
const unscripted = (...answers: Answer[]): NonNullable<Request["except"]> => ({
  cloudflare: { answers, why: "the host serves /assets/ itself, with that folder's headers" },
});

/** What only the simulator of Cloudflare Pages does, because it reads a folder and the host does not. */
const simulated = (...answers: Answer[]): NonNullable<Request["except"]> => ({
  cloudflare: {
    answers,
    why: "its simulator fails on a name that no file system allows",
    bare: true,
  },
});

const pages: Request[] = routes.map(({ path }) => get(path, { serves: path }));

const spellings = [
  ["/about/", "/about"],
  ["/about.html", "/about"],
  ["/about.html/", "/about"],
  ["/about/index", "/about"],
  ["/about/index.html", "/about"],
  ["/About", "/about"],
  ["/ABOUT.HTML", "/about"],
  ["/aBOUT/", "/about"],
  ["/About/?a=1&b=%2F%2Fhost", "/about?a=1&b=%2F%2Fhost"],
  ["/about.html?q=/../%zz", "/about?q=/../%zz"],
  ["/about/?//host/", "/about?//host/"],
  ["/about%2F", "/about"],
  ["/index", "/"],
  ["/index/", "/"],
  ["/index.html", "/"],
  ["/INDEX.HTML?x=1", "/?x=1"],
  ["/Privacy-Policy", "/privacy-policy"],
  ["/sdks-libraries/", "/sdks-libraries"],
  ["/SDKs-Libraries.html", "/sdks-libraries"],
].map(([target = "", moves = ""]) => get(target, { moves }));

/** Each is known to make careless rules redirect off the site or reach into the file system. */
const hostile = [
  ..."// //host //host/ //host.html //host/about //about //index.html /\\host /\\host/ /\\/host".split(
    " ",
  ),
  ..."/%5chost /%5Chost/ /%2fhost /%2Fhost/ /%2f%2fhost /%5c%5chost/ /%09/host /%09//host/".split(
    " ",
  ),
  ..."/.//host/ ///host /host//about /http://host /%68ttps:%2f%2fhost /about//".split(" "),
].map((target): Request => ({ ...get(target, "missing", [400]) }));

const traversal = [
  ..."/..%2fabout /..%2f..%2fetc/passwd /../../etc/passwd /%2e%2e/%2e%2e/etc/passwd".split(" "),
  ..."/assets/../../package.json /assets/..%2f..%2fpackage.json /assets/%2e%2e/404.html".split(" "),
  ..."/..%5c..%5cetc/passwd /....//etc/passwd".split(" "),
].map(
  (target): Request => ({
    ...get(target, "missing", [400]),
    except: target.includes("..%2f..%2fpackage") ? unscripted([404]) : {},
  }),
);

/** No browser sends these, because it resolves the dots first. */
const dotted = [
  get("/../about", "missing", [400], { serves: "/about" }, { moves: "/about" }),
  get("/merchants/../about", "missing", { serves: "/about" }, { moves: "/about" }),
];

const missing = [
  ..."/unknown /Unknown/ /unknown.html /404 /404.html /404/ /about.htm /.html /about/team".split(
    " ",
  ),
  ..."/assets /assets/ /about.html.br /icon.svg.gz /Icon.svg /about%3Fq /%20 /.git/config".split(
    " ",
  ),
  ..."/_headers /_worker.js /Caddyfile /maps.conf /vercel.json /package.json".split(" "),
].map(
  (target): Request => ({
    ...get(target, "missing"),
    except: target.startsWith("/assets") ? unscripted([404]) : {},
  }),
);

const long = "a".repeat(9 * 1024);

const refused: Request[] = [
  ...["/%", "/about%zz/", "/%ff"].map(
    (target): Request => ({
      ...get(target, [400], "missing"),
      except: {
        caddy: {
          answers: [[400], "missing"],
          why: "its HTTP parser rejects some itself",
          bare: true,
        },
      },
    }),
  ),
  ...["/%00", "/about%00.html"].map((target) => get(target, [400], "missing")),
  {
    ...get("/assets/%00.js", [400], "missing"),
    except: simulated([502]),
  },
  get(`/${long}`, [400, 414], "missing"),
  get(`/${"a".repeat(300)}.js`, [400, 414], "missing"),
  get(`/${long}.js`, [400, 414], "missing"),
  {
    ...get(`/assets/${long}`, [400, 414], "missing"),
    except: simulated([414, 431]),
  },
  ...["POST", "PUT", "DELETE", "PATCH"].flatMap((method): Request[] => [
    { method, target: "/about", answers: [[405]] },
    { method, target: "/unknown", answers: [[405]] },
  ]),
  { method: "TRACE", target: "/about", answers: [[400, 405, 501]] },
];

const files: Request[] = [
  get("/icon.svg", { serves: "/icon.svg" }),
  get("/icon.svg?v=2", { serves: "/icon.svg" }),
  get("/coverage.csv", { serves: "/coverage.csv" }),
  get("/due-diligence.md", { serves: "/due-diligence.md" }),
  get("/about.md", { serves: "/about.md" }),
  { ...get("/assets/gone-00000000.js", "missing"), except: unscripted([404]) },
  { ...get("/assets/gone-00000000.woff2", "missing"), except: unscripted([404]) },
  get("/about?q=1", { serves: "/about" }),
  get("/?q=//host", { serves: "/" }),
  // Equivalent by RFC 3986: either the page or a redirect to its address.
  get("/%61bout", { serves: "/about" }, { moves: "/about" }),
  { ...get("/unknown", "missing"), headers: { "If-None-Match": "*" } },
  { ...get("/unknown", "missing"), headers: { Range: "bytes=0-1" } },
];

export const requests: readonly Request[] = [
  ...pages,
  ...spellings,
  ...hostile,
  ...traversal,
  ...dotted,
  ...missing,
  ...files,
  ...refused,
];
