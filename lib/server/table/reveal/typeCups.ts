import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { openRound, standing } from "@/lib/protocol/journal";
import type { CupsSent } from "@/lib/protocol/liveStateSchemas";
import type { CupReading, CupsTaken } from "@/lib/protocol/typedCups";
import { allTyped, cupsToType, sameDice } from "@/lib/views/typedCups";
import { inTransaction } from "../../db/inTransaction";
import type { Reader } from "../../db/reader";
import { access, type Pass } from "../../identity/access";
import { holderOf } from "../../identity/visitor";
import { entriesSince } from "../record/journalStore";
import { SNAPSHOT, type States, withSnapshots } from "../snapshots/withSnapshots";
import { after, markOf, publishCups, readCups } from "./cups";

/** Readings of a round by one account or phone: three pages of it that type every cup of a full table. */
const MAX_READINGS = 100;

/**
 * Keeps what a phone has typed of lifted cups, all of each; nothing typed takes its reading away. Nothing of it is recorded: that is
 * the reveal. What it says of another phone's reading (`instead`) takes that away as well, if it still is what was seen.
 *
 * Where another round is on, or its dice are not awaited (any more), nothing is kept, and that is answered.
 *
 * Refuses with `no-such-table`, `only-watching`; with `no-such-cup` where a cup is not lifted or has fewer dice; with `too-many`.
 */
export async function typeCups(pass: Pass, sent: CupsSent): Promise<ApiResult<CupsTaken>> {
  const by = holderOf(pass.visitor);
  const done = await withSnapshots(by, (states) =>
    inTransaction(async (tx): Promise<ApiResult<CupsTaken>> => {
      const may = await access(pass.visitor, pass.gameId, "record", tx);
      return may.ok ? keep(tx, states, may.value, { ...sent, by }) : may;
    }),
  );
  if (done.ok && done.value.kept && sent.cups.length > 0) publishCups(pass.gameId);
  return done;
}

async function keep(
  tx: Reader,
  states: States,
  { gameId }: Pass,
  { began, phone, by, cups }: CupsSent & { readonly by: string },
): Promise<ApiResult<CupsTaken>> {
  const own = markOf(gameId, { by, phone });
  const before = await readCups(tx, gameId);
  if (cups.length === 0) return ok({ kept: true, typed: before, phone: own, last: false });
  const game = await tx.game.findUniqueOrThrow({ where: { id: gameId }, select: SNAPSHOT });
  const state = states.of(game);
  const lifted = cupsToType(state);
  const settled = await tx.roundRow.findFirst({ where: { gameId }, orderBy: { round: "desc" } });
  const [first] = openRound(state, standing(await entriesSince(tx, game, settled?.seq ?? null)));
  // Whoever typed while another settled, or before the bang arrived, did nothing wrong.
  if (lifted.length === 0 || first?.id !== began)
    return ok({ kept: false, typed: before, phone: own, last: false });
  const fits = cups.every(({ cup, dice }) =>
    lifted.some(({ player, dice: held }) => player === cup && dice.length <= held),
  );
  if (!fits) return apiError("no-such-cup");
  const known = before?.began === began ? before.readings : [];
  const held = await tx.typedCup.count({
    where: { gameId, began, by, NOT: { phone, cup: { in: cups.map(({ cup }) => cup) } } },
  });
  if (held + cups.length > MAX_READINGS) return apiError("too-many");

  await tx.typedCup.deleteMany({ where: { gameId, NOT: { began } } });
  const at = after(before);
  for (const { cup, dice, instead = [] } of cups) {
    const one = { gameId, cup, by, phone };
    const kept = { began, dice: dice.join(""), at };
    await tx.typedCup.upsert({
      where: { gameId_cup_by_phone: one },
      create: { ...one, ...kept },
      update: kept,
    });
    if (instead.length > 0) await takeAway(tx, { gameId, cup, own, instead, at });
  }
  const typed = await readCups(tx, gameId);
  const isAll = typed !== null && allTyped(lifted, typed.readings) !== null;
  // An answer that was lost is given again: it is asked as well what there was without these cups of this phone.
  const without = known.filter(({ cup, phone }) => phone !== own || !cups.some((one) => one.cup === cup));
  const wasAll = [known, without].every((readings) => allTyped(lifted, readings) !== null);
  return ok({ kept: true, typed, phone: own, last: isAll && !wasAll });
}

/** Takes away what other phones typed of a cup, where it says the same as one of these. */
async function takeAway(
  tx: Reader,
  {
    gameId,
    cup,
    own,
    instead,
    at,
  }: Pick<CupReading, "cup"> & {
    readonly gameId: string;
    readonly own: string;
    readonly instead: readonly CupReading["dice"][];
    readonly at: Date;
  },
): Promise<void> {
  const isOne = (dice: CupReading["dice"]) => instead.some((other) => sameDice(dice, other));
  for (const row of await tx.typedCup.findMany({ where: { gameId, cup } })) {
    const { by, phone, dice } = row;
    if (markOf(gameId, row) === own || !isOne([...dice].map(Number) as CupReading["dice"])) continue;
    await tx.typedCup.updateMany({ where: { gameId, cup, by, phone }, data: { dice: "", at } });
  }
}
