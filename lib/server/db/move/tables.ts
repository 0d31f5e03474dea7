/** A table of a database, as its catalog names it. */
export interface DatabaseTable {
  readonly name: string;
  /** In alphabetical order: the databases order them differently. */
  readonly columns: readonly Column[];
  /** The columns of its primary key, in their order: rows are read in it. */
  readonly key: readonly string[];
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

/** Groups the rows of a catalog query (table, column, type, place in the primary key or 0) by table. */
export function tablesOf(catalog: readonly (readonly unknown[])[]): readonly DatabaseTable[] {
  const found = new Map<string, (Column & { readonly place: number })[]>();
  for (const [table, name, type, place] of catalog) {
    const columns = found.get(String(table)) ?? [];
    found.set(String(table), [...columns, { name: String(name), type: String(type), place: Number(place) }]);
  }
  return [...found].map(([name, columns]) => ({
    name,
    columns,
    key: columns
      .filter(({ place }) => place > 0)
      .toSorted((a, b) => a.place - b.place)
      .map((column) => column.name),
  }));
}

/**
 * The order in which rows are read.
 * @param compares how the database compares a column's texts, after its name: by their bytes
 */
export const inOrder = (
  { name, key }: DatabaseTable,
  compares: (column: string) => string = () => "",
): string =>
  key.length === 0
    ? ""
    : ` ORDER BY ${key.map((column) => `${quoted(name)}.${quoted(column)}${compares(column)}`).join(", ")}`;
