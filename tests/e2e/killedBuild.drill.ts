import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { emptyFolder } from "../emptyFolder";
import { startServer } from "./server";

const STAMP = path.resolve(".next/built-from");

const isThere = (pid: number) => existsSync(`/proc/${pid}`);

/** `npm start` on an unbuilt checkout: its process, which leads a group of its own. */
async function startToBuild(): Promise<number> {
  rmSync(STAMP, { force: true });
  rmSync(path.resolve("dist/programs"), { recursive: true, force: true });
  const npm = spawn("npm", ["start"], {
    detached: true,
    stdio: "ignore",
    env: { ...process.env, DATA_DIR: emptyFolder(), HOST: "127.0.0.1", PORT: "0" },
  });
  await once(npm, "spawn");
  return npm.pid as number;
}

test.each([
  ["all of it", 1],
  ["all of it", 10],
  ["all of it", 30],
  ["npm alone", 1],
  ["npm alone", 10],
  ["npm alone", 30],
])(
  "serves on the next two starts after npm start was killed during its build: %s, after %i seconds",
  async (who, seconds) => {
    const npm = await startToBuild();
    await wait(seconds * 1000);
    expect(existsSync(STAMP)).toBe(false);
    process.kill(who === "npm alone" ? npm : -npm, "SIGKILL");
    while (isThere(npm)) await wait(50);
    for (const _ of ["the next", "the one after"]) {
      const server = await startServer({ byStart: true });
      expect((await fetch(server.origin)).status).toBe(200);
      expect((await fetch(`${server.origin}/settle`)).status).toBe(200);
      await server.kill();
    }
  },
);
