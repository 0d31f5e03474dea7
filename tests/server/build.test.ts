import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { buildIfStale } from "@/lib/server/process/build";
import {
  BUNDLES,
  bundleOf,
  ENTRIES,
  LAUNCHER,
  LAUNCHER_ENTRY,
  SERVICE_WORKER,
  SERVICE_WORKER_ENTRY,
} from "@/lib/server/process/built";
import { buildProgramIfStale } from "@/lib/server/process/programFolder";
import { programToStart } from "@/lib/server/process/programs";
import { emptyFolder } from "../emptyFolder";

/**
 * A stand-in for Next's command: reports its process, and finishes on command. Two at once corrupt each
 * other.
 */
const NEXT = `
const fs = require("node:fs");
fs.writeFileSync(".next/building", String(process.pid), { flag: "a" });
fs.appendFileSync(".next/cache/begun", process.pid + "\\n");
const look = () => {
  if (!fs.existsSync("may-end")) return setTimeout(look, 20);
  const who = fs.readFileSync(".next/building", "utf8");
  fs.mkdirSync(".next/static/chunks", { recursive: true });
  fs.writeFileSync(".next/static/chunks/page.js", "");
  fs.writeFileSync(".next/BUILD_ID", "first");
  fs.writeFileSync(".next/required-server-files.json", JSON.stringify({ config: { repoRoot: process.cwd() } }));
  process.exit(who.endsWith(String(process.pid)) ? 0 : 1);
};
look();
`;

const PACKAGE = JSON.stringify({ browserslist: ["chrome >= 111"], engines: { node: ">=20.19" } });
const KILLED = "process.kill(process.pid, 'SIGKILL')";

/** A folder that looks like a checkout to the build. */
function checkout(): string {
  const folder = emptyFolder();
  mkdirSync(path.join(folder, "node_modules/next/dist/bin"), { recursive: true });
  writeFileSync(path.join(folder, "node_modules/next/dist/bin/next"), NEXT);
  writeFileSync(path.join(folder, "package.json"), PACKAGE);
  mkdirSync(path.join(folder, "public"));
  writeFileSync(path.join(folder, "public/icon.png"), "icon");
  for (const entry of [...Object.values(ENTRIES), SERVICE_WORKER_ENTRY, LAUNCHER_ENTRY]) {
    mkdirSync(path.join(folder, path.dirname(entry)), { recursive: true });
    const built = entry === SERVICE_WORKER_ENTRY ? "console.log(BUILT);" : "";
    writeFileSync(path.join(folder, entry), `${built} export const name = ${JSON.stringify(entry)};`);
  }
  return folder;
}

/** Another process that builds if needed, like `npm start`. */
function starting(folder: string): ChildProcess {
  const script = "import('./lib/server/process/build.ts').then((it) => it.buildIfStale(process.argv[1]))";
  return spawn(process.execPath, ["--import", "tsx", "-e", script, folder], { stdio: "ignore" });
}

const begun = (folder: string): readonly number[] => {
  const file = path.join(folder, ".next/cache/begun");
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n").map(Number) : [];
};

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(20);
}

const stamp = (folder: string) => path.join(folder, ".next/built-from");
const letItEnd = (folder: string) => writeFileSync(path.join(folder, "may-end"), "");

test("waits in the next start for a running build after a waiter was killed, and reuses it in the one after", async () => {
  const folder = checkout();
  const first = starting(folder);
  await until(() => begun(folder).length === 1);
  first.kill("SIGKILL");
  await once(first, "close");
  const second = buildIfStale(folder);
  letItEnd(folder);
  expect(await second).toBe(true);
  expect(await buildIfStale(folder)).toBe(false);
  expect(begun(folder)).toHaveLength(1);
  expect(readdirSync(path.join(folder, BUNDLES))).toEqual(
    [...Object.keys(ENTRIES).map((name) => `${name}.mjs`), path.basename(SERVICE_WORKER)].toSorted(),
  );
  // It lists the build's browser files, and the public ones.
  const worker = readFileSync(path.join(folder, SERVICE_WORKER), "utf8");
  for (const listed of ["/_next/static/chunks/page.js", "/icon.png", "first", "firehouse"])
    expect(worker).toContain(listed);
});

test("rebuilds in the next start after a build was killed, and reuses it in the one after", async () => {
  const folder = checkout();
  const first = starting(folder);
  await until(() => begun(folder).length === 1);
  process.kill(begun(folder)[0] as number, "SIGKILL");
  await once(first, "close");
  expect(first.exitCode).toBe(1);
  expect(existsSync(stamp(folder))).toBe(false);
  letItEnd(folder);
  expect(await buildIfStale(folder)).toBe(true);
  expect(await buildIfStale(folder)).toBe(false);
  expect(begun(folder)).toHaveLength(2);
});

test("does not mistake a build of other files for the current one after they are restored", async () => {
  const folder = checkout();
  letItEnd(folder);
  expect(await buildIfStale(folder)).toBe(true);
  const { name } = path.parse(folder);
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name }));
  writeFileSync(path.join(folder, "node_modules/next/dist/bin/next"), KILLED);
  await expect(buildIfStale(folder)).rejects.toThrow("killed, probably out of memory. It needs 2 GB.");
  writeFileSync(path.join(folder, "package.json"), PACKAGE);
  writeFileSync(path.join(folder, "node_modules/next/dist/bin/next"), NEXT);
  expect(await buildIfStale(folder)).toBe(true);
  expect(begun(folder)).toHaveLength(2);
});

/** The contents of a program folder. */
const programOf = (folder: string): string => readFileSync(bundleOf("program", folder), "utf8");

const edit = (folder: string, text: string) =>
  writeFileSync(path.join(folder, ENTRIES.program), `export const name = ${JSON.stringify(text)};`);

test("gathers a program without the checkout, and leaves it as it is during the next build", async () => {
  const folder = checkout();
  letItEnd(folder);
  const first = await buildProgramIfStale(folder);
  expect(await buildProgramIfStale(folder)).toEqual({ ...first, built: false });
  expect(existsSync(path.join(first.folder, LAUNCHER))).toBe(true);
  expect(readFileSync(path.join(first.folder, "public/icon.png"), "utf8")).toBe("icon");
  expect(readFileSync(path.join(first.folder, ".next/required-server-files.json"), "utf8")).not.toContain(
    folder,
  );
  const before = programOf(first.folder);
  edit(folder, "second");
  const second = await buildProgramIfStale(folder);
  expect(second.built).toBe(true);
  expect(programOf(second.folder)).toContain("second");
  expect(programOf(first.folder)).toBe(before);
});

test("starts the version from before when the new one cannot be built, and gives the reason", async () => {
  const folder = checkout();
  const next = path.join(folder, "node_modules/next/dist/bin/next");
  writeFileSync(next, KILLED);
  await expect(programToStart(folder, buildProgramIfStale)).rejects.toThrow("killed, probably out of memory");
  writeFileSync(next, NEXT);
  letItEnd(folder);
  const good = await programToStart(folder, buildProgramIfStale);
  edit(folder, "second");
  const printed = vi.spyOn(console, "error").mockReturnValue();
  for (const [broken, reason] of [
    [KILLED, /killed, probably out of memory/],
    ["process.exit(1)", /see the errors above/],
  ] as const) {
    writeFileSync(next, broken);
    expect(await programToStart(folder, buildProgramIfStale)).toBe(good);
    expect(printed).toHaveBeenLastCalledWith(expect.stringMatching(reason));
    expect(printed).toHaveBeenLastCalledWith(expect.stringContaining("Serving the version from before."));
  }
  printed.mockRestore();
  expect(programOf(good)).not.toContain("second");
  writeFileSync(next, NEXT);
  expect(programOf(await programToStart(folder, buildProgramIfStale))).toContain("second");
});
