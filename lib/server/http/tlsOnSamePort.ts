import type { Server } from "node:http";
import type { Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import type { Served } from "./certificate/serverCertificate";

/** How a TLS handshake begins; no request of plain HTTP begins so. */
const HANDSHAKE = 0x16;

/**
 * Has a server speak TLS to those who begin with it, and plain HTTP to all others, on its one port.
 * @param patienceMs Whoever says nothing, or does not finish the handshake, is cut off after so long.
 * @param current What to serve TLS with, asked at each connection.
 * @returns what cuts off whoever has not begun to speak HTTP yet.
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
    const hear = () => {
      const first: Buffer | null = socket.read(1);
      if (first === null) return;
      socket.unshift(first);
      socket
        .off("readable", hear)
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
    socket.on("readable", hear);
  });
  return () => {
    for (const socket of undecided) socket.destroy();
  };
}
