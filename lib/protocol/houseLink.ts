import { type Face, type House, isVisible, MAX_NAME_LENGTH, type OptionValue, optionsOf } from "@/lib/engine";
import { changedRules, houseWith } from "./houseRules";
import { seenName } from "./names";

// House rules as a part of an address: "ones.high~lives.3".

/** More house rules than any game has. */
const MOST = 60;

/** The house rules that differ from the game's defaults, which never change; free words are left out, for they decide nothing. */
export function writeChanged(game: string, named: Readonly<Record<string, unknown>>): string {
  return written(game, changedRules(game, houseWith(game, named)));
}

/** Where the rules card of a game stands under these house rules, which may have a name there. */
export function rulesPath(
  game: string,
  named: Readonly<Record<string, unknown>>,
  name = "",
): `/rules/${string}` {
  const rules = writeChanged(game, named);
  const told = [
    ...(rules ? [`rules=${rules}`] : []),
    ...(name ? [`name=${encodeURIComponent(name).replaceAll("%20", "+")}`] : []),
  ];
  return told.length === 0 ? `/rules/${game}` : `/rules/${game}?${told.join("&")}`;
}

interface AtTable {
  readonly game: string;
  readonly house: Readonly<Record<string, unknown>>;
  /** How many dice a claim can be about; left out where the game says so itself. */
  readonly inPlay?: number;
  /** What the red die shows. */
  readonly wild?: Face | null;
}

/** Where the desk stands under a table's rules, with nothing asked yet: `/settle?game=bar&rules=wild.ones&dice_in_play=14`. */
export function deskPath({ game, house, inPlay, wild }: AtTable): `/settle?${string}` {
  const rules = writeChanged(game, house);
  const told = [
    `game=${game}`,
    ...(rules ? [`rules=${rules}`] : []),
    ...(inPlay === undefined ? [] : [`dice_in_play=${inPlay}`]),
    ...(wild ? [`wild=${wild}`] : []),
  ];
  return `/settle?${told.join("&")}`;
}

function written(game: string, house: House): string {
  const options = optionsOf(game);
  return Object.entries(house)
    .filter(([name]) => options.ok && !("longest" in (options.value[name] ?? {})))
    .map(([name, value]) => `${name}.${value}`)
    .join("~");
}

/** House rules as an address names them; null where it is not of that form. Whether a game knows them is not asked here. */
export function readHouse(text: string): Record<string, OptionValue> | null {
  if (text === "") return {};
  const pairs = text.split("~").map((pair) => pair.split("."));
  if (pairs.length > MOST || pairs.some((pair) => pair.length !== 2 || pair.includes(""))) return null;
  return Object.fromEntries(
    pairs.map(([name = "", value = ""]) => [name, /^\d{1,7}$/.test(value) ? Number(value) : value]),
  );
}

/** The page that compares two sets of house rules of a game, each with what it is called, where it is called something. */
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

/** More than any name takes, with what is not seen of it. */
const MAX_TEXT_LENGTH = 400;

/** What an address calls a set of house rules: as a name is kept, in one line; "" where it could be no name. */
export function readHouseName(text: string): string {
  // Where the line is broken or turned round, something was left out.
  const name = seenName(text.slice(0, MAX_TEXT_LENGTH).replaceAll(/[\p{Cc}\p{Bidi_Control}]+/gu, " "));
  return isVisible(name) && [...name].length <= MAX_NAME_LENGTH ? name : "";
}
