import type { RequestListener } from "node:http";
import { sendResponse } from "@remix-run/node-fetch-server";
import { answerHealth, VERSION } from "@/lib/server/admin/health";
import { faultNow } from "@/lib/server/db/faults/faults";
import { healthPath } from "@/lib/server/http/healthPaths";
import type { Done, Listening } from "@/lib/server/http/httpServer";
import { serveMetrics } from "@/lib/server/http/metricsServer";
import { routePatterns } from "@/lib/server/http/routePatterns";
import { originAt } from "@/lib/server/process/address";
import { type Log, logAnswered } from "@/lib/server/process/log";
import { add, metricsText, observe, type Reading } from "@/lib/server/process/metrics";
import { processMetrics } from "@/lib/server/process/processMetrics";
import { openStreams } from "@/lib/server/table/live/openStreams";
import { cachedGames } from "@/lib/server/table/record/stateCache";

/**
 * Answers a health check.
 * @param started True once the program serves.
 * @returns false if the request is for something else.
 */
export function answerHealthFirst(
  ...[request, response, started]: [...Parameters<RequestListener>, boolean]
): boolean {
  const path = healthPath(request.url ?? "");
  if (path === undefined) return false;
  answerHealth(path, request.method ?? "", started)
    .then((answered) => sendResponse(response, answered))
    .catch((thrown) => {
      if (!request.destroyed) console.error(thrown);
      response.destroy();
    });
  return true;
}

/** Logs and counts each request by the pattern of its route. */
export function watchRequests(log: Log): (done: Done) => void {
  const patternOf = routePatterns();
  return ({ method, target, status, ms, bytes, isStream }) => {
    const route = patternOf(target);
    logAnswered(log, { method, route, status, ms, bytes });
    add("requests", 1, method, route, String(status));
    if (!isStream) observe("requestSeconds", ms / 1000, method, route);
  };
}

/** Serves the metrics on their own port. */
export async function startMetrics({ host, port }: { host: string; port: number }, server: Listening) {
  const readings: readonly Reading[] = [
    {
      name: "liars_table_http_requests_open",
      type: "gauge",
      help: "Open requests, including live streams",
      read: server.open,
    },
    { name: "liars_table_streams_open", type: "gauge", help: "Live streams of tables", read: openStreams },
    { name: "liars_table_tables_cached", type: "gauge", help: "Running games in memory", read: cachedGames },
    {
      name: "liars_table_fault",
      type: "gauge",
      help: "1 while the disk or the database prevents recording",
      read: () => Number(faultNow() !== null),
    },
    ...processMetrics(),
  ];
  const metrics = await serveMetrics(host, port, () => metricsText(VERSION, readings));
  console.log(`Metrics: ${originAt(host, metrics.port)}/metrics`);
  return metrics;
}
