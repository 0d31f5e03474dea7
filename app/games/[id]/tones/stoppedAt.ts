import { boardWords } from "@/lib/messages/notices";
import { tableWords } from "@/lib/messages/table";
import { betweenWords } from "@/lib/messages/verdict";
import type { TableView } from "@/lib/views/table";

/** Where a game stopped, in words: what was called or said last, which face is wild, and whose turn it is. */
export function stoppedAt({ game, phase, challenge, latest, wild, toAct }: TableView): string {
  const said = latest && tableWords.claimAndWild(latest.claim, wild);
  const parts =
    challenge && latest
      ? [
          tableWords.shoutTitle(
            challenge.shout,
            challenge.by.map(({ name }) => name),
            latest.name,
            game,
          ),
          said,
        ]
      : [
          latest ? `${boardWords.says(latest.name)} ${said}` : wild && tableWords.facesAreWild(wild),
          toAct &&
            (phase === "between-rounds"
              ? betweenWords.startsRound(toAct.name)
              : latest
                ? tableWords.toRaise(toAct.name)
                : tableWords.toOpen(toAct.name)),
        ];
  return parts.filter(Boolean).join(" · ");
}
