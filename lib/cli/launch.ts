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

/**
 * Runs the program of a folder in a child process and exits with its status. The C library reads its memory
 * settings only at process start, and the child needs no TypeScript loader. Signals are forwarded. The child
 * has no terminal, which would signal both.
 */
export async function runProgram(folder: string): Promise<never> {
  const { file, env } = programCommand(folder);
  const program = spawn(process.execPath, [file], {
    cwd: folder,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...env, ...settingsFromHere(), NODE_ENV: "production" },
    detached: true,
  });
  for (const signal of STOPS)
    process.on(signal, () => program.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
  const [code, signal] = (await once(program, "exit")) as [number | null, NodeJS.Signals | null];
  // Before it is ready, the program has no handler and ends by the signal. It may get one that this process
  // has not seen yet, when a supervisor signals both.
  process.exit(code ?? (STOPS.some((stop) => stop === signal) ? 0 : 1));
}
