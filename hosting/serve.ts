import { createSiteServer } from "./server.ts";

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readPort(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port < 1 || port > 65535) fail(`PORT is "${value}": it must be a number from 1 to 65535.`);
  return port;
}

function openSite(folder: string) {
  try {
    return createSiteServer(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === "ENOENT" ? `There is no complete ${folder}/ folder to serve` : message;
    return fail(`${reason}: run \`npm run build\` first.`);
  }
}

const port = readPort(process.env.PORT || "4173");
const server = openSite(process.env.OUT_DIR || "dist");

server.on("error", (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === "EADDRINUSE" ? "is already in use" : `cannot be opened (${error.code})`;
  fail(`PORT is "${port}": that port ${reason}.`);
});

server.listen(port, () => process.stdout.write(`http://localhost:${port}\n`));

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close();
    // Browsers open connections in advance; those would keep the process alive for a minute.
    server.closeAllConnections();
  });
}
