import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { buildIfStale } from "@/lib/server/process/build";
import { programCommand } from "@/lib/server/process/built";
import { readEnvironment } from "@/lib/server/process/env";
import { main } from "./main";

const EVERY_MS = 500;

/** `npm start`: builds if needed, then runs the program. */
await main(async () => {
  // React and Next read this when they load, to choose their production code.
  Object.assign(process.env, { NODE_ENV: "production" });
  readEnvironment();
  endWithNpm();
  await buildIfStale(process.cwd());
  await runProgram();
});

/**
 * Runs the program in a child process and exits with its status. The C library reads its memory settings only
 * at process start, and the child needs no TypeScript loader. Signals are forwarded. The child has no
 * terminal, which would signal both.
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
 * Exits when the parent npm is killed. Otherwise the program would continue unseen and keep the port. Without
 * npm it continues, as intended for background use.
 */
function endWithNpm(): void {
  if (process.env.npm_lifecycle_event !== "start") return;
  const npm = ancestors();
  setInterval(() => {
    if (ancestors() !== npm) process.kill(process.pid, "SIGTERM");
  }, EVERY_MS).unref();
}

/** The parent and grandparent process. A shell between npm and this process survives npm. */
function ancestors(): string {
  try {
    const [, parent = ""] = /\) \S+ (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, "utf8")) ?? [];
    return `${process.ppid} ${parent}`;
  } catch {
    // Only Linux has /proc.
    return String(process.ppid);
  }
}
