import { ok } from "@/lib/engine";
import { rarestColour } from "@/lib/messages/colours";
import { type ApiResult, apiError, forbidden } from "@/lib/protocol/apiResult";
import type { NewPlayers } from "@/lib/protocol/rosterSchemas";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { newRowId } from "../db/rowId";
import type { GroupPass } from "../identity/access";
import { readNewNames } from "../table/lookalikes";
import { isSeasonOf } from "../table/record/seasonsOf";
import { mayBeCalled } from "./names";

/** More than any crew or bar has, retired ones included. */
const MOST_PLAYERS = 300;

/**
 * Puts people on a roster, all of them or none. Each gets a colour that few have. Answers their ids, in the same order.
 * Refuses with `bad-player-name`, `duplicate-player` (also of somebody active already), `no-such-season`, `roster-full`.
 */
export function addPlayers(
  { groupId }: GroupPass,
  sent: NewPlayers,
): Promise<ApiResult<{ readonly players: readonly string[] }>> {
  return inTransaction(async (tx) => {
    const seasonId = sent.season ?? null;
    if (seasonId !== null && !(await isSeasonOf(tx, groupId, seasonId))) return apiError("no-such-season");
    const put = await putOnRoster(tx, groupId, sent.names, seasonId);
    return put.ok ? ok({ players: put.value }) : put;
  });
}

/** The same in a transaction, for a season that the group has. Answers their ids, in the same order. */
export async function putOnRoster(
  tx: Reader,
  groupId: string,
  typed: readonly string[],
  seasonId: string | null,
): Promise<ApiResult<readonly string[]>> {
  const names = readNewNames(typed);
  if (!names.ok) return forbidden(names.refusal);
  if ((await tx.player.count({ where: { groupId } })) + names.value.length > MOST_PLAYERS)
    return apiError("roster-full");
  for (const name of names.value) {
    const free = await mayBeCalled(tx, groupId, name);
    if (!free.ok) return free;
  }
  const ids: string[] = [];
  for (const name of names.value) ids.push(await addPlayer(tx, { groupId, name, seasonId }));
  return ok(ids);
}

interface OnRoster {
  readonly groupId: string;
  /** As the roster keeps it, and nobody's who is active. */
  readonly name: string;
  readonly accountId?: string;
  readonly seasonId?: string | null;
}

/** Writes somebody on a roster. Answers their id. */
export async function addPlayer(
  tx: Reader,
  { groupId, name, accountId, seasonId }: OnRoster,
): Promise<string> {
  const taken = await tx.player.findMany({
    where: { groupId, retiredAt: null, mergedInto: null },
    select: { colour: true },
  });
  const { id } = await tx.player.create({
    data: {
      id: newRowId(),
      groupId,
      name,
      colour: rarestColour(taken.map(({ colour }) => colour)),
      accountId: accountId ?? null,
      seasonId: seasonId ?? null,
    },
  });
  return id;
}
