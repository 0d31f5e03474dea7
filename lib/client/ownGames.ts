import { ownRules } from "@/lib/engine";
import { savedText, saveText } from "./localStore";

// The own games of this phone, by their ids.

const KEY = "own-games";
/** More than any table plays. */
const MAX_GAMES = 30;

/** The games that were played or saved here, the last one first. */
export function savedOwnGames(): readonly string[] {
  try {
    const found: unknown = JSON.parse(savedText(KEY) ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.filter((game) => typeof game === "string" && ownRules(game) !== null);
  } catch {
    return [];
  }
}

/** Saves a game. A changed one is another game: `before` is replaced. */
export function saveOwnGame(game: string, before: string | null = null): void {
  const others = savedOwnGames().filter((one) => one !== game && one !== before);
  saveText(KEY, JSON.stringify([game, ...others].slice(0, MAX_GAMES)));
}

/** Removes a game from this phone. Tables that play it keep it. */
export const deleteOwnGame = (game: string): void =>
  saveText(KEY, JSON.stringify(savedOwnGames().filter((one) => one !== game)));
