import { type Claim, type House, rulesUnder } from "@/lib/engine";
import { type Case, type CaseBook, MOST_CASES } from "@/lib/protocol/cases";
import { changedRules } from "@/lib/protocol/houseRules";
import { readVerdict } from "@/lib/protocol/readVerdict";
import { dayOf } from "@/lib/views/dayOf";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { fromJson } from "../db/json";
import type { GroupPass } from "../identity/access";
import type { Visitor } from "../identity/visitor";
import { calledInGroup } from "../table/calledAt";
import { REPLACING } from "../table/record/journalStore";

/** As many of each group come with the desk. */
const MOST_AT_DESK = 60;

/** The case book of a group: what was settled at its tables, the latest first; those struck out of it as well. */
export async function casesOf({ groupId }: GroupPass): Promise<readonly Case[]> {
  const { timeZone } = await database().group.findUniqueOrThrow({
    where: { id: groupId },
    select: { timeZone: true },
  });
  return readCases({ id: groupId, timeZone }, MOST_CASES);
}

/** The case books of every group that somebody belongs to, with what stands in them; none for who is not signed in. */
export async function caseBooksOf({ account }: Visitor): Promise<readonly CaseBook[]> {
  if (account === null) return [];
  const memberships = await database().membership.findMany({
    where: { accountId: account.id, group: { deletedAt: null } },
    select: { group: { select: { id: true, name: true, timeZone: true } } },
  });
  const books = await Promise.all(
    memberships.map(async ({ group }) => {
      const cases = await readCases(group, MOST_AT_DESK);
      return { id: group.id, name: group.name, cases: cases.filter(({ struck }) => struck === null) };
    }),
  );
  return books.filter(({ cases }) => cases.length > 0);
}

interface Where {
  readonly id: string;
  readonly timeZone: string;
}

async function readCases({ id: groupId, timeZone }: Where, most: number): Promise<readonly Case[]> {
  const settled = (await settledIn(groupId, most)).filter(({ after, row }) => row && after >= row.since);
  const [marks, rounds] = await Promise.all([latestMarks(settled), claimsBefore(settled)]);
  const called = await calledInGroup(database(), groupId, [
    ...settled.flatMap(({ by }) => by ?? []),
    ...[...marks.values()].map(({ by }) => by),
  ]);
  return settled
    .flatMap(({ gameId, round, after, note, by, at, game, row }): Case[] => {
      if (row === undefined) return [];
      const verdict = readVerdict(game.ruleSet, fromJson("verdict", row.verdict));
      const mark = marks.get(placed({ gameId, round, after }));
      const when = at ?? game.playedAt;
      return [
        {
          game: gameId,
          round,
          after,
          ruleSet: game.ruleSet,
          house: changedRules(game.ruleSet, fromJson("house", game.house)),
          at: when.toISOString(),
          day: dayOf(when, timeZone),
          by: (by !== null && called[by]) || null,
          note,
          from: rounds.get(placed({ gameId, round, after })) ?? null,
          claim: verdict.claim,
          kind: verdict.kind,
          finding: verdict.finding,
          rules: [...new Set([...verdict.finding.rules, ...verdict.rules])],
          struck: mark?.struck
            ? { by: called[mark.by] ?? null, at: mark.at.toISOString(), reason: mark.reason }
            : null,
        },
      ];
    })
    .toSorted((one, other) => other.at.localeCompare(one.at));
}

/** A settlement of a round: another one of the same round was given after another entry. */
const placed = (of: { readonly gameId: string; readonly round: number; readonly after: number }): string =>
  `${of.gameId} ${of.round} ${of.after}`;

/** The latest settlements in a group, with the verdict each is about and where its round begins and ends in the order of play. */
async function settledIn(groupId: string, most: number) {
  const settlements = await database().settlement.findMany({
    where: { game: { groupId, ...NOT_DELETED } },
    orderBy: [{ game: { playedAt: "desc" } }, { gameId: "desc" }, { round: "desc" }],
    take: most,
    include: { game: { select: { ruleSet: true, house: true, playedAt: true } } },
  });
  const rows = await database().roundRow.findMany({
    where: { OR: settlements.map(({ gameId, round }) => ({ gameId, round: { in: [round - 1, round] } })) },
  });
  const rowOf = new Map(rows.map((row) => [`${row.gameId} ${row.round}`, row]));
  return settlements.map((one) => ({
    ...one,
    row: rowOf.get(`${one.gameId} ${one.round}`),
    begins: rowOf.get(`${one.gameId} ${one.round - 1}`)?.seq ?? 0,
  }));
}

type SettledRow = Awaited<ReturnType<typeof settledIn>>[number];

/** What was said last of each settlement: whether it is struck out. */
async function latestMarks(settled: readonly SettledRow[]) {
  const marks = await database().caseMark.findMany({
    where: { OR: settled.map(({ gameId, round, after }) => ({ gameId, round, after })) },
    orderBy: { id: "asc" },
  });
  return new Map(marks.map((mark) => [placed(mark), mark]));
}

/** The claim before the challenged one, of rounds in which nothing was corrected and that claim was heard (S11). */
async function claimsBefore(settled: readonly SettledRow[]): Promise<ReadonlyMap<string, Claim>> {
  const games = [...new Set(settled.map(({ gameId }) => gameId))];
  const [entries, replacing] = await Promise.all([
    database().entry.findMany({
      where: {
        OR: settled.flatMap(({ gameId, begins, row }) =>
          row ? [{ gameId, seq: { gt: begins, lt: row.seq } }] : [],
        ),
      },
      orderBy: { seq: "asc" },
      select: { gameId: true, seq: true, action: true },
    }),
    database().entry.findMany({
      where: { gameId: { in: games }, ...REPLACING },
      select: { gameId: true, replaces: true },
    }),
  ]);
  const found = new Map<string, Claim>();
  for (const one of settled) {
    const { gameId, begins, row, game } = one;
    const isOfRound = (seq: number) => row !== undefined && seq > begins && seq <= row.seq;
    const corrected = replacing.some(
      (entry) => entry.gameId === gameId && (fromJson("replaces", entry.replaces) ?? []).some(isOfRound),
    );
    if (corrected) continue;
    const said = entries.flatMap((entry) => {
      const action =
        entry.gameId === gameId && isOfRound(entry.seq) ? fromJson("action", entry.action) : null;
      return action?.do === "claim" ? [action] : [];
    });
    const [before, last] = said.slice(-2);
    const claim =
      last && !last.skipped ? readClaim(game.ruleSet, fromJson("house", game.house), before?.claim) : null;
    if (claim !== null) found.set(placed(one), claim);
  }
  return found;
}

function readClaim(game: string, house: House, said: unknown): Claim | null {
  const rules = rulesUnder(game, house);
  const claim = rules.ok && said !== undefined ? rules.value.claims.read(said) : null;
  return claim?.ok ? claim.value : null;
}
