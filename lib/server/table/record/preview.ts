import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { BrokenEntry, NewEntry } from "@/lib/protocol/entry";
import { type Consequences, type DecidedChange, finishedIn } from "@/lib/views/consequences";
import { database } from "../../db/db";
import { asStored } from "../../db/json";
import { canAccess, type Pass } from "../../identity/access";
import { holderOf, type Visitor } from "../../identity/visitor";
import { SNAPSHOT, withSnapshots } from "../snapshots/withSnapshots";
import { applyPlayoffResult, type Carried } from "./applyPlayoffResult";
import { correct } from "./correct";
import { seatNames } from "./journalStore";
import { validate } from "./validate";

/** The consequences of entries, and later actions that would become illegal. */
export interface Previewed {
  readonly consequences: Consequences;
  readonly broken: readonly BrokenEntry[];
  /** The consequences for the game that a playoff decides, recursively. */
  readonly decides: readonly DecidedChange[];
}

/**
 * Validates entries as `record` would and writes nothing. Refuses as `record` does, except with
 * `breaks-later`.
 */
export async function preview(pass: Pass, list: readonly NewEntry[]): Promise<ApiResult<Previewed>> {
  const validated = await validate(pass, asStored(list));
  if (!validated.ok) return validated;
  const corrected = await correct(pass, validated.value, "consequences");
  // A concurrent write: the phone must request the preview again.
  if (corrected === "conflict") return apiError("stale", { unseen: [] });
  if (!corrected.ok) return corrected;
  const { consequences, broken, state } = corrected.value;
  if (consequences === null) throw new Error("cannot happen: no consequences");
  const carried = broken.length > 0 ? ok([]) : await applyPlayoffResult(pass, state);
  if (carried === "conflict") return apiError("stale", { unseen: [] });
  if (!carried.ok) return carried;
  const decides = await Promise.all(carried.value.map((there) => decidedChange(pass.visitor, there)));
  return ok({ consequences, broken, decides: decides.filter((change) => change !== null) });
}

/** How the result of the decided game changes; null for a visitor who may not read it. */
async function decidedChange(
  visitor: Visitor,
  { pass: { gameId }, outcome }: Carried,
): Promise<DecidedChange | null> {
  if (!(await canAccess(visitor, gameId, "read"))) return null;
  const before = await withSnapshots(holderOf(visitor), async (states) =>
    states.of(await database().game.findUniqueOrThrow({ where: { id: gameId }, select: SNAPSHOT })),
  );
  return {
    game: before.game,
    names: await seatNames(database(), gameId),
    finished: { before: finishedIn(before), after: finishedIn(outcome.state) },
  };
}
