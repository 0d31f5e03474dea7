import type { Server } from "node:http";
import type { Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import type { Served } from "./certificate/serverCertificate";

/** The first byte of a TLS handshake. No plain http request starts with it. */
const HANDSHAKE = 0x16;

/**
 * Serves TLS and plain http on the same port, by the connection's first byte.
 * @param patienceMs Closes a connection that is silent or has not finished its handshake by then.
 * @param current The certificate for a new connection.
 * @returns a function that closes connections that have not started speaking http.
 */
export function speakTls(server: Server, patienceMs: number, current: () => Served): () => void {
  const connected = server.listeners("connection") as ((socket: Socket) => void)[];
  server.removeAllListeners("connection");
  const speakHttp = (socket: Socket) => {
    for (const listener of connected) listener.call(server, socket);
  };
  let served = current();
  const tls = createTlsServer(
    { ...served, handshakeTimeout: patienceMs, ALPNProtocols: ["http/1.1"] },
    speakHttp,
  );
  const undecided = new Set<Socket>();
  tls.on("tlsClientError", (_thrown, socket) => socket.destroy());
  tls.on("secureConnection", (socket) => {
    undecided.delete(socket);
  });

  server.on("connection", (socket: Socket) => {
    const cutOff = () => socket.destroy();
    undecided.add(socket);
    socket.once("close", () => undecided.delete(socket));
    socket.setTimeout(patienceMs, cutOff).on("error", cutOff).on("end", cutOff);
    const onFirstByte = () => {
      const first: Buffer | null = socket.read(1);
      if (first === null) return;
      socket.unshift(first);
      socket
        .off("readable", onFirstByte)
        .off("error", cutOff)
        .off("end", cutOff)
        .off("timeout", cutOff)
        .setTimeout(0);
      if (first[0] !== HANDSHAKE) {
        undecided.delete(socket);
        return speakHttp(socket);
      }
      const now = current();
      if (now !== served) tls.setSecureContext(now);
      served = now;
      tls.emit("connection", socket);
    };
    socket.on("readable", onFirstByte);
  });
  return () => {
    for (const socket of undecided) socket.destroy();
  };
}
