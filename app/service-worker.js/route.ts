import { readFile } from "node:fs/promises";
import { SERVICE_WORKER } from "@/lib/server/process/built";

/** The script that browsers run beside the pages (`lib/serviceWorker`); there is none where the sources are edited. */
export async function GET(): Promise<Response> {
  const script = await readFile(SERVICE_WORKER, "utf8").catch(() => null);
  if (script === null || process.env.NODE_ENV !== "production") return new Response(null, { status: 404 });
  // Asked for anew each time, so that a new version is known at once.
  return new Response(script, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
