import type { PlayerId, RecordOutcome, Scored, Shout } from "@/lib/engine";
import { list } from "./anyPage";
import { type Names, nameOf } from "./names";
import {
  areMovesEnough,
  isBalance,
  type OutcomeParts,
  partsOfAction,
  partsOfMoves,
  partsOfRound,
  pleader,
} from "./outcomeParts";
import { type Drink, sayStakeCount } from "./terms";
import { translated } from "./translated";

/** Rounds recorded by their outcome (S26). */
export const outcomeWords = translated("outcomes", "outcomeWords", {
  scoreOnly: "Score only",
  round: (round: number) => `Round ${round} · Score only`,
  short: "the round",
  stamp: { right: "Right", wrong: "Wrong" },
  antes: (chips: number) => `Antes: ${chips}.`,
  pleaded: (name: string) => `${name} says the dice got messed up.`,
  noChange: "Nothing changes hands.",
  whoChallenged: "Who challenged? The fastest first.",
  whoseClaim: "Whose claim?",
  turn: "In turn?",
  turns: { in: "In turn", out: "Out of turn" },
  result: "Right or wrong?",
  off: "How many off?",
  asResult: "Enter the changes instead",
} as const);

/** The challenge of a claimer, or of a claim without a known claimer. */
const CALLED: Readonly<Record<Shout, (claimer: string | null) => string>> = {
  bang: (claimer) => (claimer === null ? "banged" : `banged ${claimer}`),
  doubt: (claimer) => (claimer === null ? "challenged" : `challenged ${claimer}`),
  "spot-on": (claimer) => (claimer === null ? "called spot on" : `called ${claimer} spot on`),
  concede: (claimer) => `believed ${claimer ?? "it"}`,
};

function sayParts(parts: OutcomeParts, names: Names): string {
  const { challengers, claimer, called, right, outOfTurn, loser, winner, off } = parts;
  const name = (player: PlayerId) => nameOf(names, player);
  const by = off === null ? "" : `, off by ${off}`;
  if (challengers.length === 0 && loser !== null)
    return `${name(loser)} lost${winner === null ? "" : ` to ${name(winner)}`}${by}`;
  const what = CALLED[called](claimer === null ? null : name(claimer));
  const were = challengers.length === 1 ? "was" : "were";
  const resultText = right === null ? "" : ` and ${were} ${right ? "right" : "wrong"}${by}`;
  return `${list(challengers.map(name))} ${what}${outOfTurn ? " out of turn" : ""}${resultText}`;
}

/** An outcome as it was recorded: "Ruiz banged Hale out of turn and was right", "Bea lost". */
export const sayRecordedOutcome = translated(
  "outcomes",
  "sayRecordedOutcome",
  (action: RecordOutcome, names: Names, doubt: Shout = "bang"): string =>
    sayParts(partsOfAction(action, doubt), names),
);

/** The story of a round that was recorded by its outcome: "Ruiz banged Hale out of turn and was right." */
export const sayScoredStory = translated(
  "outcomes",
  "sayScoredStory",
  (scored: Scored, names: Names): string =>
    [
      `${sayParts(partsOfRound(scored), names)}.`,
      ...pleader(scored).map((player) => outcomeWords.pleaded(nameOf(names, player))),
    ].join(" "),
);

/** Its transfers: "Ruiz: 2 goods. Hale: 1 bad.", "Antes: 3. Cy: −1 life." */
export const sayScoredMoves = translated(
  "outcomes",
  "sayScoredMoves",
  (scored: Pick<Scored, "moves" | "antes">, names: Names, drink: Drink = null): string => {
    const { antes, moves } = partsOfMoves(scored);
    return (
      [
        ...(antes > 0 ? [outcomeWords.antes(antes)] : []),
        ...moves.map(({ player, move, count }) => {
          const stakeText = sayStakeCount(move.what, count, drink, isBalance(move));
          return `${nameOf(names, player)}: ${stakeText}.`;
        }),
      ].join(" ") || outcomeWords.noChange
    );
  },
);

/** The whole round: "Ruiz banged Hale out of turn and was right. Ruiz: 2 goods. Hale: 1 bad.", "Cy: −1 die." */
export const sayScored = translated(
  "outcomes",
  "sayScored",
  (scored: Scored, names: Names, drink: Drink = null): string =>
    [
      ...(areMovesEnough(scored) ? [] : [sayScoredStory(scored, names)]),
      sayScoredMoves(scored, names, drink),
    ].join(" "),
);
