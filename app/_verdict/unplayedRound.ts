import type { StakeWords } from "@/lib/engine";
import type { Names } from "@/lib/messages/names";
import { outcomeWords, sayScored } from "@/lib/messages/outcomes";
import { sayAction } from "@/lib/messages/table";
import { logWords } from "@/lib/messages/verdict";
import type { RoundSummary } from "@/lib/protocol/entry";
import type { TableView } from "@/lib/views/table";

type Round = Pick<RoundSummary, "moves" | "scored">;

/** A round without claims: what is known of it, and the label that says how it was recorded (S18, S26). */
export function unplayedRound({ moves, scored }: Round, names: Names, drink: StakeWords) {
  return scored
    ? { line: sayScored(scored, names, drink), label: outcomeWords.scoreOnly }
    : { line: sayAction({ do: "result", moves }, names, { drink }), label: logWords.resultOnly };
}

/** The same of the last round at a table; null where that had claims. */
export const unplayedIn = (
  { resultMoves, scored, drink }: Pick<TableView, "resultMoves" | "scored" | "drink">,
  names: Names,
): ReturnType<typeof unplayedRound> | null =>
  resultMoves && unplayedRound({ moves: resultMoves, ...(scored && { scored }) }, names, drink);
