import { createServer } from "vite";
import { fail } from "../../server/fail.ts";
import { plugins } from "../plugins.ts";
import { resolveSettings } from "../settings.ts";

/** Serves the sources in one language, and shows each change at once: `npm run dev`, or `npm run dev -- fr`. */
const reading = Promise.resolve(process.env).then((env) => resolveSettings(env));
const settings = await reading.catch(({ stack }) => fail(stack));
const [original] = settings.languages;
const [, , code = original?.code] = process.argv;
const language = settings.languages.find((each) => each.code === code);
if (!language) {
  const codes = settings.languages.map((each) => each.code).join(", ");
  fail(`npm run dev -- ${code}: it is not one of ${codes}.`);
}
const port = Number(process.env.PORT);
const server = await createServer({
  configFile: false,
  plugins: plugins(language, settings),
  server: { open: false, ...(port && { port, strictPort: true }) },
});
await server.listen();
process.stdout.write(`${language.name}:\n`);
server.resolvedUrls?.local.forEach((url) => {
  process.stdout.write(`${url}${language.prefix.slice(1)}\n`);
});
server.bindCLIShortcuts();
