import { diceInPlay, MAX_SEATS, type NewGame, newGame } from "@/lib/engine";
import { sayRefusal } from "@/lib/messages/refusals";
import { readTypedNames, seenName } from "@/lib/protocol/names";

/** One line of the list: a name as it is being typed. `key` stays with the line when it moves. */
export interface Row {
  readonly key: number;
  readonly name: string;
}

const FEWEST_LINES = 2;

/** The list before anything is typed. */
export const NO_ROWS: readonly Row[] = [
  { key: 0, name: "" },
  { key: 1, name: "" },
];

/** A line's name as it would be kept. */
export const nameOn = (row: Row): string => seenName(row.name);

export const isBlank = (row: Row): boolean => nameOn(row) === "";

/** The names that were typed, in seat order. */
export const namesIn = (rows: readonly Row[]): readonly string[] =>
  rows.filter((row) => !isBlank(row)).map(nameOn);

/** "Ab, Ba" or one name a line (numbered or not) → the names; a single name comes back alone. */
export const splitNames = (text: string): readonly string[] =>
  text
    .split(/[,;\n\r\t]+/)
    .map((part) => part.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, "").trim())
    .filter((part) => part !== "");

export const hasSeparator = (text: string): boolean => /[,;\n\r\t]/.test(text);

const freshKey = (rows: readonly Row[]): number => Math.max(-1, ...rows.map(({ key }) => key)) + 1;

/** Keeps exactly one empty line at the end to type the next name in, and never fewer than two lines. */
function tidy(rows: readonly Row[]): readonly Row[] {
  const last = rows.findLastIndex((row) => !isBlank(row));
  const kept = rows.slice(0, Math.max(last + 2, FEWEST_LINES));
  while (kept.length < Math.min(MAX_SEATS, Math.max(last + 2, FEWEST_LINES)))
    kept.push({ key: freshKey([...rows, ...kept]), name: "" });
  return kept.slice(0, MAX_SEATS);
}

/** The list for a crew already known. */
export const rowsOf = (names: readonly string[]): readonly Row[] =>
  tidy(names.map((name, key) => ({ key, name })));

/** Puts names in place of one line, the rest after it. */
export function put(rows: readonly Row[], at: number, names: readonly string[]): readonly Row[] {
  const [first = "", ...more] = names;
  const line = rows[at];
  if (line === undefined) return rows;
  let key = freshKey(rows);
  const added = more.map((name) => ({ key: key++, name }));
  // Empty lines right after are used up first, so that a pasted crew leaves no gaps.
  const rest = rows.slice(at + 1);
  const gap = rest.findIndex((row) => !isBlank(row));
  const after = added.length > 0 ? (gap === -1 ? [] : rest.slice(gap)) : rest;
  return tidy([...rows.slice(0, at), { ...line, name: first }, ...added, ...after]);
}

/** Moves one line to another place. */
export function move(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const moved = rows[from];
  if (moved === undefined || to < 0 || to >= rows.length) return rows;
  const others = rows.filter((row) => row !== moved);
  return tidy([...others.slice(0, to), moved, ...others.slice(to)]);
}

/** Takes one line away. */
export const without = (rows: readonly Row[], key: number): readonly Row[] =>
  tidy(rows.filter((row) => row.key !== key));

/** The seat each line is, or would be once it has a name. */
export function seatNumbers(rows: readonly Row[]): readonly number[] {
  const last = rows.findLastIndex((row) => !isBlank(row));
  let seat = 0;
  return rows.map((row, at) => (isBlank(row) && at < last ? seat + 1 : ++seat));
}

/** What is wrong with a name, in a sentence, by line. */
export function problemsIn(rows: readonly Row[]): ReadonlyMap<number, string> {
  const problems = new Map<number, string>();
  let good: readonly string[] = [];
  for (const row of rows) {
    if (isBlank(row)) continue;
    const read = readTypedNames([row.name], good);
    if (read.ok) good = [...good, ...read.value];
    else problems.set(row.key, sayRefusal(read.refusal, {}));
  }
  return problems;
}

/** How many dice each player starts with, or the one cup holds; else the sentence why so many cannot start. */
export type DiceEach = { readonly dice: number; readonly oneCup: boolean } | { readonly sentence: string };

export function diceEach(players: number, played: Pick<NewGame, "game" | "house">): DiceEach {
  const seats = Array.from({ length: players }, (_, at) => `s${at + 1}`);
  const seated = newGame({ ...played, players: seats });
  if (!seated.ok) return { sentence: sayRefusal(seated.refusal, {}) };
  const { diceEach: own } = seated.value;
  return own === null ? { dice: diceInPlay(seated.value), oneCup: true } : { dice: own, oneCup: false };
}
