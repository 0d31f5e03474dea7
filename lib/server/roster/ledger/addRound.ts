import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { NewRound } from "@/lib/protocol/ledgerSchemas";
import type { Party } from "@/lib/protocol/nightResult";
import { type MoneyShare, splitEqually } from "@/lib/views/money/split";
import { NOT_DELETED } from "../../db/deleted";
import { inTransaction } from "../../db/inTransaction";
import { asJsonList } from "../../db/json";
import type { Reader } from "../../db/reader";
import { accessGroup, canKeep, type GroupPass } from "../../identity/access";
import { type LoadedGroup, loadGroup, seated } from "../groupContext";
import { partyOnSeat } from "../partyOnSeat";
import { storedName } from "./storedName";

/**
 * Adds a round of money or of drinks that one person paid for several. It belongs to the night that is on, if any. Members may add one
 * during a night, keepers always. Idempotent by id.
 *
 * Refuses with `not-your-role`, `id-reused`, `no-such-player`, and with `wrong-currency` for another than the
 * night's or the group's, `no-such-drink`. `same-player`: someone is named twice, or no one but the payer. `shares-differ`: the
 * amounts do not add up.
 */
export const addRound = (pass: GroupPass, sent: NewRound): Promise<ApiResult<{ readonly id: string }>> =>
  inTransaction(async (tx) => {
    const access = await accessGroup(pass.visitor, pass.groupId, "play", tx);
    if (!access.ok) return access;
    const { groupId, accountId: by, role } = access.value;
    const night = await tx.night.findFirst({ where: { groupId, endedAt: null } });
    if (night === null && !canKeep(role)) return apiError("not-your-role");
    const group = await loadGroup(groupId, tx);
    const { drink, unit = null } = sent;
    const { currency, drinks } = group.card.money;
    if (drink === undefined && unit !== (night?.unit ?? currency)) return apiError("wrong-currency");
    if (drink && !drinks.some(({ name }) => name === drink)) return apiError("no-such-drink");
    const shares = sharesOf(sent, group.parties.personOf, await seatOrder(tx, group, night?.id));
    if (!shares.ok) return shares;
    const payer = group.parties.personOf(sent.payer) ?? sent.payer;
    const row = {
      ...{ id: sent.id, groupId, deed: "round", by },
      ledger: drink === undefined ? storedName("money", unit) : storedName("drinks", drink),
      ...{ from: payer, to: payer, amount: sent.amount, note: sent.note ?? null },
    };
    const existing = await tx.ledgerLine.findUnique({ where: { id: sent.id } });
    if (existing) {
      const isSame =
        Object.entries(row).every(([key, value]) => existing[key as keyof typeof row] === value) &&
        JSON.stringify(existing.shares) === JSON.stringify(shares.value);
      return isSame ? ok({ id: sent.id }) : apiError("id-reused");
    }
    await tx.ledgerLine.create({
      data: { ...row, nightId: night?.id ?? null, shares: asJsonList(shares.value) },
    });
    return ok({ id: sent.id });
  });

/** The people at the night's latest game, in seat order. */
async function seatOrder(
  tx: Reader,
  of: LoadedGroup,
  nightId: string | undefined,
): Promise<readonly Party[]> {
  if (nightId === undefined) return [];
  const game = await tx.game.findFirst({
    where: { nightId, ...NOT_DELETED },
    orderBy: [{ playedAt: "desc" }, { id: "desc" }],
    select: { seats: { orderBy: { position: "asc" }, select: { name: true, playerId: true } } },
  });
  return seated(of, game?.seats ?? []).map((seat) => {
    const party = partyOnSeat(seat);
    return of.parties.personOf(party) ?? party;
  });
}

/** Everyone's part of a round. */
function sharesOf(
  { payer: sentPayer, amount, sharers }: NewRound,
  personOf: (party: Party) => Party | null,
  seats: readonly Party[],
): ApiResult<readonly MoneyShare[]> {
  const payer = personOf(sentPayer);
  const people = sharers.flatMap(({ who }) => personOf(who) ?? []);
  if (payer === null || people.length < sharers.length) return apiError("no-such-player");
  if (new Set(people).size < people.length || people.every((one) => one === payer))
    return apiError("same-player");
  const chosen = sharers.flatMap(({ amount: part }) => part ?? []);
  if (chosen.length === 0) {
    const first = seats.filter((party) => people.includes(party));
    return ok(splitEqually(amount, [...new Set([...first, ...people])], payer));
  }
  const sum = chosen.reduce((all, one) => all + one, 0);
  if (chosen.length < sharers.length || sum !== amount) return apiError("shares-differ");
  return ok(people.map((party, at): MoneyShare => [party, chosen[at] ?? 0]).filter(([, part]) => part > 0));
}
