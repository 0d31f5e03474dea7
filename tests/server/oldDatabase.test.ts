import { afterEach, expect, test, vi } from "vitest";
import { fold } from "@/lib/protocol/journal";
import { closeDatabase, database } from "@/lib/server/db/db";
import { asJson } from "@/lib/server/db/json";
import { bringUpToDate } from "@/lib/server/db/upToDate";
import { PEER_ADDRESS } from "@/lib/server/http/peerAddress";
import { access, type Pass } from "@/lib/server/identity/access";
import { stopWorkers } from "@/lib/server/process/workers/pool";
import { followPublic, followVerdict } from "@/lib/server/publicLinks/followPublic";
import { publicLinksTo, revokeVerdict, shareVerdict } from "@/lib/server/publicLinks/publicLinks";
import { readHistory } from "@/lib/server/table/history/history";
import { hashOf, tokenFor } from "@/lib/server/table/links/linkToken";
import { openTable } from "@/lib/server/table/openTable";
import { record } from "@/lib/server/table/record/record";
import { rebuild } from "@/lib/server/table/snapshots/rebuild";
import { doubts } from "../engine/tableOf";
import { LAST_OLD, oldDataDir } from "./oldDatabase";
import { entriesOf, guest } from "./table";

vi.setConfig({ testTimeout: 120_000 });
afterEach(async () => {
  await stopWorkers();
  await closeDatabase();
});

/** The keeper of the game in a database of the last migration before the baseline. */
async function opened(): Promise<Pass> {
  process.env.DATA_DIR = await oldDataDir(LAST_OLD);
  await bringUpToDate();
  const keeper = guest();
  await database().grant.updateMany({ data: { holder: keeper.device?.id ?? "" } });
  const pass = await access(keeper, "a-game-from-before", "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  return pass.value;
}

test("continues a game from before the baseline", async () => {
  const pass = await opened();
  const history = await readHistory(pass);
  const { state, refused } = fold(history.opening, history.entries);
  expect(refused).toEqual([]);
  expect(await openTable(pass)).toMatchObject({
    seq: 6,
    state,
    names: { s1: "Ann", s2: "Bob", s3: "Cy" },
    round: [{ seq: 5 }, { seq: 6 }],
    rounds: [{ round: 1, claim: { count: 9, face: 6 }, right: true, winner: "s3", loser: "s1" }],
  });
  expect(await record(pass, entriesOf([doubts("s1")], 6))).toMatchObject({ ok: true });
  expect(await openTable(pass)).toMatchObject({ seq: 7, state: { phase: "revealing" } });
  await rebuild(process.env.DATA_DIR as string, false);
  expect(await rebuild(process.env.DATA_DIR as string, true)).toMatchObject({
    games: 1,
    outdated: 0,
    drifted: 0,
    refused: 0,
    failed: 0,
  });
  expect(await openTable(pass)).toMatchObject({ seq: 7, state: { phase: "revealing" } });
});

test("keeps the addresses of verdicts and dishes shared before they were one kind of link", async () => {
  const pass = await opened();
  const round = await database().roundRow.findFirstOrThrow();
  // A migration before the baseline wrote the id of the first one, which is what its token was made of.
  const [verdict, dishes] = [tokenFor("verdict:a-game-from-before:1:2"), tokenFor("public:a-dishes-link")];
  await database().publicLink.create({
    data: {
      id: "verdict:a-game-from-before:1:2",
      kind: "verdict",
      gameId: pass.gameId,
      place: 1,
      verdict: asJson(round.verdict as object),
      names: "names",
      hash: hashOf(verdict),
      createdAt: "2026-11-20T12:10:00.000Z",
    },
  });
  const group = { id: "g", name: "Engine 7", kind: "crew", timeZone: "UTC", ruleSet: "firehouse", house: {} };
  await database().group.create({ data: group });
  await database().publicLink.create({
    data: { id: "a-dishes-link", groupId: "g", kind: "dishes", names: "names", hash: hashOf(dishes) },
  });
  const request = { headers: new Headers({ [PEER_ADDRESS]: "192.0.2.1" }) };
  expect(await followPublic(request, dishes)).toMatchObject({
    value: { group: "Engine 7", page: { shows: "dishes" } },
  });
  expect(await followVerdict(request, verdict)).toMatchObject({
    value: { status: "stands", names: { s1: "Ann" }, shared: { claim: { count: 9, face: 6 } } },
  });
  // Sharing again finds the same link, and the list shows it.
  expect(await shareVerdict(pass, 1)).toMatchObject({ value: `/verdict/${verdict}` });
  expect(await publicLinksTo(pass)).toMatchObject([
    {
      kind: "verdict",
      verdict: { place: 1, round: 1 },
      path: `/verdict/${verdict}`,
      since: "2026-11-20T12:10:00.000Z",
    },
  ]);
  expect(await revokeVerdict(pass, 1)).toMatchObject({ ok: true });
  expect(await followVerdict(request, verdict)).toMatchObject({ refusal: { code: "no-such-verdict" } });
  const again = await shareVerdict(pass, 1);
  expect(again).toMatchObject({ ok: true });
  expect(again).not.toMatchObject({ value: `/verdict/${verdict}` });
});
