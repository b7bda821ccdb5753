import type { Plugin } from "vite";
import type { Language } from "../../app/content/languages.ts";
import { BOOT, DOCUMENT } from "../sources.ts";
import { colour } from "../styles/palette.ts";

const JSX = '"react/jsx-dev-runtime"';

interface Spoken {
  readonly languages: readonly Language[];
  readonly speak: (language: Language) => void;
  readonly spoken: () => Language;
}

/**
 * In development, renders a document when it is asked for, in the language of its address: in another one than the
 * last, all modules are transformed anew.
 */
export function documentsOnRequest({ languages, speak, spoken }: Spoken): Plugin {
  return {
    name: "site:documents-on-request",
    apply: "serve",
    enforce: "post",
    // The renderer's own import of React would not be asked for (languages/plugin.ts).
    transform: {
      filter: { code: JSX },
      handler: (code) =>
        spoken().prefix
          ? { code: code.replace(JSX, '"/app/router/localised-jsx.ts"'), map: null }
          : null,
    },
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const { pathname } = new URL(request.url ?? "/", "http://localhost");
          const isPage = !pathname.includes(".");
          // The original has no prefix, and comes last. A file, such as the icon, is in no language.
          const language =
            languages.findLast(({ prefix }) => `${pathname}/`.startsWith(`${prefix}/`)) ?? spoken();
          if (isPage && language !== spoken()) {
            speak(language);
            for (const { moduleGraph } of Object.values(server.environments)) {
              moduleGraph.invalidateAll();
            }
          }
          const path = pathname.slice(language.prefix.length) || "/";
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
          response.end(await server.transformIndexHtml(pathname, html));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
