import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { counts, many } from "../../app/content/counts.ts";
import { mapSvg } from "../../generator/map/svg.ts";
import { finishStyles } from "../../generator/styles/css.ts";
import { layered } from "../../generator/styles/layers.ts";
import { readTokens, withWidths } from "../../generator/styles/tokens.ts";

export const app = resolve(import.meta.dirname, "../../app");

/** The site's own build. */
export const dist = resolve(import.meta.dirname, "../../dist");

/** Where the stacks are installed, generated and built: not in version control. */
export const workshop = resolve(import.meta.dirname, "../../.peers");

/** The components with state, each with the components that its file exports. */
export const islands: Readonly<Record<string, readonly string[]>> = {
  "shell/menu-bar": ["MenuBar"],
  "shell/header-action": ["HeaderAction"],
  "shell/drawer": ["Drawer"],
  "sections/code-tabs": ["CodeTabs"],
  "pages/contact/contact-form": ["ContactForm"],
  "pages/contact/open-now": ["OpenNow"],
  "pages/country-coverage/country-table": ["CountryTable"],
  "pages/country-coverage/coverage-hero": ["CoverageHero"],
  "pages/fx-engine/pattern-maker": ["PatternMaker"],
  "pages/home/business-carousel": ["BusinessCarousel"],
  "pages/home/home-hero": ["HomeHero"],
  "pages/home/request-tabs": ["RequestTabs"],
  "pages/pricing/pricing-hero": ["PricingHero"],
  "pages/pricing/settlement-planner": ["SettlementPlanner"],
  "pages/webhooks/event-picker": ["EventPicker"],
};

export const componentOf = (island: string) => islands[island]?.[0];
export const inShell = (island: string) => island.startsWith("shell/");

/** What a stack changes in the source that all of them share. */
export interface Changes {
  /** Whether links are components, from its `anchor.tsx`. */
  readonly anchors?: boolean;
  /** Whether its compiler must be told which components run in the browser. */
  readonly useClient?: boolean;
  /** Adapts selectors to the elements that it adds. */
  readonly adapt?: (source: string) => string;
  /** The module that stands for an island, which moves to `<name>.island.tsx`; undefined keeps it. */
  readonly standIn?: (island: string) => string | undefined;
}

/**
 * Copies the site's source for a stack, with all that the site's own build does to it: tokens, layers and
 * colours of the styles, counts, the map. The rest is left to the stack. Returns the stack's folder.
 */
export function copySource(stack: string, changes: Changes): string {
  const folder = join(workshop, stack);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(dist, "icon.svg"), join(folder, "public/icon.svg"));
  cpSync(join(app, "fonts"), join(folder, "public/fonts"), { recursive: true });
  writeFileSync(join(folder, "public/africa.svg"), mapSvg());
  for (const name of globSync("**/*.{ts,tsx,css}", { cwd: app })) {
    if (/\.test\.|^specimen\/|\.d\.ts$|^(?:document|client|site)\.tsx$/.test(name)) continue;
    const original = readFileSync(join(app, name), "utf8");
    const source = changes.adapt?.(original) ?? original;
    const island = name.replace(/\.tsx$/, "");
    const standIn = island in islands ? changes.standIn?.(island) : undefined;
    const put = (file: string, text: string) => write(join(folder, "source"), file, text);
    if (name.endsWith(".css")) put(name, stylesheet(name, source));
    else put(standIn ? `${island}.island.tsx` : name, script(name, source, changes));
    if (standIn) put(name, standIn);
  }
  return folder;
}

const stylesheet = (name: string, source: string) =>
  finishStyles(layered(join(app, name), source)).replaceAll("./fonts/", "/fonts/");

function script(name: string, source: string, { anchors, useClient }: Changes): string {
  if (name === "content/counts.ts") {
    return `export const counts = ${JSON.stringify(counts)}, many = ${JSON.stringify(many)};`;
  }
  const laptop = JSON.stringify(withWidths("(--laptop)", readTokens()));
  const known = source
    .replace(/^declare const __LAPTOP__.*$/m, "")
    .replaceAll("__LAPTOP__", laptop)
    .replace(
      /^import .* from "virtual:coverage-map";$/m,
      'const address = "/africa.svg", markup = "";',
    );
  const linked =
    anchors && /<a\b/.test(known)
      ? `import { Anchor } from "${relative(dirname(name), "../anchor.tsx")}";\n${known
          .replace(/<a\b/g, "<Anchor")
          .replaceAll("</a>", "</Anchor>")}`
      : known;
  const runsInBrowser = name.replace(/\.tsx$/, "") in islands || name === "ui/error-boundary.tsx";
  return useClient && runsInBrowser ? `"use client";\n${linked}` : linked;
}

export function write(folder: string, file: string, text: string): void {
  const target = join(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}
