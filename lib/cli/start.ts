import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { buildIfStale } from "@/lib/server/process/build";
import { programCommand } from "@/lib/server/process/built";
import { readEnvironment } from "@/lib/server/process/env";
import { main } from "./main";

const EVERY_MS = 500;

/** `npm start`: builds when needed, then runs the program. */
await main(async () => {
  // React and Next choose their production code by this when they are loaded.
  Object.assign(process.env, { NODE_ENV: "production" });
  readEnvironment();
  endWithNpm();
  await buildIfStale(process.cwd());
  await runProgram();
});

/**
 * Runs the program in a process of its own until it ends, and ends as it did: of the C library's settings of memory one can only be
 * told before a process begins, and nothing that is there to run TypeScript is in its way. It is passed on what this process is told
 * to stop by; a terminal would tell both, so it has none.
 */
async function runProgram(): Promise<void> {
  const { file, env } = programCommand();
  const program = spawn(process.execPath, [file], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env,
    detached: true,
  });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
    process.on(signal, () => program.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
  const [code] = await once(program, "exit");
  process.exit(code ?? 1);
}

/**
 * Stops this process when the npm that started it is killed: it would go on unseen, and keep the port from the next start.
 * Started without npm it goes on, as programs do that are left to themselves on purpose.
 */
function endWithNpm(): void {
  if (process.env.npm_lifecycle_event !== "start") return;
  const npm = ancestors();
  setInterval(() => {
    if (ancestors() !== npm) process.kill(process.pid, "SIGTERM");
  }, EVERY_MS).unref();
}

/** What started this process, and what started that: between npm and this there is a shell, which stays when npm is killed. */
function ancestors(): string {
  try {
    const [, parent = ""] = /\) \S+ (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, "utf8")) ?? [];
    return `${process.ppid} ${parent}`;
  } catch {
    // Only Linux tells.
    return String(process.ppid);
  }
}
