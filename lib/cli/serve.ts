import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import path from "node:path";
import compression, { type CompressionFilter } from "compression";
import next from "next";
import { httpErrorMessages } from "@/lib/messages/api";
import { hasOwner, ownerCode } from "@/lib/server/accounts/ownerCode";
import { removePartialBackups } from "@/lib/server/admin/makeBackup";
import { startSweeping } from "@/lib/server/admin/sweep";
import { closeDatabase } from "@/lib/server/db/db";
import { clearFault, onceItPasses } from "@/lib/server/db/faults/faults";
import { publishFault } from "@/lib/server/db/faults/publishFault";
import { watchDatabase } from "@/lib/server/db/faults/watchDatabase";
import { inTransaction } from "@/lib/server/db/inTransaction";
import { connectThrough } from "@/lib/server/db/notices";
import { bringUpToDate } from "@/lib/server/db/upToDate";
import { showAuthority, TRUST } from "@/lib/server/http/certificate/trust";
import {
  inlineCriticalCss,
  isAsKnown,
  readStyleSheets,
  type StyleSheets,
} from "@/lib/server/http/firstPaint";
import { listen } from "@/lib/server/http/httpServer";
import type { HostSettings } from "@/lib/server/http/ownHosts";
import { readSettings } from "@/lib/server/identity/settings";
import { originAt, originInLan, servesPlainHttp } from "@/lib/server/process/address";
import { flushAudit } from "@/lib/server/process/audit/audit";
import { prepareDataDir, takeDataDir } from "@/lib/server/process/dataDir";
import { freezeEnv, overHttps, readEnvironment } from "@/lib/server/process/env";
import { installationSecret } from "@/lib/server/process/installationSecret";
import { printJson } from "@/lib/server/process/log";
import { outsideRequests } from "@/lib/server/process/requestContext";
import { startWorkers, stopWorkers } from "@/lib/server/process/workers/pool";
import { answerFirst } from "@/lib/server/table/fastRoutes/fastRoutes";
import { handleClusterEvent } from "@/lib/server/table/live/handleClusterEvent";
import { resyncStreams } from "@/lib/server/table/live/openStreams";
import { startDelivering } from "@/lib/server/webhooks/deliver";
import { answerHealthFirst, startMetrics, watchRequests } from "./monitoring";

/** Typed for Express, but it uses only Node's request and response. */
type Compress = (...passed: [...Parameters<RequestListener>, next: () => void]) => void;

/** Decides by content type. Next passes some headers as arrays of one, which the library would ignore. */
const isCompressed: CompressionFilter = (request, response) => {
  const type = response.getHeader("Content-Type");
  if (Array.isArray(type)) response.setHeader("Content-Type", type.join(", "));
  return compression.filter(request, response);
};

/** How a program replaces a running one, and its launcher. */
interface Handover {
  /** Resolves when the program before has ended. Without it, there is none. */
  readonly turn?: () => Promise<void>;
  /** Called when it serves. */
  serves?(port: number): void;
}

/**
 * Migrates the database and serves the app until SIGTERM or Ctrl+C.
 * @param dev Serves the sources instead of the build, and reloads them after edits.
 * @param handover Prepares the app before its turn to listen, while another program serves.
 */
export async function serve(dev: boolean, { turn, serves }: Handover = {}): Promise<void> {
  const settings = readEnvironment();
  const { dataDir, databaseUrl, host, port, publicUrl, https, trusts, allowedHosts, paintsFirst } = settings;
  if (settings.log === "json") printJson();
  // If the reader of the output ends, the report of that would fail again, without end.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
  prepareDataDir(dataDir);
  const hosts = { publicUrl, host, allowedHosts };
  const house = https === "self" ? await ownCertificate(dataDir, hosts) : null;
  const prepared = turn && (await prepareApp(dev, host, port));
  await turn?.();

  let answer: RequestListener = (request, response) => {
    if (answerHealthFirst(request, response, false) || publishFault(request, response, false)) return;
    // A page that reloads during startup gets this answer without a retry.
    response
      .writeHead(503, { "Retry-After": "1", Refresh: "1", "Content-Type": "text/plain; charset=utf-8" })
      .end(`${httpErrorMessages.starting}\n`);
  };
  // Listens first, so that a port in use fails at once.
  const server = await listen(host, port, (request, response) => answer(request, response), {
    trusts,
    // With HSTS, a phone could not open the trust page after the authority was recreated
    // (docs/decisions/0037).
    hsts: overHttps() && house === null,
    ...(house && { tls: house.current }),
    dev,
    hosts,
    ...((settings.log !== "off" || settings.metrics) && { done: watchRequests(settings.log) }),
  });
  const metrics = settings.metrics && (await startMetrics(settings.metrics, server));
  const leaveDataDir = databaseUrl === undefined ? await onceItPasses(() => takeDataDir(dataDir)) : null;
  const { applied, backup, owned } = await onceItPasses(async () => {
    installationSecret();
    const migrated = await bringUpToDate();
    // Creates the settings row now, because pages need it even on a full disk. Safe when several instances
    // start at once.
    await inTransaction(readSettings);
    return { ...migrated, owned: await hasOwner() };
  });
  if (backup) console.log(`Applied ${applied.join(", ")}. The backup from before: ${backup}`);
  // It was reported before the database was watched.
  clearFault();
  await removePartialBackups(dataDir);
  // The app builds links from it. With PORT=0 it is known only now.
  process.env.PORT = String(server.port);
  freezeEnv();
  const app = prepared ?? (await prepareApp(dev, host, server.port));
  const handle = app.getRequestHandler();
  const compress = compression({ filter: isCompressed }) as unknown as Compress;
  let styleSheets: StyleSheets | null = null;
  answer = (request, response) => {
    if (answerHealthFirst(request, response, true)) return;
    if (publishFault(request, response) || answerFirst(request, response)) return;
    compress(request, response, () => {
      if (styleSheets) inlineCriticalCss(request, response, styleSheets);
      void handle(request, response);
    });
  };
  // The trust page answers over plain http in any case.
  const anyPage = `${ownOrigin(host, server.port)}${house ? TRUST : ""}`;
  if (paintsFirst && !dev) styleSheets = await stylesToSend(anyPage);
  const leaveOthers =
    databaseUrl === undefined
      ? null
      : await connectThrough(databaseUrl, { onEvent: handleClusterEvent, resyncStreams });
  const stopSweeping = startSweeping();
  const stopDelivering = startDelivering();
  const stopWatching = watchDatabase(dataDir);

  const stop = async () => {
    await server.stop();
    await metrics?.stop();
    await app.close();
    stopWatching();
    await leaveOthers?.();
    await stopDelivering();
    await stopSweeping();
    await stopWorkers();
    await closeDatabase();
    await leaveDataDir?.();
    flushAudit();
    process.exit(0);
  };
  let stopping = false;
  const stopOrFail = (signal: NodeJS.Signals) => {
    // A second Ctrl+C does not wait. A second SIGTERM is normal: systemd sends it to every process, and the
    // launcher passes on its own.
    if (stopping && signal === "SIGINT") process.exit(1);
    if (stopping) return;
    stopping = true;
    void stop().catch((thrown) => {
      console.error(thrown);
      process.exit(1);
    });
  };
  process.on("SIGTERM", stopOrFail);
  process.on("SIGINT", stopOrFail);

  const secure = house !== null;
  const here = originAt("localhost", server.port, secure);
  const lanOrigin = originInLan(host, server.port, secure);
  const phones = publicUrl ?? (host === "0.0.0.0" ? lanOrigin : null);
  const forPhones = phones && ` — phones on the same network: ${phones}`;
  console.log(`Ready: ${here}${forPhones || ""}`);
  serves?.(server.port);
  if (!owned)
    console.log(
      `No one owns this server yet. To own it, create your account here: ${phones ?? here}/sign-up#code=${ownerCode()}`,
    );
  if (house) {
    const page = originInLan(host, server.port) ?? originAt("localhost", server.port);
    console.log(
      `To trust this server, open ${page}${TRUST} on each phone once. The phone must show this SHA-256: ${house.shown.fingerprint}`,
    );
  } else if (servesPlainHttp(settings))
    console.log(
      "Over plain http, phones go dark at the table and cannot work offline, copy or share. See docs/https.md.",
    );
}

/** Loads Next and the pages, and starts the worker threads. */
async function prepareApp(dev: boolean, hostname: string, port: number) {
  if (!dev) takeBuiltConfig();
  const app = next({
    dev,
    dir: process.cwd(),
    hostname,
    port,
    // Next would take over upgrades on this server, which only its development server needs.
    ...(!dev && { httpServer: createServer() }),
  });
  outsideRequests(startWorkers);
  await app.prepare();
  return app;
}

/** Next uses the settings of the build. It would compile `next.config.ts` again, with the whole compiler. */
function takeBuiltConfig(): void {
  const { config } = JSON.parse(readFileSync(".next/required-server-files.json", "utf8"));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

/** The TLS certificate, loaded only if configured. Pages show its authority from then on. */
async function ownCertificate(dataDir: string, hosts: HostSettings) {
  const { localCertificate } = await import("@/lib/server/http/certificate/localCertificate");
  const house = localCertificate(dataDir, hosts);
  showAuthority(house.shown);
  return house;
}

/** The origin at which this program reaches itself. */
const ownOrigin = (host: string, port: number): string =>
  originAt(host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "[::1]" : host, port);

/** The style sheets to inline. Null, with a warning, if Next's HTML does not have the expected form. */
async function stylesToSend(page: string): Promise<StyleSheets | null> {
  const styleSheets = readStyleSheets(path.resolve(".next"));
  const answer = await fetch(page, { headers: { accept: "text/html" } });
  const drawn = await answer.text();
  // During a disk fault, the page says nothing about Next's HTML.
  if (!answer.ok || isAsKnown(drawn, styleSheets)) return styleSheets;
  console.log(
    "Pages load their scripts before the first paint, because Next's HTML has changed. See decision 13 in docs/decisions.",
  );
  return null;
}
