import { z } from "zod";
import { COLOR_NAMES } from "@/lib/messages/colors";
import { action } from "./actionShapes";
import { FELTS } from "./cloth";
import { house } from "./engineShapes";
import { MANUAL_ENTRY_KINDS, OTHER_ENTRY_KINDS } from "./ledger";
import { COOK_RULES, DUE_RULES } from "./rotation";
import { RULE_GROUPS } from "./ruleGroups";

// The archive of one group (docs/formats.md): JSON, one value a line. The first line has the group's settings, each
// other one a season, player, table, night, game, saved house rules or ledger entry. Ids count within the archive.

export const GROUP_ARCHIVE = "dice-group/1";

/** The most characters of an archive, and of one of its lines. A longer one is refused before it is read. */
export const MAX_ARCHIVE_CHARACTERS = 24 * 1024 * 1024;
export const MAX_ARCHIVE_LINE = 8 * 1024 * 1024;

const text = z.string().max(300);
/** A game's id, or a rule set of the table's own. */
const rules = z.string().max(100_000);
const note = z.string().max(2_000).nullable();
const id = z.string().regex(/^[a-z]+\d{1,9}$/);
const holder = z.string().regex(/^h\d{1,9}$/);
const instant = z.iso.datetime();
const day = z.iso.date();
const count = z.int().min(0).max(1_000_000_000);
/** A player's id, "guest:" with a name, or "bank". */
const party = z.string().max(250);

const signed = z.int().min(-1_000_000_000).max(1_000_000_000);
/** A game of the archive, or one that was deleted. */
const anyGame = z.string().regex(/^[gx]\d{1,9}$/);
const drinkName = z.string().max(100).nullable();

const settings = z.strictObject({
  name: text,
  kind: z.enum(["crew", "bar", "friends"]),
  timeZone: text,
  ruleSet: rules,
  house,
  tones: z.boolean(),
  felt: z.enum(FELTS),
  stampShort: text,
  stampThere: text,
  plate: text,
  rotation: z
    .strictObject({
      pattern: z.array(id).max(100),
      startsOn: day,
      changesAt: z.string().regex(/^\d\d:\d\d$/),
    })
    .nullable(),
  shiftId: id.nullable(),
  shiftSetAt: instant.nullable(),
  /** Omitted: all. */
  tonight: z.array(z.enum(RULE_GROUPS)).max(RULE_GROUPS.length).exactOptional(),
  washesBy: z.enum(["owner", "keeper", "member"]),
  dueBy: z.enum(DUE_RULES),
  /** Omitted if no one logs who cooked, as in older archives. */
  cookBy: z.enum(COOK_RULES).exactOptional(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  chipValue: count.nullable(),
  buyIn: count,
  drinks: z
    .array(z.strictObject({ name: drinkName, price: count.nullable() }))
    .max(100)
    .nullable(),
  createdAt: instant,
});

const season = z.strictObject({
  id,
  name: text,
  startsOn: day.nullable(),
  retiredAt: instant.nullable(),
  createdAt: instant,
});
const player = z.strictObject({
  id,
  name: text,
  nickname: text.nullable(),
  colour: z.enum(COLOR_NAMES),
  seasonId: id.nullable(),
  mergedInto: id.nullable(),
  retiredAt: instant.nullable(),
  createdAt: instant,
  unlistedAt: instant.nullable(),
  kellyDays: z
    .strictObject({ every: count.nullable(), from: day.nullable(), days: z.array(day).max(1_000) })
    .nullable(),
  guestNames: z.array(text).max(1_000).nullable(),
});
const table = z.strictObject({ id, name: text.nullable(), createdAt: instant });
const night = z.strictObject({
  id,
  name: text.nullable(),
  buyIn: count,
  unit: text,
  chipValue: count.nullable(),
  paidIn: z.boolean(),
  startedAt: instant,
  endedAt: instant.nullable(),
  closing: z
    .strictObject({
      games: z.array(z.tuple([anyGame, z.array(z.tuple([party, signed])).max(1_000)])).max(1_000),
      price: count,
      buyIns: z.array(z.tuple([party, count, count])).max(1_000),
      gave: z.boolean().exactOptional(),
    })
    .nullable(),
  buyIns: z.array(z.strictObject({ party, times: count, shares: count, at: instant })).max(1_000),
});
const round = z.int().min(1).max(100_000);
const seq = z.int().min(0).max(1_000_000);
const seatKey = z.string().regex(/^[a-z][0-9]{1,3}$/);
const game = z.strictObject({
  id,
  ruleSet: rules,
  house,
  tableId: id,
  startedBy: holder,
  nightId: id.nullable(),
  seasonId: id.nullable(),
  playedAt: instant,
  createdAt: instant,
  updatedAt: instant,
  resultOnly: z.boolean(),
  scoreOnly: z.boolean(),
  playoffOf: id.nullable(),
  follows: id.nullable(),
  seats: z.array(
    z.strictObject({
      key: seatKey,
      position: seq,
      name: text,
      playerId: id.nullable(),
      joinedAt: seq,
    }),
  ),
  entries: z.array(
    z.strictObject({
      seq: z.int().min(1),
      entryId: z.string().min(1).max(200),
      action: action.nullable(),
      replaces: z.array(z.int().min(1)).min(1).nullable(),
      after: seq,
      by: holder,
      at: instant,
    }),
  ),
  consents: z.array(
    z.strictObject({ round, seat: seatKey, says: z.enum(["agreed", "disputed"]), after: seq }),
  ),
  settlements: z.array(
    z.strictObject({
      round,
      note: z.string().max(2_000),
      after: seq,
      by: holder.nullable(),
      at: instant.nullable(),
    }),
  ),
  caseMarks: z.array(
    z.strictObject({
      round,
      after: seq,
      struck: z.boolean(),
      reason: z.string().max(2_000),
      by: holder,
      at: instant,
    }),
  ),
});
const preset = z.strictObject({
  id,
  game: rules,
  name: text,
  house,
  createdAt: instant,
  changedAt: instant,
});
const ledger = z.strictObject({
  id,
  ledger: z.string().regex(/^(?:dishes|chips|drinks(?::.{1,100})?|money:.{0,40})$/),
  deed: z.enum([...Object.values(MANUAL_ENTRY_KINDS).flat(), ...OTHER_ENTRY_KINDS]),
  from: party,
  to: party,
  amount: count,
  shares: z
    .array(z.tuple([party, count]))
    .max(1_000)
    .nullable(),
  nightId: id.nullable(),
  gameId: id.nullable(),
  day: z.string().max(20).nullable(),
  /** The shift of a cooked meal. */
  seasonId: id.exactOptional(),
  note,
  takesBack: id.nullable(),
  drinks: z.strictObject({ count, unit: drinkName }).nullable(),
  at: instant,
  by: holder,
});

/** The first line. */
export const archiveHead = z.strictObject({ format: z.literal(GROUP_ARCHIVE), group: settings });

/** The other lines by kind, in the order of the archive. Each kind refers only to itself and to earlier ones. */
export const ARCHIVE_LINES = { season, player, table, night, game, preset, ledger } as const;
export type ArchiveKind = keyof typeof ARCHIVE_LINES;
export const ARCHIVE_KINDS = Object.keys(ARCHIVE_LINES) as readonly ArchiveKind[];

/** A line of a kind, as in the archive. */
export type ArchiveLine<Kind extends ArchiveKind> = z.output<(typeof ARCHIVE_LINES)[Kind]>;
export type ArchiveSettings = z.output<typeof settings>;

/** The letter of each kind's ids. */
export const ID_LETTERS: Readonly<Record<ArchiveKind, string>> = {
  season: "s",
  player: "p",
  table: "t",
  night: "n",
  game: "g",
  preset: "r",
  ledger: "l",
};
