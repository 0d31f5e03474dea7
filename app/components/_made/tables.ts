import { type Action, type CupStep, type Face, newGame, type Outcome } from "@/lib/engine";
import type { ActionEntry, OpenTable } from "@/lib/protocol/entry";
import { advance } from "@/lib/views/openTable";

// Sample tables. The engine plays them, so every state is reachable.

export const NAMES = ["Abbott", "Baker", "Cruz", "Diaz", "Evans", "Frost", "Grady", "Hale", "Ito"];
export const LONG_NAMES = [
  ...["Bartholomew the Younger of Engine Seven", "Maximiliana von Hohenstein", "Wolfgang", "Iggy"],
  ...["Captain Featherstonehaugh-Smythe", "Jo", "Chrysanthemum", "Zephyrine", "Quillon"],
  ...["Abdulrahman", "Ng", "Örjan Ångström"],
];

interface Made {
  readonly game?: string;
  readonly names?: readonly string[];
  readonly house?: Readonly<Record<string, string | number>>;
  readonly actions?: readonly Action[];
}

/** A table with these actions; the players' ids are their seats, "s1" first. */
export function tableOf({
  game = "firehouse",
  names = NAMES.slice(0, 4),
  house = {},
  actions = [],
}: Made): OpenTable {
  const seats = names.map((_, at) => `s${at + 1}`);
  const seated = newGame({ game, house, players: seats });
  if (!seated.ok) throw new Error(seated.refusal.code);
  const fresh: OpenTable = {
    id: `made-${game}`,
    table: `made-${game}`,
    next: null,
    seq: 0,
    state: seated.value,
    names: Object.fromEntries(seats.map((seat, at) => [seat, names[at] ?? seat])),
    round: [],
    last: null,
    rounds: [],
    told: [],
    playoffOf: null,
    group: null,
    cloth: null,
    may: { record: true, share: false, as: ["me"] },
  };
  // Recorded just now: for an idle table the screen would show since when.
  const at = new Date().toISOString();
  return actions.reduce((table, action, index) => {
    const entry: ActionEntry = { id: `made-${index}`, action, after: index, seq: index + 1, by: "made", at };
    const next = advance(table, entry);
    if (!next.ok) throw new Error(`${game}: ${JSON.stringify(action)} is refused: ${next.refusal.code}`);
    return next.value;
  }, fresh);
}

export const starts = (seat: number | null, wild?: Face): Action => ({
  do: "start-round",
  ...(seat !== null && { starter: `s${seat}` }),
  ...(wild !== undefined && { wild }),
});
export const says = (seat: number, claim: string): Action => ({ do: "claim", by: `s${seat}`, claim });
export const calls = (seat: number, kind?: "spot-on" | "concede"): Action => ({
  do: "challenge",
  by: `s${seat}`,
  ...(kind && { kind }),
});
export const answers = (outcome: Outcome): Action => ({ do: "reveal", outcome });
export const does = (seat: number, what: "look" | "roll-cup"): CupStep => ({ do: what, by: `s${seat}` });
export const shows = (seat: number, ...dice: readonly Face[]): CupStep => ({
  do: "show",
  by: `s${seat}`,
  dice,
});
/** The same number of dice for each player, in seat order. */
export const lifts = (each: number, dice: readonly Face[]): Action => ({
  do: "reveal",
  dice: Object.fromEntries(
    Array.from({ length: dice.length / each }, (_, at) => [
      `s${at + 1}`,
      dice.slice(at * each, (at + 1) * each),
    ]),
  ),
});
/** The dice under the one cup. */
export const lifted = (...dice: readonly Face[]): Action => ({ do: "reveal", dice });
/** The dice of the claimer. */
export const liftedBy = (seat: number, ...dice: readonly Face[]): Action => ({
  do: "reveal",
  dice: { [`s${seat}`]: dice },
});

const round = (opener: number, caller: number, outcome: Outcome): readonly Action[] => [
  starts(opener, 2),
  says(opener, "8 sixes"),
  calls(caller),
  answers(outcome),
];

/** Four rounds of nine that leave some chalk and chips on the strip; Diaz starts the next one. */
export const EVENING: readonly Action[] = [
  ...round(1, 2, "short"),
  ...round(1, 8, "short"),
  ...round(8, 9, "there"),
  ...round(9, 4, "there"),
];
/** The dice under the nine cups: eleven fives with fours wild. */
export const CUPS: readonly Face[] = [
  ...([5, 4, 1, 2, 2, 6, 5, 5, 3] as const),
  ...([4, 1, 5, 6, 5, 3, 4, 5, 2] as const),
  ...([4, 1, 1, 3, 6, 5, 2, 2, 3] as const),
];
