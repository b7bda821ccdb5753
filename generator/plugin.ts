import { rmSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import type { ConfigEnv, Plugin, PluginOption, Rolldown, UserConfig, ViteDevServer } from "vite";
import type { Brand } from "../app/content/brand.ts";
import { hostsFolder, writeBuildRecord } from "../hosting/build-record.ts";
import { chunkGroups } from "./bundle/chunks.ts";
import { hoistVariables } from "./bundle/hoist-variables.ts";
import { inlineHelpers } from "./bundle/inline-helpers.ts";
import { type Division, pageFiles } from "./bundle/page-files.ts";
import { stopOnProblems } from "./check-content.ts";
import { resolveBrand } from "./configuration/brand.ts";
import { resolveContactEndpoint } from "./configuration/contact-endpoint.ts";
import { countsInWords } from "./counts.ts";
import { compressFolder } from "./documents/compress.ts";
import { type Prerenderer, prerender } from "./documents/prerender.ts";
import { coverageMap } from "./map/module.ts";
import { countedNames, readableName } from "./styles/class-names.ts";
import { layered } from "./styles/layers.ts";
import { colour } from "./styles/palette.ts";
import { readTokens, tokensFile, withWidths } from "./styles/tokens.ts";
import { bundlerTargets } from "./targets.ts";

const root = resolve(import.meta.dirname, "..");
const DOCUMENT = "app/document.tsx";
const BOOT = "app/before-react/boot.ts";
/** The output folder; a second, parallel build sets another one. */
const OUT = process.env.OUT_DIR || "dist";
const RENDERER_OUT = `node_modules/.cache/renderer/${basename(OUT)}`;

/**
 * Builds the static site: the client's files, then one document per route, rendered by React with the
 * URLs of those files. In development the same documents are rendered on request.
 */
export function site(): PluginOption[] {
  const brand = resolveBrand(process.env);
  const contactEndpoint = resolveContactEndpoint(process.env);
  let found: Division | undefined;
  const division = () => {
    if (!found) throw new Error("The client's build has divided no styles.");
    return found;
  };
  return [
    react(),
    layeredStyles(),
    coverageMap(),
    countsInWords(),
    inlineHelpers(),
    hoistVariables(),
    pageFiles(root, (division) => {
      found = division;
    }),
    documents(brand, contactEndpoint, division),
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
      return layered(file, code);
    },
  };
}

function documents(brand: Brand, contactEndpoint: string, division: () => Division): Plugin {
  return {
    name: "site:documents",
    load: {
      order: "pre",
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
    // load-page.ts fetches what a page needs, its styles included: the bundler's helper would do it too.
    renderChunk: (code) =>
      code.replace(/__vitePreload\(([\s\S]*?), *__VITE_PRELOAD__\)/g, "($1)()"),
    config: (_, { command }) => {
      // The output must not depend on the environment of the build machine.
      if (command === "build") process.env.NODE_ENV = "production";
      return configuration(brand, contactEndpoint, division, command);
    },
    configureServer: (server) => () => serveDocuments(server),
  };
}

function configuration(
  brand: Brand,
  contactEndpoint: string,
  division: () => Division,
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
      // Saves a kilobyte on every page compared with the bundler's own minifier.
      minify: "terser",
      terserOptions: {
        ecma: 2020,
        module: true,
        // Brotli prefers functions that stay where they are written.
        compress: { passes: 3, inline: 1, reduce_funcs: false },
        // With parentheses, the browser compiles React's modules in the background.
        format: { wrap_func_args: true },
      },
      target: bundlerTargets,
    },
    environments: {
      client: {
        build: {
          outDir: OUT,
          rolldownOptions: {
            checks: { bundlerTimings: false },
            input: { boot: BOOT },
            output: {
              entryFileNames: "assets/[name]-[hash:6].js",
              chunkFileNames: "assets/[name]-[hash:6].js",
              assetFileNames: "assets/[name]-[hash:6][extname]",
              codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups(root) },
            },
          },
        },
      },
      ssr: {
        build: {
          outDir: RENDERER_OUT,
          minify: false,
          emptyOutDir: true,
          // The renderer is not split for the network.
          rolldownOptions: {
            input: { document: DOCUMENT },
            checks: { ineffectiveDynamicImport: false },
          },
        },
      },
    },
    builder: {
      // The documents are written with the styles that the client's build has divided.
      sharedConfigBuild: true,
      async buildApp(builder) {
        stopOnProblems();
        const folder = resolve(root, OUT);
        // The host configuration of the previous build is outdated.
        rmSync(hostsFolder(folder), { recursive: true, force: true });
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error("The build needs a client and an ssr environment.");
        const files = filesOf(await builder.build(client));
        const writeDocuments = async () => {
          await builder.build(ssr);
          const url = pathToFileURL(resolve(root, RENDERER_OUT, "document.js"));
          // A unique URL, so that a second build in the same process does not reuse the cached module.
          const renderer: Prerenderer = await import(`${url}?${process.hrtime.bigint()}`);
          const hasInbox = contactEndpoint.startsWith("/");
          await prerender({ renderer, brand, files, ...division(), folder, hasInbox });
        };
        // The client's files are compressed on the other cores meanwhile.
        await Promise.all([compressFolder(folder), writeDocuments()]);
        await compressFolder(folder);
        writeBuildRecord(folder, { contactEndpoint, helloMailbox: brand.helloMailbox });
      },
    },
  };
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
