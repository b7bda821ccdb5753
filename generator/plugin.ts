import { rmSync } from "node:fs";
import { basename, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import type { ConfigEnv, Plugin, PluginOption, Rolldown, UserConfig, ViteDevServer } from "vite";
import type { Brand } from "../app/content/brand.ts";
import { hostsFolder, writeBuildRecord } from "../hosting/build-record.ts";
import { stopOnProblems } from "./check-content.ts";
import { resolveBrand } from "./configuration/brand.ts";
import { resolveContactEndpoint } from "./configuration/contact-endpoint.ts";
import { countsInWords } from "./counts.ts";
import { compressFolder } from "./documents/compress.ts";
import { type Prerenderer, prerender } from "./documents/prerender.ts";
import { coverageMap } from "./map/module.ts";
import { countedNames, readableName } from "./styles/class-names.ts";
import { colour } from "./styles/palette.ts";
import { readTokens, resolveTokens, tokensFile, withWidths, writeTokens } from "./styles/tokens.ts";
import { bundlerTargets } from "./targets.ts";

const root = resolve(import.meta.dirname, "..");
const DOCUMENT = "app/document.tsx";
const BOOT = "app/before-react/boot.ts";
/** The output folder; a second, parallel build sets another one. */
const OUT = process.env.OUT_DIR || "dist";
const RENDERER_OUT = `node_modules/.cache/renderer/${basename(OUT)}`;

/** Cascade layers by folder, weakest first: a page may override a section, never the reverse. */
const layers = ["base", "weave", "ui", "sections", "shell", "pages"] as const;

/**
 * Builds the static site: the client's files, then one document per route, rendered by React with the
 * URLs of those files. In development the same documents are rendered on request.
 */
export function site(): PluginOption[] {
  const brand = resolveBrand(process.env);
  const contactEndpoint = resolveContactEndpoint(process.env);
  return [
    react(),
    layeredStyles(),
    coverageMap(),
    countsInWords(),
    documents(brand, contactEndpoint),
  ];
}

/** Resolves the tokens of each stylesheet, and wraps it in its folder's cascade layer. */
function layeredStyles(): Plugin {
  return {
    name: "site:styles",
    enforce: "pre",
    transform(code, id) {
      const file = id.split("?")[0] ?? id;
      if (!file.endsWith(".css")) return;
      this.addWatchFile(tokensFile);
      const tokens = readTokens();
      const css = resolveTokens(file === tokensFile ? writeTokens(code, tokens) : code, tokens);
      const folder = relative(resolve(root, "app"), file).split("/")[0];
      const layer = layers.find((name) => name === folder) ?? "base";
      const fonts = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
      const rules = css.replace(/@font-face\s*\{[^}]*\}/g, "");
      return `@layer ${layers.join(", ")};\n${fonts.join("\n")}\n@layer ${layer} {\n${rules}\n}`;
    },
  };
}

function documents(brand: Brand, contactEndpoint: string): Plugin {
  return {
    name: "site:documents",
    load: {
      order: "pre",
      filter: { id: /^\0vite\/preload-helper/ },
      // Vite's own helper also fetches a chunk's styles, but no chunk here has any.
      handler: () => "export const __vitePreload = (load) => load();",
    },
    config: (_, { command }) => {
      // The output must not depend on the environment of the build machine.
      if (command === "build") process.env.NODE_ENV = "production";
      return configuration(brand, contactEndpoint, command);
    },
    configureServer: (server) => () => serveDocuments(server),
  };
}

function configuration(
  brand: Brand,
  contactEndpoint: string,
  command: ConfigEnv["command"],
): UserConfig {
  return {
    appType: "custom",
    define: {
      __BRAND__: JSON.stringify(brand),
      __CONTACT_ENDPOINT__: JSON.stringify(contactEndpoint),
      // Only the site's own inbox answers a form with pages of the site.
      __FORM_ACTION__: JSON.stringify(contactEndpoint.startsWith("/") ? contactEndpoint : ""),
      __LAPTOP__: JSON.stringify(withWidths("(--laptop)", readTokens())),
    },
    css: {
      modules: { generateScopedName: command === "build" ? countedNames(root) : readableName },
    },
    build: {
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      // css.ts minifies the styles.
      cssMinify: false,
      cssTarget: "esnext",
      modulePreload: false,
      target: bundlerTargets,
    },
    environments: {
      client: {
        build: {
          outDir: OUT,
          // Saves a kilobyte on every page compared with the bundler's own minifier.
          minify: "terser",
          terserOptions: {
            ecma: 2020,
            module: true,
            compress: { passes: 3 },
            // With parentheses, the browser compiles React's modules in the background.
            format: { wrap_func_args: true },
          },
          rolldownOptions: {
            input: { boot: BOOT },
            output: {
              entryFileNames: "assets/[name]-[hash].js",
              chunkFileNames: "assets/[name]-[hash].js",
              assetFileNames: "assets/[name]-[hash][extname]",
              codeSplitting: { groups: chunkGroups },
            },
          },
        },
      },
      ssr: {
        build: {
          outDir: RENDERER_OUT,
          emptyOutDir: true,
          rolldownOptions: { input: { document: DOCUMENT } },
        },
      },
    },
    builder: {
      async buildApp(builder) {
        stopOnProblems();
        const folder = resolve(root, OUT);
        // The host configuration of the previous build is outdated.
        rmSync(hostsFolder(folder), { recursive: true, force: true });
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error("The build needs a client and an ssr environment.");
        const files = filesOf(await builder.build(client));
        await builder.build(ssr);
        const url = pathToFileURL(resolve(root, RENDERER_OUT, "document.js"));
        // A unique URL, so that a second build in the same process does not reuse the cached module.
        const renderer: Prerenderer = await import(`${url}?${process.hrtime.bigint()}`);
        const hasInbox = contactEndpoint.startsWith("/");
        await prerender({ renderer, brand, files, folder, hasInbox });
        await compressFolder(folder);
        writeBuildRecord(folder, { contactEndpoint, helloMailbox: brand.helloMailbox });
      },
    },
  };
}

/**
 * React, and what the shell, client navigation, the home page or many pages share. Modules that few
 * inner pages share get small chunks of their own, so that no page loads another page's form. What
 * `boot.ts` imports must be in none of these groups: it would load React at once.
 */
const ofTheApp = /app\/(?:sections|weave|ui|content)\//;
const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  { name: sharedChunk, test: ofTheApp, priority: 1 },
  { name: pricingChunk, test: ofTheApp },
  // Two small parts of the security page, which has no room for a file of each.
  { name: "marks", test: /app\/(?:sections\/(?:mailbox|availability-mark)|content\/availability)/ },
  // A field and what stands for it without scripts: most pages with one have the other.
  { name: "field", test: /app\/(?:ui\/field|sections\/without-scripts)/ },
];

/** In pages: a module that so many share is likely to be needed by the visitor's next page. */
const MANY = 5;
/** In pages: what so few share may load together. */
const FEW = 3;

function sharedChunk(id: string, graph: Rolldown.ChunkingContext): string | null {
  const { pages, everywhere } = usersOf(id, graph);
  return everywhere || (pages.includes("home") && pages.length > 1) ? "shared" : null;
}

/** Small parts that the pricing page shares with few others: one file instead of one for each. */
function pricingChunk(id: string, graph: Rolldown.ChunkingContext): string | null {
  const { pages } = usersOf(id, graph);
  const isShared = pages.length > 1 && pages.length <= FEW;
  // The form's fields stay apart, because the contact page has no room for the rest.
  return pages.includes("pricing") && isShared && !pages.includes("contact") ? "parts" : null;
}

/** The pages that use a module, and whether all pages are likely to. */
function usersOf(id: string, graph: Rolldown.ChunkingContext) {
  const users = new Set<string>();
  const visit = (module: string) => {
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) {
      if (users.has(importer)) continue;
      users.add(importer);
      visit(importer);
    }
  };
  visit(id);
  const inApp = [...users].map((user) => relative(root, user));
  const pages = inApp.flatMap((user) => user.match(/^app\/pages\/([\w-]+)\/\1\.tsx$/)?.[1] ?? []);
  const onEachWay = inApp.includes("app/content/pages.ts");
  const everywhere = inApp.includes("app/client.tsx") || onEachWay || pages.length >= MANY;
  return { pages, everywhere };
}

function filesOf(result: unknown): readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output);
}

function serveDocuments(server: ViteDevServer): void {
  server.middlewares.use(async (request, response, next) => {
    try {
      const path = new URL(request.url ?? "/", "http://localhost").pathname;
      const specimen = path === "/specimen";
      const renderer = await server.ssrLoadModule(
        specimen ? "/app/specimen/document.tsx" : `/${DOCUMENT}`,
      );
      const html: string = await renderer.renderDocument(path, {
        css: "",
        grounds: [colour("ground"), colour("ground", "dark")],
        fonts: [],
        boot: specimen ? "/app/specimen/client.tsx" : `/${BOOT}`,
      });
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(await server.transformIndexHtml(path, html));
    } catch (error) {
      next(error);
    }
  });
}
