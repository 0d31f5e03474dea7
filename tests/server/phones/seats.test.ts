import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { claimDevice } from "@/lib/server/accounts/claimDevice";
import { deleteAccount } from "@/lib/server/accounts/deleteAccount";
import { database } from "@/lib/server/db/db";
import { access } from "@/lib/server/identity/access";
import type { Device } from "@/lib/server/identity/device";
import { holderOf, type Visitor } from "@/lib/server/identity/visitor";
import { publicHolderId } from "@/lib/server/table/grants/publicIds";
import { removePhone } from "@/lib/server/table/grants/removePhone";
import { readHistory } from "@/lib/server/table/history/history";
import { join } from "@/lib/server/table/live/presence";
import { startGame } from "@/lib/server/table/record/startGame";
import { ask, cachedCrew, idOf } from "../cachedCrew";
import { onRoster, passOf } from "../group";
import { queriesTakeTurns } from "../inTurns";
import { ownDataFolder } from "../ownDataFolder";
import { signedUp, sureOf } from "../people";
import { crew, guest, recordAll, seatedTable } from "../table";
import { joined, liveStateOf, sit, watching } from "./asking";

ownDataFolder();
queriesTakeTurns();

/** The seat holders of a game. */
async function seatHolders(gameId: string): Promise<Record<string, string>> {
  const seats = await database().seat.findMany({ where: { gameId, heldBy: { not: null } } });
  return Object.fromEntries(seats.map(({ key, heldBy: seatHolder }) => [key, seatHolder as string]));
}

/** Opens a phone at the table. Returns a function that closes it. */
const here = (gameId: string, who: Visitor) => join(gameId, holderOf(who), () => {});

describe("a seat", () => {
  test("is taken by one tap, changed by another, and released", async () => {
    const pass = await seatedTable();
    const { gameId } = pass;
    const ben = await joined(pass);
    expect(await sit(gameId, ben, "s2")).toBe("ok");
    expect(await sit(gameId, ben, "s2")).toBe("ok");
    expect(await liveStateOf(gameId, ben)).toMatchObject({
      mine: "s2",
      phones: { s2: "away" },
      joined: true,
    });
    expect(await sit(gameId, ben, "s3")).toBe("ok");
    expect(await seatHolders(gameId)).toEqual({ s3: holderOf(ben) });
    expect(await sit(gameId, ben, null)).toBe("ok");
    expect(await seatHolders(gameId)).toEqual({});
  });

  test("needs the right to record", async () => {
    const pass = await seatedTable();
    expect(await sit(pass.gameId, await watching(pass), "s1")).toBe("only-watching");
    expect(await sit(pass.gameId, guest(), "s1")).toBe("no-such-table");
    expect(await sit(pass.gameId, pass.visitor, "s9")).toBe("no-such-seat");
    expect(await seatHolders(pass.gameId)).toEqual({});
  });

  test.each([undefined, "", "bank", 7, ["s1"], { key: "s1" }, "constructor", "s1 "])(
    "is malformed as %j",
    async (seat) => {
      const pass = await seatedTable();
      expect(await sit(pass.gameId, pass.visitor, seat)).toBe("bad-format");
      expect(await seatHolders(pass.gameId)).toEqual({});
    },
  );

  test("goes to one of ten phones at once", async () => {
    const pass = await seatedTable();
    const phones = await Promise.all(Array.from({ length: 10 }, () => joined(pass)));
    const results = await Promise.all(phones.map((phone) => sit(pass.gameId, phone, "s1")));
    expect(results.toSorted()).toEqual(["ok", ...Array(9).fill("seat-taken")]);
    expect(await seatHolders(pass.gameId)).toEqual({
      s1: holderOf(phones[results.indexOf("ok")] as Visitor),
    });
  });

  test("is taken from a present phone by the keeper only, on request", async () => {
    const pass = await seatedTable();
    const [ben, cy] = [await joined(pass), await joined(pass)];
    await sit(pass.gameId, ben, "s2");
    const leave = here(pass.gameId, ben);
    expect(await sit(pass.gameId, cy, "s2")).toBe("seat-in-use");
    expect(await sit(pass.gameId, cy, "s2", true)).toBe("seat-in-use");
    expect(await sit(pass.gameId, pass.visitor, "s2")).toBe("seat-taken");
    expect(await seatHolders(pass.gameId)).toEqual({ s2: holderOf(ben) });
    expect(await sit(pass.gameId, pass.visitor, "s2", true)).toBe("ok");
    expect(await liveStateOf(pass.gameId, ben)).toMatchObject({ mine: null });
    leave();
  });
});

describe("a roster player's seat", () => {
  test("can be claimed by them from anyone, and not by another member", async () => {
    const made = await cachedCrew();
    const [ann] = await onRoster(await passOf(made.keeper, made.id), "Ann", "Bob");
    await database().player.update({ where: { id: ann as string }, data: { accountId: idOf(made.member) } });
    const game = { ...crew("Ann", "Bob"), group: made.id };
    await startGame(made.keeper, game);
    const owner = await access(made.owner, game.id, "record");
    if (!owner.ok) throw new Error(owner.refusal.message);
    const phone = await joined(owner.value);
    await sit(game.id, phone, "s1");
    const leave = here(game.id, phone);
    expect(await liveStateOf(game.id, made.member)).toMatchObject({ own: "s1", mine: null, joined: false });
    expect(await liveStateOf(game.id, made.keeper)).toMatchObject({ own: null, started: true, keeps: true });
    expect(await sit(game.id, made.member, "s1", true)).toBe("ok");
    leave();
  });
});

describe("a seat is free at once", () => {
  test("if a guest is removed, and stays free when they return", async () => {
    const pass = await seatedTable();
    const ben = await joined(pass);
    await sit(pass.gameId, ben, "s2");
    await removePhone(pass, publicHolderId(pass.gameId, holderOf(ben)));
    expect(await seatHolders(pass.gameId)).toEqual({});
    await joined(pass, ben);
    expect(await liveStateOf(pass.gameId, ben)).toMatchObject({ mine: null });
  });

  test.each([
    ["is removed from the group", "DELETE", undefined],
    ["may only look on any more", "PATCH", { role: "viewer" }],
  ] as const)("if a member %s", async (_, method, body) => {
    const made = await cachedCrew();
    const game = { ...crew("Ann", "Bob"), group: made.id };
    await startGame(made.keeper, game);
    await sit(game.id, made.member, "s1");
    await sit(game.id, made.keeper, "s2");
    const params = { id: made.id, account: idOf(made.member) };
    expect((await ask(made.owner, "member", method, { params, body })).status).toBe(200);
    expect(await seatHolders(game.id)).toEqual({ s2: idOf(made.keeper) });
  });

  test("if an account is deleted", async () => {
    const pass = await seatedTable();
    const ann = await joined(pass, await signedUp("Ann"));
    await sit(pass.gameId, ann, "s1");
    expect(await deleteAccount(await sureOf(ann))).toMatchObject({ ok: true });
    expect(await seatHolders(pass.gameId)).toEqual({});
  });
});

test("keeps a guest's seat after sign-in; if the account already has one, that stays", async () => {
  const [pass, other] = [await seatedTable(), await seatedTable()];
  const [phone, account] = [await joined(pass), await signedUp("Ann")];
  await joined(other, phone);
  await joined(other, account);
  await sit(pass.gameId, phone, "s1");
  await sit(other.gameId, phone, "s1");
  await sit(other.gameId, account, "s2");
  await claimDevice(idOf(account), phone.device as Device, "A browser");
  expect(await seatHolders(pass.gameId)).toEqual({ s1: idOf(account) });
  expect(await seatHolders(other.gameId)).toEqual({ s2: idOf(account) });
});

test("uses the account's own access on a borrowed phone", async () => {
  const pass = await seatedTable();
  const lent = await joined(pass);
  const both: Visitor = { device: lent.device, account: (await signedUp("Ann")).account };
  await sit(pass.gameId, both, "s1");
  expect(await seatHolders(pass.gameId)).toEqual({ s1: holderOf(lent) });
  expect(await liveStateOf(pass.gameId, both)).toMatchObject({ mine: "s1" });
});

test("keeps one phone per seat and one seat per phone, and no present player loses theirs to a guest", async () => {
  const PHONES = 4;
  const doing = fc.record({
    who: fc.nat(PHONES - 1),
    seat: fc.constantFrom("s1", "s2", "s3", null),
    over: fc.boolean(),
    after: fc.constantFrom("nothing", "comes", "is shown out"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { minLength: 8, maxLength: 24 }), async (steps) => {
      const pass = await seatedTable();
      const { gameId } = pass;
      const phones = [pass.visitor, ...(await Promise.all([1, 2, 3].map(() => joined(pass))))];
      const open = new Map<number, () => void>();
      for (let at = 0; at < steps.length; at += 2) {
        const before = await seatHolders(gameId);
        const pair = steps.slice(at, at + 2);
        // Two at a time, in undefined order.
        await Promise.all(pair.map(({ who, seat, over }) => sit(gameId, phones[who] as Visitor, seat, over)));
        const after = await seatHolders(gameId);
        const holders = Object.values(after);
        expect(new Set(holders).size).toBe(holders.length);
        for (const [seat, holder] of Object.entries(before)) {
          const who = phones.findIndex((phone) => holderOf(phone) === holder);
          const moved = pair.some((step) => step.who === who || step.who === 0);
          if (open.has(who) && !moved) expect(after[seat]).toBe(holder);
        }
        for (const { who, after: what } of pair) {
          const phone = phones[who] as Visitor;
          if (what === "comes" && !open.has(who)) open.set(who, here(gameId, phone));
          if (what === "is shown out" && who > 0) {
            await removePhone(pass, publicHolderId(pass.gameId, holderOf(phone)));
            expect(Object.values(await seatHolders(gameId))).not.toContain(holderOf(phone));
            await joined(pass, phone);
          }
        }
      }
      for (const leave of open.values()) leave();
    }),
    { numRuns: 8 },
  );
});

describe("an entry's author", () => {
  const passTo = async (who: Visitor, gameId: string) => {
    const pass = await access(who, gameId, "record");
    if (!pass.ok) throw new Error(pass.refusal.message);
    return pass.value;
  };
  /** Each entry's author in the history of a reader; null without a name. */
  const authorsFor = async (gameId: string, who: Visitor) => {
    const { entries, authors } = await readHistory(await passTo(who, gameId));
    return entries.map(({ by }) => authors[by] ?? null);
  };

  test("is the seat of their phone; a phone without one has none", async () => {
    const pass = await seatedTable();
    const { gameId } = pass;
    const [ben, onlooker] = [await joined(pass), await joined(pass)];
    await sit(gameId, ben, "s2");
    await recordAll(pass, [{ do: "start-round", starter: "s1", wild: 4 }]);
    await recordAll(await passTo(ben, gameId), [{ do: "claim", by: "s1", claim: "3 fives" }], 1);
    await recordAll(await passTo(onlooker, gameId), [{ do: "challenge", by: "s2" }], 2);
    const names = (await readHistory(pass)).names;
    expect(await authorsFor(gameId, pass.visitor)).toEqual([null, names.s2, null]);
    // The own phone is "this phone".
    expect(await authorsFor(gameId, ben)).toEqual([null, null, null]);
    await sit(gameId, ben, "s3");
    expect(await authorsFor(gameId, pass.visitor)).toEqual([null, names.s3, null]);
  });

  test("also includes people who signed in after taking a seat", async () => {
    const pass = await seatedTable();
    const { gameId } = pass;
    const device = guest();
    const ben = await joined(pass, device);
    await sit(gameId, ben, "s2");
    await recordAll(await passTo(ben, gameId), [{ do: "start-round", starter: "s1", wild: 4 }]);
    await claimDevice(idOf(await signedUp("Ben")), device.device as Device, "A browser");
    const names = (await readHistory(pass)).names;
    expect(await authorsFor(gameId, pass.visitor)).toEqual([names.s2]);
  });
});
