import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export const messageIdOf = (mail: string) => /^Message-ID: (.*)\r$/im.exec(mail)?.[1] ?? "";

/** For tests: a mail server on a free port of this machine, which keeps accepted mails. */
export async function startSmtp(options: SMTPServerOptions = {}, host = "127.0.0.1") {
  /** By their Message-IDs, as they came. */
  const mails: { id: string; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    disabledCommands: ["AUTH"],
    logger: false,
    async onData(stream, _session, accepted) {
      const source = await text(stream);
      mails.push({ id: messageIdOf(source), source });
      accepted();
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((listening) => server.listen(0, host, listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    url: `smtp://${host}:${port}`,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

/** For tests: a server that treats each connection as `handle` says. */
export async function startSocket(handle: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    handle(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** For tests: a mail server that hands over each mail's text so far whenever more of it arrives. */
export const startTalk = (onText: (text: string, socket: Socket) => void) =>
  startSocket((socket) => {
    let text: string | undefined;
    socket.write("220 hello\r\n");
    socket.on("data", (part) => {
      if (text !== undefined) {
        text += part;
        onText(text, socket);
      } else if (String(part).startsWith("DATA")) {
        text = "";
        socket.write("354 go on\r\n");
      } else socket.write("250 fine\r\n");
    });
  });
