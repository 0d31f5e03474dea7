import { HandVerdict } from "@/app/_verdict/HandVerdict";
import { VerdictCard } from "@/app/_verdict/VerdictCard";
import type { Action } from "@/lib/engine";
import {
  answers,
  CUPS,
  calls,
  EVENING,
  lifted,
  liftedBy,
  lifts,
  NAMES,
  says,
  starts,
  tableOf,
} from "../_made/tables";
import { Part } from "./Part";

const BANG: readonly Action[] = [...EVENING, starts(4, 4), says(4, "13 fives"), calls(8)];
const three = (game: string, ...actions: readonly Action[]) =>
  tableOf({ game, names: NAMES.slice(0, 3), actions });

/** The verdict card for each way a round can end. */
const verdicts = () => ({
  "every die": tableOf({ names: NAMES, actions: [...BANG, lifts(3, CUPS)] }),
  counts: tableOf({
    names: NAMES,
    actions: [
      ...BANG,
      { do: "reveal", counts: Object.fromEntries(NAMES.map((_, at) => [`s${at + 1}`, at % 3])) },
    ],
  }),
  "the total": tableOf({ names: NAMES, actions: [...BANG, { do: "reveal", count: 14 }] }),
  "just the answer": tableOf({ names: NAMES, actions: [...BANG, answers("short")] }),
  exact: three("red-dead", starts(1), says(1, "3 fives"), calls(2, "spot-on"), answers("exact")),
  "a hand": three("own-hand", starts(1), says(1, "pair of fours"), calls(2), liftedBy(1, 4, 4, 4, 2, 1)),
  "a hand that was too high": three(
    "own-hand",
    starts(1),
    says(1, "four sixes"),
    calls(2),
    liftedBy(1, 6, 6, 6, 2, 1),
  ),
  "a roll": three("mia", starts(1), says(1, "64"), calls(2), lifted(5, 2)),
  "given in": three("mia", starts(1), says(1, "21"), calls(2, "concede")),
});

export function Verdicts() {
  return (
    <Part name="VerdictCard">
      {Object.entries(verdicts()).map(([name, { rounds, names }]) => (
        <div key={name} className="flex flex-col gap-1">
          <h3 className="text-soft text-small">{name}</h3>
          {rounds[0] && (
            <VerdictCard
              settled={rounds[0]}
              names={names}
              drink={null}
              cloth={null}
              hand={<HandVerdict settled={rounds[0]} />}
            />
          )}
        </div>
      ))}
    </Part>
  );
}
