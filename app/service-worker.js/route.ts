import { readFile } from "node:fs/promises";
import { SERVICE_WORKER } from "@/lib/server/process/built";

/** The service worker script (`lib/serviceWorker`); 404 in development. */
export async function GET(): Promise<Response> {
  const script = await readFile(SERVICE_WORKER, "utf8").catch(() => null);
  if (script === null || process.env.NODE_ENV !== "production") return new Response(null, { status: 404 });
  // Never cached, so that a new version is found at once.
  return new Response(script, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
