import { rulesOf } from "./games";
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
 * What a table reads from each seat: what is dealt and what one is out without, leaving out chips that nobody has or ever pays.
 */
export function atStake(state: GameState): readonly Stake[] {
  const { dealt, outWithout, ante } = rulesOf(state.game, state.house).stakes;
  const idle = (stake: Stake) =>
    stake === "chip" && stake !== outWithout && ante === null && dealt.chip === 0;
  const held = [...(outWithout === null ? [] : [outWithout]), ...(Object.keys(dealt) as Stake[])];
  return held.filter((stake, at) => held.indexOf(stake) === at && !idle(stake));
}

/** What counts from 0 here and may be owed: a balance, and no heap of it; null where nothing does (S13, S17). */
export const balanced = (state: GameState): Stake | null => rulesOf(state.game, state.house).stakes.mayOwe;

/** How many chips one buys in for where no number is named; null where nobody buys in (S17). */
export const buysIn = (state: GameState): number | null => rulesOf(state.game, state.house).stakes.buysIn;

/** How many dice a claim can be about now: under all cups, or under the one (S6). */
export const diceInPlay = (state: GameState): number =>
  rulesOf(state.game, state.house).cups.diceInPlay(state.seats);

/** What each player has, by the words of formats §2 (`dice`, `chips`, `goods` …), with `score` where the game has one. */
export function standing(
  state: GameState,
): Readonly<Record<PlayerId, Readonly<Record<string, number | boolean>>>> {
  const { stakes } = rulesOf(state.game, state.house);
  return Object.fromEntries(
    state.seats.map(({ player, holds, active }) => {
      const score = stakes.score(holds);
      const held = Object.entries(holds).map(([stake, count]) => [STANDING_WORDS[stake as Stake], count]);
      return [player, { ...(score !== null && { score }), ...Object.fromEntries(held), active }];
    }),
  );
}
