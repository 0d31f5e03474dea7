import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import { decimalsOf } from "@/lib/messages/currencies";
import type { OpenUnit, PlannedOwed } from "@/lib/protocol/ledger";
import type { NewRound } from "@/lib/protocol/ledgerSchemas";
import { database } from "@/lib/server/db/db";
import { changeGroup } from "@/lib/server/groups/group";
import { access } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { addLedgerEntry, cancelLedgerEntry } from "@/lib/server/roster/ledger/addEntry";
import { addRound } from "@/lib/server/roster/ledger/addRound";
import { openUnits } from "@/lib/server/roster/ledger/openUnits";
import { mergePlayers, separatePlayers } from "@/lib/server/roster/mergePlayers";
import { nameGuest } from "@/lib/server/roster/nameGuest";
import { readNight } from "@/lib/server/roster/nightResult";
import { beginNight, changeNight, nightsOf, setBuyIn } from "@/lib/server/roster/nights";
import { setPayLink } from "@/lib/server/roster/ownPlayer";
import { removePlayer } from "@/lib/server/roster/players";
import { rosterOf } from "@/lib/server/roster/rosterOf";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { dayOf } from "@/lib/views/dayOf";
import { onRoster, passOf, type TestGroup, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { cookieOf, signedUp } from "../people";
import { routeAt } from "../routeAt";
import { entriesOf, freshId, guest, recordAll } from "../table";

ownDataFolder();

const refuses = (code: string) => ({ ok: false, refusal: { code } });
const gives = (from: string, to: string, count: number): Action => ({
  do: "result",
  moves: [{ what: "chip", count, from, to }],
});
const buys = (player: string, count = 10): Action => ({ do: "buy-in", player, count });
const END: Action = { do: "end" };
const NAMES = ["Ann", "Bob", "Cy", "Dee", "Eli"];
const ZED = "guest:Zed";

let group: TestGroup;
/** The roster's ids by name; Zed is a guest. */
let roster: Readonly<Record<string, string>>;

beforeEach(async () => {
  group = await testGroup("bar");
  const ids = await onRoster(group.pass, ...NAMES);
  roster = Object.fromEntries([...NAMES.map((name, at) => [name, ids[at] ?? ""]), ["Zed", ZED]]);
});

const who = (name: string): string => roster[name] ?? name;
const isPlayer = (visitor: Visitor, name: string) =>
  database().player.update({ where: { id: who(name) }, data: { accountId: visitor.account?.id ?? "" } });

/** Counts in a currency, with a chip's value. */
async function counts(currency: string, chipValue: number | null, buyIn = 0): Promise<void> {
  const money = { currency, chip_value: chipValue, buy_in: buyIn };
  expect(await changeGroup(group.pass, { money })).toMatchObject({ ok: true });
}

async function begun(request: Parameters<typeof beginNight>[1] = {}): Promise<string> {
  const done = await beginNight(group.pass, request);
  if (!done.ok) throw new Error(done.refusal.code);
  return done.value.id;
}
const ends = (night: string, ended = true) => changeNight(group.pass, night, { ended });

/** A game for ten chips each; seats are s1, s2, … */
async function played(names: readonly string[], ...actions: readonly Action[]) {
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

const bought = (night: string, name: string, times: number, shares = 0) =>
  setBuyIn(group.pass, night, { player: who(name), times, shares });
const roundOf = (
  payer: string,
  amount: number,
  names: readonly string[],
  more: Partial<NewRound> = {},
): NewRound => ({
  ...{ id: freshId(), payer: who(payer), amount, unit: "USD" },
  sharers: names.map((name) => ({ who: who(name) })),
  ...more,
});
async function shares(...round: Parameters<typeof roundOf>): Promise<string> {
  const done = await addRound(group.pass, roundOf(...round));
  if (!done.ok) throw new Error(done.refusal.code);
  return done.value.id;
}

const unitsOf = async (pass = group.pass) => openUnits(pass);
async function open(unit: string | null = "USD", pass = group.pass): Promise<OpenUnit> {
  const found = (await unitsOf(pass)).find((one) => one.unit === unit);
  return found ?? { unit, balances: [], payments: [], changes: [], from: [] };
}
const balances = async (unit: string | null = "USD") =>
  Object.fromEntries((await open(unit)).balances.map(({ name, amount }) => [name, amount]));
const shown = ({ fromName, toName, amount, paid }: PlannedOwed) =>
  `${fromName}→${toName} ${amount}${paid ? " ✓" : ""}`;
const plan = async (unit: string | null = "USD") => (await open(unit)).payments.map(shown).toSorted();

/** Ticks the payment between two people. */
async function tick(from: string, to: string, pass = group.pass, unit: string | null = "USD") {
  const one = (await open(unit)).payments.find(
    (payment) => payment.fromName === from && payment.toName === to && payment.paid === null,
  );
  if (!one) throw new Error(`${from} owes ${to} nothing`);
  return addLedgerEntry(pass, {
    ...{ id: freshId(), deed: "repaid", from: one.from, to: one.to, amount: one.amount },
    ...(unit === null ? { ledger: "chips" } : { ledger: "money", unit }),
  });
}
const sumOf = (amounts: object): number => Object.values(amounts).reduce((sum: number, one) => sum + one, 0);

describe("the pictured night", () => {
  /** The games leave −7, −8, +1, 0, −7 and +21… halves of a dollar; the pot of Red Dead adds one each to three. */
  async function pictured(): Promise<string> {
    await counts("USD", 50, 500);
    await begunBefore();
    const night = await begun({ name: "Friday" });
    // Chips by person: Eli −7, Bob −6, Cy +3, Ann +5, Zed +3, Dee +2, which is $0.50 each.
    await played(
      ["Ann", "Bob", "Cy", "Dee", "Eli", "Zed"],
      gives("s5", "s1", 5),
      gives("s5", "s6", 2),
      gives("s2", "s6", 1),
      gives("s2", "s3", 3),
      gives("s2", "s4", 2),
      END,
    );
    for (const name of [...NAMES, "Zed"]) await bought(night, name, 1, Number(name === "Eli"));
    await shares("Bob", 2400, ["Ann", "Bob", "Dee", "Eli", "Zed"]);
    await ends(night);
    return night;
  }
  /** The Friday before: Dee owes Bob $2.00. */
  async function begunBefore(): Promise<void> {
    const night = await begun();
    await played(["Bob", "Dee"], gives("s2", "s1", 4), END);
    await ends(night);
    await database().night.updateMany({
      where: { id: night },
      data: { startedAt: new Date(Date.now() - 7 * 86_400_000) },
    });
  }

  test("gives its five payments, each with its days, and ticks move nothing", async () => {
    const night = await pictured();
    expect(await balances()).toEqual({ Eli: 1670, Bob: 1320, Cy: -350, Ann: -730, Zed: -830, Dee: -1080 });
    const all = ["Ann→Bob 490", "Ann→Eli 240", "Cy→Eli 350", "Dee→Eli 1080", "Zed→Bob 830"];
    expect(await plan()).toEqual(all);
    const { payments } = await open();
    const dee = payments.find(({ fromName }) => fromName === "Dee");
    expect(dee?.since.map(({ amount }) => amount)).toEqual([880, 200]);
    expect(
      payments.filter(({ fromName }) => fromName === "Ann").flatMap(({ since }) => since.length),
    ).toEqual([1, 1]);
    expect(await tick("Cy", "Eli")).toMatchObject({ ok: true });
    expect(await plan()).toEqual(all.map((one) => (one.startsWith("Cy") ? `${one} ✓` : one)));
    expect(await balances()).toMatchObject({ Eli: 1320, Bob: 1320 });
    // Night and ledger read the same balances.
    const read = await readNight(group.pass, night);
    expect(read.ok && read.value.open).toEqual(await unitsOf());
    if (!read.ok) return;
    const { people, money, pot } = read.value.result;
    expect(Object.fromEntries(people.map(({ name, total }) => [name, total]))).toEqual({
      ...{ Eli: 1670, Bob: 1120, Cy: -350, Ann: -730, Zed: -830, Dee: -880 },
    });
    expect([money, pot, sumOf(people.map(({ total }) => total ?? 0))]).toEqual([0, 0, 0]);
  });

  test("stays as it is when the group changes its chip value, its buy-in or its currency", async () => {
    const night = await pictured();
    const before = await balances();
    await counts("USD", 100, 1000);
    expect(await balances()).toEqual(before);
    expect(await changeGroup(group.pass, { money: { currency: "JPY" } })).toMatchObject({ ok: true });
    expect(await balances()).toEqual(before);
    expect((await nightsOf(group.pass)).find(({ id }) => id === night)).toMatchObject({
      ...{ unit: "USD", chipValue: 50, buyIn: 500 },
    });
    // Another currency starts without the old amounts.
    expect(await begun()).toBeTruthy();
    expect((await nightsOf(group.pass))[0]).toMatchObject({ unit: "JPY", chipValue: null, buyIn: 0 });
  });

  test("reopened and closed again owes the same, and a late correction only its difference", async () => {
    const night = await pictured();
    await tick("Cy", "Eli");
    await ends(night, false);
    expect(await plan()).toContain("Cy→Eli 350 ✓");
    await ends(night);
    expect(await plan()).toContain("Cy→Eli 350 ✓");
  });
});

/** A ledger kept by hand: a person's balance in cents. */
class ByHand {
  private readonly sums: Record<string, number> = {};
  add(changes: Readonly<Record<string, number>>): void {
    for (const [name, amount] of Object.entries(changes)) this.sums[name] = (this.sums[name] ?? 0) + amount;
  }
  paid(from: string, to: string, amount: number): void {
    this.add({ [from]: amount, [to]: -amount });
  }
  get balances() {
    return Object.fromEntries(Object.entries(this.sums).filter(([, amount]) => amount !== 0));
  }
}

test("a bar month of four Fridays equals a ledger kept by hand, to the cent", async () => {
  await counts("USD", 25, 250);
  const hand = new ByHand();
  const crew = ["Ann", "Bob", "Cy", "Zed"];

  // First Friday: two buy-ins each, Ann takes them. Bob pays a round of $10.01 for four.
  const first = await begun();
  await played(crew, buys("s2"), gives("s2", "s1", 12), gives("s3", "s4", 3), END);
  hand.add({ Ann: 12 * 25, Bob: -12 * 25, Cy: -3 * 25, Zed: 3 * 25 });
  for (const name of crew) await bought(first, name, 2, Number(name === "Ann"));
  hand.add({ Ann: 2000 - 500, Bob: -500, Cy: -500, Zed: -500 });
  await shares("Bob", 1001, crew);
  // 250 each; the cent left over is Cy's, who sits after Bob.
  hand.add({ Bob: 1001 - 250, Ann: -250, Cy: -251, Zed: -250 });
  await ends(first);
  expect(await balances()).toEqual(hand.balances);

  // Two payments are ticked.
  for (const one of (await open()).payments.slice(0, 2)) {
    expect(await tick(one.fromName, one.toName)).toMatchObject({ ok: true });
    hand.paid(one.fromName, one.toName, one.amount);
  }
  expect(await balances()).toEqual(hand.balances);

  // Second Friday: a game is stopped with a stranded pot of 5, which counts as paid back. Ann and Cy take the buy-ins.
  const second = await begun();
  await played(crew, gives("s1", "pot", 3), gives("s2", "pot", 2), gives("s3", "s2", 4), END);
  hand.add({ Cy: -4 * 25, Bob: 4 * 25 });
  for (const name of crew) await bought(second, name, 2, Number(name === "Ann" || name === "Cy"));
  hand.add({ Ann: 1000 - 500, Cy: 1000 - 500, Bob: -500, Zed: -500 });
  await ends(second);
  expect(await balances()).toEqual(hand.balances);

  // Third Friday: own amounts, and a manual entry.
  const third = await begun();
  const last = await played(crew, gives("s4", "s1", 5), gives("s2", "s3", 1), END);
  hand.add({ Zed: -125, Ann: 125, Bob: -25, Cy: 25 });
  for (const name of crew) await bought(third, name, 2, Number(name === "Zed"));
  hand.add({ Zed: 2000 - 500, Ann: -500, Bob: -500, Cy: -500 });
  await shares("Zed", 1999, [], {
    sharers: [
      { who: who("Ann"), amount: 1234 },
      { who: ZED, amount: 765 },
    ],
  });
  hand.add({ Zed: 1999 - 765, Ann: -1234 });
  const bet = { id: freshId(), ledger: "money", unit: "USD", deed: "owed", note: "A bet" } as const;
  expect(
    await addLedgerEntry(group.pass, { ...bet, from: who("Cy"), to: who("Dee"), amount: 333 }),
  ).toMatchObject({ ok: true });
  hand.add({ Cy: -333, Dee: 333 });
  await ends(third);
  const [one] = (await open()).payments.filter(({ paid }) => paid === null);
  if (!one) throw new Error("nothing is owed");
  await tick(one.fromName, one.toName);
  hand.paid(one.fromName, one.toName, one.amount);
  expect(await balances()).toEqual(hand.balances);

  // After the ticks: Zed had given Ann 7, not 5.
  expect(
    await record(last, [{ id: freshId(), action: gives("s4", "s1", 7), after: 3, replaces: [1] }]),
  ).toMatchObject({ ok: true });
  hand.add({ Zed: -50, Ann: 50 });
  expect(await balances()).toEqual(hand.balances);
  expect((await open()).payments.map(shown)).toContain(`${one.fromName}→${one.toName} ${one.amount} ✓`);

  // Fourth Friday: the pot of the second is shared by Ann and Bob after all, and a wrong round is canceled.
  const fourth = await begun();
  const wrong = await shares("Ann", 4200, ["Ann", "Bob", "Cy"]);
  const stranded = await readNight(group.pass, second);
  const [pot] = stranded.ok ? stranded.value.result.stranded : [];
  const table = await access(group.member, pot?.game ?? "", "record");
  if (!table.ok) throw new Error(table.refusal.code);
  await record(table.value, [
    { id: freshId(), action: { do: "end", pot: { s1: 1, s2: 1 } }, after: pot?.seq ?? 0 },
  ]);
  // Ann paid 3 and Bob 2 into it: 3 and 2 again, the odd chip to the first.
  for (const name of crew) await bought(fourth, name, 2, 1);
  expect(
    await cancelLedgerEntry(group.pass, wrong, { id: freshId(), note: "Another table’s" }),
  ).toMatchObject({
    ok: true,
  });
  await ends(fourth);
  expect(await balances()).toEqual(hand.balances);
  expect(sumOf(hand.balances)).toBe(0);
  const due = (await open()).payments.filter(({ paid }) => paid === null);
  expect(due.length).toBeLessThanOrEqual(Object.keys(hand.balances).length - 1);

  // Everything is paid.
  for (const payment of due) await tick(payment.fromName, payment.toName);
  expect(await balances()).toEqual({});
});

test("random nights in currencies of 0, 2 and 3 decimals sum to zero, in fewer payments than people", async () => {
  const nights = fc.array(
    fc.record({
      chip: fc.option(fc.integer({ min: 1, max: 999 })),
      price: fc.nat(5000),
      moved: fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.integer({ min: 1, max: 4 })), { maxLength: 4 }),
      buyIns: fc.array(fc.tuple(fc.nat(3), fc.nat(2)), { maxLength: 4 }),
      rounds: fc.array(
        fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 3, max: 15 })),
        {
          maxLength: 3,
        },
      ),
      ticks: fc.nat(2),
    }),
    { minLength: 1, maxLength: 3 },
  );
  const crew = ["Ann", "Bob", "Cy", "Zed"];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom("JPY", "USD", "KWD"), nights, async (currency, all) => {
      await database().ledgerLine.deleteMany({ where: { groupId: group.id } });
      await database().buyIn.deleteMany({ where: { night: { groupId: group.id } } });
      await database().game.updateMany({ where: { groupId: group.id }, data: { deletedAt: new Date() } });
      expect([0, 2, 3]).toContain(decimalsOf(currency));
      for (const { chip, price, moved, buyIns, rounds, ticks } of all) {
        await counts(currency, chip);
        const night = await begun({ buy_in: price });
        const moves = moved.flatMap(([from, to, count]) =>
          from === to ? [] : [gives(`s${from + 1}`, `s${to + 1}`, count)],
        );
        // Each holds ten chips, so not all moves may happen.
        await played(crew, ...crew.map((_, at) => buys(`s${at + 1}`, 20)), ...moves, END);
        for (const [at, [times, part]] of buyIns.entries()) await bought(night, crew[at] ?? "", times, part);
        for (const [payer, amount, set] of rounds) {
          const sharers = crew.filter((_, at) => set & (1 << at));
          if (sharers.length === 1 && sharers[0] === crew[payer]) continue;
          await shares(crew[payer] ?? "", amount, sharers, { unit: currency });
        }
        await ends(night);
        const { payments } = await open(currency);
        for (const one of payments.filter(({ paid }) => paid === null).slice(0, ticks))
          expect(await tick(one.fromName, one.toName, group.pass, currency)).toMatchObject({ ok: true });
      }
      for (const unit of await unitsOf()) {
        const amounts = unit.balances.map(({ amount }) => amount);
        expect(amounts.every(Number.isSafeInteger)).toBe(true);
        expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(0);
        const due = unit.payments.filter(({ paid }) => paid === null);
        expect(due.length).toBeLessThanOrEqual(Math.max(0, amounts.length - 1));
        const left = new Map(unit.balances.map(({ party, amount }) => [party, amount]));
        for (const { from, to, amount, since } of due) {
          left.set(from, (left.get(from) ?? 0) + amount).set(to, (left.get(to) ?? 0) - amount);
          // A debt that a payment made has no day of its own.
          expect(since.reduce((sum, one) => sum + one.amount, 0)).toBeLessThanOrEqual(amount);
        }
        expect([...left.values()].every((amount) => amount === 0)).toBe(true);
      }
    }),
    { numRuns: 12 },
  );
});

test("sixty unpaid nights are all owed, and each payment settles the oldest first", async () => {
  await counts("USD", null, 500);
  // Noon is far from the hour when a day starts, in summer and in winter time.
  const noon = new Date().setUTCHours(12, 0, 0, 0);
  const days = Array.from({ length: 60 }, (_, at) => new Date(noon - (at + 1) * 86_400_000));
  for (const [at, startedAt] of days.entries()) {
    const id = `an-old-night-${String(at).padStart(4, "0")}`;
    await database().night.create({
      data: {
        ...{ id, groupId: group.id, buyIn: 500, unit: "USD", startedAt, endedAt: startedAt },
        buyIns: {
          create: [
            { party: who("Ann"), times: 1, shares: 1 },
            { party: who("Bob"), times: 1 },
          ],
        },
      },
    });
  }
  expect(await balances()).toEqual({ Ann: 60 * 500, Bob: -60 * 500 });
  const [payment] = (await open()).payments;
  expect(payment?.since.map(({ amount }) => amount)).toEqual(Array.from({ length: 60 }, () => 500));
  await addLedgerEntry(group.pass, {
    ...{ id: freshId(), ledger: "money", unit: "USD", deed: "repaid" },
    ...{ from: who("Bob"), to: who("Ann"), amount: 58 * 500 },
  });
  expect(await balances()).toEqual({ Ann: 1000, Bob: -1000 });
  const left = (await open()).payments.find(({ paid }) => paid === null);
  expect(left?.since.map(({ day }) => day).toSorted()).toEqual(
    days
      .slice(0, 2)
      .map((day) => dayOf(day, "Europe/Berlin"))
      .toSorted(),
  );
});

test("what last week left unpaid opens the next night, is paid with it, and is settled in both", async () => {
  await counts("USD", 25, 250);
  const lastWeek = await begun({ name: "Last Friday" });
  await played(["Ann", "Bob", "Cy"], gives("s2", "s1", 5), gives("s3", "s1", 1), END);
  // Three share $10.01: Ann paid it, and the odd cents are Bob’s and Cy’s.
  await shares("Ann", 1001, ["Ann", "Bob", "Cy"]);
  await ends(lastWeek);
  const weekAgo = new Date(Date.now() - 7 * 86_400_000);
  await database().night.update({ where: { id: lastWeek }, data: { startedAt: weekAgo } });
  expect(await plan()).toEqual(["Bob→Ann 459", "Cy→Ann 359"]);
  await tick("Cy", "Ann");

  const tonight = await begun({ name: "Tonight" });
  const openIn = async (night: string) => {
    const read = await readNight(group.pass, night);
    if (!read.ok) throw new Error(read.refusal.code);
    return read.value.open.flatMap(({ payments }) => payments.map(shown)).toSorted();
  };
  // Nothing is played yet: the night opens with what is unpaid.
  expect(await openIn(tonight)).toEqual(["Bob→Ann 459", "Cy→Ann 359 ✓"]);

  await played(["Ann", "Bob", "Dee"], gives("s2", "s3", 7), gives("s1", "s3", 2), END);
  await ends(tonight);
  // Bob’s $4.59 and $1.75 are two payments, because Ann lost 50 cents to Dee.
  expect(await openIn(tonight)).toEqual(["Bob→Ann 409", "Bob→Dee 225", "Cy→Ann 359 ✓"]);
  const { payments } = await open();
  const today = dayOf(new Date(), "Europe/Berlin");
  const before = dayOf(weekAgo, "Europe/Berlin");
  const since = payments.flatMap((one) => (one.fromName === "Bob" ? one.since : []));
  const sumOn = (day: string) => sumOf(since.filter((one) => one.day === day).map(({ amount }) => amount));
  expect([sumOn(today), sumOn(before), sumOf(since.map(({ amount }) => amount))]).toEqual([175, 459, 634]);

  for (const to of ["Ann", "Dee"]) expect(await tick("Bob", to)).toMatchObject({ ok: true });
  expect(await balances()).toEqual({});
  const paid = ["Bob→Ann 409 ✓", "Bob→Dee 225 ✓", "Cy→Ann 359 ✓"];
  for (const night of [lastWeek, tonight]) expect(await openIn(night)).toEqual(paid);
  // The night after opens with nothing unpaid.
  expect((await openIn(await begun())).filter((one) => !one.endsWith("✓"))).toEqual([]);
});

describe("a running night", () => {
  beforeEach(() => counts("USD", 50, 500));

  test("owes a game’s chips when it ends, and names the games that are on", async () => {
    const night = await begun();
    const pass = await played(["Ann", "Bob"], gives("s2", "s1", 2));
    expect(await balances()).toEqual({});
    const read = await readNight(group.pass, night);
    expect(read.ok && read.value.result.inPlay.map(({ game }) => game)).toEqual([pass.gameId]);
    await record(pass, entriesOf([END], 1));
    expect(await plan()).toEqual(["Bob→Ann 100"]);
    await tick("Bob", "Ann");
    // Another game does not undo the payment.
    await played(["Ann", "Bob"], gives("s2", "s1", 1));
    expect(await balances()).toEqual({});
  });

  test("ignores undone or replaced buy-ins, and takes leavers with their chips", async () => {
    const night = await begun();
    const pass = await played(["Ann", "Bob"], buys("s1"), buys("s2", 7), gives("s2", "s1", 2));
    await record(pass, [{ id: freshId(), action: null, after: 3, replaces: [1] }]);
    await record(pass, [{ id: freshId(), action: gives("s1", "s2", 1), after: 4, replaces: [2] }]);
    await record(pass, [{ id: freshId(), action: { do: "buy-in", player: "s2" }, after: 5, replaces: [3] }]);
    const read = await readNight(group.pass, night);
    expect(read.ok && read.value.result.people.map(({ name, chips }) => [name, chips])).toEqual([
      ["Bob", { in: 20, out: 21 }],
      ["Ann", { in: 10, out: 9 }],
    ]);
    await played(["Ann", "Cy", "Dee"], gives("s2", "s1", 4), { do: "leave", player: "s2" }, END);
    expect(await balances()).toEqual({ Ann: 200, Cy: -200 });
  });

  test("owes no buy-in before someone takes them", async () => {
    const night = await begun();
    for (const name of ["Ann", "Bob", "Zed"]) await bought(night, name, 1);
    expect(await balances()).toEqual({});
    await bought(night, "Zed", 1, 1);
    expect(await balances()).toEqual({ Zed: 1000, Ann: -500, Bob: -500 });
  });
});

describe("a payment", () => {
  beforeEach(async () => {
    await counts("USD", 50);
    await begun();
    await played(["Ann", "Bob", "Zed"], gives("s2", "s1", 4), gives("s2", "s3", 3), END);
  });
  const sent = (amount = 200) => ({
    ...({
      id: freshId(),
      ledger: "money",
      unit: "USD",
      deed: "repaid",
      from: who("Bob"),
      to: who("Ann"),
    } as const),
    amount,
  });

  test("is ticked and unticked by its receiver or an admin, and no one else", async () => {
    const [member, viewer] = [await passOf(group.member, group.id), await passOf(group.viewer, group.id)];
    expect(await addLedgerEntry(member, sent())).toMatchObject(refuses("not-the-receiver"));
    await isPlayer(group.member, "Bob");
    expect(await addLedgerEntry(member, sent())).toMatchObject(refuses("not-the-receiver"));
    await isPlayer(group.viewer, "Ann");
    expect(await addLedgerEntry(viewer, sent())).toMatchObject({ ok: false });
    await database().player.updateMany({ where: { groupId: group.id }, data: { accountId: null } });
    await isPlayer(group.member, "Ann");
    expect((await open("USD", member)).payments.map(({ toName, maySettle }) => [toName, maySettle])).toEqual([
      ["Ann", true],
      ["Zed", false],
    ]);
    const byKeeper = sent();
    expect(await addLedgerEntry(group.pass, byKeeper)).toMatchObject({ ok: true });
    const back = (line: string, pass = member) =>
      cancelLedgerEntry(pass, line, { id: freshId(), note: "Not yet" });
    expect(await back(byKeeper.id, viewer)).toMatchObject({ ok: false });
    expect(await back(byKeeper.id)).toMatchObject({ ok: true });
    expect(await back(byKeeper.id)).toMatchObject(refuses("line-taken-back"));
    expect(await plan()).toEqual(["Bob→Ann 200", "Bob→Zed 150"]);
    await tick("Bob", "Zed");
    const zeds = await database().ledgerLine.findFirstOrThrow({ where: { to: ZED, groupId: group.id } });
    expect(await back(zeds.id)).toMatchObject(refuses("not-your-role"));
  });

  test("is ticked once, however many tick at once", async () => {
    const owner = await passOf(group.owner, group.id);
    const both = await Promise.all([
      addLedgerEntry(group.pass, sent()),
      addLedgerEntry(owner, sent()),
      addLedgerEntry(group.pass, sent()),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.filter((one) => !one.ok && one.refusal.code === "not-owed")).toHaveLength(2);
    expect(await balances()).toEqual({ Zed: 150, Bob: -150 });
  });

  test("is not taken unless it is owed", async () => {
    for (const other of [
      { amount: 201 },
      { amount: 1_000_000_000 },
      { from: who("Ann"), to: who("Bob") },
      { to: "bank" },
      { to: "guest:Nobody" },
      { unit: "EUR" },
      { from: who("Dee") },
    ])
      expect(await addLedgerEntry(group.pass, { ...sent(), ...other })).toMatchObject(refuses("not-owed"));
    expect(await database().ledgerLine.count({ where: { groupId: group.id } })).toBe(0);
  });

  test("belongs to merged people; separated, as before", async () => {
    await tick("Bob", "Ann");
    const [twin = ""] = await onRoster(group.pass, "Anna");
    await mergePlayers(group.pass, who("Ann"), twin);
    expect(await plan()).toEqual(["Bob→Anna 200 ✓", "Bob→Zed 150"]);
    await separatePlayers(group.pass, who("Ann"));
    expect(await plan()).toEqual(["Bob→Ann 200 ✓", "Bob→Zed 150"]);
  });
});

describe("a shared round", () => {
  beforeEach(() => counts("USD", null));

  test("is split equally or by amounts, and both are exact", async () => {
    await begun();
    await shares("Bob", 2400, ["Ann", "Bob", "Dee", "Eli", "Zed"]);
    expect(await balances()).toEqual({ Bob: 1920, Ann: -480, Dee: -480, Eli: -480, Zed: -480 });
    await shares("Ann", 1000, [], {
      sharers: [
        { who: who("Bob"), amount: 999 },
        { who: who("Ann"), amount: 1 },
      ],
    });
    expect(await balances()).toMatchObject({ Bob: 921, Ann: 519 });
  });

  test("is added by members during a night, and refused by those it charges", async () => {
    const member = await passOf(group.member, group.id);
    const round = roundOf("Bob", 2400, ["Ann", "Bob"]);
    expect(await addRound(member, round)).toMatchObject(refuses("not-your-role"));
    const night = await begun();
    expect(await addRound(member, round)).toMatchObject({ ok: true });
    expect(await addRound(member, round)).toMatchObject({ ok: true });
    expect(await addRound(member, { ...round, amount: 2500 })).toMatchObject(refuses("id-reused"));
    expect((await database().ledgerLine.findUniqueOrThrow({ where: { id: round.id } })).nightId).toBe(night);
    expect(await addRound(await passOf(group.viewer, group.id), roundOf("Bob", 1, ["Ann"]))).toMatchObject({
      ok: false,
    });
    // Ann may cancel it, though she did not add it; Dee has no part in it.
    const back = (visitor: Visitor) =>
      passOf(visitor, group.id).then((pass) =>
        cancelLedgerEntry(pass, round.id, { id: freshId(), note: "Not mine" }),
      );
    const other = await signedUp("Dora");
    await database().membership.create({
      data: { groupId: group.id, accountId: other.account?.id ?? "", role: "member" },
    });
    await isPlayer(other, "Dee");
    expect(await back(other)).toMatchObject(refuses("not-your-role"));
    await database().player.updateMany({ where: { groupId: group.id }, data: { accountId: null } });
    await isPlayer(other, "Ann");
    expect(await back(other)).toMatchObject({ ok: true });
    expect(await balances()).toEqual({});
  });

  test.each([
    ["another currency", { unit: "EUR" }, "wrong-currency"],
    ["a stranger", { sharers: [{ who: "nobody-at-all-here" }, { who: ZED }] }, "no-such-player"],
    ["a paying stranger", { payer: "nobody-at-all-here" }, "no-such-player"],
    ["the same guest twice", { sharers: [{ who: ZED }, { who: ZED }] }, "same-player"],
    ["shares that differ", { sharers: [{ who: ZED, amount: 2399 }] }, "shares-differ"],
    ["shares of some only", { sharers: [{ who: ZED, amount: 2400 }, { who: "guest:Yo" }] }, "shares-differ"],
  ])("refuses %s, and writes nothing", async (_what, wrong, code) => {
    await begun();
    expect(await addRound(group.pass, { ...roundOf("Bob", 2400, ["Zed"]), ...wrong })).toMatchObject(
      refuses(code),
    );
    expect(await addRound(group.pass, roundOf("Bob", 2400, ["Bob"]))).toMatchObject(refuses("same-player"));
    expect(await database().ledgerLine.count({ where: { groupId: group.id } })).toBe(0);
  });

  test("keeps everyone who shares it on the roster", async () => {
    await begun();
    await shares("Bob", 2400, ["Ann", "Zed"]);
    for (const name of ["Ann", "Bob"])
      expect(await removePlayer(group.pass, who(name))).toMatchObject(refuses("in-ledger"));
    expect(await removePlayer(group.pass, who("Cy"))).toMatchObject({ ok: true });
  });
});

describe("a guest", () => {
  test("who turns out to be a player takes the balance along, until it is undone", async () => {
    await counts("USD", 50, 500);
    const night = await begun();
    await played(["Ann", "Zed"], gives("s2", "s1", 4), END);
    await bought(night, "Zed", 1);
    await bought(night, "Ann", 1, 1);
    await shares("Bob", 1000, ["Bob", "Zed"]);
    await ends(night);
    const before = await balances();
    expect(before).toEqual({ Ann: 700, Bob: 500, Zed: -1200 });
    expect(await nameGuest(group.pass, { name: "Zed", player: who("Dee") })).toMatchObject({ ok: true });
    expect(await balances()).toEqual({ Ann: 700, Bob: 500, Dee: -1200 });
    const read = await readNight(group.pass, night);
    expect(read.ok && read.value.result.people.map(({ name, total }) => [name, total])).toEqual([
      ["Ann", 700],
      ["Bob", 500],
      ["Dee", -1200],
    ]);
    // A buy-in of the player counts with those of the guest.
    await bought(night, "Dee", 2);
    expect(await balances()).toEqual({ Ann: 1200, Bob: 500, Dee: -1700 });
    await bought(night, "Dee", 1);
    const guestsOf = async () =>
      (await rosterOf(group.pass)).flatMap(({ shown: player, guests }) =>
        guests.map((name) => [player, name]),
      );
    expect(await guestsOf()).toEqual([["Dee", "Zed"]]);
    expect(await removePlayer(group.pass, who("Dee"))).toMatchObject(refuses("has-played"));
    await tick("Dee", "Ann");
    expect(await nameGuest(group.pass, { name: "zed", player: who("Cy") })).toMatchObject({ ok: true });
    expect(await nameGuest(group.pass, { name: "Zed", player: null })).toMatchObject({ ok: true });
    expect(await guestsOf()).toEqual([]);
    expect((await balances()).Zed).toBeLessThan(0);
    expect(sumOf(await balances())).toBe(0);
  });

  test("joins the roster in one request, which a taken name refuses whole", async () => {
    await counts("USD", 50);
    await begun();
    await played(["Ann", "Zed"], gives("s2", "s1", 4), END);
    const size = (await rosterOf(group.pass)).length;
    expect(await nameGuest(group.pass, { name: "Ann", player: "new" })).toMatchObject(
      refuses("duplicate-player"),
    );
    expect(await rosterOf(group.pass)).toHaveLength(size);
    expect(await nameGuest(group.pass, { name: "Zed", player: "new" })).toMatchObject({ ok: true });
    expect((await rosterOf(group.pass)).find(({ shown }) => shown === "Zed")?.guests).toEqual(["Zed"]);
    expect(await balances()).toEqual({ Ann: 200, Zed: -200 });
    expect(await nameGuest(group.pass, { name: "Zed", player: "new" })).toMatchObject(
      refuses("duplicate-player"),
    );
  });

  test("is no player who sat at the same game, or of another group", async () => {
    await counts("USD", 50);
    await begun();
    await played(["Ann", "Zed"], gives("s2", "s1", 4), END);
    for (const name of ["Zed", "zed"])
      expect(await nameGuest(group.pass, { name, player: who("Ann") })).toMatchObject(refuses("two-people"));
    const [stranger = ""] = await onRoster((await testGroup()).pass, "Eve");
    expect(await nameGuest(group.pass, { name: "Zed", player: stranger })).toMatchObject(
      refuses("no-such-player"),
    );
    expect(await balances()).toEqual({ Ann: 200, Zed: -200 });
  });
});

describe("a payment link", () => {
  test("is set by the player alone, and offered to those who owe them", async () => {
    await counts("USD", 50);
    await begun();
    await played(["Ann", "Bob"], gives("s2", "s1", 7), END);
    const [ann, bob] = [await passOf(group.owner, group.id), await passOf(group.member, group.id)];
    expect(await setPayLink(ann, "https://pay.example/{amount}")).toMatchObject(refuses("no-such-player"));
    await isPlayer(group.owner, "Ann");
    await isPlayer(group.member, "Bob");
    for (const bad of ["http://pay.example/", "javascript:alert(1)", "https://a@pay.example/"])
      expect(await setPayLink(ann, bad)).toMatchObject(refuses("bad-pay-link"));
    expect(await setPayLink(ann, "https://pay.example/{amount}")).toMatchObject({ ok: true });
    const links = async (pass: typeof ann) => (await open("USD", pass)).payments.map(({ link }) => link);
    expect([await links(bob), await links(ann)]).toEqual([["https://pay.example/3.50"], [null]]);
    expect(await setPayLink(ann, null)).toMatchObject({ ok: true });
    expect(await links(bob)).toEqual([null]);
  });
});

describe("over the API", () => {
  const rounds = routeAt("/api/v1/groups/{group}/rounds");
  const one = routeAt("/api/v1/groups/{group}/nights/{night}");
  const buyIns = routeAt("/api/v1/groups/{group}/nights/{night}/buy-ins");
  const settings = routeAt("/api/v1/groups/{group}");
  const send = async (
    handler: (request: Request, context: never) => Promise<Response> | Response,
    visitor: Visitor,
    method: string,
    body?: unknown,
    named: object = {},
  ) => {
    const answer = await handler(
      new Request("http://table/", {
        method,
        headers: { cookie: await cookieOf(visitor), "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
      { params: Promise.resolve({ group: group.id, ...named }) } as never,
    );
    return [answer.status, await answer.json()] as const;
  };

  test.each([
    ["nothing", { amount: 0 }],
    ["less than nothing", { amount: -4 }],
    ["half a cent", { amount: 0.5 }],
    ["more than can be counted", { amount: 1e300 }],
    ["more than fits", { amount: 1_000_000_001 }],
    ["no number", { amount: null }],
    ["text for a number", { amount: "4" }],
    ["no one", { sharers: [] }],
    ["a negative share", { sharers: [{ who: ZED, amount: -1 }] }],
    ["an invisible guest", { sharers: [{ who: "guest:\u200b" }] }],
    ["the bank", { payer: "bank" }],
    ["an invalid id", { id: "short" }],
    ["an unknown field", { night: "another-night-0000" }],
  ])("refuses a round of %s before any lookup", async (_, wrong) => {
    await counts("USD", null);
    const [status, body] = await send(rounds.POST, group.keeper, "POST", {
      ...roundOf("Bob", 400, ["Ann", "Zed"]),
      ...wrong,
    });
    expect([status, typeof body.message]).toEqual([422, "string"]);
    expect(await database().ledgerLine.count({ where: { groupId: group.id } })).toBe(0);
  });

  test("refuses viewers, strangers and guests, and another group’s people", async () => {
    await counts("USD", null);
    const statusFor = async (visitor: Visitor) =>
      (await send(rounds.POST, visitor, "POST", roundOf("Bob", 400, ["Ann"])))[0];
    expect(await statusFor(group.viewer)).toBe(403);
    expect(await statusFor(await signedUp("Sam"))).toBe(404);
    expect(await statusFor(guest())).toBe(401);
    expect(await statusFor(group.keeper)).toBe(201);
    const elsewhere = await testGroup();
    const [stranger = ""] = await onRoster(elsewhere.pass, "Eve");
    const theirs = await send(rounds.POST, group.keeper, "POST", roundOf("Bob", 400, [stranger]));
    expect(theirs).toMatchObject([404, { code: "no-such-player" }]);
  });

  test.each([
    ["an unknown currency", { currency: "XXX" }],
    ["a chip worth nothing", { chip_value: 0 }],
    ["a chip of half a cent", { chip_value: 0.5 }],
    ["a negative buy-in", { buy_in: -1 }],
    ["a huge buy-in", { buy_in: 1e12 }],
    ["a word", { buy_in: "5" }],
  ])("refuses settings with %s", async (_, money) => {
    expect((await send(settings.PATCH, group.keeper, "PATCH", { money }))[0]).toBe(422);
    expect(await database().group.findUniqueOrThrow({ where: { id: group.id } })).toMatchObject({
      ...{ currency: "EUR", chipValue: null, buyIn: 0 },
    });
  });

  test("shows a night to all members, and limits buy-ins", async () => {
    await counts("USD", 50);
    const night = await begun();
    await played(["Ann", "Bob"], gives("s2", "s1", 4), END);
    for (const visitor of [group.viewer, group.member, group.owner]) {
      const [status, body] = await send(one.GET, visitor, "GET", undefined, { night });
      expect([status, body.open[0].payments.map(shown)]).toEqual([200, ["Bob→Ann 200"]]);
    }
    expect((await send(one.GET, await signedUp("Sam"), "GET", undefined, { night }))[0]).toBe(404);
    for (const wrong of [{ times: 100 }, { times: -1 }, { shares: 1.5 }, {}, { times: "1" }])
      expect(
        (await send(buyIns.PUT, group.keeper, "PUT", { player: roster.Ann, ...wrong }, { night }))[0],
      ).toBe(422);
    for (const player of [roster.Ann, ZED])
      expect((await send(buyIns.PUT, group.keeper, "PUT", { player, times: 99 }, { night }))[0]).toBe(200);
    for (const player of ["bank", "guest:", "nobody-at-all-here"])
      expect(
        (await send(buyIns.PUT, group.keeper, "PUT", { player, times: 1 }, { night }))[0],
      ).toBeGreaterThan(400);
  });

  test("refuses a night in another currency", async () => {
    const nights = routeAt("/api/v1/groups/{group}/nights");
    for (const unit of ["USD", "€", "chips"])
      expect(await send(nights.POST, group.keeper, "POST", { unit })).toMatchObject([
        422,
        { code: "wrong-currency" },
      ]);
    expect((await send(nights.POST, group.keeper, "POST", { unit: "EUR", buy_in: 250 }))[0]).toBe(201);
  });
});
