import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import type { OpenTable } from "@/lib/protocol/entry";
import { viewTable } from "@/lib/views/table";
import { ALONE, openKept, seatedHere } from "../begunGames";
import { keep, kept } from "../kept";
import { NOBODY_YET, type PendingTap, replayTaps } from "../pendingTaps";
import { type KeptTable, use } from "../storage";
import { tapQueue } from "../tapQueue";
import { readCode, unpack } from "./codes";
import { type Passed, readPassed, waiting } from "./passed";

/** What came of a code that was read. */
export type Received =
  | Fit
  /** Some codes of it are here. */
  | { readonly fit: "some"; readonly have: number; readonly of: number }
  /** It is no code of ours, or not all of one. */
  | { readonly fit: "broken" };

/** Takes in one code of what another phone passes on, and with the last of them says how it fits here. Never rejects. */
export async function receive(hash: string): Promise<Received> {
  const part = readCode(hash);
  if (part === null) return { fit: "broken" };
  const texts = { ...collected(part.mark), [part.place]: part.text };
  keep(COLLECTED, JSON.stringify({ mark: part.mark, texts }));
  const places = Array.from({ length: part.of }, (_, at) => texts[at + 1]);
  const have = places.filter((text) => text !== undefined).length;
  if (have < part.of) return { fit: "some", have, of: part.of };
  const text = await unpack(places.join(""));
  const passed = text === null ? null : readPassed(text);
  return passed === null ? { fit: "broken" } : fitOf(passed);
}

/** Forgets the codes that were read. */
export const forgetReceived = (): void => keep(COLLECTED, null);

const COLLECTED = "received";

/** The codes of one passing that this phone has read, by their place: each may be read in a page of its own. */
function collected(mark: string): Readonly<Record<number, string>> {
  const found = kept(COLLECTED);
  const read = found === null ? null : (JSON.parse(found) as { mark: string; texts: Record<number, string> });
  return read?.mark === mark ? read.texts : {};
}

/** What this phone has to change to have what was passed on. */
export interface Taking {
  readonly game: string;
  /** The table to begin from; null where the one that this phone keeps will do. */
  readonly base: KeptTable | null;
  readonly add: readonly PendingTap[];
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
  | { readonly fit: "unplayable" };

/** Looks how what was passed on fits to what this phone keeps of that game. Changes nothing; never rejects. */
export async function fitOf(passed: Passed): Promise<Fit> {
  const { game, from, table } = passed;
  if (table !== undefined && passed.engine !== ENGINE_VERSION) return { fit: "version" };
  const own = await openKept(game);
  const waits = (await tapQueue(game).load()).filter(({ refused }) => refused === undefined);
  const reaches = own !== null && own.table.seq + waits.length >= from;
  const base = reaches ? null : await baseOf(passed, own);
  const below = base ?? own;
  if (below === null || (!reaches && base === null)) return { fit: "missing" };
  // What stands before both is the same on both: theirs that the server has recorded since, and ours that they have already.
  const { seq } = below.table;
  const theirs = waiting(passed).slice(Math.max(0, seq - from));
  const before = base ? [] : waits.slice(0, Math.max(0, from - seq));
  const ours = waits.slice(before.length);
  const apart = theirs.findIndex(({ entry }, at) => entry.id !== ours[at]?.entry.id);
  if (apart < 0 && base === null) return { fit: "here", game };
  const shared = apart < 0 ? theirs.length : apart;
  const [add, giveUp] = [theirs.slice(shared), ours.slice(shared)];
  const shown = played(below.table, [...before, ...ours.slice(0, shared), ...add]);
  if (shown === null) return { fit: "unplayable" };
  return { fit: "takes", taking: { game, base, add, giveUp, shown } };
}

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
async function baseOf({ begun, table }: Passed, own: KeptTable | null): Promise<KeptTable | null> {
  if (begun) {
    const seated = await seatedHere(begun.sent, begun.table);
    return seated.ok ? { ...seated.value, passed: true } : null;
  }
  if (table === undefined) return null;
  const as = own?.table.may.as ?? [NOBODY_YET];
  return {
    table: { ...table, group: own?.table.group ?? null, may: { record: true, share: false, as } },
    aside: own?.aside ?? ALONE,
    ...{ engine: ENGINE_VERSION, at: Date.now(), passed: true },
  };
}

/** The table with the taps played on it; null where the engine refuses one, or the table is none that can be drawn. */
function played(table: OpenTable, taps: readonly PendingTap[]): OpenTable | null {
  try {
    const { shown, dropped } = replayTaps(table, taps, []);
    viewTable(shown);
    return dropped.length > 0 ? null : shown;
  } catch {
    // What came from outside may be anything.
    return null;
  }
}
