import { ok, readNames } from "@/lib/engine";
import type { Reader } from "../journalStore";
import { type Done, forbidden } from "../notDone";
import { rosterByName } from "../seatNames";

/** A name as typed → as the roster keeps it. Refuses with `bad-player-name`. */
export function readName(typed: string): Done<string> {
  const read = readNames([typed]);
  return read.ok ? ok(read.value[0] as string) : forbidden(read.refusal);
}

/**
 * Whether somebody may be called so at the table: nobody else who is active is. Refuses with `duplicate-player`.
 * @param but Whoever is to be called so.
 */
export async function mayBeCalled(
  tx: Reader,
  groupId: string,
  shown: string,
  but?: string,
): Promise<Done<null>> {
  const called = (await rosterByName(tx, groupId)).get(shown.toLowerCase());
  if (called === undefined || called === but) return ok(null);
  return forbidden({ code: "duplicate-player", rule: null, values: { name: shown } });
}
