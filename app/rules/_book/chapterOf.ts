import { gameIds, optionsOf } from "@/lib/engine";
import { bookWords } from "@/lib/messages/rules";
import { gameName } from "@/lib/messages/terms";

/** The chapter of a rule, by its letter: all games, hands, or one game. */
export function chapterOf(id: string): string {
  const letter = id.charAt(0);
  if (letter === "S" || letter === "H") return bookWords.chapters[letter];
  const game = gameIds.find((one) => LETTERS[one] === letter);
  return game === undefined ? "" : gameName(game);
}

/** Each game's letter: the one most of its own house rules have. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  gameIds.map((game) => {
    const options = optionsOf(game);
    const letters = options.ok ? Object.values(options.value).map(({ rule }) => rule.charAt(0)) : [];
    const own = letters.filter((letter) => letter !== "S" && letter !== "H");
    const most = (letter: string) => own.filter((one) => one === letter).length;
    return [game, own.toSorted((a, b) => most(b) - most(a))[0] ?? ""];
  }),
);
