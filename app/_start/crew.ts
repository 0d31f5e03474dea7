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

/** The names of the last game started on this phone, in seat order. */
export const lastCrew = (): readonly string[] => read(CREW);

const draftKey = (group: string | undefined) => (group === undefined ? DRAFT : `${DRAFT}:${group}`);

/** The names typed for a game that has not started: a guest game, or a group's. */
export const draftCrew = (group?: string): readonly string[] => read(draftKey(group));

/** Saves names while the user types, so that a reload loses none. */
export const saveDraft = (names: readonly string[], group?: string): void => write(draftKey(group), names);

/** Remembers a crew and clears the draft. A group needs neither: the server knows its last lineup. */
export function rememberCrew(names: readonly string[], group?: string): void {
  if (group === undefined) write(CREW, names);
  write(draftKey(group), []);
}

const houseKey = (game: string) => `house:${game}`;

/** The house rules that guests on this phone changed, from local storage. */
export function savedHouse(game: string): House {
  try {
    const found: unknown = JSON.parse(savedText(houseKey(game)) ?? "{}");
    return typeof found === "object" && found !== null ? (found as House) : {};
  } catch {
    return {};
  }
}

export const saveHouse = (game: string, house: House): void =>
  saveText(houseKey(game), Object.keys(house).length === 0 ? null : JSON.stringify(house));

const GAME = "game";

/** The game type that guests started last on this phone; null before the first. */
export const lastGame = (): string | null => savedText(GAME);

export const rememberGame = (game: string): void => saveText(GAME, game);

const modeKey = (game: string) => `score-only:${game}`;

/** True if guests on this phone last recorded such a game by its outcomes. */
export const isScoreOnly = (game: string): boolean => savedText(modeKey(game)) !== null;

export const rememberMode = (game: string, scoreOnly: boolean): void =>
  saveText(modeKey(game), scoreOnly ? "yes" : null);
