import { spawn } from "node:child_process";

/** A program that answers requests. */
export interface Running {
  readonly origin: string;
  readonly stop: () => Promise<unknown>;
}

/**
 * Starts a Node program, and waits until it prints where it listens. It ends when this one does, also when that fails.
 * @param ready matches that, with the origin as its first group.
 * @throws Error with all it printed, when it ends before.
 */
export async function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  ready: RegExp,
): Promise<Running> {
  const program = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // It may have ended by itself before it is told to.
  const ended = new Promise((resolve) => program.once("close", resolve));
  const end = () => program.kill();
  process.once("exit", end);
  let printed = "";
  const origin = await new Promise<string>((resolve, reject) => {
    program.stdout.on("data", (piece) => {
      printed += piece;
      const found = ready.exec(printed)?.[1];
      if (found) resolve(found);
    });
    program.once("close", () => reject(new Error(`It did not get ready:\n${printed}`)));
  });
  const stop = () => {
    process.off("exit", end);
    end();
    return ended;
  };
  return { origin, stop };
}

/** Our own program, with this data folder, on a free port of this machine only. */
export const startOurs = (dataDir: string): Promise<Running> =>
  startProgram(
    ["--import", "tsx", "lib/cli/start.ts"],
    { DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1", PUBLIC_URL: "", ALLOWED_HOSTS: "table.test" },
    /^Ready: (\S+)/m,
  );
