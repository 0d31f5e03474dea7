import type { LedgerEntryKind } from "@/lib/protocol/ledger";
import type { Party } from "@/lib/protocol/nightResult";
import { dayOf } from "@/lib/views/dayOf";
import type { Balance } from "@/lib/views/fewestPayments";
import { balancesOf, owedBy } from "@/lib/views/ledger/settleUp";
import { type ClosingChange, changesSince } from "@/lib/views/money/closing";
import type { Paid } from "@/lib/views/money/plan";
import { buyInBalances, roundBalances } from "@/lib/views/nightResult";
import { fromJson } from "../../db/json";
import type { Reader } from "../../db/reader";
import type { Prisma } from "../../generated/prisma/client";
import type { States } from "../../table/snapshots/withSnapshots";
import { allNights, type LoadedGroup, type NightRow } from "../groupContext";
import { storedBuyIns } from "./closingOf";
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
  /** Changes of a night after it was closed. Its balances and rounds include them. */
  readonly changes: readonly DatedChange[];
}

/** A change of a closed night, with its time. */
export interface DatedChange extends ClosingChange {
  readonly at: Date;
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
    if (source.balances.length + source.changes.length === 0) return;
    accounts.set(ledgerName, [...(accounts.get(ledgerName) ?? []), source]);
  };
  const nights = await allNights(db, of);
  const all = await moneyLines(db, of);
  const lines = all.filter(({ takesBack }) => takesBack === null);
  const canceled = canceledRounds(of, all);
  const games = await chipsOfGames(db, states, of, {
    OR: [{ nightId: { not: null } }, looseGames(lines, now)],
  });
  for (const { ledgerName, ...source } of ofNights(of, nights, games, canceled)) add(ledgerName, source);
  for (const { ledgerName, ...source } of ofLines(of, all, nights)) add(ledgerName, source);
  for (const source of ofLooseGames(of, games)) add(storedName("chips"), source);
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

type Named = MoneySource & { readonly ledgerName: string };

/** Sums balances by person, with a factor. */
function summed(balances: readonly Balance[], by = 1): readonly Balance[] {
  const sums = new Map<Party, number>();
  for (const [party, amount] of balances) sums.set(party, (sums.get(party) ?? 0) + amount * by);
  return [...sums];
}

/** Open amounts of nights: chips of finished games, and buy-ins that someone takes. */
function ofNights(
  of: LoadedGroup,
  nights: readonly NightRow[],
  all: readonly BalancedGame[],
  canceled: ReadonlyMap<string, readonly CanceledRound[]>,
): readonly Named[] {
  const games = new Map<string, BalancedGame[]>();
  for (const game of all) games.set(game.nightId ?? "", [...(games.get(game.nightId ?? "") ?? []), game]);
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
    const changes = closedChanges(of, night, games.get(id) ?? [], canceled.get(id) ?? []);
    const money = storedName("money", unit);
    if (chipValue === null) {
      const ofGames = (is: boolean) => changes.filter(({ game }) => (game !== null) === is);
      return [
        { ...source, ledgerName: storedName("chips"), balances: summed(chips), changes: ofGames(true) },
        { ...source, ledgerName: money, balances: summed(bought), changes: ofGames(false) },
      ];
    }
    const balances = summed([...summed(chips, chipValue), ...bought]);
    return [{ ...source, ledgerName: money, balances, changes }];
  });
}

/** The changes of a night since it was closed. A change without a time of its own has that of the closing. */
function closedChanges(
  { parties }: LoadedGroup,
  night: NightRow,
  games: readonly BalancedGame[],
  canceled: readonly CanceledRound[],
): readonly DatedChange[] {
  const closing = fromJson("closing", night.closing);
  if (closing === null || night.endedAt === null) return [];
  const changed = new Map(games.map(({ id, updatedAt }) => [id, updatedAt]));
  const changes = changesSince(
    closing,
    {
      games: games.map(({ id, bySeat }) => [id, bySeat]),
      ...{
        price: night.buyIn,
        buyIns: storedBuyIns(night),
        paidIn: night.paidIn,
        chipValue: night.chipValue,
      },
    },
    (party) => parties.personOf(party) ?? party,
  );
  const since = night.endedAt;
  return [
    ...changes.map((change) => ({ ...change, at: changed.get(change.game ?? "") ?? since })),
    ...canceled
      .filter(({ at }) => at > since)
      .map(({ at, balances }) => ({ why: "round" as const, game: null, balances, at })),
  ];
}

/** A round that was canceled, as its change of balances. */
interface CanceledRound {
  readonly at: Date;
  readonly balances: readonly Balance[];
}

/** Canceled rounds by night. */
function canceledRounds(
  { parties }: LoadedGroup,
  lines: readonly MoneyLine[],
): ReadonlyMap<string, readonly CanceledRound[]> {
  const rounds = new Map(lines.map((line) => [line.id, line]));
  const byNight = new Map<string, CanceledRound[]>();
  for (const { at, nightId, takesBack } of lines) {
    const round = rounds.get(takesBack ?? "");
    const shares = round && fromJson("shares", round.shares);
    if (!round || !shares || nightId === null) continue;
    const [payer, amount] = [round.from, round.amount];
    const balances = roundBalances({ payer, amount, shares }).map(
      ([party, part]): Balance => [parties.personOf(party) ?? party, 0 - part],
    );
    byNight.set(nightId, [...(byNight.get(nightId) ?? []), { at, balances: summed(balances) }]);
  }
  return byNight;
}

/** Entries of chips and money, with canceled ones and the entries that cancel them. */
const moneyLines = (db: Reader, { groupId }: LoadedGroup) =>
  db.ledgerLine.findMany({
    where: {
      groupId,
      OR: [{ ledger: storedName("chips") }, { ledger: { startsWith: storedName("money") } }],
    },
  });

type MoneyLine = Awaited<ReturnType<typeof moneyLines>>[number];

/** Open amounts of entries, without canceled ones. */
function ofLines(of: LoadedGroup, all: readonly MoneyLine[], nights: readonly NightRow[]): readonly Named[] {
  const canceled = new Set(all.map(({ takesBack }) => takesBack));
  const personOf = (party: Party): Party => of.parties.personOf(party) ?? party;
  return all
    .filter(({ id, takesBack }) => takesBack === null && !canceled.has(id))
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
        changes: [],
      };
    });
}

/**
 * The condition for games for chips outside nights. They count for thirty days, and for good if chips were paid back
 * in that time: the payment was for them.
 */
function looseGames(lines: readonly MoneyLine[], now: Date): Prisma.GameWhereInput {
  const paid = lines
    .filter(({ ledger, deed }) => ledger === storedName("chips") && deed === "repaid")
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const spans: { from: number; to: number }[] = [];
  for (const end of [...paid.map(({ at }) => at.getTime()), now.getTime()]) {
    const [from, last] = [end - DAYS * DAY_MS, spans.at(-1)];
    if (last && from <= last.to) last.to = Math.max(last.to, end);
    else spans.push({ from, to: end });
  }
  return {
    nightId: null,
    AND: [gamesWith("chip")],
    OR: spans.map(({ from, to }) => ({ playedAt: { gte: new Date(from), lte: new Date(to) } })),
  };
}

/** Open amounts of finished games outside nights. */
const ofLooseGames = (of: LoadedGroup, games: readonly BalancedGame[]): readonly MoneySource[] =>
  games
    .filter(({ nightId, finished }) => nightId === null && finished)
    .map(({ id, playedAt: at, rounds, balances }) => ({
      ...{ night: null, game: id, name: null, rounds, at, payment: null, changes: [] },
      day: dayOf(at, of.timeZone),
      balances: summed(balances),
    }));
