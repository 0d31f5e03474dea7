import { partsOf } from "@/lib/protocol/addressOf";
import { OPERATIONS, type OperationName } from "@/lib/protocol/routes";
import {
  DECISIONS,
  FOR_TOKENS,
  JOINED_BEFORE,
  OFFLINE_COPIES,
  ROUTES,
  TAKES_MORE,
  TOKEN_DECISIONS,
  TREATED_AS,
  WAYS_OF_ASKING,
} from "./table";

/** The possible decisions: allowed, or a refusal. */
export const DECIDED = ["ok", "401", "403", "404", "409"] as const;
export type Decided = (typeof DECIDED)[number];

/** One line of the table of routes. */
export interface Line {
  readonly method: "PAGE" | "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The route's folder: "/games/[id]"; for an operation its declared path: "/api/v1/games/{game}". */
  readonly route: string;
  /** The variant, for routes with several. */
  readonly how: string;
  readonly needs: string;
  /** Method, route and variant, as in the list of bodies. */
  readonly ask: string;
}

/** One cell: the decision for a role, a kind of object, and a permission. */
export interface Cell {
  readonly needs: string;
  /** "own group’s", "guests’" …; "there is" for routes without an object. */
  readonly object: string;
  readonly role: string;
  readonly decided: Decided;
}

const rows = (text: string): readonly string[] => text.split("\n").filter((row) => row.trim() !== "");
const columnsOf = (row: string): readonly string[] => row.trim().split(/\s{2,}/);

/** The parsed table of routes. */
const routes: readonly Line[] = rows(ROUTES).map((row) => {
  const read = /^(PAGE|GET|POST|PUT|PATCH|DELETE)\s+(\/\S*)(?:\s+\(([^)]+)\))?\s{2,}(.+)$/.exec(row);
  if (!read) throw new Error(`a line of the access table cannot be read: ${row}`);
  const [, method, route = "", how = "", needs = ""] = read;
  const ask = `${method} ${route}${how && ` (${how})`}`;
  return { method: method as Line["method"], route, how, needs: needs.trim(), ask };
});

/** The operations of the API, in every variant. */
const operations: readonly Line[] = (Object.keys(OPERATIONS) as OperationName[]).flatMap((name) => {
  const { method, path } = partsOf(name);
  const ways = { "": TAKES_MORE[name] ?? OPERATIONS[name].requires, ...WAYS_OF_ASKING[name] };
  return Object.entries(ways).map(([how, needs]) => ({
    method: method as Line["method"],
    route: path,
    how,
    needs,
    ask: `${name}${how && ` (${how})`}`,
  }));
});

export const lines: readonly Line[] = [...routes, ...operations];

/** Parses a table of decisions: the roles and the cells. */
function decisionsIn(text: string): { roles: readonly string[]; cells: readonly Cell[] } {
  const [heading = "", ...decisions] = rows(text);
  const asking = columnsOf(heading);
  const read = decisions.flatMap((row, at) => {
    if (!row.startsWith(" ")) return [];
    const needs =
      decisions
        .slice(0, at)
        .findLast((above) => !above.startsWith(" "))
        ?.trim() ?? "";
    const [object = "", ...rowCells] = columnsOf(row);
    if (rowCells.length !== asking.length) throw new Error(`a row of the access table is not full: ${row}`);
    return asking.map((role, column) => {
      const decided = DECIDED.find((known) => known === rowCells[column]);
      if (!decided) throw new Error(`the access table says ${rowCells[column]} in: ${row}`);
      return { needs, object, role, decided };
    });
  });
  return { roles: asking, cells: read };
}

/** The roles, and the parsed table of decisions. */
const decided = decisionsIn(DECISIONS);
export const roles: readonly string[] = [...decided.roles, ...Object.keys(TREATED_AS)];
export const cells: readonly Cell[] = [
  ...decided.cells,
  ...Object.entries(TREATED_AS).flatMap(([role, as]) =>
    decided.cells.filter((cell) => cell.role === as).map((cell) => ({ ...cell, role })),
  ),
];

/** The possible fates of a phone's tables at sign-in. */
export const RESULTS = ["came along", "stayed"] as const;
export type Result = (typeof RESULTS)[number];

const joinedBefore = decisionsIn(JOINED_BEFORE);

/** The roles of that table. */
export const rolesJoinedBefore = joinedBefore.roles;

/** The table for phones that came to the tables before signing in. */
export const cellsJoinedBefore = (result: Result): readonly Cell[] =>
  cells
    .filter(({ role }) => rolesJoinedBefore.includes(role))
    .map(
      (cell) =>
        joinedBefore.cells.find(
          ({ needs, object, role }) =>
            needs === cell.needs &&
            role === cell.role &&
            (object === cell.object || object === `${cell.object}, ${result}`),
        ) ?? cell,
    )
    .map(({ object, ...cell }) => ({ ...cell, object: object.split(", ")[0] ?? "" }));

const byToken = decisionsIn(TOKEN_DECISIONS);

/** The tokens in the table of decisions for programs, and its cells. */
export const { roles: tokenRoles, cells: tokenCells } = byToken;

/** The operations as a program asks them. Pages and other routes take no tokens. */
export const tokenLines: readonly Line[] = operations.map((line) => ({
  ...line,
  needs: FOR_TOKENS[line.ask as OperationName] ?? line.needs,
}));

/** The decision of a table for a permission, object and role; undefined if it has none. */
export const decisionOn = (
  table: readonly Cell[],
  needs: string,
  object: string,
  role: string,
): Decided | undefined =>
  table.find((cell) => cell.needs === needs && cell.object === object && cell.role === role)?.decided;

/** By the state of a phone, the pages with an offline copy and those without. */
export const offlineCopies = (() => {
  const [heading = "", ...pages] = rows(OFFLINE_COPIES);
  return columnsOf(heading).map((state, column) => ({
    state,
    pages: pages.map((row) => {
      const [route = "", ...has] = columnsOf(row);
      return { route, isCopied: has[column] === "copy" };
    }),
  }));
})();
