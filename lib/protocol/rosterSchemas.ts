import { z } from "zod";
import { isVisible, MAX_SEATS } from "@/lib/engine";
import { COLOR_NAMES } from "@/lib/messages/colors";
import { isOneLine, seenName } from "./names";
import { DEBT_KINDS } from "./nightResult";
import { gameId, rowId, typedName } from "./schemas";

// What a group's roster, seasons, nights and results are sent. For the server only: no client bundle may import zod.

/** One line of so many characters at most, as it is seen. */
export const oneLine = (most: number) =>
  z
    .string()
    .max(1_000, { abort: true })
    .refine(isOneLine)
    .overwrite(seenName)
    .refine((text) => isVisible(text) && [...text].length <= most);

const day = z.iso.date();
const colour = z.enum(COLOR_NAMES);

/** Several are put on a roster at once: a crew is typed in one go. */
export const newPlayers = z.strictObject({
  names: z.array(typedName).min(1).max(60),
  season: rowId.nullable().exactOptional(),
});
export type NewPlayers = Readonly<z.output<typeof newPlayers>>;

/** What may be changed of a player; what is left out stays. */
export const changedPlayer = z.strictObject({
  name: typedName.exactOptional(),
  nickname: typedName.nullable().exactOptional(),
  colour: colour.exactOptional(),
  season: rowId.nullable().exactOptional(),
  account: rowId.nullable().exactOptional(),
  retired: z.boolean().exactOptional(),
});
export type ChangedPlayer = Readonly<z.output<typeof changedPlayer>>;

/** More names than any table of guests has known. */
const MAX_PEOPLE = 300;

/** To which group a table of guests is moved, and who of its roster those are who sat there; null for a guest. */
export const tableMove = z.strictObject({
  group: rowId,
  /** A list: a name as a key could be `__proto__`. */
  people: z.array(z.strictObject({ name: typedName, player: rowId.nullable() })).max(MAX_PEOPLE),
  /** Who is put on the roster by it. */
  add: z.array(typedName).max(60).exactOptional(),
});
export type TableMove = Readonly<z.output<typeof tableMove>>;

/** Which other entry is the same person: the one that is read from then on. */
export const mergedPlayer = z.strictObject({ into: rowId });

export const newSeason = z.strictObject({ name: oneLine(20), starts_on: day.exactOptional() });
export type NewSeason = Readonly<z.output<typeof newSeason>>;

export const changedSeason = z.strictObject({
  name: oneLine(20).exactOptional(),
  starts_on: day.exactOptional(),
  retired: z.boolean().exactOptional(),
});
export type ChangedSeason = Readonly<z.output<typeof changedSeason>>;

/** What a group calls one of its tables. */
export const namedTable = z.strictObject({ name: oneLine(30) });
export type NamedTable = Readonly<z.output<typeof namedTable>>;

const nightName = oneLine(60).nullable();
const buyIn = z.int().min(0).max(1_000_000);
const unit = oneLine(20);

export const newNight = z.strictObject({
  name: nightName.exactOptional(),
  buy_in: buyIn.exactOptional(),
  unit: unit.exactOptional(),
});
export type NewNight = Readonly<z.output<typeof newNight>>;

export const changedNight = z.strictObject({
  name: nightName.exactOptional(),
  buy_in: buyIn.exactOptional(),
  unit: unit.exactOptional(),
  ended: z.boolean().exactOptional(),
});
export type ChangedNight = Readonly<z.output<typeof changedNight>>;

const fewTimes = z.int().min(0).max(99);

/** How often somebody has bought in, or what part of the pot they take; what is left out stays. */
export const changedBuyIn = z
  .strictObject({ player: rowId, times: fewTimes.exactOptional(), shares: fewTimes.exactOptional() })
  .refine(({ times, shares }) => times !== undefined || shares !== undefined, { path: ["times"] });
export type ChangedBuyIn = Readonly<z.output<typeof changedBuyIn>>;

/** Somebody of the roster, a guest by their name, the bank or the pot. */
const party = z.string().min(1).max(100).refine(isOneLine);

/** A payment as it was owed. The id is made on the phone. */
export const newPayment = z.strictObject({
  id: gameId,
  kind: z.enum(DEBT_KINDS),
  from: party,
  to: party,
  amount: z.int().min(1),
});
export type NewPayment = Readonly<z.output<typeof newPayment>>;

const players = z.array(rowId).min(1).max(200);

/** A game of which only the result is known. The id is made on the phone; who lost or who won is said, not both. */
export const newResult = z.strictObject({
  id: gameId,
  game: z.string().max(40),
  players: players.exactOptional(),
  losers: players.max(MAX_SEATS).exactOptional(),
  winners: players.max(MAX_SEATS).exactOptional(),
  day,
  season: rowId.nullable().exactOptional(),
  note: oneLine(200).exactOptional(),
});
export type NewResult = Readonly<z.output<typeof newResult>>;
