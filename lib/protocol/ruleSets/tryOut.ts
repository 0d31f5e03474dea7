import {
  type Action,
  activePlayers,
  type Claim,
  FACES,
  type Face,
  type GameState,
  type InPhase,
  newOwnGame,
  type PlayerId,
  play,
  type RuleSetData,
  rulesAt,
  toAct,
} from "@/lib/engine";
import { sorted } from "./sorted";

// Plays random games by a rule set before a group may use it.

const GAMES = 300;
/** No game may take this many rounds, unless it never ends. */
const MAX_ROUNDS = 1000;
const ENDLESS_ROUNDS = 20;
/** After this many actions in all, the other games are short too. So the work is bounded for any rule set. */
const MAX_STEPS = 250_000;
/** No game has more actions. */
const MAX_GAME_STEPS = 50_000;
/** More lives or chips are played as this many. */
const MAX_DEALT = 20;
const PLAYERS = ["Ann", "Bea", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal"];

export interface TryOut {
  readonly games: number;
  readonly medianRounds: number;
  /** The first game that came to a state without a legal action, as a record. */
  readonly deadState: RandomGame | null;
  /** True if a game did not end in time. */
  readonly noEnd: boolean;
  /** The actions of all games. */
  readonly steps: number;
  /** The first game. */
  readonly first: RandomGame | null;
}

/** A random game as it was recorded. */
export interface RandomGame {
  readonly players: readonly PlayerId[];
  readonly actions: readonly Action[];
}

/** Numbers from 0 up to, but without, `below`. */
type Chance = (below: number) => number;

/** Plays random games, always the same for the same rule set. The rule set must be valid. */
export function tryOut(rules: RuleSetData, count = GAMES): TryOut {
  const chance = chanceFrom(sorted(rules));
  const { lives, chips } = rules.deal ?? {};
  const deal = {
    ...(lives !== undefined && { lives: Math.min(lives, MAX_DEALT) }),
    ...(chips !== undefined && { chips: Math.min(chips, MAX_DEALT) }),
  };
  const played = { ...rules, deal };
  const endless = rules.ending.kind === "never";
  let noEnd = false;
  let steps = 0;
  const rounds: number[] = [];
  const games = Array.from({ length: count }, () => {
    const cut = steps >= MAX_STEPS;
    const game = randomGame(played, chance, endless || noEnd || cut ? ENDLESS_ROUNDS : MAX_ROUNDS);
    steps += game.actions.length;
    const ends = endless || game.dead || game.over;
    // One such game is enough. The others only look for a dead state.
    if (!ends && !cut) noEnd = true;
    if (ends || noEnd) rounds.push(ends ? game.rounds : MAX_ROUNDS);
    return game;
  });
  rounds.sort((a, b) => a - b);
  return {
    games: count,
    steps,
    medianRounds: rounds[rounds.length >> 1] ?? 0,
    deadState: games.find(({ dead }) => dead) ?? null,
    noEnd,
    first: games[0] ?? null,
  };
}

interface Played extends RandomGame {
  readonly rounds: number;
  readonly dead: boolean;
  /** It ended by itself. */
  readonly over: boolean;
}

/** Plays one random game until it ends, or until `mostRounds` are played, or no action is legal. */
export function randomGame(rules: RuleSetData, chance: Chance, mostRounds: number): Played {
  const players = PLAYERS.slice(0, 2 + chance(PLAYERS.length - 1));
  const seated = newOwnGame(rules, { players });
  if (!seated.ok) throw new Error("cannot happen: a checked rule set seats its players");
  let state = seated.value;
  const actions: Action[] = [];
  while (state.phase !== "finished" && state.settledRounds < mostRounds && actions.length < MAX_GAME_STEPS) {
    const after = randomAction(state, chance);
    if (after === null) return { players, actions, rounds: state.settledRounds, dead: true, over: false };
    actions.push(after.action);
    state = after.state;
  }
  return { players, actions, rounds: state.settledRounds, dead: false, over: state.phase === "finished" };
}

/** Tries the actions of a state in random order, and plays the first that is accepted; null if none is. */
function randomAction(state: GameState, chance: Chance) {
  const choices = [...choicesIn(state, chance)];
  while (choices.length > 0) {
    for (const action of choices.splice(chance(choices.length), 1)) {
      const played = play(state, action);
      if (played.ok) return { action, state: played.value.state };
    }
  }
  return null;
}

function choicesIn(state: GameState, chance: Chance): readonly Action[] {
  switch (state.phase) {
    case "between-rounds": {
      const players = activePlayers(state.seats);
      const starter = toAct(state) ?? players[chance(players.length)] ?? "";
      const { redDie } = rulesAt(state).terms;
      return [{ do: "start-round", starter, ...(redDie && { wild: anyFace(chance) }) }];
    }
    case "claiming":
      return turnChoices(state, chance);
    case "revealing":
      return [{ do: "reveal", dice: anyDice(state, chance) }];
    case "finished":
      return [];
  }
}

function turnChoices(state: InPhase<"claiming">, chance: Chance): readonly Action[] {
  const { seats, round } = state;
  const rules = rulesAt(state);
  const by = toAct(state) ?? "";
  const claim = anyClaim(state, chance);
  const players = activePlayers(seats);
  const challengers = [by, players[chance(players.length)] ?? by];
  const rerolls = rules.cups.dealt(players.length) !== null && (rules.cups.reRolls ?? 0) > round.turn.rerolls;
  return [
    ...(claim === null ? [] : [{ do: "claim", by, claim } as const]),
    ...(rerolls && chance(2) === 0 ? [{ do: "re-roll", by } as const] : []),
    ...rules.challenges.flatMap(({ kind }) =>
      round.latest === null
        ? []
        : challengers.map((player) => ({ do: "challenge", by: player, kind }) as const),
    ),
  ];
}

/** A random legal claim; null if none is higher. */
function anyClaim(state: InPhase<"claiming">, chance: Chance): Claim | null {
  const { claims, cups } = rulesAt(state);
  const { latest, terms } = state.round;
  const context = {
    terms,
    diceInPlay: cups.diceInPlay(state.seats),
    players: activePlayers(state.seats).length,
  };
  const before = latest?.claim ?? null;
  if (claims.kind === "count") {
    const each = claims.lowestPerFace(before, context);
    const claim = each[chance(each.length)];
    if (claim === undefined || !("count" in claim)) return null;
    const room = Math.max(0, Math.floor((context.diceInPlay - claim.count) / 2));
    return { ...claim, count: claim.count + chance(1 + room) };
  }
  // From the lowest claim that is higher, all are.
  const ladder = claims.every();
  let [low, high] = [0, ladder.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const claim = ladder[middle];
    if (claim && (before === null || claims.beats(claim, before, context))) high = middle;
    else low = middle + 1;
  }
  return ladder[low + chance(Math.min(ladder.length - low, STEP))] ?? null;
}

/** How far a claim of hands may rise at once. */
const STEP = 60;

const anyFace = (chance: Chance): Face => FACES[chance(FACES.length)] ?? 1;

/** Random dice for every cup that is lifted. */
function anyDice(state: InPhase<"revealing">, chance: Chance) {
  const cups = rulesAt(state).cups.toLift(state.seats, state.round);
  const rolled = cups.map(({ player, dice }) => ({
    player,
    faces: Array.from({ length: dice }, () => anyFace(chance)),
  }));
  const shared = rolled.find(({ player }) => player === null);
  return shared ? shared.faces : Object.fromEntries(rolled.map(({ player, faces }) => [player, faces]));
}

/** Random numbers from a text: its FNV hash starts a mulberry32 sequence. */
export function chanceFrom(text: string): Chance {
  let seed = 2_166_136_261;
  for (let at = 0; at < text.length; at++) seed = Math.imul(seed ^ text.charCodeAt(at), 16_777_619);
  return (below) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, below)) | 0;
  };
}
