import { type Action, gameIds, ownRules, readNames } from "@/lib/engine";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import type { OpenTable } from "@/lib/protocol/entry";
import { isOneLine } from "@/lib/protocol/names";
import type { SentOf } from "@/lib/protocol/routes";
import { readOwnGameText } from "@/lib/protocol/ruleSets/ownGame";
import type { PendingTap } from "../optimisticActions";
import { NO_ONE_YET } from "../optimisticActions";

/** An offline game: the request that starts it, and its table. */
export interface PassedBeginning {
  readonly sent: SentOf<"POST /api/v1/games">;
  readonly table: string;
}

/** The transfer format between two offline phones (`dice-pass/1`, docs/formats.md §8). */
export interface Passed {
  readonly format: "dice-pass/1";
  /** The sender's engine version. */
  readonly engine: number;
  readonly game: string;
  /** The number of entries before the first tap. */
  readonly from: number;
  /** Unconfirmed entries, in order. */
  readonly taps: readonly PassedTap[];
  /** For a phone without the game: how it started, if the server does not know it. */
  readonly begun?: PassedBeginning;
  /** For a phone without the game: the table before the taps, if the server knows it. */
  readonly table?: OpenTable;
}

/** A transferred tap; the receiver determines its actor. */
export interface PassedTap {
  readonly id: string;
  /** By the sender's clock, in milliseconds. */
  readonly at: number;
  readonly action: Action;
  readonly name?: string;
}

/** Transferred taps in outbox form. */
export const waiting = ({ from, taps }: Pick<Passed, "from" | "taps">): readonly PendingTap[] =>
  taps.map(({ at, ...entry }, place) => ({ entry: { ...entry, after: from + place }, as: NO_ONE_YET, at }));

/** Serializes a transfer. */
export const writePassed = (passed: Omit<Passed, "format" | "engine">): string =>
  JSON.stringify({ format: "dice-pass/1", engine: ENGINE_VERSION, ...passed } satisfies Passed);

/** Parses untrusted text; null if it is not a transfer. The engine decides if it can be played. */
export function readPassed(text: string): Passed | null {
  try {
    const found: unknown = JSON.parse(text, (key, value: unknown) => {
      if (SPECIAL.includes(key)) throw new Error("unknown key");
      return value;
    });
    return isPassed(found) ? found : null;
  } catch {
    return null;
  }
}

/** Inherited property names of JavaScript objects. */
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

/** Other fields would be recorded without review: for example, that it replaces other entries. */
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
  const { state, names, round, rounds, told: summaries } = value;
  if (!isObject(state) || !isGame(state.game) || !Array.isArray(state.seats)) return false;
  if (!isObject(names) || !areNames(Object.values(names))) return false;
  const isKnown = (seat: unknown) =>
    isObject(seat) && isText(seat.player, SEAT) && Object.hasOwn(names, seat.player);
  return state.seats.every(isKnown) && [round, rounds, summaries].every(Array.isArray);
}

const isGame = (value: unknown): boolean =>
  gameIds.some((game) => game === value) ||
  (typeof value === "string" && ownRules(value) !== null && isOwnGame(value));

/** True for the id that this phone would give these rules. */
function isOwnGame(value: string): boolean {
  const own = readOwnGameText(value);
  return own.ok && own.value.game === value;
}
