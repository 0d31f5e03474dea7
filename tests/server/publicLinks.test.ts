import { describe, expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import type { PublicNames } from "@/lib/protocol/publicLinks";
import { database } from "@/lib/server/db/db";
import { deleteGroup, restoreGroup } from "@/lib/server/groups/group";
import { removeMember } from "@/lib/server/groups/members";
import { PEER_ADDRESS } from "@/lib/server/http/peerAddress";
import { access, accessGroup, type Pass } from "@/lib/server/identity/access";
import { holderOf } from "@/lib/server/identity/visitor";
import { followPublic, followVerdict } from "@/lib/server/publicLinks/followPublic";
import {
  makeGameLink,
  makePublicLink,
  publicLinksOf,
  publicLinksTo,
  revokeGameLink,
  revokePublicLink,
  shareVerdict,
} from "@/lib/server/publicLinks/publicLinks";
import { addSeason } from "@/lib/server/roster/changeSeasons";
import { recordResult } from "@/lib/server/roster/recordResult";
import { deleteGame, restoreGame } from "@/lib/server/table/deleted/deleteGame";
import { hashOf } from "@/lib/server/table/links/linkToken";
import { startGame } from "@/lib/server/table/record/startGame";
import { inInitials } from "@/lib/views/initials";
import { onRoster, passOf, type TestGroup, testGroup } from "./group";
import { ownDataFolder } from "./ownDataFolder";
import { crew, freshId, ROUND, recordAll, seatedTable } from "./table";

ownDataFolder();

const NAMES = ["Randy Ortega", "Zebulon", "Quentin Marlow"];

let addresses = 0;
const follow = (token: string, page = 1, address = `192.0.2.${++addresses % 250}`) =>
  followPublic(new Request("http://table/", { headers: { [PEER_ADDRESS]: address } }), token, page);
const tokenIn = (path: string): string => path.slice("/share/".length);
const done = async <Value>(
  result: Promise<{ ok: true; value: Value } | { ok: false; refusal: { code: string } }>,
): Promise<Value> => {
  const made = await result;
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
};
const refusal = async (result: Promise<{ ok: boolean; refusal?: { code: string } }>) =>
  (await result).refusal?.code ?? "ok";

/** A group's game of three with long searchable names, with one round. */
async function playedIn(group: TestGroup): Promise<Pass> {
  const table = {
    ...crew(),
    players: NAMES.map((name, at) => ({ seat: `s${at + 1}`, name })),
    group: group.id,
  };
  await done(startGame(group.keeper, table));
  const pass = await done(access(group.keeper, table.id, "relink"));
  await recordAll(pass, ROUND);
  return pass;
}
const linkTo = async (pass: Pass, names: PublicNames) => (await done(makeGameLink(pass, names))).path;

describe("a link to a game", () => {
  test("shows its verdicts and names to anyone, without its own keys", async () => {
    const pass = await playedIn(await testGroup());
    const { group, names, page } = await done(follow(tokenIn(await linkTo(pass, "names"))));
    expect([group, names]).toEqual(["Engine 7", "names"]);
    expect(page).toMatchObject({
      shows: "game",
      game: "firehouse",
      names: { p1: "Randy Ortega", p2: "Zebulon", p3: "Quentin Marlow" },
      rounds: [{ round: 1, settled: { claimer: "p1", challengers: ["p3"], loser: "p1" } }],
    });
    const json = JSON.stringify(page);
    expect(json).not.toContain('"s1"');
    expect(json).not.toContain(pass.gameId);
  });

  test("S26 shows a round by its outcome with the same names, and by none of its own keys", async () => {
    const pass = await playedIn(await testGroup());
    await recordAll(
      pass,
      [
        { do: "outcome", challengers: ["s2"], claimer: "s1", right: true },
        { do: "outcome", loser: "s3" },
      ],
      ROUND.length,
    );
    const { page } = await done(follow(tokenIn(await linkTo(pass, "names"))));
    expect(page).toMatchObject({
      rounds: [
        { round: 1, settled: { claimer: "p1" } },
        { round: 2, settled: null, scored: { claimer: "p1", challengers: ["p2"], winner: "p2", turn: "p2" } },
        { round: 3, settled: null, scored: { claimer: null, loser: "p3" }, moves: [{ to: "p3" }] },
      ],
    });
    expect(JSON.stringify(page)).not.toMatch(/"s[123]"/);
  });

  test("hides all names with initials, including the group’s", async () => {
    const pass = await playedIn(await testGroup());
    const shown = await done(follow(tokenIn(await linkTo(pass, "initials"))));
    for (const name of [...NAMES.flatMap((one) => one.split(" ")), "Engine"])
      expect(JSON.stringify(shown)).not.toContain(name);
    expect(shown.page).toMatchObject({ names: { p1: "R.\u00a0O.", p2: "Z.", p3: "Q.\u00a0M." } });
  });

  test("is one for names and one for initials, even if created again; the database has no token", async () => {
    const pass = await playedIn(await testGroup());
    const [first, again, other] = [
      await linkTo(pass, "names"),
      await linkTo(pass, "names"),
      await linkTo(pass, "initials"),
    ];
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect((await publicLinksTo(pass)).map(({ path }) => path).toSorted()).toEqual([first, other].toSorted());
    const rows = await database().publicLink.findMany({ where: { gameId: pass.gameId } });
    expect(rows.map(({ hash }) => hash).toSorted()).toEqual(
      [first, other].map((path) => hashOf(tokenIn(path))).toSorted(),
    );
    expect(JSON.stringify(rows)).not.toContain(tokenIn(first));
  });

  test("is invalid once turned off, and a later one is different", async () => {
    const group = await testGroup();
    const pass = await playedIn(group);
    const made = await done(makeGameLink(pass, "names"));
    await done(revokeGameLink(pass, made.id));
    expect(await refusal(follow(tokenIn(made.path)))).toBe("no-such-public-link");
    expect(await refusal(revokeGameLink(pass, made.id))).toBe("no-such-public-link");
    expect(await publicLinksTo(pass)).toEqual([]);
    const next = await linkTo(pass, "names");
    expect(next).not.toBe(made.path);
    expect(await refusal(follow(tokenIn(next)))).toBe("ok");
  });

  test("is invalid while its game or group is deleted", async () => {
    const group = await testGroup();
    const pass = await playedIn(group);
    const token = tokenIn(await linkTo(pass, "names"));
    await done(deleteGame(pass));
    expect(await refusal(follow(token))).toBe("no-such-public-link");
    expect(await publicLinksOf(group.pass)).toEqual([]);
    await done(restoreGame(await done(access(group.keeper, pass.gameId, "restore"))));
    expect(await refusal(follow(token))).toBe("ok");
    await done(deleteGroup(await done(accessGroup(group.owner, group.id, "own"))));
    expect(await refusal(follow(token))).toBe("no-such-public-link");
    await done(restoreGroup(await done(accessGroup(group.owner, group.id, "restore"))));
    expect(await refusal(follow(token))).toBe("ok");
  });

  test("pages through a long game", async () => {
    const pass = await playedIn(await testGroup());
    const results = Array.from(
      { length: 24 },
      (_, at): Action => ({
        do: "result",
        moves: [{ what: at % 2 === 0 ? "good" : "bad", count: 1, from: "bank", to: "s2" }],
      }),
    );
    await recordAll(pass, results, ROUND.length);
    const token = tokenIn(await linkTo(pass, "initials"));
    const rounds = async (page: number) => {
      const shown = (await done(follow(token, page))).page;
      return shown.shows === "game" ? [shown.page, shown.pages, shown.rounds.length] : null;
    };
    const [, pages, first] = (await rounds(1)) ?? [];
    expect([pages, first]).toEqual([2, 20]);
    expect((await rounds(2))?.[0]).toBe(2);
    expect((await rounds(99))?.[0]).toBe(1);
  });

  test("does not exist for a guest game", async () => {
    const table = await seatedTable();
    expect(await refusal(makeGameLink(table, "names"))).toBe("guests-game");
    expect(await publicLinksTo(table)).toEqual([]);
  });
});

describe("a link to a verdict", () => {
  test("is listed and turned off with its game's links, not with its group's", async () => {
    const group = await testGroup();
    const pass = await playedIn(group);
    const game = await done(makeGameLink(pass, "initials"));
    const path = await done(shareVerdict(pass, 1));
    const listed = await publicLinksTo(pass);
    expect(listed).toMatchObject([
      { kind: "verdict", names: "names", verdict: { place: 1, round: 1 }, path },
      { id: game.id, kind: "game", verdict: null },
    ]);
    expect((await publicLinksOf(group.pass)).map(({ id }) => id)).toEqual([game.id]);
    const [{ id = "" } = {}] = listed;
    expect(await refusal(revokePublicLink(group.pass, id))).toBe("no-such-public-link");
    expect(await refusal(revokeGameLink(await playedIn(group), id))).toBe("no-such-public-link");
    await done(revokeGameLink(pass, id));
    expect(await refusal(follow(path.slice("/verdict/".length)))).toBe("no-such-public-link");
    expect(await refusal(follow(tokenIn(game.path)))).toBe("ok");
    expect((await publicLinksTo(pass)).map((line) => line.id)).toEqual([game.id]);
  });

  test("exists for a guest game, and shows no other page", async () => {
    const table = await seatedTable();
    await recordAll(table, ROUND);
    const path = await done(shareVerdict(table, 1));
    expect((await publicLinksTo(table)).map((line) => line.path)).toEqual([path]);
    const shown = await done(follow(path.slice("/verdict/".length)));
    expect(shown).toMatchObject({ group: null, page: { shows: "verdict" } });
    const dishes = await done(makePublicLink((await testGroup()).pass, { kind: "dishes", names: "names" }));
    const request = new Request("http://table/", { headers: { [PEER_ADDRESS]: "198.51.100.9" } });
    expect(await refusal(followVerdict(request, tokenIn(dishes.path)))).toBe("no-such-verdict");
  });
});

describe("a season’s table, and the dishes", () => {
  test("count who washed; people who hide their stats are in no table, and anonymous in the calendar", async () => {
    const group = await testGroup();
    const season = (await done(addSeason(group.pass, { name: "Spring", starts_on: "2026-02-01" }))).id;
    const [randy = "", zeb = ""] = await onRoster(group.pass, ...NAMES.slice(0, 2));
    for (const [losers, day] of [
      [[randy], "2026-02-03"],
      [[randy], "2026-03-04"],
      [[zeb], "2026-03-05"],
      [[zeb], "2026-01-05"],
    ] as const)
      await done(recordResult(group.pass, { id: freshId(), game: "firehouse", losers: [...losers], day }));
    const table = await done(makePublicLink(group.pass, { kind: "season", season, names: "names" }));
    const dishes = await done(makePublicLink(group.pass, { kind: "dishes", names: "initials" }));
    const peopleIn = async () => {
      const { page } = await done(follow(tokenIn(table.path)));
      return page.shows === "season" ? page.people.map(({ name, washes }) => [name, washes]) : null;
    };
    const washesIn = async () => {
      const { page } = await done(follow(tokenIn(dishes.path)));
      return page.shows === "dishes" ? page.washes.map(({ day, who }) => [day, ...who]) : null;
    };
    expect(await peopleIn()).toEqual([
      ["Randy Ortega", 2],
      ["Zebulon", 1],
    ]);
    expect(await washesIn()).toEqual([
      ["2026-03-05", "Z."],
      ["2026-03-04", "R.\u00a0O."],
      ["2026-02-03", "R.\u00a0O."],
      ["2026-01-05", "Z."],
    ]);
    await database().player.update({ where: { id: zeb }, data: { unlistedAt: new Date() } });
    expect(await peopleIn()).toEqual([["Randy Ortega", 2]]);
    expect((await washesIn())?.[0]).toEqual(["2026-03-05", "someone"]);
  });

  test("cover a season of the group only", async () => {
    const [group, other] = [await testGroup(), await testGroup()];
    const theirs = (await done(addSeason(other.pass, { name: "Spring", starts_on: "2026-02-01" }))).id;
    expect(
      await refusal(makePublicLink(group.pass, { kind: "season", season: theirs, names: "names" })),
    ).toBe("no-such-season");
  });
});

test("keeps a group's links when their creator is removed, and others can turn them off", async () => {
  const group = await testGroup();
  const made = await done(makePublicLink(group.pass, { kind: "dishes", names: "names" }));
  const owner = await passOf(group.owner, group.id);
  await done(removeMember(owner, holderOf(group.keeper)));
  expect(await refusal(follow(tokenIn(made.path)))).toBe("ok");
  expect((await publicLinksOf(owner)).map(({ id }) => id)).toEqual([made.id]);
  // The earlier pass is checked again.
  expect(await refusal(revokePublicLink(group.pass, made.id))).toBe("no-such-group");
  expect(await refusal(makePublicLink(group.pass, { kind: "dishes", names: "initials" }))).toBe(
    "no-such-group",
  );
  expect(await refusal(revokePublicLink(owner, made.id))).toBe("ok");
  expect(await refusal(follow(tokenIn(made.path)))).toBe("no-such-public-link");
});

test("refuses to turn off another group's link", async () => {
  const [group, other] = [await testGroup(), await testGroup()];
  const made = await done(makePublicLink(group.pass, { kind: "dishes", names: "names" }));
  expect(await refusal(revokePublicLink(other.pass, made.id))).toBe("no-such-public-link");
  expect(await refusal(revokeGameLink(await playedIn(other), made.id))).toBe("no-such-public-link");
  expect(await refusal(follow(tokenIn(made.path)))).toBe("ok");
});

test("limits guessing, and still answers a good link at the same address", async () => {
  const group = await testGroup();
  const made = await done(makePublicLink(group.pass, { kind: "dishes", names: "names" }));
  const guesses = [];
  for (let guess = 0; guess < 62; guess++)
    guesses.push(await refusal(follow(`guess-${guess}-${"x".repeat(2_000)}`, 1, "198.51.100.7")));
  expect(guesses[0]).toBe("no-such-public-link");
  expect(guesses.at(-1)).toBe("too-many");
  expect(await refusal(follow(tokenIn(made.path), 1, "198.51.100.7"))).toBe("ok");
});

test.each([
  ["Randy Ortega", "R.\u00a0O."],
  ["randy", "R."],
  ["Ana-María de la Cruz", "A.\u00a0M.\u00a0D."],
  ["محمد علي", "م.\u00a0ع."],
  ["李小龙", "李."],
  ["👩‍🚒 Jo", "J."],
  ["JR", "J."],
  ["J. R.", null],
  ["X", null],
  ["🎲🎲", null],
])("abbreviates %s to %s", (name, initials) => {
  expect(inInitials(name)).toBe(initials);
});
