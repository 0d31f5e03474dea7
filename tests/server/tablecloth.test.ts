import { describe, expect, test } from "vitest";
import { MAX_PLATE_LENGTH, MAX_STAMP_LENGTH, PLAIN_CLOTH } from "@/lib/protocol/cloth";
import { database } from "@/lib/server/db/db";
import { gameCard } from "@/lib/server/highlights/gameCard";
import { PEER_ADDRESS } from "@/lib/server/http/peerAddress";
import { access, type Pass } from "@/lib/server/identity/access";
import { followPublic } from "@/lib/server/publicLinks/followPublic";
import { makeGameLink } from "@/lib/server/publicLinks/publicLinks";
import { readHistory } from "@/lib/server/table/history/history";
import { followLink } from "@/lib/server/table/links/followLink";
import { joinByLink, tableLinks } from "@/lib/server/table/links/tableLink";
import { openTable } from "@/lib/server/table/openTable";
import { startGame } from "@/lib/server/table/record/startGame";
import { tableCard } from "@/lib/server/table/tables";
import { ANONYMOUS, ask, type Crew, cachedCrew, makeGroup } from "./cachedCrew";
import { follow } from "./follow";
import { ownDataFolder } from "./ownDataFolder";
import { signedUp } from "./people";
import { followed, share, tokenIn } from "./sharedVerdict";
import { crew, guest, ROUND, recordAll, seatedTable } from "./table";

// A group's cloth: who chooses it, its allowed texts, and where it appears.

ownDataFolder();

const CLOTH = {
  felt: "blue",
  short: "Busted",
  there: "It was there",
  plate: "Station 7 · B shift",
} as const;

const lay = (who: Crew["owner"], id: string, cloth: object) =>
  ask(who, "group", "PATCH", { params: { id }, body: { cloth } });
const clothOn = async (who: Crew["owner"], id: string) =>
  (await ask(who, "group", "GET", { params: { id } })).body.group.cloth;
const done = <Value>(
  result: { ok: true; value: Value } | { ok: false; refusal: { code: string } },
): Value => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};

/** A game of a group's keeper with one settled round. */
async function playedIn({ id, keeper }: Pick<Crew, "id" | "keeper">): Promise<Pass> {
  const table = { ...crew("Ann", "Bob", "Cy"), group: id };
  done(await startGame(keeper, table));
  const pass = done(await access(keeper, table.id, "relink"));
  await recordAll(pass, ROUND);
  return pass;
}

describe("choosing the cloth", () => {
  test("is for the group's admins: everyone else sees it, and changes nothing", async () => {
    const { id, owner, keeper, member, viewer, stranger } = await cachedCrew();
    expect(await clothOn(viewer, id)).toEqual(PLAIN_CLOTH);
    for (const who of [owner, keeper]) expect((await lay(who, id, CLOTH)).status).toBe(200);
    for (const [who, status, code] of [
      [member, 403, "not-your-role"],
      [viewer, 403, "not-your-role"],
      [stranger, 404, "no-such-group"],
      [ANONYMOUS, 401, "not-signed-in"],
    ] as const) {
      const refused = await lay(who, id, { felt: "plum" });
      expect([refused.status, refused.body.code]).toEqual([status, code]);
    }
    for (const who of [owner, keeper, member, viewer]) expect(await clothOn(who, id)).toEqual(CLOTH);
  });

  test("keeps omitted fields; empty texts restore the defaults", async () => {
    const olive = await signedUp("Olive");
    const id = await makeGroup(olive);
    await lay(olive, id, CLOTH);
    await lay(olive, id, { plate: "  Engine   7 " });
    expect(await clothOn(olive, id)).toEqual({ ...CLOTH, plate: "Engine 7" });
    await ask(olive, "group", "PATCH", { params: { id }, body: { name: "Engine 8" } });
    await lay(olive, id, { short: "", there: "\u200b", plate: "" });
    expect(await clothOn(olive, id)).toEqual({ ...PLAIN_CLOTH, felt: "blue" });
  });

  const HOSTILE: readonly (readonly [string, object, string])[] = [
    ["an unknown felt", { felt: "red" }, "bad-format"],
    ["a felt with CSS", { felt: "green;background:url(//evil.example)" }, "bad-format"],
    ["no felt", { felt: "" }, "bad-format"],
    ["a stamp that is too long", { short: "x".repeat(MAX_STAMP_LENGTH + 1) }, "bad-stamp"],
    ["another that is", { there: "🎲".repeat(MAX_STAMP_LENGTH + 1) }, "bad-stamp"],
    ["a stamp as long as a book", { there: "x".repeat(1_000) }, "bad-format"],
    ["a stamp of two lines", { short: "a\nb" }, "bad-format"],
    ["a stamp with a bidirectional override", { there: "a\u202eb" }, "bad-format"],
    ["a stamp with a bell in it", { there: "a\u0007b" }, "bad-format"],
    ["a stamp that is a list", { short: ["a"] }, "bad-format"],
    ["a nameplate that is too long", { plate: "x".repeat(MAX_PLATE_LENGTH + 1) }, "bad-plate"],
    ["a nameplate in two alphabets", { plate: "St\u0430tion" }, "mixed-name"],
    ["a nameplate that is nothing", { plate: null }, "bad-format"],
    ["an unknown field", { picture: "https://evil.example/x.svg" }, "unknown-key"],
  ];
  test.each(HOSTILE)("is refused with %s, and nothing is stored", async (_what, bad, code) => {
    const olive = await signedUp("Olive");
    const id = await makeGroup(olive);
    await lay(olive, id, CLOTH);
    const refused = await lay(olive, id, { felt: "plum", ...bad });
    expect([refused.status, refused.body.code]).toEqual([422, code]);
    expect(await clothOn(olive, id)).toEqual(CLOTH);
  });

  test("stores markup as plain text", async () => {
    const olive = await signedUp("Olive");
    const id = await makeGroup(olive);
    const typed = { short: "<b>Busted</b>", there: "&lt;'\"", plate: "</style><script>" };
    expect((await lay(olive, id, typed)).status).toBe(200);
    expect(await clothOn(olive, id)).toEqual({ felt: "green", ...typed });
  });

  test("shows green for a felt unknown to this version", async () => {
    const olive = await signedUp("Olive");
    const id = await makeGroup(olive);
    await database().group.update({ where: { id }, data: { felt: "tartan" } });
    expect(await clothOn(olive, id)).toEqual(PLAIN_CLOTH);
  });
});

describe("the cloth's places", () => {
  test("are the group's tables: for its guests too, on the card, in the history, on shared pages", async () => {
    const group = await cachedCrew();
    await lay(group.owner, group.id, CLOTH);
    const pass = await playedIn(group);
    const { sit } = await tableLinks(pass);
    const link = await followLink(
      new Request("http://table/", { headers: { [PEER_ADDRESS]: "192.0.2.77" } }),
      guest(),
      tokenIn(sit),
    );
    expect(done(link).felt).toBe("blue");
    const ann = guest();
    await joinByLink(ann, tokenIn(sit));
    for (const who of [pass, done(await access(ann, pass.gameId, "read"))])
      expect((await openTable(who)).cloth).toEqual(CLOTH);
    expect((await readHistory(pass)).cloth).toEqual(CLOTH);
    expect((await tableCard(pass)).cloth).toEqual(CLOTH);
    expect((await gameCard(pass.gameId)).cloth).toEqual(CLOTH);

    const { body } = await share(pass);
    const before = await followed(tokenIn(body.url));
    expect(before.cloth).toEqual(CLOTH);
    await lay(group.owner, group.id, { short: "Nope" });
    const after = await followed(tokenIn(body.url));
    // A cached picture is redrawn.
    expect([after.cloth?.short, after.mark === before.mark]).toEqual(["Nope", false]);
  });

  test("hide its texts with initials", async () => {
    const group = await cachedCrew();
    await lay(group.owner, group.id, CLOTH);
    const pass = await playedIn(group);
    const shown = async (names: "names" | "initials") => {
      const { path } = done(await makeGameLink(pass, names));
      const request = new Request("http://table/", { headers: { [PEER_ADDRESS]: "192.0.2.78" } });
      return done(await followPublic(request, tokenIn(path), 1)).cloth;
    };
    expect(await shown("names")).toEqual(CLOTH);
    expect(await shown("initials")).toEqual({ ...PLAIN_CLOTH, felt: "blue" });
  });

  test("are the default cloth for a guest table, and a group without a choice", async () => {
    const pass = await seatedTable();
    const plain = await playedIn(await cachedCrew());
    for (const one of [pass, plain]) expect((await openTable(one)).cloth).toBeNull();
  });

  test("make phones at its tables reload it after a change, and no others", async () => {
    const [group, other] = [await cachedCrew(), await cachedCrew("Another")];
    const [ours, theirs] = [await follow(await playedIn(group)), await follow(await playedIn(other))];
    await lay(group.owner, group.id, CLOTH);
    expect(await ours.rest()).toContain("reload");
    await lay(other.owner, other.id, { felt: "plum" });
    const events = await theirs.rest();
    expect(events.filter((event) => event === "reload")).toHaveLength(1);
  });
});

describe("a table knows if its losers wash", () => {
  /** A game's tables and history, for its keeper and for a guest by its link. */
  async function readIn(id: string, keeper: Crew["owner"], more: object = {}) {
    const table = { ...crew("Ann", "Bob", "Cy"), ...more, group: id };
    done(await startGame(keeper, table));
    const pass = done(await access(keeper, table.id, "relink"));
    const { watch } = await tableLinks(pass);
    const watcher = guest();
    await joinByLink(watcher, tokenIn(watch));
    const watching = done(await access(watcher, table.id, "read"));
    return {
      pass,
      seen: await openTable(watching),
      all: [
        await openTable(pass),
        await openTable(watching),
        await readHistory(pass),
        await readHistory(watching),
      ],
    };
  }

  test.each([
    ["a crew’s Firehouse", { kind: "crew" }, {}, undefined],
    ["a crew’s other games", { kind: "crew" }, { game: "perudo" }, undefined],
    ["Firehouse among friends", { kind: "friends" }, {}, undefined],
    ["friends whose game names winners", { kind: "friends", game: "perudo" }, { game: "firehouse" }, false],
    ["a bar’s Firehouse", { kind: "bar" }, { game: "firehouse" }, false],
    ["a bar’s other games", { kind: "bar" }, { game: "perudo" }, false],
  ])("%s", async (_what, group, game, washes) => {
    const olive = await signedUp("Olive");
    const { all } = await readIn(await makeGroup(olive, group), olive, game);
    expect(all.map((one) => one.washes)).toEqual(all.map(() => washes));
  });

  test("guests’ losers wash, and the table says nothing of it", async () => {
    expect(await openTable(await seatedTable())).not.toHaveProperty("washes");
  });

  test("a watcher learns only that, not the group, its kind or its game", async () => {
    const olive = await signedUp("Olive");
    const group = { kind: "bar", name: "The Quiet Anchor", game: "perudo" };
    const { seen } = await readIn(await makeGroup(olive, group), olive, { game: "firehouse" });
    expect(seen).toMatchObject({ group: null, washes: false });
    expect(JSON.stringify(seen)).not.toMatch(/Anchor|"bar"|perudo/);
  });

  test("phones reload it when the group turns into a bar, or takes another game", async () => {
    const olive = await signedUp("Olive");
    const id = await makeGroup(olive, { kind: "friends" });
    const { pass } = await readIn(id, olive);
    for (const [body, washes] of [
      [{ kind: "bar" }, false],
      [{ kind: "friends" }, undefined],
      [{ game: "perudo" }, false],
    ] as const) {
      const events = await follow(pass);
      expect((await ask(olive, "group", "PATCH", { params: { id }, body })).status).toBe(200);
      expect(await events.rest()).toContain("reload");
      expect((await openTable(pass)).washes).toBe(washes);
    }
  });
});
