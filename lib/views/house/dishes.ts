import { type GameState, type House, newGame, play, rulesUnder } from "@/lib/engine";
import type { Seen } from "./seen";

type Who = "one" | "together" | "one-by-one" | "one-too-many";

/** More bads than any rule allows. */
const MAX_BADS = 99;

/**
 * Hands out bads at a table until players wash: to one player, to several together, or to one after another
 * up to the limit. `one-too-many`: all but two have them, and those two get theirs in one wrong bang. Null if
 * the game has no bads.
 */
export function dishesScene(who: Who, game: string, house: House): Seen | null {
  const { together_count: count, end_together: each, end_alone: alone } = house;
  if (typeof count !== "number" || typeof each !== "number" || typeof alone !== "number") return null;
  const people = who === "one" ? 1 : who === "one-too-many" ? count + 1 : count;
  const seats = Array.from({ length: people + 1 + (who === "one-by-one" ? 1 : 0) }, (_, at) => `${at + 1}`);
  // A rule can name more players than a table seats.
  const seated = newGame({ game, house, players: seats, room: seats.length });
  if (!seated.ok) return null;
  const crew = seats.slice(0, people);
  if (who === "one-too-many") return oneTooMany(seated.value, crew, each);
  let state = seated.value;
  if (who === "one-by-one") {
    for (const [at, player] of seats.slice(0, -1).entries()) {
      state = given(state, player, each);
      if (state.phase === "finished") return washed(at + 1, state);
    }
    return null;
  }
  // All but the last few at once, to keep a long score short.
  const lump = who === "together" ? Math.max(0, Math.min(each, alone) - 2) : 0;
  for (const player of crew) state = given(state, player, lump);
  for (let bads = lump; bads <= MAX_BADS; bads++) {
    if (state.phase === "finished") break;
    for (const player of crew) state = given(state, player, 1);
  }
  return state.phase === "finished" ? washed(state.finished.losers.length, state) : null;
}

/** The washers, with their bads. */
function washed(people: number, state: GameState): Seen {
  const losers = state.phase === "finished" ? state.finished.losers : [];
  const bads = Math.min(
    ...state.seats.filter(({ player }) => losers.includes(player)).map(({ holds }) => holds.bad ?? 0),
  );
  return { seen: "dishes", people, bads, wash: losers.length > 0 };
}

/** The last two get their bads in one wrong bang, the others earlier. */
function oneTooMany(table: GameState, crew: readonly string[], each: number): Seen | null {
  const [inTurn, outOfTurn] = [crew.at(-2), crew.at(-1)];
  const claimer = crew.at(-3) ?? table.seats.at(-1)?.player;
  if (inTurn === undefined || outOfTurn === undefined || claimer === undefined) return null;
  let state = table;
  for (const player of crew.slice(0, -2)) state = given(state, player, each);
  state = given(given(state, inTurn, each - 1), outOfTurn, Math.max(0, each - 2));
  const rules = rulesUnder(table.game, table.house);
  const redDie = rules.ok && rules.value.terms.redDie;
  for (const action of [
    { do: "start-round", starter: claimer, ...(redDie && { wild: 1 as const }) },
    { do: "claim", by: claimer, claim: "1 six" },
    { do: "challenge", by: [inTurn, outOfTurn] },
    { do: "reveal", outcome: "there" },
  ] as const) {
    const played = play(state, action);
    if (!played.ok) return null;
    state = played.value.state;
  }
  return { seen: "dishes", people: crew.length, bads: each, wash: state.phase === "finished" };
}

/** Gives bads to a player; unchanged for zero, or after the end. */
function given(state: GameState, to: string, count: number): GameState {
  if (count <= 0) return state;
  const played = play(state, { do: "adjust", what: "bad", count, from: "bank", to, note: "example" });
  return played.ok ? played.value.state : state;
}
