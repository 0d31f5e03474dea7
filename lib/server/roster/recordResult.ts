import { isDeepStrictEqual } from "node:util";
import { type Action, type End, endNames, type GameState, newGame, ok, play } from "@/lib/engine";
import { type ApiResult, apiError, refusedByRules } from "@/lib/protocol/apiResult";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import type { NewResult } from "@/lib/protocol/rosterSchemas";
import { dayOf, noonOf } from "@/lib/views/dayOf";
import type { Shifts } from "@/lib/views/rotation";
import { inTransaction } from "../db/inTransaction";
import { asJson, fromJson } from "../db/json";
import type { Reader } from "../db/reader";
import { endEvents, pokeOutbox, writeGameEvent } from "../events/outbox";
import type { Prisma } from "../generated/prisma/client";
import { accessGroup, canLog, type GroupPass } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { asRow, stamped } from "../table/record/journalStore";
import { isSeasonOf } from "../table/record/seasonsOf";
import { shiftOfGame, shiftsOf } from "../table/record/shiftsOf";
import { shownName } from "../table/seatNames";
import { seatResult } from "../table/snapshots/projections";
import { firstTable } from "../table/tables";
import { washLogger } from "./groupContext";
import { isOff } from "./onDuty";

/**
 * Records a game of which only the result is known, on its day. Its journal is a single `end`, so it can be
 * read, corrected, undone and exported like any other game. Its shift is the given one, else the one on duty
 * that day. By default all active players of that shift took part, without those on a Kelly day. Idempotent by
 * id for the same holder. The group's setting says from which role on members may do this.
 *
 * Refuses as `accessGroup` does, with `id-reused`, `no-such-player`, `not-among-them`, `bad-day` (before 2000 or in the future),
 * `no-such-season`, and as the engine refuses game and players. `wrong-outcome` means both or neither of
 * losers and winners, or the kind this game does not have.
 */
export async function recordResult(
  pass: GroupPass,
  sent: NewResult,
): Promise<ApiResult<{ readonly id: string }>> {
  const done = await recordOnce(pass, sent);
  if (done.ok) pokeOutbox();
  return done;
}

function recordOnce(pass: GroupPass, sent: NewResult): Promise<ApiResult<{ readonly id: string }>> {
  return inTransaction(async (tx) => {
    const may = await accessGroup(pass.visitor, pass.groupId, "play", tx);
    if (!may.ok) return may;
    const group = await tx.group.findUniqueOrThrow({ where: { id: pass.groupId } });
    if (!canLog(may.value.role, washLogger(group.washesBy))) return apiError("not-your-role");
    const there = await tx.game.findUnique({
      where: { id: sent.id },
      include: {
        seats: { orderBy: { position: "asc" }, select: { key: true, playerId: true } },
        entries: { where: { seq: 1 }, select: { action: true } },
      },
    });
    if (there) {
      const seatOf = new Map(there.seats.map(({ key, playerId }) => [playerId ?? key, key]));
      const same =
        there.resultOnly &&
        there.deletedAt === null &&
        there.groupId === pass.groupId &&
        there.startedBy === holderOf(pass.visitor) &&
        there.ruleSet === sent.game &&
        dayOf(there.playedAt, group.timeZone) === sent.day &&
        isDeepStrictEqual(there.entries[0]?.action, endOf(sent, seatOf));
      return same ? ok({ id: sent.id }) : apiError("id-reused");
    }
    const result = await readResult(tx, group, sent);
    if (!result.ok) return result;
    await write(tx, pass, sent, result.value);
    return ok({ id: sent.id });
  });
}

async function write(tx: Reader, pass: GroupPass, sent: NewResult, result: Result): Promise<void> {
  const { players, end, state, seasonId, nightId, playedAt } = result;
  const by = holderOf(pass.visitor);
  await tx.game.create({
    data: {
      id: sent.id,
      ruleSet: state.game,
      house: asJson(state.house),
      seq: 1,
      state: asJson(state),
      engineVersion: ENGINE_VERSION,
      tableId: await firstTable(tx, pass.groupId),
      startedBy: by,
      groupId: pass.groupId,
      seasonId,
      nightId,
      playedAt,
      resultOnly: true,
      seats: {
        create: players.map(({ id, name }, position) => {
          const key = `s${position + 1}`;
          return { key, position, name, playerId: id, outcome: seatResult(state, key) };
        }),
      },
    },
  });
  const entry = stamped({ id: sent.id, action: end, after: 0 }, { seq: 1, at: new Date().toISOString() });
  await tx.entry.create({ data: asRow(sent.id, by, entry) });
  const { losers = [], winners = [] } = end;
  for (const event of endEvents(sent.id, { losers, winners }, new Date(entry.at)))
    await tx.$executeRaw(writeGameEvent(event));
}

const FIRST_DAY = "2000-01-01";

/** A result ready to write: a game that the engine finishes with one action. */
interface Result {
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly end: End;
  readonly state: GameState;
  readonly seasonId: string | null;
  /** The current night, if it is of that day. */
  readonly nightId: string | null;
  readonly playedAt: Date;
}

/** The group's data that a result needs. */
interface Home {
  readonly id: string;
  readonly timeZone: string;
  readonly ruleSet: string;
  readonly house: Prisma.JsonValue;
}

/** Validates a sent result and lets the engine finish the game. Refuses as `recordResult` does. */
async function readResult(tx: Reader, home: Home, sent: NewResult): Promise<ApiResult<Result>> {
  const names = endNames(sent.game);
  if (!names.ok) return refusedByRules(names.refusal);
  const namedIds = sent[names.value] ?? [];
  const other = sent[names.value === "losers" ? "winners" : "losers"];
  if (namedIds.length === 0 || other !== undefined) return apiError("wrong-outcome");
  const now = new Date();
  const today = dayOf(now, home.timeZone);
  if (sent.day < FIRST_DAY || sent.day > today) return apiError("bad-day");
  if (sent.season && !(await isSeasonOf(tx, home.id, sent.season))) return apiError("no-such-season");
  const playedAt = sent.day === today ? now : noonOf(sent.day, home.timeZone);
  const shifts = await shiftsOf(tx, home.id);
  const seasonId = sent.season === undefined ? shiftOfGame(shifts, playedAt) : sent.season;
  const players = await whoWasThere(tx, { shifts, seasonId, playedAt, ...home }, sent.players, namedIds);
  if (!players.ok) return players;
  const keys = new Map(players.value.map(({ id }, at) => [id, `s${at + 1}`]));
  if (!namedIds.every((id) => keys.has(id))) return apiError("not-among-them");
  const opened = newGame({
    game: sent.game,
    house: home.ruleSet === sent.game ? fromJson("house", home.house) : {},
    players: [...keys.values()],
  });
  if (!opened.ok) return refusedByRules(opened.refusal);
  const end = endOf(sent, keys);
  const played = play(opened.value, end);
  if (!played.ok) return refusedByRules(played.refusal);
  const night = await tx.night.findFirst({ where: { groupId: home.id, endedAt: null } });
  const nightId = night && dayOf(night.startedAt, home.timeZone) === sent.day ? night.id : null;
  return ok({ players: players.value, end, state: played.value.state, seasonId, nightId, playedAt });
}

/** The end action, with people mapped to seats. */
function endOf({ losers, winners, note }: NewResult, seatOf: ReadonlyMap<string, string>): End & Action {
  const seats = (ids: readonly string[]) => [...new Set(ids)].map((id) => seatOf.get(id) ?? id);
  return {
    do: "end",
    ...(losers && { losers: seats(losers) }),
    ...(winners && { winners: seats(winners) }),
    ...(note !== undefined && { note }),
  };
}

/** The shift and time of a result. */
interface Meal extends Pick<Result, "seasonId" | "playedAt"> {
  readonly id: string;
  readonly shifts: Shifts;
}

/**
 * The people who took part, each once, by current names. A merged entry keeps its own seat, so undoing the
 * merge restores it. Refuses with `no-such-player`.
 * @param players As sent; by default, those on duty.
 */
async function whoWasThere(
  tx: Reader,
  { id: groupId, shifts, seasonId: season, playedAt }: Meal,
  players: readonly string[] | undefined,
  namedIds: readonly string[],
): Promise<ApiResult<Result["players"]>> {
  const roster = await tx.player.findMany({
    where: { groupId },
    include: { same: { select: { name: true, nickname: true } } },
  });
  const active = roster
    .filter(({ retiredAt, mergedInto }) => retiredAt === null && mergedInto === null)
    .sort((a, b) => shownName(a).localeCompare(shownName(b), "en"));
  const onShift = active.filter(({ seasonId }) => season && seasonId === season);
  const present = (onShift.length > 0 ? onShift : active).filter((one) => !isOff(one, shifts, playedAt));
  const ids = [...new Set(players ?? [...present.map(({ id }) => id), ...namedIds])];
  const found = ids.map((id) => roster.find((player) => player.id === id));
  const there = found.flatMap((player) => player ?? []);
  if (there.length < ids.length || !namedIds.every((id) => roster.some((player) => player.id === id)))
    return apiError("no-such-player");
  const people = new Set(there.map(({ id, mergedInto }) => mergedInto ?? id));
  if (people.size < there.length) return apiError("same-player");
  return ok(there.map((player) => ({ id: player.id, name: shownName(player) })));
}
