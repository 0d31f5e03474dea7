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
import { type StoredTable, withDatabase } from "../storage";
import { readCode, unpack } from "./codes";
import { type Passed, readPassed, waiting } from "./passed";
import { type ToRecord, toRecord } from "./records";

/** The result of a scanned code. */
export type Received =
  | Fit
  /** More codes are needed. */
  | { readonly fit: "some"; readonly have: number; readonly of: number }
  /** Not ours, or incomplete. */
  | { readonly fit: "broken" };

/** Takes one code of a transfer; the last one returns how the data fits this phone. Never rejects. */
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

/** Deletes the scanned codes. */
export const clearReceived = (): void => saveText(COLLECTED, null);

const COLLECTED = "received";

/** The scanned codes of a transfer by index, across tabs. */
function collected(mark: string): Readonly<Record<number, string>> {
  const found = savedText(COLLECTED);
  const read = found === null ? null : (JSON.parse(found) as { mark: string; texts: Record<number, string> });
  return read?.mark === mark ? read.texts : {};
}

/** The changes an import makes on this phone. */
export interface Taking {
  readonly game: string;
  /** The base table; null if this phone's own serves. */
  readonly base: StoredTable | null;
  readonly add: readonly PendingTap[];
  /** In words: every entry that this phone and the server do not have. */
  readonly records: readonly ToRecord[];
  /** This phone's conflicting taps, which the import drops. */
  readonly giveUp: readonly PendingTap[];
  /** The resulting table. */
  readonly shown: OpenTable;
}

/** How transferred data fits this phone's. */
export type Fit =
  | { readonly fit: "takes"; readonly taking: Taking }
  /** Nothing new. */
  | { readonly fit: "here"; readonly game: string }
  /** Earlier entries are missing on this phone. */
  | { readonly fit: "missing" }
  /** The other phone has another engine version. */
  | { readonly fit: "version" }
  /** The engine refuses it. */
  | { readonly fit: "unplayable" }
  /** This phone cannot record at that table. */
  | { readonly fit: "watches" }
  /** The server denies this phone access to that table. */
  | { readonly fit: "not-at-table" }
  /** The server has other entries before or after them. */
  | { readonly fit: "disagrees"; readonly game: string };

/** The server's version of a game. */
interface AtServer {
  readonly table: OpenTable;
  readonly entries: readonly Entry[];
}

/** Request timeout in milliseconds, if the data can be judged without the server. */
const PATIENCE_MS = 10_000;

/**
 * Fetches the server's version of a game. "gone" without access or if it is unknown; null without a response.
 * Never rejects.
 */
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

/** The same with a timeout, null after it. */
async function askServerSoon(game: string): Promise<AtServer | "gone" | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  return Promise.race([askServer(game), silence]).finally(() => clearTimeout(timer));
}

/** True if the data is based on the server's entries, and the server's later entries are part of it. */
function agrees({ from, taps, table }: Passed, entries: readonly Entry[]): boolean {
  if (table && table.seq > entries.length) return false;
  const below: readonly (Partial<Entry> | null | undefined)[] = table
    ? [...table.round, ...(table.last ? [table.last.entry] : [])]
    : [];
  return (
    // Untrusted input.
    below.every((entry) => entry?.id !== undefined && entries[(entry.seq ?? 0) - 1]?.id === entry.id) &&
    entries.slice(from).every(({ id }, at) => at >= taps.length || id === taps[at]?.id)
  );
}

/**
 * Compares transferred data with the server's version of the game, or with this phone's without a response.
 * Changes nothing; never rejects.
 */
export async function fitOf(passed: Passed): Promise<Fit> {
  const { game, from, table } = passed;
  if (table !== undefined && passed.engine !== ENGINE_VERSION) return { fit: "version" };
  const own = await openOffline(game);
  const standsAlone = own !== null || passed.begun !== undefined || table !== undefined;
  const answered = await (standsAlone ? askServerSoon : askServer)(game);
  // An offline game is not on any server yet.
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
  // Both agree below; the server may have recorded their taps since, and they may include ours.
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

/** True if the import would do what was shown. */
export const isSameTaking = (one: Taking, other: Taking): boolean =>
  [one, other]
    .map(({ game, add, giveUp }) =>
      JSON.stringify([game, add.map(({ entry }) => entry), giveUp.map(({ entry }) => entry.id)]),
    )
    .every((text, _, [first]) => text === first);

/** A server's table in storage form. */
const asStored = (table: OpenTable, own: StoredTable | null): StoredTable => ({
  ...{ table, aside: own?.aside ?? ALONE, engine: ENGINE_VERSION, at: Date.now() },
});

/**
 * Imports transferred data atomically.
 * @returns true if it was stored.
 */
export const takeOver = ({ game, base, add, giveUp }: Taking): Promise<boolean> =>
  withDatabase(async (database) => {
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

/** The transferred base table in storage form; null if there is none, or the engine rejects it. */
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

/**
 * The table with taps applied, and the entries the new ones record; null if the engine rejects one, or the
 * table is invalid.
 */
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
    // Untrusted input.
    return null;
  }
}
