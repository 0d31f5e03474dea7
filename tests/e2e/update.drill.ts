import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { endlessRounds } from "../server/table";
import { entry, follow, journalOf, type Phone, recordAt, table } from "./phonesByFetch";
import { type RunningServer, startServer } from "./server";

const PHONES = 8;

/** Pause between taps of a phone. All phones together stay below the limit of one address. */
const TAP_MS = 1_000;

/** Pause before a phone repeats a tap that got no answer. */
const AGAIN_MS = 50;

/** A phone that taps until it is stopped. It repeats a tap until it is confirmed, as the app does. */
function taps(server: RunningServer, phone: Phone) {
  const confirmed: string[] = [];
  /** How long each tap waited that got no answer at first. */
  let waits: number[] = [];
  let stopped = false;
  const confirm = async (tap: ReturnType<typeof entry>) => {
    const began = performance.now();
    for (let tries = 1; ; tries++) {
      const answer = await recordAt(server, phone, tap).catch(() => null);
      if (answer?.status === 200) {
        if (tries > 1) waits.push(performance.now() - began);
        return;
      }
      // A stopping or starting server refuses or closes the connection.
      if (answer !== null && answer.status !== 503)
        throw new Error(`${answer.status} ${await answer.text()}`);
      await wait(AGAIN_MS);
    }
  };
  const tapping = async () => {
    for (const action of [...endlessRounds(2_000)].flat()) {
      if (stopped) return;
      const tap = entry(action, confirmed.length);
      await confirm(tap);
      confirmed.push(tap.id);
      await wait(TAP_MS);
    }
  };
  const ended = tapping();
  return {
    confirmed,
    /** The waits since the last call. */
    waits: () => {
      const since = waits;
      waits = [];
      return since;
    },
    stop: () => {
      stopped = true;
      return ended;
    },
  };
}

/** `npm run build`: its exit code, and all that it printed. */
async function build() {
  const child = spawn(process.execPath, ["--import", "tsx", "lib/cli/build.ts"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, problem, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { code, printed: out + problem };
}

/** Adds a source file until the test ends. Returns a function that removes it. */
function added(file: string, contents: string): () => void {
  const remove = () => rmSync(path.dirname(file), { recursive: true, force: true });
  onTestFinished(remove);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, contents);
  return remove;
}

/** The program folder of a server that `npm start` launched. */
function folderOf(server: RunningServer): string {
  const { pid } = server.process();
  const [program] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  return readlinkSync(`/proc/${program}/cwd`);
}

test("eight phones lose no tap in a broken update and in a good one", { timeout: 1_800_000 }, async () => {
  const server = await startServer({ byStart: true });
  const first = folderOf(server);
  const phones = await Promise.all(Array.from({ length: PHONES }, () => table(server)));
  const streams = phones.map((phone) => follow(server, phone));
  const tapping = phones.map((phone) => taps(server, phone));
  const waits = () => tapping.flatMap((one) => one.waits());
  const tapOn = async () => {
    const before = tapping.map((one) => one.confirmed.length);
    await expect
      .poll(() => tapping.every((one, at) => one.confirmed.length > (before[at] ?? 0) + 3))
      .toBe(true);
  };
  const longest = () => `${(Math.max(0, ...waits()) / 1000).toFixed(1)} s`;
  await tapOn();

  // The build of a broken update says why, and no phone notices.
  const repair = added("app/broken-update/page.tsx", "export default function Page( {\n");
  const failed = await build();
  expect(failed.code).toBe(1);
  expect(failed.printed).toContain("app/broken-update/page.tsx");
  expect(failed.printed).toMatch(/The app could not be built: see the errors above\.\s*$/);
  await tapOn();
  expect([waits(), folderOf(server)]).toEqual([[], first]);

  repair();

  // A good one is built beside the running program. It takes over when it is prepared.
  added("public/good-update/file.txt", "new\n");
  expect(await build()).toMatchObject({ code: 0 });
  await tapOn();
  expect([waits(), folderOf(server)]).toEqual([[], first]);
  server.process().kill("SIGUSR2");
  await expect.poll(() => server.printed().match(/^Ready: /gm), { timeout: 120_000 }).toHaveLength(2);
  await tapOn();
  expect(folderOf(server)).not.toBe(first);
  expect(await (await fetch(`${server.origin}/good-update/file.txt`)).text()).toBe("new\n");
  console.log(`Longest wait for an answer in the update: ${longest()}.`);

  await Promise.all(tapping.map((one) => one.stop()));
  for (const [at, { confirmed }] of tapping.entries()) {
    const journal = await journalOf(server, phones[at] as Phone);
    expect(journal.map(({ id }) => id)).toEqual(confirmed);
    await expect.poll(() => streams[at]?.ids).toEqual(confirmed);
  }
  await Promise.all(streams.map((one) => one.leave()));
});
