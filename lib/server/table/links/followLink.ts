import { ok, type PlayerId } from "@/lib/engine";
import { locale } from "@/lib/messages/formats";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { type Felt, PLAIN_CLOTH } from "@/lib/protocol/cloth";
import type { LinkKind } from "@/lib/protocol/tableLinks";
import { database } from "../../db/db";
import type { Sent } from "../../http/peerAddress";
import { canAccessTable } from "../../identity/access";
import { byAddress } from "../../identity/limits";
import { holdersOf, type Visitor } from "../../identity/visitor";
import { CLOTH, clothOver } from "../cloth";
import { currentGame } from "../currentGame";
import { seatNames } from "../record/journalStore";
import { SNAPSHOT, withSnapshots } from "../snapshots/withSnapshots";
import { overGuesses } from "./linkRateLimit";
import { hashOf } from "./linkToken";
import { resolveTableLink } from "./tableLink";

/** The table behind a link, shown before joining. */
export interface FollowedLink {
  readonly kind: LinkKind;
  /** The table's id if the visitor already has the link's access; else null. */
  readonly already: string | null;
  /** The table's group; null for a guests' table. */
  readonly group: string | null;
  /** The table's name in its group, or null. */
  readonly table: string | null;
  /** Its felt. */
  readonly felt: Felt;
  /** The current or last game; null before the first. */
  readonly playing: Playing | null;
  /** A version that changes with any change of its picture. */
  readonly mark: string;
}

/** A game, shown before joining. */
export interface Playing {
  readonly id: string;
  readonly game: string;
  /** Current players, in seat order. */
  readonly names: readonly string[];
  /** Seats without a phone. */
  readonly free: readonly { readonly seat: PlayerId; readonly name: string }[];
  /** When the game started, ISO 8601. */
  readonly since: string;
  /** The open or next round, counted from 1. */
  readonly round: number;
  readonly over: boolean;
}

/**
 * Reads the table behind a link without joining, so that a link preview or another site's page grants
 * nothing. Refuses with `no-such-table`, and after many of those from one address with `too-many`.
 */
export async function followLink(
  request: Sent,
  visitor: Visitor,
  token: string,
): Promise<ApiResult<FollowedLink>> {
  const target = await resolveTableLink(token);
  if (target === null) {
    const wait = await overGuesses([byAddress(request)], token);
    return wait === null ? apiError("no-such-table") : apiError("too-many", { wait });
  }
  const { tableId, kind } = target;
  const table = await database().table.findUniqueOrThrow({
    where: { id: tableId },
    select: { name: true, group: { select: { name: true, ...CLOTH } } },
  });
  const { felt } = clothOver(table.group) ?? PLAIN_CLOTH;
  const may = await canAccessTable(visitor, tableId, kind === "sit" ? "record" : "read");
  const playing = await readPlaying(holdersOf(visitor)[0] ?? byAddress(request), tableId);
  return ok({
    kind,
    already: may ? tableId : null,
    group: table.group?.name ?? null,
    table: table.name,
    felt,
    playing,
    mark: markOf(kind, felt, playing),
  });
}

const markOf = (kind: LinkKind, felt: Felt, playing: Playing | null): string =>
  hashOf(
    JSON.stringify([
      ...[kind, felt, locale()],
      playing && [playing.game, playing.round, playing.names.length, playing.over],
    ]),
  ).slice(0, 16);

async function readPlaying(asks: string, tableId: string): Promise<Playing | null> {
  const id = await currentGame(database(), tableId);
  if (id === null) return null;
  const { state, createdAt } = await withSnapshots(asks, async (states) => {
    const row = await database().game.findUniqueOrThrow({
      where: { id },
      select: { ...SNAPSHOT, createdAt: true },
    });
    return { ...row, state: states.of(row) };
  });
  const names = await seatNames(database(), id);
  const takenSeats = await database().seat.findMany({
    where: { gameId: id, heldBy: { not: null } },
    select: { key: true },
  });
  const taken = new Set(takenSeats.map(({ key }) => key));
  const { game, seats, phase, settledRounds } = state;
  const there = seats.filter(({ gone: hasLeft }) => !hasLeft).map(({ player }) => player);
  const named = (player: PlayerId) => names[player] ?? player;
  return {
    id,
    game,
    names: there.map(named),
    free: there.flatMap((seat) => (taken.has(seat) ? [] : { seat, name: named(seat) })),
    since: createdAt.toISOString(),
    round: settledRounds + 1,
    over: phase === "finished",
  };
}
