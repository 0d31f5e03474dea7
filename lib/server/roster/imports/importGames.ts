import { gameIds, ok } from "@/lib/engine";
import { sayFullDate } from "@/lib/messages/calendar";
import { importWords, sayImported } from "@/lib/messages/imports";
import { sayRefusal } from "@/lib/messages/refusals";
import { gameName } from "@/lib/messages/terms";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import type { LineReason } from "@/lib/protocol/imports/importedGames";
import { numbered } from "@/lib/protocol/imports/readImport";
import type { AnswerOf } from "@/lib/protocol/routes";
import type { ToImport } from "@/lib/protocol/routes/imports";
import { gameId } from "@/lib/protocol/schemas";
import { dayOf, noonOf } from "@/lib/views/dayOf";
import { byAnyone, expectedMs } from "../../api/costs";
import { database } from "../../db/db";
import { NOT_DELETED } from "../../db/deleted";
import { inTransaction } from "../../db/inTransaction";
import { asJson } from "../../db/json";
import type { Reader } from "../../db/reader";
import { newRowId } from "../../db/rowId";
import type { Sent } from "../../http/peerAddress";
import { accessGroup, canLog, type GroupRole } from "../../identity/access";
import { holderOf, type Visitor } from "../../identity/visitor";
import { audit } from "../../process/audit/audit";
import { looksLike, readNewNames } from "../../table/lookalikes";
import { outdateTotals } from "../../table/outdateTotals";
import { asRow } from "../../table/record/journalStore";
import { shiftOfGame, shiftsOf } from "../../table/record/shiftsOf";
import { rosterByName } from "../../table/seatNames";
import { seatResult } from "../../table/snapshots/projections";
import { makeTable } from "../../table/tables";
import { washLogger } from "../groupContext";
import { sameName } from "../tablePeople";
import { gamesThere } from "./gamesThere";
import { matchPeople, namesIn, type People, rememberPeople } from "./people";
import type { ReadGame, ReadText } from "./readText";

/** The game of a text that names none, outside groups. */
const [A_GAME = ""] = gameIds;

/** An import may hold hundreds of games. */
const MAX_MS = 60_000;

/** Rows per statement. */
const SLICE = 500;

/** The place of an import: a group with the importer's role, or a new guests' table. */
interface Home {
  readonly groupId: string | null;
  readonly timeZone: string;
  readonly role: GroupRole | null;
  /** True if they may log results without rounds. */
  readonly logs: boolean;
  readonly game: string;
}

type Preview = Omit<AnswerOf<"POST /api/v1/imports/preview">, "ok">;

/**
 * Reads a text and says what an import would store, without storing it. Refuses as `accessGroup` does, and as
 * `byAnyone` does.
 */
export async function previewImport(
  request: Sent,
  visitor: Visitor,
  sent: ToImport,
): Promise<ApiResult<Preview>> {
  const home = await homeOf(database(), visitor, sent);
  if (!home.ok) return home;
  const read = await readSent(request, home.value, sent);
  if (!read.ok) return read;
  const { games, problems, notices } = read.value;
  const names = namesIn(games);
  const people = await matchPeople(database(), home.value.groupId, names, sent.people ?? []);
  const refused = [...problems, ...(await namesRefused(database(), home.value, games, people))];
  const there = await alreadyThere(database(), home.value, games, people);
  return ok({
    games:
      refused.length > 0
        ? []
        : games.map((game, at) => ({
            line: game.line,
            title: sayImported(
              gameName(game.opening.game),
              sayFullDate(dayOf(playedAt(game, home.value, sent), home.value.timeZone)),
              game.state.settledRounds,
            ),
            names: Object.values(game.names),
            there: there[at] ?? null,
          })),
    people: names.map((name) => ({ name, player: people.get(sameName(name)) ?? null })),
    problems: refused,
    notices,
  });
}

/**
 * Stores the games of a text in one transaction, all or none. Games that are there already stay as they are. In a group
 * each name becomes the chosen roster player, or the one that it means; other names stay guests. Chosen matches are
 * remembered.
 *
 * Refuses as `accessGroup` and `byAnyone` do, and with `no-such-player`. `bad-import` names the first line that cannot be
 * imported. `not-your-role` means that the group's setting keeps results without rounds to others.
 */
export async function importGames(
  request: Sent,
  visitor: Visitor,
  sent: ToImport,
): Promise<ApiResult<{ readonly games: readonly string[]; readonly there: number }>> {
  const before = await homeOf(database(), visitor, sent);
  if (!before.ok) return before;
  const read = await readSent(request, before.value, sent);
  if (!read.ok) return read;
  const { games, problems } = read.value;
  if (problems.length > 0) return badImport(problems);
  const done = await inTransaction(
    async (tx) => {
      // The permission may have been revoked while the text was read.
      const home = await homeOf(tx, visitor, sent);
      if (!home.ok) return home;
      const { groupId } = home.value;
      const chosen = sent.people ?? [];
      const players = chosen.flatMap(({ player }) => player ?? []);
      const known = await tx.player.count({ where: { id: { in: players }, groupId: groupId ?? "" } });
      if (known < new Set(players).size) return apiError("no-such-player");
      const people = await matchPeople(tx, groupId, namesIn(games), chosen);
      const refused = await namesRefused(tx, home.value, games, people);
      if (refused.length > 0) return badImport(refused);
      if (!home.value.logs && games.some(({ resultOnly }) => resultOnly)) return apiError("not-your-role");
      const there = await alreadyThere(tx, home.value, games, people);
      const fresh = games.filter((_, at) => there[at] == null);
      const ids = await writeGames(tx, visitor, { home: home.value, sent, games: fresh, people });
      if (groupId !== null) {
        await rememberPeople(tx, groupId, chosen);
        await outdateTotals(tx, { id: groupId });
      }
      return ok({ games: ids, there: games.length - fresh.length });
    },
    { timeout: MAX_MS },
  );
  if (done.ok && done.value.games.length > 0)
    audit("games-imported", { who: holderOf(visitor), group: before.value.groupId ?? undefined });
  return done;
}

function badImport([first]: readonly LineReason[]): ApiResult<never> {
  const { refusal } = apiError("bad-import");
  const message =
    first === undefined ? refusal.message : `${importWords.line} ${first.line}: ${first.reason}`;
  return { ok: false, refusal: { ...refusal, message } };
}

async function homeOf(db: Reader, visitor: Visitor, { group, game }: ToImport): Promise<ApiResult<Home>> {
  if (group === undefined)
    return ok({ groupId: null, timeZone: "UTC", role: null, logs: true, game: game ?? A_GAME });
  const pass = await accessGroup(visitor, group, "play", db);
  if (!pass.ok) return pass;
  const { timeZone, ruleSet, washesBy } = await db.group.findUniqueOrThrow({
    where: { id: group },
    select: { timeZone: true, ruleSet: true, washesBy: true },
  });
  const { role } = pass.value;
  return ok({
    groupId: group,
    timeZone,
    role,
    logs: canLog(role, washLogger(washesBy)),
    game: game ?? ruleSet,
  });
}

const readSent = (request: Sent, { timeZone, game }: Home, sent: ToImport): Promise<ApiResult<ReadText>> =>
  byAnyone(
    request,
    "readText",
    {
      text: sent.text,
      options: {
        game,
        today: dayOf(new Date(), timeZone),
        ...(sent.counted !== undefined && { counted: sent.counted }),
      },
    },
    expectedMs(sent.text.length),
  );

/** The games whose names cannot sit at one table of this group. */
async function namesRefused(
  db: Reader,
  { groupId }: Home,
  games: readonly ReadGame[],
  people: People,
): Promise<readonly LineReason[]> {
  const roster = await rosterByName(db, groupId);
  return games.flatMap(({ line, names: seats }) => {
    const names = Object.values(seats);
    const read = readNewNames(names);
    if (!read.ok) return [{ line, reason: sayRefusal(read.refusal, {}) }];
    const guests = names.filter((name) => (people.get(sameName(name)) ?? null) === null);
    const like = guests.flatMap((name) => {
      const other = roster.like(name);
      return other === undefined ? [] : [looksLike(name, other)];
    });
    const persons = names.flatMap((name) => people.get(sameName(name)) ?? []);
    const twice = new Set(persons).size < persons.length;
    return [
      ...like.map((refusal) => ({ line, reason: sayRefusal(refusal, {}) })),
      ...(twice ? [{ line, reason: apiError("same-player").refusal.message }] : []),
    ];
  });
}

/** The ids of games that are there already. Without a group only an id identifies a game, and new ids are given. */
const alreadyThere = async (
  db: Reader,
  { groupId, timeZone }: Home,
  games: readonly ReadGame[],
  people: People,
) => (groupId === null ? games.map(() => null) : gamesThere(db, { groupId, timeZone }, games, people));

function playedAt({ at, day }: ReadGame, { timeZone }: Home, sent: ToImport): Date {
  if (at !== null) return new Date(at);
  const known = day ?? sent.day ?? null;
  const now = new Date();
  if (known === null || known >= dayOf(now, timeZone)) return now;
  return noonOf(known, timeZone);
}

interface Writing {
  readonly home: Home;
  readonly sent: ToImport;
  readonly games: readonly ReadGame[];
  readonly people: People;
}

/** Writes games at a table of their own, so that no phone is sent to one. Returns their ids. */
async function writeGames(
  tx: Reader,
  visitor: Visitor,
  { home, sent, games, people }: Writing,
): Promise<readonly string[]> {
  if (games.length === 0) return [];
  const { groupId } = home;
  const by = holderOf(visitor);
  const asked = games.flatMap(({ id }) => (id !== null && gameId.safeParse(id).success ? [id] : []));
  const used = new Set(
    (await tx.game.findMany({ where: { id: { in: asked } }, select: { id: true } })).map(({ id }) => id),
  );
  const ids = games.map(({ id }) => {
    if (id === null || used.has(id) || !asked.includes(id)) return newRowId();
    used.add(id);
    return id;
  });
  const [first = ""] = ids;
  await makeTable(tx, { id: first, ...(groupId !== null && { groupId }) });
  if (groupId === null) await tx.grant.create({ data: { tableId: first, holder: by, role: "keeper" } });
  const shifts = groupId === null ? null : await shiftsOf(tx, groupId);
  const byFileId = new Map(
    games.flatMap(({ id }, at) => (id === null ? [] : [[id, ids[at] as string] as const])),
  );
  const decides = async (playoffOf: string | null): Promise<string | null> => {
    if (playoffOf === null) return null;
    const own = byFileId.get(playoffOf);
    if (own !== undefined) return own;
    if (groupId === null) return null;
    return (await tx.game.count({ where: { id: playoffOf, groupId, ...NOT_DELETED } })) > 0
      ? playoffOf
      : null;
  };
  const playoffs: { readonly id: string; readonly playoffOf: string }[] = [];
  for (const [at, game] of games.entries()) {
    const id = ids[at] as string;
    // Games of one day keep their order.
    const played = new Date(playedAt(game, home, sent).getTime() + (game.at === null ? at : 0));
    const entries = numbered(game.entries, played.toISOString(), newRowId);
    const joined = new Map(
      entries.flatMap(({ action, name, seq }) =>
        action?.do === "join" && name !== undefined ? [[action.player, seq] as const] : [],
      ),
    );
    await tx.game.create({
      data: {
        id,
        ruleSet: game.state.game,
        house: asJson(game.state.house),
        seq: entries.length,
        state: asJson(game.state),
        engineVersion: ENGINE_VERSION,
        tableId: first,
        startedBy: by,
        groupId,
        seasonId: shifts === null ? null : shiftOfGame(shifts, played),
        playedAt: played,
        createdAt: played,
        updatedAt: played,
        resultOnly: game.resultOnly,
        seats: {
          create: Object.entries(game.names).map(([key, name], position) => ({
            key,
            position,
            name,
            playerId: people.get(sameName(name)) ?? null,
            joinedAt: joined.get(key) ?? 0,
            outcome: seatResult(game.state, key),
          })),
        },
      },
    });
    const rows = entries.map((entry) => asRow(id, by, entry));
    for (let from = 0; from < rows.length; from += SLICE)
      await tx.entry.createMany({ data: rows.slice(from, from + SLICE) });
    await tx.roundRow.createMany({
      data: game.rounds.map(({ place, settled, since }) => ({
        gameId: id,
        round: settled.round,
        seq: place,
        verdict: asJson(settled),
        since,
      })),
    });
    const tied = await decides(game.playoffOf);
    if (tied !== null && tied !== id) playoffs.push({ id, playoffOf: tied });
  }
  // Raw SQL, because Prisma would set updatedAt and make the games look recorded now.
  for (const { id, playoffOf } of playoffs)
    await tx.$executeRaw`UPDATE "Game" SET "playoffOf" = ${playoffOf} WHERE "id" = ${id}`;
  return ids;
}
