import type { Action } from "@/lib/engine";
import { accountWords } from "@/lib/messages/account";
import { foldName } from "@/lib/protocol/names";
import { within } from "../db/dialect";
import { asJson, fromJson } from "../db/json";
import type { Reader } from "../db/reader";
import { shownName } from "../table/seatNames";

/** What stands where a remark named somebody. */
const BLANK = "—";

const REMARKS = ["note", "ruling"] as const satisfies readonly (keyof Action)[];

/**
 * Takes an account's person out of the histories of its groups, in the transaction it is given: their roster entries, those that were
 * merged with them as well, become somebody with a number, whom no newcomer may say they are, and remarks that name them are
 * blanked. What was played stays.
 */
export async function anonymizeAccount(tx: Reader, accountId: string): Promise<void> {
  const linked = await tx.player.findMany({ where: { accountId } });
  for (const player of linked) {
    const whole = player.mergedInto ?? player.id;
    const entries = await tx.player.findMany({
      where: { OR: [{ id: { in: [player.id, whole] } }, { mergedInto: whole }] },
      select: { id: true, name: true, nickname: true, seats: { distinct: ["name"], select: { name: true } } },
      orderBy: { mergedInto: { sort: "asc", nulls: "first" } },
    });
    const names = entries.flatMap(({ name, nickname, seats }) => [
      name,
      nickname,
      ...seats.map((seat) => seat.name),
    ]);
    for (const { id } of entries) await rename(tx, player.groupId, id);
    await blankRemarks(
      tx,
      player.groupId,
      names.filter((name): name is string => name !== null),
    );
  }
}

async function rename(tx: Reader, groupId: string, id: string): Promise<void> {
  const others = await tx.player.findMany({ where: { groupId, NOT: { id } } });
  // Also of those who are retired or read as somebody else now: that may be taken back.
  const taken = new Set(others.flatMap((one) => [one.name, shownName(one)]).map(foldName));
  let name: string = accountWords.nobody;
  for (let count = 2; taken.has(foldName(name)); count++) name = `${accountWords.nobody} ${count}`;
  await tx.player.update({
    where: { id },
    data: { name, nickname: null, accountId: null, drinkLimit: null },
  });
  await tx.player.updateMany({ where: { id, retiredAt: null }, data: { retiredAt: new Date() } });
  await tx.seat.updateMany({ where: { playerId: id }, data: { name } });
  await tx.sitting.updateMany({ where: { playerId: id }, data: { name } });
}

/**
 * Notes and rulings are the only free text in a journal, and the only thing in it that is ever changed; beside it stand the notes by
 * which disputes were settled, the reasons for which those were struck out of the case book, and the reasons of lines in the ledgers.
 */
async function blankRemarks(tx: Reader, groupId: string, names: readonly string[]): Promise<void> {
  const named = (text: string | undefined) =>
    text !== undefined && names.some((name) => foldName(text).includes(foldName(name)));
  // Years of games have few remarks: the others are not even read.
  const remarked = await tx.entry.findMany({
    where: {
      // Also where they did not sit: the others talk.
      game: { groupId },
      OR: REMARKS.map((remark) => ({ action: { path: within(remark), string_contains: "" } })),
    },
    select: { gameId: true, seq: true, action: true },
  });
  for (const { gameId, seq, action: stored } of remarked) {
    const action = fromJson("action", stored);
    if (!named(action?.note) && !named(action?.ruling)) continue;
    await tx.entry.update({
      where: { gameId_seq: { gameId, seq } },
      data: {
        action: asJson({
          ...action,
          ...(named(action?.note) && { note: BLANK }),
          ...(named(action?.ruling) && { ruling: BLANK }),
        }),
      },
    });
  }
  const settlements = await tx.settlement.findMany({ where: { game: { groupId } } });
  for (const { gameId, round, note } of settlements)
    if (named(note))
      await tx.settlement.update({
        where: { gameId_round: { gameId, round } },
        data: { note: BLANK },
      });
  const marks = await tx.caseMark.findMany({
    where: { game: { groupId } },
    select: { id: true, reason: true },
  });
  for (const { id, reason } of marks)
    if (named(reason)) await tx.caseMark.update({ where: { id }, data: { reason: BLANK } });
  const lines = await tx.ledgerLine.findMany({
    where: { groupId, note: { not: null } },
    select: { id: true, note: true },
  });
  for (const { id, note } of lines)
    if (named(note ?? undefined)) await tx.ledgerLine.update({ where: { id }, data: { note: BLANK } });
}
