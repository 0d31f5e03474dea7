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

/** Limit of readings in a round per account or device: three pages that enter every cup of a full table. */
const MAX_READINGS = 100;

/**
 * Saves a phone's typed dice of revealed cups, complete per cup; an empty reading deletes it. This records
 * nothing; the reveal does. `instead` also deletes another phone's reading if it is still as seen.
 *
 * If another round has started, or no dice are expected, it saves nothing and says so.
 *
 * Refuses with `no-such-table`, `only-watching`, `too-many`, and `no-such-cup` for a cup that is not revealed
 * or has fewer dice.
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
  // A phone may type while another settles the round, or before the bang arrives. That is not an error.
  if (lifted.length === 0 || first?.id !== began)
    return ok({ kept: false, typed: before, phone: own, last: false });
  const fits = cups.every(({ cup, dice }) =>
    lifted.some(({ player, dice: diceCount }) => player === cup && dice.length <= diceCount),
  );
  if (!fits) return apiError("no-such-cup");
  const known = before?.began === began ? before.readings : [];
  const existing = await tx.typedCup.count({
    where: { gameId, began, by, NOT: { phone, cup: { in: cups.map(({ cup }) => cup) } } },
  });
  if (existing + cups.length > MAX_READINGS) return apiError("too-many");

  await tx.typedCup.deleteMany({ where: { gameId, NOT: { began } } });
  const at = after(before);
  for (const { cup, dice, instead = [] } of cups) {
    const one = { gameId, cup, by, phone };
    const reading = { began, dice: dice.join(""), at };
    await tx.typedCup.upsert({
      where: { gameId_cup_by_phone: one },
      create: { ...one, ...reading },
      update: reading,
    });
    if (instead.length > 0) await takeAway(tx, { gameId, cup, own, instead, at });
  }
  const typed = await readCups(tx, gameId);
  const isAll = typed !== null && allTyped(lifted, typed.readings) !== null;
  // A repeated request after a lost answer must get the same answer, so compare without its own cups too.
  const without = known.filter(({ cup, phone }) => phone !== own || !cups.some((one) => one.cup === cup));
  const wasAll = [known, without].every((readings) => allTyped(lifted, readings) !== null);
  return ok({ kept: true, typed, phone: own, last: isAll && !wasAll });
}

/** Deletes other phones' readings that equal one of these. */
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
