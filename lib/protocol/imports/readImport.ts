import { type Action, type GameState, ownRules, type PlayerId, type Refusal } from "@/lib/engine";
import { importReasons } from "@/lib/messages/imports";
import { sayRefusal } from "@/lib/messages/refusals";
import type { Entry } from "../entry";
import { JOURNAL_VERSIONS, readJournal, readRecord } from "../exported";
import { named } from "../exports";
import { fold } from "../journal";
import { readTypedNames } from "../names";
import { isNotation, readNotation } from "../notation/notation";
import { playRecord } from "../replay";
import { readOwnGame } from "../ruleSets/ownGame";
import { isTable } from "./csv";
import {
  type Found,
  type FoundGame,
  type ImportedEntry,
  type ImportedGame,
  type ImportOptions,
  type ImportReader,
  type LineReason,
  MAX_IMPORT_CHARACTERS,
  MAX_IMPORTED_ACTIONS,
  MAX_IMPORTED_GAMES,
  MAX_PROBLEMS,
  type ReadImport,
} from "./importedGames";
import { readJsonGames } from "./jsonGames";
import { readSheet } from "./sheets";

const nothing = (reason: string, line = 1): Found => ({
  games: [],
  problems: [{ line, reason }],
  notices: [],
});

/** The first signs of packed files: zip, gzip, 7z, rar, xz. */
const PACKED = [
  "PK\u0003\u0004",
  "\u001f\u008b",
  "\u001f\ufffd",
  "7z\u00bc\u00af",
  "7z\ufffd\ufffd",
  "Rar!",
  "\ufffd7zXZ",
];

/** All kinds of text, in the order in which they are tried. */
const READERS: readonly ImportReader[] = [
  { recognizes: (text) => text.trim() === "", read: () => nothing(importReasons.empty) },
  {
    recognizes: (text) => PACKED.some((signs) => text.startsWith(signs)),
    read: () => nothing(importReasons.packed),
  },
  { recognizes: (text) => text.includes("\u0000"), read: () => nothing(importReasons.notText) },
  { recognizes: (text) => /^\s*[[{]/.test(text), read: readJsonGames },
  { recognizes: isNotation, read: readText },
  { recognizes: isTable, read: readSheet },
  { recognizes: () => true, read: () => nothing(importReasons.unknownKind) },
];

function readText(text: string): Found {
  const read = readNotation(text);
  if (!read.ok) return nothing(importReasons.notNotation(read.error.reason), read.error.line);
  const games = read.records.map((json, at): FoundGame => {
    const lines = read.lines[at];
    const line = lines?.first ?? 1;
    return { line, json, lineOf: (index) => lines?.actions[index] ?? line };
  });
  return { games, problems: [], notices: [] };
}

/**
 * Reads games from a text of any kind: records, journals, notation, score sheets, plays of BG Stats. Each game is
 * replayed. A text that is too long is refused before it is read. Never throws.
 * @returns the games, or every line that cannot be imported with the reason
 */
export function readImport(text: string, options: ImportOptions): ReadImport {
  if (text.length > MAX_IMPORT_CHARACTERS)
    return refusedImport([{ line: 1, reason: importReasons.tooLong(MAX_IMPORT_CHARACTERS / 1024 / 1024) }]);
  const plain = text.replace(/^\ufeff/, "");
  const reader = READERS.find(({ recognizes }) => recognizes(plain));
  if (reader === undefined) throw new Error("cannot happen: the last reader takes any text");
  const found = reader.read(plain, options);
  const extra = found.games[MAX_IMPORTED_GAMES];
  if (extra !== undefined)
    return refusedImport([{ line: extra.line, reason: importReasons.tooManyGames(MAX_IMPORTED_GAMES) }]);
  const problems = [...found.problems];
  const notices = [...found.notices];
  const games: ImportedGame[] = [];
  let actions = 0;
  for (const one of found.games) {
    actions += actionsIn(one.json);
    if (actions > MAX_IMPORTED_ACTIONS) {
      problems.push({ line: one.line, reason: importReasons.tooManyActions(MAX_IMPORTED_ACTIONS) });
      break;
    }
    const opened = openGame(one, options);
    if (Array.isArray(opened)) problems.push(...opened);
    else games.push(opened as ImportedGame);
    if (problems.length > MAX_PROBLEMS) break;
  }
  if (problems.length > 0) return refusedImport(problems, notices);
  const ids = new Set(games.flatMap(({ id }) => id ?? []));
  for (const { line, playoffOf } of games)
    if (playoffOf !== null && !ids.has(playoffOf)) notices.push({ line, reason: importReasons.playoffApart });
  return { games, problems, notices };
}

const refusedImport = (problems: readonly LineReason[], notices: readonly LineReason[] = []): ReadImport => ({
  games: [],
  problems: problems.toSorted((one, other) => one.line - other.line).slice(0, MAX_PROBLEMS),
  notices,
});

function actionsIn(json: unknown): number {
  const { actions, entries } = (typeof json === "object" && json !== null ? json : {}) as Record<
    string,
    unknown
  >;
  return [actions, entries].reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
}

const FIRST_DAY = "2000-01-01";

/** Replays a found game: the game, or every reason why the rules refuse it. */
function openGame(found: FoundGame, { today }: ImportOptions): ImportedGame | LineReason[] {
  const day = found.day ?? null;
  if (day !== null && (day < FIRST_DAY || day > today))
    return [{ line: found.line, reason: importReasons.badDay(day) }];
  const { json } = found;
  const format = typeof json === "object" && json !== null && "format" in json ? String(json.format) : "";
  const opened = Object.hasOwn(JOURNAL_VERSIONS, format) ? openJournal(found) : openRecord(found);
  if (Array.isArray(opened)) return opened;
  const game = opened as ImportedGame;
  const at = game.at?.slice(0, FIRST_DAY.length) ?? null;
  // A day may be ahead of the group's in another time zone.
  if (at !== null && (at < FIRST_DAY || Date.parse(at) > Date.parse(today) + 24 * 60 * 60 * 1000))
    return [{ line: found.line, reason: importReasons.badDay(at) }];
  return game;
}

const lineOf = ({ line, lineOf: of }: FoundGame, index: number): number => of?.(index) ?? line;

const refusedAt = (found: FoundGame, index: number, refusal: Refusal, names: Names = {}): LineReason => {
  const reason = sayRefusal(refusal, names);
  return {
    line: lineOf(found, index),
    reason: found.numbered ? importReasons.inAction(index + 1, reason) : reason,
  };
};

type Names = Readonly<Record<PlayerId, string>>;

function openRecord(found: FoundGame): ImportedGame | LineReason[] {
  const record = readRecord(found.json);
  if (!record.ok) return [{ line: found.line, reason: sayRefusal(record.refusal, {}) }];
  const { table, id, playoffOf, at } = record.value;
  const problems: LineReason[] = [];
  const actions: Action[] = [];
  let last = table;
  for (const step of playRecord(record.value)) {
    if ("refusal" in step) problems.push(refusedAt(found, step.index, step.refusal));
    else {
      actions.push(step.action);
      last = step.after;
    }
    if (problems.length > MAX_PROBLEMS) break;
  }
  if (problems.length > 0) return problems;
  if (found.closes && last.phase === "between-rounds" && actions.at(-1)?.do !== "end")
    actions.push({ do: "end" });
  const written = (
    found.json as { readonly actions: readonly { readonly id?: string; readonly at?: string }[] }
  ).actions;
  // The engine's seats are named s1, s2 … in the order of the record, then of those who joined.
  const keys = new Map<string, PlayerId>(table.seats.map(({ player }, index) => [player, `s${index + 1}`]));
  const entries = actions.map((action, index): ImportedEntry => {
    const joins = action.do === "join" && !keys.has(action.player) ? action.player : null;
    if (joins !== null) keys.set(joins, `s${keys.size + 1}`);
    return {
      id: written[index]?.id ?? null,
      at: written[index]?.at ?? null,
      action: named(action, (name) => keys.get(name) ?? name) as unknown as Action,
      after: index,
      ...(joins !== null && { name: joins }),
    };
  });
  const names = Object.fromEntries([...keys].map(([name, key]) => [key, name]));
  return finished(found, {
    line: found.line,
    id: id ?? null,
    playoffOf: playoffOf ?? null,
    at: at ?? null,
    day: found.day ?? null,
    opening: seatedAs(table, (name) => keys.get(name) ?? name),
    names,
    entries,
  });
}

const SEAT = /^[a-z][0-9]{1,3}$/;

function openJournal(found: FoundGame): ImportedGame | LineReason[] {
  const journal = readJournal(found.json);
  if (!journal.ok) return [{ line: found.line, reason: sayRefusal(journal.refusal, {}) }];
  const { opening, names, entries } = journal.value;
  const joined = entries.flatMap(({ action }) => (action?.do === "join" ? [action.player] : []));
  const order = [...new Set([...opening.seats.map(({ player }) => player), ...joined])];
  const unnamed = order.find((seat) => !Object.hasOwn(names, seat));
  if (unnamed !== undefined)
    return [{ line: found.line, reason: importReasons.malformed(`names.${unnamed}`) }];
  const { refused } = fold(opening, entries);
  if (refused.length > 0) return refused.map(({ seq, refusal }) => refusedAt(found, seq - 1, refusal, names));
  const ids = new Set<string>();
  const twice = entries.findIndex(({ id }) => ids.size === ids.add(id).size);
  if (twice >= 0)
    return [{ line: lineOf(found, twice), reason: importReasons.malformed(`entries.${twice}.id`) }];
  const fits = order.every((seat) => SEAT.test(seat));
  const keys = new Map(order.map((seat, index) => [seat, fits ? seat : `s${index + 1}`]));
  const key = (seat: string) => keys.get(seat) ?? seat;
  const { id, at, playoff_of: playoffOf } = found.json as Partial<Record<"id" | "at" | "playoff_of", string>>;
  const joiner = (action: Action | null) => (action?.do === "join" ? action.player : "");
  const newcomers = new Set(order.slice(opening.seats.length));
  return finished(found, {
    line: found.line,
    id: id ?? null,
    playoffOf: playoffOf ?? null,
    at: at ?? null,
    day: null,
    opening: seatedAs(opening, key),
    names: Object.fromEntries(order.map((seat) => [key(seat), names[seat] ?? ""])),
    entries: entries.map((entry): ImportedEntry => {
      const newcomer = newcomers.delete(joiner(entry.action)) ? joiner(entry.action) : null;
      return {
        id: entry.id,
        at: entry.at,
        action: entry.action && (named(entry.action, key) as unknown as Action),
        after: entry.after,
        ...(entry.replaces && { replaces: entry.replaces }),
        ...(newcomer !== null && { name: names[newcomer] ?? "" }),
      };
    }),
  });
}

const seatedAs = (opening: GameState, key: (seat: PlayerId) => PlayerId): GameState => ({
  ...opening,
  seats: opening.seats.map((seat) => ({ ...seat, player: key(seat.player) })),
});

/** Checks the names and a rule set as they are typed, and replays the game with its seats' keys. */
function finished(
  { line }: FoundGame,
  game: Omit<ImportedGame, "folded" | "resultOnly">,
): ImportedGame | LineReason[] {
  const seats = Object.keys(game.names);
  const names = readTypedNames(seats.map((seat) => game.names[seat] ?? ""));
  if (!names.ok) return [{ line, reason: sayRefusal(names.refusal, {}) }];
  const called = Object.fromEntries(seats.map((seat, index) => [seat, names.value[index] ?? ""]));
  const entries = game.entries.map((entry) =>
    entry.name === undefined || entry.action?.do !== "join"
      ? entry
      : { ...entry, name: called[entry.action.player] ?? entry.name },
  );
  const rules = ownRules(game.opening.game);
  const own = rules === null ? null : readOwnGame(rules);
  if (own?.ok === false) return [{ line, reason: sayRefusal(own.refusal, {}) }];
  const opening = own ? { ...game.opening, game: own.value.game } : game.opening;
  const folded = fold(opening, numbered(entries));
  if (folded.refused.length > 0) throw new Error("cannot happen: other names change what the rules refuse");
  const [only, ...more] = entries;
  return {
    ...game,
    opening,
    names: called,
    entries,
    folded,
    resultOnly: more.length === 0 && only?.action?.do === "end",
  };
}

/** Entries as they are stored, except for ids and times that the file does not have. */
export const numbered = (entries: readonly ImportedEntry[], at = "", idOf = () => ""): readonly Entry[] =>
  entries.map((entry, index) => ({ ...entry, id: entry.id ?? idOf(), at: entry.at ?? at, seq: index + 1 }));
