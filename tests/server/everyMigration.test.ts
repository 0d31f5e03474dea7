import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { fold } from "@/lib/protocol/journal";
import { closeDatabase, database } from "@/lib/server/db/db";
import { migrate } from "@/lib/server/db/migrate";
import { connectSqlite } from "@/lib/server/db/sqlite";
import { PEER_ADDRESS } from "@/lib/server/http/peerAddress";
import { access, type Pass } from "@/lib/server/identity/access";
import { databaseFile } from "@/lib/server/process/dataDir";
import { stopWorkers } from "@/lib/server/process/workers/pool";
import { followPublic, followVerdict } from "@/lib/server/publicLinks/followPublic";
import { publicLinksTo, revokeVerdict, shareVerdict } from "@/lib/server/publicLinks/publicLinks";
import { readHistory } from "@/lib/server/table/history/history";
import { hashOf, tokenFor } from "@/lib/server/table/links/linkToken";
import { openTable } from "@/lib/server/table/openTable";
import { record } from "@/lib/server/table/record/record";
import { rebuild } from "@/lib/server/table/snapshots/rebuild";
import { emptyFolder } from "../emptyFolder";
import { doubts } from "../engine/tableOf";
import { sampleOf } from "../everyCase";
import { entriesOf, guest } from "./table";

// A database after each migration, with a game by the engine of that day: one round settled, one open. They
// are kept forever, unchanged. A new migration adds one: SQL statements (from `.dump` of the sqlite3 program)
// with the game of the newest file, recorded by the current program.
const FIXTURES = path.resolve("tests/server/fixtures");
const OURS = path.resolve("prisma/migrations");
const MIGRATIONS = readdirSync(OURS)
  .filter((name) => /^\d/.test(name))
  .toSorted();

vi.setConfig({ testTimeout: 120_000 });
afterEach(async () => {
  await stopWorkers();
  await closeDatabase();
});

/** The keeper of a fixture's game, after migration. @param more Statements to run before it. */
async function opened(name: string, more = () => ""): Promise<Pass> {
  const dataDir = emptyFolder();
  process.env.DATA_DIR = dataDir;
  const before = await connectSqlite(databaseFile(dataDir));
  await before.executeScript(readFileSync(path.join(FIXTURES, `${name}.sql`), "utf8") + more());
  await before.dispose();
  expect((await migrate(dataDir, OURS)).applied).toEqual(MIGRATIONS.filter((other) => other > name));
  const keeper = guest();
  await database().grant.updateMany({ data: { holder: keeper.device?.id ?? "" } });
  const pass = await access(keeper, "a-game-from-before", "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  return pass.value;
}

test("has a database of every migration", () => {
  expect(readdirSync(FIXTURES).toSorted()).toEqual(MIGRATIONS.map((name) => `${name}.sql`));
});

// The newest and the oldest in every run, and one in between.
const TRIED = [...sampleOf(MIGRATIONS.slice(1, -1), 1), MIGRATIONS[0] ?? "", MIGRATIONS.at(-1) ?? ""];

test.each(TRIED)("opens and continues a game from when %s was new", async (name) => {
  const pass = await opened(name);
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

const BEFORE = "20261126075223_score_only";

test("keeps the addresses of verdicts and dishes shared before they were one kind of link", async () => {
  const tokens = () => ({
    verdict: tokenFor("verdict:a-game-from-before:1:2"),
    dishes: tokenFor("public:a-dishes-link"),
  });
  const pass = await opened(BEFORE, () => {
    const { verdict, dishes } = tokens();
    return `
      INSERT INTO "VerdictLink" SELECT "gameId", 1, '${hashOf(verdict)}', 2, "verdict", '2026-11-20T12:10:00.000+00:00' FROM "RoundRow";
      INSERT INTO "VerdictLink" SELECT "gameId", 5, NULL, 1, "verdict", '2026-11-20T12:11:00.000+00:00' FROM "RoundRow";
      INSERT INTO "Group" ("id", "name", "kind", "timeZone", "ruleSet", "house") VALUES ('g', 'Engine 7', 'crew', 'Europe/Berlin', 'firehouse', '{}');
      INSERT INTO "PublicLink" VALUES ('a-dishes-link', 'g', 'dishes', NULL, NULL, 'names', '${hashOf(dishes)}', 'ann', '2026-11-20T12:12:00.000+00:00', NULL);
      INSERT INTO "PublicLink" VALUES ('revoked', 'g', 'dishes', NULL, NULL, 'names', NULL, 'ann', '2026-11-20T12:13:00.000+00:00', '2026-11-20T12:14:00.000+00:00');`;
  });
  const { verdict, dishes } = tokens();
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
  expect((await database().publicLink.findMany({ where: { hash: null } })).map(({ id }) => id)).toEqual([
    "revoked",
  ]);
  expect(await revokeVerdict(pass, 1)).toMatchObject({ ok: true });
  expect(await followVerdict(request, verdict)).toMatchObject({ refusal: { code: "no-such-verdict" } });
  const again = await shareVerdict(pass, 1);
  expect(again).toMatchObject({ ok: true });
  expect(again).not.toMatchObject({ value: `/verdict/${verdict}` });
});
