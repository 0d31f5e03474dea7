import type Sqlite from "better-sqlite3";
import {
  BATCH,
  columnList,
  type DatabaseTable,
  inOrder,
  type OpenTables,
  quoted,
  type Row,
  tablesOf,
} from "./tables";

/** How a column type's values become PostgreSQL's texts, and back. */
interface Conversion {
  readonly toText: (value: unknown) => string;
  readonly toValue: (text: string) => unknown;
}

const asText: Conversion = { toText: String, toValue: (text) => text };
const asInteger: Conversion = { toText: String, toValue: BigInt };

/** By the types that Prisma's migrations declare. */
const CONVERSIONS: Readonly<Record<string, Conversion>> = {
  TEXT: asText,
  JSONB: asText,
  INTEGER: asInteger,
  BIGINT: asInteger,
  REAL: { toText: String, toValue: Number },
  BOOLEAN: {
    toText: (value) => String(value !== 0n),
    toValue: (text) => (text === "true" ? 1n : 0n),
  },
  DATETIME: { toText: timeToText, toValue: textToTime },
  BLOB: {
    toText: (value) => `\\x${(value as Buffer).toString("hex")}`,
    toValue: (text) => Buffer.from(text.slice("\\x".length), "hex"),
  },
};

/**
 * Prisma's driver writes times as "2026-11-26T20:00:00.000+00:00". Without a zone they are UTC, and numbers are
 * milliseconds.
 */
function timeToText(value: unknown): string {
  const zoned = typeof value === "string" && !/(Z|[+-]\d\d:\d\d)$/.test(value) ? `${value}Z` : value;
  return new Date(typeof zoned === "bigint" ? Number(zoned) : String(zoned)).toISOString().slice(0, -1);
}

function textToTime(text: string): string {
  return new Date(`${text.replace(" ", "T")}Z`).toISOString().replace("Z", "+00:00");
}

const conversionsOf = ({ columns }: DatabaseTable): readonly Conversion[] =>
  columns.map(({ name, type }) => {
    const found = CONVERSIONS[type];
    if (found === undefined) throw new Error(`The column ${name} has the unknown type ${type}`);
    return found;
  });

const COLUMNS = `
  SELECT t.name, c.name, c.type, c.pk FROM sqlite_schema t, pragma_table_info(t.name) c
  WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite@_%' ESCAPE '@' AND t.name <> '_prisma_migrations'
  ORDER BY 1, 2`;

/** Reads and fills the tables of a SQLite file in its open transaction. */
export function sqliteTables(connection: Sqlite.Database): OpenTables {
  // They are checked at the end, so that rows may arrive in any order.
  connection.pragma("defer_foreign_keys = ON");
  const ask = (sql: string, ...values: readonly unknown[]) =>
    connection
      .prepare(sql)
      .raw()
      .safeIntegers()
      .all(...values) as unknown[][];
  const counted = () => ask("SELECT 1 FROM sqlite_schema WHERE name = 'sqlite_sequence'").length > 0;
  return {
    tables: async () => tablesOf(ask(COLUMNS)),
    count: async ({ name }) => Number(ask(`SELECT count(*) FROM ${quoted(name)}`)[0]?.[0]),
    async *read(table) {
      const conversions = conversionsOf(table);
      const convert = (row: readonly unknown[]): Row =>
        row.map((value, at) => (value === null ? null : (conversions[at] as Conversion).toText(value)));
      const selected = connection.prepare(
        `SELECT ${columnList(table)} FROM ${quoted(table.name)}${inOrder(table)}`,
      );
      let batch: Row[] = [];
      for (const row of selected.raw().safeIntegers().iterate() as Iterable<unknown[]>) {
        if (batch.push(convert(row)) < BATCH) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
    async insert(table, rows) {
      const conversions = conversionsOf(table);
      const places = conversions.map(() => "?").join(", ");
      const one = connection.prepare(
        `INSERT INTO ${quoted(table.name)} (${columnList(table)}) VALUES (${places})`,
      );
      for (const row of rows)
        one.run(
          row.map((text, at) => (text === null ? null : (conversions[at] as Conversion).toValue(text))),
        );
    },
    async lastNumber({ name }) {
      // A key with a default never takes a number from its counter.
      const last = counted()
        ? ask(
            `SELECT seq FROM sqlite_sequence WHERE name = ?
             AND NOT EXISTS (SELECT 1 FROM pragma_table_info(?) WHERE pk > 0 AND dflt_value IS NOT NULL)`,
            name,
            name,
          )[0]?.[0]
        : undefined;
      return last === undefined ? null : String(last);
    },
    async countFrom({ name }, last) {
      connection.prepare("DELETE FROM sqlite_sequence WHERE name = ?").run(name);
      connection.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)").run(name, BigInt(last));
    },
    async finish() {
      const [broken] = ask("PRAGMA foreign_key_check");
      if (broken) throw new Error(`${broken[0]} would reference a missing ${broken[2]}`);
    },
  };
}
