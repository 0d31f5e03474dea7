import { createReadStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import readline from "node:readline";
import { z } from "zod";
import { OperatorError, reasonOf } from "../../process/operatorError";
import { BATCH, type Column, type DatabaseTable, type OpenTables, type Row } from "./tables";

// An archive of a whole server (docs/guide/operating.md): JSON, one value per line. The first line lists the tables
// with their columns and row counts. Each other line is a row. The same rows give the same bytes on both databases.

const FORMAT = "dice-installation/1";

const header = z.strictObject({
  format: z.literal(FORMAT),
  tables: z.array(
    z.strictObject({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int().min(0),
      /** The last value of the table's counter; null if it has none. */
      last: z.string().regex(/^\d+$/).nullable(),
    }),
  ),
});
const row = z.array(z.string().nullable());

/** Texts that the databases write in different forms, by the types of both. */
const canonical = ({ type }: Column): ((text: string) => string) =>
  /^(datetime|timestamp)/i.test(type)
    ? (text) => new Date(`${text.replace(" ", "T")}Z`).toISOString().slice(0, -1)
    : /^(real|double)/i.test(type)
      ? (text) => String(Number(text))
      : (text) => text;

/**
 * Writes an archive: a draft first, renamed once it is complete and on disk.
 * @param progress gets the number of rows so far, and in total
 * @throws OperatorError if the file exists, or cannot be made there
 */
export async function writeArchive(
  from: OpenTables,
  file: string,
  progress: (rows: number, of: number) => void,
): Promise<ReadonlyMap<string, number>> {
  const draft = `${file}.unfinished`;
  const tables = await from.tables();
  const counts = new Map<string, number>();
  for (const table of tables) counts.set(table.name, await from.count(table));
  const total = [...counts.values()].reduce((sum, rows) => sum + rows, 0);
  await requireNew(file);
  const to = await open(draft, "w", 0o600).catch((thrown) => {
    throw new OperatorError(
      `${file} cannot be written (${reasonOf(thrown)}): choose another folder or name.`,
    );
  });
  try {
    const listed = [];
    for (const table of tables)
      listed.push({
        name: table.name,
        columns: table.columns.map(({ name }) => name),
        rows: counts.get(table.name),
        last: await from.lastNumber(table),
      });
    await to.write(`${JSON.stringify({ format: FORMAT, tables: listed })}\n`);
    let rows = 0;
    for (const table of tables) {
      const forms = table.columns.map(canonical);
      for await (const batch of from.read(table)) {
        const written = batch.map((one) =>
          JSON.stringify(one.map((text, at) => (text === null ? null : forms[at]?.(text)))),
        );
        await to.write(`${written.join("\n")}\n`);
        rows += batch.length;
        progress(rows, total);
      }
    }
    await to.sync();
    await to.close();
    await requireNew(file);
    await rename(draft, file);
    return counts;
  } finally {
    await to.close().catch(() => undefined);
    await rm(draft, { force: true });
  }
}

async function requireNew(file: string): Promise<void> {
  const there = await open(file, "r").catch(() => null);
  if (there === null) return;
  await there.close();
  throw new OperatorError(`${file} exists already and is not overwritten: choose another name.`);
}

/**
 * Opens an archive to read its tables once each, in their order.
 * @throws OperatorError, also while rows are read, with the line that is wrong
 */
export async function openArchive(file: string): Promise<OpenTables> {
  const lines = readline.createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  const read = lines[Symbol.asyncIterator]();
  let line = 0;
  let opened = 0;
  const wrong = (why: string) => new OperatorError(`${file}, line ${line}: ${why}. Nothing was imported.`);
  const next = async <Value>(shape: z.ZodType<Value>, what: string): Promise<Value> => {
    line++;
    const { value: text, done } = await read.next();
    if (done) throw wrong("the archive ends too early");
    const found = shape.safeParse(parsed(text));
    if (!found.success) throw wrong(`this is not ${what}`);
    return found.data;
  };
  const { tables } = await next(header, `the first line of a ${FORMAT}`).catch((thrown) => {
    throw thrown instanceof OperatorError
      ? thrown
      : new OperatorError(`${file} cannot be read: ${thrown.message}`);
  });
  const about = ({ name }: DatabaseTable) => {
    const found = tables.find((table) => table.name === name);
    if (found === undefined) throw wrong(`the archive has no table ${name}`);
    return found;
  };
  return {
    tables: async () =>
      tables.map(({ name, columns }) => ({
        name,
        key: [],
        columns: columns.map((column) => ({ name: column, type: "" })),
      })),
    count: async (table) => about(table).rows,
    async *read(table) {
      const { rows, columns } = about(table);
      if (tables[opened++]?.name !== table.name) throw wrong("the tables are in another order");
      let batch: Row[] = [];
      for (let at = 0; at < rows; at++) {
        const one = await next(row, "a row");
        if (one.length !== columns.length)
          throw wrong(`this row has ${one.length} of ${columns.length} values`);
        if (batch.push(one) < BATCH) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
      if (opened < tables.length) return;
      line++;
      if (!(await read.next()).done) throw wrong("the archive goes on after its last row");
    },
    lastNumber: async (table) => about(table).last,
    insert: unused,
    countFrom: unused,
    finish: unused,
  };
}

const unused = () => {
  throw new Error("cannot happen: an archive is only read");
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
