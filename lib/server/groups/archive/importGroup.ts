import { ok } from "@/lib/engine";
import { isCurrency } from "@/lib/messages/currencies";
import { importWords } from "@/lib/messages/imports";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import { asStored, RULE_GROUPS } from "@/lib/protocol/ruleGroups";
import { byAnyone, expectedMs } from "../../api/costs";
import { inTransaction } from "../../db/inTransaction";
import { asJson, asJsonList, asJsonOrDbNull, asJsonOrNull } from "../../db/json";
import type { Reader } from "../../db/reader";
import { newRowId } from "../../db/rowId";
import type { Sent } from "../../http/peerAddress";
import type { AccountPass } from "../../identity/access";
import { audit } from "../../process/audit/audit";
import { runInWorker } from "../../process/workers/pool";
import { makeTable } from "../../table/tables";
import { readCloth, readGroupName, readHouse, readTimeZone } from "../settings";
import type { ArchivedGame, ReadArchive } from "./readArchive";
import { CLOSING } from "./writeArchive";

/** A night of the archive. */
const LOCAL = /^n\d+$/;

/** A group of many years. */
const MAX_MS = 120_000;

/** A worker may read an archive longer than anyone's question: a second for each of its 100,000 characters. */
const secondsFor = (characters: number): number => Math.min(120, 20 + Math.ceil(characters / 100_000));

/** Games written at once. */
const BATCH = 25;

/** Rows per statement. */
const SLICE = 500;

/** The ids of an archive's rows in this database: in the order of the archive, so that another export gives the same. */
class NewIds {
  readonly #start = newRowId()
    .replaceAll(/[^A-Za-z0-9]/g, "0")
    .slice(0, 12);

  of(id: string): string {
    return `${this.#start}${id.slice(0, 1)}${id.slice(1).padStart(9, "0")}`;
  }

  orNull(id: string | null): string | null {
    return id === null ? null : this.of(id);
  }

  party(party: string): string {
    return /^p\d+$/.test(party) ? this.of(party) : party;
  }
}

const dateOrNull = (at: string | null): Date | null => (at === null ? null : new Date(at));

/**
 * Makes a new group of an archive, all or nothing, owned by the account. Accounts of the old group stay behind: its
 * people are on the roster without them.
 *
 * Refuses with `bad-import` (the first line that is wrong, with its reason), as `byAnyone` does, and as the settings of a
 * group are refused.
 * @returns the new group's id
 */
export async function importGroup(
  request: Sent,
  { accountId }: AccountPass,
  text: string,
): Promise<ApiResult<{ readonly id: string }>> {
  const seconds = secondsFor(text.length);
  const read = await byAnyone(request, "readArchive", { text }, expectedMs(text.length), (task, input, by) =>
    runInWorker(task, input, { ...by, seconds }),
  );
  if (!read.ok) return read;
  if (!read.value.ok) {
    const { line, reason } = read.value.problem;
    const { refusal } = apiError("bad-import");
    return { ok: false, refusal: { ...refusal, message: `${importWords.line} ${line}: ${reason}` } };
  }
  const { archive } = read.value;
  const settings = settingsOf(archive);
  if (!settings.ok) return settings;
  const id = newRowId();
  await inTransaction((tx) => write(tx, { id, accountId, archive, settings: settings.value }), {
    timeout: MAX_MS,
  });
  audit("group-imported", { who: accountId, group: id });
  return ok({ id });
}

/** The settings as they are checked when they are typed. */
function settingsOf({ settings }: ReadArchive) {
  const name = readGroupName(settings.name);
  if (!name.ok) return name;
  const timeZone = readTimeZone(settings.timeZone);
  if (!timeZone.ok) return timeZone;
  const house = readHouse(settings.ruleSet, settings.house);
  if (!house.ok) return house;
  if (!isCurrency(settings.currency)) return apiError("no-such-currency");
  const { felt, stampShort: short, stampThere: there, plate } = settings;
  const cloth = readCloth({ felt, short, there, plate });
  if (!cloth.ok) return cloth;
  const { kind, ruleSet, tones, drinks, washesBy, dueBy, cookBy = "off" } = settings;
  const { currency, chipValue, buyIn, tonight = RULE_GROUPS } = settings;
  return ok({
    ...{ name: name.value, timeZone: timeZone.value, house: asJson(settings.house) },
    ...{ kind, ruleSet, tones, washesBy, dueBy, cookBy, currency, chipValue, buyIn },
    tonight: asStored(tonight),
    ...{ felt, stampShort: cloth.value.short, stampThere: cloth.value.there, plate: cloth.value.plate },
    drinks: drinks === null ? asJsonOrDbNull(null) : asJsonList(drinks),
    createdAt: new Date(settings.createdAt),
  });
}

type Settings = Extract<ReturnType<typeof settingsOf>, { readonly ok: true }>["value"];

interface NewGroup {
  readonly id: string;
  readonly accountId: string;
  readonly archive: ReadArchive;
  readonly settings: Settings;
}

async function write(tx: Reader, { id: groupId, accountId, archive, settings }: NewGroup): Promise<void> {
  const ids = new NewIds();
  const { rows, games } = archive;
  const holder = (by: string) => ids.of(by);
  await tx.group.create({
    data: { id: groupId, ...settings, memberships: { create: { accountId, role: "owner" } } },
  });
  await tx.season.createMany({
    data: rows.season.map(({ id, retiredAt, createdAt, ...season }) => ({
      ...season,
      id: ids.of(id),
      groupId,
      retiredAt: dateOrNull(retiredAt),
      createdAt: new Date(createdAt),
    })),
  });
  const { rotation, shiftId, shiftSetAt } = archive.settings;
  await tx.group.update({
    where: { id: groupId },
    data: {
      rotation: asJsonOrDbNull(
        rotation && { ...rotation, pattern: rotation.pattern.map((one) => ids.of(one)) },
      ),
      shiftId: ids.orNull(shiftId),
      shiftSetAt: dateOrNull(shiftSetAt),
    },
  });
  await tx.player.createMany({
    data: rows.player.map((player) => ({
      ...{
        id: ids.of(player.id),
        groupId,
        name: player.name,
        nickname: player.nickname,
        colour: player.colour,
      },
      seasonId: ids.orNull(player.seasonId),
      retiredAt: dateOrNull(player.retiredAt),
      unlistedAt: dateOrNull(player.unlistedAt),
      createdAt: new Date(player.createdAt),
      kellyDays: asJsonOrDbNull(player.kellyDays),
      guestNames: player.guestNames === null ? asJsonOrDbNull(null) : asJsonList(player.guestNames),
    })),
  });
  for (const { id, mergedInto } of rows.player)
    if (mergedInto !== null)
      await tx.player.update({ where: { id: ids.of(id) }, data: { mergedInto: ids.of(mergedInto) } });
  for (const { id, name, createdAt } of rows.table) {
    await makeTable(tx, { id: ids.of(id), groupId, ...(name !== null && { name }) });
    await tx.table.update({ where: { id: ids.of(id) }, data: { createdAt: new Date(createdAt) } });
  }
  for (const { id, buyIns, closing, startedAt, endedAt, ...night } of rows.night)
    await tx.night.create({
      data: {
        ...night,
        id: ids.of(id),
        groupId,
        startedAt: new Date(startedAt),
        endedAt: dateOrNull(endedAt),
        closing: asJsonOrDbNull(
          closing && {
            ...closing,
            games: closing.games.map(([game, chips]) => [
              ids.of(game),
              chips.map(([party, count]) => [ids.party(party), count]),
            ]),
            buyIns: closing.buyIns.map(([party, times, shares]) => [ids.party(party), times, shares]),
          },
        ),
        buyIns: {
          create: buyIns.map(({ party, at, ...bought }) => ({
            ...bought,
            party: ids.party(party),
            at: new Date(at),
          })),
        },
      },
    });
  for (let from = 0; from < games.length; from += BATCH)
    await writeGames(tx, { groupId, ids, holder }, games.slice(from, from + BATCH));
  // Raw SQL, because Prisma would set updatedAt and make the games look recorded now.
  for (const { id, playoffOf } of games)
    if (playoffOf !== null)
      await tx.$executeRaw`UPDATE "Game" SET "playoffOf" = ${ids.of(playoffOf)} WHERE "id" = ${ids.of(id)}`;
  await tx.housePreset.createMany({
    data: rows.preset.map(({ id, house, createdAt, changedAt, ...preset }) => ({
      ...preset,
      id: ids.of(id),
      groupId,
      house: asJson(house),
      createdAt: new Date(createdAt),
      changedAt: new Date(changedAt),
    })),
  });
  await tx.ledgerLine.createMany({
    data: rows.ledger.map(
      ({ id, drinks, shares, from, to, nightId, gameId, seasonId = null, takesBack, at, by, ...entry }) => ({
        ...entry,
        id: ids.of(id),
        groupId,
        from: ids.party(from),
        to: ids.party(to),
        shares:
          shares === null
            ? asJsonOrDbNull(null)
            : asJsonList(shares.map(([party, part]) => [ids.party(party), part])),
        nightId: ids.orNull(nightId),
        gameId: ids.orNull(gameId),
        seasonId: ids.orNull(seasonId),
        takesBack: ids.orNull(takesBack),
        drinks: asJsonOrDbNull(drinks),
        at: new Date(at),
        by: holder(by),
      }),
    ),
  });
}

interface Into {
  readonly groupId: string;
  readonly ids: NewIds;
  readonly holder: (by: string) => string;
}

/** Writes games in a few statements: one for each game would take minutes for a year. */
async function writeGames(tx: Reader, into: Into, games: readonly ArchivedGame[]): Promise<void> {
  const { ids, holder } = into;
  await tx.game.createMany({ data: games.map((game) => gameRow(into, game)) });
  await tx.seat.createMany({
    data: games.flatMap(({ id, seats, outcomes }) =>
      seats.map(({ playerId, ...seat }) => ({
        ...seat,
        gameId: ids.of(id),
        playerId: ids.orNull(playerId),
        outcome: outcomes[seat.key] ?? null,
      })),
    ),
  });
  await tx.consent.createMany({
    data: games.flatMap(({ id, consents }) => consents.map((one) => ({ ...one, gameId: ids.of(id) }))),
  });
  await tx.settlement.createMany({
    data: games.flatMap(({ id, settlements }) =>
      settlements.map(({ by, at, ...settlement }) => ({
        ...settlement,
        gameId: ids.of(id),
        by: by && holder(by),
        at: dateOrNull(at),
      })),
    ),
  });
  const entries = games.flatMap((game) => entryRows(into, game));
  for (let from = 0; from < entries.length; from += SLICE)
    await tx.entry.createMany({ data: entries.slice(from, from + SLICE) });
  const rounds = games.flatMap(({ id, rounds }) =>
    rounds.map(({ place, settled, since }) => ({
      gameId: ids.of(id),
      round: settled.round,
      seq: place,
      verdict: asJson(settled),
      since,
    })),
  );
  for (let from = 0; from < rounds.length; from += SLICE)
    await tx.roundRow.createMany({ data: rounds.slice(from, from + SLICE) });
  // One by one: their numbers keep their order.
  for (const { id, caseMarks } of games)
    for (const { by, at, ...mark } of caseMarks)
      await tx.caseMark.create({ data: { ...mark, gameId: ids.of(id), by: holder(by), at: new Date(at) } });
}

const gameRow = ({ groupId, ids, holder }: Into, game: ArchivedGame) => ({
  ...{ groupId, ruleSet: game.ruleSet, resultOnly: game.resultOnly, scoreOnly: game.scoreOnly },
  id: ids.of(game.id),
  house: asJson(game.house),
  seq: game.entries.length,
  state: asJson(game.state),
  engineVersion: ENGINE_VERSION,
  tableId: ids.of(game.tableId),
  follows: ids.orNull(game.follows),
  startedBy: holder(game.startedBy),
  nightId: ids.orNull(game.nightId),
  seasonId: ids.orNull(game.seasonId),
  playedAt: new Date(game.playedAt),
  createdAt: new Date(game.createdAt),
  updatedAt: new Date(game.updatedAt),
});

const entryRows = ({ ids, holder }: Into, { id, entries }: ArchivedGame) =>
  entries.map(({ action, replaces, entryId, by, at, ...entry }) => ({
    ...entry,
    entryId: entryId.replace(
      CLOSING,
      (_, start, night, end) => `${start}${LOCAL.test(night) ? ids.of(night) : night}${end}`,
    ),
    gameId: ids.of(id),
    action: asJsonOrNull(action),
    ...(replaces !== null && { replaces: [...replaces] }),
    by: holder(by),
    at: new Date(at),
  }));
