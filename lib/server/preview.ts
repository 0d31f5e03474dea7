import { ok } from "@/lib/engine";
import type { BrokenEntry, NewEntry } from "@/lib/formats/entry";
import { fold } from "@/lib/formats/journal";
import { type Consequences, consequences } from "@/lib/views/consequences";
import type { Pass } from "./access";
import { database } from "./db";
import { entriesAfter, openingOf } from "./journalStore";
import { judge } from "./judge";
import type { Done } from "./notDone";
import { asJsonKeeps } from "./record";

/** What entries would change if they were recorded, and which later actions would then be illegal. */
export interface Previewed {
  readonly consequences: Consequences;
  readonly broken: readonly BrokenEntry[];
}

/** Judges entries as `record` would, and writes nothing. Refuses as `record` does, but for `breaks-later`. */
export function preview(pass: Pass, list: readonly NewEntry[]): Promise<Done<Previewed>> {
  return database().$transaction(async (tx): Promise<Done<Previewed>> => {
    const judged = await judge(tx, pass, asJsonKeeps(list));
    if (!judged.ok) return judged;
    const { fresh, broken } = judged.value;
    const opening = await openingOf(tx, pass.gameId);
    const journal = await entriesAfter(tx, pass.gameId, 0);
    const [before, after] = [fold(opening, journal), fold(opening, [...journal, ...fresh])];
    return ok({ consequences: consequences(before, after), broken });
  });
}
