import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { programCommand } from "@/lib/server/process/built";

/** How a process ended: its exit code, or the signal that killed it. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A running server's origin and data folder. */
export interface ServerPlace {
  /** For example http://localhost:41234; unchanged by a restart. */
  readonly origin: string;
  readonly dataDir: string;
}

/** The program, run the way `npm start` runs it. */
export interface RunningServer extends ServerPlace {
  /** Sends a signal (SIGTERM by default) and waits for the end. */
  kill(signal?: NodeJS.Signals): Promise<Ending>;
  /** Starts again on the same port and data, after `kill`. */
  restart(): Promise<void>;
  /** Everything printed so far. */
  printed(): string;
  /** The current process. */
  process(): ChildProcess;
}

/** How the program is started. */
export interface ProgramSettings {
  readonly dataDir: string;
  /** A free one by default. */
  readonly port?: number;
  /** Further settings, by variable. */
  readonly env?: Readonly<Record<string, string>>;
  /** Further Node arguments, such as preloads; the process then accepts messages. */
  readonly node?: readonly string[];
  /** True: started by the launcher of `npm start`. False: the program itself, so that a kill hits it. */
  readonly byStart?: boolean;
}

/** Starts the program. Fails with its whole output if it does not get ready. */
export async function startProgram({
  dataDir,
  port = 0,
  env = {},
  node = [],
  byStart = false,
}: ProgramSettings): Promise<RunningServer> {
  let printed = "";
  const launch = async (at: number) => {
    const { file, env: usual } = programCommand();
    const command = byStart ? ["--import", "tsx", "lib/cli/start.ts"] : [...node, file];
    const child = spawn(process.execPath, command, {
      env: {
        ...usual,
        DATA_DIR: dataDir,
        PORT: String(at),
        HOST: "127.0.0.1",
        PUBLIC_URL: "",
        // The tests' phones use this name (`fromNetwork`).
        ALLOWED_HOSTS: "table.test",
        TRUSTED_PROXIES: "",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe", ...(node.length > 0 ? (["ipc"] as const) : [])],
    });
    const ended = once(child, "close").then(([code, signal]): Ending => ({ code, signal }));
    const origin = await new Promise<string>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        printed += chunk;
        const ready = /(?:^|"text":")Ready: ([^\s"]+)/m.exec(printed.slice(heardBefore));
        if (ready?.[1]) resolve(ready[1]);
      };
      const heardBefore = printed.length;
      child.stdout?.on("data", hear);
      child.stderr?.on("data", hear);
      ended.then(({ code, signal }) =>
        reject(new Error(`The server ended (${code ?? signal}):\n${printed}`)),
      );
    });
    return { child, ended, origin };
  };

  let current = await launch(port);
  const { origin } = current;
  return {
    origin,
    dataDir,
    kill: (signal = "SIGTERM") => {
      current.child.kill(signal);
      return current.ended;
    },
    restart: async () => {
      current = await launch(Number(new URL(origin).port));
    },
    printed: () => printed,
    process: () => current.child,
  };
}
