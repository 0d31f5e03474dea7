import {
  type Face,
  type House,
  houseOf,
  isVisible,
  MAX_NAME_LENGTH,
  MAX_SEATS,
  type OptionValue,
  optionsOf,
} from "@/lib/engine";
import { changedRules, houseWith } from "./houseRules";
import { seenName } from "./names";

// House rules in an address: "ones.high~lives.3".

/** More house rules than any game has. */
const MAX_RULES = 60;

/**
 * Serializes house rules that differ from the game's defaults, which never change. Free texts are omitted,
 * because they decide nothing.
 */
export function writeChanged(game: string, named: Readonly<Record<string, unknown>>): string {
  return written(game, changedRules(game, houseWith(game, named)));
}

/** The path of a game's rules card under these house rules, optionally with a name. */
export function rulesPath(
  game: string,
  named: Readonly<Record<string, unknown>>,
  name = "",
): `/rules/${string}` {
  const rules = writeChanged(game, named);
  const query = [
    ...(rules ? [`rules=${rules}`] : []),
    ...(name ? [`name=${encodeURIComponent(name).replaceAll("%20", "+")}`] : []),
  ];
  return query.length === 0 ? `/rules/${game}` : `/rules/${game}?${query.join("&")}`;
}

/** The game in a link to a new game. */
export interface LinkedGame {
  readonly game: string;
  readonly house: House;
}

/** The path that starts a game under these house rules: `/new?game=bar&rules=wild.ones`. */
export function newGamePath(game: string, house: Readonly<Record<string, unknown>>): `/new?${string}` {
  const rules = writeChanged(game, house);
  return `/new?game=${game}${rules ? `&rules=${rules}` : ""}`;
}

/** Reads the game in a link to a new game; null without one, or if the game does not know the rules. */
export function readLinkedGame(game: unknown, rules: unknown): LinkedGame | null {
  if (typeof game !== "string") return null;
  const house = readHouse(typeof rules === "string" ? rules : "");
  return house !== null && houseOf(game, house).ok ? { game, house } : null;
}

/** Reads the players in a link to a new game: "Ann,Bob". Names that are too long or empty are left out. */
export const readLinkedNames = (players: unknown): readonly string[] =>
  typeof players === "string"
    ? players
        .split(",", MAX_SEATS)
        .map(seenName)
        .filter((name) => name !== "" && name.length <= MAX_NAME_LENGTH)
    : [];

interface AtTable {
  readonly game: string;
  readonly house: Readonly<Record<string, unknown>>;
  /** The number of dice in play; omitted if the game defines it. */
  readonly inPlay?: number;
  /** The face of the red die. */
  readonly wild?: Face | null;
}

/**
 * The path of the desk under a table's rules, without a question:
 * `/settle?game=bar&rules=wild.ones&dice_in_play=14`.
 */
export function deskPath({ game, house, inPlay, wild }: AtTable): `/settle?${string}` {
  const rules = writeChanged(game, house);
  const query = [
    `game=${game}`,
    ...(rules ? [`rules=${rules}`] : []),
    ...(inPlay === undefined ? [] : [`dice_in_play=${inPlay}`]),
    ...(wild ? [`wild=${wild}`] : []),
  ];
  return `/settle?${query.join("&")}`;
}

function written(game: string, house: House): string {
  const options = optionsOf(game);
  return Object.entries(house)
    .filter(([name]) => options.ok && !("longest" in (options.value[name] ?? {})))
    .map(([name, value]) => `${name}.${value}`)
    .join("~");
}

/** Parses house rules in an address; null if malformed. It does not check whether the game knows them. */
export function readHouse(text: string): Record<string, OptionValue> | null {
  if (text === "") return {};
  const pairs = text.split("~").map((pair) => pair.split("."));
  if (pairs.length > MAX_RULES || pairs.some((pair) => pair.length !== 2 || pair.includes(""))) return null;
  return Object.fromEntries(
    pairs.map(([name = "", value = ""]) => [name, /^\d{1,7}$/.test(value) ? Number(value) : value]),
  );
}

/** The page that compares two sets of house rules of a game, each with an optional name. */
export function compareLink(
  game: string,
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
  { an = "", bn = "" }: { readonly an?: string; readonly bn?: string } = {},
): `/rules/${string}` {
  const asked = { a: writeChanged(game, one), b: writeChanged(game, other), an, bn };
  const query = Object.entries(asked).flatMap(([key, text]) =>
    text === "" ? [] : [`${key}=${encodeURIComponent(text)}`],
  );
  return `/rules/${game}/compare${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

/** Longer than any name, including invisible characters. */
const MAX_TEXT_LENGTH = 400;

/** Normalizes the name of a set of house rules in an address, on one line; "" if it is no valid name. */
export function readHouseName(text: string): string {
  // Line breaks and direction marks become spaces.
  const name = seenName(text.slice(0, MAX_TEXT_LENGTH).replaceAll(/[\p{Cc}\p{Bidi_Control}]+/gu, " "));
  return isVisible(name) && [...name].length <= MAX_NAME_LENGTH ? name : "";
}
