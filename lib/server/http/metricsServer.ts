import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { whyNot } from "./httpServer";

/** A second, private server for a monitor. */
export interface MetricsServer {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Serves metrics on a port of their own, as `GET /metrics`.
 * @param text Returns the metrics.
 * @throws OperatorError when the port is taken or the host is not an address of this machine.
 */
export async function serveMetrics(host: string, port: number, text: () => string): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const found = request.url === "/metrics" && (request.method === "GET" || request.method === "HEAD");
    response.writeHead(found ? 200 : 404, {
      "Content-Type": `text/plain; ${found ? "version=0.0.4; " : ""}charset=utf-8`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    });
    response.end(found ? text() : "Metrics are at /metrics\n");
  });
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (thrown) {
    throw whyNot(thrown, host, port, { host: "METRICS_HOST", port: "METRICS_PORT" });
  }
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
