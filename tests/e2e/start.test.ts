import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "@/lib/server/db/db";
import { databaseFile } from "@/lib/server/process/dataDir";
import { emptyFolder } from "../emptyFolder";
import { oneIn, sampleOf } from "../everyCase";
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

const story = oneIn(test, 3);

story(
  "serves from one of two programs started at once on an empty folder until SIGINT; the other gives the reason",
  async () => {
    const dataDir = emptyFolder();
    const begun = await Promise.allSettled([startServer({ dataDir }), startServer({ dataDir })]);
    const servers = begun.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
    const refused = begun.flatMap((one) => (one.status === "rejected" ? one.reason.message : []));
    expect(servers.length).toBe(1);
    expect(refused).toEqual([
      expect.stringContaining(
        `Another program is running with the data folder ${dataDir}: stop it, or set DATA_DIR`,
      ),
    ]);
    for (const server of servers) {
      expect((await fetch(server.origin)).status).toBe(200);
      expect(server.printed()).not.toContain("docs/https.md");
      expect(await server.kill("SIGINT")).toEqual({ code: 0, signal: null });
      await expect(fetch(server.origin)).rejects.toThrow();
    }
    expect(await isWell(dataDir)).toBe(true);
  },
);

story(
  "warns of plain http and a taken port, ends with npm start, and restarts at the same address",
  async () => {
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
      `Another program uses port ${port}: stop it, or choose another port`,
    );

    // It is over when nothing holds its output, including the program.
    expect(await server.kill("SIGKILL")).toEqual({ code: null, signal: "SIGKILL" });
    await expect(fetch(origin)).rejects.toThrow();
    await server.restart();
    expect((await fetch(origin)).status).toBe(200);
    expect(await isWell(dataDir)).toBe(true);
    expect(await server.kill("SIGTERM")).toEqual({ code: 0, signal: null });
    await expect(fetch(origin)).rejects.toThrow();
  },
);

/** The processes with this variable in their environment, by their command lines. */
function processesWith(variable: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
    try {
      if (readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(variable))
        found.set(Number(pid), readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " "));
    } catch {
      // It has ended, or belongs to another user.
    }
  return found;
}

test.each(
  sampleOf(
    [
      [
        "as soon as Node starts",
        (_: string, commands: string) => /^node .*lib\/cli\/start\.ts/m.test(commands),
      ],
      ["while it prints", (printed: string) => printed.includes("next.config")],
      ["when it is ready", (printed: string) => /^Ready: /m.test(printed)],
    ],
    1,
  ),
)("leaves no process when npm start is stopped %s", async (_, now) => {
  const mark = `TEST_RUN=${crypto.randomUUID()}`;
  const [name = "", value] = mark.split("=");
  const npm = spawn("npm", ["start"], {
    env: { ...process.env, [name]: value, DATA_DIR: emptyFolder(), HOST: "127.0.0.1", PORT: "0" },
    stdio: "pipe",
  });
  onTestFinished(() => {
    for (const pid of processesWith(mark).keys()) process.kill(pid, "SIGKILL");
  });
  let printed = "";
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (chunk) => (printed += chunk));
  const ended = once(npm, "close");
  while (!now(printed, [...processesWith(mark).values()].join("\n"))) await wait(5);
  npm.kill("SIGTERM");
  // It is over when nothing holds its output.
  await ended;
  expect([...processesWith(mark).values()]).toEqual([]);
});

story("exits cleanly when every process gets SIGTERM at once, as from systemd", async () => {
  const server = await startServer({ byStart: true });
  const found = processesWith(`DATA_DIR=${server.dataDir}`);
  expect([...found.values()].join("\n")).toContain("program.mjs");
  for (const pid of found.keys()) process.kill(pid, "SIGTERM");
  expect(await server.kill("SIGTERM")).toEqual({ code: 0, signal: null });
  expect(await isWell(server.dataDir)).toBe(true);
});

story("serves and stays idle when the reader of its output ended", async () => {
  const server = await startServer({ env: { LOG: "plain" } });
  const { pid, stdout, stderr } = server.process();
  stdout?.destroy();
  stderr?.destroy();
  for (let times = 0; times < 3; times++) expect((await fetch(server.origin)).status).toBe(200);
  // After the fields "pid (name) state", in hundredths of a second: its own work, and the kernel's for it.
  const worked = () => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return 10 * (Number(fields[11]) + Number(fields[12]));
  };
  const [before, began] = [worked(), performance.now()];
  await wait(2_000);
  expect((worked() - before) / (performance.now() - began)).toBeLessThan(0.25);
});
