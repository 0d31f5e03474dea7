import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { inPeers } from "../peers";
import { type Running, startProgram } from "../program";

const NEXT = "node_modules/next/dist/bin/next";

/** Builds an empty Next page and serves it with Next. */
export async function startEmptyNext(): Promise<Running> {
  const folder = inPeers("emptyNext");
  rmSync(`${folder}/.next`, { recursive: true, force: true });
  const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  const { status } = spawnSync(process.execPath, [NEXT, "build", folder], { env, stdio: "inherit" });
  if (status !== 0) throw new Error("The empty page could not be built");
  const args = [NEXT, "start", folder, "--hostname", "127.0.0.1", "--port", String(await freePort())];
  return startProgram(args, { NODE_ENV: "production" }, /Local:\s+(\S+)/);
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
