import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import { statement } from "@/lib/server/db/sqlite";

/** A temporary PostgreSQL server. */
export interface Server {
  /** The address of one of its databases. */
  readonly address: (database: string) => string;
  /** Starts it again after `kill`. */
  readonly start: () => Promise<void>;
  /** Kills it like a power cut, except that the disk keeps its writes. */
  readonly kill: () => Promise<void>;
  /** Stops it, and deletes its data. */
  readonly end: () => Promise<void>;
}

const NOT_SAFE = ["fsync=off", "full_page_writes=off", "synchronous_commit=off"];

const SETTINGS = ["listen_addresses=", "max_connections=400", "timezone=Pacific/Auckland", "autovacuum=off"];

/**
 * Creates and starts a PostgreSQL server on a socket, with an unusual time zone and locale, which must not
 * matter.
 * @param bin The folder of its programs. @param safe True if confirmed data must survive a kill.
 */
export async function startServer(bin: string, safe = false): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), "dice-pg-"));
  const as = asWhom();
  if (as !== null) chownSync(folder, as.uid, as.gid);
  const data = path.join(folder, "data");
  execFileSync(
    path.join(bin, "initdb"),
    ["-D", data, "-U", "dice", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
    { ...as, cwd: folder, stdio: ["ignore", "ignore", "inherit"] },
  );
  const address = (database: string) => `postgresql://dice@localhost/${database}?host=${folder}`;
  const settings = [...SETTINGS, `unix_socket_directories=${folder}`, ...(safe ? [] : NOT_SAFE)];
  const options = settings.flatMap((one) => ["-c", one]);
  let running: ReturnType<typeof spawn> | undefined;
  const start = async () => {
    running = spawn(path.join(bin, "postgres"), ["-D", data, ...options], {
      ...as,
      cwd: folder,
      stdio: "ignore",
    });
    for (let tries = 1; !(await answers(address("postgres"))); tries++) {
      if (tries === 200 || running.exitCode !== null) throw new Error("PostgreSQL does not start");
      await wait(50);
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    if (running === undefined || running.exitCode !== null) return;
    const ended = once(running, "exit");
    running.kill(signal);
    await ended;
    running = undefined;
  };
  await start();
  return {
    address,
    start,
    // An immediate shutdown: after a kill its processes would live on for seconds and block the next start.
    kill: () => end("SIGQUIT"),
    end: async () => {
      await end("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function asWhom(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = ["-u", "-g"].map((which) =>
    Number(execFileSync("id", [which, "postgres"], { encoding: "utf8" })),
  );
  return { uid: uid as number, gid: gid as number };
}

async function answers(address: string): Promise<boolean> {
  return ask(address, "SELECT 1").then(
    () => true,
    () => false,
  );
}

/** Runs one statement on a separate connection. */
export async function ask(address: string, sql: string): Promise<readonly unknown[][]> {
  const connection = await new PrismaPg({ connectionString: address, max: 1 }).connect();
  try {
    return (await connection.queryRaw(statement(sql))).rows;
  } finally {
    await connection.dispose();
  }
}
