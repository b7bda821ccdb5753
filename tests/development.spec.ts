import { spawn } from "node:child_process";
import { addressIn } from "../app/content/languages.ts";
import { routes } from "../app/content/pages.ts";
import { resolveSettings } from "../site-build/settings.ts";
import { freePort } from "./free-port.ts";
import { expect, hydrated, test } from "./site.ts";
import { times } from "./soak.ts";
import { until } from "./until.ts";

/* `npm run dev` shows the site as it is built. */

const PATHS = ["/imtos", "/pricing", "/about"] as const;

/** A development server for a language, at its own port. */
async function develop(code: string) {
  const port = await freePort();
  const child = spawn("npm", ["run", "dev", "--", code], {
    env: { ...process.env, PORT: String(port) },
    // The server is a grandchild: it ends with its group.
    detached: true,
    stdio: "ignore",
  });
  const origin = `http://localhost:${port}`;
  const get = async (address: string) => (await fetch(origin + address)).text();
  return {
    origin,
    get,
    ready: () => until("the development server", () => fetch(origin), Boolean),
    [Symbol.dispose]: () => void process.kill(-(child.pid ?? 0)),
  };
}

/** The language and the title of a document, which both servers must give. */
const saidIn = (html: string) => /<html lang="(\w+)".*?<title>([^<]*)/s.exec(html)?.slice(1);

/** Runs in the page: how header, footer and the second section look. */
async function looks() {
  await document.fonts.ready;
  const parts = document.querySelectorAll("header, footer, main > section:nth-of-type(2)");
  return [...parts].flatMap((part) =>
    [part, ...part.querySelectorAll("h2, h3, p, button, a, dialog")].map((element) => {
      const { display, position, fontSize, fontWeight } = getComputedStyle(element);
      // Not how wide: a word may still be in the typeface of its first frame.
      const height = Math.round(element.getBoundingClientRect().height);
      return [element.localName, display, position, fontSize, fontWeight, height].join(", ");
    }),
  );
}

for (const language of resolveSettings(process.env).languages) {
  test(`several pages asked for at once are in ${language.name}, and look as they are built`, async ({
    page,
    baseURL,
  }) => {
    using server = await develop(language.code);
    await server.ready();
    const addresses = PATHS.map((path) => addressIn(language, path));
    const said = await Promise.all(addresses.map(server.get));
    for (const [index, address] of addresses.entries()) {
      const built = await (await fetch(baseURL + address)).text();
      expect(saidIn(said[index] ?? ""), address).toEqual(saidIn(built));
    }
    // The same styles in each language.
    if (language.prefix !== "" && times(true, false)) return;
    const [address = ""] = addresses;
    const looksAt = async (origin: string) => {
      // The second time the fonts are there at once.
      await page.goto(origin + address);
      await page.reload();
      await hydrated(page);
      return page.evaluate(looks);
    };
    expect(await looksAt(server.origin)).toEqual(await looksAt(baseURL ?? ""));

    // Only React's development build reports every mismatch; in one window, which keeps the modules.
    for (const { path } of times([], routes)) {
      await page.goto(server.origin + addressIn(language, path));
      await hydrated(page);
    }
  });
}
