import type { z } from "zod";
import { importReasons } from "@/lib/messages/imports";
import { sayRefusal } from "@/lib/messages/refusals";
import { readJournal } from "@/lib/protocol/exported";
import {
  ARCHIVE_KINDS,
  ARCHIVE_LINES,
  type ArchiveKind,
  type ArchiveLine,
  type ArchiveSettings,
  archiveHead,
  ID_LETTERS,
  MAX_ARCHIVE_CHARACTERS,
  MAX_ARCHIVE_LINE,
} from "@/lib/protocol/groupArchive";
import type { LineReason } from "@/lib/protocol/imports/importedGames";
import { fold } from "@/lib/protocol/journal";
import { GUEST } from "@/lib/protocol/nightResult";
import { readShape } from "@/lib/protocol/readShape";
import { readOwnGame } from "@/lib/protocol/ruleSets/ownGame";
import packageJson from "@/package.json";
import { type DerivedData, seatResult } from "../../table/snapshots/projections";
import { roundsToStore } from "../../table/snapshots/storedRounds";

/** A game of an archive with the data that derives from its entries. */
export interface ArchivedGame extends ArchiveLine<"game">, Pick<DerivedData, "state" | "rounds"> {
  readonly outcomes: Readonly<Record<string, string | null>>;
}

/** An archive whose lines fit together. */
export interface ReadArchive {
  readonly settings: ArchiveSettings;
  readonly rows: { readonly [Kind in ArchiveKind]: readonly ArchiveLine<Kind>[] };
  readonly games: readonly ArchivedGame[];
}

type Rows = { readonly [Kind in ArchiveKind]: ArchiveLine<Kind>[] };

/** Thrown and caught here: the first line that is wrong. */
class WrongLine extends Error {}

/** Reads a group's archive in a worker thread and replays its games. Never throws. */
export function readArchive({
  text,
}: {
  readonly text: string;
}):
  | { readonly ok: true; readonly archive: ReadArchive }
  | { readonly ok: false; readonly problem: LineReason } {
  if (text.length > MAX_ARCHIVE_CHARACTERS)
    return {
      ok: false,
      problem: { line: 1, reason: importReasons.tooLong(MAX_ARCHIVE_CHARACTERS / 1024 / 1024) },
    };
  let line = 0;
  try {
    const ids = new Set<string>();
    const rows: Rows = { season: [], player: [], table: [], night: [], game: [], preset: [], ledger: [] };
    const games: ArchivedGame[] = [];
    let settings: ArchiveSettings | null = null;
    // Merged players and playoffs may refer to a later line of their kind.
    const later: { readonly line: number; readonly id: string | null }[] = [];
    for (const written of text.split("\n")) {
      line++;
      if (written.trim() === "") continue;
      if (written.length > MAX_ARCHIVE_LINE)
        throw new WrongLine(importReasons.tooLong(MAX_ARCHIVE_LINE / 1024 / 1024));
      const value = parsed(written);
      if (settings === null) {
        settings = shaped(archiveHead, value).group;
        ownGame(settings.ruleSet);
        later.push(...[...(settings.rotation?.pattern ?? []), settings.shiftId].map((id) => ({ line, id })));
        continue;
      }
      const [kind, row] = rowOf(value);
      const known = shaped<ArchiveLine<ArchiveKind>>(ARCHIVE_LINES[kind], row);
      if (!known.id.startsWith(ID_LETTERS[kind]) || ids.size === ids.add(known.id).size)
        throw new WrongLine(importReasons.malformed("id"));
      (rows[kind] as ArchiveLine<ArchiveKind>[]).push(known);
      const refers = REFERS[kind](known as never);
      for (const id of refers.before)
        if (id !== null && !ids.has(id)) throw new WrongLine(importReasons.malformed(id));
      later.push(...refers.anywhere.map((id) => ({ line, id })));
      if (kind === "preset") ownGame((known as ArchiveLine<"preset">).game);
      if (kind === "game") games.push(replayed(known as ArchiveLine<"game">));
    }
    if (settings === null) return { ok: false, problem: { line: 1, reason: importReasons.empty } };
    const missing = later.find(({ id }) => id !== null && !ids.has(id));
    if (missing !== undefined) {
      line = missing.line;
      throw new WrongLine(importReasons.malformed(missing.id ?? ""));
    }
    return { ok: true, archive: { settings, rows, games } };
  } catch (thrown) {
    if (!(thrown instanceof WrongLine)) throw thrown;
    return { ok: false, problem: { line: Math.max(line, 1), reason: thrown.message } };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongLine(importReasons.notJson);
  }
}

function shaped<Shape>(shape: z.ZodType<Shape>, value: unknown): Shape {
  const read = readShape(shape, value);
  if (read.ok) return read.value;
  const { code, values } = read.refusal;
  // A newer server may write more keys.
  throw new WrongLine(
    code === "unknown-key"
      ? importReasons.newer(String(values.name), packageJson.version)
      : sayRefusal(read.refusal, {}),
  );
}

/** The kind and the row of a line: an object with one key. */
function rowOf(value: unknown): readonly [ArchiveKind, unknown] {
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const [[key, row] = ["", null]] = entries;
  const kind = ARCHIVE_KINDS.find((known) => known === key);
  if (kind === undefined || entries.length !== 1) throw new WrongLine(importReasons.unknownKind);
  return [kind, row];
}

interface References {
  /** Ids of earlier lines. */
  readonly before: readonly (string | null)[];
  /** Ids of any lines. */
  readonly anywhere: readonly (string | null)[];
}

/** Parties that are no people. */
const OTHERS: readonly string[] = ["bank", "pot"];

/** A party that is a roster player; null for a guest or the bank. */
const playerIn = (party: string): string | null =>
  party.startsWith(GUEST) || OTHERS.includes(party) ? null : party;

const unique = (name: string, keys: readonly unknown[]): void => {
  if (new Set(keys.map((key) => JSON.stringify(key))).size < keys.length)
    throw new WrongLine(importReasons.malformed(name));
};

/** The references of each kind of line; it also checks what may occur once. */
const REFERS: { readonly [Kind in ArchiveKind]: (row: ArchiveLine<Kind>) => References } = {
  season: () => ({ before: [], anywhere: [] }),
  player: ({ seasonId, mergedInto }) => ({ before: [seasonId], anywhere: [mergedInto] }),
  table: () => ({ before: [], anywhere: [] }),
  night: ({ buyIns, closing }) => {
    unique(
      "buyIns",
      buyIns.map(({ party }) => party),
    );
    const parties = [
      ...buyIns.map(({ party }) => party),
      ...(closing?.buyIns ?? []).map(([party]) => party),
      ...(closing?.games ?? []).flatMap(([, chips]) => chips.map(([party]) => party)),
    ];
    const games = (closing?.games ?? []).map(([game]) => (game.startsWith("x") ? null : game));
    return { before: parties.map(playerIn), anywhere: games };
  },
  game: ({ tableId, nightId, seasonId, playoffOf, follows, seats, consents, settlements }) => {
    unique(
      "consents",
      consents.map(({ round, seat }) => [round, seat]),
    );
    unique(
      "settlements",
      settlements.map(({ round }) => round),
    );
    return {
      before: [tableId, nightId, seasonId, ...seats.map(({ playerId }) => playerId)],
      anywhere: [playoffOf, follows],
    };
  },
  preset: () => ({ before: [], anywhere: [] }),
  ledger: ({ from, to, shares, nightId, gameId, seasonId = null, takesBack }) => ({
    before: [
      ...[from, to, ...(shares ?? []).map(([party]) => party)].map(playerIn),
      ...[nightId, gameId, seasonId, takesBack],
    ],
    anywhere: [],
  }),
};

/** Checks a rule set of a table's own, which its games have in place of an id: only its canonical form is one. */
function ownGame(game: string): void {
  if (!game.startsWith("{")) return;
  const own = readOwnGame(parsed(game));
  if (!own.ok) throw new WrongLine(sayRefusal(own.refusal, {}));
  if (own.value.game !== game) throw new WrongLine(importReasons.malformed("rules"));
}

/** Replays a game. An entry that today's rules refuse has no effect, as in the group that it is from. */
function replayed(game: ArchiveLine<"game">): ArchivedGame {
  const { seats, entries, ruleSet, house, createdAt } = game;
  ownGame(ruleSet);
  const read = readJournal({
    format: "dice-journal/1",
    id: game.id,
    at: createdAt,
    game: ruleSet,
    house,
    seats: seats.filter(({ joinedAt }) => joinedAt === 0).map(({ key }) => key),
    names: Object.fromEntries(seats.map(({ key, name }) => [key, name === "" ? "?" : name])),
    entries: entries.map(({ seq, entryId, action, replaces, after, by, at }) => ({
      ...{ seq, id: entryId, action, after, by, at },
      ...(replaces !== null && { replaces }),
    })),
  });
  if (!read.ok) throw new WrongLine(sayRefusal(read.refusal, {}));
  unique(
    "seats",
    seats.map(({ key }) => key),
  );
  unique(
    "entries",
    entries.map(({ entryId }) => entryId),
  );
  const unknown = read.value.entries.find(
    ({ action }) => action?.do === "join" && !seats.some(({ key }) => key === action.player),
  );
  if (unknown !== undefined) throw new WrongLine(importReasons.malformed("seats"));
  const folded = fold(read.value.opening, read.value.entries);
  return {
    ...game,
    state: folded.state,
    rounds: roundsToStore([], folded, entries.length).rounds,
    outcomes: Object.fromEntries(seats.map(({ key }) => [key, seatResult(folded.state, key)])),
  };
}

declare module "../../process/workers/pool" {
  interface Tasks {
    readonly readArchive: typeof readArchive;
  }
}
