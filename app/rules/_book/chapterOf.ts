import { gameIds, optionsOf } from "@/lib/engine";
import { bookWords } from "@/lib/messages/rules";
import { gameName } from "@/lib/messages/terms";

/** What a rule is about, by its letter: all games, hands, or the game whose letter it is. */
export function chapterOf(id: string): string {
  const letter = id.charAt(0);
  if (letter === "S" || letter === "H") return bookWords.chapters[letter];
  const game = gameIds.find((one) => LETTERS[one] === letter);
  return game === undefined ? "" : gameName(game);
}

/** The letter of each game: that of most of its house rules that are its own. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  gameIds.map((game) => {
    const options = optionsOf(game);
    const letters = options.ok ? Object.values(options.value).map(({ rule }) => rule.charAt(0)) : [];
    const own = letters.filter((letter) => letter !== "S" && letter !== "H");
    const most = (letter: string) => own.filter((one) => one === letter).length;
    return [game, own.toSorted((a, b) => most(b) - most(a))[0] ?? ""];
  }),
);
