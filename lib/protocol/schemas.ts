import { z } from "zod";
import type { Action } from "@/lib/engine";
import { action } from "./actionShapes";
import type { NewEntry } from "./entry";
import { isOneLine } from "./names";

// The shapes that requests may have (formats §2). For the server only: no client bundle may import zod.

export const gameId = z.string().regex(/^[A-Za-z0-9_-]{16,40}$/);
/** Of a group, a player, a night …: made on the server. */
export const rowId = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);
/** Of an entry: made on the phone. */
export const entryId = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);
/** A letter and a number, so that no seat is ever called like something JavaScript objects have. */
export const seatKey = z.string().regex(/^[a-z][0-9]{1,3}$/);
/** No claim takes more room than this, whatever language it is made in; which ones make sense is for the engine to say. */
const MAX_CLAIM_LENGTH = 120;
const claimFits = (sent: Action) =>
  sent.do !== "claim" || JSON.stringify(sent.claim).length <= MAX_CLAIM_LENGTH;

/** Who joins is named by the key of a seat, new or their own; the name stands beside the action. */
const joinsSeat = (sent: Action) => sent.do !== "join" || seatKey.safeParse(sent.player).success;

/** A name as typed. Longer ones than are taken are let through to what has the sentence for them. */
export const typedName = z.string().max(200).refine(isOneLine);

const rises = (seqs: readonly number[]) => seqs.every((seq, at) => at === 0 || seq > (seqs[at - 1] ?? 0));

const newEntry = z
  .strictObject({
    id: entryId,
    action: action.refine(claimFits).refine(joinsSeat).nullable(),
    after: z.int().min(0),
    replaces: z.array(z.int().min(1)).min(1).max(5_000).refine(rises).exactOptional(),
    name: typedName.exactOptional(),
  })
  .refine((entry) => entry.action !== null || entry.replaces !== undefined, { path: ["action"] })
  .refine((entry) => entry.name === undefined || entry.action?.do === "join", {
    path: ["name"],
  }) satisfies z.ZodType<NewEntry>;

const allDiffer = (keys: readonly string[]) => new Set(keys).size === keys.length;

/** What recording takes: 1 to 50 entries, kept all together or not at all. */
export const newEntries = z.strictObject({
  entries: z
    .array(newEntry)
    .min(1)
    .max(50)
    .refine((entries) => allDiffer(entries.map(({ id }) => id))),
  /** The mark of whoever tapped: somebody else who is signed in by now does not record it as their own. */
  as: z.string().max(40).exactOptional(),
});

/** More names than a table has seats are let through, to what has the sentence for them. */
const MAX_NAMED = 200;

/** Which of these an option takes is for the game to say. */
const optionValue = z.union([z.string().max(40), z.number(), z.boolean(), z.null()]);
/** What starting a game takes. The id and the seats' keys are made on the phone; seat order is the order of `players`. */
export const newTable = z.strictObject({
  id: gameId,
  game: z.string().max(40),
  house: z.record(z.string().max(40), optionValue),
  players: z
    .array(z.strictObject({ seat: seatKey, name: typedName }))
    .max(MAX_NAMED)
    .refine((players) => allDiffer(players.map(({ seat }) => seat))),
  /** F12: the game whose tied losers play this one off. */
  playoff_of: gameId.exactOptional(),
  /** The game after which it is begun at the same table: whoever sends the same second is led to what the first began. */
  after: gameId.exactOptional(),
  /** The table it is played at, where it follows no game there. */
  table: rowId.exactOptional(),
  /** The group it is played in; names that its roster knows are those players. */
  group: rowId.exactOptional(),
  /** The shift or season it counts for. */
  season: rowId.exactOptional(),
});

export type NewTable = Readonly<z.output<typeof newTable>>;

/** What making a table's links anew takes: that it is meant. */
export const linksReset = z.strictObject({ anew: z.literal(true) });

/** What sharing a verdict takes: of which round. */
export const verdictToShare = z.strictObject({ round: z.int().min(1).max(999_999) });

/** What asking for a screen's code takes: that it is asked by a page of ours. */
export const screenAsked = z.strictObject({});

/** What giving a table to a big screen takes: the code that it shows, as typed. */
export const screenGiven = z.strictObject({ code: z.string().min(1).max(40) });

/** What coming to a table by its link takes: the last part of the link, and the seat that one takes in a game, where that is on. */
export const tableJoin = z.strictObject({
  token: z.string().min(1).max(100),
  seat: z.strictObject({ game: gameId, key: seatKey }).exactOptional(),
});
