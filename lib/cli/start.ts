import { readEnvironment } from "@/lib/server/process/env";
import { hasCode } from "@/lib/server/process/operatorError";
import { programsOf, programToStart } from "@/lib/server/process/programs";
import { runProgram } from "./launch";
import { main } from "./main";

const EVERY_MS = 500;

// npm start: builds if needed, then runs the program. The script passes the process id of npm.
await main(async () => {
  // React and Next read this when they load, to choose their production code.
  Object.assign(process.env, { NODE_ENV: "production" });
  readEnvironment();
  const npm = Number(process.argv[2]);
  if (npm > 0) endWith(npm);
  const folder = await programToStart(process.cwd(), build);
  await runProgram(folder, () => programsOf(process.cwd())[0] ?? folder);
});

async function build(checkout: string) {
  const { buildProgramIfStale } = await import("@/lib/server/process/programFolder");
  return buildProgramIfStale(checkout);
}

/**
 * Ends this process when npm has ended. Its shell ends by a signal and does not pass it on. Otherwise the
 * program would continue unseen and keep the port. Without npm it continues, as intended for background use.
 */
function endWith(npm: number): void {
  const look = () => {
    if (!isRunning(npm)) process.kill(process.pid, "SIGTERM");
  };
  look();
  setInterval(look, EVERY_MS).unref();
}

/** The process may belong to another user. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (thrown) {
    return !hasCode(thrown, "ESRCH");
  }
}
