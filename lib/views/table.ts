import type { StakeWords } from "@/lib/engine";
import {
  ASTRAY,
  type Astray,
  atStake,
  balanced,
  buysIn,
  type ChallengeKindName,
  type Claim,
  type ClaimKind,
  diceInPlay,
  type Face,
  type Finished,
  type GameState,
  type Legal,
  type LegalChallenge,
  type LiftedCup,
  legal,
  legalNow,
  type Move,
  type PlayerId,
  play,
  type Refusal,
  type Scored,
  type Seat,
  type Settled,
  type Shout,
  type Stake,
  standing,
  toAct,
} from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import { type CupView, viewCup } from "./cup";
import { stakeWordsAt } from "./drink";

/** A number of one stake. */
export interface StakeCount {
  readonly what: Stake;
  readonly count: number;
  /** True if it starts at 0 and can be negative. */
  readonly balance: boolean;
}

/** Larger tables are a crowd: their scores leave little room on a phone. */
export const CROWD = 9;

/** One seat of the score strip. */
export interface SeatView {
  readonly player: PlayerId;
  readonly name: string;
  /** The tally, if it is a number of its own: goods − bads (F9). */
  readonly score: number | null;
  /** The seat's stakes: dice, chips, lives, the most important first. */
  readonly stakes: readonly StakeCount[];
  readonly dice: number;
  readonly active: boolean;
  /** The round they went out in; null while in. */
  readonly out: number | null;
  /** Left the table, and can come back. */
  readonly gone: boolean;
  /** In turn, or the starter. */
  readonly inTurn: boolean;
  /** The claimer of the current claim. */
  readonly claimer: boolean;
}

/** A claim of the open round. */
export interface SpokenView {
  readonly player: PlayerId;
  readonly name: string;
  readonly claim: Claim;
}

/** Everything the table screen renders, precomputed. */
export interface TableView {
  readonly game: string;
  readonly phase: GameState["phase"];
  /** The displayed round, 1, 2, 3 …: the open one; between rounds the last verdict's, until it is void. */
  readonly round: number;
  /** The number of the open round, or of the next one. */
  readonly nextRound: number;
  readonly seats: readonly SeatView[];
  readonly diceInPlay: number;
  /** True with a shared cup, false with own cups. */
  readonly oneCup: boolean;
  /** The game's kind of claim. */
  readonly claims: ClaimKind;
  /** True if a turn has steps with a cup that is passed on (P4, C4). */
  readonly passes: boolean;
  /** The shared cup of an open round, in games with steps (P4, C4); null otherwise. */
  readonly cup: CupView | null;
  readonly wild: Face | null;
  readonly latest: SpokenView | null;
  /** True if the claim is the wild face itself: nothing else counts (S1, F4). */
  readonly wildCalled: boolean;
  readonly toAct: SeatView | null;
  /** Players whose turns are skipped in this round (S27). */
  readonly skipped: readonly PlayerId[];
  /** The legal actions of the player to act; null without one. */
  readonly legal: Legal | null;
  /** Players who can challenge out of turn: everyone in except the claimer and the player in turn. */
  readonly bystanders: readonly SeatView[];
  /** Their kind of challenge; null if the game has none. */
  readonly bystandersWay: LegalChallenge | null;
  /** The word for a challenge at this table. */
  readonly doubt: Shout;
  /** The table's own words for stakes; null for the usual ones. */
  readonly drink: StakeWords;
  /** The winner of the last round, with a drink to hand out (P8). */
  readonly giver: SeatView | null;
  /** The next starter opens a palifico round (U5). */
  readonly palifico: boolean;
  /** Players who can rebuy now, and the default amount; null without rebuys (S17). */
  readonly buyIn: { readonly chips: number; readonly seats: readonly SeatView[] } | null;
  /** The table's rule for stray dice (S16). */
  readonly astray: Astray;
  /** Why no one can join now; null if a player can. */
  readonly noNewcomer: Refusal | null;
  /** True if the claimer can say that the dice got messed up (P7). */
  readonly messedUp: boolean;
  /** During a reveal: the challenger, the kind, and if it was out of turn. */
  readonly challenge: {
    readonly by: readonly SeatView[];
    readonly shout: Shout;
    readonly outOfTurn: boolean;
  } | null;
  /** The cups of a full reveal with their dice; empty before a claim. */
  readonly cupsToLift: readonly LiftedCup[];
  /** The game's stakes. */
  readonly stakes: readonly Stake[];
  /** Chips in the pot; null in games without one. */
  readonly pot: number | null;
  /** The ante of this round. */
  readonly ante: number;
  /** True if a start includes the red die (F2). */
  readonly redDie: boolean;
  /** Palifico: the face is locked for the round (U5); `face` after a claim. */
  readonly locked: { readonly face: Face | null } | null;
  /** The reason of a round that was just void, "" without one. Null otherwise. */
  readonly voided: string | null;
  /** The last round if it was settled: a result-only round has no verdict. */
  readonly settled: Settled | null;
  /** The outcome of the last round, if it was recorded by that (S26); null otherwise. */
  readonly scored: Scored | null;
  /** The moves of a result-only last round (S18); null otherwise. */
  readonly resultMoves: readonly Move[] | null;
  readonly finished: Finished | null;
  /** Tied losers who can play off (F12). */
  readonly tied: readonly PlayerId[];
}

/** The table as the screen shows it. */
export function viewTable({ state, names, rounds, told: summaries, ...table }: OpenTable): TableView {
  const voided = state.phase === "between-rounds" ? (table.voided ?? null) : null;
  const open = state.phase === "claiming" || state.phase === "revealing" ? state.round : null;
  const actor = toAct(state);
  const stakes = atStake(state);
  const stakesOf = stakesAt(state);
  const seats = state.seats.map((seat) => ({
    player: seat.player,
    name: names[seat.player] ?? seat.player,
    ...stakesOf(seat),
    dice: seat.holds.die ?? 0,
    active: seat.active,
    out: seat.out ?? null,
    gone: seat.gone,
    inTurn: seat.player === actor,
    claimer: seat.player === open?.latest?.by,
  }));
  const seat = (player: PlayerId) => seats.find((one) => one.player === player);
  const bystanders = seats.filter((one) => one.active && !one.claimer && !one.inTurn);
  const anyPlayer = bystanders[0] ?? seats[0];
  const ways = anyPlayer ? legal(state, anyPlayer.player) : null;
  const doubt = shoutOf(ways?.challenges ?? [], "doubt");
  const now = legalNow(state);
  const wild = open?.terms.wild ?? null;
  const claimed = open?.latest?.claim;
  const last = summaries[0]?.round === state.settledRounds ? summaries[0] : null;
  const giver = state.phase === "between-rounds" ? state.giver : null;
  return {
    game: state.game,
    phase: state.phase,
    round:
      open === null && voided === null && state.settledRounds > 0
        ? state.settledRounds
        : state.settledRounds + 1,
    nextRound: state.settledRounds + 1,
    voided,
    seats,
    diceInPlay: diceInPlay(state),
    oneCup: state.diceEach === null,
    claims: ways?.claim.kind ?? "count",
    passes: ways?.steps != null,
    cup: viewCup(state, now),
    wild,
    wildCalled: claimed !== undefined && "face" in claimed && claimed.face === wild,
    latest: open?.latest
      ? { player: open.latest.by, name: names[open.latest.by] ?? open.latest.by, claim: open.latest.claim }
      : null,
    toAct: (actor === null ? undefined : seat(actor)) ?? null,
    skipped: open?.skips ?? [],
    legal: now,
    bystanders,
    bystandersWay: ways?.challenges.find(({ byOthers }) => byOthers) ?? null,
    doubt,
    drink: stakeWordsAt(state),
    giver: (giver !== null && legal(state, giver).give?.refusal === null && seat(giver)) || null,
    palifico: now?.startRound.locksFace ?? false,
    buyIn: buyInOf(state, seats),
    astray: ASTRAY.find((one) => one === state.house.astray) ?? ASTRAY[0],
    noNewcomer: ways?.join.refusal ?? null,
    messedUp: ways?.reveal.messedUp ?? false,
    cupsToLift: ways?.reveal.cups ?? [],
    stakes,
    pot: stakes.includes("chip") ? state.pot : null,
    ante: open?.antes[0]?.count ?? 0,
    redDie: ways?.startRound.redDie ?? false,
    locked: open?.terms.locksFace ? { face: open.terms.lockedFace } : null,
    challenge:
      state.phase === "revealing"
        ? {
            by: state.challenge.by.flatMap((player) => seat(player) ?? []),
            shout: shoutOf(ways?.challenges ?? [], state.challenge.kind),
            outOfTurn: state.challenge.outOfTurn,
          }
        : null,
    settled: rounds[0]?.round === state.settledRounds ? rounds[0] : null,
    scored: last?.scored ?? null,
    resultMoves: last?.moves ?? null,
    finished: state.phase === "finished" ? state.finished : null,
    tied: state.phase === "finished" ? state.tied : [],
  };
}

function buyInOf(state: GameState, seats: readonly SeatView[]): TableView["buyIn"] {
  const chips = buysIn(state);
  return chips === null
    ? null
    : { chips, seats: seats.filter(({ player }) => play(state, { do: "buy-in", player }).ok) };
}

/** A table's own words: a challenge, a drink. */
export interface OwnWords {
  readonly doubt: Shout;
  readonly drink: StakeWords;
}

/** The words a table uses. */
export function ownWords(state: GameState): OwnWords {
  const [seat] = state.seats;
  const doubt = seat ? shoutOf(legal(state, seat.player).challenges, "doubt") : "doubt";
  return { doubt, drink: stakeWordsAt(state) };
}

/** The word for a kind of challenge in a game. */
export const shoutOf = (ways: readonly LegalChallenge[], kind: ChallengeKindName): Shout =>
  ways.find((way) => way.kind === kind)?.called ?? kind;

/** Returns a seat's stakes for rendering. The part all seats share is computed once. */
export function stakesAt(state: GameState): (seat: Seat) => Pick<SeatView, "score" | "stakes"> {
  const stakes = atStake(state);
  const owed = balanced(state);
  const scores = standing(state);
  return ({ player, holds }) => ({
    score: scoreIn(scores[player]),
    stakes: stakes.map((what) => ({ what, count: holds[what] ?? 0, balance: what === owed })),
  });
}

const scoreIn = (playerStanding: Readonly<Record<string, number | boolean>> | undefined): number | null =>
  typeof playerStanding?.score === "number" ? playerStanding.score : null;
