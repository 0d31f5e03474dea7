import { rulesAt } from "./games";
import type { GameState, PlayerId, Stake } from "./vocabulary";

const STANDING_WORDS: Readonly<Record<Stake, string>> = {
  die: "dice",
  chip: "chips",
  drink: "drinks",
  good: "goods",
  bad: "bads",
  life: "lives",
};

/**
 * The stakes to show per seat: those dealt, and the one a player is out without. Chips are omitted if no one
 * has or pays any.
 */
export function atStake(state: GameState): readonly Stake[] {
  const { dealt, outWithout, ante } = rulesAt(state).stakes;
  const idle = (stake: Stake) =>
    stake === "chip" && stake !== outWithout && ante === null && dealt.chip === 0;
  const stakes = [...(outWithout === null ? [] : [outWithout]), ...(Object.keys(dealt) as Stake[])];
  return stakes.filter((stake, at) => stakes.indexOf(stake) === at && !idle(stake));
}

/**
 * The stake that counts from 0 and may be owed, shown as a balance instead of a heap; null if there is none
 * (S13, S17).
 */
export const balanced = (state: GameState): Stake | null => rulesAt(state).stakes.mayOwe;

/** The default number of chips in a purchase; null if there are none (S17). */
export const buysIn = (state: GameState): number | null => rulesAt(state).stakes.buysIn;

/** How many dice a claim can be about now: under all cups, or under the one (S6). */
export const diceInPlay = (state: GameState): number => rulesAt(state).cups.diceInPlay(state.seats);

/**
 * Each player's stakes in the terms of formats §2 (`dice`, `chips`, `goods` …), with `score` if the game has
 * one.
 */
export function standing(
  state: GameState,
): Readonly<Record<PlayerId, Readonly<Record<string, number | boolean>>>> {
  const { stakes } = rulesAt(state);
  return Object.fromEntries(
    state.seats.map(({ player, holds, active }) => {
      const score = stakes.score(holds);
      const holdings = Object.entries(holds).map(([stake, count]) => [STANDING_WORDS[stake as Stake], count]);
      return [player, { ...(score !== null && { score }), ...Object.fromEntries(holdings), active }];
    }),
  );
}
