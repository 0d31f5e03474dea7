import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Tools to measure against or with, in a separate package that is installed on first use. */
const PEERS = fileURLToPath(new URL("peers", import.meta.url));

/** The path of a file in that package, once installed. */
export function inPeers(path: string): string {
  if (!existsSync(`${PEERS}/node_modules`))
    spawnSync("npm", ["ci", "--ignore-scripts"], { cwd: PEERS, stdio: "inherit" });
  return `${PEERS}/${path}`;
}
