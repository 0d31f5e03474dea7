import { ok } from "@/lib/engine";
import { type Done, notDone } from "@/lib/protocol/notDone";
import type { ButWePlay } from "@/lib/views/butWePlay";
import { byTable } from "../api/costs";
import type { Pass } from "../identity/access";

/** What other house rules would have made of a round. Refuses with `no-such-round`, and as `byTable` does. */
export async function roundElsewhere(
  { gameId, visitor }: Pass,
  round: number | null,
): Promise<Done<ButWePlay>> {
  if (round === null) return notDone("no-such-round");
  const done = await byTable(visitor, "elsewhere", { gameId, round });
  if (!done.ok) return done;
  return done.value ? ok(done.value) : notDone("no-such-round");
}
