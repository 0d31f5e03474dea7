import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { beforeAll, describe, expect, test } from "vitest";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import { database } from "@/lib/server/db/db";
import { rebuildingFile, rebuildingLock } from "@/lib/server/process/dataDir";
import { withFileLock } from "@/lib/server/process/startLock";
import { record } from "@/lib/server/table/record/record";
import { type Found, type GameFound, rebuild } from "@/lib/server/table/snapshots/rebuild";
import { changes, dump } from "../../access/dump";
import { emptyFolder } from "../../emptyFolder";
import { start } from "../../engine/tableOf";
import { bundleFor } from "../bundles";
import { ownDataFolder } from "../ownDataFolder";
import { entriesOf, ROUND, recordAll, seatedTable } from "../table";

ownDataFolder();

const dataDir = () => process.env.DATA_DIR as string;

const CLEAN: Omit<Found, "games"> = {
  outdated: 0,
  drifted: 0,
  states: 0,
  rounds: 0,
  outcomes: 0,
  refused: 0,
  failed: 0,
};

/** A rebuild's findings, and its report per differing game. */
async function rebuilt(check = false) {
  const differs: GameFound[] = [];
  const found = await rebuild(dataDir(), check, { differs: (game) => differs.push(game) });
  return { found, differs };
}

/** Makes copies of a game. */
async function copied(gameId: string, count: number): Promise<void> {
  const rows = [...(await dump(database())).values()].flat().filter((row) => row.includes(`'${gameId}'`));
  const ofGame = rows.filter((row) => /INTO "(Game|Seat|Entry|RoundRow)"/.test(row));
  const inOrder = ofGame.toSorted(
    (one, other) => Number(other.includes('"Game"')) - Number(one.includes('"Game"')),
  );
  const copies = Array.from({ length: count }, (_, at) =>
    inOrder.map((row) =>
      row
        .replace(`'${gameId}'`, `'${gameId}-${at}'`)
        .replace(/'[0-9a-f]{64}'|'[\w-]{43}'/, (hash) => `'${at}-${hash.slice(1)}`),
    ),
  );
  await database().$transaction(copies.flat().map((row) => database().$executeRawUnsafe(row)));
}

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [bundleFor("rebuild"), ...args], { encoding: "utf8" });

/** In rebuild order. */
let ids: readonly string[] = [];

beforeAll(async () => {
  const passes = [];
  for (let made = 0; made < 12; made++) passes.push(await seatedTable());
  for (const pass of passes) await recordAll(pass, ROUND);
  const [over] = passes;
  if (over) await recordAll(over, [{ do: "end", losers: ["s1"] }], 4);
  ids = passes.map(({ gameId }) => gameId).toSorted();
});

/** Ways in which stored data can differ, and their reports. */
const DRIFTS = [
  [
    "a state",
    "UPDATE Game SET state = json_set(state, '$.pot', 7) WHERE id = ?",
    { states: 1 },
    { state: true, rounds: [], outcomes: false },
  ],
  [
    "a state that is no JSON",
    "UPDATE Game SET state = '' WHERE id = ?",
    { states: 1 },
    { state: true, rounds: [], outcomes: false },
  ],
  [
    "the last entry",
    "UPDATE Game SET seq = 3 WHERE id = ?",
    { states: 1 },
    { state: true, rounds: [], outcomes: false },
  ],
  [
    "a verdict",
    "UPDATE RoundRow SET verdict = json_set(verdict, '$.right', 'perhaps') WHERE gameId = ?",
    { rounds: 1 },
    { state: false, rounds: [1], outcomes: false },
  ],
  [
    "a verdict that is no JSON",
    "UPDATE RoundRow SET verdict = '' WHERE gameId = ?",
    { rounds: 1 },
    { state: false, rounds: [1], outcomes: false },
  ],
  [
    "a round that was never settled",
    "INSERT INTO RoundRow SELECT gameId, 2, seq, verdict, since FROM RoundRow WHERE gameId = ?",
    { rounds: 1 },
    { state: false, rounds: [2], outcomes: false },
  ],
  [
    "a missing round",
    "DELETE FROM RoundRow WHERE gameId = ?",
    { rounds: 1 },
    { state: false, rounds: [1], outcomes: false },
  ],
  [
    "an ending",
    "UPDATE Seat SET outcome = 'won' WHERE key = 's2' AND gameId = ?",
    { outcomes: 1 },
    { state: false, rounds: [], outcomes: true },
  ],
] as const;

describe("a rebuild", () => {
  test("changes nothing if stored data matches the entries", async () => {
    const before = await dump(database());
    expect(await rebuilt(true)).toEqual({ found: { ...CLEAN, games: 12 }, differs: [] });
    expect(await rebuilt()).toEqual({ found: { ...CLEAN, games: 12 }, differs: [] });
    expect(changes(before, await dump(database()))).toEqual([]);
  });

  test.each(DRIFTS)("finds, reports and fixes %s changed by hand", async (_what, sql, counts, drift) => {
    const [gameId = ""] = ids;
    const before = await dump(database());
    await database().$executeRawUnsafe(sql, gameId);
    const drifted = await dump(database());
    const report = { found: { ...CLEAN, games: 12, drifted: 1, ...counts }, differs: [{ gameId, drift }] };
    expect(await rebuilt(true)).toEqual(report);
    expect(changes(drifted, await dump(database()))).toEqual([]);
    expect(await rebuilt()).toEqual(report);
    // Only a verdict's start time may be later, if it was lost.
    const left = changes(before, await dump(database()));
    expect(left.every((row) => /^. INSERT INTO "RoundRow"/.test(row))).toBe(true);
    expect(await rebuilt(true)).toMatchObject({ found: { drifted: 0 } });
  });

  test("rebuilds another engine's states, which is no drift", async () => {
    const before = await dump(database());
    await database().$executeRawUnsafe(`UPDATE Game SET state = '{}', engineVersion = ${ENGINE_VERSION - 1}`);
    expect(await rebuilt(true)).toEqual({ found: { ...CLEAN, games: 12, outdated: 12 }, differs: [] });
    expect(await rebuilt()).toEqual({ found: { ...CLEAN, games: 12, outdated: 12 }, differs: [] });
    expect(changes(before, await dump(database()))).toEqual([]);
  });

  test("continues after a game that cannot be played, and reports it", async () => {
    const [, gameId = ""] = ids;
    await database().$executeRaw`UPDATE Game SET ruleSet = 'dominoes' WHERE id = ${gameId}`;
    expect(await rebuilt()).toEqual({
      found: { ...CLEAN, games: 12, failed: 1 },
      differs: [{ gameId, failed: expect.stringContaining("unknown-game") }],
    });
    await database().$executeRaw`UPDATE Game SET ruleSet = 'firehouse' WHERE id = ${gameId}`;
  });

  test("discards nothing recorded meanwhile", async () => {
    const pass = await seatedTable();
    await recordAll(pass, ROUND);
    await database()
      .$executeRaw`UPDATE Game SET state = json_set(state, '$.pot', 7) WHERE id = ${pass.gameId}`;
    const [, recorded] = await Promise.all([rebuilt(), record(pass, entriesOf([start("s3", 4)], 4))]);
    expect(recorded).toMatchObject({ ok: true });
    expect((await rebuilt()).found).toMatchObject({ games: 13 });
    expect((await rebuilt(true)).found).toEqual({ ...CLEAN, games: 13 });
    expect(await database().entry.count({ where: { gameId: pass.gameId } })).toBe(5);
  });
});

// Each run starts a process.
describe("the command", { timeout: 120_000 }, () => {
  const SPOIL = "UPDATE RoundRow SET verdict = json_set(verdict, '$.right', 'perhaps')";

  test("only checks with --check, and its status shows a difference", async () => {
    await rebuilt();
    await database().$executeRawUnsafe(`${SPOIL} WHERE gameId = '${ids[3]}'`);
    const before = await dump(database());
    const checked = run("--check");
    expect([checked.status, checked.stdout]).toEqual([
      1,
      expect.stringContaining(`${ids[3]} differs: 1 round`),
    ]);
    expect(changes(before, await dump(database()))).toEqual([]);
    const repaired = run();
    // Without a terminal: no bar, a line for each tenth.
    expect(repaired.stdout).toMatch(/^100 %, \d+ of \d+ games$/m);
    expect(repaired.stdout).toMatch(/^Drift in 1 game \(1 round\), repaired\.$/m);
    expect(repaired.status).toBe(0);
    expect(run("--check")).toMatchObject({ status: 0, stdout: expect.stringContaining("No drift") });
  });

  test("is continued by the next run if killed midway", async () => {
    await copied(ids[2] ?? "", 60);
    await database().$executeRawUnsafe(SPOIL);
    const games = await database().game.count();
    const child = spawn(process.execPath, [bundleFor("rebuild")], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const reported: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.includes("differs")) reported.push(line);
      if (reported.length === 4) child.kill("SIGKILL");
    }
    expect(existsSync(rebuildingFile(dataDir()))).toBe(true);
    const { after, found } = JSON.parse(readFileSync(rebuildingFile(dataDir()), "utf8"));
    expect(found.games).toBeGreaterThanOrEqual(3);
    expect(found.games).toBeLessThan(games);
    const { status, stdout } = run();
    expect([status, stdout]).toEqual([0, expect.stringContaining(`Resuming after ${found.games} games`)]);
    const rest = stdout.split("\n").filter((line) => line.includes("differs"));
    expect(rest.every((line) => (line.split(" ")[0] ?? "") > after)).toBe(true);
    // A fixed game is possibly not counted yet.
    const [, repaired = ""] = /^Drift in (\d+) games .*, repaired\.$/m.exec(stdout) ?? [];
    expect([games - 1, games]).toContain(Number(repaired));
    expect(existsSync(rebuildingFile(dataDir()))).toBe(false);
    expect((await rebuilt(true)).found).toEqual({ ...CLEAN, games });
  });

  test("starts over if another engine's rebuild was cut off, or its rest is unusable", async () => {
    for (const left of [JSON.stringify({ engineVersion: 0, after: "~", found: CLEAN }), "half of {"]) {
      writeFileSync(rebuildingFile(dataDir()), left);
      expect((await rebuilt()).found.games).toBe(await database().game.count());
    }
  });

  test("says what to do without a database", async () => {
    const folder = emptyFolder();
    const { status, stderr } = spawnSync(process.execPath, [bundleFor("rebuild")], {
      encoding: "utf8",
      env: { ...process.env, DATA_DIR: folder },
    });
    const file = path.join(folder, "liars-table.sqlite");
    expect([status, stderr]).toEqual([1, expect.stringContaining(`There is no database ${file}`)]);
  });

  test("does not run twice at once", async () => {
    await withFileLock(rebuildingLock(dataDir()), async () => {
      expect(run()).toMatchObject({
        status: 1,
        stderr: expect.stringContaining("Another process is rebuilding"),
      });
    });
  });
});
