import { type GameState, newGame, type PlayerId } from "@/lib/engine";
import { playoffEntryIds } from "@/lib/server/table/playedOff";
import type { Chance } from "../crew/chance";
import { CrewGame, type Habits, type Temper } from "../crew/crewGame";
import type { Regular, SeededGroup } from "./groups";
import { RecordedGame } from "./recorded";

/** Who sits where. */
export interface Seated {
  readonly key: PlayerId;
  readonly name: string;
  /** Null for a guest. */
  readonly playerId: string | null;
}

/** A game with everything stored with it. */
export interface SeededGame {
  readonly id: string;
  readonly group: SeededGroup;
  readonly startedAt: Date;
  readonly opening: GameState;
  readonly recorded: RecordedGame;
  readonly seats: readonly Seated[];
  readonly season: string | null;
  readonly night: string | null;
  readonly follows: string | null;
  readonly playoffOf: string | null;
  readonly resultOnly: boolean;
}

/** A group's games of one day. */
export interface Evening {
  /** Null without a night. */
  readonly night: { readonly id: string; readonly startedAt: Date; readonly endedAt: Date } | null;
  readonly games: readonly SeededGame[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

const HABITS = {
  rounds: 40,
  shows: "anything",
  joinsOrLeaves: 0.02,
  penalty: 0.01,
  resultOnly: 0.01,
  void: 0.004,
  skipped: 0.01,
  mistaken: 0.02,
  spotOn: 0.15,
} as const satisfies Habits;

/** Pass the cup has no end of its own. */
const ROUNDS_OF_CUP = 14;

/** Games per day. */
const A_NIGHT = 4;

const GUESTS = ["Sam", "Robin", "Chris", "Alex", "Kit", "Max"];

/**
 * A group's games some days ago: a crew plays daily, bars and friends weekly. Most games are the group's main
 * one, some are one of two others. Some are result-only, some ties are played off.
 * @param back How many days of play ago; 0 is the last one.
 * @param most The maximum number of games, without playoffs.
 */
export function eveningOf(
  group: SeededGroup,
  back: number,
  most: number,
  now: Date,
  chance: Chance,
): Evening {
  const daily = group.kind === "crew";
  const day = new Date(now.getTime() - (1 + back * (daily ? 1 : 7)) * DAY_MS);
  const begins = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 17, chance.below(60));
  const shift = group.shifts[back % 3] ?? null;
  const night = daily ? null : chance.id();
  const games: SeededGame[] = [];
  let at = begins;
  let follows: string | null = null;
  for (let number = 0; number < Math.min(most, daily ? 1 : A_NIGHT); number++) {
    const game = gameOf(group, { at, shift, night, follows, playoff: null }, chance);
    games.push(game);
    const playoff = playedOff(game, chance);
    if (playoff) games.push(playoff);
    follows = game.id;
    at = (playoff ?? game).recorded.lastAt.getTime() + 5 * 60_000;
  }
  return {
    night: night === null ? null : { id: night, startedAt: new Date(begins), endedAt: new Date(at) },
    games,
  };
}

interface Place {
  readonly at: number;
  readonly shift: string | null;
  readonly night: string | null;
  readonly follows: string | null;
  /** The game it decides, and its players. */
  readonly playoff: { readonly of: string; readonly seats: readonly Seated[] } | null;
}

function gameOf(
  group: SeededGroup,
  { at, shift, night, follows, playoff }: Place,
  chance: Chance,
): SeededGame {
  const game = playoff !== null || chance.happens(0.6) ? group.game : chance.oneOf(group.others);
  const there = whoIsThere(group, shift, chance);
  const seats = playoff?.seats ?? there.slice(0, 3 + chance.below(3));
  const late = playoff ? [] : there.slice(seats.length);
  const everybody = [...seats, ...late];
  const opened = newGame({ game, house: {}, players: seats.map(({ key }) => key) });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const recorded = new RecordedGame(opened.value, at, chance);
  const id = chance.id();
  const resultOnly = playoff === null && chance.happens(0.02);
  if (resultOnly) {
    const named = [chance.oneOf(seats).key];
    recorded.record(game === "firehouse" ? { do: "end", losers: named } : { do: "end", winners: named }, id);
  } else {
    const tempers = new Map(everybody.map(({ key, playerId }) => [key, temperOf(group.players, playerId)]));
    const temper = (player: PlayerId) => tempers.get(player) ?? GUESTS_TEMPER;
    const habits = {
      ...HABITS,
      ...(game === "pass-the-cup" && { rounds: ROUNDS_OF_CUP }),
      newcomers: late.map(({ key }) => key),
    };
    for (const tap of new CrewGame(opened.value, temper, habits, chance).taps()) recorded.tapped(tap);
  }
  return {
    id,
    group,
    startedAt: new Date(at),
    opening: opened.value,
    recorded,
    seats: everybody.filter(({ key }, place) => place < seats.length || recorded.joined.has(key)),
    season: shift,
    night,
    follows: playoff ? null : follows,
    playoffOf: playoff?.of ?? null,
    resultOnly,
  };
}

/** In joining order; sometimes with a guest. */
function whoIsThere({ players }: SeededGroup, shift: string | null, chance: Chance): readonly Seated[] {
  const own = chance.some(
    players.filter((player) => player.shift === shift),
    7,
  );
  const others = chance.some(
    players.filter((player) => player.shift !== shift),
    7 - own.length,
  );
  return [...own, ...others].map(({ id, name }, at) => ({
    key: `s${at + 1}`,
    ...(chance.happens(0.03)
      ? { name: GUESTS[at % GUESTS.length] ?? name, playerId: null }
      : { name, playerId: id }),
  }));
}

const GUESTS_TEMPER: Temper = { bluff: 0.3, challenge: 0.3, outOfTurn: 0.02 };

const temperOf = (players: readonly Regular[], playerId: string | null): Temper =>
  players.find(({ id }) => id === playerId)?.temper ?? GUESTS_TEMPER;

/** The playoff of tied players, if they play one (F12): its result is written into the decided game. */
function playedOff(game: SeededGame, chance: Chance): SeededGame | null {
  const { recorded, group, season, night } = game;
  if (recorded.state.phase !== "finished" || recorded.state.tied.length < 2 || chance.happens(0.4))
    return null;
  const { tied } = recorded.state;
  const seats = game.seats
    .filter(({ key }) => tied.includes(key))
    .map((seat, at) => ({ ...seat, key: `s${at + 1}` }));
  const at = recorded.lastAt.getTime() + 60_000;
  const playoff = gameOf(
    group,
    { at, shift: season, night, follows: null, playoff: { of: game.id, seats } },
    chance,
  );
  const { state } = playoff.recorded;
  if (state.phase === "finished" && state.tied.length === 0 && state.finished.losers.length > 0) {
    const lost = state.finished.losers.map((key) => seats.find((seat) => seat.key === key));
    const losers = game.seats
      .filter(({ name }) => lost.some((seat) => seat?.name === name))
      .map(({ key }) => key);
    recorded.record({ do: "end", losers }, `${playoffEntryIds(playoff.id)}1`);
  }
  return playoff;
}
