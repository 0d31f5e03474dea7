import {
  type Action,
  activePlayers,
  type Claim,
  type Fact,
  type GameState,
  type Move,
  namesWinners,
  oddsOf,
  type PlayerId,
  type RuleSet,
  rulesUnder,
  type Scored,
  type Settled,
  toAct,
} from "@/lib/engine";
import { canChangeDice, claimOdds, claimTruths } from "../claimTruths";
import type { Ending } from "./playoffs";
import { share } from "./share";
import { add, NO_CHALLENGES, NOTHING, type PairTally, type Part, type Tally } from "./tally";

/** One accepted action, with the state before and after. */
export interface PlayedAction {
  readonly action: Action;
  readonly before: GameState;
  readonly after: GameState;
  readonly facts: readonly Fact[];
}

/** The statistics of one game. Wins and losses are separate: a playoff may still decide them. */
export interface CountedGame {
  /** Settled rounds, including result-only ones. */
  readonly rounds: number;
  /** Everyone who ever played here, in joining order. */
  readonly players: ReadonlyMap<PlayerId, Tally>;
  /** By challenger, then by claimer. */
  readonly pairs: ReadonlyMap<PlayerId, ReadonlyMap<PlayerId, PairTally>>;
  /** Players present when a round was settled, or at the end. */
  readonly present: ReadonlySet<PlayerId>;
  /** The end; null while running. */
  readonly finished: Ending | null;
  /** Per player: the least likely false claim without a challenge, and the least likely right challenge. */
  readonly bluffs: ReadonlyMap<PlayerId, Feat>;
  readonly bangs: ReadonlyMap<PlayerId, Feat>;
}

/** An unlikely feat with its chance. */
export interface Feat {
  readonly round: number;
  readonly chance: number;
  readonly claim: Claim;
  /** The other player: the challenged claimer; null for a bluff. */
  readonly against: PlayerId | null;
}

/** A claim of the open round. */
interface Spoken {
  readonly by: PlayerId;
  readonly claim: Claim;
  readonly odds: ReturnType<typeof oddsOf>;
}

/** The open round. */
interface Open {
  readonly players: readonly PlayerId[];
  /** Antes counted already. */
  readonly antes: number;
  readonly spoken: Spoken[];
  /** How many of them came before any action that could change the dice. */
  stirred: number;
  /** The player in turn at the challenge. */
  turn: PlayerId | null;
}

/**
 * Computes a game's statistics, action by action. Void and open rounds do not count, except for payments.
 * @param opening The state at the start.
 * @param actions Accepted actions, in order.
 */
export function countGame(opening: GameState, actions: Iterable<PlayedAction>): CountedGame {
  const rules = rulesUnder(opening.game, opening.house);
  if (!rules.ok) throw new Error("cannot happen: an open game has no rules");
  const counting = new Counting(rules.value, opening);
  for (const played of actions) counting.count(played);
  return counting.counted();
}

class Counting {
  private readonly players = new Map<PlayerId, Tally>();
  private readonly pairs = new Map<PlayerId, Map<PlayerId, PairTally>>();
  private readonly present = new Set<PlayerId>();
  private readonly bluffs = new Map<PlayerId, Feat>();
  private readonly bangs = new Map<PlayerId, Feat>();
  private readonly odds = new Map<string, ReturnType<typeof oddsOf>>();
  private rounds = 0;
  private open: Open | null = null;
  private last: GameState;
  /** Players who are out before the round of this action for want of an ante (S17). */
  private short: readonly PlayerId[] = [];

  constructor(
    private readonly rules: RuleSet,
    opening: GameState,
  ) {
    this.last = opening;
    this.seat(opening);
  }

  count({ action, before, after, facts }: PlayedAction): void {
    this.last = after;
    this.short = [];
    const { open } = this;
    if (action.do === "start-round" && after.phase === "claiming") {
      const { antes } = after.round;
      this.move(antes);
      this.open = {
        players: activePlayers(after.seats),
        antes: antes.length,
        spoken: [],
        stirred: 0,
        turn: null,
      };
    } else if (action.do === "join") this.seat(after);
    else if (action.do === "void-round") this.open = null;
    else if (open) {
      if (canChangeDice(action)) open.stirred = open.spoken.length;
      if (action.do === "claim") this.speak(open, after);
      if (action.do === "challenge") open.turn = toAct(before);
    }
    for (const fact of facts) this.happened(fact, before);
  }

  counted(): CountedGame {
    const { last, rounds, players, pairs, present, bluffs, bangs } = this;
    if (last.phase === "finished") this.meet(last);
    return { rounds, players, pairs, present, finished: endingOf(last), bluffs, bangs };
  }

  private happened(fact: Fact, before: GameState): void {
    if (fact.fact === "moved" && fact.by !== "buy-in") this.move([fact.move]);
    if (fact.fact === "told") {
      this.settledAt(before, activePlayers(before.seats));
      this.move(fact.summary.moves);
    }
    if (fact.fact === "ran-short") this.short = fact.players;
    if (fact.fact === "scored") {
      this.settledAt(
        before,
        activePlayers(before.seats).filter((player) => !this.short.includes(player)),
      );
      this.move(fact.scored.moves);
      this.score(fact.scored);
    }
    if (fact.fact === "settled" && this.open && "round" in before) {
      const { settled } = fact;
      this.settledAt(before, this.open.players);
      this.move(settled.moves.slice(this.open.antes));
      this.judge(settled, before, this.open);
      this.open = null;
    }
  }

  /** Counts a settled round. */
  private settledAt(before: GameState, players: readonly PlayerId[]): void {
    this.rounds++;
    this.meet(before);
    for (const player of players) this.tally(player, { rounds: 1 });
  }

  private speak({ spoken }: Open, after: GameState): void {
    const odds = claimOdds(after, this.rules, this.ask);
    if (odds === null || after.phase !== "claiming" || after.round.latest === null) return;
    spoken.push({ ...after.round.latest, odds });
  }

  /** Memoized: the same claims recur. */
  private readonly ask: typeof oddsOf = (claim, known, dice, terms, rules) => {
    const asked = JSON.stringify([claim, dice, known, terms.wild]);
    const odds = this.odds.get(asked) ?? oddsOf(claim, known, dice, terms, rules);
    this.odds.set(asked, odds);
    return odds;
  };

  /** Counts a round's end: its claims, the challenged one, and the challengers. */
  private judge(settled: Settled, before: Extract<GameState, { readonly round: unknown }>, open: Open): void {
    const { spoken, stirred } = open;
    for (const { by, odds } of spoken) this.tally(by, { claims: { made: 1, chance: share(odds.chance) } });
    const challenged = spoken.at(-1);
    if (challenged === undefined || settled.kind === "concede") return;

    const isTrue = settled.finding.finding !== "short";
    const { chance, exact } = challenged.odds;
    const variance = share(chance * (1 - chance));
    const bluff = Number(!isTrue);
    this.tally(challenged.by, {
      challenged: { claims: 1, false: bluff },
      claims: { bluffs_caught: bluff },
      claimer: { n: 1, came: Number(isTrue), chance: share(chance), variance },
      ...(settled.kind === "doubt" && { calibration: inTenth(chance, isTrue) }),
    });
    const claims = spoken.map(({ claim }) => claim);
    const truths = claimTruths({ claims, stirred }, settled, before.round.terms, this.rules);
    for (const [at, truth] of truths.entries()) {
      const one = spoken[at];
      if (one === undefined || truth === null) continue;
      const { by, claim, odds } = one;
      this.tally(by, { claims: { known: 1, bluffs: Number(!truth) } });
      if (!truth && one !== challenged)
        outdo(this.bluffs, by, { round: settled.round, chance: odds.chance, claim, against: null });
    }

    const right = Number(settled.right);
    const made = { made: 1, right };
    for (const challenger of settled.challengers) {
      const expected = settled.kind === "doubt" ? 1 - chance : exact;
      this.tally(challenger, {
        [settled.kind === "spot-on" ? "spot_on" : challenger === open.turn ? "in_turn" : "out_of_turn"]: made,
        challenger: {
          n: 1,
          came: right,
          chance: share(expected),
          variance: share(expected * (1 - expected)),
        },
        ...(settled.kind === "doubt" && { doubts: { n: 1, came: right, chance: share(expected) } }),
      });
      if (settled.right)
        outdo(this.bangs, challenger, {
          round: settled.round,
          chance: expected,
          claim: challenged.claim,
          against: challenged.by,
        });
      this.pair(challenger, challenged.by, right);
    }
  }

  /** Counts an outcome (S26): its challenge is known, its claim is not. */
  private score({ kind, challengers, claimer, turn, right: isRight }: Scored): void {
    if (kind === null || kind === "concede") return;
    const right = Number(isRight);
    const isFalse = kind === "doubt" ? right : 0;
    if (claimer !== null) this.tally(claimer, { challenged: { claims: 1, false: isFalse } });
    for (const challenger of challengers) {
      const when = kind === "spot-on" ? "spot_on" : challenger === turn ? "in_turn" : "out_of_turn";
      this.tally(challenger, { [when]: { made: 1, right } });
      if (claimer !== null) this.pair(challenger, claimer, right);
    }
  }

  /** A challenge of one player's claim by another. */
  private pair(challenger: PlayerId, claimer: PlayerId, right: number): void {
    const row = this.pairs.get(challenger) ?? new Map<PlayerId, PairTally>();
    const before = row.get(claimer) ?? NO_CHALLENGES;
    row.set(claimer, { made: before.made + 1, right: before.right + right });
    this.pairs.set(challenger, row);
  }

  private seat({ seats }: GameState): void {
    for (const { player } of seats) if (!this.players.has(player)) this.tally(player, { sat: 1 });
  }

  private meet({ seats }: GameState): void {
    for (const { player, gone: hasLeft } of seats) if (!hasLeft) this.present.add(player);
  }

  private move(moves: readonly Move[]): void {
    for (const { what, count, from, to } of moves)
      for (const [holder, net] of [
        [from, -count],
        [to, count],
      ] as const)
        if (holder !== "bank" && holder !== "pot")
          this.tally(holder, { stakes: { [what]: { moves: 1, net } } });
  }

  private tally(player: PlayerId, more: Part<Tally>): void {
    this.players.set(player, add(this.players.get(player) ?? NOTHING, more));
  }
}

/** Keeps the less likely feat. */
function outdo(feats: Map<PlayerId, Feat>, player: PlayerId, feat: Feat): void {
  const known = feats.get(player);
  if (known === undefined || feat.chance < known.chance) feats.set(player, feat);
}

/**
 * The names at a game's end; null while running. A game with a last survivor names that winner, and no
 * losers.
 */
export function endingOf(state: GameState): Ending | null {
  if (state.phase !== "finished") return null;
  const { winners, losers, reason } = state.finished;
  return reason !== "end" && namesWinners(state.game) ? { winners, losers: [] } : { winners, losers };
}

/** One challenged claim, in the row of its tenth. */
const inTenth = (chance: number, isTrue: boolean): Tally["calibration"] =>
  NOTHING.calibration.map((row, tenth) =>
    tenth === Math.min(9, Math.floor(10 * chance))
      ? { n: 1, chance: share(chance), true: Number(isTrue) }
      : row,
  );
