import { chmodSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { serverPlace } from "../../process/databasePlace";
import { databaseFile, prepareDataDir, servingLock } from "../../process/dataDir";
import { readEnvironment } from "../../process/env";
import { OperatorError, reasonOf } from "../../process/operatorError";
import { ifAlone } from "../../process/startLock";
import { faultOf } from "../faults/faultOf";
import { migrate } from "../migrate";
import { lockMigrations, migratePostgres, withPostgres } from "../migratePostgres";
import { SERVING } from "../notices";
import type { OneConnection } from "../schemaEngine";
import { statement } from "../sqlite";
import { syncToDisk } from "../upkeep/copyDatabase";
import { POSTGRES, requireUpToDate, SQLITE } from "../upToDate";
import { openArchive, writeArchive } from "./archive";
import { postgresTables } from "./postgresTables";
import { sqliteTables } from "./sqliteTables";
import type { DatabaseTable, OpenTables } from "./tables";

/** The rows that were moved, by table. */
export type Moved = ReadonlyMap<string, number>;

/** Called with the number of rows so far, and in total. */
type Progress = (rows: number, of: number) => void;

/** The destination: the SQLite file in the data folder, or the address of a PostgreSQL database. */
export type Destination = "sqlite" | { readonly url: string };

/**
 * Copies every row of the configured database into an empty one of the other kind, in one transaction. The
 * destination gets its tables first. The source stays unchanged.
 * @throws OperatorError when a program runs, the destination is not empty or does not respond, or a database
 * is of another version. Nothing is moved then.
 */
export async function moveDatabase(to: Destination, progress: Progress = () => undefined): Promise<Moved> {
  const { databaseUrl, dataDir } = readEnvironment();
  const moveTo = (from: OpenTables) =>
    to === "sqlite" ? intoSqlite(from, dataDir, progress) : intoPostgres(from, to.url, progress);
  if (databaseUrl === undefined) {
    if (to === "sqlite")
      throw new OperatorError("The games are in SQLite already: set DATABASE_URL to move.");
    await requireUpToDate();
    return whileStopped(dataDir, () => fromSqlite(databaseFile(dataDir), moveTo));
  }
  if (to !== "sqlite" && serverPlace(to.url) === serverPlace(databaseUrl))
    throw new OperatorError(`The games are in ${serverPlace(to.url)} already: name another database.`);
  await reachable(databaseUrl, requireUpToDate);
  const move = () =>
    reachable(databaseUrl, () =>
      fromPostgres(databaseUrl, async (from, connection) => {
        await requireNotServed(connection, databaseUrl);
        return moveTo(from);
      }),
    );
  return to === "sqlite" ? whileStopped(dataDir, move) : move();
}

/**
 * Writes every row of the configured database to a file, as it is at one moment. A program may run meanwhile.
 * @throws OperatorError if the file exists, or the database does not respond or is of another version
 */
export async function exportDatabase(file: string, progress: Progress = () => undefined): Promise<Moved> {
  const { databaseUrl, dataDir } = readEnvironment();
  const write = (from: OpenTables) => writeArchive(from, file, progress);
  if (databaseUrl !== undefined)
    return reachable(databaseUrl, async () => {
      await requireUpToDate();
      return fromPostgres(databaseUrl, write);
    });
  await requireUpToDate();
  return fromSqlite(databaseFile(dataDir), write);
}

/**
 * Fills the configured database, which must be empty, from such a file, in one transaction.
 * @throws OperatorError when a program runs, the database is not empty, or the file is no whole archive of this
 * version. Nothing is imported then.
 */
export async function importDatabase(file: string, progress: Progress = () => undefined): Promise<Moved> {
  const { databaseUrl, dataDir } = readEnvironment();
  const from = await openArchive(file);
  return databaseUrl === undefined
    ? whileStopped(dataDir, () => intoSqlite(from, dataDir, progress))
    : intoPostgres(from, databaseUrl, progress);
}

/** Runs work while no program serves from the data folder. */
async function whileStopped<Answer>(dataDir: string, work: () => Promise<Answer>): Promise<Answer> {
  prepareDataDir(dataDir);
  const answers: Answer[] = [];
  const stopped = await ifAlone(servingLock(dataDir), async () => void answers.push(await work()));
  if (!stopped)
    throw new OperatorError(
      `The program is running with the data folder ${dataDir}: stop it first, then move the games.`,
    );
  return answers[0] as Answer;
}

/** Moves rows from an open database. */
type Move = (from: OpenTables) => Promise<Moved>;

async function fromSqlite(file: string, move: Move): Promise<Moved> {
  const connection = new Database(file, { fileMustExist: true });
  try {
    // Reads one moment.
    connection.exec("BEGIN");
    return await move(sqliteTables(connection));
  } finally {
    connection.close();
  }
}

const fromPostgres = (
  url: string,
  move: (from: OpenTables, connection: OneConnection) => Promise<Moved>,
): Promise<Moved> =>
  withPostgres(url, async (connection) => {
    await connection.executeRaw(statement("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"));
    await lockMigrations(connection);
    return move(await postgresTables(connection), connection);
  });

/** A program listens on its database as long as it serves. */
async function requireNotServed(connection: OneConnection, url: string): Promise<void> {
  const { rows } = await connection.queryRaw(
    statement(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = '${SERVING}'`,
    ),
  );
  if (rows.length > 0)
    throw new OperatorError(
      `A program is running with the database ${serverPlace(url)}: stop every one first, then move the games.`,
    );
}

async function intoPostgres(from: OpenTables, url: string, progress: Progress): Promise<Moved> {
  return reachable(url, async () => {
    await migratePostgres(url, POSTGRES);
    return withPostgres(url, async (connection) => {
      await lockMigrations(connection);
      await requireNotServed(connection, url);
      const moved = await copyTables(from, await postgresTables(connection), serverPlace(url), progress);
      await connection.executeRaw(statement("COMMIT"));
      return moved;
    });
  });
}

/** Fills a file beside the database and renames it when it is complete and on disk. */
async function intoSqlite(from: OpenTables, dataDir: string, progress: Progress): Promise<Moved> {
  const file = databaseFile(dataDir);
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0)
    throw new OperatorError(
      `The database ${file} exists already and is not overwritten: move it to another folder, with the files -wal and -shm beside it if there are any.`,
    );
  const draftDir = path.join(dataDir, "moving.unfinished");
  rmSync(draftDir, { recursive: true, force: true });
  mkdirSync(draftDir, { mode: 0o700 });
  try {
    await migrate(draftDir, SQLITE);
    const draft = databaseFile(draftDir);
    const connection = new Database(draft, { fileMustExist: true });
    try {
      connection.exec("BEGIN IMMEDIATE");
      const moved = await copyTables(from, sqliteTables(connection), file, progress);
      connection.exec("COMMIT");
      connection.pragma("wal_checkpoint(TRUNCATE)");
      connection.close();
      chmodSync(draft, 0o600);
      await syncToDisk(draft);
      // Logs of an empty or deleted database.
      for (const log of [`${file}-wal`, `${file}-shm`]) rmSync(log, { force: true });
      renameSync(draft, file);
      await syncToDisk(dataDir);
      return moved;
    } finally {
      connection.close();
    }
  } finally {
    rmSync(draftDir, { recursive: true, force: true });
  }
}

/** Copies all rows and compares the counts of each table. */
async function copyTables(
  from: OpenTables,
  to: OpenTables,
  place: string,
  progress: Progress,
): Promise<Moved> {
  const tables = await to.tables();
  await requireEmpty(to, tables, place);
  const sources = new Map((await from.tables()).map((table) => [table.name, table]));
  const wanted = new Map<string, number>();
  for (const table of sources.values()) wanted.set(table.name, await from.count(table));
  const total = [...wanted.values()].reduce((sum, rows) => sum + rows, 0);
  let rows = 0;
  for (const table of tables) {
    try {
      const source = matching(table, sources.get(table.name));
      for await (const batch of from.read(source)) {
        await to.insert(table, batch);
        rows += batch.length;
        progress(rows, total);
      }
      const last = await from.lastNumber(source);
      if (last !== null) await to.countFrom(table, last);
      const [before, after] = [wanted.get(table.name), await to.count(table)];
      if (before !== after) throw new Error(`${after} of ${before} rows arrived`);
    } catch (thrown) {
      throw failed(thrown, `in ${table.name}: ${reasonOf(thrown)}`);
    }
  }
  await to.finish().catch((thrown) => {
    throw failed(thrown, reasonOf(thrown));
  });
  return wanted;
}

/** Faults of a disk or server have a sentence of their own. */
const failed = (thrown: unknown, why: string): unknown =>
  faultOf(thrown) === null
    ? new OperatorError(`Nothing was moved, because the databases do not fit (${why}).`, { cause: thrown })
    : thrown;

async function requireEmpty(to: OpenTables, tables: readonly DatabaseTable[], place: string): Promise<void> {
  for (const table of tables) {
    const rows = await to.count(table);
    if (rows > 0)
      throw new OperatorError(
        `The database ${place} is not empty (${table.name} has ${rows} ${rows === 1 ? "row" : "rows"}): create a new one.`,
      );
  }
}

/** @returns the source's table. Both have all migrations, so the names differ only by a mistake in one. */
function matching(table: DatabaseTable, source: DatabaseTable | undefined): DatabaseTable {
  const names = (one: DatabaseTable) => one.columns.map(({ name }) => name).join();
  if (source === undefined || names(source) !== names(table)) throw new Error("the columns differ");
  return source;
}

/** @throws OperatorError when a PostgreSQL server does not respond. */
async function reachable<Answer>(url: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (thrown) {
    if (faultOf(thrown) !== "no-database") throw thrown;
    throw new OperatorError(
      `${serverPlace(url)} does not respond: check that PostgreSQL runs there, then repeat the command. Nothing was moved.`,
      { cause: thrown },
    );
  }
}
