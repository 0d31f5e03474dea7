import {
  type Claim,
  type Face,
  type Finished,
  type GameState,
  type Legal,
  legal,
  legalNow,
  type PlayerId,
  type Refusal,
  type Settled,
  toAct,
} from "@/lib/engine";
import type { OpenTable } from "@/lib/formats/entry";

/** One place of the score strip. */
export interface SeatView {
  readonly player: PlayerId;
  readonly name: string;
  readonly goods: number;
  readonly bads: number;
  /** Goods − bads (F9). */
  readonly score: number;
  readonly dice: number;
  readonly active: boolean;
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
  readonly wild: Face | null;
  readonly latest: SpokenView | null;
  readonly toAct: SeatView | null;
  /** What the player to act may do; null while nobody in particular is. */
  readonly legal: Legal | null;
  /** Who may still challenge out of turn: everybody in play but the claimer and the player in turn. */
  readonly bystanders: readonly SeatView[];
  /** Why none of them may; null where they may, or where there are none (F6). */
  readonly bystandersRefusal: Refusal | null;
  /** While the dice are awaited: who challenged, and whether out of turn. */
  readonly challenge: { readonly by: readonly SeatView[]; readonly outOfTurn: boolean } | null;
  /** The round was just void: why, "" where nobody said. Null otherwise. */
  readonly voided: string | null;
  /** The last settled round. */
  readonly settled: Settled | null;
  readonly finished: Finished | null;
  /** Losers who may still play off between themselves (F12). */
  readonly tied: readonly PlayerId[];
}

/** The table as the screen shows it. */
export function viewTable({ state, names, rounds, last }: OpenTable): TableView {
  const voided = last?.entry.action.do === "void-round" ? (last.entry.action.note ?? "") : null;
  const open = state.phase === "claiming" || state.phase === "revealing" ? state.round : null;
  const actor = toAct(state);
  const seats = state.seats.map(({ player, holds, active, gone }) => ({
    player,
    name: names[player] ?? player,
    goods: holds.good ?? 0,
    bads: holds.bad ?? 0,
    score: (holds.good ?? 0) - (holds.bad ?? 0),
    dice: holds.die ?? 0,
    active,
    gone,
    inTurn: player === actor,
    claimer: player === open?.latest?.by,
  }));
  const seat = (player: PlayerId) => seats.find((one) => one.player === player);
  const bystanders = seats.filter((one) => one.active && !one.claimer && !one.inTurn);
  return {
    phase: state.phase,
    round:
      open === null && voided === null && state.settledRounds > 0
        ? state.settledRounds
        : state.settledRounds + 1,
    nextRound: state.settledRounds + 1,
    voided,
    seats,
    diceInPlay: seats.reduce((sum, one) => sum + (one.active ? one.dice : 0), 0),
    wild: open?.terms.wild ?? null,
    latest: open?.latest
      ? { player: open.latest.by, name: names[open.latest.by] ?? open.latest.by, claim: open.latest.claim }
      : null,
    toAct: (actor === null ? undefined : seat(actor)) ?? null,
    legal: legalNow(state),
    bystanders,
    bystandersRefusal: bystanders[0]
      ? (legal(state, bystanders[0].player).challenges.find(({ kind }) => kind === "doubt")?.refusal ?? null)
      : null,
    challenge:
      state.phase === "revealing"
        ? {
            by: state.challenge.by.flatMap((player) => seat(player) ?? []),
            outOfTurn: state.challenge.outOfTurn,
          }
        : null,
    settled: rounds[0] ?? null,
    finished: state.phase === "finished" ? state.finished : null,
    tied: state.phase === "finished" ? state.tied : [],
  };
}
