import { partsOf } from "@/lib/protocol/addressOf";
import { OPERATIONS, type OperationName } from "@/lib/protocol/routes";
import {
  DECISIONS,
  FOR_TOKENS,
  GROUP_TOKEN_DECISIONS,
  GROUP_TOKENS,
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

/** True if the table for phones that came before names a permission and a role's object. */
export const isListed = ({ needs, object, role }: Cell): boolean =>
  joinedBefore.cells.some(
    (cell) => cell.needs === needs && cell.role === role && cell.object.split(", ")[0] === object,
  );

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

/** Thousands of answers are compared with a table. */
const indexes = new WeakMap<readonly Cell[], ReadonlyMap<string, Decided>>();

const byToken = decisionsIn(TOKEN_DECISIONS);
const byGroupToken = decisionsIn(GROUP_TOKEN_DECISIONS);

/** The tokens in the table of decisions for programs. */
export const tokenRoles: readonly string[] = [...byToken.roles, ...byGroupToken.roles];

/** Pages and other routes than operations take no tokens: a program is no one there. */
const AS_NO_ONE = "as no one, ";

/** The permission that a route requires of people. */
export const needsOfPeople = ({ needs }: Pick<Line, "needs">): string => needs.replace(AS_NO_ONE, "");

/** The cells of programs, at operations and at all other routes. */
export const tokenCells: readonly Cell[] = [
  ...byToken.cells,
  ...Object.entries(GROUP_TOKENS).flatMap(([role, as]) =>
    byToken.cells
      .filter((cell) => cell.role === as)
      .map(({ needs, object, decided }) => ({
        ...{ needs, object, role },
        decided: decisionOn(byGroupToken.cells, needs, object, role) ?? decided,
      })),
  ),
  ...tokenRoles.flatMap((role) =>
    cells
      .filter((cell) => cell.role === "anonymous")
      .map((cell) => ({ ...cell, role, needs: AS_NO_ONE + cell.needs })),
  ),
];

/** Every route as a program asks it. */
export const tokenLines: readonly Line[] = [
  ...operations.map((line) => ({ ...line, needs: FOR_TOKENS[line.ask as OperationName] ?? line.needs })),
  ...routes.map((line) => ({ ...line, needs: AS_NO_ONE + line.needs })),
];

/** The decision of a table for a permission, object and role; undefined if it has none. */
export function decisionOn(
  table: readonly Cell[],
  needs: string,
  object: string,
  role: string,
): Decided | undefined {
  let index = indexes.get(table);
  if (index === undefined) {
    index = new Map(table.map((cell) => [`${cell.needs}: ${cell.object}, ${cell.role}`, cell.decided]));
    indexes.set(table, index);
  }
  return index.get(`${needs}: ${object}, ${role}`);
}

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
