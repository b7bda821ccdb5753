import { existsSync } from "node:fs";
import type { Plugin } from "vite";
import type { Language } from "../../app/content/languages/language.ts";
import { BOOT, DOCUMENT } from "../sources.ts";
import { byLayer } from "../styles/layers.ts";
import { colour } from "../styles/palette.ts";

/** A module that brings the renderer's stylesheets, and takes their changes. */
const STYLES = "/@site-styles";

/**
 * In development, renders a document on request. A change to a module that only the renderer uses reloads the page.
 */
export function documentsOnRequest({ prefix }: Language): Plugin {
  let stylesheets: readonly string[] = [];
  return {
    name: "site:documents-on-request",
    apply: "serve",
    enforce: "post",
    resolveId: (id) => (id === STYLES ? id : undefined),
    load: (id) =>
      id === STYLES
        ? stylesheets.map((file) => `import ${JSON.stringify(file)};`).join("\n")
        : undefined,
    hotUpdate({ file, server }) {
      const { client } = server.environments;
      if (this.environment.name === "ssr" && !client.moduleGraph.getModulesByFile(file)?.size) {
        client.hot.send({ type: "full-reload" });
      }
    },
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const { pathname } = new URL(request.url ?? "/", "http://localhost");
          if (!`${pathname}/`.startsWith(`${prefix}/`)) {
            response.writeHead(302, { Location: prefix }).end();
            return;
          }
          const path = pathname.slice(prefix.length) || "/";
          const renderer = await server.ssrLoadModule(`/${DOCUMENT}`);
          const html: string = await renderer.renderDocument(path, {
            css: "",
            grounds: [colour("ground"), colour("ground", "dark")],
            fonts: [],
            boot: `/${BOOT}`,
          });
          const { ssr, client } = server.environments;
          // Each module is noted before those that it imports, and stays when its file is deleted.
          stylesheets = [...ssr.moduleGraph.idToModuleMap.keys()]
            .filter((id) => id.endsWith(".css") && existsSync(id))
            .toReversed()
            .toSorted(byLayer);
          const known = client.moduleGraph.getModuleById(STYLES);
          if (known) client.moduleGraph.invalidateModule(known);
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          const styled = html.replace(
            "</head>",
            `<script type="module" src="${STYLES}"></script></head>`,
          );
          response.end(await server.transformIndexHtml(pathname, styled));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
