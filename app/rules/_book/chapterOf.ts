import { CHAPTER_GAMES } from "@/lib/messages/names";
import { bookWords } from "@/lib/messages/rules";
import { gameName } from "@/lib/messages/terms";

/** The chapter of a rule, by its letter: all games, hands, or one game. */
export function chapterOf(id: string): string {
  const letter = id.charAt(0);
  if (letter === "S" || letter === "H") return bookWords.chapters[letter];
  return gameName(CHAPTER_GAMES[letter] ?? "");
}
