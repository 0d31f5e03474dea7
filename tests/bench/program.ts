import { type ChildProcess, spawn } from "node:child_process";
import { programCommand } from "@/lib/server/process/built";
import { METERED } from "../load/measure";

/** A process that ignores the signal for this long is killed. */
const MAX_END_MS = 15_000;

/** A running server. */
export interface Running {
  readonly origin: string;
  readonly process: ChildProcess;
  readonly stop: () => Promise<unknown>;
}

/**
 * Starts a Node program, and waits until it prints its address. It ends with this process, even on failure.
 * @param ready matches that line, with the origin as its first group.
 * @throws Error with the whole output if it ends before.
 */
export async function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  ready: RegExp,
): Promise<Running> {
  const program = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  // It may end by itself first.
  const ended = new Promise((resolve) => program.once("close", resolve));
  const end = () => program.kill();
  process.once("exit", end);
  let printed = "";
  const origin = await new Promise<string>((resolve, reject) => {
    program.stdout?.on("data", (piece) => {
      printed += piece;
      const found = ready.exec(printed)?.[1];
      if (found) resolve(found);
    });
    program.once("close", () => reject(new Error(`It did not get ready:\n${printed}`)));
  });
  const stop = () => {
    process.off("exit", end);
    end();
    const tooLong = setTimeout(() => program.kill("SIGKILL"), MAX_END_MS);
    return ended.finally(() => clearTimeout(tooLong));
  };
  return { origin, process: program, stop };
}

/** Settings of our program for a data folder and a free local port. */
const settings = (dataDir: string) => ({
  DATA_DIR: dataDir,
  PORT: "0",
  HOST: "127.0.0.1",
  PUBLIC_URL: "",
  ALLOWED_HOSTS: "table.test",
});

const READY = /^Ready: (\S+)/m;

/** Our program on this data folder. @param env Further settings. */
export const startOurs = (dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Running> =>
  startProgram(["--import", "tsx", "lib/cli/start.ts"], { ...settings(dataDir), ...env }, READY);

/** The built program with internal measurements (`tests/load/measure.ts`). */
export function startMetered(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Running> {
  const program = programCommand();
  return startProgram(
    [...METERED, program.file],
    // Only its own settings: the rest comes from here.
    {
      MALLOC_ARENA_MAX: program.env.MALLOC_ARENA_MAX,
      NODE_ENV: program.env.NODE_ENV,
      ...settings(dataDir),
      ...env,
    },
    READY,
  );
}
