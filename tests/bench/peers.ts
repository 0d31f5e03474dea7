import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What is measured beside or with, in a package of its own: installed when it is first called for. */
const PEERS = fileURLToPath(new URL("peers", import.meta.url));

/** Where a file of that package is, once all of it is installed. */
export function inPeers(path: string): string {
  if (!existsSync(`${PEERS}/node_modules`))
    spawnSync("npm", ["ci", "--ignore-scripts"], { cwd: PEERS, stdio: "inherit" });
  return `${PEERS}/${path}`;
}
