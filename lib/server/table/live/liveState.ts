import type { PlayerId } from "@/lib/engine";
import { RECENT_ROUNDS } from "@/lib/protocol/entry";
import type { Correction, LiveState, RoundConsent, Tones } from "@/lib/protocol/liveState";
import { database } from "../../db/db";
import type { Reader } from "../../db/reader";
import type { Pass } from "../../identity/access";
import { holdersOf, type Visitor } from "../../identity/visitor";
import { readConsents } from "./consents";
import { latestCorrection } from "./latestCorrection";
import { isHere } from "./presence";
import { TONES, tonesOf } from "./tones";

/** A seat and its holder. */
export interface TakenSeat {
  readonly key: PlayerId;
  /** The account or device whose phone has it. */
  readonly heldBy: string | null;
  /** The account of its roster player. */
  readonly accountId: string | null;
}

/** The live state of a game, before it is adapted to a visitor. */
export interface LiveContext {
  readonly gameId: string;
  readonly startedBy: string;
  /** Holders whom the table's links let in. */
  readonly joined: ReadonlySet<string>;
  readonly seats: readonly TakenSeat[];
  readonly consents: readonly RoundConsent[];
  readonly corrected: Correction | null;
  readonly tones: Tones | null;
  readonly scoreOnly: boolean;
}

/**
 * Reads the live state of a game: everything outside the journal. It takes no locks; changes during the read
 * are published right after. Its cost does not depend on the length of the game.
 */
export async function loadLiveState(gameId: string): Promise<LiveContext> {
  const game = await database().game.findUnique({
    where: { id: gameId },
    select: {
      ...TONES,
      startedBy: true,
      scoreOnly: true,
      table: { select: { grants: { where: { role: "player" }, select: { holder: true } } } },
    },
  });
  const seats = await takenSeats(database(), gameId);
  return {
    gameId,
    startedBy: game?.startedBy ?? "",
    joined: new Set(game?.table.grants.map(({ holder }) => holder)),
    seats,
    consents: await readConsents(database(), gameId, RECENT_ROUNDS),
    corrected: await latestCorrection(database(), gameId, seats),
    tones: game && tonesOf(game),
    scoreOnly: game?.scoreOnly ?? false,
  };
}

/** Adapts the live state to a visitor. */
export function liveStateFor(
  { gameId, startedBy, joined, seats, consents, corrected, tones, scoreOnly }: LiveContext,
  { visitor, purposes }: Pass,
): LiveState {
  const holders = holdersOf(visitor);
  const taken = seats.flatMap(({ key, heldBy: seatHolder }) =>
    seatHolder === null ? [] : [{ key, heldBy: seatHolder }],
  );
  const accountId = visitor.account?.id;
  return {
    phones: Object.fromEntries(
      taken.map(({ key, heldBy: seatHolder }) => [key, isHere(gameId, seatHolder) ? "here" : "away"]),
    ),
    mine: mineAmong(taken, visitor),
    own: (accountId && seats.find((seat) => seat.accountId === accountId)?.key) || null,
    started: holders.includes(startedBy),
    joined: holders.some((holder) => joined.has(holder)),
    keeps: purposes.includes("relink"),
    consents,
    corrected,
    tones,
    scoreOnly,
  };
}

/** Reads the live state for a visitor. */
export const readLiveState = async (pass: Pass): Promise<LiveState> =>
  liveStateFor(await loadLiveState(pass.gameId), pass);

/** The visitor's seat: by their account, else by their device. */
export const mineAmong = (
  seats: readonly Pick<TakenSeat, "key" | "heldBy">[],
  visitor: Visitor,
): PlayerId | null =>
  holdersOf(visitor)
    .flatMap((holder) => seats.find(({ heldBy: seatHolder }) => seatHolder === holder)?.key ?? [])
    .at(0) ?? null;

const PERSON = { accountId: true, same: { select: { accountId: true } } } as const;

/** Lists a game's seats in order, with their holders. */
export async function takenSeats(db: Reader, gameId: string): Promise<readonly TakenSeat[]> {
  const seats = await db.seat.findMany({
    where: { gameId },
    orderBy: { position: "asc" },
    select: {
      key: true,
      heldBy: true,
      player: { select: { ...PERSON, merged: { select: { accountId: true } } } },
    },
  });
  return seats.map(({ key, heldBy: seatHolder, player }) => ({
    key,
    heldBy: seatHolder,
    accountId: accountBehind(player),
  }));
}

/** The account linked to a roster player, or to one merged with it. */
function accountBehind(player: Person | null): string | null {
  const all = player === null ? [] : [player, player.same, ...player.merged];
  return all.map((one) => one?.accountId ?? null).find((accountId) => accountId !== null) ?? null;
}

interface Person {
  readonly accountId: string | null;
  readonly same: { readonly accountId: string | null } | null;
  readonly merged: readonly { readonly accountId: string | null }[];
}
