import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Bytes of a document in one piece: two packets, about as much as a slow line brings between two frames. */
const PIECE = 2800;

/** Another address of the site at `base`, whose documents arrive piece by piece, each when `send` is called. */
export async function serveInPieces(base: string) {
  let pieces: Uint8Array[] = [];
  let document: ServerResponse | undefined;
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "", base));
    const body = new Uint8Array(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    if (!type.startsWith("text/html")) return response.end(body);
    document = response;
    const count = Math.ceil(body.length / PIECE);
    pieces = Array.from({ length: count }, (_, i) => body.subarray(i * PIECE, (i + 1) * PIECE));
    response.write(pieces.shift() ?? "");
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Sends the next piece of the last document. Returns whether there was one. */
    send() {
      const piece = pieces.shift();
      if (piece) document?.write(piece);
      else document?.end();
      return piece !== undefined;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
