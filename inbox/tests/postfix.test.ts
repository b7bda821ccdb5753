import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findTool } from "../../tests/machine.ts";
import { until } from "../../tests/until.ts";
import { temporaryFile } from "../testing/folder.ts";
import { valid } from "../testing/messages.ts";
import { startPostfix } from "./postfix.ts";
import { post } from "./receiver.ts";
import { startForTest, temporarySite } from "./temporary.ts";

type Postfix = Awaited<ReturnType<typeof startPostfix>>;
let postfix: Postfix;

/** Starts an inbox with these settings and sends it a message, for its own mailbox. */
async function messageBy(env: Record<string, string>) {
  const { built } = temporarySite();
  const to = `${crypto.randomUUID()}@site.example`;
  const settings = { INBOX_DB: temporaryFile(), INBOX_TO: to, ...env };
  const receiver = await startForTest(built, settings);
  expect(await post(receiver.port, { body: JSON.stringify(valid) })).toBe(201);
  return { to, log: receiver.log };
}

describe.skipIf(!findTool("postfix"))("by Debian's Postfix", () => {
  beforeAll(async () => {
    postfix = await startPostfix();
  });
  afterAll(() => postfix.stop());

  test.each<[string, (postfix: Postfix) => Record<string, string>]>([
    [
      "on this machine, with the certificate that Debian makes",
      ({ ports }) => ({ SMTP_URL: `smtp://localhost:${ports.debian}` }),
    ],
    [
      "elsewhere, by STARTTLS, with a certificate of a known authority",
      ({ elsewhere, ports, authority }) => ({
        SMTP_URL: `smtp://${elsewhere}:${ports.certified}`,
        NODE_EXTRA_CA_CERTS: authority,
      }),
    ],
    [
      "elsewhere, by TLS from the start",
      ({ elsewhere, ports, authority }) => ({
        SMTP_URL: `smtps://${elsewhere}:${ports.smtps}`,
        NODE_EXTRA_CA_CERTS: authority,
      }),
    ],
    [
      "elsewhere, with a certificate of its own that is known",
      ({ elsewhere, ports, selfSigned }) => ({
        SMTP_URL: `smtp://${elsewhere}:${ports.debian}`,
        NODE_EXTRA_CA_CERTS: selfSigned,
      }),
    ],
  ])("mail arrives encrypted %s", async (_, env) => {
    const { to, log } = await messageBy(env(postfix));
    const arrived = () => postfix.mails().find((mail) => mail.includes(`\nTo: ${to}\n`));
    await until("the attempt to end", async () => /"delivered"|"postponed"/.test(log()));
    expect(log()).toContain('"delivered"');
    const mail = await until("the mail to arrive", async () => arrived());
    expect(mail).toMatch(/^Received: .*\n.* with ESMTPS id /m);
    expect(mail).toContain(valid.message);
  });

  test.each<[string, (postfix: Postfix) => Record<string, string>, string]>([
    [
      "of its own",
      ({ elsewhere, ports }) => ({ SMTP_URL: `smtp://${elsewhere}:${ports.debian}` }),
      "DEPTH_ZERO_SELF_SIGNED_CERT",
    ],
    [
      "for another name",
      ({ ports, authority }) => ({
        SMTP_URL: `smtp://127.0.0.3:${ports.certified}`,
        NODE_EXTRA_CA_CERTS: authority,
      }),
      "ERR_TLS_CERT_ALTNAME_INVALID",
    ],
  ])(
    "a server elsewhere with a certificate %s gets nothing, and the log says why",
    async (_, env, code) => {
      const { to, log } = await messageBy(env(postfix));
      await until("the attempt to end", async () => /"delivered"|"postponed"/.test(log()));
      expect(log()).toContain(`"code":"${code}"`);
      expect(postfix.mails().join("")).not.toContain(to);
    },
  );
});
