import { readFileSync } from "node:fs";
import { readEnvironment } from "@/lib/server/process/env";
import { programToStart } from "@/lib/server/process/programs";
import { runProgram } from "./launch";
import { main } from "./main";

const EVERY_MS = 500;

/** `npm start`: builds if needed, then runs the program. */
await main(async () => {
  // React and Next read this when they load, to choose their production code.
  Object.assign(process.env, { NODE_ENV: "production" });
  readEnvironment();
  endWithNpm();
  await runProgram(await programToStart(process.cwd(), build));
});

async function build(checkout: string) {
  const { buildProgramIfStale } = await import("@/lib/server/process/programFolder");
  return buildProgramIfStale(checkout);
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
