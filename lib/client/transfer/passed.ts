import { type Action, gameIds, readNames } from "@/lib/engine";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import type { OpenTable } from "@/lib/protocol/entry";
import { isOneLine } from "@/lib/protocol/names";
import type { SentOf } from "@/lib/protocol/routes";
import type { PendingTap } from "../optimisticActions";
import { NO_ONE_YET } from "../optimisticActions";

/** A game that was begun without a line: what tells the server of it, and the table it is played at. */
export interface PassedBeginning {
  readonly sent: SentOf<"POST /api/v1/games">;
  readonly table: string;
}

/** What one phone passes to another without a line (`dice-pass/1`, docs/formats.md §8). */
export interface Passed {
  readonly format: "dice-pass/1";
  /** The version of the engine that played it. */
  readonly engine: number;
  readonly game: string;
  /** How many entries stand before the first of the taps. */
  readonly from: number;
  /** What no server has confirmed yet, in order. */
  readonly taps: readonly PassedTap[];
  /** For a phone that has not seen the game: how it was begun, where no server knows of it. */
  readonly begun?: PassedBeginning;
  /** For a phone that has not seen the game: the table below the taps, where a server does. */
  readonly table?: OpenTable;
}

/** A tap as it is passed on: as whom it was made is for the other phone to say. */
export interface PassedTap {
  readonly id: string;
  /** When, by the clock of the phone that made it, in milliseconds. */
  readonly at: number;
  readonly action: Action;
  readonly name?: string;
}

/** The taps of what was passed on, as they wait on the phone that takes them over. */
export const waiting = ({ from, taps }: Pick<Passed, "from" | "taps">): readonly PendingTap[] =>
  taps.map(({ at, ...entry }, place) => ({ entry: { ...entry, after: from + place }, as: NO_ONE_YET, at }));

/** What is passed on, as text. */
export const writePassed = (passed: Omit<Passed, "format" | "engine">): string =>
  JSON.stringify({ format: "dice-pass/1", engine: ENGINE_VERSION, ...passed } satisfies Passed);

/** Reads what another phone, or anybody, wrote; null where it is nothing that was passed on. Whether it can be played is for the engine to say. */
export function readPassed(text: string): Passed | null {
  try {
    const found: unknown = JSON.parse(text, (key, value: unknown) => {
      if (SPECIAL.includes(key)) throw new Error("no key of ours");
      return value;
    });
    return isPassed(found) ? found : null;
  } catch {
    return null;
  }
}

/** What objects of JavaScript have by themselves. */
const SPECIAL = ["__proto__", "constructor", "prototype"];

const GAME = /^[A-Za-z0-9_-]{16,40}$/;
const ID = /^[A-Za-z0-9_-]{8,40}$/;
const SEAT = /^[a-z][0-9]{1,3}$/;
const MAX_TAPS = 5_000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown, shape: RegExp): value is string =>
  typeof value === "string" && shape.test(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function isPassed(value: unknown): value is Passed {
  if (!isObject(value) || value.format !== "dice-pass/1") return false;
  const { engine, game, from, taps, begun, table } = value;
  if (!isCount(engine) || !isText(game, GAME) || !isCount(from)) return false;
  if (!Array.isArray(taps) || taps.length > MAX_TAPS || !taps.every(isTap)) return false;
  if (new Set(taps.map(({ id }) => id)).size < taps.length) return false;
  if (begun !== undefined && (from !== 0 || !isBeginning(begun, game))) return false;
  return table === undefined || (begun === undefined && isTable(table, game, from));
}

/** More than this would be recorded unseen: that it replaces other entries, say. */
const OF_A_TAP = ["id", "at", "action", "name"];

const isTap = (value: unknown): value is PassedTap =>
  isObject(value) &&
  Object.keys(value).every((key) => OF_A_TAP.includes(key)) &&
  isText(value.id, ID) &&
  isCount(value.at) &&
  isObject(value.action) &&
  typeof value.action.do === "string" &&
  (value.name === undefined || areNames([value.name]));

const areNames = (values: readonly unknown[]): boolean =>
  values.every((value) => typeof value === "string" && isOneLine(value)) && readNames(values as string[]).ok;

function isBeginning(value: unknown, game: string): boolean {
  if (!isObject(value) || !isText(value.table, ID) || !isObject(value.sent)) return false;
  const { id, game: played, house = {}, players } = value.sent;
  if (id !== game || !isGame(played) || !isObject(house) || !Array.isArray(players)) return false;
  const isSeated = (player: unknown) => isObject(player) && isText(player.seat, SEAT);
  return players.every(isSeated) && areNames(players.map(({ name }) => name));
}

function isTable(value: unknown, game: string, from: number): boolean {
  if (!isObject(value) || value.id !== game || value.seq !== from || !isText(value.table, ID)) return false;
  const { state, names, round, rounds, told } = value;
  if (!isObject(state) || !isGame(state.game) || !Array.isArray(state.seats)) return false;
  if (!isObject(names) || !areNames(Object.values(names))) return false;
  const isKnown = (seat: unknown) =>
    isObject(seat) && isText(seat.player, SEAT) && Object.hasOwn(names, seat.player);
  return state.seats.every(isKnown) && [round, rounds, told].every(Array.isArray);
}

const isGame = (value: unknown): boolean => gameIds.some((game) => game === value);
