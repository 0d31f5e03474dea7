import { z } from "zod";
import { type Action, isVisible } from "@/lib/engine";
import { action } from "./actionShapes";
import type { NewEntry } from "./entry";
import { isOneLine, seenName } from "./names";
import { MAX_OWN_GAME_LENGTH } from "./ruleSets/ownGame";

// Request shapes (formats §2). Server only: no client bundle may import zod.

export const gameId = z.string().regex(/^[A-Za-z0-9_-]{16,40}$/);
/** The id of a group, a player, a night …, created on the server. */
export const rowId = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);
/** One visible line of at most this many characters. */
export const oneLine = (most: number) =>
  z
    .string()
    .max(1_000, { abort: true })
    .refine(isOneLine)
    .overwrite(seenName)
    .refine((text) => isVisible(text) && [...text].length <= most);

/** The id of an entry, created on the phone. */
export const entryId = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);
/** A letter and a number, so that no seat is named like a property of JavaScript objects. */
export const seatKey = z.string().regex(/^[a-z][0-9]{1,3}$/);
/** The maximum size of a claim in any language. The engine decides its validity. */
const MAX_CLAIM_LENGTH = 120;
const claimFits = (sent: Action) =>
  sent.do !== "claim" || JSON.stringify(sent.claim).length <= MAX_CLAIM_LENGTH;

/** A joiner is identified by a seat key, new or their own. The name is next to the action. */
const joinsSeat = (sent: Action) => sent.do !== "join" || seatKey.safeParse(sent.player).success;

/** A typed name. Longer ones pass here and get their specific error later. */
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

/** The body of a recording: 1 to 50 entries, recorded all or none. */
export const newEntries = z.strictObject({
  entries: z
    .array(newEntry)
    .min(1)
    .max(50)
    .refine((entries) => allDiffer(entries.map(({ id }) => id))),
  /** The public id of the person who tapped. If another account has signed in since, the tap is refused. */
  as: z.string().max(40).exactOptional(),
});

/** More names than seats pass here and get their specific error later. */
const MAX_NAMED = 200;

/** The game validates an option's value. */
const optionValue = z.union([z.string().max(40), z.number(), z.boolean(), z.null()]);
/**
 * The body of a new game. Its id and seat keys are created on the phone. The order of `players` is the seat
 * order.
 */
export const newTable = z.strictObject({
  id: gameId,
  /** Its id in the rule book, or a rule set as text. */
  game: z.string().max(MAX_OWN_GAME_LENGTH * 2),
  house: z.record(z.string().max(40), optionValue),
  players: z
    .array(z.strictObject({ seat: seatKey, name: typedName }))
    .max(MAX_NAMED)
    .refine((players) => allDiffer(players.map(({ seat }) => seat))),
  /** F12: the game that this playoff decides. */
  playoff_of: gameId.exactOptional(),
  /** The previous game at the same table. A second request after the same game gets the first one's. */
  after: gameId.exactOptional(),
  /** Its table, if it does not follow another game. */
  table: rowId.exactOptional(),
  /** Its group; names on its roster become those players. */
  group: rowId.exactOptional(),
  /** Its shift or season. */
  season: rowId.exactOptional(),
  /** True to record rounds by their outcome. Left out: as in the last game of that kind here. */
  score_only: z.boolean().exactOptional(),
});

export type NewTable = Readonly<z.output<typeof newTable>>;

/** The shift of a game; null for none. */
export const shiftOfGame = z.strictObject({ shift: rowId.nullable() });

/** Confirms a reset of a table's links. */
export const linksReset = z.strictObject({ anew: z.literal(true) });

/** The round whose verdict is to be shared. */
export const verdictToShare = z.strictObject({ round: z.int().min(1).max(999_999) });

/** An empty body, which only this site's pages can send. */
export const screenAsked = z.strictObject({});

/** The code of a TV, as typed. */
export const screenGiven = z.strictObject({ code: z.string().min(1).max(40) });

/** Joins a table: the token of its link, and optionally a seat in a game. */
export const tableJoin = z.strictObject({
  token: z.string().min(1).max(100),
  seat: z.strictObject({ game: gameId, key: seatKey }).exactOptional(),
});
