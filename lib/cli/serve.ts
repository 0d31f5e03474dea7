import { createServer, type RequestListener } from "node:http";
import path from "node:path";
import compression, { type CompressionFilter } from "compression";
import next from "next";
import { httpErrorMessages } from "@/lib/messages/api";
import { removePartialBackups } from "@/lib/server/admin/backups";
import { startSweeping } from "@/lib/server/admin/sweep";
import { closeDatabase } from "@/lib/server/db/db";
import { mended, onceItPasses } from "@/lib/server/db/faults/faults";
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
import { outsideRequests } from "@/lib/server/process/requestContext";
import { startWorkers, stopWorkers } from "@/lib/server/process/workers/pool";
import { answerFirst } from "@/lib/server/table/fastRoutes/fastRoutes";
import { handleClusterEvent } from "@/lib/server/table/live/handleClusterEvent";
import { resyncStreams } from "@/lib/server/table/live/openStreams";

/** It is typed for Express, and asks no more of a request and an answer than Node gives. */
type Compress = (...passed: [...Parameters<RequestListener>, next: () => void]) => void;

/** Whether an answer is compressed, by its type: Next hands some headers over as lists of one, which are passed over otherwise. */
const isCompressed: CompressionFilter = (request, response) => {
  const type = response.getHeader("Content-Type");
  if (Array.isArray(type)) response.setHeader("Content-Type", type.join(", "));
  return compression.filter(request, response);
};

/**
 * Serves the app from this process until it is told to stop (SIGTERM or Ctrl+C), after bringing the data up to date.
 * @param dev serves the sources as they are edited, instead of the build.
 */
export async function serve(dev: boolean): Promise<void> {
  const settings = readEnvironment();
  const { dataDir, databaseUrl, host, port, publicUrl, https, trusts, allowedHosts, paintsFirst } = settings;
  prepareDataDir(dataDir);
  const hosts = { publicUrl, host, allowedHosts };
  const house = https === "self" ? await ownCertificate(dataDir, hosts) : null;

  let answer: RequestListener = (request, response) => {
    if (publishFault(request, response, false)) return;
    // Whoever reloads a table just then gets it without asking again.
    response
      .writeHead(503, { "Retry-After": "1", Refresh: "1", "Content-Type": "text/plain; charset=utf-8" })
      .end(`${httpErrorMessages.starting}\n`);
  };
  // Listening comes first: when the port is taken, that is told at once.
  const server = await listen(host, port, (request, response) => answer(request, response), {
    trusts,
    // A phone that was told so could not even read how to trust a house whose authority was made anew (docs/decisions/0037).
    hsts: overHttps() && house === null,
    ...(house && { tls: house.current }),
    dev,
    hosts,
  });
  const leaveDataDir = databaseUrl === undefined ? await onceItPasses(() => takeDataDir(dataDir)) : null;
  const { applied, backup } = await onceItPasses(async () => {
    installationSecret();
    const migrated = await bringUpToDate();
    // The row of settings is made by whoever reads them first: pages need them on a full disk, too.
    // Several instances may start at once: whoever comes second finds it.
    await inTransaction(readSettings);
    return migrated;
  });
  if (backup) console.log(`Applied ${applied.join(", ")}; a copy from before is in ${backup}`);
  // It was told while nobody looked after the database yet.
  mended();
  await removePartialBackups(dataDir);
  // The app reads it to build links; with PORT=0 it is only known now.
  process.env.PORT = String(server.port);
  freezeEnv();
  const app = next({
    dev,
    dir: process.cwd(),
    hostname: host,
    port: server.port,
    // Next would take upgraded connections of the server it is told of. Only its development server has a use for them.
    ...(!dev && { httpServer: createServer() }),
  });
  outsideRequests(startWorkers);
  await app.prepare();
  const handle = app.getRequestHandler();
  const compress = compression({ filter: isCompressed }) as unknown as Compress;
  let styleSheets: StyleSheets | null = null;
  answer = (request, response) => {
    if (publishFault(request, response) || answerFirst(request, response)) return;
    compress(request, response, () => {
      if (styleSheets) inlineCriticalCss(request, response, styleSheets);
      void handle(request, response);
    });
  };
  // The page on trust is answered over plain http in any case.
  const anyPage = `${ownOrigin(host, server.port)}${house ? TRUST : ""}`;
  if (paintsFirst && !dev) styleSheets = await stylesToSend(anyPage);
  const leaveOthers =
    databaseUrl === undefined
      ? null
      : await connectThrough(databaseUrl, { hear: handleClusterEvent, resyncStreams });
  const stopSweeping = startSweeping();
  const stopWatching = watchDatabase(dataDir);

  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await server.stop();
    await app.close();
    stopWatching();
    await leaveOthers?.();
    await stopSweeping();
    await stopWorkers();
    await closeDatabase();
    await leaveDataDir?.();
    flushAudit();
    process.exit(0);
  };
  const stopOrFail = () =>
    void stop().catch((thrown) => {
      console.error(thrown);
      process.exit(1);
    });
  process.on("SIGTERM", stopOrFail);
  process.on("SIGINT", stopOrFail);

  const secure = house !== null;
  const lanOrigin = originInLan(host, server.port, secure);
  const phones = publicUrl ?? (host === "0.0.0.0" ? lanOrigin : null);
  const forPhones = phones && ` — phones on the same network: ${phones}`;
  console.log(`Ready: ${originAt("localhost", server.port, secure)}${forPhones || ""}`);
  if (house) {
    const page = originInLan(host, server.port) ?? originAt("localhost", server.port);
    console.log(
      `Phones trust this house once, at ${page}${TRUST}. What they then show must be (SHA-256): ${house.shown.fingerprint}`,
    );
  } else if (servesPlainHttp(settings))
    console.log(
      "Over plain http phones fall asleep at the table, and do not open without a line, copy or share: docs/https.md has four ways to https.",
    );
}

/** What to serve TLS with, which is loaded only where it is wanted; pages show its authority from then on. */
async function ownCertificate(dataDir: string, hosts: HostSettings) {
  const { localCertificate } = await import("@/lib/server/http/certificate/localCertificate");
  const house = localCertificate(dataDir, hosts);
  showAuthority(house.shown);
  return house;
}

/** How this program reaches itself, whatever it listens on. */
const ownOrigin = (host: string, port: number): string =>
  originAt(host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "[::1]" : host, port);

/** The style sheets to put into pages; null, which is told, where Next does not write its pages in the way that is known here. */
async function stylesToSend(page: string): Promise<StyleSheets | null> {
  const styleSheets = readStyleSheets(path.resolve(".next"));
  const answer = await fetch(page, { headers: { accept: "text/html" } });
  const drawn = await answer.text();
  // While something is wrong with the disk, nothing is learnt of pages.
  if (!answer.ok || isAsKnown(drawn, styleSheets)) return styleSheets;
  console.log(
    "Pages are sent as Next draws them: it does not write them as it used to (docs/decisions/0013).",
  );
  return null;
}
