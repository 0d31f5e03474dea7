import { beforeEach, describe, expect, test } from "vitest";
import { deleteAccount } from "@/lib/server/accounts/deleteAccount";
import { database } from "@/lib/server/db/db";
import { ALL } from "@/lib/server/figures/totalsInput";
import { changeGroup, deleteGroup, restoreGroup } from "@/lib/server/groups/group";
import { removeMember } from "@/lib/server/groups/members";
import { PEER_ADDRESS } from "@/lib/server/http/peerAddress";
import { accessGroup } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { followFeed } from "@/lib/server/publicLinks/followFeed";
import { makePublicLink, publicLinksOf, revokePublicLink } from "@/lib/server/publicLinks/publicLinks";
import { addSeason } from "@/lib/server/roster/changeSeasons";
import { addLedgerEntry } from "@/lib/server/roster/ledger/addEntry";
import { changePlayer } from "@/lib/server/roster/players";
import { recordResult } from "@/lib/server/roster/recordResult";
import { dayOf, daysAfter } from "@/lib/views/dayOf";
import { dutyDay } from "@/lib/views/rotation";
import { onRoster, passOf, type TestGroup, testGroup } from "./group";
import { ownDataFolder } from "./ownDataFolder";
import { sureOf } from "./people";
import { freshId } from "./table";
import { allCounted } from "./tally";

// A crew's calendar feed, as a calendar program reads it.

ownDataFolder();

const ZONE = "Europe/Berlin";
const dutyToday = () => dutyDay(new Date(), { changesAt: "08:00" }, ZONE);

interface Entry {
  readonly uid: string;
  readonly day: string;
  readonly summary: string;
  readonly reminds: boolean;
}

let addresses = 0;
const follow = (token: string, address = `192.0.2.${++addresses % 250}`) =>
  followFeed(new Request("http://table/", { headers: { [PEER_ADDRESS]: address } }), token);

/** The entries of a feed, in order. */
async function entriesOf(path: string): Promise<readonly Entry[]> {
  await allCounted(group.pass, [ALL]);
  const feed = await follow(path.split("/")[2] ?? "");
  if (!feed.ok) throw new Error(feed.refusal.code);
  expect(feed.value.endsWith("\r\nEND:VCALENDAR\r\n")).toBe(true);
  return feed.value
    .replaceAll("\r\n ", "")
    .split("BEGIN:VEVENT")
    .slice(1)
    .map((text) => {
      const read = (name: string) => new RegExp(`\r\n${name}[^:]*:(.*)\r\n`).exec(text)?.[1] ?? "";
      const date = read("DTSTART").slice(0, 8);
      return {
        uid: read("UID"),
        day: `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`,
        summary: read("SUMMARY").replaceAll("\\,", ","),
        reminds: text.includes("BEGIN:VALARM"),
      };
    });
}

let group: TestGroup;
let shifts: readonly string[];
let people: readonly string[];
beforeEach(async () => {
  group = await testGroup("crew");
  const ids: string[] = [];
  for (const name of ["A", "B", "C"]) {
    const added = await addSeason(group.pass, { name });
    if (!added.ok) throw new Error(added.refusal.code);
    ids.push(added.value.id);
  }
  shifts = ids;
  people = await onRoster(group.pass, "Ann", "Baker", "Randy Ortega");
  for (const id of people) await changePlayer(group.pass, id, { season: shifts[0] ?? null });
});

const linkOf = async (more: object = {}, who: Visitor = group.keeper) => {
  const made = await makePublicLink(await passOf(who, group.id), {
    kind: "feed",
    names: "names",
    ...more,
  } as Parameters<typeof makePublicLink>[1]);
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
};

const washed = async (player: string | undefined, day: string) => {
  const sent = { id: freshId(), game: "firehouse", losers: [player ?? ""], day };
  expect(await recordResult(group.pass, sent)).toMatchObject({ ok: true });
  return sent.id;
};

describe("a calendar feed", () => {
  test("has the washes, the open dishes with a reminder, the shifts, and who is up", async () => {
    const today = dutyToday();
    await changeGroup(group.pass, {
      rotation: { pattern: [...shifts], starts_on: today, changes_at: "08:00" },
    });
    const [ann = "", baker = "", ortega = ""] = people;
    await washed(ann, daysAfter(today, -6));
    await washed(baker, daysAfter(today, -3));
    const game = await washed(baker, dayOf(new Date(), ZONE));
    const { path } = await linkOf();
    const before = await entriesOf(path);
    const summaries = (entries: readonly Entry[]) => entries.map(({ day, summary }) => `${day} ${summary}`);
    expect(summaries(before)).toEqual([
      `${daysAfter(today, -6)} Ann washed`,
      `${daysAfter(today, -3)} Baker washed`,
      `${dayOf(new Date(), ZONE)} Baker washes the dishes`,
      ...Array.from({ length: 28 }, (_, at) => `${daysAfter(today, at)} ${"ABC"[at % 3]} shift`),
      `${today} Randy Ortega’s up for the dishes`,
    ]);
    expect(before.filter(({ reminds }) => reminds).map(({ summary }) => summary)).toEqual([
      "Baker washes the dishes",
      "Randy Ortega’s up for the dishes",
    ]);
    expect(new Set(before.map(({ uid }) => uid)).size).toBe(before.length);
    // Nothing changed, so every entry keeps its id.
    expect(await entriesOf(path)).toEqual(before);

    // A swap moves the duty to another person and day.
    const swap = { id: freshId(), ledger: "dishes", deed: "swapped", amount: 1, game } as const;
    const to = daysAfter(dayOf(new Date(), ZONE), 2);
    expect(await addLedgerEntry(group.pass, { ...swap, from: baker, to: ortega, day: to })).toMatchObject({
      ok: true,
    });
    expect(summaries(await entriesOf(path))).toContain(`${to} Randy Ortega washes the dishes`);
  });

  test("of a person has only theirs, with their Kelly days", async () => {
    const today = dutyToday();
    await changeGroup(group.pass, {
      rotation: { pattern: [...shifts], starts_on: today, changes_at: "08:00" },
    });
    const [ann = "", baker = ""] = people;
    await changePlayer(group.pass, baker, {
      kelly: { every: null, from: null, days: [daysAfter(today, 3)] },
    });
    await washed(ann, daysAfter(today, -6));
    await washed(baker, daysAfter(today, -9));
    const entries = await entriesOf((await linkOf({ player: baker })).path);
    expect(entries.map(({ day, summary }) => `${day} ${summary}`)).toEqual([
      `${daysAfter(today, -9)} Baker washed`,
      `${today} A shift`,
      `${daysAfter(today, 3)} Kelly day`,
      ...[6, 9, 12, 15, 18, 21, 24, 27].map((at) => `${daysAfter(today, at)} A shift`),
    ]);
    expect(entries.some(({ summary }) => summary.includes("Ann"))).toBe(false);
  });

  test("names no one with initials, and no group", async () => {
    const [, , ortega] = people;
    await washed(ortega, daysAfter(dutyToday(), -3));
    const { path } = await linkOf({ names: "initials" });
    await allCounted(group.pass, [ALL]);
    const feed = await follow(path.split("/")[2] ?? "");
    if (!feed.ok) throw new Error(feed.refusal.code);
    expect(feed.value).toContain("SUMMARY:R.\u00a0O. washed");
    for (const secret of ["Randy", "Ortega", "Engine", ...people, ...shifts, group.id])
      expect(feed.value).not.toContain(secret);
  });

  test("says nothing of who is up where the loser washes", async () => {
    await changeGroup(group.pass, { due_by: "loser" });
    await washed(people[0], daysAfter(dutyToday(), -3));
    const entries = await entriesOf((await linkOf()).path);
    expect(entries.map(({ summary }) => summary)).toEqual(["Ann washed"]);
  });

  test("stops when its link is turned off, and while its group is deleted", async () => {
    const line = await linkOf();
    await allCounted(group.pass, [ALL]);
    const token = line.path.split("/")[2] ?? "";
    const code = async (asked: string) => {
      const feed = await follow(asked);
      return feed.ok ? "ok" : feed.refusal.code;
    };
    expect(await code(token)).toBe("ok");
    const owner = await accessGroup(group.owner, group.id, "own");
    if (!owner.ok) throw new Error(owner.refusal.code);
    await deleteGroup(owner.value);
    expect(await code(token)).toBe("no-such-public-link");
    await restoreGroup(owner.value);
    expect(await code(token)).toBe("ok");
    expect(await revokePublicLink(group.pass, line.id)).toEqual({ ok: true, value: null });
    expect(await code(token)).toBe("no-such-public-link");
    for (const odd of ["", "x", "x".repeat(5_000), "../../etc", "%00"])
      expect(await code(odd)).toBe("no-such-public-link");
    // A link of another kind is no feed.
    const dishes = await makePublicLink(group.pass, { kind: "dishes", names: "names" });
    if (!dishes.ok) throw new Error(dishes.refusal.code);
    expect(await code(dishes.value.path.split("/")[2] ?? "")).toBe("no-such-public-link");
  });

  test("is counted against one address that guesses", async () => {
    for (let at = 0; at < 60; at++) await follow(`guess-${at}`, "192.0.2.251");
    expect(await follow("guess-60", "192.0.2.251")).toMatchObject({ refusal: { code: "too-many" } });
  });
});

describe("the link to a feed", () => {
  const make = async (who: Visitor, more: object) => {
    const made = await makePublicLink(await passOf(who, group.id), {
      kind: "feed",
      names: "names",
      ...more,
    } as Parameters<typeof makePublicLink>[1]);
    return made.ok ? "ok" : made.refusal.code;
  };

  test("is made, seen and turned off by keepers, and by members for their own feed", async () => {
    const [ann = "", baker = ""] = people;
    await changePlayer(group.pass, ann, { account: group.member.account?.id ?? "" });
    expect(await make(group.member, { player: ann })).toBe("ok");
    expect(await make(group.member, { player: baker })).toBe("not-your-role");
    expect(await make(group.member, {})).toBe("not-your-role");
    expect(await make(group.viewer, { player: ann })).toBe("not-your-role");
    expect(await make(group.keeper, { player: baker })).toBe("ok");
    expect(await make(group.keeper, {})).toBe("ok");
    expect(await make(group.keeper, { player: "no-such-player-here" })).toBe("no-such-player");
    const other = await testGroup("crew");
    const [theirs = ""] = await onRoster(other.pass, "Zed");
    expect(await make(group.keeper, { player: theirs })).toBe("no-such-player");
    // Members who are no keepers may make nothing else.
    const member = await passOf(group.member, group.id);
    for (const shown of [
      { kind: "dishes", names: "names" },
      { kind: "season", season: shifts[0] ?? "", names: "names" },
    ] as const)
      expect(await makePublicLink(member, shown)).toMatchObject({ refusal: { code: "not-your-role" } });

    const keepers = await publicLinksOf(group.pass);
    expect(keepers.map(({ kind, person }) => [kind, person?.name ?? null])).toEqual([
      ["feed", null],
      ["feed", "Baker"],
      ["feed", "Ann"],
    ]);
    const own = await publicLinksOf(member);
    expect(own.map(({ person }) => person?.name)).toEqual(["Ann"]);
    const [ofAll, ofBaker] = keepers;
    for (const line of [ofAll, ofBaker])
      expect(await revokePublicLink(member, line?.id ?? "")).toMatchObject({
        refusal: { code: "not-your-role" },
      });
    expect(await revokePublicLink(member, own[0]?.id ?? "")).toMatchObject({ ok: true });
    expect(await publicLinksOf(member)).toEqual([]);
  });

  test("is one for a person, made again after it was turned off", async () => {
    const [ann = ""] = people;
    const first = await linkOf({ player: ann });
    expect(await linkOf({ player: ann })).toEqual(first);
    await revokePublicLink(group.pass, first.id);
    const second = await linkOf({ player: ann });
    expect(second.path).not.toBe(first.path);
    expect(await database().publicLink.count({ where: { kind: "feed", groupId: group.id } })).toBe(2);
  });

  test("is turned off when its person leaves the group, is removed, or deletes their account", async () => {
    const [ann = "", baker = "", cruz = ""] = people;
    const accountOf = ({ account }: Visitor) => account?.id ?? "";
    const theirs = [
      [ann, group.member],
      [baker, group.viewer],
      [cruz, group.keeper],
    ] as const;
    for (const [player, who] of theirs) await changePlayer(group.pass, player, { account: accountOf(who) });
    const feeds = await Promise.all(theirs.map(([player]) => linkOf({ player })));
    const all = await linkOf({});
    const stops = async (at: number, leave: () => Promise<{ readonly ok: boolean }>) => {
      expect((await follow(feeds[at]?.path.split("/")[2] ?? "")).ok).toBe(true);
      expect((await leave()).ok).toBe(true);
      expect((await follow(feeds[at]?.path.split("/")[2] ?? "")).ok).toBe(false);
    };
    await stops(0, async () => removeMember(await passOf(group.member, group.id), accountOf(group.member)));
    await stops(1, () => removeMember(group.pass, accountOf(group.viewer)));
    await stops(2, async () => deleteAccount(await sureOf(group.keeper)));
    expect((await follow(all.path.split("/")[2] ?? "")).ok).toBe(true);
  });
});
