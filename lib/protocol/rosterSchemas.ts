import { z } from "zod";
import { isVisible, MAX_NAME_LENGTH, MAX_SEATS } from "@/lib/engine";
import { COLOR_NAMES } from "@/lib/messages/colors";
import { MAX_AMOUNT } from "@/lib/messages/currencies";
import { shownDay } from "./membershipSchemas";
import { isOneLine } from "./names";
import { GUEST } from "./nightResult";
import { MAX_KELLY_DAYS, MAX_KELLY_EVERY } from "./rotation";
import { gameId, oneLine, rowId, seatKey, typedName } from "./schemas";

// Request shapes of roster, seasons, nights and results. Server only: no client bundle may import zod.

const day = z.iso.date();
const colour = z.enum(COLOR_NAMES);

/** Several at once, because a crew is typed together. */
export const newPlayers = z.strictObject({
  names: z.array(typedName).min(1).max(60),
  season: rowId.nullable().exactOptional(),
});
export type NewPlayers = Readonly<z.output<typeof newPlayers>>;

/** A person's days off duty. Every n-th shift counts from a day off. */
const kellyDays = z
  .strictObject({
    every: z.int().min(1).max(MAX_KELLY_EVERY).nullable(),
    from: shownDay.nullable(),
    days: z.array(shownDay).max(MAX_KELLY_DAYS),
  })
  .refine(({ every, from }) => every === null || from !== null, { path: ["from"] });

/** Changes to a player; omitted fields stay. */
export const changedPlayer = z.strictObject({
  name: typedName.exactOptional(),
  nickname: typedName.nullable().exactOptional(),
  colour: colour.exactOptional(),
  season: rowId.nullable().exactOptional(),
  account: rowId.nullable().exactOptional(),
  retired: z.boolean().exactOptional(),
  kelly: kellyDays.nullable().exactOptional(),
});
export type ChangedPlayer = Readonly<z.output<typeof changedPlayer>>;

/** More names than any guests' table has known. */
const MAX_PEOPLE = 300;

/** The target group of a guests' table, and the mapping of its people to the roster; null for a guest. */
export const tableMove = z.strictObject({
  group: rowId,
  /** A list, because a name as key could be `__proto__`. */
  people: z.array(z.strictObject({ name: typedName, player: rowId.nullable() })).max(MAX_PEOPLE),
  /** People to add to the roster. */
  add: z.array(typedName).max(60).exactOptional(),
  /** The shift of its games; null for none. By default each has the shift of its date. */
  season: rowId.nullable().exactOptional(),
});
export type TableMove = Readonly<z.output<typeof tableMove>>;

/** A guest by name, and the roster player they are: "new" adds one of this name, null is none of them. */
export const namedGuest = z.strictObject({
  name: typedName,
  player: z.union([z.literal("new"), rowId]).nullable(),
});
export type NamedGuest = Readonly<z.output<typeof namedGuest>>;

/** The entry to merge into. */
export const mergedPlayer = z.strictObject({ into: rowId });

export const newSeason = z.strictObject({ name: oneLine(20), starts_on: day.exactOptional() });
export type NewSeason = Readonly<z.output<typeof newSeason>>;

export const changedSeason = z.strictObject({
  name: oneLine(20).exactOptional(),
  starts_on: day.exactOptional(),
  retired: z.boolean().exactOptional(),
});
export type ChangedSeason = Readonly<z.output<typeof changedSeason>>;

/** The name of a group's table. */
export const namedTable = z.strictObject({ name: oneLine(30) });
export type NamedTable = Readonly<z.output<typeof namedTable>>;

const nightName = oneLine(60).nullable();
/** In the smallest unit. */
const buyIn = z.int().min(0).max(MAX_AMOUNT);
const unit = oneLine(20);

/** More chips than a table has, and more games than a night has open at once. */
const MAX_COUNTED = 1_000_000;
const MAX_OPEN_GAMES = 60;

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

/** A guest by name. */
export const guest = z
  .string()
  .startsWith(GUEST)
  .max(GUEST.length + MAX_NAME_LENGTH)
  .refine((text) => isOneLine(text) && isVisible(text.slice(GUEST.length)));

/** Counts by seat. */
const bySeat = (least: 0 | 1) => z.record(seatKey, z.int().min(least).max(MAX_COUNTED));

/**
 * How a night's open games end, each with the number of its last entry. `pot` gives the parts of its pot, `stacks` the
 * counted chips of all who are still in, with the pot.
 */
export const closedNight = z.strictObject({
  games: z
    .array(
      z
        .strictObject({
          game: gameId,
          after: z.int().min(0),
          pot: bySeat(1).exactOptional(),
          stacks: bySeat(0).exactOptional(),
        })
        .refine(({ pot, stacks }) => pot === undefined || stacks === undefined, { path: ["stacks"] }),
    )
    .max(MAX_OPEN_GAMES),
  /** Who takes the buy-ins: null for everyone who bought in. Left out: as it is. */
  taker: z.union([rowId, guest]).nullable().exactOptional(),
});
export type ClosedNight = Readonly<z.output<typeof closedNight>>;

const fewTimes = z.int().min(0).max(99);

/**
 * A person's buy-ins, or their shares of the pot; omitted fields stay. A guest has no id. `seen`: what the sender saw
 * of them; if it has changed, nothing is set.
 */
export const changedBuyIn = z
  .strictObject({
    player: z.union([rowId, guest]),
    times: fewTimes.exactOptional(),
    shares: fewTimes.exactOptional(),
    seen: z
      .strictObject({ times: z.int().min(0).exactOptional(), shares: z.int().min(0).exactOptional() })
      .exactOptional(),
  })
  .refine(({ times, shares }) => times !== undefined || shares !== undefined, { path: ["times"] });
export type ChangedBuyIn = Readonly<z.output<typeof changedBuyIn>>;

const players = z.array(rowId).min(1).max(200);

/** A result-only game. Its id is created on the phone. It names losers or winners, not both. */
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
