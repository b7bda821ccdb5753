import { describe, expect, onTestFinished, test } from "vitest";
import { inboxAddress } from "../../server/hosts/shared.ts";
import { writeHosts } from "../../server/hosts/write.ts";
import { documentHeaders } from "../../server/policy.ts";
import { isHere, launch } from "../../tests/hosts/launch.ts";
import { sendRaw } from "../../tests/made-site.ts";
import { holdTime } from "../testing/clock.ts";
import { post } from "./receiver.ts";
import { serveInbox } from "./temporary.ts";

/** Starts a host that serves a site and passes messages on to its inbox. Resolves to its port. */
async function startHost(
  name: "nginx",
  { built, folder, port }: Awaited<ReturnType<typeof serveInbox>>,
): Promise<number> {
  writeHosts(folder, "/messages");
  const edit = (text: string) => text.replace(inboxAddress, `127.0.0.1:${port}`);
  const host = await launch(name, { built, from: folder, edit });
  onTestFinished(host.stop);
  return host.port;
}

describe.each(["nginx"] as const)("%s", (name) => {
  test.skipIf(!isHere(name))(
    "passes messages on, with the address of the visitor and no header twice",
    async () => {
      const inbox = await serveInbox({ INBOX_BEHIND_PROXY: "1", INBOX_PER_ADDRESS: "3" });
      const port = await startHost(name, inbox);
      holdTime();
      let forwarded: unknown;
      inbox.server.on("request", ({ headers }) => (forwarded = headers["x-forwarded-for"]));
      // A visitor can say anything; the inbox believes the proxy.
      expect(await post(port, { forwarded: "192.0.2.1" })).toBe(201);
      expect(forwarded).toMatch(/(^|, )127\.0\.0\.1$/);
      const asked = await sendRaw(port, "/messages", {
        headers: { Accept: "application/json", "Idempotency-Key": "key" },
      });
      expect(JSON.parse(String(asked.body))).toEqual({ stored: true });
      const form = await sendRaw(port, "/messages", {
        method: "POST",
        headers: {
          Origin: "http://site.example",
          "Content-Type": "application/x-www-form-urlencoded",
        },
      });
      expect(form.status).toBe(422);
      for (const [header, value] of Object.entries(documentHeaders)) {
        expect(form.headers[header.toLowerCase()], header).toBe(value);
      }
      expect(await post(port, { forwarded: "192.0.2.2" })).toBe(429);
      expect((await sendRaw(port, "/about", { method: "POST" })).status).toBe(405);
    },
  );
});
