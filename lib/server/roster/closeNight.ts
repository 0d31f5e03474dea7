import { type GameState, ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { NewEntry } from "@/lib/protocol/entry";
import type { Party } from "@/lib/protocol/nightResult";
import type { ChangedNight, ClosedNight } from "@/lib/protocol/rosterSchemas";
import { closingActions } from "@/lib/views/money/closingActions";
import { hasBegun } from "@/lib/views/nightResult";
import { database } from "../db/db";
import { fromJson } from "../db/json";
import type { Reader } from "../db/reader";
import { type Statement, sendable } from "../db/write";
import { pokeOutbox, writeNightEvent } from "../events/outbox";
import { Prisma } from "../generated/prisma/client";
import { access, type GroupPass } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { CLOSING, type GameEntries, recordTogether, type Together } from "../table/record/record";
import { SNAPSHOT, type States, withSnapshots } from "../table/snapshots/withSnapshots";
import { type LoadedGroup, loadGroup, NIGHT, type NightRow } from "./groupContext";
import { LISTED } from "./groupGames";
import { closingOf } from "./ledger/closingOf";

/** The games of a night that have begun and are not over. */
async function openGames(db: Reader, states: States, nightId: string) {
  const games = states.all(
    await db.game.findMany({
      where: { nightId, resultOnly: false, AND: [LISTED] },
      orderBy: [{ playedAt: "asc" }, { id: "asc" }],
      select: { ...SNAPSHOT, resultOnly: true },
    }),
  );
  return games.filter((game) => hasBegun(game) && game.state.phase !== "finished");
}

/**
 * Closes a night in one write: its open games with their pots or counted stacks, its buy-ins, and the night. A cut in
 * between leaves everything as it was. A night that is over stays as it is.
 *
 * Refuses with `no-such-night`, with `no-such-player` for the taker, and as `access` and `record` do for a game.
 * `stale`: other games are open, or someone recorded meanwhile. `stacks-differ`: the counted chips do not add up.
 */
export async function closeNight(
  pass: GroupPass,
  nightId: string,
  sent: ClosedNight,
): Promise<ApiResult<null>> {
  const closed = await recordTogether(() =>
    withSnapshots(holderOf(pass.visitor), async (states): Promise<ApiResult<Together | null>> => {
      const db = database();
      const of = await loadGroup(pass.groupId);
      const night = await db.night.findFirst({
        where: { id: nightId, groupId: of.groupId },
        include: NIGHT,
      });
      if (night === null) return apiError("no-such-night");
      if (night.endedAt !== null) return ok(null);
      const open = await openGames(db, states, nightId);
      const isAsShown =
        open.length === sent.games.length &&
        open.every(({ id, seq }) => sent.games.some(({ game, after }) => game === id && after === seq));
      if (!isAsShown) return apiError("stale", { unseen: [] });
      const buyIns = takenBy(of, night, sent.taker);
      if (!buyIns.ok) return buyIns;
      const games: GameEntries[] = [];
      for (const { id, seq, state } of open) {
        const may = await access(pass.visitor, id, "record");
        if (!may.ok) return may;
        const actions = closingActions(state, sent.games.find(({ game }) => game === id) ?? {});
        if (actions === null) return apiError("stacks-differ");
        games.push({
          pass: may.value,
          entries: actions.map((action, at) => entryOf(seq + at, action)),
        });
      }
      const also: Together["also"] = async (after) => ({
        guard: await endsNow(
          states,
          of,
          { ...night, buyIns: buyIns.value.rows },
          { after, gave: sent.taker !== undefined },
        ),
        others: [...buyIns.value.statements, sendable(writeNightEvent(pass.groupId, nightId, new Date()))],
      });
      return ok({ games, also });
    }),
  );
  if (closed.ok) pokeOutbox();
  return closed;
}

const entryOf = (after: number, action: NewEntry["action"], replaces?: readonly number[]): NewEntry => ({
  id: `${CLOSING}${after + 1}`,
  action,
  after,
  ...(replaces && { replaces }),
});

/** The update that ends a night that is on. Buy-ins that changed meanwhile fail it. */
async function endsNow(
  states: States,
  of: LoadedGroup,
  night: NightRow,
  { after, gave }: { readonly after: ReadonlyMap<string, GameState>; readonly gave: boolean },
): Promise<Statement> {
  const closing = { ...(await closingOf(database(), states, of, night, after)), ...(gave && { gave }) };
  const bought = night.buyIns.reduce((sum, { times }) => sum + times, 0);
  return sendable(Prisma.sql`UPDATE "Night" SET "endedAt" = ${new Date()}, "closing" = ${JSON.stringify(closing)}
    WHERE "id" = ${night.id} AND "endedAt" IS NULL
    AND (SELECT COALESCE(SUM("times"), 0) FROM "BuyIn" WHERE "nightId" = ${night.id}) = ${bought}`);
}

/** A night's buy-ins with who takes them, and the statements that say so. @param taker Null for everyone who bought in. */
function takenBy(
  { parties: { personOf } }: LoadedGroup,
  { id, buyIns }: NightRow,
  taker: Party | null | undefined,
): ApiResult<{ readonly rows: NightRow["buyIns"]; readonly statements: readonly Statement[] }> {
  if (taker === undefined) return ok({ rows: buyIns, statements: [] });
  const person = taker === null ? null : personOf(taker);
  if (taker !== null && (person === null || person === "bank" || person === "pot"))
    return apiError("no-such-player");
  // One share per person, also for one with several rows.
  const bought = new Map(
    buyIns.flatMap(({ party, times }) => (times > 0 ? [[personOf(party) ?? party, party] as const] : [])),
  );
  const takers = person === null ? [...bought.values()] : [bought.get(person) ?? person];
  const rest = buyIns.map((one) => ({ ...one, shares: takers.includes(one.party) ? 1 : 0 }));
  const others = takers
    .filter((party) => !buyIns.some((one) => one.party === party))
    .map((party) => ({ party, times: 0, shares: 1 }));
  return ok({
    rows: [...rest, ...others],
    statements: [
      sendable(Prisma.sql`UPDATE "BuyIn" SET "shares" = 0 WHERE "nightId" = ${id}`),
      ...takers.map((party) =>
        sendable(Prisma.sql`INSERT INTO "BuyIn" ("nightId", "party", "times", "shares", "at")
          VALUES (${id}, ${party}, 0, 1, ${new Date()})
          ON CONFLICT ("nightId", "party") DO UPDATE SET "shares" = 1`),
      ),
    ],
  });
}

/** A game that stays ended in a night that is on again: something was recorded there after it ended. */
export interface StaysEnded {
  readonly game: string;
  /** Its rule set. */
  readonly name: string;
}

/**
 * Reopens a night in one write, with the games that closing it ended. A game with later entries stays ended. If
 * closing said who takes the buy-ins, no one takes them again.
 * Refuses with `no-such-night`, `night-is-on` if another is running, and as `access` and `record` do for a game.
 * @param changed What else changes of the night.
 */
export async function reopenNight(
  pass: GroupPass,
  nightId: string,
  changed: Pick<ChangedNight, "name" | "buy_in">,
): Promise<ApiResult<readonly StaysEnded[]>> {
  let stay: readonly StaysEnded[] = [];
  const done = await recordTogether(async (): Promise<ApiResult<Together | null>> => {
    const db = database();
    const night = await db.night.findFirst({ where: { id: nightId, groupId: pass.groupId } });
    if (night === null) return apiError("no-such-night");
    const others = { groupId: pass.groupId, endedAt: null, id: { not: nightId } };
    if ((await db.night.count({ where: others })) > 0) return apiError("night-is-on");
    const ended = await endedByClosing(db, nightId);
    stay = ended.filter(({ isLast }) => !isLast).map(({ game, name }) => ({ game, name }));
    const games: GameEntries[] = [];
    for (const { game, seq, entries } of ended.filter(({ isLast }) => isLast)) {
      const may = await access(pass.visitor, game, "record");
      if (!may.ok) return may;
      games.push({ pass: may.value, entries: [entryOf(seq, null, entries)] });
    }
    const gave = fromJson("closing", night.closing)?.gave === true;
    const also: Together["also"] = async () => ({
      guard: reopensNow(pass, nightId, changed),
      others: gave ? takenByNoOne(nightId) : [],
    });
    return ok({ games, also });
  });
  return done.ok ? ok(stay) : done;
}

/** The statements after which no one takes a night's buy-ins, and closing time asks again. */
const takenByNoOne = (nightId: string): readonly Statement[] => [
  sendable(Prisma.sql`DELETE FROM "BuyIn" WHERE "nightId" = ${nightId} AND "times" = 0`),
  sendable(Prisma.sql`UPDATE "BuyIn" SET "shares" = 0 WHERE "nightId" = ${nightId}`),
];

/** The update that reopens a night while no other is on. */
function reopensNow(
  { groupId }: GroupPass,
  nightId: string,
  { name, buy_in: buyIn }: Pick<ChangedNight, "name" | "buy_in">,
): Statement {
  const more = [
    ...(name === undefined ? [] : [Prisma.sql`"name" = ${name}`]),
    ...(buyIn === undefined ? [] : [Prisma.sql`"buyIn" = ${buyIn}`]),
  ];
  const sets = Prisma.join([Prisma.sql`"endedAt" = NULL`, Prisma.sql`"closing" = NULL`, ...more]);
  return sendable(Prisma.sql`UPDATE "Night" SET ${sets} WHERE "id" = ${nightId} AND NOT EXISTS (
    SELECT 1 FROM "Night" AS o WHERE o."groupId" = ${groupId} AND o."endedAt" IS NULL AND o."id" <> ${nightId})`);
}

/** The games that closing a night ended, with the entries that did. `isLast`: nothing follows them. */
async function endedByClosing(db: Reader, nightId: string) {
  const games = await db.game.findMany({
    where: { nightId, AND: [LISTED], entries: { some: { entryId: { startsWith: CLOSING } } } },
    select: {
      ...{ id: true, seq: true, ruleSet: true },
      entries: { orderBy: { seq: "asc" }, select: { seq: true, entryId: true, replaces: true } },
    },
  });
  return games.flatMap(({ id: game, seq, ruleSet: name, entries }) => {
    const replaced = new Set(entries.flatMap(({ replaces }) => fromJson("replaces", replaces) ?? []));
    const own = entries
      .filter((one) => one.entryId.startsWith(CLOSING) && one.replaces === null)
      .map((one) => one.seq)
      .filter((one) => !replaced.has(one));
    if (own.length === 0) return [];
    return [{ game, name, seq, entries: own, isLast: own.at(-1) === seq }];
  });
}
