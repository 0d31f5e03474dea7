import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { programCommand } from "@/lib/server/process/built";

/** Reads `.env` in the current folder. Variables that are set already win. */
export function readEnvFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

/**
 * Settings with an absolute data folder. The program runs in its own folder, but `DATA_DIR` counts from the
 * folder of the person who starts it.
 */
export const settingsFromHere = (): NodeJS.ProcessEnv => ({
  ...process.env,
  DATA_DIR: path.resolve(process.env.DATA_DIR?.trim() || "data"),
});

const STOPS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/** The argument of a program that prepares beside a running one, and serves when it is its turn. */
export const WAITS = "waits";

/** Messages of a program to the launcher: it is prepared, or it serves on this port. */
export type Report = "prepared" | { readonly port: number };

/** The launcher's answer to "prepared", once the program before has ended. */
export const TURN = "serve";

type Settings = Readonly<Record<string, string>>;

/**
 * Starts the program of a folder. The C library reads its memory settings only at process start, and the
 * child needs no TypeScript loader. It has no terminal, which would signal both.
 */
function startProgram(folder: string, more: readonly string[] = [], settings: Settings = {}) {
  const { file, env } = programCommand(folder);
  return spawn(process.execPath, [file, ...more], {
    cwd: folder,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...env, ...settingsFromHere(), ...settings, NODE_ENV: "production" },
    detached: true,
  });
}

/**
 * Runs the program of a folder in a child process and exits with its status. Signals are forwarded. SIGUSR2
 * replaces the program: the latest one prepares beside it, then takes over. If it cannot prepare, the one
 * before goes on. If it ends before it serves, the one before is started again.
 * @param latest The folder to take over from. By default the same.
 */
export async function runProgram(folder: string, latest = () => folder): Promise<never> {
  let running = { folder, child: startProgram(folder) };
  let next: typeof running | null = null;
  let before: string | null = null;
  let isTurning = false;
  let isServing = false;
  let isUpdateAsked = false;
  const settings: Record<string, string> = {};
  const hear = ({ child }: typeof running) =>
    child.on("message", (report: Report) => {
      if (report !== "prepared") {
        // With PORT=0 the next program needs the same port.
        settings.PORT = String(report.port);
        before = null;
        isServing = true;
        if (isUpdateAsked) update();
      } else if (next?.child === child) {
        isTurning = true;
        running.child.kill("SIGTERM");
      }
    });
  const update = () => {
    // Until the program serves, its port is unknown.
    isUpdateAsked = !isServing;
    if (isUpdateAsked || next !== null) return;
    const replacement = { folder: latest(), child: startProgram(latest(), [WAITS], settings) };
    next = replacement;
    hear(replacement);
    replacement.child.once("exit", () => {
      if (next !== replacement) return;
      next = null;
      if (isTurning) before = running.folder;
      else console.error("The new version did not start, so the one before goes on.");
    });
  };
  hear(running);
  process.on("SIGUSR2", update);
  for (const signal of STOPS)
    process.on(signal, () => {
      // A stop is for good.
      next?.child.kill("SIGKILL");
      next = before = null;
      isUpdateAsked = false;
      running.child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
    });
  for (;;) {
    const [code, signal] = (await once(running.child, "exit")) as [number | null, NodeJS.Signals | null];
    const isReplaced = isTurning;
    isTurning = isServing = false;
    if (isReplaced && next !== null) {
      before = running.folder;
      running = next;
      next = null;
      running.child.send(TURN, () => undefined);
    } else if (before !== null) {
      console.error("The new version could not serve, so the one before is started again.");
      running = { folder: before, child: startProgram(before, [], settings) };
      before = null;
      hear(running);
    } else {
      // Before it is ready, the program has no handler and ends by the signal. It may get one that this process
      // has not seen yet, when a supervisor signals both.
      process.exit(code ?? (STOPS.some((stop) => stop === signal) ? 0 : 1));
    }
  }
}
