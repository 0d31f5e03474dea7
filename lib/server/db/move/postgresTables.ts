import type { OneConnection } from "../schemaEngine";
import { statement } from "../sqlite";
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

const COLUMNS = `
  SELECT t.relname::text, c.attname::text, format_type(c.atttypid, c.atttypmod),
    coalesce(array_position(k.indkey::int2[], c.attnum), -1)::int + 1
  FROM pg_class t JOIN pg_attribute c ON c.attrelid = t.oid
    LEFT JOIN pg_index k ON k.indrelid = t.oid AND k.indisprimary
  WHERE t.relkind = 'r' AND t.relnamespace = current_schema()::regnamespace AND c.attnum > 0
    AND NOT c.attisdropped AND t.relname <> '_prisma_migrations'
  ORDER BY t.relname COLLATE "C", c.attname COLLATE "C"`;

/** The references between tables that are checked after each statement, as texts for SQL. */
const REFERENCES = `
  SELECT conrelid::regclass::text, quote_ident(conname) FROM pg_constraint
  WHERE contype = 'f' AND connamespace = current_schema()::regnamespace AND NOT condeferrable`;

/** Reads and fills the tables of a PostgreSQL database in its open transaction. */
export async function postgresTables(connection: OneConnection): Promise<OpenTables> {
  const ask = async (sql: string) => (await connection.queryRaw(statement(sql))).rows;
  const run = (sql: string) => connection.executeRaw(statement(sql));
  const textOf = ({ columns }: DatabaseTable) =>
    columns.map(({ name }) => `CAST(${quoted(name)} AS text)`).join(", ");
  // The texts of times, numbers and bytes depend on these.
  await run("SET LOCAL datestyle = 'ISO'; SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'");
  /** Checked at the end, so that rows may arrive in any order. Undone by a rollback. */
  const references = await ask(REFERENCES);
  let deferred = false;
  const deferReferences = async () => {
    if (deferred) return;
    deferred = true;
    for (const [table, name] of references)
      await run(`ALTER TABLE ${table} ALTER CONSTRAINT ${name} DEFERRABLE INITIALLY DEFERRED`);
  };
  /** As SQLite compares: texts by their bytes. */
  const binary =
    ({ columns }: DatabaseTable) =>
    (name: string) =>
      columns.find((column) => column.name === name)?.type === "text" ? ' COLLATE "C"' : "";
  const counterOf = async ({ name, columns }: DatabaseTable): Promise<string | null> => {
    for (const column of columns) {
      const [[found] = []] = await ask(
        `SELECT pg_get_serial_sequence(${literal(quoted(name))}, ${literal(column.name)})`,
      );
      if (typeof found === "string") return found;
    }
    return null;
  };
  return {
    tables: async () => tablesOf(await ask(COLUMNS)),
    count: async ({ name }) => Number((await ask(`SELECT count(*)::text FROM ${quoted(name)}`))[0]?.[0]),
    async *read(table) {
      await run(
        `DECLARE moving CURSOR FOR SELECT ${textOf(table)} FROM ${quoted(table.name)}${inOrder(table, binary(table))}`,
      );
      for (;;) {
        const rows = (await ask(`FETCH ${BATCH} FROM moving`)) as unknown as readonly Row[];
        if (rows.length > 0) yield rows;
        if (rows.length < BATCH) break;
      }
      await run("CLOSE moving");
    },
    async insert(table, rows) {
      await deferReferences();
      const { columns } = table;
      const values = columns.map(({ type }, at) => `CAST(c${at} AS ${type})`).join(", ");
      const lists = columns.map((_, at) => `CAST($${at + 1} AS text[])`).join(", ");
      const names = columns.map((_, at) => `c${at}`).join(", ");
      await connection.executeRaw({
        sql: `INSERT INTO ${quoted(table.name)} (${columnList(table)}) SELECT ${values} FROM unnest(${lists}) AS r(${names})`,
        args: columns.map((_, at) => rows.map((row) => row[at])),
        argTypes: columns.map(() => ({ scalarType: "string", arity: "list" })),
      });
    },
    async lastNumber(table) {
      const counter = await counterOf(table);
      if (counter === null) return null;
      const [[last] = []] = await ask(`SELECT CASE WHEN is_called THEN last_value::text END FROM ${counter}`);
      return typeof last === "string" ? last : null;
    },
    async countFrom(table, last) {
      const counter = await counterOf(table);
      if (counter !== null) await run(`SELECT setval(${literal(counter)}, ${BigInt(last)})`);
    },
    async finish() {
      await run("SET CONSTRAINTS ALL IMMEDIATE");
      if (!deferred) return;
      for (const [table, name] of references)
        await run(`ALTER TABLE ${table} ALTER CONSTRAINT ${name} NOT DEFERRABLE`);
    },
  };
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
