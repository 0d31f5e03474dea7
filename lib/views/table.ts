import {
  ASTRAY,
  type Astray,
  atStake,
  balanced,
  buysIn,
  type ChallengeKindName,
  type Claim,
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
import { drinkAt } from "./drink";

/** So many of a stake. */
export interface StakeCount {
  readonly what: Stake;
  readonly count: number;
  /** It counts from 0 and may be owed: what one is up or down by. */
  readonly balance: boolean;
}

/** More at a table are a crowd: their scores leave little room for anything else on a phone. */
export const CROWD = 9;

/** One place of the score strip. */
export interface SeatView {
  readonly player: PlayerId;
  readonly name: string;
  /** The tally, where it is a number of its own: goods − bads (F9). */
  readonly score: number | null;
  /** What the table reads from this seat: dice left, chips, lives, in that order of weight. */
  readonly held: readonly StakeCount[];
  readonly dice: number;
  readonly active: boolean;
  /** The round in which they went out; null while they are in. */
  readonly out: number | null;
  /** Has left the table, and may come back. */
  readonly gone: boolean;
  /** Whose turn it is, or who starts. */
  readonly inTurn: boolean;
  /** Who made the claim on the table. */
  readonly claimer: boolean;
}

/** A claim of the open round. */
export interface SpokenView {
  readonly player: PlayerId;
  readonly name: string;
  readonly claim: Claim;
}

/** Everything the table screen draws, and nothing it must work out. */
export interface TableView {
  readonly phase: GameState["phase"];
  /** The round that is shown, 1, 2, 3 …: the open one; between rounds the one whose verdict lies there, until it is void. */
  readonly round: number;
  /** The open round's number, or the next one's. */
  readonly nextRound: number;
  readonly seats: readonly SeatView[];
  readonly diceInPlay: number;
  /** One cup goes round; otherwise everybody has their own. */
  readonly oneCup: boolean;
  /** The one cup that goes round while a round is open, where a turn does something to its dice (P4, C4); null elsewhere. */
  readonly cup: CupView | null;
  readonly wild: Face | null;
  readonly latest: SpokenView | null;
  /** The claim on the table is about the wild face itself: nothing else helps it (S1, F4). */
  readonly wildCalled: boolean;
  readonly toAct: SeatView | null;
  /** Whose turns are passed over in this round (S27). */
  readonly skipped: readonly PlayerId[];
  /** What the player to act may do; null while nobody in particular is. */
  readonly legal: Legal | null;
  /** Who may still challenge out of turn: everybody in play but the claimer and the player in turn. */
  readonly bystanders: readonly SeatView[];
  /** How they would challenge; null where the game knows no such thing. */
  readonly bystandersWay: LegalChallenge | null;
  /** How doubt is called at this table. */
  readonly doubt: Shout;
  /** The table's own word for a drink; null where it is just that (P10). */
  readonly drink: string | null;
  /** Who won the last round and has a drink to hand out (P8). */
  readonly giver: SeatView | null;
  /** Whoever starts next opens a palifico round (U5). */
  readonly palifico: boolean;
  /** Who may buy in now, and for how many chips where no number is named; null where nobody buys in (S17). */
  readonly buyIn: { readonly chips: number; readonly seats: readonly SeatView[] } | null;
  /** What this table does about dice that go astray (S16). */
  readonly astray: Astray;
  /** Why nobody new may sit down now; null where somebody may. */
  readonly noNewcomer: Refusal | null;
  /** Whether the claimer may plead that the dice got messed up (P7). */
  readonly messedUp: boolean;
  /** While the dice are awaited: who challenged, how, and whether out of turn. */
  readonly challenge: {
    readonly by: readonly SeatView[];
    readonly shout: Shout;
    readonly outOfTurn: boolean;
  } | null;
  /** Which cups a reveal of all dice lifts, with the dice under each; none before there is a claim. */
  readonly cupsToLift: readonly LiftedCup[];
  /** What changes hands in this game. */
  readonly stakes: readonly Stake[];
  /** Chips in the pot; null where the game has none. */
  readonly pot: number | null;
  /** What was paid into it when this round opened. */
  readonly ante: number;
  /** Whether a start says what the red die shows (F2). */
  readonly redDie: boolean;
  /** Palifico: the face holds for the round (U5); `face` once there is a claim. */
  readonly locked: { readonly face: Face | null } | null;
  /** The round was just void: why, "" where nobody said. Null otherwise. */
  readonly voided: string | null;
  /** The last round, where it was settled: of one that was told by its result there is no verdict. */
  readonly settled: Settled | null;
  /** What is known of the last round, where it was recorded by its outcome (S26); null otherwise. */
  readonly scored: Scored | null;
  /** What changed hands in the last round, where it had no claims (S18, S26); null otherwise. */
  readonly told: readonly Move[] | null;
  readonly finished: Finished | null;
  /** Losers who may still play off between themselves (F12). */
  readonly tied: readonly PlayerId[];
}

/** The table as the screen shows it. */
export function viewTable({ state, names, rounds, told, ...table }: OpenTable): TableView {
  const voided = state.phase === "between-rounds" ? (table.voided ?? null) : null;
  const open = state.phase === "claiming" || state.phase === "revealing" ? state.round : null;
  const actor = toAct(state);
  const stakes = atStake(state);
  const held = heldAt(state);
  const seats = state.seats.map((seat) => ({
    player: seat.player,
    name: names[seat.player] ?? seat.player,
    ...held(seat),
    dice: seat.holds.die ?? 0,
    active: seat.active,
    out: seat.out ?? null,
    gone: seat.gone,
    inTurn: seat.player === actor,
    claimer: seat.player === open?.latest?.by,
  }));
  const seat = (player: PlayerId) => seats.find((one) => one.player === player);
  const bystanders = seats.filter((one) => one.active && !one.claimer && !one.inTurn);
  const anybody = bystanders[0] ?? seats[0];
  const ways = anybody ? legal(state, anybody.player) : null;
  const doubt = shoutOf(ways?.challenges ?? [], "doubt");
  const now = legalNow(state);
  const wild = open?.terms.wild ?? null;
  const claimed = open?.latest?.claim;
  const last = told[0]?.round === state.settledRounds ? told[0] : null;
  const giver = state.phase === "between-rounds" ? state.giver : null;
  return {
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
    drink: drinkAt(state),
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
    told: last?.moves ?? null,
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

/** What a table calls in its own words: a doubt, a drink. */
export interface OwnWords {
  readonly doubt: Shout;
  readonly drink: string | null;
}

/** How a table calls things. */
export function ownWords(state: GameState): OwnWords {
  const [seat] = state.seats;
  const doubt = seat ? shoutOf(legal(state, seat.player).challenges, "doubt") : "doubt";
  return { doubt, drink: drinkAt(state) };
}

/** How a kind of challenge is called among the ways a game knows. */
export const shoutOf = (ways: readonly LegalChallenge[], kind: ChallengeKindName): Shout =>
  ways.find((way) => way.kind === kind)?.called ?? kind;

/** What a seat of this table has, as it is drawn. What all seats share is worked out once. */
export function heldAt(state: GameState): (seat: Seat) => Pick<SeatView, "score" | "held"> {
  const stakes = atStake(state);
  const owed = balanced(state);
  const scores = standing(state);
  return ({ player, holds }) => ({
    score: scoreIn(scores[player]),
    held: stakes.map((what) => ({ what, count: holds[what] ?? 0, balance: what === owed })),
  });
}

const scoreIn = (held: Readonly<Record<string, number | boolean>> | undefined): number | null =>
  typeof held?.score === "number" ? held.score : null;
