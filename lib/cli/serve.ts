import { createServer, type RequestListener } from "node:http";
import path from "node:path";
import compression from "compression";
import next from "next";
import { lanAddresses, originAt } from "@/lib/server/address";
import { prepareDataDir } from "@/lib/server/dataDir";
import { closeDatabase } from "@/lib/server/db";
import { readEnvironment } from "@/lib/server/env";
import { paintFirst, readStyleSheets } from "@/lib/server/firstPaint";
import { listen } from "@/lib/server/httpServer";
import { keepSweeping } from "@/lib/server/installation/sweep";
import { migrate } from "@/lib/server/migrate";
import { keptSecret } from "@/lib/server/secret";
import { doorWords } from "@/lib/words/door";

/** It is typed for Express, and asks no more of a request and an answer than Node gives. */
type Compress = (...passed: [...Parameters<RequestListener>, next: () => void]) => void;

/**
 * Serves the app from this process until it is told to stop (SIGTERM or Ctrl+C), after bringing the data up to date.
 * @param dev serves the sources as they are edited, instead of the build.
 */
export async function serve(dev: boolean): Promise<void> {
  const { dataDir, host, port, publicUrl, trusts } = readEnvironment();
  prepareDataDir(dataDir);
  keptSecret(dataDir);
  const { applied, backup } = await migrate(dataDir, path.resolve("prisma/migrations"));
  if (backup) console.log(`Applied ${applied.join(", ")}; a copy from before is in ${backup}`);

  let answer: RequestListener = (_request, response) => {
    response.writeHead(503, { "Retry-After": "1" }).end(`${doorWords.starting}\n`);
  };
  // Listening comes first: when the port is taken, that is told at once.
  const server = await listen(host, port, (request, response) => answer(request, response), {
    trusts,
    https: publicUrl?.startsWith("https:") ?? false,
    dev,
  });
  // The app reads it to build links; with PORT=0 it is only known now.
  process.env.PORT = String(server.port);
  const app = next({
    dev,
    dir: process.cwd(),
    hostname: host,
    port: server.port,
    // Next would take upgraded connections of the server it is told of. Only its development server has a use for them.
    ...(!dev && { httpServer: createServer() }),
  });
  await app.prepare();
  const handle = app.getRequestHandler();
  const compress = compression() as unknown as Compress;
  const styleSheets = dev ? null : readStyleSheets(path.resolve(".next"));
  answer = (request, response) =>
    compress(request, response, () => {
      if (styleSheets) paintFirst(request, response, styleSheets);
      void handle(request, response);
    });
  const stopSweeping = keepSweeping();

  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await server.stop();
    await app.close();
    await stopSweeping();
    await closeDatabase();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  const phones = publicUrl ?? (host === "0.0.0.0" && lanAddresses()[0]);
  const forPhones = phones && ` — phones on the same network: ${publicUrl ?? originAt(phones, server.port)}`;
  console.log(`Ready: ${originAt("localhost", server.port)}${forPhones || ""}`);
}
