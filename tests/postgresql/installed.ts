import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const DEBIAN = "/usr/lib/postgresql";

/** The message if PostgreSQL's programs are missing. */
export const NO_POSTGRES =
  "Install PostgreSQL (Debian: postgresql), or set POSTGRES_BIN to the folder of initdb";

/** The folder of PostgreSQL's programs; null if not installed. */
export function postgresBin(): string | null {
  const found = [process.env.POSTGRES_BIN, ...debian(), pgConfigBin(), "/usr/local/pgsql/bin"];
  return found.find((folder) => folder !== undefined && existsSync(path.join(folder, "initdb"))) ?? null;
}

/** Newest first. */
const debian = (): readonly string[] =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(DEBIAN, version, "bin"))
    : [];

function pgConfigBin(): string | undefined {
  try {
    return execFileSync("pg_config", ["--bindir"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}
