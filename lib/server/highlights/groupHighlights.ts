import { type House, isScored, type PlayerId } from "@/lib/engine";
import { nightResultWords } from "@/lib/messages/night";
import { fold } from "@/lib/protocol/journal";
import { readRound } from "@/lib/protocol/readVerdict";
import type { GroupStory } from "@/lib/protocol/story";
import { dayOf } from "@/lib/views/dayOf";
import { stakeWordsAt } from "@/lib/views/drink";
import { chanceOfClaim } from "@/lib/views/highlights/chanceOfClaim";
import { dayHighlights } from "@/lib/views/highlights/dayHighlights";
import { NOT_DELETED } from "../db/deleted";
import { eachOf, jsonAt, jsonHas, onPostgres, readableJson } from "../db/dialect";
import { fromJson } from "../db/json";
import type { Reader } from "../db/reader";
import { Prisma } from "../generated/prisma/client";
import { type LoadedGroup, seated } from "../roster/groupContext";
import { isAmong } from "../roster/partyOnSeat";
import { entriesAfter, openingOf } from "../table/record/journalStore";
import { namesBySeat } from "../table/seatNames";

/**
 * Finds the highlights of a group's games. The database selects one verdict of each sort. Whole games are
 * read only if one of their rounds was chosen.
 * @param where Selects the games, see `gamesIn`.
 */
export async function groupHighlights(
  db: Reader,
  of: LoadedGroup,
  where: Prisma.GameWhereInput,
): Promise<readonly GroupStory[]> {
  const games = await db.game.findMany({
    where: { AND: [NOT_DELETED, where] },
    select: { id: true, playedAt: true, night: { select: { startedAt: true } } },
  });
  const days = new Map(
    games.map(({ id, playedAt, night }) => [id, dayOf(night?.startedAt ?? playedAt, of.timeZone)]),
  );
  const ids = JSON.stringify([...days.keys()]);
  const dayIn = (game: string) => days.get(game) ?? "";
  const stories = await Promise.all([
    ...(await verdictsThatStandOut(db, ids)).map(({ story, at }) => verdictStory(db, of, story, at, dayIn)),
    longestRound(db, ids, dayIn),
    longestGame(db, ids, dayIn),
  ]);
  return [...stories.flatMap((story) => story ?? []), ...dayHighlights([...days.values()])];
}

/** A round of a game. */
interface At {
  readonly gameId: string;
  readonly round: number;
}

/** Verdicts with equal odds, represented by the first one played. */
interface Sort extends At {
  readonly ruleSet: string;
  readonly house: string;
  readonly count: number;
  readonly helped: unknown;
  readonly dice: number;
  readonly right: unknown;
}

/** SQLite returns 1; PostgreSQL returns JSON's text. */
const isTrue = (value: unknown): boolean => value === true || value === "true" || Number(value) === 1;

/** The columns that define a sort of verdicts. */
const SORT = Prisma.sql`"ruleSet", "house", "count", "helped", "dice", "right"`;

/** Selects the first verdict of each sort among doubted claims. @param ids Game ids as a JSON list. */
function firstOfEachSort(ids: string): Prisma.Sql {
  const verdict = Prisma.sql`"verdict"`;
  const sorts = Prisma.sql`
    SELECT "gameId", "round", "ruleSet", "house", "playedAt",
           ${jsonAt(verdict, "claim", "count")} AS "count",
           ${jsonAt(verdict, "diceInPlay")} AS "dice",
           ${jsonAt(verdict, "right")} AS "right",
           COALESCE(CASE WHEN ${jsonHas(verdict, "counted")} THEN ${jsonAt(verdict, "counted")}
                         ELSE ${jsonAt(verdict, "wild")} END
                    <> ${jsonAt(verdict, "claim", "face")}, FALSE) AS "helped",
           ${jsonAt(verdict, "kind")} AS "kind"
    FROM (
      SELECT r."gameId", r."round", g."ruleSet", CAST(g."house" AS TEXT) AS "house", g."playedAt",
             ${readableJson(Prisma.sql`r."verdict"`)} AS "verdict"
      FROM ${eachOf(ids)} AS wanted
      JOIN "Game" g ON g."id" = wanted."value"
      JOIN "RoundRow" r ON r."gameId" = g."id"
    ) AS verdicts`;
  const doubted = Prisma.sql`FROM (${sorts}) AS sorts WHERE "count" IS NOT NULL AND "kind" = 'doubt'`;
  return onPostgres()
    ? Prisma.sql`SELECT * FROM (
        SELECT DISTINCT ON (${SORT}) "gameId", "round", "playedAt", ${SORT} ${doubted}
        ORDER BY ${SORT}, "playedAt", "gameId", "round") AS firsts
        ORDER BY "playedAt", "gameId", "round"`
    : Prisma.sql`SELECT "gameId", "round", MIN("playedAt"), ${SORT} ${doubted}
        GROUP BY ${SORT} ORDER BY MIN("playedAt"), "gameId", "round"`;
}

/**
 * Finds the right challenge of the likeliest claim, and the unlikeliest claim that was challenged and true.
 */
async function verdictsThatStandOut(
  db: Reader,
  ids: string,
): Promise<
  readonly {
    readonly story: "boldest-bang" | "against-the-odds";
    readonly at: At & { readonly chance: number };
  }[]
> {
  const sorts = await db.$queryRaw<Sort[]>(firstOfEachSort(ids));
  const judged = sorts.flatMap((sort) => {
    const [count, dice] = [Number(sort.count), Number(sort.dice)];
    // The odds depend only on whether another face counts too, so any two faces do.
    const counted = isTrue(sort.helped) ? 2 : null;
    const house = JSON.parse(sort.house) as House;
    const chance = chanceOfClaim(
      { claim: { count, face: 1 }, diceInPlay: dice, wild: counted, counted },
      sort.ruleSet,
      house,
    );
    const at = { gameId: sort.gameId, round: Number(sort.round) };
    return chance === null ? [] : [{ ...at, chance, right: isTrue(sort.right) }];
  });
  const best = (right: boolean, better: (a: number, b: number) => boolean) =>
    judged
      .filter((one) => one.right === right)
      .reduce<(typeof judged)[number] | null>(
        (first, one) => (first === null || better(one.chance, first.chance) ? one : first),
        null,
      );
  const bang = best(true, (a, b) => a > b);
  const there = best(false, (a, b) => a < b);
  return [
    ...(bang ? [{ story: "boldest-bang", at: bang } as const] : []),
    ...(there ? [{ story: "against-the-odds", at: there } as const] : []),
  ];
}

async function verdictStory(
  db: Reader,
  of: LoadedGroup,
  story: "boldest-bang" | "against-the-odds",
  { gameId, round, chance }: At & { readonly chance: number },
  dayIn: (game: string) => string,
): Promise<GroupStory | null> {
  const row = await db.roundRow.findUnique({
    where: { gameId_round: { gameId, round } },
    select: { verdict: true, game: { select: { ruleSet: true } } },
  });
  if (row === null) return null;
  const settled = readRound(row.game.ruleSet, fromJson("verdict", row.verdict));
  if (isScored(settled)) return null;
  const { claim, claimer, challengers, called, finding } = settled;
  if (!("count" in claim)) return null;
  const drink = stakeWordsAt({ game: row.game.ruleSet, house: {} });
  const names = await listedNames(db, of, gameId);
  const nameOf = (player: PlayerId) => names[player] ?? nightResultWords.parties.someone;
  return {
    story,
    game: gameId,
    day: dayIn(gameId),
    round,
    by: challengers.map(nameOf),
    claimer: nameOf(claimer),
    called,
    claim,
    found: typeof finding.found === "number" ? finding.found : null,
    chance,
    ...(drink !== null && { drink }),
  };
}

/** Names of a game's players. Those who opted out get a placeholder. */
async function listedNames(
  db: Reader,
  of: LoadedGroup,
  gameId: string,
): Promise<Readonly<Record<PlayerId, string>>> {
  const select = { key: true, name: true, playerId: true } as const;
  const found = await db.seat.findMany({ where: { gameId }, orderBy: { position: "asc" }, select });
  const seats = seated(of, found);
  const names = namesBySeat(seats);
  for (const seat of seats)
    if (isAmong(of.unlisted, seat)) names[seat.key] = nightResultWords.parties.someone;
  return names;
}

/** Rounds per query. */
const PAGE = 50;
/** Minimum number of non-claim entries in a round: its start and its settlement. */
const NO_CLAIMS = 2;

/**
 * Finds the round with the most claims. A round has at most as many claims as entries, so rounds are read in
 * that order until no other can have more. Corrections leave gaps in the numbering and cause extra reads, at
 * most one per game.
 */
async function longestRound(
  db: Reader,
  ids: string,
  dayIn: (game: string) => string,
): Promise<GroupStory | null> {
  let best: (At & { readonly claims: number }) | null = null;
  const read = new Set<string>();
  pages: for (let skip = 0; ; skip += PAGE) {
    const spans = await db.$queryRaw<(At & { readonly places: number })[]>`
      SELECT r."gameId", r."round", r."seq" - LAG(r."seq", 1, 0) OVER (PARTITION BY r."gameId" ORDER BY r."seq") AS "places"
      FROM "RoundRow" r JOIN ${eachOf(ids)} AS wanted ON r."gameId" = wanted."value"
      ORDER BY "places" DESC, r."gameId", r."round" LIMIT ${PAGE} OFFSET ${skip}`;
    for (const { gameId, places } of spans) {
      if (best !== null && Number(places) - NO_CLAIMS < best.claims) break pages;
      if (read.has(gameId)) continue;
      read.add(gameId);
      for (const [round, claims] of await claimsOf(db, gameId))
        if (best === null || claims > best.claims || (claims === best.claims && gameId < best.gameId))
          best = { gameId, round, claims };
    }
    if (spans.length < PAGE) break;
  }
  if (best === null || best.claims === 0) return null;
  return {
    story: "longest-round",
    game: best.gameId,
    day: dayIn(best.gameId),
    round: best.round,
    claims: best.claims,
  };
}

/** Counts the claims in each settled round of a game. */
async function claimsOf(db: Reader, gameId: string): Promise<ReadonlyMap<number, number>> {
  const entries = await entriesAfter(db, gameId, 0);
  const { rounds, steps } = fold(await openingOf(db, gameId, entries), entries);
  return new Map(
    rounds.map(({ settled, seqs, place: end }) => {
      const own = new Set(seqs);
      const claims = steps.filter(
        ({ seq, place, action, refusal }) =>
          own.has(seq) && place <= end && action.do === "claim" && refusal === null,
      );
      return [settled.round, claims.length];
    }),
  );
}

/** Finds the game with the most verdicts; the first of several. */
async function longestGame(
  db: Reader,
  ids: string,
  dayIn: (game: string) => string,
): Promise<GroupStory | null> {
  const [longest] = await db.$queryRaw<{ readonly gameId: string; readonly rounds: number }[]>`
    SELECT r."gameId", COUNT(*) AS "rounds"
    FROM "RoundRow" r JOIN ${eachOf(ids)} AS wanted ON r."gameId" = wanted."value"
    GROUP BY r."gameId" ORDER BY "rounds" DESC, r."gameId" LIMIT 1`;
  if (!longest) return null;
  const { gameId, rounds } = longest;
  return { story: "longest-game", game: gameId, day: dayIn(gameId), rounds: Number(rounds) };
}
