import { gameIds } from "@/lib/engine";
import { GAMES_ALSO_CALLED } from "@/lib/messages/gameNames";
import { gameName } from "@/lib/messages/terms";

/** A word as headings and names are compared: small letters without accents and signs. */
export const plainWord = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}#]+/gu, " ")
    .trim();

/** The id of a game by its id, its name in the current language, or a common name; null for an unknown one. */
export function gameByName(text: string): string | null {
  const word = plainWord(text);
  const named = gameIds.find((id) => word === plainWord(id) || word === plainWord(gameName(id)));
  return named ?? (Object.hasOwn(GAMES_ALSO_CALLED, word) ? (GAMES_ALSO_CALLED[word] as string) : null);
}
