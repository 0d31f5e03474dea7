import { expect, test } from "vitest";
import { openDatabase } from "@/lib/server/db/db";
import { databaseFile } from "@/lib/server/process/dataDir";
import { emptyFolder } from "../emptyFolder";
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

test("serves from one of two programs started at once on an empty folder until SIGINT; the other gives the reason", async () => {
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
  for (const server of servers) {
    expect((await fetch(server.origin)).status).toBe(200);
    expect(server.printed()).not.toContain("docs/https.md");
    expect(await server.kill("SIGINT")).toEqual({ code: 0, signal: null });
    await expect(fetch(server.origin)).rejects.toThrow();
  }
  expect(await isWell(dataDir)).toBe(true);
});

test("warns of plain http and a taken port, ends with npm start, and restarts at the same address", async () => {
  const env = { PAINT_FIRST: "off", PUBLIC_URL: "http://table.test" };
  const server = await startServer({ byStart: true, env });
  const { origin, dataDir } = server;
  await expect.poll(server.printed).toMatch(/^Over plain http, phones .* See docs\/https\.md\.$/m);
  // With the setting, pages are sent as Next renders them.
  const page = await (await fetch(origin, { headers: { accept: "text/html" } })).text();
  expect(page).toMatch(/<link rel="stylesheet" href="\/_next\//);
  expect(page).not.toContain("afterPaint");

  const { port } = new URL(origin);
  await expect(startServer({ dataDir, port: Number(port) })).rejects.toThrow(
    `Port ${port} is taken by another program: stop it, or choose another port`,
  );

  // It is over when nothing holds its output, including the program.
  expect(await server.kill("SIGKILL")).toEqual({ code: null, signal: "SIGKILL" });
  await expect(fetch(origin)).rejects.toThrow();
  await server.restart();
  expect((await fetch(origin)).status).toBe(200);
  expect(await isWell(dataDir)).toBe(true);
  expect(await server.kill("SIGTERM")).toEqual({ code: 0, signal: null });
  await expect(fetch(origin)).rejects.toThrow();
});
