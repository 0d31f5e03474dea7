import { isScored, type RuleId, sayClaim } from "@/lib/engine";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import { type Case, type CaseBook, MAX_CASES } from "@/lib/protocol/cases";
import { changedRules } from "@/lib/protocol/houseRules";
import { readRound } from "@/lib/protocol/readVerdict";
import { dayOf } from "@/lib/views/dayOf";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { within } from "../db/dialect";
import { fromJson } from "../db/json";
import type { GroupPass } from "../identity/access";
import type { Visitor } from "../identity/visitor";
import { displayNameInGroup } from "../table/displayName";
import { type ClaimSummary, claimsIn, placed } from "./claimsIn";

/** Limit of rulings at the desk, over all groups. */
const MAX_AT_DESK = 120;

/**
 * Lists a group's past rulings, newest first: resolved disputes and allowed claims. Removed ones are included
 * and marked.
 */
export async function casesOf({ groupId }: GroupPass): Promise<readonly Case[]> {
  const group = await database().group.findUniqueOrThrow({
    where: { id: groupId },
    select: { id: true, timeZone: true },
  });
  const found = await readCases([group], MAX_CASES, (by) => displayNameInGroup(database(), groupId, by));
  return found.map(({ settled }) => settled);
}

/**
 * Reads the past rulings of all of an account's groups; none without an account. Every visit to the desk
 * calls it, so it uses one query for all groups and omits who ruled.
 */
export async function caseBooksOf({ account }: Visitor): Promise<readonly CaseBook[]> {
  if (account === null) return [];
  const memberships = await database().membership.findMany({
    where: { accountId: account.id, group: { deletedAt: null } },
    select: { group: { select: { id: true, name: true, timeZone: true } } },
  });
  const groups = memberships.map(({ group }) => group);
  const found = await readCases(groups, MAX_AT_DESK, async () => ({}));
  return groups.flatMap(({ id, name }) => {
    const cases = found.flatMap(({ groupId, settled }) =>
      groupId === id && settled.struck === null ? [settled] : [],
    );
    return cases.length > 0 ? [{ id, name, cases }] : [];
  });
}

interface GroupZone {
  readonly id: string;
  readonly timeZone: string;
}

/** Looks up names by account or device. */
type NameLookup = (by: readonly string[]) => Promise<Readonly<Record<string, string>>>;

async function readCases(groups: readonly GroupZone[], limit: number, namesOf: NameLookup) {
  const ids = groups.map(({ id }) => id);
  const [given, rulings] = await Promise.all([settledIn(ids, limit), allowedClaimsIn(ids)]);
  const settled = given.filter(({ after, row }) => row && after >= row.since);
  if (settled.length + rulings.length === 0) return [];
  const [marks, rounds] = await Promise.all([
    latestMarks([...settled, ...rulings]),
    claimsIn([
      ...settled.flatMap(({ row, ...one }) => (row ? [{ ...one, row, end: row.seq }] : [])),
      ...rulings.map((one) => ({ ...one, end: one.after + 1 })),
    ]),
  ]);
  const nameOf = await namesOf([
    ...[...settled, ...rulings].flatMap(({ by }) => by ?? []),
    ...[...marks.values()].map(({ by }) => by),
  ]);
  const common = ({ gameId, round, after, note, by, at, game }: SettledRow | AllowedClaim) => {
    const mark = marks.get(placed({ gameId, round, after }));
    const when = at ?? game.playedAt;
    const timeZone = groups.find(({ id }) => id === game.groupId)?.timeZone ?? "UTC";
    return {
      game: gameId,
      round,
      after,
      ruleSet: game.ruleSet,
      house: changedRules(game.ruleSet, fromJson("house", game.house)),
      at: when.toISOString(),
      day: dayOf(when, timeZone),
      by: (by !== null && nameOf[by]) || null,
      note,
      struck: mark?.struck
        ? { by: nameOf[mark.by] ?? null, at: mark.at.toISOString(), reason: mark.reason }
        : null,
    };
  };
  const disputes = settled.flatMap((one): Case[] => {
    if (one.row === undefined) return [];
    const verdict = readRound(one.game.ruleSet, fromJson("verdict", one.row.verdict));
    // A round without a claim answers no question.
    if (isScored(verdict)) return [];
    return [
      {
        ...common(one),
        from: rounds.get(placed(one))?.from ?? null,
        claim: verdict.claim,
        kind: verdict.kind,
        finding: verdict.finding,
        rules: [...new Set([...verdict.finding.rules, ...verdict.rules])],
      },
    ];
  });
  const allowed = rulings.flatMap((one): Case[] => {
    const claims = rounds.get(placed(one));
    const refused = claims ? refusedBy(one, claims) : null;
    return claims && refused
      ? [{ ...common(one), ...claims, kind: null, finding: null, rules: refused }]
      : [];
  });
  const groupOf = new Map([...settled, ...rulings].map(({ gameId, game }) => [gameId, game.groupId]));
  return [...disputes, ...allowed]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map((one) => ({ groupId: groupOf.get(one.game) ?? null, settled: one }));
}

/** The rules that refuse an allowed claim; null if another rule was waived, such as whose turn it was. */
function refusedBy({ game }: AllowedClaim, { from, claim }: ClaimSummary): readonly RuleId[] | null {
  const answer = answerTo({
    ask: "raise",
    game: game.ruleSet,
    house: fromJson("house", game.house),
    from: from && sayClaim(from),
    to: claim,
  });
  return answer.ok && answer.legal === false ? [...answer.rules, "S10"] : null;
}

/** The latest resolutions in groups, with their verdicts and the range of each round's entries. */
async function settledIn(groups: readonly string[], limit: number) {
  const settlements = await database().settlement.findMany({
    where: { game: { groupId: { in: [...groups] }, ...NOT_DELETED } },
    orderBy: [{ game: { playedAt: "desc" } }, { gameId: "desc" }, { round: "desc" }],
    take: limit,
    include: { game: { select: { groupId: true, ruleSet: true, house: true, playedAt: true } } },
  });
  if (settlements.length === 0) return [];
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

/** The latest mark of each resolution, which says whether it is removed. */
async function latestMarks(settled: readonly Pick<SettledRow, "gameId" | "round" | "after">[]) {
  const marks = await database().caseMark.findMany({
    where: { OR: settled.map(({ gameId, round, after }) => ({ gameId, round, after })) },
    orderBy: { id: "asc" },
  });
  return new Map(marks.map((mark) => [placed(mark), mark]));
}

/** Limit of games to search, newest first. No index covers the reasons in their entries. */
const MAX_GAMES = 100;

/** A claim in a settled round that the table allowed although the rules refuse it (S10). */
type AllowedClaim = Awaited<ReturnType<typeof allowedClaimsIn>>[number];

/** Finds allowed claims in the latest games of groups, without those that a correction replaced or made. */
async function allowedClaimsIn(groups: readonly string[]) {
  const games = await database().game.findMany({
    where: { groupId: { in: [...groups] }, ...NOT_DELETED, resultOnly: false },
    orderBy: [{ playedAt: "desc" }, { id: "desc" }],
    take: MAX_GAMES,
    select: { id: true, groupId: true, ruleSet: true, house: true, playedAt: true },
  });
  const entries = await database().entry.findMany({
    where: {
      gameId: { in: games.map(({ id }) => id) },
      action: { path: within("ruling"), string_contains: "" },
    },
  });
  if (entries.length === 0) return [];
  const rows = await database().roundRow.findMany({
    where: { gameId: { in: entries.map(({ gameId }) => gameId) } },
    orderBy: { seq: "asc" },
  });
  return entries.flatMap(({ gameId, seq, action: stored, replaces, by, at }) => {
    const game = games.find(({ id }) => id === gameId);
    const action = fromJson("action", stored);
    const own = rows.filter((row) => row.gameId === gameId);
    const row = own.find((one) => one.seq > seq);
    if (!game || !row || replaces !== null || action?.do !== "claim" || action.skipped) return [];
    const begins = own.findLast((one) => one.seq < seq)?.seq ?? 0;
    return [{ gameId, round: row.round, after: seq, note: action.ruling ?? "", by, at, game, row, begins }];
  });
}
