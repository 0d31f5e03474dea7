import { ok } from "@/lib/engine";
import { type ApiResult, apiError, refusedByRules } from "@/lib/protocol/apiResult";
import type { BrokenEntry } from "@/lib/protocol/entry";
import type { Consequences } from "@/lib/views/consequences";
import { byTable } from "../../api/costs";
import { database } from "../../db/db";
import type { Pass } from "../../identity/access";
import type { DerivedData } from "../snapshots/projections";
import type { PlayAgain } from "./playAgain";
import { namesWith, type Validated } from "./validate";

/** The result of corrections. */
interface Corrected extends DerivedData {
  /** Later actions that would become illegal; `rounds` and `dropped` are then empty. */
  readonly broken: readonly BrokenEntry[];
  /** Only if requested. */
  readonly consequences: Consequences | null;
}

/**
 * Replays a game with validated corrections in a worker thread, while others may record. Returns "conflict"
 * on a concurrent write. Refuses with `already-replaced`, with the engine's refusal of a correction when
 * nothing before it is refused, and as `byTable` does.
 */
export async function correct(
  { gameId, visitor }: Pass,
  { seq, fresh, newcomers }: Validated,
  want: PlayAgain["want"],
): Promise<ApiResult<Corrected> | "conflict"> {
  const done = await byTable(visitor, "playAgain", { gameId, seq, fresh, want });
  if (!done.ok) return done;
  const played = done.value;
  if (played.result === "conflict") return "conflict";
  if (played.result === "already-replaced") return apiError("already-replaced");
  const names = () => namesWith(database(), gameId, newcomers);
  if (played.result === "refused") return refusedByRules(played.refusal, await names());
  const known = played.broken.length > 0 ? await names() : {};
  const broken = played.broken.map(({ seq: place, action, refusal }): BrokenEntry => {
    const { code, message } = refusedByRules(refusal, known).refusal;
    return { seq: place, action, code: code as BrokenEntry["code"], rule: refusal.rule, message };
  });
  const { state, rounds, dropped, consequences } = played;
  return ok({ state, rounds, dropped, broken, consequences });
}
