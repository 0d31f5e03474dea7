import fc from "fast-check";
import {
  type Action,
  type GameState,
  legal,
  legalNow,
  type PlayerId,
  play,
  rulesUnder,
  type Settled,
  toAct,
} from "@/lib/engine";
import { runs } from "../everyCase";
import { anyTable, type Impulse, impulse, reveals, starts } from "./randomPlay";

// Whole rounds of any game under any house rules: nearly all are settled, every kind of challenge occurs, and
// claims are often close.

/** A settled round. */
export interface PlayedOut {
  readonly settled: Settled;
  /** Right before the round was started. */
  readonly opening: GameState;
  /** Who was in turn when the claim was challenged. */
  readonly turn: PlayerId | null;
  /** The states right before and right after the reveal. */
  readonly before: GameState;
  readonly after: GameState;
}

const round = fc.record({
  moved: impulse,
  claims: fc.integer({ min: 1, max: 4 }),
  kind: fc.nat({ max: 2 }),
  several: fc.nat({ max: 3 }),
  outOfTurn: fc.boolean(),
  way: fc.nat({ max: 9 }),
  off: fc.integer({ min: -4, max: 4 }),
  joins: fc.nat({ max: 9 }),
});
type Round = typeof round extends fc.Arbitrary<infer T> ? T : never;

/** Plays random games and passes every settled round to `see`: more games in the drill. */
export function everyPlayedRound(see: (played: PlayedOut) => void, all: number, sample: number): void {
  fc.assert(
    fc.property(anyTable, fc.array(round, { minLength: 3, maxLength: 12 }), (table, rounds) => {
      let state = table;
      const open: Open = { opening: table, turn: null };
      for (const one of rounds) state = playRound(state, one, open, see);
    }),
    runs(all, sample),
  );
}

/** Notes about the open round. */
interface Open {
  opening: GameState;
  turn: PlayerId | null;
}

function playRound(from: GameState, one: Round, open: Open, see: (played: PlayedOut) => void): GameState {
  let state = from;
  const tried = (action: Action): boolean => {
    const played = play(state, action);
    if (!played.ok) return false;
    const before = state;
    state = played.value.state;
    if (action.do === "start-round") open.opening = before;
    if (action.do === "challenge") open.turn = toAct(before);
    for (const fact of played.value.facts)
      if (fact.fact === "settled") see({ settled: fact.settled, ...open, before, after: state });
    return true;
  };
  if (one.joins === 0) tried({ do: "join", player: "Eve" });
  if (state.phase === "between-rounds") tried(starts(state, one.moved, toAct(state) ?? "Ann"));
  for (let at = 0; at < one.claims; at++) tried(claims(state, one.moved, at));
  for (const action of challenges(state, one)) if (tried(action)) break;
  if (state.phase === "revealing" && !tried(shown(state, one))) tried({ do: "reveal", outcome: "short" });
  return state;
}

function claims(state: GameState, { count }: Impulse, at: number): Action {
  const by = toAct(state) ?? "Ann";
  const { lowest, perFace } = legal(state, by).claim;
  return { do: "claim", by, claim: perFace[(count + at) % 6] ?? lowest ?? "nothing" };
}

/** The drawn kind of challenge, or a doubt if it is not available. */
function challenges(state: GameState, { kind, several, outOfTurn, moved }: Round): readonly Action[] {
  const by = legalNow(state)?.player ?? "Ann";
  const others = state.seats
    .filter(({ active, player }) => active && player !== by)
    .map(({ player }) => player);
  const late =
    others.length > 0 ? others.map((_, at) => others[(at + moved.who) % others.length] as string) : [];
  const named = (["doubt", "spot-on", "concede"] as const)[kind] ?? "doubt";
  const chosen = outOfTurn ? late : [by, ...late];
  return [
    ...(several === 0
      ? [chosen, chosen.slice(0, 2)].map((some): Action => ({ do: "challenge", by: some }))
      : []),
    ...chosen.map((player): Action => ({ do: "challenge", by: player, kind: named })),
    { do: "challenge", by },
  ];
}

/** A count close to the claim, or the drawn value. */
function shown(state: GameState, { way, off, moved }: Round): Action {
  const rules = rulesUnder(state.game, state.house);
  const latest = state.phase === "revealing" ? state.round.latest?.claim : undefined;
  if (rules.ok && latest && "count" in latest && way < 7)
    return {
      do: "reveal",
      count: Math.max(0, Math.min(latest.count + off, rules.value.cups.diceInPlay(state.seats))),
    };
  return reveals(state, { ...moved, variant: way < 9 ? 8 + way : moved.variant });
}
