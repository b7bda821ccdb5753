import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hostsFolder } from "../../server/build-record.ts";
import { writeHosts } from "../../server/hosts/write.ts";
import { takePlace } from "../../site-build/take-place.ts";
import { sendRaw } from "../send-raw.ts";
import { times } from "../soak.ts";
import { temporarySite } from "../temporary-site.ts";
import { hosts, isHere, launch } from "./launch.ts";

const VISITORS = 8;
const BUILDS = times(15, 300);

/** Replaces a build by another one, whose page has its own size and names its own script. */
async function build(built: string, number: number): Promise<void> {
  const next = `${built}.next`;
  const script = `/assets/boot-${String(number).padStart(6, "0")}.js`;
  const files = { "index.html": `<script src="${script}">`, "about.html": "", "404.html": "" };
  mkdirSync(join(next, "assets"), { recursive: true });
  writeFileSync(join(next, script), `${number}`);
  for (const [name, start] of Object.entries(files)) {
    writeFileSync(join(next, name), start + "x".repeat(1000 * (1 + (number % 7))));
  }
  await takePlace(next, built);
}

for (const host of hosts) {
  test.skipIf(!isHere(host))(
    `${host}: while a build takes the place of another one, each page is whole, and so is what it names`,
    async () => {
      const { built } = temporarySite("");
      writeHosts(hostsFolder(built), undefined);
      await build(built, 0);
      const { port, stop } = await launch(host, built);
      let isOver = false;
      const seen = new Set<string>();
      const wrong: unknown[] = [];
      const ask = async (target: string) => {
        const { status, headers, body } = await sendRaw(port, target);
        const isWhole = body.length === Number(headers["content-length"]);
        if (status !== 200 || !isWhole) wrong.push({ target, status, isWhole });
        return body.toString();
      };
      const visitor = async () => {
        while (!isOver) {
          const [, script = ""] = (await ask("/")).match(/src="([^"]*)"/) ?? [];
          seen.add(await ask(script));
          await ask("/about");
        }
      };
      const visits = Promise.all(Array.from({ length: VISITORS }, visitor));
      for (let number = 1; number <= BUILDS; number++) await build(built, number);
      isOver = true;
      await visits;
      await stop();
      expect(wrong).toEqual([]);
      expect(seen.size).toBeGreaterThan(1);
    },
  );
}
