import { beforeEach, describe, expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import type { OpenUnit } from "@/lib/protocol/ledger";
import type { NightSummary } from "@/lib/protocol/nightResult";
import { database } from "@/lib/server/db/db";
import { access } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { addLedgerEntry } from "@/lib/server/roster/ledger/addEntry";
import { chips } from "@/lib/server/roster/ledger/chips";
import { mergePlayers, separatePlayers } from "@/lib/server/roster/mergePlayers";
import { owedBefore, readNight } from "@/lib/server/roster/nightResult";
import { beginNight, changeNight, nightOn, setBuyIn } from "@/lib/server/roster/nights";
import { tickPayment, untickPayment } from "@/lib/server/roster/payments";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
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

let group: TestGroup;
/** Ann, Bob, Cy and Dee of the roster, by name. */
let roster: Readonly<Record<string, string>>;
let night: string;

beforeEach(async () => {
  group = await testGroup("bar");
  const names = ["Ann", "Bob", "Cy", "Dee"];
  const ids = await onRoster(group.pass, ...names);
  roster = Object.fromEntries(names.map((name, at) => [name, ids[at] ?? ""]));
  night = await begun({ name: "Bar night", buy_in: 5, unit: "€" });
});

async function begun(request: Parameters<typeof beginNight>[1]): Promise<string> {
  const done = await beginNight(group.pass, request);
  if (!done.ok) throw new Error(done.refusal.code);
  return done.value.id;
}

/** A game for ten chips each with roster players and guests; seats are s1, s2, … */
async function played(names: readonly string[], ...actions: readonly Action[]) {
  const id = freshId();
  const done = await startGame(group.member, {
    id,
    game: "own-hand",
    house: { chips: 10 },
    players: names.map((name, at) => ({ seat: `s${at + 1}`, name })),
    group: group.id,
  });
  if (!done.ok) throw new Error(done.refusal.message);
  const pass = await access(group.member, id, "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  await recordAll(pass.value, actions);
  return pass.value;
}

async function result(nightId = night, pass = group.pass): Promise<NightSummary> {
  const read = await readNight(pass, nightId);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value.result;
}
const lines = ({ debts }: Pick<NightSummary, "debts">) =>
  debts.map(
    ({ fromName, toName, amount, payment }) => `${fromName} → ${toName} ${amount}${payment ? " ✓" : ""}`,
  );
const opened = ({ payments }: OpenUnit) =>
  payments.map(({ fromName, toName, amount }) => `${fromName} → ${toName} ${amount}`);
const balances = ({ people, pot, bank }: NightSummary) => ({
  ...Object.fromEntries(people.map(({ name, chips }) => [name, chips ? chips.out - chips.in : 0])),
  pot,
  bank,
});
const sumOf = (amounts: object): number => Object.values(amounts).reduce((sum: number, one) => sum + one, 0);

/** Ticks the first payment to a person. */
async function tickTo(name: string, pass = group.pass, nightId = night, id = freshId()) {
  const debt = (await result(nightId)).debts.find((one) => one.toName === name && one.payment === null);
  if (debt === undefined) throw new Error(`nothing is owed to ${name}`);
  const { kind, from, to, amount } = debt;
  return tickPayment(pass, nightId, { id, kind, from, to, amount });
}
/** Links a signed-in user to a roster player. */
const isPlayer = (visitor: Visitor, name: string) =>
  database().player.update({
    where: { id: roster[name] as string },
    data: { accountId: visitor.account?.id ?? "" },
  });

describe("a bar night", () => {
  test("settles four games with two buy-ins each, one leaver and one correction, and carries the rest to the next Friday", async () => {
    const crew = ["Ann", "Bob", "Cy", "Dee"];
    await played(crew, buys("s2"), gives("s2", "s1", 12), buys("s3", 5), gives("s3", "pot", 3), END);
    await played(crew, buys("s1"), gives("s1", "s4", 4), buys("s4"), gives("s4", "s2", 6), END);
    // Cy goes home in the third game, with their chips.
    await played(
      [...crew, "A guest"],
      buys("s2"),
      buys("s3"),
      gives("s3", "s5", 7),
      { do: "leave", player: "s3" },
      gives("s2", "s1", 5),
      END,
    );
    const last = await played(["Ann", "Bob"], buys("s1"), buys("s2"), gives("s1", "s2", 3), END);
    await changeNight(group.pass, night, { ended: true });

    const before = await result();
    expect(balances(before)).toEqual({ Ann: 10, Bob: -8, Cy: -10, Dee: -2, "A guest": 7, pot: 3, bank: 0 });
    expect(sumOf(balances(before))).toBe(0);
    expect(before.people.find(({ name }) => name === "Cy")).toMatchObject({
      games: 3,
      left: true,
      chips: { in: 45, out: 35 },
    });
    // Six balances other than 0, no two groups of them even.
    expect(before.debts.length).toBeLessThanOrEqual(5);

    // Bob rebought for 15 that last time, and gave Ann 4 more: seq 2 and 4 are corrected.
    const corrected = await record(last, [
      { id: freshId(), action: buys("s2", 15), after: 4, replaces: [2] },
      { id: freshId(), action: gives("s2", "s1", 1), after: 4, replaces: [3] },
    ]);
    expect(corrected).toMatchObject({ ok: true });
    const after = await result();
    expect(balances(after)).toEqual({ Ann: 14, Bob: -12, Cy: -10, Dee: -2, "A guest": 7, pot: 3, bank: 0 });
    expect(sumOf(balances(after))).toBe(0);
    expect(after.people.find(({ name }) => name === "Bob")?.chips).toEqual({ in: 75, out: 63 });
    expect(after.debts.length).toBeLessThanOrEqual(5);

    // Those to Ann are ticked.
    while ((await result()).debts.some(({ toName, payment }) => toName === "Ann" && payment === null))
      expect(await tickTo("Ann")).toMatchObject({ ok: true });
    const open = (await result()).debts.filter(({ payment }) => payment === null);
    expect(open.map(({ toName }) => toName).toSorted()).toEqual(
      after.debts.flatMap(({ toName }) => (toName === "Ann" ? [] : [toName])).toSorted(),
    );

    await begun({ name: "Next Friday" });
    const next = await nightOn(group.pass);
    if (next === null) throw new Error("no night is on");
    // The next night starts with the ledger's open list.
    const owed = await owedBefore(group.pass);
    expect(owed.flatMap(opened).toSorted()).toEqual(lines({ debts: open }).toSorted());
    expect(owed).toEqual((await chips(group.pass)).filter(({ payments }) => payments.length > 0));
    // Ticked at its own night it is settled, and so is a repayment in the ledger.
    const [first, ...rest] = open;
    if (first) expect(await tickTo(first.toName)).toMatchObject({ ok: true });
    expect((await owedBefore(group.pass)).flatMap(opened).toSorted()).toEqual(
      lines({ debts: rest }).toSorted(),
    );
    for (const { from, to, amount } of rest) {
      const repaid = { id: freshId(), ledger: "chips", deed: "repaid", from, to, amount } as const;
      expect(await addLedgerEntry(group.pass, repaid)).toMatchObject({ ok: true });
    }
    expect(await owedBefore(group.pass)).toEqual([]);
    await changeNight(group.pass, next.id, { ended: true });
    await begun({});
    expect(await owedBefore(group.pass)).toEqual([]);
  });

  test("ignores undone or replaced buy-ins", async () => {
    const pass = await played(["Ann", "Bob"], buys("s1"), buys("s2", 7), gives("s2", "s1", 2));
    await record(pass, [{ id: freshId(), action: null, after: 3, replaces: [1] }]);
    await record(pass, [{ id: freshId(), action: gives("s1", "s2", 1), after: 4, replaces: [2] }]);
    // One that replaces something else counts.
    await record(pass, [{ id: freshId(), action: { do: "buy-in", player: "s2" }, after: 5, replaces: [3] }]);
    expect((await result()).people.map(({ name, chips }) => [name, chips])).toEqual([
      ["Bob", { in: 20, out: 21 }],
      ["Ann", { in: 10, out: 9 }],
    ]);
  });

  test("shows no chip debts while a game for them is running, and takes no tick", async () => {
    const pass = await played(["Ann", "Bob"], gives("s2", "s1", 2));
    expect(await result()).toMatchObject({ chipsInPlay: true, debts: [] });
    const tick = {
      id: freshId(),
      kind: "chips",
      from: roster.Bob ?? "",
      to: roster.Ann ?? "",
      amount: 2,
    } as const;
    expect(await tickPayment(group.pass, night, tick)).toMatchObject(refuses("not-owed"));
    await record(pass, entriesOf([END], 1));
    expect(lines(await result())).toEqual(["Bob → Ann 2"]);
    expect(await tickPayment(group.pass, night, tick)).toMatchObject({ ok: true });
  });

  test("pays out its buy-ins by shares, and carries the rest", async () => {
    const says = (name: string, change: object) =>
      setBuyIn(group.pass, night, { player: roster[name] ?? "", ...change });
    for (const [name, times] of [
      ["Ann", 2],
      ["Bob", 1],
      ["Cy", 3],
    ] as const)
      await says(name, { times });
    await says("Ann", { shares: 2 });
    await says("Dee", { shares: 1 });
    expect(lines(await result())).toEqual(expect.arrayContaining(["the pot → Ann 20", "the pot → Dee 10"]));
    await tickTo("Ann");
    // Another buy-in: Ann's payout stays.
    await says("Bob", { times: 4 });
    expect(lines(await result()).toSorted()).toEqual([
      "the pot → Ann 10",
      "the pot → Ann 20 ✓",
      "the pot → Dee 15",
    ]);
    await changeNight(group.pass, night, { ended: true });
    await begun({});
    const owed = await owedBefore(group.pass);
    expect(owed.flatMap(opened).toSorted()).toEqual(["the pot → Ann 10", "the pot → Dee 15"]);
    expect(owed[0]?.unit).toBe("€");
    // Receivers from the pot are listed; the pot itself has no balance.
    expect(owed[0]?.balances.map(({ name }) => name)).toEqual(["Dee", "Ann"]);
  });
});

describe("a payment", () => {
  beforeEach(async () => {
    await played(["Ann", "Bob", "A guest"], gives("s2", "s1", 4), gives("s2", "s3", 3), END);
  });

  test("is ticked and unticked by its receiver or an admin, and no one else", async () => {
    const [member, viewer] = [await passOf(group.member, group.id), await passOf(group.viewer, group.id)];
    expect(await tickTo("Ann", member)).toMatchObject(refuses("not-the-receiver"));
    await isPlayer(group.member, "Bob");
    expect(await tickTo("Ann", member)).toMatchObject(refuses("not-the-receiver"));
    await isPlayer(group.viewer, "Ann");
    expect(await tickTo("Ann", viewer)).toMatchObject(refuses("not-the-receiver"));
    await database().player.updateMany({ where: { groupId: group.id }, data: { accountId: null } });
    await isPlayer(group.member, "Ann");
    expect(
      (await result(night, member)).debts.map(({ toName, mayTick }) => [toName, mayTick]).toSorted(),
    ).toEqual([
      ["A guest", false],
      ["Ann", true],
    ]);
    const id = freshId();
    expect(await tickTo("Ann", member, night, id)).toMatchObject({ ok: true });
    expect(await tickTo("A guest", member)).toMatchObject(refuses("not-the-receiver"));
    const byKeeper = freshId();
    expect(await tickTo("A guest", group.pass, night, byKeeper)).toMatchObject({ ok: true });
    expect(await untickPayment(member, night, byKeeper)).toMatchObject(refuses("not-the-receiver"));
    expect(await untickPayment(viewer, night, id)).toMatchObject(refuses("not-the-receiver"));
    expect(await untickPayment(member, night, id)).toMatchObject({ ok: true });
    expect(await untickPayment(member, night, id)).toMatchObject(refuses("no-such-payment"));
    expect(lines(await result()).toSorted()).toEqual(["Bob → A guest 3 ✓", "Bob → Ann 4"]);
  });

  test("is ticked once, however often and by however many at once", async () => {
    const { kind, from, to, amount } = (await result()).debts.find(({ toName }) => toName === "Ann") ?? {
      kind: "chips",
      from: "",
      to: "",
      amount: 0,
    };
    const owner = await passOf(group.owner, group.id);
    const id = freshId();
    const tick = { id, kind, from, to, amount } as const;
    const both = await Promise.all([
      tickPayment(group.pass, night, tick),
      tickPayment(owner, night, { ...tick, id: freshId() }),
      tickPayment(group.pass, night, { ...tick, id: freshId() }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.filter((one) => !one.ok && one.refusal.code === "not-owed")).toHaveLength(2);
    expect(await database().payment.count({ where: { nightId: night } })).toBe(1);
    await database().payment.deleteMany({ where: { nightId: night } });
    const same = await Promise.all([1, 2, 3].map(() => tickPayment(group.pass, night, tick)));
    expect(same).toEqual([1, 2, 3].map(() => ({ ok: true, value: { id } })));
    expect(await database().payment.count({ where: { nightId: night } })).toBe(1);
    for (const other of [{ amount: amount + 1 }, { kind: "money" as const }, { from: "bank" }])
      expect(await tickPayment(group.pass, night, { ...tick, ...other })).toMatchObject(refuses("id-reused"));
    expect(await tickPayment(owner, night, tick)).toMatchObject(refuses("id-reused"));
  });

  test("is not ticked if it is not exactly owed", async () => {
    const { kind, from, to, amount } = (await result()).debts[0] as NightSummary["debts"][number];
    const sent = () => ({ id: freshId(), kind, from, to, amount });
    for (const other of [
      { amount: amount - 1 },
      { amount: 2 ** 53 - 1 },
      { kind: "money" as const },
      { from: to, to: from },
      { to: "bank" },
      { to: "guest:nobody" },
      { from: "__proto__" },
      { from, to: from },
    ])
      expect(await tickPayment(group.pass, night, { ...sent(), ...other })).toMatchObject(
        refuses("not-owed"),
      );
    expect(await database().payment.count({ where: { nightId: night } })).toBe(0);
  });

  test("of another group’s night looks missing", async () => {
    const elsewhere = await testGroup();
    const { kind, from, to, amount } = (await result()).debts[0] as NightSummary["debts"][number];
    const sent = { id: freshId(), kind, from, to, amount };
    for (const one of [night, "no-such-night-at-all"]) {
      expect(await tickPayment(elsewhere.pass, one, sent)).toMatchObject(refuses("no-such-night"));
      expect(await readNight(elsewhere.pass, one)).toMatchObject(refuses("no-such-night"));
    }
    expect(await tickPayment(group.pass, night, sent)).toMatchObject({ ok: true });
    expect(await untickPayment(elsewhere.pass, night, sent.id)).toMatchObject(refuses("no-such-payment"));
    const other = await begunAnother();
    expect(await untickPayment(group.pass, other, sent.id)).toMatchObject(refuses("no-such-payment"));
    expect(await tickPayment(group.pass, other, { ...sent, id: freshId() })).toMatchObject(
      refuses("not-owed"),
    );
  });

  const begunAnother = async () => {
    await changeNight(group.pass, night, { ended: true });
    return begun({});
  };

  test("belongs to merged people; separated, as before", async () => {
    await tickTo("Ann");
    const [twin = ""] = await onRoster(group.pass, "Anna");
    await mergePlayers(group.pass, roster.Ann ?? "", twin);
    expect(lines(await result()).toSorted()).toEqual(["Bob → A guest 3", "Bob → Anna 4 ✓"]);
    const member = await passOf(group.member, group.id);
    await isPlayer(group.member, "Ann");
    const paid = (await result()).debts.find(({ payment }) => payment !== null)?.payment ?? "";
    expect(await untickPayment(member, night, paid)).toMatchObject({ ok: true });
    expect(await tickTo("Anna", member)).toMatchObject({ ok: true });
    await separatePlayers(group.pass, roster.Ann ?? "");
    // It was ticked for Anna, who is separate again: she got Ann's part.
    const now = lines(await result());
    expect(now).toContain("Bob → Anna 4 ✓");
    expect(now).toContain("Anna → Ann 4");
  });

  test("is visible to viewers, without a tick", async () => {
    const read = await result(night, await passOf(group.viewer, group.id));
    expect(read.debts.map(({ mayTick }) => mayTick)).toEqual([false, false]);
  });
});

describe("over the API", () => {
  const payments = routeAt("/api/v1/groups/{group}/nights/{night}/payments");
  const one = routeAt("/api/v1/groups/{group}/nights/{night}");
  const buyIns = routeAt("/api/v1/groups/{group}/nights/{night}/buy-ins");
  const send = async (
    handler: (request: Request, context: never) => Promise<Response> | Response,
    visitor: Visitor,
    method: string,
    body?: unknown,
    groupId = group.id,
  ) => {
    const answer = await handler(
      new Request("http://table/", {
        method,
        headers: { cookie: await cookieOf(visitor), "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
      { params: Promise.resolve({ group: groupId, night }) } as never,
    );
    return [answer.status, await answer.json()] as const;
  };
  const sent = () => ({ id: freshId(), kind: "chips", from: roster.Bob, to: roster.Ann, amount: 4 });

  test.each([
    ["nothing", { amount: 0 }],
    ["less than nothing", { amount: -4 }],
    ["half a chip", { amount: 0.5 }],
    ["more than can be counted", { amount: 1e300 }],
    ["text for a number", { amount: "4" }],
    ["an unknown kind", { kind: "drinks" }],
    ["no kind", { kind: undefined }],
    ["nobody", { from: "" }],
    ["a name without end", { to: "x".repeat(101) }],
    ["a name over two lines", { to: "Ann\nBob" }],
    ["an invalid id", { id: "short" }],
    ["an unknown field", { nightId: "another-night-0000" }],
  ])("refuses %s before any lookup", async (_, wrong) => {
    const [status] = await send(payments.POST, group.keeper, "POST", { ...sent(), ...wrong });
    expect([400, 422]).toContain(status);
    expect(await database().payment.count({ where: { nightId: night } })).toBe(0);
  });

  test("refuses viewers, strangers and guests", async () => {
    const statusFor = async (visitor: Visitor) => (await send(payments.POST, visitor, "POST", sent()))[0];
    expect(await statusFor(group.viewer)).toBe(403);
    expect(await statusFor(await signedUp("Sam"))).toBe(404);
    expect(await statusFor(guest())).toBe(401);
    expect(await statusFor(group.member)).toBe(403);
  });

  test("shows a night to all members, and limits the number of buy-ins", async () => {
    await played(["Ann", "Bob"], gives("s2", "s1", 4), END);
    for (const visitor of [group.viewer, group.member, group.owner]) {
      const [status, body] = await send(one.GET, visitor, "GET");
      expect([status, lines(body.result)]).toEqual([200, ["Bob → Ann 4"]]);
    }
    expect((await send(one.GET, await signedUp("Sam"), "GET"))[0]).toBe(404);
    for (const wrong of [{ times: 100 }, { times: -1 }, { shares: 1.5 }, {}, { times: "1" }])
      expect(
        (await send(buyIns.PUT, group.keeper, "PUT", { player: roster.Ann, ...wrong }))[0],
      ).toBeGreaterThanOrEqual(400);
    expect((await send(buyIns.PUT, group.keeper, "PUT", { player: roster.Ann, times: 99 }))[0]).toBe(200);
  });
});
