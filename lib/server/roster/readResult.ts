import { type Action, type End, endNames, type GameState, newGame, ok, play } from "@/lib/engine";
import { type ApiResult, apiError, forbidden } from "@/lib/protocol/apiResult";
import type { NewResult } from "@/lib/protocol/rosterSchemas";
import { dayOf, noonOf } from "@/lib/views/dayOf";
import { fromJson } from "../db/json";
import type { Reader } from "../db/reader";
import type { Prisma } from "../generated/prisma/client";
import { isSeasonOf } from "../table/record/seasonsOf";
import { shownName } from "../table/seatNames";

const FIRST_DAY = "2000-01-01";

/** A result as it will be written: a game that the engine itself finishes by one action. */
export interface Result {
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly end: End;
  readonly state: GameState;
  readonly seasonId: string | null;
  /** The night that is on, where it is of that day. */
  readonly nightId: string | null;
  readonly playedAt: Date;
}

/** What a result takes from its group. */
export interface Home {
  readonly id: string;
  readonly timeZone: string;
  readonly ruleSet: string;
  readonly house: Prisma.JsonValue;
}

/** Reads a result that was sent, and has the engine finish the game by it. Refuses as `recordResult` says. */
export async function readResult(tx: Reader, home: Home, sent: NewResult): Promise<ApiResult<Result>> {
  const names = endNames(sent.game);
  if (!names.ok) return forbidden(names.refusal);
  const said = sent[names.value] ?? [];
  const other = sent[names.value === "losers" ? "winners" : "losers"];
  if (said.length === 0 || other !== undefined) return apiError("wrong-outcome");
  const now = new Date();
  const today = dayOf(now, home.timeZone);
  if (sent.day < FIRST_DAY || sent.day > today) return apiError("bad-day");
  const seasonId = sent.season ?? null;
  if (seasonId !== null && !(await isSeasonOf(tx, home.id, seasonId))) return apiError("no-such-season");
  const players = await whoWasThere(tx, home.id, sent, said);
  if (!players.ok) return players;
  const keys = new Map(players.value.map(({ id }, at) => [id, `s${at + 1}`]));
  if (!said.every((id) => keys.has(id))) return apiError("not-among-them");
  const opened = newGame({
    game: sent.game,
    house: home.ruleSet === sent.game ? fromJson("house", home.house) : {},
    players: [...keys.values()],
  });
  if (!opened.ok) return forbidden(opened.refusal);
  const end = endOf(sent, keys);
  const played = play(opened.value, end);
  if (!played.ok) return forbidden(played.refusal);
  const playedAt = sent.day === today ? now : noonOf(sent.day, home.timeZone);
  const night = await tx.night.findFirst({ where: { groupId: home.id, endedAt: null } });
  const nightId = night && dayOf(night.startedAt, home.timeZone) === sent.day ? night.id : null;
  return ok({ players: players.value, end, state: played.value.state, seasonId, nightId, playedAt });
}

/** What is recorded, by the seats people are given. */
export function endOf(
  { losers, winners, note }: NewResult,
  seatOf: ReadonlyMap<string, string>,
): End & Action {
  const seats = (ids: readonly string[]) => [...new Set(ids)].map((id) => seatOf.get(id) ?? id);
  return {
    do: "end",
    ...(losers && { losers: seats(losers) }),
    ...(winners && { winners: seats(winners) }),
    ...(note !== undefined && { note }),
  };
}

/**
 * Who was there, each person once, by the names they go by now. Whoever is named under an entry that is merged into another
 * one sat there as themselves: taking the merging back finds them there again. Refuses with `no-such-player`.
 */
async function whoWasThere(
  tx: Reader,
  groupId: string,
  { players, season }: NewResult,
  said: readonly string[],
): Promise<ApiResult<Result["players"]>> {
  const roster = await tx.player.findMany({
    where: { groupId },
    include: { same: { select: { name: true, nickname: true } } },
  });
  const active = roster
    .filter(({ retiredAt, mergedInto }) => retiredAt === null && mergedInto === null)
    .sort((a, b) => shownName(a).localeCompare(shownName(b), "en"));
  const onShift = active.filter(({ seasonId }) => season && seasonId === season);
  const present = onShift.length > 0 ? onShift : active;
  const ids = [...new Set(players ?? [...present.map(({ id }) => id), ...said])];
  const found = ids.map((id) => roster.find((player) => player.id === id));
  const there = found.flatMap((player) => player ?? []);
  if (there.length < ids.length || !said.every((id) => roster.some((player) => player.id === id)))
    return apiError("no-such-player");
  const people = new Set(there.map(({ id, mergedInto }) => mergedInto ?? id));
  if (people.size < there.length) return apiError("same-player");
  return ok(there.map((player) => ({ id: player.id, name: shownName(player) })));
}
