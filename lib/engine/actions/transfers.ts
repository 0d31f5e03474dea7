import type { RuleSet } from "../parts";
import type { Result } from "../result";
import { activePlayers, inTurn } from "../seats";
import type { Fact, Finished, GameState, InPhase, Move, PlayerId, Refusal, Seat, Stake } from "../vocabulary";
import { type Played, played } from "./played";

/** The parts of a game that transfers change (S13), and the number of finished rounds. */
export type Stacks = Pick<GameState, "seats" | "pot" | "settledRounds">;

/** Applies transfers to seats and pot. A player with nothing left of the game's stake is out. */
export function afterMoves(stacks: Stacks, moves: readonly Move[], rules: RuleSet): Stacks {
  const { seats, pot, settledRounds } = stacks;
  if (moves.length === 0) return { seats, pot, settledRounds };
  const { outWithout } = rules.stakes;
  const potAfter = moves.reduce(
    (sum, { count, from, to }) => sum + (to === "pot" ? count : 0) - (from === "pot" ? count : 0),
    pot,
  );
  return {
    seats: seats.map((one) => {
      const own = moves.filter(({ from, to }) => from === one.player || to === one.player);
      const seat = potAfter === 0 ? withoutStake(one) : one;
      if (own.length === 0) return seat;
      const holds = { ...seat.holds };
      let staked = seat.staked ?? 0;
      for (const { what, count, from, to } of own) {
        if (from === seat.player) holds[what] = (holds[what] ?? 0) - count;
        if (to === seat.player) holds[what] = (holds[what] ?? 0) + count;
        if (to === "pot") staked += count;
      }
      const out = outWithout !== null && (holds[outWithout] ?? 0) <= 0;
      return {
        ...seat,
        holds,
        ...(staked > 0 && potAfter > 0 && { staked }),
        ...(seat.active && out && { active: false, out: settledRounds + 1 }),
      };
    }),
    pot: potAfter,
    settledRounds,
  };
}

/** An empty pot has no contributions. */
function withoutStake(seat: Seat): Seat {
  if (seat.staked === undefined) return seat;
  const { staked: _, ...rest } = seat;
  return rest;
}

/** The end of a game: that part of the finished state, and the pot's move to the winner. */
export interface Ended {
  readonly finished: Finished;
  readonly tied: InPhase<"finished">["tied"];
  readonly stacks: Stacks;
  readonly payout: readonly Move[];
}

/**
 * Applies the game's ending. A sole winner takes the pot, or those whom the ending names. Null while the game
 * goes on.
 */
export function ended(stacks: Stacks, rules: RuleSet): Ended | null {
  const over = rules.ending.over(stacks.seats);
  if (over === null) return null;
  const takers = over.takes ?? (over.winners.length === 1 ? over.winners : []);
  const payout = shares(stacks.pot, new Map(takers.map((player) => [player, 1])));
  return {
    finished: {
      winners: over.winners,
      losers: over.losers,
      reason: rules.ending.rule,
      pot: payout.reduce((sum, { count }) => sum + count, 0),
    },
    tied: over.tied,
    stacks: afterMoves(stacks, payout, rules),
    payout,
  };
}

/** The pot split: by shares. The remainder goes chip by chip, in the order named (S24, S28). */
export function shares(pot: number, parts: ReadonlyMap<PlayerId, number>): readonly Move[] {
  const all = [...parts.values()].reduce((sum, part) => sum + part, 0);
  const whole = [...parts].map(([to, part]) => ({ to, count: Math.floor((pot * part) / all) }));
  const left = pot - whole.reduce((sum, { count }) => sum + count, 0);
  return whole
    .map(({ to, count }, at): Move => ({ what: "chip", count: count + (at < left ? 1 : 0), from: "pot", to }))
    .filter(({ count }) => count > 0);
}

/** Ends a game between two claims: adds the payout and the end to these facts. */
export const overWith = (
  state: GameState,
  { finished, tied, stacks, payout }: Ended,
  facts: readonly Fact[],
  more?: Pick<Played, "ruled">,
): Result<Played, Refusal> =>
  played(
    { ...tableOf(state), ...stacks, phase: "finished", finished, tied },
    [
      ...facts,
      ...payout.map((move): Fact => ({ fact: "moved", by: "payout", move })),
      { fact: "finished", finished },
    ],
    more,
  );

/**
 * The seats after a round, and who starts a palifico round next (U5). Antes of every round are due again, and
 * players who fell to one die are marked.
 */
export function afterRound(
  before: readonly Seat[],
  after: readonly Seat[],
  { stakes, terms }: RuleSet,
): { readonly seats: readonly Seat[]; readonly palifico: PlayerId | null } {
  const fallen = terms.fellToOneDie(before, after);
  const everyRound = stakes.ante?.every === "round";
  const seats = after.map((seat) => {
    const paid = seat.paid && !everyRound;
    const fell = seat.fell || seat.player === fallen;
    return paid === seat.paid && fell === seat.fell ? seat : { ...seat, paid, fell };
  });
  // Two remaining players play no palifico, so falling does not make anyone the starter.
  return { seats, palifico: activePlayers(seats).length > 2 ? fallen : null };
}

/** The state that all phases share. */
export function tableOf(
  state: GameState,
): Pick<GameState, "game" | "house" | "seats" | "diceEach" | "pot" | "settledRounds" | "room"> {
  const { game, house, seats, diceEach, pot, settledRounds, room } = state;
  return {
    game,
    house,
    seats,
    diceEach,
    pot,
    settledRounds,
    ...(room !== undefined && { room }),
  };
}

/** True if the game uses this stake: it deals it, or a player without it is out (S13). */
export const isPlayedFor = ({ stakes: { dealt, outWithout } }: RuleSet, what: Stake): boolean =>
  what in dealt || what === outWithout;

/** The start of every turn: nothing done to the dice yet. */
export const NEW_TURN = { looked: false, rolledTable: false, rolledCup: false, rerolls: 0 } as const;

/** Starts a new turn for a player whose predecessor is out or skipped (O4, P5, S27). */
export function newTurn(before: GameState, after: GameState): GameState {
  if (before.phase !== "claiming" || after.phase !== "claiming") return after;
  const same = inTurn(before.seats, before.round) === inTurn(after.seats, after.round);
  return same ? after : { ...after, round: { ...after.round, turn: NEW_TURN } };
}
