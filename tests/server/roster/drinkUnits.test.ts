import { beforeEach, describe, expect, test } from "vitest";
import { type NewLedgerEntry, type NewRound, newRound } from "@/lib/protocol/ledgerSchemas";
import { database } from "@/lib/server/db/db";
import { changeGroup } from "@/lib/server/groups/group";
import { access } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { addLedgerEntry, cancelLedgerEntry } from "@/lib/server/roster/ledger/addEntry";
import { addRound } from "@/lib/server/roster/ledger/addRound";
import { drinks } from "@/lib/server/roster/ledger/drinks";
import { listLedgerEntries } from "@/lib/server/roster/ledger/listLedgerEntries";
import { openUnits } from "@/lib/server/roster/ledger/openUnits";
import { readNight } from "@/lib/server/roster/nightResult";
import { beginNight, changeNight } from "@/lib/server/roster/nights";
import { startGame } from "@/lib/server/table/record/startGame";
import { onRoster, passOf, type TestGroup, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { freshId, recordAll } from "../table";

ownDataFolder();

const refuses = (code: string) => ({ ok: false, refusal: { code } });

let group: TestGroup;
let ann: string;
let bob: string;

beforeEach(async () => {
  group = await testGroup("bar");
  [ann = "", bob = ""] = await onRoster(group.pass, "Ann", "Bob");
  const money = {
    currency: "USD",
    drinks: [
      { name: null, price: null },
      { name: "shot", price: 450 },
    ],
  };
  expect(await changeGroup(group.pass, { money })).toMatchObject({ ok: true });
});

const add = (entry: Partial<NewLedgerEntry>, pass = group.pass) =>
  addLedgerEntry(pass, {
    ...{ id: freshId(), ledger: "drinks", deed: "owed", from: ann, to: bob, amount: 1, note: "A bet" },
    ...entry,
  } as NewLedgerEntry);
const owed = async () =>
  (await drinks(group.pass)).open.owed.map(
    ({ fromName, toName, amount, unit, inMoney }) => `${fromName}→${toName} ${amount} ${unit} ${inMoney}`,
  );
const balances = async () =>
  Object.fromEntries(
    (await openUnits(group.pass)).flatMap(({ balances: all }) =>
      all.map(({ name, amount }) => [name, amount]),
    ),
  );
const priced = (count: number, more: Partial<NewLedgerEntry> = {}) => ({
  ...({ ledger: "money", unit: "USD", amount: count * 450, drinks: { count, unit: "shot" } } as const),
  ...more,
});
const isPlayer = (visitor: Visitor, id: string) =>
  database().player.update({ where: { id }, data: { accountId: visitor.account?.id ?? "" } });

describe("a group’s own drinks", () => {
  test("are owed and served each for itself", async () => {
    await add({ unit: "shot", amount: 2 });
    await add({});
    await add({ unit: "shot", from: bob, to: ann });
    expect((await owed()).toSorted()).toEqual(["Ann→Bob 1 null null", "Ann→Bob 1 shot 450"]);
    expect(await add({ deed: "served", amount: 2 })).toMatchObject(refuses("not-owed"));
    expect(await add({ deed: "served", unit: "shot" })).toMatchObject({ ok: true });
    expect(await owed()).toEqual(["Ann→Bob 1 null null"]);
    expect(
      (await listLedgerEntries(group.pass, "drinks")).lines.map(({ deed, unit }) => [deed, unit]),
    ).toEqual([
      ["served", "shot"],
      ["owed", "shot"],
      ["owed", null],
      ["owed", "shot"],
    ]);
  });

  test("are only those that the group has", async () => {
    expect(await add({ unit: "grog" })).toMatchObject(refuses("no-such-drink"));
    await add({ unit: "shot" });
    // Taken off the list, it is still owed, without a price.
    await changeGroup(group.pass, { money: { drinks: [] } });
    expect(await owed()).toEqual(["Ann→Bob 1 shot null"]);
    expect(await add({ deed: "served", unit: "shot" })).toMatchObject({ ok: true });
  });

  test("lose their prices with the currency", async () => {
    await add({ unit: "shot" });
    await changeGroup(group.pass, { money: { currency: "EUR" } });
    expect(await owed()).toEqual(["Ann→Bob 1 shot null"]);
  });
});

describe("a drink with a price", () => {
  beforeEach(() => add({ unit: "shot", amount: 3 }));

  test("becomes a debt of money once, and a drink again if that is canceled", async () => {
    const id = freshId();
    expect(await add(priced(2, { id }))).toMatchObject({ ok: true });
    expect(await add(priced(2, { id }))).toMatchObject({ ok: true });
    expect(await add(priced(2, { id, drinks: { count: 1, unit: "shot" } }))).toMatchObject(
      refuses("id-reused"),
    );
    expect([await owed(), await balances()]).toEqual([["Ann→Bob 1 shot 450"], { Ann: -900, Bob: 900 }]);
    expect(await add(priced(2))).toMatchObject(refuses("not-owed"));
    await cancelLedgerEntry(group.pass, id, { id: freshId(), note: "In drinks" });
    expect([await owed(), await balances()]).toEqual([["Ann→Bob 3 shot 1350"], {}]);
  });

  test("becomes one only at its price, by its receiver or a keeper", async () => {
    await isPlayer(group.member, ann);
    const member = await passOf(group.member, group.id);
    expect(await add(priced(1), member)).toMatchObject(refuses("not-the-receiver"));
    expect(await add(priced(1, { amount: 1 }))).toMatchObject(refuses("wrong-price"));
    expect(await add(priced(1, { unit: "EUR" }))).toMatchObject(refuses("wrong-currency"));
    expect(await add(priced(1, { drinks: { count: 1, unit: null } }))).toMatchObject(refuses("wrong-price"));
    expect(await add(priced(1, { from: bob, to: ann }))).toMatchObject(refuses("not-owed"));
    await database().player.updateMany({ where: { groupId: group.id }, data: { accountId: null } });
    await isPlayer(group.member, bob);
    expect(await add(priced(1), member)).toMatchObject({ ok: true });
    expect(await balances()).toEqual({ Ann: -450, Bob: 450 });
  });
});

describe("drinks at the table", () => {
  test("are owed by the table’s word over nights, until they are served", async () => {
    const night = await beginNight(group.pass, {});
    const lost = async (house: Record<string, string>) => {
      const id = freshId();
      const game = { id, game: "pass-the-cup", house, group: group.id };
      await startGame(group.member, {
        ...game,
        players: ["Ann", "Bob"].map((name, at) => ({ seat: `s${at + 1}`, name })),
      });
      const pass = await access(group.member, id, "record");
      if (!pass.ok) throw new Error(pass.refusal.code);
      await recordAll(pass.value, [
        { do: "result", moves: [{ what: "drink", count: 2, from: "bank", to: "s1" }] },
        { do: "end" },
      ]);
    };
    await lost({ drink_name: "shots" });
    await lost({});
    await changeNight(group.pass, night.ok ? night.value.id : "", { ended: true });
    await beginNight(group.pass, {});
    expect((await owed()).toSorted()).toEqual(["Ann→the bank 2 null null", "Ann→the bank 2 shots null"]);
    expect(await add({ deed: "served", to: "bank", unit: "shots", amount: 1 })).toMatchObject({ ok: true });
    expect((await owed()).toSorted()).toEqual(["Ann→the bank 1 shots null", "Ann→the bank 2 null null"]);
    // A serving from before drinks had names pays for any.
    await database().ledgerLine.create({
      data: {
        ...{ id: freshId(), groupId: group.id, ledger: "drinks", deed: "served", from: ann, to: "bank" },
        ...{ amount: 3, by: group.keeper.account?.id ?? "" },
      },
    });
    expect(await owed()).toEqual([]);
  });
});

describe("a round of drinks", () => {
  const round = (more: Partial<NewRound> = {}): NewRound => ({
    ...{ id: freshId(), payer: bob, amount: 3, drink: "shot" },
    sharers: [{ who: ann }, { who: bob }, { who: "guest:Zed" }],
    ...more,
  });
  const lines = async () => (await listLedgerEntries(group.pass, "drinks")).lines;

  test("is owed by each who had one, in drinks and not in money, until it is canceled", async () => {
    const sent = round();
    expect(await addRound(group.pass, sent)).toMatchObject({ ok: true });
    expect(await addRound(group.pass, sent)).toMatchObject({ ok: true });
    expect((await owed()).toSorted()).toEqual(["Ann→Bob 1 shot 450", "Zed→Bob 1 shot 450"]);
    expect(await balances()).toEqual({});
    expect(await add({ deed: "served", unit: "shot" })).toMatchObject({ ok: true });
    expect(await owed()).toEqual(["Zed→Bob 1 shot 450"]);
    const done = await cancelLedgerEntry(group.pass, sent.id, { id: freshId(), note: "Twice" });
    expect(done).toMatchObject({ ok: true });
    // The served drink goes back.
    expect(await owed()).toEqual(["Bob→Ann 1 shot 450"]);
  });

  test("belongs to the night without counting as its money", async () => {
    const night = await beginNight(group.pass, {});
    if (!night.ok) throw new Error(night.refusal.code);
    await addRound(group.pass, round({ drink: null, amount: 6 }));
    const read = await readNight(group.pass, night.value.id);
    expect(read.ok && read.value.result.people).toEqual([]);
    expect((await owed()).toSorted()).toEqual(["Ann→Bob 2 null null", "Zed→Bob 2 null null"]);
    expect((await lines()).map(({ deed, amount, unit }) => [deed, amount, unit])).toEqual([
      ["round", 6, null],
    ]);
  });

  test("is of a drink of the group, by those who may add a round, with shares that add up", async () => {
    expect(await addRound(group.pass, round({ drink: "grog" }))).toMatchObject(refuses("no-such-drink"));
    const apart = round({
      sharers: [
        { who: ann, amount: 1 },
        { who: "guest:Zed", amount: 1 },
      ],
    });
    expect(await addRound(group.pass, apart)).toMatchObject(refuses("shares-differ"));
    const member = await passOf(group.member, group.id);
    expect(await addRound(member, round())).toMatchObject(refuses("not-your-role"));
    await beginNight(group.pass, {});
    expect(await addRound(await passOf(group.viewer, group.id), round())).toMatchObject(
      refuses("not-your-role"),
    );
    expect(await owed()).toEqual([]);
    expect(await addRound(member, round())).toMatchObject({ ok: true });
  });

  test("is money or drinks, not both", () => {
    expect(newRound.safeParse(round()).success).toBe(true);
    expect(newRound.safeParse({ ...round(), unit: "USD" }).success).toBe(false);
    const { drink: _, ...neither } = round();
    expect(newRound.safeParse(neither).success).toBe(false);
  });
});
