import {
  type Action,
  activePlayers,
  atStake,
  type Challenge,
  type Claim,
  type Face,
  type GameState,
  type InPhase,
  judgeClaim,
  namedDice,
  type PlayerId,
  play,
  type RuleSet,
  rulesUnder,
  toAct,
} from "@/lib/engine";
import type { PlayedAction } from "@/lib/views/figures/countGame";
import type { Chance } from "./chance";
import { found, type Sayable, Speech } from "./speech";

/** A player's style; all values from 0 to 1. It does not depend on the dice or earlier claims. */
export interface Temper {
  /** The share of false claims. */
  readonly bluff: number;
  /** How often they challenge in turn. */
  readonly challenge: number;
  /** How often they challenge out of turn, in games that allow it. */
  readonly outOfTurn: number;
}

/** A table's style. Omitted events never happen. */
export interface Habits {
  /** The maximum number of rounds; then the table stops. */
  readonly rounds: number;
  /** The reveal: all dice each time, or any amount of detail. */
  readonly shows: "dice" | "anything";
  /** Probabilities between rounds: a player joins or leaves, a penalty, a result-only round. */
  readonly joinsOrLeaves?: number;
  readonly penalty?: number;
  readonly resultOnly?: number;
  /** Probabilities per turn: the round is void; earlier claims are unheard. */
  readonly void?: number;
  readonly skipped?: number;
  /** The probability of a wrong entry that is corrected at once. */
  readonly mistaken?: number;
  /** The share of spot-ons, in games with them. */
  readonly spotOn?: number;
  /** Possible new players. */
  readonly newcomers?: readonly PlayerId[];
  /**
   * Two neighbors, the second to the left of the first. If there is no true or no false claim left, and no
   * one challenges, they end the round themselves. Otherwise the player in turn challenges or claims.
   */
  readonly strangers?: readonly [PlayerId, PlayerId];
}

/** A tap of a player. */
export interface Tap extends PlayedAction {
  /** The wrong entry that it replaces. */
  readonly mistaken: Action | null;
}

/** A game of simulated players through the engine, with real dice under the cups. */
export class CrewGame {
  private state: GameState;
  private readonly rules: RuleSet;
  private readonly speech: Speech;
  /** True with a shared cup, false with own cups. */
  private readonly oneCup: boolean;
  private readonly newcomers: PlayerId[];
  /** Own dice by player; "" has the hidden dice of the shared cup. */
  private dice = new Map<PlayerId, readonly Face[]>();

  constructor(
    opening: GameState,
    private readonly temper: (player: PlayerId) => Temper,
    private readonly habits: Habits,
    private readonly chance: Chance,
  ) {
    const rules = rulesUnder(opening.game, opening.house);
    if (!rules.ok) throw new Error(rules.refusal.code);
    this.state = opening;
    this.rules = rules.value;
    this.oneCup = rules.value.cups.dealt(2) === null;
    this.speech = new Speech(rules.value, opening.house.raise, chance);
    this.newcomers = [...(habits.newcomers ?? [])];
  }

  /** All taps until the game is over. */
  *taps(): Generator<Tap> {
    for (let round = 0; ; round++) {
      yield* this.between();
      if (this.state.phase === "finished") return;
      if (round === this.habits.rounds) {
        yield this.tap({ do: "end" });
        return;
      }
      yield* this.round();
    }
  }

  private *between(): Generator<Tap> {
    const { joinsOrLeaves = 0, penalty = 0, resultOnly = 0 } = this.habits;
    if (this.state.phase === "between-rounds" && this.state.giver !== null) {
      const { giver } = this.state;
      const others = activePlayers(this.state.seats).filter((player) => player !== giver);
      yield* this.try({ do: "give", by: giver, to: this.chance.oneOf(others) });
    }
    if (this.chance.happens(joinsOrLeaves)) yield* this.try(this.joinOrLeave());
    if (this.chance.happens(penalty)) {
      const what = atStake(this.state).find((stake) => stake === "bad" || stake === "drink");
      const to = this.chance.oneOf(activePlayers(this.state.seats));
      if (what) yield* this.try({ do: "adjust", what, count: 1, from: "bank", to, note: "peeked" });
    }
    if (this.chance.happens(resultOnly)) yield* this.try(this.resultOnlyRound());
  }

  private joinOrLeave(): Action {
    const { seats } = this.state;
    const active = activePlayers(seats);
    const leaver = seats.find((seat) => seat.gone);
    if (leaver && this.chance.happens(0.5)) return { do: "join", player: leaver.player };
    const [newcomer] = this.newcomers;
    if (newcomer !== undefined && (active.length < 4 || this.chance.happens(0.5))) {
      this.newcomers.shift();
      return { do: "join", player: newcomer, seat: this.chance.below(seats.length + 1) };
    }
    return { do: "leave", player: this.chance.oneOf(active) };
  }

  private resultOnlyRound(): Action {
    const what = atStake(this.state)[0] ?? "drink";
    const player = this.chance.oneOf(activePlayers(this.state.seats));
    const [from, to] =
      what === "bad" || what === "good" || what === "drink" ? ["bank", player] : [player, "bank"];
    return { do: "result", moves: [{ what, count: 1, from, to }] };
  }

  private *round(): Generator<Tap> {
    const { seats } = this.state;
    const starter = toAct(this.state) ?? this.chance.oneOf(activePlayers(seats));
    const [wild = 1] = this.chance.roll(1);
    yield this.tap({ do: "start-round", starter, ...(this.rules.terms.redDie && { wild }) });
    const cupSizes = this.oneCup
      ? [["", this.rules.cups.diceInPlay(seats)] as const]
      : this.state.seats
          .filter(({ active }) => active)
          .map(({ player, holds }) => [player, holds.die ?? 0] as const);
    this.dice = new Map(cupSizes.map(([player, count]) => [player, this.chance.roll(count)]));
    while (this.state.phase === "claiming") {
      if (this.chance.happens(this.habits.void ?? 0)) {
        yield this.tap({ do: "void-round" });
        return;
      }
      yield* this.turn(this.state);
    }
    if (this.state.phase === "revealing") yield this.reveal(this.state);
  }

  private *turn(state: InPhase<"claiming">): Generator<Tap> {
    const player = toAct(state) ?? "";
    const challenge = this.challenged(state, player);
    if (challenge !== null) {
      yield this.tap(challenge);
      return;
    }
    const { skipped = 0, strangers } = this.habits;
    // A player out of turn cannot take up the open dice that limit their call (C3).
    const bound = state.round.table.length > 0 && !this.rules.cups.steps.includes("roll-table");
    if (!bound && this.chance.happens(skipped)) {
      const others = activePlayers(state.seats).filter((other) => other !== state.round.latest?.by);
      yield* this.claims(state, this.chance.oneOf(others), true);
      return;
    }
    if (strangers) {
      const sayable = this.speech.sayable(state, this.about(state, player));
      if (sayable.true === null || sayable.false === null) {
        yield* this.endedBy(strangers, state, sayable);
        return;
      }
    }
    yield* this.claims(state, player, false);
  }

  /** A challenge of the latest claim, by a random player. */
  private challenged({ seats, round }: InPhase<"claiming">, player: PlayerId): Challenge | null {
    if (round.latest === null) return null;
    const { by: claimer, claim } = round.latest;
    const kinds = this.rules.challenges.filter((kind) => kind.off === null && kind.fits(claim));
    const kind =
      kinds.find((one) => one.kind === "spot-on" && this.chance.happens(this.habits.spotOn ?? 0)) ??
      kinds.find((one) => one.kind === "concede" && this.chance.happens(0.4)) ??
      kinds.find((one) => one.kind === "doubt");
    if (kind === undefined) return null;
    const others = activePlayers(seats).filter((other) => other !== player && other !== claimer);
    const by = [
      ...(this.chance.happens(this.temper(player).challenge) ? [player] : []),
      ...(kind.by === "anyone"
        ? others.filter((other) => this.chance.happens(this.temper(other).outOfTurn))
        : []),
    ];
    const [first] = by;
    if (first === undefined) return null;
    return {
      do: "challenge",
      by: kind.together && by.length > 1 ? by : first,
      ...(kind.kind !== "doubt" && { kind: kind.kind }),
    };
  }

  /** The last resort: an impossible claim and its challenge, by two unobserved players. */
  private *endedBy(
    [zed, yan]: readonly [PlayerId, PlayerId],
    { round }: InPhase<"claiming">,
    { false: short }: Sayable,
  ): Generator<Tap> {
    if (round.latest?.by !== zed) yield this.tap({ do: "claim", by: zed, claim: short, skipped: true });
    yield this.tap({ do: "challenge", by: yan });
  }

  private *claims(state: InPhase<"claiming">, by: PlayerId, skipped: boolean): Generator<Tap> {
    const bluffs = this.chance.happens(this.temper(by).bluff);
    const opens = state.round.latest === null;
    let sayable = this.sayableNow(by);
    const isTop = sayable.true === null && sayable.false === null;
    const accept = opens || skipped || isTop || !this.oneCup ? null : yield* this.accepts(by);
    if (accept !== null) sayable = this.sayableNow(by);
    // Their own dice, rerolled until they match the claim.
    if (!opens && !skipped && this.rules.claims.kind !== "count")
      for (let left = this.rules.cups.reRolls ?? 0; left > 0; left--) {
        if (bluffs || isTop || sayable.true !== null) break;
        yield this.reRolls(by);
        sayable = this.sayableNow(by);
      }
    const meant = bluffs ? sayable.false : sayable.true;
    // A player who peeked must claim.
    const must = opens || skipped || accept === "looked";
    const claim = meant ?? (must ? (sayable.false ?? sayable.true) : null);
    if (claim === null) {
      yield this.tap({ do: "challenge", by: toAct(this.state) ?? by });
      return;
    }
    if (accept === "looked" || (opens && !skipped)) yield* this.exposes(by, claim);
    const action = {
      do: "claim",
      by,
      claim,
      ...(skipped && { skipped }),
      ...(accept && { accept }),
    } as const;
    const higher = "count" in claim ? { ...action, claim: { ...claim, count: claim.count + 1 } } : null;
    yield this.tap(action, higher);
  }

  /** Shows a die of the call, in games that allow it (C3). */
  private *exposes(by: PlayerId, claim: Claim): Generator<Tap> {
    const { steps } = this.rules.cups;
    if (!steps.includes("show") || steps.includes("roll-table") || !this.chance.happens(0.3)) return;
    const hidden = this.dice.get("") ?? [];
    const shown = "hand" in claim ? namedDice(claim).find((die) => hidden.includes(die)) : undefined;
    if (shown === undefined) return;
    yield this.tap({ do: "show", by, dice: [shown] });
    this.dice.set("", hidden.toSpliced(hidden.indexOf(shown), 1));
  }

  private sayableNow(by: PlayerId): Sayable {
    const state = this.state as InPhase<"claiming">;
    return this.speech.sayable(state, this.about(state, by));
  }

  /** Takes the passed cup: peeks and rolls, or passes it unseen. */
  private *accepts(by: PlayerId): Generator<Tap, "looked" | "blind"> {
    const { steps } = this.rules.cups;
    const state = this.state as InPhase<"claiming">;
    const lying = state.round.table.map(({ face }) => face);
    if (lying.length > 0 && !steps.includes("roll-table")) {
      // C4: open dice limit the next call, so they are taken up.
      yield this.tap({ do: "hide", by, dice: lying });
      this.dice.set("", [...(this.dice.get("") ?? []), ...lying]);
    } else if (this.chance.happens(0.3)) return "blind";
    const hidden = this.dice.get("") ?? [];
    if (steps.length > 0 && this.chance.happens(0.6)) {
      yield this.tap({ do: "look", by });
      if (steps.includes("roll-table") && hidden.length > 1 && this.chance.happens(0.3)) {
        const shown = this.chance.oneOf(hidden);
        yield this.tap({ do: "show", by, dice: [shown] });
        this.dice.set("", hidden.toSpliced(hidden.indexOf(shown), 1));
      }
      yield this.tap({ do: "roll-cup", by });
    }
    this.dice.set("", this.chance.roll(this.dice.get("")?.length ?? 0));
    return "looked";
  }

  private reRolls(by: PlayerId): Tap {
    const own = this.dice.get(by) ?? [];
    const dice = 1 + this.chance.below(own.length);
    this.dice.set(by, [...this.chance.roll(dice), ...own.slice(dice)]);
    return this.tap({ do: "re-roll", by, dice });
  }

  /** The dice that a player's claim is about. */
  private about({ round }: InPhase<"claiming" | "revealing">, by: PlayerId): readonly Face[] {
    if (this.oneCup) return [...round.table.map(({ face }) => face), ...(this.dice.get("") ?? [])];
    return this.rules.claims.kind === "count" ? [...this.dice.values()].flat() : (this.dice.get(by) ?? []);
  }

  private reveal(state: InPhase<"revealing">): Tap {
    const { round, seats } = state;
    const { latest, terms } = round;
    if (latest === null) throw new Error("a challenge without a claim");
    const all = this.about(state, latest.by);
    const ways: (() => Action)[] = [() => this.showsAll(state, all)];
    if (this.habits.shows === "anything") {
      const result = judgeClaim(latest.claim, { dice: all }, terms, this.rules);
      const finding = result.ok ? result.value.finding : "short";
      ways.push(() => ({ do: "reveal", outcome: finding === "over" ? "there" : finding }));
      if ("face" in latest.claim) {
        const { face } = latest.claim;
        const of = (player: PlayerId) => found(face, terms.wild, this.dice.get(player) ?? []);
        ways.push(
          () => ({ do: "reveal", count: found(face, terms.wild, all) }),
          () => ({
            do: "reveal",
            counts: Object.fromEntries(activePlayers(seats).map((player) => [player, of(player)])),
          }),
        );
      }
    }
    const action = this.chance.happens(0.5) || ways.length === 1 ? ways[0] : this.chance.oneOf(ways);
    const shown = (action as () => Action)();
    return this.tap(shown, misread(shown));
  }

  private showsAll({ seats, round }: InPhase<"revealing">, all: readonly Face[]): Action {
    if (this.oneCup)
      return {
        do: "reveal",
        dice: all,
        ...(this.rules.stakes.messedUp && this.chance.happens(0.05) && { messed_up: true }),
      };
    const lifted = this.rules.cups.toLift(seats, round).flatMap(({ player }) => player ?? []);
    return {
      do: "reveal",
      dice: Object.fromEntries(lifted.map((player) => [player, this.dice.get(player) ?? []])),
    };
  }

  /** An accepted action; sometimes with a wrong entry before it. */
  private tap(action: Action, mistakenly: Action | null = null): Tap {
    const before = this.state;
    const done = play(before, action);
    if (!done.ok) throw new Error(`${JSON.stringify(action)} → ${done.refusal.code}`);
    this.state = done.value.state;
    const mistaken =
      mistakenly !== null && this.chance.happens(this.habits.mistaken ?? 0) && play(before, mistakenly).ok
        ? mistakenly
        : null;
    return { action, before, after: done.value.state, facts: done.value.facts, mistaken };
  }

  /** An action that may be refused, for example by the last player at the table. */
  private *try(action: Action): Generator<Tap> {
    if (this.state.phase === "between-rounds" && play(this.state, action).ok) yield this.tap(action);
  }
}

/** A plausible misreading of a reveal; null if it is hard to get wrong. */
function misread(shown: Action): Action | null {
  if (shown.do !== "reveal") return null;
  if ("outcome" in shown) return { do: "reveal", outcome: shown.outcome === "short" ? "there" : "short" };
  if ("count" in shown) return { do: "reveal", count: shown.count + 1 };
  if (!("dice" in shown) || Array.isArray(shown.dice)) return null;
  const [[player, dice] = ["", []]] = Object.entries(shown.dice);
  const [first = 1, ...others] = dice as readonly Face[];
  return { do: "reveal", dice: { ...shown.dice, [player]: [(1 + (first % 6)) as Face, ...others] } };
}
