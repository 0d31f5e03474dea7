/** Where a page of a list ended that goes from the latest back: the time and the id of its last row. */
interface Cursor {
  readonly at: Date;
  readonly id: string;
}

/** A mark as the address of the next page carries it. */
export const writeCursor = ({ at, id }: Cursor): string => `${at.toISOString()}~${id}`;

/** The condition that picks up where a page of rows ended that are listed by when they were made. */
export function afterCursor(text: string | undefined) {
  const mark = parseCursor(text);
  if (mark === null) return {};
  const { at, id } = mark;
  return { createdAt: { lte: at }, NOT: { createdAt: at, id: { gte: id } } };
}

/** The mark in an address; null for none, and for anything else, which begins at the beginning. */
export function parseCursor(text: string | undefined): Cursor | null {
  const [time = "", id = ""] = text?.split("~") ?? [];
  const at = new Date(time);
  return Number.isNaN(at.valueOf()) ? null : { at, id };
}
