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

/**
 * The own games to choose from, each once: those of the group first, then those of this phone.
 * @param game The selected game, in the list even if it is from elsewhere.
 * @param ofGroup The games of a group and its saved rules; only the own ones count.
 */
export function ownGamesFor(game: string, ofGroup: readonly string[]): readonly string[] {
  const known = [...ofGroup.filter((one) => ownRules(one) !== null), ...savedOwnGames()];
  const isElse = ownRules(game) !== null && !known.includes(game);
  return [...new Set(isElse ? [game, ...known] : known)];
}

/** Saves a game. A changed one is another game: `before` is replaced. */
export function saveOwnGame(game: string, before: string | null = null): void {
  const others = savedOwnGames().filter((one) => one !== game && one !== before);
  saveText(KEY, JSON.stringify([game, ...others].slice(0, MAX_GAMES)));
}
