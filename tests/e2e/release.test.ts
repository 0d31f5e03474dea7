import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { lstatSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import type { Action } from "@/lib/engine";
import { version } from "@/package.json";
import { emptyFolder } from "../emptyFolder";
import { entry, journalOf, recordAt, table } from "./phonesByFetch";

const RELEASE = `liars-table-${version}`;
const CLAIMED = [
  { do: "start-round", starter: "s1", wild: 2 },
  { do: "claim", by: "s1", claim: { count: 2, face: 5 } },
] as const satisfies Action[];
const MAX_BYTES = 250e6;
const MAX_MEMORY = 400e6;

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));

/** The release in an empty folder, with a home and a search path that hold nothing but Node. */
function unpack() {
  execFileSync(process.execPath, ["--import", "tsx", "lib/cli/release.ts"], { stdio: "pipe" });
  const [home, bin, work] = [emptyFolder(), emptyFolder(), emptyFolder()] as const;
  execFileSync("tar", ["-xzf", path.resolve("dist", `${RELEASE}.tar.gz`), "-C", work]);
  symlinkSync(process.execPath, path.join(bin, "node"));
  return { work, env: { HOME: home, PATH: bin, HOST: "127.0.0.1", PORT: "0" } };
}

let release: ReturnType<typeof unpack> | undefined;
const unpacked = () => {
  release ??= unpack();
  return release;
};

/** Runs the release's launcher from the folder that holds the data. */
function start(work: string, env: Readonly<Record<string, string>>, ...args: string[]) {
  const launcher = spawn("node", [`${RELEASE}/start.mjs`, ...args], {
    cwd: work,
    env: env as NodeJS.ProcessEnv,
    stdio: "pipe",
  });
  onTestFinished(() => void launcher.kill());
  let printed = "";
  const ended = once(launcher, "close");
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [launcher.stdout, launcher.stderr])
      stream.on("data", (chunk) => {
        printed += chunk;
        const origin = /^Ready: (\S+)/m.exec(printed)?.[1];
        if (origin) resolve(origin);
      });
    ended.then(() => reject(new Error(`It ended:\n${printed}`)));
  });
  // Commands end without it.
  ready.catch(() => undefined);
  return { launcher, printed: () => printed, ready, ended };
}

/** The memory of the process and its children, with shared pages counted once. */
function memoryOf({ pid }: ChildProcess): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  return [pid, ...children]
    .map((one) => /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, "utf8"))?.[1])
    .reduce((sum, kilobytes) => sum + Number(kilobytes) * 1024, 0);
}

test("a release serves from an empty folder with Node alone and stops on SIGTERM", async () => {
  const { work, env } = unpacked();
  const files = filesOf(path.join(work, RELEASE));
  expect(files.reduce((sum, file) => sum + lstatSync(file).size, 0)).toBeLessThan(MAX_BYTES);
  expect(files.filter((file) => readFileSync(file).includes(process.cwd()))).toEqual([]);
  expect(
    files.filter((file) => /\/node_modules\/(prisma|esbuild|tsx|typescript|vitest)\//.test(file)),
  ).toEqual([]);

  // V8 lists each script that a process ran.
  const ran = emptyFolder();
  const { launcher, ready, ended } = start(work, { ...env, NODE_V8_COVERAGE: ran });
  const origin = await ready;
  expect(memoryOf(launcher)).toBeLessThan(MAX_MEMORY);
  const at = { origin, dataDir: path.join(work, "data") };
  const phone = await table(at);
  for (const [after, action] of CLAIMED.entries())
    expect((await recordAt(at, phone, entry(action, after))).status).toBe(200);
  expect((await journalOf(at, phone)).map(({ action }) => action)).toEqual(CLAIMED);
  for (const address of [`games/${phone.game}`, "settle", "rules/firehouse", "service-worker.js"])
    expect((await fetch(`${origin}/${address}`, { headers: { cookie: phone.cookie } })).status).toBe(200);
  const picture = await fetch(`${origin}/settle/picture.png?ask=compare&game=pass-the-cup&a=44112&b=33226`);
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000);

  launcher.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  await expect(fetch(origin)).rejects.toThrow();
  const scripts = filesOf(ran).flatMap((file) =>
    (JSON.parse(readFileSync(file, "utf8")).result as { url: string }[]).map(({ url }) => url),
  );
  const outside = scripts
    .filter((url) => url.startsWith("file:"))
    .map((url) => fileURLToPath(url))
    .filter((file) => !file.startsWith(path.join(work, RELEASE)));
  expect(scripts.join("\n")).toContain(`${RELEASE}/.next/serve/worker.mjs`);
  expect(outside).toEqual([]);

  // The program makes backups by itself, too.
  const backups = () => filesOf(path.join(work, "data")).filter((file) => file.includes("/backups/")).length;
  const before = backups();
  const backup = start(work, env, "backup");
  expect(await backup.ended, backup.printed()).toEqual([0, null]);
  expect(backups()).toBe(before + 1);

  // Files are named from the folder of the call, not from the program's.
  const other = { ...env, DATA_DIR: emptyFolder() };
  for (const [settings, ...command] of [
    [env, "export", "house.jsonl"],
    [other, "import", "house.jsonl"],
    [other, "export", "same.jsonl"],
  ] as const) {
    const ran = start(work, settings, ...command);
    expect(await ran.ended, ran.printed()).toEqual([0, null]);
  }
  const [house, same] = ["house", "same"].map((name) =>
    readFileSync(path.join(work, `${name}.jsonl`), "utf8"),
  );
  expect(house).toContain(phone.game);
  expect(same).toBe(house);
});

test("a release lists its commands after an unknown one", async () => {
  const { work, env } = unpacked();
  const wrong = start(work, env, "bakcup");
  expect(await wrong.ended).toEqual([1, null]);
  expect(wrong.printed()).toContain(
    "node start.mjs [backup | backups | rebuild | owner | move | export | import]",
  );
});
