import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import type { Entry, OpenTable } from "@/lib/protocol/entry";
import { viewTable } from "@/lib/views/table";
import { isAccessRevoked } from "../accessRevoked";
import { readTable } from "../api";
import { ask } from "../ask";
import { savedText, saveText } from "../localStore";
import { ALONE, openOffline, seatedHere } from "../offlineGames";
import { NO_ONE_YET, type PendingTap, replayTaps } from "../optimisticActions";
import { outbox } from "../outbox";
import { type StoredTable, use } from "../storage";
import { readCode, unpack } from "./codes";
import { type Passed, readPassed, waiting } from "./passed";
import { type ToRecord, toRecord } from "./records";

/** What came of a code that was read. */
export type Received =
  | Fit
  /** Some codes of it are here. */
  | { readonly fit: "some"; readonly have: number; readonly of: number }
  /** It is no code of ours, or not all of one. */
  | { readonly fit: "broken" };

/** Takes in one code of what another phone passes on, and with the last of them says how it fits here. Never rejects. */
export async function importTable(hash: string): Promise<Received> {
  const part = readCode(hash);
  if (part === null) return { fit: "broken" };
  const texts = { ...collected(part.mark), [part.place]: part.text };
  saveText(COLLECTED, JSON.stringify({ mark: part.mark, texts }));
  const places = Array.from({ length: part.of }, (_, at) => texts[at + 1]);
  const have = places.filter((text) => text !== undefined).length;
  if (have < part.of) return { fit: "some", have, of: part.of };
  const text = await unpack(places.join(""));
  const passed = text === null ? null : readPassed(text);
  return passed === null ? { fit: "broken" } : fitOf(passed);
}

/** Forgets the codes that were read. */
export const clearReceived = (): void => saveText(COLLECTED, null);

const COLLECTED = "received";

/** The codes of one passing that this phone has read, by their place: each may be read in a page of its own. */
function collected(mark: string): Readonly<Record<number, string>> {
  const found = savedText(COLLECTED);
  const read = found === null ? null : (JSON.parse(found) as { mark: string; texts: Record<number, string> });
  return read?.mark === mark ? read.texts : {};
}

/** What this phone has to change to have what was passed on. */
export interface Taking {
  readonly game: string;
  /** The table to begin from; null where the one that this phone keeps will do. */
  readonly base: StoredTable | null;
  readonly add: readonly PendingTap[];
  /** The same in words: all that would be recorded beyond what this phone and the server have. */
  readonly records: readonly ToRecord[];
  /** What this phone tapped instead, and would give up. */
  readonly giveUp: readonly PendingTap[];
  /** The table as it stands then. */
  readonly shown: OpenTable;
}

/** How what was passed on fits to what this phone has. */
export type Fit =
  | { readonly fit: "takes"; readonly taking: Taking }
  /** There is nothing in it that this phone has not got. */
  | { readonly fit: "here"; readonly game: string }
  /** What was played before it is not on this phone. */
  | { readonly fit: "missing" }
  /** The other phone's program plays by another engine. */
  | { readonly fit: "version" }
  /** The engine refuses it. */
  | { readonly fit: "unplayable" }
  /** This phone may not record at that table. */
  | { readonly fit: "watches" }
  /** The server says that this phone is not at that table. */
  | { readonly fit: "not-at-table" }
  /** The server has other entries than those on which it rests, or after them. */
  | { readonly fit: "disagrees"; readonly game: string };

/** What the server has of a game. */
interface AtServer {
  readonly table: OpenTable;
  readonly entries: readonly Entry[];
}

/** A connection that lets so many milliseconds pass is none, where the code can be judged without the server. */
const PATIENCE_MS = 10_000;

/** What the server has of a game; "gone" where this phone may not read it, or no server knows it; null where the server does not say. Never rejects. */
async function askServer(game: string): Promise<AtServer | "gone" | null> {
  try {
    const read = await readTable(game);
    if (!read.ok) return isAccessRevoked(read) ? "gone" : null;
    const journal = await ask("GET /api/v1/games/{game}/journal", { game });
    return "entries" in journal
      ? { table: read.table, entries: journal.entries.slice(0, read.table.seq) as readonly Entry[] }
      : null;
  } catch {
    return null;
  }
}

/** The same, or null once the patience has run out. */
async function askServerSoon(game: string): Promise<AtServer | "gone" | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  return Promise.race([askServer(game), silence]).finally(() => clearTimeout(timer));
}

/** Whether what was passed on rests on what the server has, and what the server has after that is of it. */
function agrees({ from, taps, table }: Passed, entries: readonly Entry[]): boolean {
  if (table && table.seq > entries.length) return false;
  const below: readonly (Partial<Entry> | null | undefined)[] = table
    ? [...table.round, ...(table.last ? [table.last.entry] : [])]
    : [];
  return (
    // What comes from outside may be anything.
    below.every((entry) => entry?.id !== undefined && entries[(entry.seq ?? 0) - 1]?.id === entry.id) &&
    entries.slice(from).every(({ id }, at) => at >= taps.length || id === taps[at]?.id)
  );
}

/**
 * Looks how what was passed on fits to what the server has of that game, where it answers, and else to what this phone keeps of it.
 * Changes nothing; never rejects.
 */
export async function fitOf(passed: Passed): Promise<Fit> {
  const { game, from, table } = passed;
  if (table !== undefined && passed.engine !== ENGINE_VERSION) return { fit: "version" };
  const own = await openOffline(game);
  const standsAlone = own !== null || passed.begun !== undefined || table !== undefined;
  const answered = await (standsAlone ? askServerSoon : askServer)(game);
  // A game that was begun without a connection is at no server yet.
  if (answered === "gone" && !passed.begun && !own?.begun) return { fit: "not-at-table" };
  const server = answered === "gone" ? null : answered;
  if ((server ?? own)?.table.may.record === false) return { fit: "watches" };
  if (server && !agrees(passed, server.entries)) return { fit: "disagrees", game };
  const recorded = new Set(server?.entries.map(({ id }) => id));
  const waits = (await outbox(game).load()).filter(
    ({ entry, refused }) => refused === undefined && !recorded.has(entry.id),
  );
  const stands = server ? asStored(server.table, own) : own;
  const reaches = stands !== null && stands.table.seq + waits.length >= from;
  const given = reaches || server ? null : await baseOf(passed, own);
  const below = given ?? stands;
  if (below === null || (!reaches && given === null)) return { fit: "missing" };
  // What stands before both is the same on both: theirs that the server has recorded since, and ours that they have already.
  const { seq } = below.table;
  const theirs = waiting(passed).slice(Math.max(0, seq - from));
  const before = given ? [] : waits.slice(0, Math.max(0, from - seq));
  const ours = waits.slice(before.length);
  const apart = theirs.findIndex(({ entry }, at) => entry.id !== ours[at]?.entry.id);
  if (apart < 0 && given === null) return { fit: "here", game };
  const shared = apart < 0 ? theirs.length : apart;
  const [add, giveUp] = [theirs.slice(shared), ours.slice(shared)];
  const played = playedOn(below.table, [...before, ...ours.slice(0, shared)], add);
  if (played === null) return { fit: "unplayable" };
  return { fit: "takes", taking: { game, base: server ? stands : given, add, giveUp, ...played } };
}

/** Whether taking over does the same as what was shown. */
export const isSameTaking = (one: Taking, other: Taking): boolean =>
  [one, other]
    .map(({ game, add, giveUp }) =>
      JSON.stringify([game, add.map(({ entry }) => entry), giveUp.map(({ entry }) => entry.id)]),
    )
    .every((text, _, [first]) => text === first);

/** A table of the server's as this phone would keep it. */
const asStored = (table: OpenTable, own: StoredTable | null): StoredTable => ({
  ...{ table, aside: own?.aside ?? ALONE, engine: ENGINE_VERSION, at: Date.now() },
});

/**
 * Takes over what was passed on: all of it, or nothing.
 * @returns whether this phone has stored it.
 */
export const takeOver = ({ game, base, add, giveUp }: Taking): Promise<boolean> =>
  use(async (database) => {
    const both = database.transaction(["tables", "taps"], "readwrite");
    const taps = both.objectStore("taps");
    if (base) await both.objectStore("tables").put(base);
    for (const { entry } of giveUp) {
      const place = await taps.index("id").getKey(entry.id);
      if (place !== undefined) await taps.delete(place);
    }
    for (const tap of add) await taps.put({ ...tap, game });
    await both.done;
  }).then(
    () => true,
    () => false,
  );

/** The table that was passed on below the taps, as this phone would keep it; null where none was, or the engine would not seat it. */
async function baseOf({ begun, table }: Passed, own: StoredTable | null): Promise<StoredTable | null> {
  if (begun) {
    const seated = await seatedHere(begun.sent, begun.table);
    return seated.ok ? { ...seated.value, passed: true } : null;
  }
  if (table === undefined) return null;
  const as = own?.table.may.as ?? [NO_ONE_YET];
  return {
    table: { ...table, group: own?.table.group ?? null, may: { record: true, share: false, as } },
    aside: own?.aside ?? ALONE,
    ...{ engine: ENGINE_VERSION, at: Date.now(), passed: true },
  };
}

/** The table with taps played on it, and what those that are new would record; null where the engine refuses one, or the table is none that can be drawn. */
function playedOn(
  table: OpenTable,
  before: readonly PendingTap[],
  add: readonly PendingTap[],
): Pick<Taking, "shown" | "records"> | null {
  try {
    const { shown, dropped } = replayTaps(table, [...before, ...add], []);
    viewTable(shown);
    return dropped.length > 0 ? null : { shown, records: toRecord(add, shown) };
  } catch {
    // What came from outside may be anything.
    return null;
  }
}
