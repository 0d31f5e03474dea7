import { expect, test } from "vitest";
import { openDatabase } from "@/lib/server/db/db";
import { databaseFile } from "@/lib/server/process/dataDir";
import { emptyFolder } from "../emptyFolder";
import { browserTest, openPhone } from "./phone";
import { startServer } from "./server";

const isWell = async (dataDir: string) => {
  const database = openDatabase(databaseFile(dataDir));
  const [integrity, migrations] = [
    await database.$queryRaw<[{ integrity_check: string }]>`PRAGMA integrity_check`,
    await database.$queryRaw<{ migration_name: string }[]>`SELECT migration_name FROM _prisma_migrations`,
  ];
  await database.$disconnect();
  const names = migrations.map((row) => row.migration_name);
  return integrity[0].integrity_check === "ok" && names.length > 0 && new Set(names).size === names.length;
};

browserTest("the start page shows on a phone", async () => {
  const { origin } = await startServer();
  const phone = await openPhone(origin);
  const response = await phone.goto("/");
  expect(response?.status()).toBe(200);
  expect(await phone.locator("h1").first().isVisible()).toBe(true);
});

test("of two programs that start at once on an empty folder one serves, the other says why it does not", async () => {
  const dataDir = emptyFolder();
  const begun = await Promise.allSettled([startServer({ dataDir }), startServer({ dataDir })]);
  const servers = begun.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
  const refused = begun.flatMap((one) => (one.status === "rejected" ? one.reason.message : []));
  expect(servers.length).toBe(1);
  expect(refused).toEqual([
    expect.stringContaining(
      `Another program serves from the data folder ${dataDir}: stop it, or set DATA_DIR`,
    ),
  ]);
  for (const { origin } of servers) expect((await fetch(origin)).status).toBe(200);
  expect(await isWell(dataDir)).toBe(true);
});

test("a killed server starts again on its data", async () => {
  const server = await startServer();
  expect(await server.kill("SIGKILL")).toEqual({ code: null, signal: "SIGKILL" });
  await server.restart();
  expect((await fetch(server.origin)).status).toBe(200);
  expect(await isWell(server.dataDir)).toBe(true);
});

test.each([
  ["SIGTERM", true],
  ["SIGINT", false],
] as const)("on %s the server exits with 0 (started by npm start: %s)", async (signal, byStart) => {
  const server = await startServer({ byStart });
  await (await fetch(server.origin)).text();
  expect(await server.kill(signal)).toEqual({ code: 0, signal: null });
  await expect(fetch(server.origin)).rejects.toThrow();
});

test("when what started it is killed the server ends, and the next start has its port", async () => {
  const server = await startServer({ byStart: true });
  // It is over when nobody holds its output any more, the program included.
  expect(await server.kill("SIGKILL")).toEqual({ code: null, signal: "SIGKILL" });
  await expect(fetch(server.origin)).rejects.toThrow();
  await server.restart();
  expect((await fetch(server.origin)).status).toBe(200);
  expect(await isWell(server.dataDir)).toBe(true);
});

test("pages are sent as Next draws them where that is wanted", async () => {
  const { origin } = await startServer({ env: { PAINT_FIRST: "off" } });
  const page = await (await fetch(origin, { headers: { accept: "text/html" } })).text();
  expect(page).toMatch(/<link rel="stylesheet" href="\/_next\//);
  expect(page).not.toContain("afterPaint");
});

test("a taken port is told in one sentence", async () => {
  const { origin, dataDir } = await startServer();
  const { port } = new URL(origin);
  const second = startServer({ dataDir, port: Number(port), byStart: true });
  await expect(second).rejects.toThrow(
    `Port ${port} is taken by another program: stop it, or choose another port`,
  );
});
