import {
  type Action,
  activePlayers,
  type Claim,
  endNames,
  type Fact,
  type GameState,
  type Move,
  oddsOf,
  type PlayerId,
  type RuleSet,
  rulesUnder,
  type Scored,
  type Settled,
  toAct,
} from "@/lib/engine";
import { claimOdds, claimTruths, stirs } from "../claimTruths";
import type { Ending } from "./playoffs";
import { share } from "./share";
import { add, NO_CHALLENGES, NOTHING, type PairTally, type Part, type Tally } from "./tally";

/** One accepted action of a game, with the table before and after it. */
export interface PlayedAction {
  readonly action: Action;
  readonly before: GameState;
  readonly after: GameState;
  readonly facts: readonly Fact[];
}

/** What is counted of one game. Who won and lost is not in the tallies: a playoff may still decide it. */
export interface CountedGame {
  /** Settled rounds, those by their result or their outcome included. */
  readonly rounds: number;
  /** Everybody who ever sat here, in the order they sat down. */
  readonly players: ReadonlyMap<PlayerId, Tally>;
  /** By challenger, then by claimer. */
  readonly pairs: ReadonlyMap<PlayerId, ReadonlyMap<PlayerId, PairTally>>;
  /** Who was at the table when a round was settled, or at the end. */
  readonly present: ReadonlySet<PlayerId>;
  /** How it ended; null while it goes on. */
  readonly finished: Ending | null;
  /** Of each who has one: the least likely of their false claims that went unchallenged, and of their challenges that were right. */
  readonly bluffs: ReadonlyMap<PlayerId, Feat>;
  readonly bangs: ReadonlyMap<PlayerId, Feat>;
}

/** Something unlikely that somebody did, and the chance there was for it. */
export interface Feat {
  readonly round: number;
  readonly chance: number;
  readonly claim: Claim;
  /** Whom it concerned: whose claim was challenged; null of a bluff, which nobody challenged. */
  readonly against: PlayerId | null;
}

/** A claim of the round that is open. */
interface Spoken {
  readonly by: PlayerId;
  readonly claim: Claim;
  readonly odds: ReturnType<typeof oddsOf>;
}

/** The round that is open. */
interface Open {
  readonly players: readonly PlayerId[];
  /** How many of its antes are counted already. */
  readonly antes: number;
  readonly spoken: Spoken[];
  /** How many of them were made before anything that may have changed the dice. */
  stirred: number;
  /** Who was in turn when it was challenged. */
  turn: PlayerId | null;
}

/**
 * Counts a game, action by action, as shared figures define it. Void rounds and open ones count nowhere, but what was paid in them does.
 * @param opening The table as it sat down.
 * @param actions Those that were accepted, in their order.
 */
export function countGame(opening: GameState, actions: Iterable<PlayedAction>): CountedGame {
  const rules = rulesUnder(opening.game, opening.house);
  if (!rules.ok) throw new Error("cannot happen: a game that was opened has no rules");
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
      if (stirs(action)) open.stirred = open.spoken.length;
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
      this.move(fact.told.moves);
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

  /** A round is settled at this table. */
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

  /** The same claims come again and again: each is asked of once. */
  private readonly ask: typeof oddsOf = (claim, known, dice, terms, rules) => {
    const asked = JSON.stringify([claim, dice, known, terms.wild]);
    const odds = this.odds.get(asked) ?? oddsOf(claim, known, dice, terms, rules);
    this.odds.set(asked, odds);
    return odds;
  };

  /** Everything that the end of a round tells: of the claims made in it, of the one that was challenged, of who challenged. */
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

  /** What an outcome tells (S26): who challenged whom and was right, and nothing of the claim. */
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
    for (const { player, gone } of seats) if (!gone) this.present.add(player);
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

/** Keeps a feat where it was less likely than the one that is known. */
function outdo(feats: Map<PlayerId, Feat>, player: PlayerId, feat: Feat): void {
  const known = feats.get(player);
  if (known === undefined || feat.chance < known.chance) feats.set(player, feat);
}

/** Whom a game named when it ended; null while it goes on. One that goes on to its last player names that one, and no losers. */
export function endingOf(state: GameState): Ending | null {
  if (state.phase !== "finished") return null;
  const { winners, losers, reason } = state.finished;
  const names = endNames(state.game);
  return reason !== "end" && names.ok && names.value === "winners"
    ? { winners, losers: [] }
    : { winners, losers };
}

/** One claim of this chance that was doubted, in the row of its tenth. */
const inTenth = (chance: number, isTrue: boolean): Tally["calibration"] =>
  NOTHING.calibration.map((row, tenth) =>
    tenth === Math.min(9, Math.floor(10 * chance))
      ? { n: 1, chance: share(chance), true: Number(isTrue) }
      : row,
  );
