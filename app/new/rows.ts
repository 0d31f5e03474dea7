import { diceInPlay, MAX_SEATS, type NewGame, newGame } from "@/lib/engine";
import { sayRefusal } from "@/lib/messages/refusals";
import { readTypedNames, seenName } from "@/lib/protocol/names";

/** One row of the list: a name during typing. `key` stays with the row when it moves. */
export interface Row {
  readonly key: number;
  readonly name: string;
}

const MIN_ROWS = 2;

/** The list before any typing. */
export const NO_ROWS: readonly Row[] = [
  { key: 0, name: "" },
  { key: 1, name: "" },
];

/** A row's name, normalized. */
export const nameOn = (row: Row): string => seenName(row.name);

export const isBlank = (row: Row): boolean => nameOn(row) === "";

/** The typed names in seat order. */
export const namesIn = (rows: readonly Row[]): readonly string[] =>
  rows.filter((row) => !isBlank(row)).map(nameOn);

/** Splits "Ab, Ba", or one name per line (numbered or not), into names. */
export const splitNames = (text: string): readonly string[] =>
  text
    .split(/[,;\n\r\t]+/)
    .map((part) => part.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, "").trim())
    .filter((part) => part !== "");

export const hasSeparator = (text: string): boolean => /[,;\n\r\t]/.test(text);

const freshKey = (rows: readonly Row[]): number => Math.max(-1, ...rows.map(({ key }) => key)) + 1;

/** Keeps one empty row at the end for the next name, and at least two rows. */
function tidy(rows: readonly Row[]): readonly Row[] {
  const last = rows.findLastIndex((row) => !isBlank(row));
  const tidied = rows.slice(0, Math.max(last + 2, MIN_ROWS));
  while (tidied.length < Math.min(MAX_SEATS, Math.max(last + 2, MIN_ROWS)))
    tidied.push({ key: freshKey([...rows, ...tidied]), name: "" });
  return tidied.slice(0, MAX_SEATS);
}

/** The rows for a known crew. */
export const rowsOf = (names: readonly string[]): readonly Row[] =>
  tidy(names.map((name, key) => ({ key, name })));

/** Writes names from one row on: the first replaces that row, the others become rows after it. */
export function put(rows: readonly Row[], at: number, names: readonly string[]): readonly Row[] {
  const [first = "", ...more] = names;
  const row = rows[at];
  if (row === undefined) return rows;
  let key = freshKey(rows);
  const added = more.map((name) => ({ key: key++, name }));
  // Uses up the empty rows right after, so that a pasted crew leaves no gaps.
  const rest = rows.slice(at + 1);
  const gap = rest.findIndex((one) => !isBlank(one));
  const after = added.length > 0 ? (gap === -1 ? [] : rest.slice(gap)) : rest;
  return tidy([...rows.slice(0, at), { ...row, name: first }, ...added, ...after]);
}

/** Moves one row. */
export function move(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const moved = rows[from];
  if (moved === undefined || to < 0 || to >= rows.length) return rows;
  const others = rows.filter((row) => row !== moved);
  return tidy([...others.slice(0, to), moved, ...others.slice(to)]);
}

/** Removes one row. */
export const without = (rows: readonly Row[], key: number): readonly Row[] =>
  tidy(rows.filter((row) => row.key !== key));

/** The seat number of each row, or its next one if it is empty. */
export function seatNumbers(rows: readonly Row[]): readonly number[] {
  const last = rows.findLastIndex((row) => !isBlank(row));
  let seat = 0;
  return rows.map((row, at) => (isBlank(row) && at < last ? seat + 1 : ++seat));
}

/** Name errors as sentences, by row. */
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

/** Dice per player, or in the one cup; or a sentence why this number of players cannot start. */
export type DiceEach = { readonly dice: number; readonly oneCup: boolean } | { readonly sentence: string };

export function diceEach(players: number, played: Pick<NewGame, "game" | "house">): DiceEach {
  const seats = Array.from({ length: players }, (_, at) => `s${at + 1}`);
  const seated = newGame({ ...played, players: seats });
  if (!seated.ok) return { sentence: sayRefusal(seated.refusal, {}) };
  const { diceEach: own } = seated.value;
  return own === null ? { dice: diceInPlay(seated.value), oneCup: true } : { dice: own, oneCup: false };
}
