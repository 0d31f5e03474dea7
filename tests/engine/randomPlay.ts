import fc from "fast-check";
import {
  type Action,
  atStake,
  type Claim,
  type CupStep,
  FACES,
  type Face,
  type GameState,
  gameIds,
  legal,
  newGame,
  rulesUnder,
  STAKES,
  type TableDie,
  toAct,
} from "@/lib/engine";
import { gameNamed } from "@/lib/engine/games";
import type { Option } from "@/lib/engine/parts";

// Random tables for the properties: any game under any house rules. The recorder is sometimes right, often
// clumsy, sometimes hostile.

/** The players; `Zed` never sits down, `Eve` may join. */
export const CREW = ["Ann", "Bob", "Cy", "Dee"];
const ANYONE = [...CREW, "Eve", "Zed"];

const anyValue = (option: Option): fc.Arbitrary<string | number> => {
  if ("choices" in option) return fc.constantFrom(...option.choices);
  if ("longest" in option) return fc.constant(option.preset);
  const few = fc.integer({ min: option.from, max: Math.min(option.to, option.from + 3) });
  return option.also === undefined ? few : fc.oneof(fc.constant(option.also), few);
};

/** Some house rules of a game: each option set or left at its default. */
const anyHouse = (game: string): fc.Arbitrary<Readonly<Record<string, unknown>>> => {
  const named = gameNamed(game);
  if (!named.ok) throw new Error(game);
  const values = Object.entries(named.value.options).map(
    ([name, option]) => [name, anyValue(option)] as const,
  );
  return fc.record(Object.fromEntries(values), { requiredKeys: [] });
};

/** A new table of a game under any house rules. */
export const tableOfGame = (game: string): fc.Arbitrary<GameState> =>
  fc.tuple(anyHouse(game), fc.integer({ min: 2, max: CREW.length })).map(([house, players]) => {
    const seated = newGame({ game, house, players: CREW.slice(0, players) });
    if (!seated.ok) throw new Error(seated.refusal.code);
    return seated.value;
  });

/** A table of any game. */
export const anyTable: fc.Arbitrary<GameState> = fc.constantFrom(...gameIds).chain(tableOfGame);

/** One impulse of the recorder: an action's kind, and numbers for its details. */
export const impulse = fc.record({
  kind: fc.nat({ max: 99 }),
  who: fc.nat({ max: ANYONE.length - 1 }),
  other: fc.nat({ max: ANYONE.length - 1 }),
  count: fc.nat({ max: 12 }),
  dice: fc.array(fc.constantFrom(...FACES), { minLength: 5, maxLength: 5 }),
  variant: fc.nat({ max: 19 }),
});
export type Impulse = typeof impulse extends fc.Arbitrary<infer T> ? T : never;
export const impulses = (most: number): fc.Arbitrary<readonly Impulse[]> =>
  fc.array(impulse, { minLength: 10, maxLength: most, size: "max" });

/** The recorder's next entry in a state: usually a plausible one, else anything. */
export function entered(state: GameState, moved: Impulse): Action {
  const action = moved.kind < 60 ? likely(state, moved) : anything(state, moved);
  return moved.variant === 0 ? { ...action, ruling: "the table says so" } : action;
}

/** A plausible next action. */
function likely(state: GameState, moved: Impulse): Action {
  const actor = toAct(state) ?? "Ann";
  if (state.phase === "revealing") return reveals(state, moved);
  if (state.phase === "between-rounds" && moved.kind >= 55) return recordsResult(state, moved);
  if (state.phase === "between-rounds" && moved.kind >= 50) return keepsScore(state, moved);
  if (state.phase !== "claiming") return starts(state, moved, actor);
  const { lowest, perFace } = legal(state, actor).claim;
  if (moved.kind < 15 && state.round.latest !== null) return { do: "challenge", by: actor };
  if (moved.kind < 25) return anything(state, { ...moved, who: ANYONE.indexOf(actor) });
  if (moved.kind < 40 && state.diceEach === null) return handles(state.round.table, moved, actor);
  return { do: "claim", by: actor, claim: perFace[moved.count] ?? lowest ?? anyClaim(state, moved) };
}

/** A step of a turn with the shared cup; often with its real dice. */
function handles(table: readonly TableDie[], { count, dice, variant }: Impulse, by: string): Action {
  const lying = table.map(({ face }) => face).slice(0, 1 + (variant % 2));
  const some = lying.length > 0 && variant < 15 ? lying : dice.slice(0, 1);
  const steps: readonly CupStep[] = [
    { do: "look", by },
    { do: "look", by },
    { do: "roll-cup", by },
    { do: "show", by, dice: dice.slice(0, 2) },
    { do: "hide", by, dice: some },
    { do: "roll-table", by, from: some, to: dice.slice(0, some.length) },
  ];
  return steps[count % steps.length] ?? { do: "look", by };
}

/** A result-only round: a player lost or got one of the game's stakes. */
function recordsResult(state: GameState, { who, count }: Impulse): Action {
  const what = atStake(state)[0] ?? "die";
  const player = ANYONE[who] as string;
  const [from, to] =
    what === "drink" || what === "bad" || what === "good" ? ["bank", player] : [player, "bank"];
  return { do: "result", moves: [{ what, count: 1 + (count % 2), from, to }] };
}

export const starts = (state: GameState, { dice: [wild = 1] }: Impulse, starter: string): Action => {
  const rules = rulesUnder(state.game, state.house);
  const redDie = rules.ok && rules.value.terms.redDie;
  return { do: "start-round", starter, ...(redDie && { wild }) };
};

/** Any action in the format. */
function anything(state: GameState, moved: Impulse): Action {
  const { who, other, count, dice, variant } = moved;
  const by = ANYONE[who] as string;
  const to = ANYONE[other] as string;
  const some = dice.slice(0, 1 + (count % 3));
  const actions: readonly (() => Action)[] = [
    () => starts(state, moved, by),
    () => ({ do: "start-round", ...(variant < 5 && { wild: dice[0] as Face }) }),
    () => ({ do: "claim", by, claim: anyClaim(state, moved) }),
    () => ({ do: "claim", by, claim: anyClaim(state, moved), skipped: variant % 2 === 0 }),
    () => ({
      do: "claim",
      by,
      claim: anyClaim(state, moved),
      accept: variant % 2 === 0 ? "looked" : "blind",
    }),
    () => ({ do: "claim", by, claim: anyClaim(state, moved), table: dice.slice(0, count % 6) }),
    () => ({ do: "claim", by, claim: CLAIMS[count % CLAIMS.length] as Claim | string }),
    () => ({ do: "challenge", by }),
    () => ({ do: "challenge", by, kind: (["doubt", "spot-on", "concede"] as const)[variant % 3] ?? "doubt" }),
    () => ({ do: "challenge", by: [by, to] }),
    () => reveals(state, moved),
    () => ({ do: "look", by }),
    () => ({ do: "roll-cup", by }),
    () => ({ do: "show", by, dice: some }),
    () => ({ do: "hide", by, dice: some }),
    () => ({ do: "roll-table", by, from: some, to: dice.slice(5 - some.length) }),
    () => ({ do: "re-roll", by }),
    () => ({ do: "give", by, to }),
    () => ({ do: "join", player: by, ...(variant < 6 && { seat: variant }) }),
    () => ({ do: "leave", player: by }),
    () => ({ do: "void-round" }),
    () => ({ do: "skip", players: variant < 3 ? [] : variant < 8 ? [by, to] : [by] }),
    () => {
      const what = STAKES[count % STAKES.length] ?? "die";
      const [from, onto] = variant < 7 ? ["bank", by] : variant < 14 ? [by, "bank"] : [by, "pot"];
      return { do: "adjust", what, count: 1 + (count % 2), from, to: onto, note: "peeked" };
    },
    () => ({ do: "buy-in", player: by, ...(variant < 10 && { count: 1 + count }) }),
    () => {
      const what = STAKES[variant % STAKES.length] ?? "die";
      const [from, onto] = other % 2 === 0 ? ["bank", by] : [by, variant < 10 ? "bank" : "pot"];
      const moves = [{ what, count: 1 + (count % 2), from, to: onto }];
      return { do: "result", moves, ...(variant % 3 === 0 && { next: to }) };
    },
    () => scores(moved),
    () => (variant < 3 ? { do: "end", losers: [by] } : { do: "claim", by, claim: anyClaim(state, moved) }),
  ];
  return (actions[(moved.kind * 7 + count) % actions.length] ?? (() => ({ do: "void-round" })))();
}

/** A round by its outcome, as a table that keeps only the score records it: who lost, or who challenged and was right. */
function keepsScore({ seats }: GameState, { who, count }: Impulse): Action {
  const players = seats.filter(({ active }) => active).map(({ player }) => player);
  const player = players[who % players.length] as string;
  return count % 2 === 0
    ? { do: "outcome", loser: player }
    : { do: "outcome", challengers: [player], right: count % 4 === 1 };
}

/** A round by its outcome, in either form, with random keys. */
function scores({ who, other, count, variant, kind }: Impulse): Action {
  const [by, claimer] = [ANYONE[who] as string, ANYONE[other] as string];
  const opened = {
    ...(kind % 4 === 0 && { starter: claimer }),
    ...(variant % 7 === 0 && { off: 1 + count }),
  };
  if (count % 2 === 0)
    return { do: "outcome", loser: by, ...(variant % 2 === 0 && { winner: claimer }), ...opened };
  const named = (["doubt", "doubt", "spot-on", "concede"] as const)[variant % 4] ?? "doubt";
  return {
    do: "outcome",
    challengers: kind % 5 === 0 ? [by, "Ann"] : [by],
    kind: named,
    ...(variant % 3 > 0 && { claimer }),
    ...(named !== "concede" && { right: count % 4 === 1 }),
    ...(variant % 5 === 0 && { out_of_turn: count % 3 === 0 }),
    ...(variant === 9 && { mia: true }),
    ...(variant === 11 && { messed_up: true }),
    ...opened,
  };
}

/** Claims of every language, right and wrong. */
const CLAIMS: readonly (Claim | string)[] = [
  "9 sixes",
  "pair of twos, five",
  "sixty-four",
  "mia",
  "five ones",
  "low straight",
  "full house, 3s and 2s",
  "wibble",
  { count: 0, face: 3 },
  { count: 2, face: 1 },
  { hand: "five", faces: [6] },
  { mia: 66 },
];

function anyClaim({ game }: GameState, { count, dice }: Impulse): Claim | string {
  const [a = 1, b = 1] = dice;
  if (game === "mia") return { mia: Math.max(a, b) * 10 + Math.min(a, b) };
  if (game !== "pass-the-cup" && game !== "closed-cup" && game !== "own-hand") return { count, face: a };
  return [...dice].sort().join(""); // five dice as they lie
}

/** A reveal: usually fitting dice, else counts, an outcome, or nonsense. */
export function reveals(state: GameState, { count, dice, variant }: Impulse): Action {
  if (variant < 4)
    return { do: "reveal", outcome: (["short", "there", "exact"] as const)[variant % 3] ?? "short" };
  if (variant < 6) return { do: "reveal", count };
  const hands = state.seats
    .filter(({ active }) => active)
    .map(({ player, holds }, at) => {
      const rolled = [...dice.slice(at % 5), ...dice, ...dice, ...dice, ...dice];
      return [player, rolled.slice(0, variant < 18 ? (holds.die ?? 0) : count)] as const;
    });
  if (variant === 6)
    return { do: "reveal", counts: Object.fromEntries(hands.map(([player]) => [player, count % 3])) };
  if (state.diceEach !== null) return { do: "reveal", dice: Object.fromEntries(hands) };
  const lying = state.phase === "revealing" ? state.round.table.map(({ face }) => face) : [];
  const all = [...lying, ...dice].slice(0, state.game === "mia" ? 2 : 5);
  return variant === 7 ? { do: "reveal", dice: all, messed_up: true } : { do: "reveal", dice: all };
}
