import { EventEmitter } from "node:events";
import { isDeepStrictEqual } from "node:util";
import type { EventKind } from "@/lib/protocol/groupEvents";
import { newRowId } from "../db/rowId";
import { Prisma } from "../generated/prisma/client";
import { publishToCluster } from "../process/cluster";
import { processSingleton } from "../process/processSingleton";

// The outbox: events are rows that the transaction of their cause writes. A group's stream and its webhooks read
// them, so neither a killed server nor a receiver that is down loses one.

/** An event of a game, with its data by kind. Seats are named by their keys. */
export interface GameEvent {
  readonly kind: EventKind;
  readonly gameId: string;
  readonly data: object;
  readonly at: Date;
  /** True if it only concerns crews. */
  readonly crewsOnly?: boolean;
}

/** The number of a group's next event. Two at once conflict on it, and the later write is repeated. */
const NEXT = Prisma.sql`(SELECT COALESCE(MAX("GroupEvent"."seq"), 0) + 1 FROM "GroupEvent"
  WHERE "GroupEvent"."groupId" = "Group"."id")`;

/** The statement that writes an event of a game. It writes nothing for guests' games. */
export const writeGameEvent = ({ kind, gameId, data, at, crewsOnly = false }: GameEvent): Prisma.Sql =>
  Prisma.sql`INSERT INTO "GroupEvent" ("groupId", "seq", "id", "kind", "gameId", "data", "at")
    SELECT "Group"."id", ${NEXT}, ${newRowId()}, ${kind}, "Game"."id", ${JSON.stringify(data)}, ${at}
    FROM "Game" JOIN "Group" ON "Group"."id" = "Game"."groupId"
    WHERE "Game"."id" = ${gameId} ${crewsOnly ? Prisma.sql`AND "Group"."kind" = 'crew'` : Prisma.empty}`;

/** The statement that writes the event of a night. */
export const writeNightEvent = (groupId: string, night: string, at: Date): Prisma.Sql =>
  Prisma.sql`INSERT INTO "GroupEvent" ("groupId", "seq", "id", "kind", "data", "at")
    SELECT "Group"."id", ${NEXT}, ${newRowId()}, ${"night-settled" satisfies EventKind},
      ${JSON.stringify({ night })}, ${at}
    FROM "Group" WHERE "Group"."id" = ${groupId}`;

/** The events of a game that ended: its result, and for a crew who washes. */
export const endEvents = (
  gameId: string,
  { losers, winners }: { readonly losers: readonly string[]; readonly winners: readonly string[] },
  at: Date,
): readonly GameEvent[] => [
  { kind: "game-over", gameId, data: { seats: losers.length > 0 ? losers : winners }, at },
  ...(losers.length > 0
    ? [{ kind: "washer", gameId, data: { seats: losers }, at, crewsOnly: true } as const]
    : []),
];

type End = Parameters<typeof endEvents>[1];

/**
 * The events of a correction that changes how a game ended, or whether it did.
 * @param was How it had ended; null if it had not.
 * @param now How it ends; null if it goes on.
 */
export function correctedEndEvents(
  gameId: string,
  was: End | null,
  now: End | null,
  at: Date,
): readonly GameEvent[] {
  if (was === null) return now === null ? [] : endEvents(gameId, now, at);
  const before = endEvents(gameId, was, at);
  const after = now === null ? [] : endEvents(gameId, now, at);
  return CORRECTED.flatMap(([kind, corrected]): readonly GameEvent[] => {
    const [earlier, current] = [before, after].map((events) => events.find((event) => event.kind === kind));
    if (!earlier) return current ? [current] : [];
    const data = current?.data ?? { seats: [] };
    return isDeepStrictEqual(earlier.data, data) ? [] : [{ ...earlier, kind: corrected, data }];
  });
}

const CORRECTED = [
  ["game-over", "game-over-corrected"],
  ["washer", "washer-corrected"],
] as const;

const bus = () => processSingleton("Outbox", () => new EventEmitter().setMaxListeners(0));

/** Calls back after new events of any group. Returns the function that stops it. */
export function onOutbox(listener: () => void): () => void {
  bus().on("written", listener);
  return () => bus().off("written", listener);
}

/** Wakes this process's readers of the outbox. */
export const pokeOutboxHere = (): void => void bus().emit("written");

/** Wakes all readers of the outbox. Call it after the commit. */
export function pokeOutbox(): void {
  pokeOutboxHere();
  publishToCluster({ of: "happened" });
}
