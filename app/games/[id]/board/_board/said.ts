import type { TableView } from "@/lib/views/table";
import { type Names, sayEnding, sayVerdict } from "@/lib/words";
import { betweenWords } from "@/lib/words/betweenRounds";
import { saySaid } from "@/lib/words/boardScreens";
import { tableWords } from "@/lib/words/screens";

/** What the board shows, in a few words: for whoever hears it. */
export function sayBoard(game: string, view: TableView, names: Names): string {
  const { phase, settled, voided, round, toAct, latest, challenge, finished } = view;
  if (finished) return sayEnding(game, finished, names);
  if (challenge && latest)
    return tableWords.shoutTitle(
      challenge.shout,
      challenge.by.map(({ name }) => name),
      latest.name,
    );
  if (phase === "claiming" && toAct)
    return latest
      ? `${saySaid(latest.name, latest.claim)} ${tableWords.toRaise(toAct.name)}.`
      : `${tableWords.toOpen(toAct.name)}.`;
  if (voided !== null) return `${betweenWords.isVoid(round)}.`;
  if (settled) {
    const { story, finding } = sayVerdict(settled, names);
    return `${story} ${finding}`;
  }
  return toAct ? `${betweenWords.startsRound(toAct.name)}.` : betweenWords.whoStarts;
}
