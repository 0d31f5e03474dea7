import type { Action } from "@/lib/engine";
import { accountWords } from "@/lib/messages/account";
import { foldName } from "@/lib/protocol/names";
import { within } from "../db/dialect";
import { asJson, fromJson } from "../db/json";
import type { Reader } from "../db/reader";
import { shownName } from "../table/seatNames";

/** Replaces a name in a remark. */
const BLANK = "—";

const REMARKS = ["note", "ruling"] as const satisfies readonly (keyof Action)[];

/**
 * Anonymizes an account's person in the histories of its groups, within the given transaction. Their roster
 * entries, merged ones too, get a number instead of a name, and no newcomer can claim them. Remarks that name
 * them are blanked. Games stay.
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
  // Includes retired and merged entries, because a merge can be undone.
  const taken = new Set(others.flatMap((one) => [one.name, shownName(one)]).map(foldName));
  let name: string = accountWords.deletedAccount;
  for (let count = 2; taken.has(foldName(name)); count++) name = `${accountWords.deletedAccount} ${count}`;
  await tx.player.update({
    where: { id },
    data: { name, nickname: null, accountId: null, drinkLimit: null },
  });
  await tx.player.updateMany({ where: { id, retiredAt: null }, data: { retiredAt: new Date() } });
  await tx.seat.updateMany({ where: { playerId: id }, data: { name } });
  await tx.sitting.updateMany({ where: { playerId: id }, data: { name } });
}

/**
 * Blanks all free text that names them. In journals that is notes and rulings, the only part ever changed.
 * AlternativeResult it is the notes that resolved disputes, reasons for removing a ruling, and reasons of ledger
 * entries.
 */
async function blankRemarks(tx: Reader, groupId: string, names: readonly string[]): Promise<void> {
  const named = (text: string | undefined) =>
    text !== undefined && names.some((name) => foldName(text).includes(foldName(name)));
  // Selects only entries with remarks, because years of games have few.
  const remarked = await tx.entry.findMany({
    where: {
      // Also games they did not play, because others may mention them.
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
