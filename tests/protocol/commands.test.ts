import { spawn, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { emptyFolder } from "../emptyFolder";
import { EVERY_CASE } from "../everyCase";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
// The npm commands; conformance.test.ts runs them through npm.
const run = (name: string, args: readonly string[], input = "") =>
  spawnSync(process.execPath, ["--import", "tsx", `lib/cli/${name}.ts`, ...args], {
    cwd: ROOT,
    input,
    encoding: "utf8",
  });

const RANK = { ask: "rank", game: "own-hand", dice: [1, 1, 1, 1, 1] };
const RECORD = { format: "dice-record/1", game: "bar", players: ["Ann", "Bob"], actions: [] };
const written = (text: string): string => {
  const file = join(emptyFolder(), "input.jsonl");
  writeFileSync(file, text);
  return file;
};

test("names a row that is not JSON, answers the rest, and exits with 2", () => {
  const { status, stdout, stderr } = run(
    "settle",
    [],
    `${JSON.stringify(RANK)}\nnonsense\n\n${JSON.stringify(RANK)}\n`,
  );
  expect(status).toBe(2);
  expect(stdout.trim().split("\n")).toHaveLength(2);
  expect(stderr).toContain("standard input, line 2: not JSON");
});

test("treats bad questions and refused actions as verdicts, not errors: exits with 0", () => {
  expect(run("settle", [], `{"ask":"rank"}\n5\nnull\n`).status).toBe(0);
});

test("reads files by name, and names one that cannot be read", () => {
  const file = written(`${JSON.stringify(RECORD)}\n${JSON.stringify(RECORD)}\n`);
  const { status, stdout, stderr } = run("replay", ["/no/such/file.jsonl", file]);
  expect([status, stdout.trim().split("\n").length]).toEqual([2, 2]);
  expect(stderr).toContain("/no/such/file.jsonl: cannot be read");
});

const JOURNAL = {
  format: "dice-journal/1",
  game: "bar",
  house: {},
  players: [],
  entries: [],
};

test("prints a game of the rule book as a rule set, which passes its check", () => {
  const printed = run("ruleSet", ["bar", "--house", '{"dice_each": 3, "loses": "difference"}']);
  expect([printed.status, JSON.parse(printed.stdout)]).toMatchObject([
    0,
    { format: "rule-set/1", name: "Bar dice", cups: { kind: "own", dice: 3 } },
  ]);
  const checked = run("ruleSet", ["--check", "-"], printed.stdout);
  expect([checked.status, JSON.parse(checked.stdout)]).toMatchObject([
    0,
    { ok: true, problems: [], games: 300 },
  ]);
  const rules = JSON.parse(printed.stdout);
  const both = [RECORD, { ...RECORD, format: "dice-record/2", game: undefined, rules }];
  const replayed = run("replay", ["-"], both.map((record) => `${JSON.stringify(record)}\n`).join(""));
  expect(
    replayed.stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).ok),
  ).toEqual([true, true]);
});

test.each([
  [2, /^unknown-game/, ["chess"]],
  [2, /^unknown-option/, ["bar", "--house", '{"lives": 3}']],
  [2, /^bad-option-value/, ["bar", "--house", '{"loses": true}']],
  [2, /^bad-format/, ["bar", "--house", "nonsense"]],
  [2, /^Usage/, []],
  [2, /cannot be read/, ["--check", "/no/such/file"]],
  [2, /not JSON/, ["--check", written("{")]],
  [1, /^$/, ["--check", written('{"format": "rule-set/1"}')]],
] as const)("exits with %i and %s: rule-set %j", (status, problem, args) => {
  const refused = run("ruleSet", args);
  expect([refused.status, refused.stderr]).toEqual([status, expect.stringMatching(problem)]);
});

test("explains that replay takes records, not a journal", () => {
  const { stdout } = run("replay", [written(`${JSON.stringify(JOURNAL)}\n`)]);
  expect(stdout).toContain("This is the full log. Use the game’s final record instead");
});

test.each([
  ["replay", "/dev/zero"],
  ["settle", "/dev/urandom"],
  ["figures", "/dev/full"],
  ["ask", "/dev/zero"],
  ["replay", ROOT],
])("refuses a device or a folder in one sentence in %s: %s", (command, file) => {
  const { status, stderr } = run(command, [file]);
  expect(status).toBe(2);
  expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(`${file}: cannot be read (`)]);
});

test("gives up an endless line, and does not read the rest", () => {
  const endless = spawnSync(
    "sh",
    ["-c", `head -c 120000000 /dev/zero | "${process.execPath}" --import tsx lib/cli/replay.ts`],
    { cwd: ROOT, encoding: "utf8" },
  );
  expect([endless.status, endless.stderr.trim()]).toEqual([
    2,
    expect.stringMatching(/^-: cannot be read \(.*longer than 64 MB.*\)$/),
  ]);
});

test("accepts Windows line ends, a missing last one, and any JSON character", () => {
  const line = JSON.stringify({ ...RECORD, players: ["A\u2028n", "B\u0085ob"] });
  const { stdout, status } = run("replay", ["-"], `${line}\r\n\r\n${line}`);
  expect([status, stdout.trim().split("\n").length]).toEqual([0, 2]);
});

test("accepts an exported record over several lines as one; refuses another format with status 0", () => {
  const exported = written(JSON.stringify(RECORD, null, 2));
  const { status, stdout } = run("replay", [exported, "-"], `{"format":"other"}\n`);
  expect(status).toBe(0);
  expect(
    stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toMatchObject([{ ok: true, phase: "between-rounds" }, { ok: false }]);
});

test("counts statistics over all files; numbers rows across files and names skipped ones with status 2", () => {
  const first = written(`${JSON.stringify(RECORD)}\n\n${JSON.stringify({ ...RECORD, game: "chess" })}\n`);
  const second = written(`nonsense\n${JSON.stringify({ ...RECORD, players: ["Cy", "Bob"] })}\n`);
  const { status, stdout } = run("figures", [first, second]);
  expect(status).toBe(2);
  expect(JSON.parse(stdout)).toMatchObject({
    ok: false,
    left_out: [
      { line: 3, code: "unknown-game" },
      { line: 4, code: "bad-format" },
    ],
    games: 0,
    rounds: 0,
    pairs: [],
  });
  expect(Object.keys(JSON.parse(stdout).players)).toEqual(["Ann", "Bob", "Cy"]);
  expect(run("figures", [first.replace(/$/, ".missing")]).status).toBe(2);
  const empty = run("figures", ["-"]);
  expect([empty.status, JSON.parse(empty.stdout)]).toEqual([
    0,
    { ok: true, left_out: [], games: 0, rounds: 0, players: {}, pairs: [] },
  ]);
});

test("settles more questions than fit into memory", async () => {
  // Twice the memory limit, in many lines or in long ones.
  const [many, long] = EVERY_CASE ? [100_000, 1_000] : [2_000, 40_000];
  const child = spawn(process.execPath, ["--max-old-space-size=40", "--import", "tsx", "lib/cli/settle.ts"], {
    cwd: ROOT,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const line = `${JSON.stringify({ ask: "raise", game: "firehouse", from: "9 sixes", to: "10 ones", wild: 4, house: { out_of_turn: "off" } })}${" ".repeat(long)}\n`;
  const feed = async () => {
    for (let at = 0; at < many; at += 100)
      if (!child.stdin.write(line.repeat(100)))
        await new Promise((drained) => child.stdin.once("drain", drained));
    child.stdin.end();
  };
  const feeding = feed();
  let answers = 0;
  for await (const answer of createInterface({ input: child.stdout }))
    if (answer.includes('"legal":true')) answers++;
  await feeding;
  expect(answers).toBe(many);
}, 120_000);
