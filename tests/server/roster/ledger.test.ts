import { beforeEach, describe, expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import { anonymizeAccount } from "@/lib/server/accounts/anonymizeAccount";
import { database } from "@/lib/server/db/db";
import { marksIn } from "@/lib/server/figures/marks";
import { access } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { addLedgerEntry, cancelLedgerEntry } from "@/lib/server/roster/ledger/addEntry";
import { dishes } from "@/lib/server/roster/ledger/dishes";
import { drinks, drinksLeft, unservedAfter } from "@/lib/server/roster/ledger/drinks";
import { listLedgerEntries } from "@/lib/server/roster/ledger/listLedgerEntries";
import { marksByGame } from "@/lib/server/roster/ledger/marksByGame";
import { openUnits } from "@/lib/server/roster/ledger/openUnits";
import { mergePlayers } from "@/lib/server/roster/mergePlayers";
import { readNight } from "@/lib/server/roster/nightResult";
import { beginNight, changeNight, setBuyIn } from "@/lib/server/roster/nights";
import { setDrinkLimit, setUnlisted } from "@/lib/server/roster/ownPlayer";
import { changePlayer, removePlayer } from "@/lib/server/roster/players";
import { recordResult } from "@/lib/server/roster/recordResult";
import { rosterOf } from "@/lib/server/roster/rosterOf";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { dayBefore, dayOf, daysAfter, startOf } from "@/lib/views/dayOf";
import { onRoster, passOf, type TestGroup, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { cookieOf, signedUp } from "../people";
import { routeAt } from "../routeAt";
import { freshId, guest, ROUND, recordAll } from "../table";
import { tallyOf } from "../tally";

ownDataFolder();

const refuses = (code: string) => ({ ok: false, refusal: { code } });
const gives = (from: string, to: string, count: number, what: "chip" | "drink" = "chip"): Action => ({
  do: "result",
  moves: [{ what, count, from, to }],
});
const END: Action = { do: "end" };
const NAMES = ["Ann", "Bob", "Cy", "Dee"];
const ZONE = "Europe/Berlin";

let group: TestGroup;
/** Ann, Bob, Cy and Dee of the roster, by name. */
let roster: Readonly<Record<string, string>>;
let today: string;

beforeEach(async () => {
  group = await testGroup("bar");
  const ids = await onRoster(group.pass, ...NAMES);
  roster = Object.fromEntries(NAMES.map((name, at) => [name, ids[at] ?? ""]));
  today = dayOf(new Date(), ZONE);
});

const who = (name: string): string => roster[name] ?? name;
/** Links a signed-in user to a roster player. */
const isPlayer = (visitor: Visitor, name: string) =>
  database().player.update({ where: { id: who(name) }, data: { accountId: visitor.account?.id ?? "" } });

type Sent = Parameters<typeof addLedgerEntry>[1];
const lineOf = (entry: Partial<Sent>): Sent =>
  ({ id: freshId(), ledger: "drinks", deed: "owed", amount: 1, note: "A bet", ...entry }) as Sent;
const writes = async (entry: Partial<Sent>, visitor: Visitor = group.keeper) =>
  addLedgerEntry(await passOf(visitor, group.id), lineOf(entry));
const wrote = async (entry: Partial<Sent>, visitor?: Visitor): Promise<string> => {
  const done = await writes(entry, visitor);
  if (!done.ok) throw new Error(done.refusal.code);
  return done.value.id;
};

async function washed(day: string, ...losers: readonly string[]): Promise<string> {
  const id = freshId();
  const done = await recordResult(group.pass, { id, game: "firehouse", losers: losers.map(who), day });
  if (!done.ok) throw new Error(done.refusal.code);
  return id;
}

async function played(game: string, house: Readonly<Record<string, number>>, ...actions: readonly Action[]) {
  const id = freshId();
  const players = NAMES.map((name, at) => ({ seat: `s${at + 1}`, name }));
  const done = await startGame(group.member, { id, game, house, players, group: group.id });
  if (!done.ok) throw new Error(done.refusal.message);
  const pass = await access(group.member, id, "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  await recordAll(pass.value, actions);
  return pass.value;
}

const openDishes = async (visitor = group.keeper, now?: Date) =>
  (await dishes(await passOf(visitor, group.id), now)).map(
    ({ name, times, day }) => `${name} ${times} ${day}`,
  );
interface Open {
  readonly balances: Readonly<Record<string, number>>;
  readonly payments: readonly string[];
}
const units = async (visitor = group.keeper): Promise<Readonly<Record<string, Open>>> =>
  Object.fromEntries(
    (await openUnits(await passOf(visitor, group.id)))
      .map(({ unit, balances, payments }) => ({
        unit,
        balances: Object.fromEntries(balances.map(({ name, amount }) => [name, amount])),
        payments: payments.flatMap(({ fromName, toName, amount, paid }) =>
          paid === null ? [`${fromName}→${toName} ${amount}`] : [],
        ),
      }))
      .filter(({ payments }) => payments.length > 0)
      .map(({ unit, ...open }) => [unit ?? "chips", open]),
  );
const openDrinks = async (visitor = group.keeper, now?: Date) =>
  (await drinks(await passOf(visitor, group.id), now)).open.owed.map(
    ({ fromName, toName, amount }) => `${fromName}→${toName} ${amount}`,
  );

describe("dishes", () => {
  test("are owed by today's loser; manual entries of earlier days are done", async () => {
    for (let ago = 2; ago < 61; ago++) await washed(daysAfter(today, -ago), NAMES[ago % 4] ?? "");
    await washed(dayBefore(today), "Bob");
    await washed(today, "Ann", "Cy");
    expect(await openDishes()).toEqual([`Ann 1 ${today}`, `Cy 1 ${today}`]);
    expect((await tallyOf(group.pass, "firehouse", null)).find(({ name }) => name === "Bob")?.times).toBe(15);
  });

  test("move to another day and person, who counts as having washed", async () => {
    const game = await washed(today, "Ann");
    expect(await tallyOf(group.pass, "firehouse", null)).toEqual([
      { player: who("Ann"), name: "Ann", times: 1 },
    ]);
    const duty = { ledger: "dishes", game, to: "bank" } as const;
    const friday = daysAfter(today, 4);
    await wrote({ ...duty, deed: "swapped", from: who("Ann"), to: who("Bob"), day: friday });
    expect(await openDishes()).toEqual([`Bob 1 ${friday}`]);
    // It waits for its day, even a late one.
    expect(await openDishes(group.keeper, new Date(startOf(friday, ZONE).getTime() + 1))).toEqual([
      `Bob 1 ${friday}`,
    ]);
    expect(await writes({ ...duty, deed: "done", from: who("Ann") })).toMatchObject(refuses("not-owed"));
    await wrote({ ...duty, deed: "done", from: who("Bob") });
    expect(await openDishes()).toEqual([]);
    expect(await tallyOf(group.pass, "firehouse", null)).toEqual([
      { player: who("Bob"), name: "Bob", times: 1 },
    ]);
  });

  test("of an earlier day are entered as done, and owed by no one", async () => {
    const yesterday = dayBefore(today);
    const done = { ledger: "dishes", deed: "done", from: who("Cy"), to: "bank" } as const;
    await wrote({ ...done, day: yesterday });
    expect(await openDishes()).toEqual([]);
    expect(await tallyOf(group.pass, "firehouse", null)).toEqual([
      { player: who("Cy"), name: "Cy", times: 1 },
    ]);
    expect(await writes({ ...done, day: daysAfter(today) })).toMatchObject(refuses("bad-duty-day"));
    expect(await writes(done)).toMatchObject(refuses("not-owed"));
    await isPlayer(group.member, "Bob");
    expect(await writes({ ...done, day: yesterday }, group.member)).toMatchObject(refuses("not-your-role"));
    await wrote({ ...done, from: who("Bob"), day: yesterday }, group.member);
    expect(await openDishes()).toEqual([]);
  });

  test("double or clear with a reason; a canceled entry does not count", async () => {
    const game = await washed(today, "Ann");
    const duty = { ledger: "dishes", game, to: "bank", from: who("Ann") } as const;
    const doubled = await wrote({ ...duty, deed: "doubled", note: "Lost the second one, too" });
    expect(await openDishes()).toEqual([`Ann 2 ${today}`]);
    expect(await cancelLedgerEntry(group.pass, doubled, { id: freshId(), note: "It was Bob" })).toMatchObject(
      {
        ok: true,
      },
    );
    expect(await openDishes()).toEqual([`Ann 1 ${today}`]);
    await wrote({ ...duty, deed: "cleared", note: "Won it" });
    expect(await openDishes()).toEqual([]);
    const { lines } = await listLedgerEntries(group.pass, "dishes");
    expect(
      lines.map(({ deed: kind, takes, takenBack, game: from }) => [kind, takes, takenBack, from?.id]),
    ).toEqual([
      ["cleared", null, false, game],
      ["taken-back", "doubled", false, game],
      ["doubled", null, true, game],
    ]);
  });

  test("for today stay canceled, however long ago they were entered and canceled", async () => {
    const owed = { ledger: "dishes", deed: "owed", to: "bank", day: today } as const;
    const line = await wrote({ ...owed, from: who("Ann") });
    await wrote({ ...owed, from: who("Bob") });
    expect(await cancelLedgerEntry(group.pass, line, { id: freshId(), note: "Swapped" })).toMatchObject({
      ok: true,
    });
    await database().ledgerLine.updateMany({
      where: { groupId: group.id },
      data: { at: startOf(daysAfter(today, -60), ZONE) },
    });
    expect(await openDishes()).toEqual([`Bob 1 ${today}`]);
  });

  test("go with their deleted game", async () => {
    const game = await washed(today, "Ann");
    await database().game.update({ where: { id: game }, data: { deletedAt: new Date() } });
    expect(await openDishes()).toEqual([]);
    expect(
      await writes({ ledger: "dishes", deed: "done", from: who("Ann"), to: "bank", game }),
    ).toMatchObject(refuses("no-such-game"));
  });

  test("are entered manually by an admin, or by the debtor", async () => {
    await isPlayer(group.member, "Bob");
    const owed = { ledger: "dishes", deed: "owed", to: "bank", note: "Burnt the pan", day: today } as const;
    expect(await writes({ ...owed, from: who("Ann") }, group.member)).toMatchObject(
      refuses("not-the-debtor"),
    );
    await wrote({ ...owed, from: who("Bob") }, group.member);
    expect(await openDishes()).toEqual([`Bob 1 ${today}`]);
    await wrote({ ledger: "dishes", deed: "done", from: who("Bob"), to: "bank" }, group.member);
    expect(await openDishes()).toEqual([]);
  });
});

/** A finished night with those actions, for ten chips each. */
async function aNight(...actions: readonly Action[]): Promise<string> {
  const night = await beginNight(group.pass, { name: "Bar night", buy_in: 500 });
  if (!night.ok) throw new Error(night.refusal.code);
  await played("own-hand", { chips: 10 }, ...actions, END);
  await changeNight(group.pass, night.value.id, { ended: true });
  return night.value.id;
}

describe("chips", () => {
  test("of two nights and a game settle together by the fewest payments", async () => {
    await aNight(gives("s2", "s3", 5));
    await aNight(gives("s3", "s1", 5));
    await played("own-hand", { chips: 10 }, gives("s4", "s1", 2), END);
    expect((await units()).chips).toEqual({
      balances: { Ann: 7, Dee: -2, Bob: -5 },
      payments: expect.arrayContaining(["Bob→Ann 5", "Dee→Ann 2"]),
    });
    const paid = { ledger: "chips", deed: "repaid" } as const;
    const { note: _, ...repaid } = lineOf({ ...paid, from: who("Bob"), to: who("Ann"), amount: 5 });
    expect(await addLedgerEntry(group.pass, repaid)).toMatchObject({ ok: true });
    expect((await units()).chips).toEqual({ balances: { Ann: 2, Dee: -2 }, payments: ["Dee→Ann 2"] });
    expect(await addLedgerEntry(group.pass, { ...repaid, id: freshId() })).toMatchObject(refuses("not-owed"));
    // Nothing is copied: the payment is the only entry.
    const { lines } = await listLedgerEntries(group.pass, "chips");
    expect(lines.map(({ deed: kind }) => kind)).toEqual(["repaid"]);
  });

  test("of a game outside nights count for thirty days, and for good once they were paid back", async () => {
    const game = await played("own-hand", { chips: 10 }, gives("s2", "s1", 4), END);
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    await wrote({ ledger: "chips", deed: "repaid", from: who("Bob"), to: who("Ann"), amount: 3 });
    expect((await units()).chips?.payments).toEqual(["Bob→Ann 1"]);
    await database().game.update({ where: { id: game.gameId }, data: { playedAt: ago(40) } });
    // It was not open any more when Bob paid: he lent Ann three chips.
    expect((await units()).chips?.payments).toEqual(["Ann→Bob 3"]);
    await database().ledgerLine.updateMany({ where: { groupId: group.id }, data: { at: ago(20) } });
    expect((await units()).chips?.payments).toEqual(["Bob→Ann 1"]);
  });

  test("settle separately from money, and sum to zero", async () => {
    const night = await beginNight(group.pass, { buy_in: 500 });
    if (!night.ok) throw new Error(night.refusal.code);
    await setBuyIn(group.pass, night.value.id, { player: who("Ann"), times: 2, shares: 1 });
    await setBuyIn(group.pass, night.value.id, { player: who("Bob"), times: 1 });
    await changeNight(group.pass, night.value.id, { ended: true });
    await aNight(gives("s1", "s2", 3));
    await wrote({ ledger: "chips", deed: "owed", from: who("Cy"), to: "bank", amount: 9 });
    const open = await units();
    expect(open).toEqual({
      chips: {
        balances: { "the bank": 9, Bob: 3, Ann: -3, Cy: -9 },
        payments: expect.arrayContaining(["Ann→Bob 3", "Cy→the bank 9"]),
      },
      EUR: { balances: { Ann: 500, Bob: -500 }, payments: ["Bob→Ann 500"] },
    });
    for (const unit of [open.chips, open.EUR])
      expect(Object.values(unit?.balances ?? {}).reduce((sum, one) => sum + one, 0)).toBe(0);
    // Paying one leaves the other unchanged.
    await wrote({
      ledger: "money",
      unit: "EUR",
      deed: "repaid",
      from: who("Bob"),
      to: who("Ann"),
      amount: 500,
    });
    expect(await units()).toEqual({ chips: open.chips });
  });

  test("are marked as repaid by the receiver, or an admin", async () => {
    await isPlayer(group.member, "Bob");
    const owed = { ledger: "chips", from: who("Bob"), to: who("Ann"), amount: 5 } as const;
    await wrote({ ...owed, deed: "owed" }, group.member);
    expect(await writes({ ...owed, deed: "repaid" }, group.member)).toMatchObject(
      refuses("not-the-receiver"),
    );
    await isPlayer(group.owner, "Ann");
    expect(await writes({ ...owed, deed: "repaid" }, group.owner)).toMatchObject({ ok: true });
    expect((await units()).chips).toBe(undefined);
  });

  test.each([
    ["chips", { ledger: "chips" }],
    ["money", { ledger: "money", unit: "EUR", amount: 1_000_000_000 }],
    ["drinks", { ledger: "drinks" }],
  ] as const)("accept %s from the debtor or an admin, and no one else", async (_what, ledger) => {
    await isPlayer(group.member, "Bob");
    const byKeeper = await wrote({ ...ledger, deed: "owed", from: who("Ann"), to: who("Bob") });
    for (const from of [who("Ann"), who("Dee"), "bank"])
      expect(await writes({ ...ledger, deed: "owed", from, to: who("Bob") }, group.member)).toMatchObject(
        refuses("not-the-debtor"),
      );
    expect(
      await writes({ ...ledger, deed: "owed", from: who("Ann"), to: who("Cy") }, group.member),
    ).toMatchObject(refuses("not-the-debtor"));
    expect(
      await writes({ ...ledger, deed: "owed", from: who("Ann"), to: who("Bob") }, group.viewer),
    ).toMatchObject({
      ok: false,
    });
    await cancelLedgerEntry(group.pass, byKeeper, { id: freshId(), note: "Settled" });
    const open = Object.values(await units()).flatMap(({ payments }) => payments);
    expect([...open, ...(await openDrinks())]).toEqual([]);
    await wrote({ ...ledger, deed: "owed", from: who("Bob"), to: who("Ann") }, group.member);
  });

  test("of merged entries belong to one person", async () => {
    await wrote({ ledger: "chips", deed: "owed", from: who("Bob"), to: who("Ann"), amount: 5 });
    await wrote({ ledger: "chips", deed: "owed", from: who("Ann"), to: who("Cy"), amount: 5 });
    expect(await mergePlayers(group.pass, who("Cy"), who("Bob"))).toMatchObject({ ok: true });
    expect((await units()).chips).toBe(undefined);
    expect(
      await writes({ ledger: "chips", deed: "owed", from: who("Cy"), to: who("Bob"), amount: 5 }),
    ).toMatchObject(refuses("same-player"));
  });

  test("keep their debtor on the roster", async () => {
    await wrote({ ledger: "chips", deed: "owed", from: who("Dee"), to: who("Ann"), amount: 5 });
    expect(await removePlayer(group.pass, who("Dee"))).toMatchObject(refuses("in-ledger"));
  });
});

describe("drinks", () => {
  const drank = (...moves: readonly [seat: string, count: number][]) =>
    moves.map(([seat, count]) => gives("bank", seat, count, "drink"));

  test("of tonight’s games are owed until served, also on the next night, for thirty days", async () => {
    await played("pass-the-cup", {}, ...drank(["s1", 2], ["s2", 1]));
    expect((await openDrinks()).toSorted()).toEqual(["Ann→the bank 2", "Bob→the bank 1"]);
    await wrote({ deed: "served", from: who("Ann"), to: "bank", amount: 2 });
    expect(await openDrinks()).toEqual(["Bob→the bank 1"]);
    expect(await writes({ deed: "served", from: who("Ann"), to: "bank" })).toMatchObject(refuses("not-owed"));
    expect(await openDrinks(group.keeper, startOf(daysAfter(today), ZONE))).toEqual(["Bob→the bank 1"]);
    const night = await beginNight(group.pass, {});
    if (!night.ok) throw new Error(night.refusal.code);
    expect(await openDrinks()).toEqual(["Bob→the bank 1"]);
    expect((await drinks(group.pass)).open.tonight).toEqual([]);
    expect(await openDrinks(group.keeper, startOf(daysAfter(today, 31), ZONE))).toEqual([]);
    await wrote({ deed: "served", from: who("Bob"), to: "bank" });
    expect(await openDrinks()).toEqual([]);
  });

  test("of games stand below the nights of those who drank there, with any between two people", async () => {
    const nightOf = async (...moves: readonly Action[]) => {
      const begun = await beginNight(group.pass, {});
      const id = begun.ok ? begun.value.id : "";
      await played("pass-the-cup", {}, ...moves);
      await changeNight(group.pass, id, { ended: true });
      return async () => {
        const read = await readNight(group.pass, id);
        if (!read.ok) throw new Error(read.refusal.code);
        const owed = await unservedAfter(group.pass, read.value.result);
        return owed.map(({ fromName, toName, amount }) => `${fromName}→${toName} ${amount}`).toSorted();
      };
    };
    const first = await nightOf(...drank(["s2", 1]));
    const dry = await nightOf();
    expect(await first()).toEqual(["Bob→the bank 1"]);
    expect(await dry()).toEqual([]);
    await wrote({ from: who("Ann"), to: who("Bob"), amount: 3 });
    expect(await dry()).toEqual(["Ann→Bob 3"]);
  });

  test("over a player's own limit are shown to them at the table, and to no one else", async () => {
    await isPlayer(group.member, "Bob");
    const member = await passOf(group.member, group.id);
    const { gameId } = await played("pass-the-cup", {}, ...drank(["s2", 1]));
    expect(await drinksLeft(member, gameId)).toBe(null);
    await setDrinkLimit(member, 3);
    expect(await drinksLeft(member, gameId)).toEqual({ seat: "s2", limit: 3, at: 3 });
    // Their other debts count as well.
    await wrote({ from: who("Bob"), to: who("Ann") }, group.member);
    const again = await played("pass-the-cup", {}, ...drank(["s1", 1]));
    expect(await drinksLeft(member, again.gameId)).toEqual({ seat: "s2", limit: 3, at: 1 });
    for (const visitor of [group.owner, group.keeper, group.viewer])
      expect(await drinksLeft(await passOf(visitor, group.id), gameId)).toBe(null);
  });

  test("between two people are offset, and served by the receiver's word", async () => {
    await isPlayer(group.member, "Bob");
    await wrote({ from: who("Ann"), to: who("Bob"), amount: 3 });
    await wrote({ from: who("Bob"), to: who("Ann"), amount: 1 }, group.member);
    expect(await openDrinks()).toEqual(["Ann→Bob 2"]);
    const served = { deed: "served", from: who("Ann"), to: who("Bob"), amount: 2 } as const;
    expect(await writes({ ...served, amount: 3 }, group.member)).toMatchObject(refuses("not-owed"));
    await wrote(served, group.member);
    expect(await openDrinks()).toEqual([]);
  });

  test("count towards a private limit, which even owners do not see", async () => {
    await isPlayer(group.member, "Bob");
    const member = await passOf(group.member, group.id);
    expect(await setDrinkLimit(member, 37)).toMatchObject({ ok: true });
    await played("pass-the-cup", {}, ...drank(["s2", 3]));
    await wrote({ from: who("Bob"), to: who("Ann") }, group.member);
    expect((await drinks(member)).own).toEqual({ limit: 37, tonight: 4, unlisted: false });
    for (const visitor of [group.owner, group.keeper, group.viewer]) {
      const pass = await passOf(visitor, group.id);
      const responses = [
        await drinks(pass),
        await rosterOf(pass),
        await openUnits(pass),
        await dishes(pass),
        await listLedgerEntries(pass, "drinks"),
        await listLedgerEntries(pass, "chips"),
      ];
      expect(JSON.stringify(responses)).not.toMatch(/"[a-z]*limit"|:37[,}\]]/i);
      expect((await drinks(pass)).own).toBe(null);
      expect(await setDrinkLimit(pass, 1)).toMatchObject(refuses("no-such-player"));
    }
    // A later account of that player does not see it either.
    expect(
      await changePlayer(group.pass, who("Bob"), { account: group.owner.account?.id ?? "" }),
    ).toMatchObject({
      ok: true,
    });
    expect((await drinks(await passOf(group.owner, group.id))).own?.limit).toBe(null);
  });

  test("of a running night are tonight’s, even if it began yesterday", async () => {
    await isPlayer(group.member, "Bob");
    const night = await beginNight(group.pass, {});
    if (!night.ok) throw new Error(night.refusal.code);
    await played("pass-the-cup", {}, ...drank(["s2", 3]));
    const member = await passOf(group.member, group.id);
    const tomorrow = new Date(startOf(daysAfter(today), ZONE).getTime() + 60_000);
    expect((await drinks(member, tomorrow)).own?.tonight).toBe(3);
    await changeNight(group.pass, night.value.id, { ended: true });
    expect((await drinks(member, tomorrow)).own?.tonight).toBe(0);
  });
});

test("lose their limit with the account, and the reasons that name its person", async () => {
  await isPlayer(group.member, "Bob");
  const { account } = group.member;
  await setDrinkLimit(await passOf(group.member, group.id), 3);
  await wrote({ from: who("Ann"), to: who("Cy"), note: "bob says so" });
  await wrote({ from: who("Ann"), to: who("Cy"), note: "A bet" });
  await database().$transaction((tx) => anonymizeAccount(tx, account?.id ?? ""));
  const bob = await database().player.findUniqueOrThrow({ where: { id: who("Bob") } });
  expect([bob.accountId, bob.drinkLimit]).toEqual([null, null]);
  const { lines } = await listLedgerEntries(group.pass, "drinks");
  expect(lines.map(({ note }) => note)).toEqual(["A bet", "—"]);
});

test("respect a person who hides their stats, and may return", async () => {
  await isPlayer(group.viewer, "Cy");
  const viewer = await passOf(group.viewer, group.id);
  const listed = async () =>
    (await rosterOf(group.pass)).filter(({ unlisted }) => unlisted).map(({ shown }) => shown);
  expect(await listed()).toEqual([]);
  expect(await setUnlisted(viewer, true)).toMatchObject({ ok: true });
  expect(await listed()).toEqual(["Cy"]);
  expect((await drinks(viewer)).own?.unlisted).toBe(true);
  expect(await setUnlisted(viewer, false)).toMatchObject({ ok: true });
  expect(await listed()).toEqual([]);
  expect(await setUnlisted(group.pass, true)).toMatchObject(refuses("no-such-player"));
});

test("sum goods and bads of the games, each linked to its history", async () => {
  // Cy is right out of turn: two goods, and a bad for Ann.
  const round: readonly Action[] = [...ROUND.slice(0, -1), { do: "reveal", outcome: "short" }];
  await played("firehouse", {}, ...round);
  await played("firehouse", {}, ...round, {
    do: "adjust",
    what: "bad",
    count: 2,
    from: "bank",
    to: "s2",
    note: "Peeked",
  });
  const summed = (await marksIn(group.pass, "all")).map(
    ({ name, games, goods, bads }) => `${name} ${games}: +${goods} -${bads}`,
  );
  expect(summed).toEqual(["Cy 2: +4 -0", "Dee 2: +0 -0", "Ann 2: +0 -2", "Bob 2: +0 -2"]);
  const { games, next } = await marksByGame(group.pass, null);
  expect([games.length, next]).toEqual([2, null]);
  expect(
    games.flatMap(({ scores }) => scores.map(({ score }) => score)).reduce((sum, one) => sum + one, 0),
  ).toBe(0);
});

describe("entries", () => {
  test("are read a page at a time, newest first", async () => {
    for (let at = 1; at <= 25; at++)
      await wrote({ ledger: "chips", deed: "owed", from: who("Ann"), to: who("Bob"), amount: at });
    const first = await listLedgerEntries(group.pass, "chips");
    const second = await listLedgerEntries(group.pass, "chips", first.next ?? "");
    const read = [...first.lines, ...second.lines];
    expect([first.lines.length, second.lines.length, second.next]).toEqual([20, 5, null]);
    expect(read.map(({ amount }) => amount)).toEqual(Array.from({ length: 25 }, (_, at) => 25 - at));
    expect((await listLedgerEntries(group.pass, "chips", "no mark")).lines).toEqual(first.lines);
  });

  test("are canceled by their author, or an admin, once", async () => {
    await isPlayer(group.member, "Bob");
    const member = await passOf(group.member, group.id);
    const keepers = await wrote({ from: who("Bob"), to: who("Ann") });
    const own = await wrote({ from: who("Bob"), to: who("Cy") }, group.member);
    const back = { id: freshId(), note: "It was Dee" };
    expect(await cancelLedgerEntry(member, keepers, back)).toMatchObject(refuses("not-your-role"));
    expect(await cancelLedgerEntry(member, own, back)).toMatchObject({ ok: true });
    // Sent twice it is canceled once.
    expect(await cancelLedgerEntry(member, own, back)).toMatchObject({ ok: true });
    expect(await cancelLedgerEntry(member, own, { ...back, note: "Another reason" })).toMatchObject(
      refuses("id-reused"),
    );
    expect(await cancelLedgerEntry(member, own, { ...back, id: freshId() })).toMatchObject(
      refuses("line-taken-back"),
    );
    expect(await cancelLedgerEntry(group.pass, back.id, { id: freshId(), note: "No" })).toMatchObject(
      refuses("no-such-line"),
    );
    expect(await cancelLedgerEntry(group.pass, own, { id: keepers, note: "No" })).toMatchObject(
      refuses("id-reused"),
    );
    const other = await testGroup("bar");
    expect(await cancelLedgerEntry(other.pass, keepers, { id: freshId(), note: "No" })).toMatchObject(
      refuses("no-such-line"),
    );
    expect(await database().ledgerLine.count({ where: { groupId: group.id } })).toBe(3);
  });

  test("are written once if sent twice; another one with the same id is refused", async () => {
    const sent = lineOf({ from: who("Ann"), to: who("Bob") });
    expect(await addLedgerEntry(group.pass, sent)).toMatchObject({ ok: true });
    expect(await addLedgerEntry(group.pass, sent)).toMatchObject({ ok: true });
    for (const other of [{ amount: 2 }, { note: "Another bet" }, { to: who("Cy") }])
      expect(await addLedgerEntry(group.pass, { ...sent, ...other })).toMatchObject(refuses("id-reused"));
    const owner = await passOf(group.owner, group.id);
    expect(await addLedgerEntry(owner, sent)).toMatchObject(refuses("id-reused"));
    expect(await database().ledgerLine.count({ where: { groupId: group.id } })).toBe(1);
  });

  test("name people and games of their own group only", async () => {
    const other = await testGroup("bar");
    const [stranger = ""] = await onRoster(other.pass, "Eve", "Fay");
    const theirs = freshId();
    const lost = { id: theirs, game: "firehouse", losers: [stranger], day: today };
    expect(await recordResult(other.pass, lost)).toMatchObject({ ok: true });
    expect(await writes({ from: stranger, to: who("Ann") })).toMatchObject(refuses("no-such-player"));
    expect(await writes({ from: who("Ann"), to: "nobody-at-all-here" })).toMatchObject(
      refuses("no-such-player"),
    );
    expect(await writes({ from: who("Ann"), to: who("Bob"), game: theirs })).toMatchObject(
      refuses("no-such-game"),
    );
    expect(await writes({ from: "bank", to: "bank" })).toMatchObject(refuses("same-player"));
    expect(await writes({ from: who("Ann"), to: who("Ann") })).toMatchObject(refuses("same-player"));
    expect(await writes({ from: who("Ann"), to: "guest:A guest" })).toMatchObject({ ok: true });
    const game = await washed(today, "Ann");
    const duty = { ledger: "dishes", deed: "swapped", game, from: who("Ann"), to: who("Bob") } as const;
    for (const day of ["0001-01-01", "9999-12-31", daysAfter(today, 367)])
      expect(await writes({ ...duty, day })).toMatchObject(refuses("bad-duty-day"));
    expect(await writes({ ...duty, from: "bank", day: today })).toMatchObject(refuses("no-such-player"));
  });
});

describe("over the API", () => {
  const lines = routeAt("/api/v1/groups/{group}/ledger");
  const limit = routeAt("/api/v1/groups/{group}/drink-limit");
  const backs = routeAt("/api/v1/groups/{group}/ledger/{line}/take-back");
  const send = async (
    handler: (request: Request, context: never) => Promise<Response> | Response,
    visitor: Visitor,
    method: string,
    body: unknown,
    named = {},
  ) => {
    const answer = await handler(
      new Request("http://table/", {
        method,
        headers: { cookie: await cookieOf(visitor), "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
      { params: Promise.resolve({ group: group.id, ...named }) } as never,
    );
    return [answer.status, await answer.json()] as const;
  };

  test.each([
    ["nothing", { amount: 0 }],
    ["less than nothing", { amount: -1 }],
    ["more than can be counted", { amount: 1e99 }],
    ["half a drink", { amount: 0.5 }],
    ["an unknown ledger", { ledger: "marks" }],
    ["another ledger’s action", { deed: "repaid" }],
    ["a round as a plain entry", { deed: "round" }],
    ["an entry that cancels itself", { deed: "taken-back", takesBack: "another-line-0000" }],
    ["a reason without end", { note: "x".repeat(10_000) }],
    ["a reason over two lines", { note: "one\ntwo" }],
    ["no reason", { note: undefined }],
    ["an invisible guest", { to: "guest:\u200b" }],
    ["a unit for drinks", { unit: "EUR" }],
    ["more money than fits", { ledger: "money", unit: "EUR", amount: 1_000_000_001 }],
    ["half a cent", { ledger: "money", unit: "EUR", amount: 2.5 }],
    ["money of no kind", { ledger: "money", deed: "owed" }],
    ["a day for drinks", { day: "2026-11-27" }],
    ["an invalid day", { ledger: "dishes", day: "2026-02-30" }],
    ["an invalid id", { id: "short" }],
    ["an author", { by: "somebody-else-0000" }],
  ])("refuses %s before any lookup", async (_, wrong) => {
    const sent = lineOf({ from: who("Ann"), to: who("Bob") });
    const [status] = await send(lines.POST, group.keeper, "POST", { ...sent, ...wrong });
    expect([400, 422]).toContain(status);
    expect(await database().ledgerLine.count({ where: { groupId: group.id } })).toBe(0);
  });

  test("refuses viewers, strangers and guests", async () => {
    await isPlayer(group.viewer, "Ann");
    const sent = () => lineOf({ from: who("Ann"), to: who("Bob") });
    const statusFor = async (visitor: Visitor) => (await send(lines.POST, visitor, "POST", sent()))[0];
    expect(await statusFor(group.viewer)).toBe(403);
    expect(await statusFor(group.member)).toBe(403);
    expect(await statusFor(await signedUp("Sam"))).toBe(404);
    expect(await statusFor(guest())).toBe(401);
    expect(await statusFor(group.keeper)).toBe(201);
  });

  test("cancels an entry with a reason, and sets a limit to a number of drinks or none", async () => {
    const line = await wrote({ from: who("Ann"), to: who("Bob") });
    const takes = async (body: unknown) => (await send(backs.POST, group.keeper, "POST", body, { line }))[0];
    expect(await takes({ id: freshId() })).toBe(422);
    expect(await takes({ id: freshId(), note: "x".repeat(10_000) })).toBe(422);
    expect(await takes({ id: freshId(), note: "It was Cy" })).toBe(201);
    expect(await takes({ id: freshId(), note: "It was Cy" })).toBe(409);
    await isPlayer(group.viewer, "Ann");
    for (const wrong of [0, -1, 100, 1.5, "4", undefined])
      expect((await send(limit.PUT, group.viewer, "PUT", { limit: wrong }))[0]).toBe(422);
    const [status, body] = await send(limit.PUT, group.viewer, "PUT", { limit: 4 });
    expect([status, body]).toEqual([200, { ok: true }]);
    expect((await send(limit.PUT, group.keeper, "PUT", { limit: 4 }))[0]).toBe(404);
  });
});

test("changes debts with a corrected game, less what was repaid", async () => {
  const game = await played("own-hand", { chips: 10 }, gives("s2", "s1", 5), END);
  await wrote({ ledger: "chips", deed: "repaid", from: who("Bob"), to: who("Ann"), amount: 5 });
  expect((await units()).chips).toBe(undefined);
  const corrected = await record(game, [
    { id: freshId(), action: gives("s2", "s1", 3), after: 2, replaces: [1] },
  ]);
  expect(corrected).toMatchObject({ ok: true });
  expect((await units()).chips?.payments).toEqual(["Ann→Bob 2"]);
});
