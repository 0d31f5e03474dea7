import { DECISIONS, ROUTES } from "./table";

/** What somebody is told: let in, or how they are refused. */
export const DECIDED = ["ok", "401", "403", "404", "409"] as const;
export type Decided = (typeof DECIDED)[number];

/** One line of the table of routes. */
export interface Line {
  readonly method: "PAGE" | "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** As on disk: "/games/[id]". */
  readonly route: string;
  /** Where one address is asked in several ways: which. */
  readonly how: string;
  readonly needs: string;
  /** Method, route and way, as the bodies are listed. */
  readonly ask: string;
}

/** One cell: what a role is told of one kind of object, where this is needed. */
export interface Cell {
  readonly needs: string;
  /** "own group’s", "guests’" …; "there is" where it is about nothing in particular. */
  readonly object: string;
  readonly role: string;
  readonly decided: Decided;
}

const rows = (text: string): readonly string[] => text.split("\n").filter((row) => row.trim() !== "");
const columnsOf = (row: string): readonly string[] => row.trim().split(/\s{2,}/);

/** The table of routes, read. */
export const lines: readonly Line[] = rows(ROUTES).map((row) => {
  const read = /^(PAGE|GET|POST|PUT|PATCH|DELETE)\s+(\/\S*)(?:\s+\(([^)]+)\))?\s{2,}(.+)$/.exec(row);
  if (!read) throw new Error(`a line of the access table cannot be read: ${row}`);
  const [, method, route = "", how = "", needs = ""] = read;
  const ask = `${method} ${route}${how && ` (${how})`}`;
  return { method: method as Line["method"], route, how, needs: needs.trim(), ask };
});

const [heading = "", ...decisions] = rows(DECISIONS);

/** Those who ask, as the table names them. */
export const roles = columnsOf(heading);

/** The table of decisions, read. */
export const cells: readonly Cell[] = decisions.flatMap((row, at) => {
  if (!row.startsWith(" ")) return [];
  const needs =
    decisions
      .slice(0, at)
      .findLast((above) => !above.startsWith(" "))
      ?.trim() ?? "";
  const [object = "", ...told] = columnsOf(row);
  if (told.length !== roles.length) throw new Error(`a row of the access table is not full: ${row}`);
  return roles.map((role, column) => {
    const decided = DECIDED.find((known) => known === told[column]);
    if (!decided) throw new Error(`the access table says ${told[column]} in: ${row}`);
    return { needs, object, role, decided };
  });
});

/** What the table says of one need, object and role; nothing where it does not speak of it. */
export const decisionOn = (needs: string, object: string, role: string): Decided | undefined =>
  cells.find((cell) => cell.needs === needs && cell.object === object && cell.role === role)?.decided;
