/** The cursor for the pagination of a newest-first list: the time and id of the page's last row. */
interface Cursor {
  readonly at: Date;
  readonly id: string;
}

/** Serializes a cursor for the next page's address. */
export const writeCursor = ({ at, id }: Cursor): string => `${at.toISOString()}~${id}`;

/** The condition that continues after a cursor, in order of creation. */
export function afterCursor(text: string | undefined) {
  const mark = parseCursor(text);
  if (mark === null) return {};
  const { at, id } = mark;
  return { createdAt: { lte: at }, NOT: { createdAt: at, id: { gte: id } } };
}

/** Parses a cursor; null if it is missing or invalid, which means the first page. */
export function parseCursor(text: string | undefined): Cursor | null {
  const [time = "", id = ""] = text?.split("~") ?? [];
  const at = new Date(time);
  return Number.isNaN(at.valueOf()) ? null : { at, id };
}
