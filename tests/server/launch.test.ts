import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, onTestFinished, test } from "vitest";
import { bundleOf } from "@/lib/server/process/built";
import { emptyFolder } from "../emptyFolder";

/** A program folder with this program. */
function folderWith(program: string): string {
  const folder = emptyFolder();
  mkdirSync(path.dirname(bundleOf("program", folder)), { recursive: true });
  writeFileSync(bundleOf("program", folder), program);
  return folder;
}

/** How the launcher ends around this program. */
async function launched(program: string) {
  const folder = folderWith(program);
  const script = "import('./lib/cli/launch.ts').then((it) => it.runProgram(process.argv[1]))";
  const launcher = spawn(process.execPath, ["--import", "tsx", "-e", script, folder], { stdio: "inherit" });
  return once(launcher, "close");
}

test.each([
  [
    "0 when the program ends by a stop that the launcher has not seen",
    "process.kill(process.pid, 'SIGTERM')",
    0,
  ],
  ["1 when the system kills the program", "process.kill(process.pid, 'SIGKILL')", 1],
  ["the status of the program", "process.exit(7)", 7],
  [
    "0 when both are stopped before the program is ready",
    "setInterval(() => undefined, 1000); process.kill(process.ppid, 'SIGTERM')",
    0,
  ],
])("exits with %s", async (_, program, code) => {
  expect(await launched(program)).toEqual([code, null]);
});

/** A program that waits for its turn if it must, serves, and prints what it does. */
const program = (name: string, { beforeTurn = "", atTurn = "" } = {}) => `
  const say = (what) => console.log("${name} " + what);
  process.on("SIGTERM", () => { say("stops"); process.exit(0); });
  process.on("disconnect", () => process.exit(0));
  const serve = () => { ${atTurn}; say("serves on " + (process.env.PORT ?? "any")); process.send({ port: 4321 }); };
  if (process.argv[2] === "waits") {
    ${beforeTurn};
    process.once("message", serve);
    process.send("prepared");
  } else serve();
  setInterval(() => undefined, 1000);`;

/** A launcher whose latest folder is behind a link, and all that its programs print. */
function running(first: string) {
  const link = path.join(emptyFolder(), "latest");
  symlinkSync(first, link);
  const script =
    "import('./lib/cli/launch.ts').then((it) => it.runProgram(process.argv[1], () => require('fs').realpathSync(process.argv[2])))";
  const { PORT: _, ...env } = process.env;
  const launcher = spawn(process.execPath, ["--import", "tsx", "-e", script, first, link], {
    stdio: ["ignore", "pipe", "pipe"],
    env: env as NodeJS.ProcessEnv,
  });
  onTestFinished(() => void launcher.kill("SIGKILL"));
  const lines: string[] = [];
  for (const stream of [launcher.stdout, launcher.stderr])
    createInterface({ input: stream }).on("line", (line) => lines.push(line));
  return {
    lines,
    ended: once(launcher, "close"),
    stop: () => launcher.kill(),
    /** Switches to another folder. */
    update: (folder: string) => {
      unlinkSync(link);
      symlinkSync(folder, link);
      launcher.kill("SIGUSR2");
    },
  };
}

describe("an update by SIGUSR2", () => {
  test("lets the new program prepare, then stops the old one, and gives the new one its port", async () => {
    const { lines, ended, stop, update } = running(folderWith(program("old")));
    await expect.poll(() => lines).toEqual(["old serves on any"]);
    update(folderWith(program("new")));
    await expect.poll(() => lines).toEqual(["old serves on any", "old stops", "new serves on 4321"]);
    update(folderWith(program("newer")));
    await expect.poll(() => lines.slice(3)).toEqual(["new stops", "newer serves on 4321"]);
    stop();
    expect(await ended).toEqual([0, null]);
    expect(lines.at(-1)).toBe("newer stops");
  });

  test("waits until the old program serves, because the new one needs its port", async () => {
    const slow = program("old").replace(/process\.send\(\{ port: 4321 \}\)/, "setTimeout(() => $&, 500)");
    const { lines, ended, stop, update } = running(folderWith(slow));
    await expect.poll(() => lines).toHaveLength(1);
    update(folderWith(program("new")));
    await expect.poll(() => lines.slice(1)).toEqual(["old stops", "new serves on 4321"]);
    stop();
    expect(await ended).toEqual([0, null]);
  });

  test("leaves the old program alone if the new one does not start", async () => {
    const { lines, ended, stop, update } = running(folderWith(program("old")));
    await expect.poll(() => lines).toHaveLength(1);
    update(folderWith(program("new", { beforeTurn: "console.error('broken'); process.exit(1)" })));
    await expect
      .poll(() => lines.slice(1))
      .toEqual(["broken", "The new version did not start, so the one before goes on."]);
    update(folderWith(program("repaired")));
    await expect.poll(() => lines.at(-1)).toBe("repaired serves on 4321");
    stop();
    expect(await ended).toEqual([0, null]);
  });

  test("starts the old program again if the new one cannot serve", async () => {
    const { lines, ended, stop, update } = running(folderWith(program("old")));
    await expect.poll(() => lines).toHaveLength(1);
    update(folderWith(program("new", { atTurn: "console.error('no database'); process.exit(1)" })));
    await expect
      .poll(() => lines.slice(1))
      .toEqual([
        "old stops",
        "no database",
        "The new version could not serve, so the one before is started again.",
        "old serves on 4321",
      ]);
    stop();
    expect(await ended).toEqual([0, null]);
  });

  test("ends both programs when it is stopped in between", async () => {
    const { lines, ended, stop, update } = running(folderWith(program("old")));
    await expect.poll(() => lines).toHaveLength(1);
    update(
      folderWith(
        program("new", { beforeTurn: "console.log('new loads'); return" })
          .replace(/^/, "(() => {")
          .concat("})()"),
      ),
    );
    await expect.poll(() => lines.at(-1)).toBe("new loads");
    stop();
    expect(await ended).toEqual([0, null]);
    expect(lines.slice(1)).toEqual(["new loads", "old stops"]);
  });
});
