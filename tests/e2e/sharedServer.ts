import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { WITHOUT_BEAT } from "./heldBack";
import { type ServerPlace, startProgram } from "./program";

declare module "vitest" {
  interface ProvidedContext {
    /** The shared server of the browser tests. */
    sharedServer: ServerPlace;
  }
}

/** Starts the shared server before the first browser test. It trusts the phones' forwarded addresses. */
export default async function shareServer({ name, provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "liars-table-"));
  const server = await startProgram({
    dataDir,
    env: { TRUSTED_PROXIES: "127.0.0.1,::1", SHOW_COMPONENTS: "true" },
    node: WITHOUT_BEAT,
  });
  // The first request loads the code: on a busy machine longer than a phone's timeout.
  await fetch(new URL("/api/v1/games", server.origin), { method: "POST" });
  provide("sharedServer", { origin: server.origin, dataDir });
  return async () => {
    await server.kill("SIGKILL");
    // The reason for an error page that a test has seen.
    mkdirSync("tests/output", { recursive: true });
    writeFileSync(`tests/output/server-${name}.log`, server.printed());
    rmSync(dataDir, { recursive: true, force: true });
  };
}
