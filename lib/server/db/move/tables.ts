/** A table of a database, as its catalog names it. */
export interface DatabaseTable {
  readonly name: string;
  /** In alphabetical order: the databases order them differently. */
  readonly columns: readonly Column[];
}

/** A column with the type of its own database. */
export interface Column {
  readonly name: string;
  readonly type: string;
}

/** A row by column. Every value is a text as PostgreSQL writes and reads it, or null. */
export type Row = readonly (string | null)[];

/** Rows that are read, sent and inserted at once. */
export const BATCH = 500;

/** One open transaction on a database, to read all its rows or to fill its tables. */
export interface OpenTables {
  /** All tables but that of migrations, in alphabetical order. */
  tables(): Promise<readonly DatabaseTable[]>;
  count(table: DatabaseTable): Promise<number>;
  read(table: DatabaseTable): AsyncIterable<readonly Row[]>;
  /** Inserts rows. A row may refer to one that follows, until `finish`. */
  insert(table: DatabaseTable, rows: readonly Row[]): Promise<void>;
  /** The last number that the table has given to a row; null without a counter. */
  lastNumber(table: DatabaseTable): Promise<string | null>;
  /** Continues the table's counter after this number. */
  countFrom(table: DatabaseTable, last: string): Promise<void>;
  /** Checks that every row refers to existing ones. Throws otherwise. */
  finish(): Promise<void>;
}

/** A name as both databases quote it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Names, quoted and separated by commas. */
export const columnList = ({ columns }: DatabaseTable): string =>
  columns.map(({ name }) => quoted(name)).join(", ");

/** Groups the rows of a catalog query (table, column, type) by table. */
export function tablesOf(catalog: readonly (readonly unknown[])[]): readonly DatabaseTable[] {
  const found = new Map<string, Column[]>();
  for (const [table, name, type] of catalog) {
    const columns = found.get(String(table)) ?? [];
    found.set(String(table), [...columns, { name: String(name), type: String(type) }]);
  }
  return [...found].map(([name, columns]) => ({ name, columns }));
}
