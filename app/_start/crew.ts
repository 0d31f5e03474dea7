import { savedText, saveText } from "@/lib/client/localStore";
import type { House } from "@/lib/engine";

const CREW = "crew";
const DRAFT = "crew-draft";

const read = (key: string): readonly string[] => {
  try {
    const names: unknown = JSON.parse(savedText(key) ?? "[]");
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
};

const write = (key: string, names: readonly string[]): void =>
  saveText(key, names.length === 0 ? null : JSON.stringify(names));

/** The names of the last game that was started here, in seat order. */
export const lastCrew = (): readonly string[] => read(CREW);

const draftKey = (group: string | undefined) => (group === undefined ? DRAFT : `${DRAFT}:${group}`);

/** The names typed for a game that has not started yet: one of guests, or one of a group. */
export const draftCrew = (group?: string): readonly string[] => read(draftKey(group));

/** Keeps names as they are typed: a reload or a dead battery loses none. */
export const saveDraft = (names: readonly string[], group?: string): void => write(draftKey(group), names);

/** Remembers a crew that has sat down; what was being typed is done with. A group knows by itself who sat there last. */
export function rememberCrew(names: readonly string[], group?: string): void {
  if (group === undefined) write(CREW, names);
  write(draftKey(group), []);
}

const houseKey = (game: string) => `house:${game}`;

/** What guests on this phone play otherwise than a game's own house rules say, as it was kept. */
export function savedHouse(game: string): House {
  try {
    const found: unknown = JSON.parse(savedText(houseKey(game)) ?? "{}");
    return typeof found === "object" && found !== null ? (found as House) : {};
  } catch {
    return {};
  }
}

/** Keeps house rules as they are set. */
export const saveHouse = (game: string, house: House): void =>
  saveText(houseKey(game), Object.keys(house).length === 0 ? null : JSON.stringify(house));

const GAME = "game";

/** The game that was started here last among guests; null before the first. */
export const lastGame = (): string | null => savedText(GAME);

/** Remembers what was played. */
export const rememberGame = (game: string): void => saveText(GAME, game);
