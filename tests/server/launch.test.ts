import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { bundleOf } from "@/lib/server/process/built";
import { emptyFolder } from "../emptyFolder";

/** How the launcher ends around this program. */
async function launched(program: string) {
  const folder = emptyFolder();
  mkdirSync(path.dirname(bundleOf("program", folder)), { recursive: true });
  writeFileSync(bundleOf("program", folder), program);
  const script = "import('./lib/cli/launch.ts').then((it) => it.runProgram(process.argv[1]))";
  const launcher = spawn(process.execPath, ["--import", "tsx", "-e", script, folder], { stdio: "inherit" });
  return once(launcher, "close");
}

test.each([
  [
    "0 when the program ends by a stop that the launcher has not seen",
    "process.kill(process.pid, 'SIGTERM')",
    0,
  ],
  ["1 when the system kills the program", "process.kill(process.pid, 'SIGKILL')", 1],
  ["the status of the program", "process.exit(7)", 7],
  [
    "0 when both are stopped before the program is ready",
    "setInterval(() => undefined, 1000); process.kill(process.ppid, 'SIGTERM')",
    0,
  ],
])("exits with %s", async (_, program, code) => {
  expect(await launched(program)).toEqual([code, null]);
});
