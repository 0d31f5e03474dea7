import { appendFileSync, existsSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readAudit } from "@/lib/server/admin/readAudit";
import { audit, flushAudit, mailboxDigest } from "@/lib/server/process/audit/audit";
import { auditFile, lastLines, pruneAudit } from "@/lib/server/process/audit/auditFiles";
import { answeringTo } from "@/lib/server/process/requestContext";
import { ownerCalled } from "../installation/owner";
import { ownDataFolder } from "../ownDataFolder";
import { auditLines, auditText, loggedBy } from "./lines";

ownDataFolder();
beforeEach(flushAudit);

const DAY_MS = 24 * 60 * 60 * 1000;
const folder = () => process.env.DATA_DIR as string;
const file = () => auditFile(folder(), "refusals");

test("writes a line at once, in UTC, readable by its owner only", () => {
  audit("access-refused", { who: "somebody" });
  const line = lastLines(folder(), "refusals", 1)[0];
  expect(line).toMatchObject({ event: "access-refused", who: "somebody" });
  expect(line?.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Math.abs(Date.parse(line?.at ?? "") - Date.now())).toBeLessThan(60_000);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test("keeps sent data from adding lines or reversing text", async () => {
  const who = 'x"}\n{"event":"signed-in"}\r\u2028\u2029\u202e\u0000';
  expect(await loggedBy(() => audit("access-refused", { who, game: "g".repeat(9_000) }))).toEqual([
    { event: "access-refused", who, game: "g".repeat(64) },
  ]);
  const text = auditText(["refusals"]).trimEnd().split("\n").at(-1) ?? "";
  expect(text).toMatch(/^[\u0020-\u007e]+$/);
  expect(text.length).toBeLessThan(500);
});

test("identifies an address and an email by a digest that cannot be reversed", async () => {
  const from = async (address: string) =>
    (await loggedBy(() => answeringTo(address, () => audit("cross-site-refused"))))[0]?.from;
  const [one, again, other] = [await from("192.0.2.7"), await from("192.0.2.7"), await from("192.0.2.8")];
  expect(one).toMatch(/^[\w-]{12}$/);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
  expect(mailboxDigest("Ann@example.org")).toBe(mailboxDigest("ann@example.org"));
  expect(mailboxDigest(null)).toBeUndefined();
});

describe("a flood", () => {
  const OWNER_ACTIONS = [
    "role-changed",
    "group-handed-over",
    "group-deleted",
    "passphrase-changed",
    "provider-added",
    "member-shown-out",
  ] as const;

  test("of link resets by a guest hides nothing about accounts, roles, groups and credentials", async () => {
    const lines = await loggedBy(() =>
      answeringTo("192.0.2.1", () => {
        for (let many = 0; many < 5_000; many++)
          audit("links-made-anew", { who: "guest", table: `table ${many}` });
        for (const event of OWNER_ACTIONS) audit(event, { who: "owner", about: "member", group: "crew" });
      }),
    );
    for (const event of OWNER_ACTIONS)
      expect(lines).toContainEqual(
        expect.objectContaining({
          event,
          who: "owner",
          about: "member",
          group: "crew",
          from: expect.any(String),
        }),
      );
    expect(lines.length).toBeLessThan(50);
  });

  test("of sign-ups and invitations on a busy night names all of them", async () => {
    const lines = await loggedBy(() =>
      answeringTo("192.0.2.2", () => {
        for (let one = 0; one < 60; one++) {
          audit("account-made", { who: `person ${one}`, way: "passphrase" });
          audit("signed-in", { who: `person ${one}`, way: "sign-up" });
          audit("invitation-accepted", { who: `person ${one}`, group: "crew", to: "member" });
        }
      }),
    );
    expect(lines).toHaveLength(180);
    expect(new Set(lines.map(({ who }) => who)).size).toBe(60);
    expect(lines.every(({ more }) => more === undefined)).toBe(true);
  });

  test("cuts the share of its sources: of their actor first, then of their address", async () => {
    const lines = await loggedBy(() => {
      answeringTo("192.0.2.3", () => {
        for (let many = 0; many < 1_000; many++) audit("access-refused", { who: "loud", game: `${many}` });
        audit("access-refused", { who: "beside", game: "theirs" });
        for (let many = 0; many < 1_000; many++) audit("access-refused", { who: `made up ${many}` });
      });
      answeringTo("192.0.2.4", () => audit("access-refused", { who: "elsewhere", game: "theirs" }));
    });
    const written = (who: string) => lines.filter((line) => line.who === who && line.more === undefined);
    expect(written("loud")).toHaveLength(30);
    expect(written("beside")).toHaveLength(1);
    expect(written("elsewhere")).toHaveLength(1);
    // Unwritten lines are counted, with actor and source.
    expect(lines).toContainEqual({
      event: "access-refused",
      who: "loud",
      from: expect.any(String),
      more: 970,
    });
    expect(lines.reduce((sum, { more = 0 }) => sum + more, 0)).toBe(
      2_002 - lines.filter(({ more }) => more === undefined).length,
    );
    expect(lines.length).toBeLessThanOrEqual(2 * 60 + 2);
  });

  test("of people without an account cuts their address alone", async () => {
    const mailbox = (one: number) => mailboxDigest(`${one}@example.org`);
    const lines = await loggedBy(() => {
      answeringTo("192.0.2.5", () => {
        for (let one = 0; one < 500; one++)
          audit("sign-in-failed", { way: "passphrase", mailbox: mailbox(one) });
      });
      answeringTo("192.0.2.6", () => audit("sign-in-failed", { way: "passphrase", mailbox: "theirs" }));
    });
    expect(lines).toContainEqual(expect.objectContaining({ mailbox: "theirs" }));
    expect(lines.length).toBeLessThan(70);
  });

  test("from many addresses at once is bounded, and still counted", async () => {
    const lines = await loggedBy(() => {
      for (let one = 0; one < 20_000; one++)
        answeringTo(`address ${one}`, () => audit("access-refused", { who: `another ${one}` }));
    });
    expect(lines).toHaveLength(2 * 600 + 1);
    expect(lines.reduce((sum, { more = 1 }) => sum + more, 0)).toBe(20_000);
  });

  test("of repeated events is counted, for any subject", async () => {
    const lines = await loggedBy(() => {
      for (let many = 0; many < 20_000; many++) audit("role-changed", { who: "keeper", about: "member" });
    });
    const same = { event: "role-changed", who: "keeper", about: "member" };
    expect(lines).toEqual([same, { ...same, more: 19_999 }]);
  });
});

test("writes the counts at the end of the minute", async () => {
  vi.useFakeTimers();
  try {
    audit("cross-site-refused", { code: "PUT" });
    audit("cross-site-refused", { code: "PUT" });
    expect(lastLines(folder(), "refusals", 1)[0]?.more).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lastLines(folder(), "refusals", 1)[0]).toMatchObject({ code: "PUT", more: 1 });
  } finally {
    vi.useRealTimers();
  }
});

test("isolates a truncated line from the others", () => {
  audit("access-refused", { who: "before" });
  appendFileSync(file(), '{"at":"2026-01-01T00:00:0');
  audit("access-refused", { who: "after" });
  expect(lastLines(folder(), "refusals", 2).map(({ who }) => who)).toEqual(["after", "before"]);
});

test("rotates a full file, and still reads its last lines; the previous one is deleted", () => {
  appendFileSync(
    file(),
    `${JSON.stringify({ at: "2026-01-01T00:00:00.000Z", event: "access-refused" })}\n`.repeat(80_000),
  );
  audit("access-refused", { who: "first of the new file" });
  expect(statSync(file()).size).toBeLessThan(1_000);
  expect(lastLines(folder(), "refusals", 3).map(({ who }) => who)).toEqual([
    "first of the new file",
    undefined,
    undefined,
  ]);
  expect(
    readdirSync(folder())
      .filter((name) => name.startsWith("audit-refusals"))
      .sort(),
  ).toEqual(["audit-refusals.1.jsonl", "audit-refusals.jsonl"]);
});

test("rotates lines after 90 days, and deletes them after as long again", () => {
  const [fresh, older] = [file(), path.join(folder(), "audit-refusals.1.jsonl")];
  const now = new Date();
  writeFileSync(
    fresh,
    `${JSON.stringify({ at: new Date(now.getTime() - 91 * DAY_MS), event: "access-refused" })}\n`,
  );
  expect(pruneAudit(folder(), now)).toBe(0);
  expect([existsSync(fresh), existsSync(older)]).toEqual([false, true]);
  const old = new Date(now.getTime() - 91 * DAY_MS);
  utimesSync(older, old, old);
  expect(pruneAudit(folder(), now)).toBe(1);
  expect(existsSync(older)).toBe(false);
});

test("falls back to standard error if the log cannot be written, and still answers", () => {
  const spy = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubEnv("DATA_DIR", "/proc/nowhere");
  audit("access-refused", { who: "somebody" });
  vi.unstubAllEnvs();
  expect(spy.mock.calls.flat()).toEqual([expect.stringContaining('"event":"access-refused"')]);
  spy.mockRestore();
});

test("shows its owner the last hundred, newest first, with the names of existing accounts", async () => {
  const { owner, pass } = await ownerCalled("Olive");
  const who = owner.account?.id ?? "";
  for (let many = 0; many < 200; many++) {
    audit("signed-in", { who, way: `way ${many}` });
    audit("access-refused", { who: `gone ${many}` });
    audit("unexpected-error", { code: `error ${many}` });
    audit("screen-given", { who, table: `table ${many}` });
    if (many % 25 === 0) flushAudit();
  }
  const read = await readAudit(pass);
  expect(read).toHaveLength(100);
  expect(read.map(({ at }) => at)).toEqual(
    read
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
  expect(read.find(({ event }) => event === "signed-in")?.names).toEqual({ [who]: "Olive" });
  expect(read.find(({ event }) => event === "access-refused")?.names).toEqual({});
  expect(auditLines().length).toBeGreaterThan(100);
});
