import { houseOf, type OptionValue, optionsOf } from "@/lib/engine";

// House rules as a part of an address: "ones.high~lives.3".

/** More house rules than any game has. */
const MOST = 60;

/** All house rules of a game, those at their defaults too; free words are left out, for they decide nothing. "" where one is not known. */
export function writeHouse(game: string, named: Readonly<Record<string, unknown>>): string {
  return writtenHouse(game, named, () => true);
}

/** Only those that differ from the game's defaults: short enough for a code to scan. */
export function writeChanged(game: string, named: Readonly<Record<string, unknown>>): string {
  const usual = houseOf(game, {});
  return writtenHouse(game, named, (name, value) => usual.ok && usual.value[name] !== value);
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

function writtenHouse(
  game: string,
  named: Readonly<Record<string, unknown>>,
  told: (name: string, value: OptionValue) => boolean,
): string {
  const house = houseOf(game, named);
  const options = optionsOf(game);
  if (!house.ok || !options.ok) return "";
  return Object.entries(house.value)
    .filter(([name, value]) => !("longest" in (options.value[name] ?? {})) && told(name, value))
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
