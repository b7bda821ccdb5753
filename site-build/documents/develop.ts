import type { Plugin } from "vite";
import { BOOT, DOCUMENT } from "../sources.ts";
import { colour } from "../styles/palette.ts";

/** In development, renders a document when it is asked for. */
export function documentsOnRequest(): Plugin {
  return {
    name: "site:documents-on-request",
    configureServer: (server) => () => {
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
    },
  };
}
