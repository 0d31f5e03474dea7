import { beforeAll, describe, expect, test } from "vitest";
import { exportRecord } from "@/lib/protocol/exports";
import { PEER_ADDRESS } from "@/lib/server/http/peerAddress";
import type { Pass } from "@/lib/server/identity/access";
import { followVerdict } from "@/lib/server/publicLinks/followPublic";
import { readHistory } from "@/lib/server/table/history/history";
import { pageAsked, readHistoryPage } from "@/lib/server/table/history/readHistoryPage";
import { callsDuring } from "../calls";
import { ownDataFolder } from "./ownDataFolder";
import { routeAt } from "./routeAt";
import { ask, share, tokenIn } from "./sharedVerdict";
import { endlessRounds, recordAll, seatedTable } from "./table";

const { GET: journal } = routeAt("/api/v1/games/{game}/journal");
const { GET: record } = routeAt("/api/v1/games/{game}/record");

ownDataFolder();

/** A table with rounds of four entries. */
async function played(rounds: number): Promise<Pass> {
  const pass = await seatedTable();
  await recordAll(pass, [...endlessRounds(rounds)].flat());
  return pass;
}

async function page(pass: Pass, query = {}) {
  const read = await readHistoryPage(pass, pageAsked(query));
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}

/** Reading the whole game would be ten times as much. A dozen calls differ with the CPU time spent (`costs.ts`). */
const MAX_GROWTH = 2;

describe("a game ten times as long does not block the server's thread longer", () => {
  let short: Pass;
  let long: Pass;
  let longToo: Pass;
  beforeAll(async () => {
    [short, long, longToo] = [await played(24), await played(240), await played(240)];
  });

  /** The ratio of calls for a long game, without cached work. The server's other work adds calls at any time. */
  async function growth(work: (pass: Pass) => Promise<unknown>): Promise<number> {
    await work(short);
    const once = await callsDuring(() => work(short));
    const first = await callsDuring(() => work(long));
    return Math.min(first, await callsDuring(() => work(longToo))) / once;
  }

  test.each([{}, { round: "13" }, { before: "49" }])(
    "by a page of its history, which is no larger either: %j",
    async (query) => {
      expect(await growth((pass) => page(pass, query))).toBeLessThan(MAX_GROWTH);
      const bytes = async (pass: Pass) => JSON.stringify(await page(pass, query)).length;
      expect((await bytes(long)) / (await bytes(short))).toBeLessThan(1.1);
    },
  );

  test("by its files", async () => {
    for (const route of [record, journal]) {
      const file = (pass: Pass) => ask(route, pass, pass.visitor);
      expect(await growth(file)).toBeLessThan(MAX_GROWTH);
      expect((await file(long)).status).toBe(200);
    }
  });

  test("by a shared verdict, and by a followed one with other rules", async () => {
    expect(await growth((pass) => share(pass))).toBeLessThan(MAX_GROWTH);
    const tokens = new Map<Pass, string>();
    for (const pass of [short, long, longToo]) tokens.set(pass, tokenIn((await share(pass)).body.url));
    const following = async (pass: Pass) => {
      const request = new Request("http://table/", { headers: { [PEER_ADDRESS]: "192.0.2.200" } });
      expect(await followVerdict(request, tokens.get(pass) ?? "", true)).toMatchObject({ ok: true });
    };
    expect(await growth(following)).toBeLessThan(MAX_GROWTH);
  });
});

test("selects a page by a round, a place or an entry, else the newest", async () => {
  const pass = await played(30);
  const first = async (query: object) => (await page(pass, query)).rounds[0]?.round;
  expect(await first({ round: "20" })).toBe(20);
  expect(await first({ before: "41" })).toBe(10);
  expect(await first({ line: "42" })).toBe(11);
  for (const other of [
    {},
    { round: "0" },
    { round: "-1" },
    { round: ["1", "2"] },
    { before: "x" },
    { rounds: "1" },
  ])
    expect(await first(other)).toBe(30);
});

test("includes the responses to its verdicts, and the current state of the table", async () => {
  const pass = await played(30);
  const whole = await readHistory(pass);
  const { seq, state, opening, latest, names, you } = await page(pass, { round: "13" });
  expect({ seq, latest, names, you }).toEqual({ seq: 120, latest: 30, names: whole.names, you: whole.you });
  expect([opening.settledRounds, state.settledRounds]).toEqual([1, 30]);
  expect(exportRecord(whole).actions).toHaveLength(120);
});
