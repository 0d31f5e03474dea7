import { beforeAll, describe, expect, test } from "vitest";
import type { ApiError, NewEntry, OpenTable, Recorded } from "@/lib/protocol/entry";
import { claimDevice } from "@/lib/server/accounts/claimDevice";
import { database } from "@/lib/server/db/db";
import type { Pass } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { says, start } from "../engine/tableOf";
import { ownDataFolder } from "./ownDataFolder";
import { cookieOf, signedUp } from "./people";
import { routeAt } from "./routeAt";
import { entriesOf, guest, ROUND, seatedTable } from "./table";

const entriesRoute = routeAt("/api/v1/games/{game}/entries");
const gameRoute = routeAt("/api/v1/games/{game}");

// A phone's queued taps, sent one by one after reconnecting.

ownDataFolder();

async function ask<Answer>(route: object, method: "GET" | "POST", pass: Pass, who: Visitor, body?: object) {
  const { gameId: id } = pass;
  const request = new Request(`http://table.local/api/v1/games/${id}`, {
    method,
    headers: {
      host: "table.local",
      "content-type": "application/json",
      cookie: await cookieOf(who),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const handlers = route as Record<string, (request: Request, context: object) => Promise<Response>>;
  const answer = await handlers[method]?.(request, { params: Promise.resolve({ id }) });
  return (await answer?.json()) as Answer | ApiError;
}

const send = (pass: Pass, who: Visitor, entries: readonly NewEntry[], as?: string) =>
  ask<Recorded>(entriesRoute, "POST", pass, who, { entries, ...(as !== undefined && { as }) });

/** A visitor's actor marks at a table. */
async function marksOf(pass: Pass, who: Visitor): Promise<readonly string[]> {
  const read = await ask<{ ok: true; table: OpenTable }>(gameRoute, "GET", pass, who);
  return read.ok ? read.table.may.as : [];
}

const journal = ({ gameId }: Pass) =>
  database().entry.findMany({
    where: { gameId },
    orderBy: { seq: "asc" },
    select: { seq: true, entryId: true },
  });

test("records resent taps with lost responses in order, each once", async () => {
  const pass = await seatedTable();
  const taps = entriesOf(ROUND);
  for (const tap of taps.slice(0, 2)) await send(pass, pass.visitor, [tap]);
  for (const tap of taps) expect(await send(pass, pass.visitor, [tap])).toMatchObject({ ok: true });
  expect(await journal(pass)).toEqual(taps.map(({ id }, at) => ({ seq: at + 1, entryId: id })));
});

test("records simultaneous taps of two tabs once each, in the same order", async () => {
  const pass = await seatedTable();
  const taps = entriesOf(ROUND);
  const tab = async () => {
    for (const tap of taps) expect(await send(pass, pass.visitor, [tap])).toMatchObject({ ok: true });
  };
  await Promise.all([tab(), tab()]);
  expect(await journal(pass)).toEqual(taps.map(({ id }, at) => ({ seq: at + 1, entryId: id })));
});

describe("a tap's author", () => {
  let pass: Pass;
  let ann: Visitor;
  let bob: Visitor;
  beforeAll(async () => {
    ann = await signedUp("Ann");
    bob = await signedUp("Bob");
    pass = await seatedTable(ann);
    await database().grant.create({
      data: { tableId: pass.tableId, holder: bob.account?.id ?? "", role: "player" },
    });
  });

  test("has a mark per table; two people never share one", async () => {
    const [annHere] = await marksOf(pass, ann);
    expect(await marksOf(pass, bob)).not.toContain(annHere);
    expect(await marksOf(await seatedTable(ann), ann)).not.toContain(annHere);
    expect(annHere).not.toBe(ann.account?.id);
  });

  test("never sends in the name of a later user", async () => {
    const [annHere = ""] = await marksOf(pass, ann);
    const [begins, claims] = entriesOf([start("s1", 4), says("s1", "4 sixes")]) as [NewEntry, NewEntry];
    expect(await send(pass, bob, [begins], annHere)).toMatchObject({ ok: false, code: "somebody-else" });
    expect(await journal(pass)).toEqual([]);
    expect(await send(pass, ann, [begins], annHere)).toMatchObject({ ok: true });
    expect(await send(pass, bob, [claims])).toMatchObject({ ok: true });
  });
});

test("sends a guest's taps as the account that claimed their tables", async () => {
  const phone = guest();
  const pass = await seatedTable(phone);
  const [asGuest = ""] = await marksOf(pass, phone);
  const ann = await signedUp("Ann");
  if (phone.device) await claimDevice(ann.account?.id ?? "", phone.device, "A browser");
  expect(await marksOf(pass, ann)).toContain(asGuest);
  expect(await send(pass, ann, entriesOf([start("s1", 4)]), asGuest)).toMatchObject({ ok: true });
});
