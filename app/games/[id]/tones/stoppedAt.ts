import { tvWords } from "@/lib/messages/notices";
import { tableWords } from "@/lib/messages/table";
import { betweenWords } from "@/lib/messages/verdict";
import type { TableView } from "@/lib/views/table";

/**
 * The point where a game stopped, in words: the last challenge or claim, the wild face, and whose turn it is.
 */
export function stoppedAt({ game, phase, challenge, latest, wild, toAct }: TableView): string {
  const claimText = latest && tableWords.claimAndWild(latest.claim, wild);
  const parts =
    challenge && latest
      ? [
          tableWords.shoutTitle(
            challenge.shout,
            challenge.by.map(({ name }) => name),
            latest.name,
            game,
          ),
          claimText,
        ]
      : [
          latest ? `${tvWords.says(latest.name)} ${claimText}` : wild && tableWords.facesAreWild(wild),
          toAct &&
            (phase === "between-rounds"
              ? betweenWords.startsRound(toAct.name)
              : latest
                ? tableWords.toRaise(toAct.name)
                : tableWords.toOpen(toAct.name)),
        ];
  return parts.filter(Boolean).join(" · ");
}
