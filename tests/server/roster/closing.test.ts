import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import type { ChangedAfter } from "@/lib/protocol/ledger";
import type { ClosedNight } from "@/lib/protocol/rosterSchemas";
import { database } from "@/lib/server/db/db";
import { onPostgres } from "@/lib/server/db/dialect";
import { changeGroup } from "@/lib/server/groups/group";
import { access, type Pass } from "@/lib/server/identity/access";
import { closeNight } from "@/lib/server/roster/closeNight";
import { addLedgerEntry, cancelLedgerEntry } from "@/lib/server/roster/ledger/addEntry";
import { addRound } from "@/lib/server/roster/ledger/addRound";
import { openUnits } from "@/lib/server/roster/ledger/openUnits";
import { mergePlayers, separatePlayers } from "@/lib/server/roster/mergePlayers";
import { readNight } from "@/lib/server/roster/nightResult";
import { beginNight, changeNight, setBuyIn } from "@/lib/server/roster/nights";
import { deleteGame } from "@/lib/server/table/deleted/deleteGame";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { onRoster, type TestGroup, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { freshId, recordAll } from "../table";

ownDataFolder();

const refuses = (code: string) => ({ ok: false, refusal: { code } });
const gives = (from: string, to: string, count: number): Action => ({
  do: "result",
  moves: [{ what: "chip", count, from, to }],
});

let group: TestGroup;
let roster: Readonly<Record<string, string>>;
let night: string;

beforeEach(async () => {
  group = await testGroup("bar");
  const names = ["Ann", "Bob", "Cy"];
  const ids = await onRoster(group.pass, ...names);
  roster = Object.fromEntries(names.map((name, at) => [name, ids[at] ?? ""]));
  await changeGroup(group.pass, { money: { currency: "USD", chip_value: 50, buy_in: 500 } });
  const begun = await beginNight(group.pass, {});
  night = begun.ok ? begun.value.id : "";
});

const who = (name: string): string => roster[name] ?? name;

/** A game for ten chips each; seats are s1, s2, … */
async function played(names: readonly string[], ...actions: readonly Action[]): Promise<Pass> {
  const id = freshId();
  const done = await startGame(group.member, {
    ...{ id, game: "own-hand", house: { chips: 10 }, group: group.id },
    players: names.map((name, at) => ({ seat: `s${at + 1}`, name })),
  });
  if (!done.ok) throw new Error(done.refusal.message);
  const pass = await access(group.member, id, "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  await recordAll(pass.value, actions);
  return pass.value;
}

const read = async () => {
  const done = await readNight(group.pass, night);
  if (!done.ok) throw new Error(done.refusal.code);
  return done.value;
};
const inPlay = async () => (await read()).result.inPlay;
/** The open games as the sheet sends them, each with what it adds. */
const asShown = async (
  add: (game: Awaited<ReturnType<typeof inPlay>>[number]) => object = () => ({}),
): Promise<ClosedNight["games"]> =>
  (await inPlay()).map((one) => ({ game: one.game, after: one.seq, ...add(one) }));
const balances = async (unit: string | null = "USD") =>
  Object.fromEntries(
    ((await openUnits(group.pass)).find((one) => one.unit === unit)?.balances ?? []).map(
      ({ name, amount }) => [name, amount],
    ),
  );
const sumOf = (amounts: object): number => Object.values(amounts).reduce((sum: number, one) => sum + one, 0);
const bought = (name: string, times: number, shares = 0) =>
  setBuyIn(group.pass, night, { player: who(name), times, shares });

/** All that closing a night may change. */
const stored = async () => ({
  night: await database().night.findMany({ where: { groupId: group.id } }),
  buyIns: await database().buyIn.findMany({ where: { nightId: night }, orderBy: { party: "asc" } }),
  games: await database().game.findMany({
    where: { groupId: group.id },
    orderBy: { id: "asc" },
    include: { entries: true, seats: true, rounds: true },
  }),
});

/** Two open games with pots, one of them in a round, and a buy-in each. */
async function twoOpen(): Promise<void> {
  await played(["Ann", "Bob"], gives("s1", "pot", 3), gives("s2", "pot", 1));
  await played(["Ann", "Cy", "Zed"], gives("s3", "s1", 4), gives("s2", "pot", 2), { do: "start-round" });
  for (const name of ["Ann", "Bob", "guest:Zed"]) await bought(name, 1);
}

describe("closing time", () => {
  test("ends the games, divides the pots and gives out the buy-ins", async () => {
    await played(["Ann", "Bob"], gives("s1", "pot", 3), gives("s2", "pot", 1));
    await played(["Ann", "Cy", "Zed"], gives("s3", "s1", 4), gives("s2", "pot", 2));
    for (const name of ["Ann", "Bob", "guest:Zed"]) await bought(name, 1);
    const games = await asShown(({ chips }) => ({ pot: chips === 4 ? { s1: 1, s2: 1 } : { s3: 1 } }));
    expect(games).toHaveLength(2);
    expect(await closeNight(group.pass, night, { games, taker: null })).toMatchObject({ ok: true });
    // First game: Ann −3+2, Bob −1+2. Second: Ann +4, Cy −2, Zed −4+2. The buy-ins are even.
    expect(await balances()).toEqual({ Ann: 150, Bob: 50, Cy: -100, Zed: -100 });
    const { night: line, result } = await read();
    expect([line.endedAt === null, result.stranded, result.inPlay, result.pot]).toEqual([false, [], [], 0]);
    // Sent again after a lost answer, it stays as it is.
    const before = await stored();
    expect(await closeNight(group.pass, night, { games, taker: null })).toMatchObject({ ok: true });
    expect(await stored()).toEqual(before);
  });

  test("gives the buy-ins to one who did not buy in, and one share to a merged player", async () => {
    for (const name of ["Ann", "Bob"]) await bought(name, 1);
    expect(await closeNight(group.pass, night, { games: [], taker: who("Cy") })).toMatchObject({ ok: true });
    expect(await balances()).toEqual({ Cy: 1000, Ann: -500, Bob: -500 });
    await changeNight(group.pass, night, { ended: false });
    // No one takes them again, and Cy has not bought in.
    expect((await read()).night.buyIns.map(({ name, times, shares }) => [name, times, shares])).toEqual([
      ["Ann", 1, 0],
      ["Bob", 1, 0],
    ]);
    await bought("Cy", 1);
    await mergePlayers(group.pass, who("Bob"), who("Ann"));
    expect(await closeNight(group.pass, night, { games: [], taker: null })).toMatchObject({ ok: true });
    // Ann bought in twice in all: 750 each of 1500.
    expect(await balances()).toEqual({ Ann: -250, Cy: 250 });
  });

  test("is refused with everything as it was", async () => {
    await twoOpen();
    const before = await stored();
    const games = await asShown();
    const [first] = games;
    const close = (sent: ClosedNight, at = night) => closeNight(group.pass, at, sent);
    expect(await close({ games }, "no-such-night")).toMatchObject(refuses("no-such-night"));
    expect(await close({ games, taker: "nobody-at-all-here" })).toMatchObject(refuses("no-such-player"));
    expect(await close({ games: first ? [first] : [] })).toMatchObject(refuses("stale"));
    expect(await close({ games: games.map((one) => ({ ...one, after: one.after - 1 })) })).toMatchObject(
      refuses("stale"),
    );
    expect(await close({ games: games.map((one) => ({ ...one, pot: { s9: 1 } })) })).toMatchObject({
      ok: false,
    });
    expect(await stored()).toEqual(before);
  });

  test.each([
    ["the night", `UPDATE ON "Night"`, "TRUE"],
    ["the buy-ins", `INSERT ON "BuyIn"`, "TRUE"],
    ["the first game", `INSERT ON "Entry"`, `NEW."gameId" = '0'`],
    ["the second game", `INSERT ON "Entry"`, `NEW."gameId" = '1'`],
    ["the last end", `UPDATE ON "Seat"`, `NEW."gameId" = '1'`],
  ])("cut off at %s leaves everything as it was, and then works", async (_what, event, when) => {
    await twoOpen();
    const games = await asShown(({ chips }) => (chips > 0 ? { pot: { s1: 1 } } : {}));
    const condition = when.replace(/'(\d)'/, (_, at: string) => `'${games[Number(at)]?.game}'`);
    const before = await stored();
    await cutOff(event, condition);
    await expect(closeNight(group.pass, night, { games, taker: null })).rejects.toThrow();
    await heal(event);
    expect(await stored()).toEqual(before);
    expect(await inPlay()).toHaveLength(2);
    expect(await closeNight(group.pass, night, { games, taker: null })).toMatchObject({ ok: true });
    expect(sumOf(await balances())).toBe(0);
    expect(await inPlay()).toEqual([]);
  });

  test("counts what others record at that moment, or asks again", async () => {
    const pass = await played(["Ann", "Bob"], gives("s1", "s2", 3));
    const games = await asShown();
    const [closed, tapped] = await Promise.all([
      closeNight(group.pass, night, { games }),
      record(pass, [{ id: freshId(), action: gives("s2", "s1", 1), after: 1 }]),
    ]);
    expect([closed.ok, tapped.ok].filter(Boolean)).toHaveLength(1);
    if (closed.ok) expect(await balances()).toEqual({ Ann: -150, Bob: 150 });
    else expect((await inPlay()).map(({ seq }) => seq)).toEqual([2]);
  });
});

/** Fails each statement of this kind, as a full disk or a lost connection does. */
async function cutOff(event: string, condition: string): Promise<void> {
  const db = database();
  if (!onPostgres()) {
    await db.$executeRawUnsafe(
      `CREATE TRIGGER cut BEFORE ${event} WHEN ${condition} BEGIN SELECT RAISE(ABORT, 'cut off'); END`,
    );
    return;
  }
  await db.$executeRawUnsafe(
    "CREATE OR REPLACE FUNCTION cut() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'cut off'; END $$ LANGUAGE plpgsql",
  );
  await db.$executeRawUnsafe(
    `CREATE TRIGGER cut BEFORE ${event} FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION cut()`,
  );
}

const heal = (event: string) =>
  database().$executeRawUnsafe(
    onPostgres() ? `DROP TRIGGER cut ON ${event.split(" ON ")[1]}` : "DROP TRIGGER cut",
  );

describe("counted stacks", () => {
  test("replace the recorded ones, with the pot, and end an open round", async () => {
    await played(["Ann", "Bob", "Cy"], gives("s1", "pot", 3), gives("s2", "s3", 4));
    const [game] = await inPlay();
    expect(game?.stacks).toEqual({ s1: 7, s2: 6, s3: 14 });
    const games = await asShown(() => ({ stacks: { s1: 12, s2: 0, s3: 18 } }));
    expect(await closeNight(group.pass, night, { games })).toMatchObject({ ok: true });
    expect(await balances()).toEqual({ Ann: 100, Bob: -500, Cy: 400 });
    expect((await read()).result).toMatchObject({ pot: 0, bank: 0, stranded: [] });
  });

  test("that all lie with one player end the game by themselves", async () => {
    await played(["Ann", "Bob"], gives("s1", "pot", 3));
    const games = await asShown(() => ({ stacks: { s1: 0, s2: 20 } }));
    expect(await closeNight(group.pass, night, { games })).toMatchObject({ ok: true });
    expect(await balances()).toEqual({ Ann: -500, Bob: 500 });
  });

  test.each([
    ["too many chips", { s1: 11, s2: 10 }],
    ["too few", { s1: 1, s2: 2 }],
    ["no one’s", {}],
    ["a stranger’s", { s1: 10, s9: 10 }],
    ["only one’s", { s1: 20 }],
  ])("of %s are refused, and nothing is closed", async (_what, stacks) => {
    await played(["Ann", "Bob"], gives("s1", "pot", 3));
    const before = await stored();
    const games = await asShown(() => ({ stacks }));
    expect(await closeNight(group.pass, night, { games })).toMatchObject(refuses("stacks-differ"));
    expect(await stored()).toEqual(before);
  });
});

test("random closings and reopenings sum to zero, in fewer payments than people", async () => {
  const names = ["Ann", "Bob", "Cy", "Zed"];
  const seats = fc.constantFrom("s1", "s2", "s3", "s4");
  const game = fc.record({
    moved: fc.array(fc.tuple(seats, fc.oneof(seats, fc.constant("pot")), fc.integer({ min: 1, max: 2 })), {
      maxLength: 4,
    }),
    inRound: fc.boolean(),
    how: fc.constantFrom("counted", "divided", "left"),
    heap: fc.array(fc.nat(3), { minLength: 40, maxLength: 40 }),
  });
  const night1 = fc.record({
    games: fc.array(game, { minLength: 1, maxLength: 2 }),
    bought: fc.array(fc.nat(2), { minLength: 4, maxLength: 4 }),
    taker: fc.constantFrom(null, undefined, roster.Ann, "guest:Yo"),
    reopened: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(night1, async ({ games, bought: times, taker, reopened }) => {
      await database().game.updateMany({ where: { groupId: group.id }, data: { deletedAt: new Date() } });
      await database().buyIn.deleteMany({ where: { nightId: night } });
      await changeNight(group.pass, night, { ended: false });
      for (const { moved, inRound } of games) {
        const moves = moved.flatMap(([from, to, count]) => (from === to ? [] : [gives(from, to, count)]));
        await played(
          names,
          gives("s1", "s2", 1),
          ...moves,
          ...(inRound ? [{ do: "start-round" } as const] : []),
        );
      }
      for (const [at, count] of times.entries())
        if (count > 0) await bought(["Ann", "Bob", "Cy", "guest:Zed"][at] ?? "", count);
      const sent = await asShown(({ stacks, chips, share }) => {
        const { how, heap } = games[0] ?? { how: "left", heap: [] };
        if (how === "left" || stacks === null) return {};
        if (how === "divided") return chips > 0 && share ? { pot: share } : {};
        // All chips in play, dealt out again.
        const all = Object.values(stacks).reduce((sum, one) => sum + one, chips);
        const dealt = Object.fromEntries(Object.keys(stacks).map((seat) => [seat, 0]));
        for (const place of Array.from({ length: all }, (_, at) => heap[at] ?? 0)) {
          const seat = Object.keys(dealt)[place % Object.keys(dealt).length] ?? "s1";
          dealt[seat] = (dealt[seat] ?? 0) + 1;
        }
        return { stacks: dealt };
      });
      const close = () =>
        closeNight(group.pass, night, { games: sent, ...(taker !== undefined && { taker }) });
      expect(await close()).toMatchObject({ ok: true });
      const closed = await balances();
      expect(sumOf(closed)).toBe(0);
      const [open] = await openUnits(group.pass);
      expect(open?.changes ?? []).toEqual([]);
      expect((open?.payments ?? []).length).toBeLessThanOrEqual(Math.max(0, Object.keys(closed).length - 1));
      const { result } = await read();
      const inChips = result.people.reduce((sum, { chips }) => sum + (chips ? chips.out - chips.in : 0), 0);
      expect(inChips + result.pot + result.bank).toBe(0);
      if (!reopened) return;
      expect(await changeNight(group.pass, night, { ended: false })).toMatchObject({
        value: { stayEnded: [] },
      });
      const again = await asShown((game) => {
        const before = sent.find((one) => one.game === game.game);
        return { ...(before?.pot && { pot: before.pot }), ...(before?.stacks && { stacks: before.stacks }) };
      });
      expect(
        await closeNight(group.pass, night, { games: again, ...(taker !== undefined && { taker }) }),
      ).toMatchObject({ ok: true });
      expect(await balances()).toEqual(closed);
    }),
    { numRuns: 8 },
  );
});

describe("a reopened night", () => {
  test("has its games as they were before closing", async () => {
    await twoOpen();
    const before = await inPlay();
    const states = (await stored()).games.map(({ state }) => state);
    for (let times = 0; times < 2; times++) {
      const games = await asShown(({ chips, stacks }) =>
        times === 0 || stacks === null
          ? { pot: { s1: 1 } }
          : { stacks: { ...stacks, s1: (stacks.s1 ?? 0) + chips } },
      );
      expect(await closeNight(group.pass, night, { games })).toMatchObject({ ok: true });
      expect(await changeNight(group.pass, night, { ended: false })).toEqual({
        ok: true,
        value: { stayEnded: [] },
      });
      expect((await inPlay()).map(({ seq: _, ...game }) => game)).toEqual(
        before.map(({ seq: _, ...game }) => game),
      );
      expect((await stored()).games.map(({ state }) => state)).toEqual(states);
    }
    expect((await stored()).night[0]).toMatchObject({ endedAt: null, closing: null });
  });

  test("is the way to go on with its games: while it is over, their end cannot be undone", async () => {
    await played(["Ann", "Bob"], gives("s1", "pot", 3));
    const [game] = await asShown();
    await closeNight(group.pass, night, { games: await asShown() });
    const pass = await access(group.member, game?.game ?? "", "record");
    if (!pass.ok) throw new Error(pass.refusal.code);
    const replacing = (action: Action | null, ...replaces: readonly number[]) =>
      record(pass.value, [{ id: freshId(), action, after: 2, replaces }]);
    const before = await stored();
    expect(await replacing(null, 2)).toMatchObject(refuses("night-is-over"));
    expect(await replacing(gives("s1", "s2", 1), 2)).toMatchObject(refuses("night-is-over"));
    expect(await replacing(null, 1, 2)).toMatchObject(refuses("night-is-over"));
    expect(await stored()).toEqual(before);
    // Earlier entries can be corrected, as the game stays over.
    expect(await replacing(gives("s1", "pot", 4), 1)).toMatchObject({ ok: true });
    await changeNight(group.pass, night, { ended: true });
    await changeNight(group.pass, night, { ended: false });
    const undone = { id: freshId(), action: null, after: 3, replaces: [2] };
    expect(await record(pass.value, [undone])).toMatchObject({ ok: true });
    expect(await inPlay()).toHaveLength(1);
  });

  test("names the games that stay ended, because something follows their end", async () => {
    await played(["Ann", "Bob"], gives("s1", "pot", 3));
    await played(["Ann", "Cy"], gives("s1", "s2", 2));
    const games = await asShown();
    await closeNight(group.pass, night, { games });
    const [pot] = (await read()).result.stranded;
    const pass = await access(group.member, pot?.game ?? "", "record");
    if (!pass.ok) throw new Error(pass.refusal.code);
    await record(pass.value, [
      { id: freshId(), action: { do: "end", pot: { s2: 1 } }, after: pot?.seq ?? 0 },
    ]);
    expect(await changeNight(group.pass, night, { ended: false })).toMatchObject({
      value: { stayEnded: [{ game: pot?.game, name: "own-hand" }] },
    });
    expect((await inPlay()).map(({ game }) => game)).toEqual(
      games.flatMap(({ game }) => (game === pot?.game ? [] : [game])),
    );
  });

  test("cut off at its last game stays closed, with all games", async () => {
    await twoOpen();
    const games = await asShown();
    await closeNight(group.pass, night, { games });
    const before = await stored();
    const event = `INSERT ON "Entry"`;
    await cutOff(event, `NEW."gameId" = '${games[1]?.game}'`);
    await expect(changeNight(group.pass, night, { ended: false })).rejects.toThrow();
    await heal(event);
    expect(await stored()).toEqual(before);
    expect(await changeNight(group.pass, night, { ended: false })).toMatchObject({ ok: true });
    expect(await inPlay()).toHaveLength(2);
  });

  test("is refused while another is on", async () => {
    await closeNight(group.pass, night, { games: [] });
    await beginNight(group.pass, {});
    expect(await changeNight(group.pass, night, { ended: false })).toMatchObject(refuses("night-is-on"));
  });
});

describe("what changes after closing", () => {
  const changes = async (unit: string | null = "USD") =>
    (await openUnits(group.pass)).find((one) => one.unit === unit)?.changes ?? [];
  const shown = ({ why, people }: ChangedAfter) =>
    [why, ...people.map(({ name, amount }) => `${name} ${amount}`)].join(" ");
  const rows = async (unit?: string | null) => (await changes(unit)).map(shown);
  const plan = async () =>
    ((await openUnits(group.pass))[0]?.payments ?? []).map(
      ({ fromName, toName, amount, paid }) => `${fromName}→${toName} ${amount}${paid ? " ✓" : ""}`,
    );
  const END: Action = { do: "end" };

  test("is one row with its reason, and ticks keep meaning what they meant", async () => {
    const pass = await played(["Ann", "Bob", "Cy"], gives("s2", "s1", 4), gives("s3", "s1", 1), END);
    await closeNight(group.pass, night, { games: [] });
    expect([await rows(), await plan()]).toEqual([[], ["Bob→Ann 200", "Cy→Ann 50"]]);
    await addLedgerEntry(group.pass, {
      ...{ id: freshId(), ledger: "money", unit: "USD", deed: "repaid" },
      ...{ from: who("Bob"), to: who("Ann"), amount: 200 },
    });
    await record(pass, [{ id: freshId(), action: gives("s2", "s1", 6), after: 3, replaces: [1] }]);
    expect(await rows()).toEqual(["corrected Ann 100 Bob -100"]);
    expect((await changes())[0]).toMatchObject({ night, game: pass.gameId });
    expect((await plan()).toSorted()).toEqual(["Bob→Ann 100", "Bob→Ann 200 ✓", "Cy→Ann 50"]);
    expect(await balances()).toEqual({ Ann: 150, Bob: -100, Cy: -50 });
    // Corrected back, nothing has changed. Merges and a group's new chip value change nothing either.
    await record(pass, [{ id: freshId(), action: gives("s2", "s1", 4), after: 4, replaces: [4] }]);
    await changeGroup(group.pass, { money: { chip_value: 100 } });
    expect(await rows()).toEqual([]);
    const [twin = ""] = await onRoster(group.pass, "Cynthia");
    await mergePlayers(group.pass, who("Cy"), twin);
    expect(await rows()).toEqual([]);
    await separatePlayers(group.pass, who("Cy"));
    expect(await rows()).toEqual([]);
  });

  test("names deleted games, buy-ins and canceled rounds", async () => {
    const pass = await played(["Ann", "Bob"], gives("s2", "s1", 4), END);
    const round = { id: freshId(), payer: who("Cy"), amount: 1000, unit: "USD" };
    await addRound(group.pass, { ...round, sharers: [{ who: who("Ann") }, { who: who("Bob") }] });
    for (const name of ["Ann", "Bob"]) await bought(name, 1);
    await closeNight(group.pass, night, { games: [], taker: who("Ann") });
    await bought("Bob", 2, 0);
    await cancelLedgerEntry(group.pass, round.id, { id: freshId(), note: "Another table’s" });
    const keeper = await access(group.keeper, pass.gameId, "relink");
    if (!keeper.ok) throw new Error(keeper.refusal.code);
    await deleteGame(keeper.value);
    expect((await rows()).toSorted()).toEqual([
      "buy-ins Ann 500 Bob -500",
      "deleted Bob 200 Ann -200",
      "round Ann 500 Bob 500 Cy -1000",
    ]);
    expect(await balances()).toEqual({ Ann: 1000, Bob: -1000 });
    // Closed again, it starts from there.
    await changeNight(group.pass, night, { ended: false });
    expect(await rows()).toEqual([]);
    await changeNight(group.pass, night, { ended: true });
    expect(await rows()).toEqual([]);
  });

  test("is counted in chips while these have no value", async () => {
    await database().night.update({ where: { id: night }, data: { chipValue: null } });
    const pass = await played(["Ann", "Bob"], gives("s2", "s1", 4), END);
    await closeNight(group.pass, night, { games: [] });
    await record(pass, [{ id: freshId(), action: gives("s2", "s1", 5), after: 2, replaces: [1] }]);
    expect([await rows(null), await rows()]).toEqual([["corrected Ann 1 Bob -1"], []]);
  });
});
