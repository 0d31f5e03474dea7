import type { LedgerEntryKind } from "@/lib/protocol/ledger";
import type { Party } from "@/lib/protocol/nightResult";
import { dayOf } from "@/lib/views/dayOf";
import type { Balance } from "@/lib/views/fewestPayments";
import { balancesOf, owedBy } from "@/lib/views/ledger/settleUp";
import type { Paid } from "@/lib/views/money/plan";
import { buyInBalances, roundBalances } from "@/lib/views/nightResult";
import { fromJson } from "../../db/json";
import type { Reader } from "../../db/reader";
import type { Prisma } from "../../generated/prisma/client";
import type { States } from "../../table/snapshots/withSnapshots";
import type { LoadedGroup } from "../groupContext";
import { canceledAmong } from "./canceled";
import { type BalancedGame, chipsOfGames } from "./gameChips";
import { gamesWith } from "./gamesWith";
import { storedName } from "./storedName";

// Everyone's balance per currency, over all nights, games outside nights, and entries. It is read from where each
// amount was recorded, and nothing is copied.

/** Something that changed balances: a night, a game outside nights, or an entry. Its balances sum to 0. */
export interface MoneySource {
  readonly night: string | null;
  readonly game: string | null;
  /** The night's name. */
  readonly name: string | null;
  readonly rounds: number;
  readonly day: string;
  readonly at: Date;
  readonly balances: readonly Balance[];
  /** The payment that it is, if it is one. */
  readonly payment: (Paid & { readonly by: string }) | null;
}

/** By ledger name, each with its sources, oldest first. Chips are always present. */
export type Accounts = ReadonlyMap<string, readonly MoneySource[]>;

/** Games outside nights count this long, and for good if chips were paid back meanwhile. */
const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Reads the accounts of a group. */
export async function accountsOf(
  db: Reader,
  states: States,
  of: LoadedGroup,
  now = new Date(),
): Promise<Accounts> {
  const accounts = new Map<string, MoneySource[]>([[storedName("chips"), []]]);
  const add = (ledgerName: string, source: MoneySource) => {
    if (source.balances.length === 0) return;
    accounts.set(ledgerName, [...(accounts.get(ledgerName) ?? []), source]);
  };
  const nights = await db.night.findMany({
    where: { groupId: of.groupId },
    include: { buyIns: { orderBy: { at: "asc" }, select: { party: true, times: true, shares: true } } },
  });
  const lines = await moneyLines(db, of);
  for (const { ledgerName, ...source } of await ofNights(db, states, of, nights)) add(ledgerName, source);
  for (const { ledgerName, ...source } of await ofLines(db, of, lines, nights)) add(ledgerName, source);
  for (const source of await ofLooseGames(db, states, of, lines, now)) add(storedName("chips"), source);
  return new Map(
    [...accounts].map(([ledgerName, sources]) => [
      ledgerName,
      sources.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    ]),
  );
}

/** The open balances of an account, which sum to 0. */
export const openBalances = (sources: readonly MoneySource[]): readonly Balance[] => {
  const sums = new Map<Party, number>();
  for (const { balances } of sources)
    for (const [party, amount] of balances) sums.set(party, (sums.get(party) ?? 0) + amount);
  return [...sums].filter(([, amount]) => amount !== 0);
};

type NightRow = Prisma.NightGetPayload<{
  include: { buyIns: { select: { party: true; times: true; shares: true } } };
}>;

type Named = MoneySource & { readonly ledgerName: string };

/** Sums balances by person, with a factor. */
function summed(balances: readonly Balance[], by = 1): readonly Balance[] {
  const sums = new Map<Party, number>();
  for (const [party, amount] of balances) sums.set(party, (sums.get(party) ?? 0) + amount * by);
  return [...sums];
}

/** Open amounts of nights: chips of finished games, and buy-ins that someone takes. */
async function ofNights(
  db: Reader,
  states: States,
  of: LoadedGroup,
  nights: readonly NightRow[],
): Promise<readonly Named[]> {
  const games = new Map<string, BalancedGame[]>();
  for (const game of await chipsOfGames(db, states, of, { nightId: { not: null } }))
    games.set(game.nightId ?? "", [...(games.get(game.nightId ?? "") ?? []), game]);
  return nights.flatMap((night): readonly Named[] => {
    const { id, name, unit, chipValue, startedAt: at, endedAt } = night;
    const chips = (games.get(id) ?? [])
      .filter(({ finished }) => finished || endedAt !== null)
      .flatMap(({ balances }) => balances);
    const buyIns = night.buyIns.map((one) => ({
      ...one,
      party: of.parties.personOf(one.party) ?? one.party,
    }));
    const bought = buyInBalances({ price: night.buyIn, buyIns, paidIn: night.paidIn });
    const source = { night: id, game: null, name, rounds: 0, day: dayOf(at, of.timeZone), at, payment: null };
    const money = storedName("money", unit);
    if (chipValue === null)
      return [
        { ...source, ledgerName: storedName("chips"), balances: summed(chips) },
        { ...source, ledgerName: money, balances: summed(bought) },
      ];
    return [{ ...source, ledgerName: money, balances: summed([...summed(chips, chipValue), ...bought]) }];
  });
}

/** Entries of chips and money, with canceled ones. */
const moneyLines = (db: Reader, { groupId }: LoadedGroup) =>
  db.ledgerLine.findMany({
    where: {
      groupId,
      takesBack: null,
      OR: [{ ledger: storedName("chips") }, { ledger: { startsWith: storedName("money") } }],
    },
  });

type MoneyLine = Awaited<ReturnType<typeof moneyLines>>[number];

/** Open amounts of entries, without canceled ones. */
async function ofLines(
  db: Reader,
  of: LoadedGroup,
  found: readonly MoneyLine[],
  nights: readonly NightRow[],
): Promise<readonly Named[]> {
  const canceled = await canceledAmong(
    db,
    found.map(({ id }) => id),
  );
  const personOf = (party: Party): Party => of.parties.personOf(party) ?? party;
  return found
    .filter(({ id }) => !canceled.has(id))
    .map(({ id, ledger: ledgerName, nightId, at, by, amount, ...line }) => {
      const night = nights.find((one) => one.id === nightId);
      const [from, to] = [personOf(line.from), personOf(line.to)];
      const kind = line.deed as LedgerEntryKind;
      const shares = fromJson("shares", line.shares);
      return {
        ledgerName,
        ...{ night: nightId, game: null, name: night?.name ?? null, rounds: 0, at },
        day: dayOf(night?.startedAt ?? at, of.timeZone),
        balances:
          shares !== null
            ? summed(
                roundBalances({
                  payer: from,
                  amount,
                  shares: shares.map(([party, part]) => [personOf(party), part]),
                }),
              )
            : balancesOf(owedBy([{ kind, from, to, amount }])),
        payment: kind === "repaid" ? { id, from, to, amount, by } : null,
      };
    });
}

/**
 * Finished games for chips outside nights. They count for thirty days, and for good if chips were paid back in that
 * time: the payment was for them.
 */
async function ofLooseGames(
  db: Reader,
  states: States,
  of: LoadedGroup,
  lines: readonly MoneyLine[],
  now: Date,
): Promise<readonly MoneySource[]> {
  const paid = lines
    .filter(({ ledger, deed }) => ledger === storedName("chips") && deed === "repaid")
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const spans: { from: number; to: number }[] = [];
  for (const end of [...paid.map(({ at }) => at.getTime()), now.getTime()]) {
    const [from, last] = [end - DAYS * DAY_MS, spans.at(-1)];
    if (last && from <= last.to) last.to = Math.max(last.to, end);
    else spans.push({ from, to: end });
  }
  const games = await chipsOfGames(db, states, of, {
    nightId: null,
    AND: [gamesWith("chip")],
    OR: spans.map(({ from, to }) => ({ playedAt: { gte: new Date(from), lte: new Date(to) } })),
  });
  return games
    .filter(({ finished }) => finished)
    .map(({ id, playedAt: at, rounds, balances }) => ({
      ...{ night: null, game: id, name: null, rounds, at, payment: null },
      day: dayOf(at, of.timeZone),
      balances: summed(balances),
    }));
}
