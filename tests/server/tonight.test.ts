import { beforeEach, describe, expect, test } from "vitest";
import type { RuleGroup } from "@/lib/protocol/ruleGroups";
import { database } from "@/lib/server/db/db";
import { groupArchive } from "@/lib/server/groups/archive/writeArchive";
import { changeGroup } from "@/lib/server/groups/group";
import { addPreset } from "@/lib/server/groups/presets";
import type { Visitor } from "@/lib/server/identity/visitor";
import { groupCard } from "@/lib/server/roster/groupContext";
import { startGame } from "@/lib/server/table/record/startGame";
import { passOf, type TestGroup, testGroup } from "./group";
import { ownDataFolder } from "./ownDataFolder";
import { signedUp } from "./people";
import { crew, freshId, guest, tableOf } from "./table";

ownDataFolder();

let group: TestGroup;
beforeEach(async () => {
  group = await testGroup("bar");
  await changeGroup(group.pass, { game: "bar", house: { dice_each: 3, pot_ante: 2 } });
});

const allow = (...tonight: readonly RuleGroup[]) => changeGroup(group.pass, { tonight: [...tonight] });
/** Starts a game in the group; the code of the refusal, or "ok". */
async function plays(
  who: Visitor,
  house: Readonly<Record<string, string | number>>,
  more: object = {},
): Promise<string> {
  const { game: _, house: __, ...names } = crew("Ann", "Bob");
  const started = await startGame(who, {
    ...names,
    game: "bar",
    house: { ...house },
    group: group.id,
    ...more,
  });
  return started.ok ? "ok" : started.refusal.code;
}
const USUAL = { dice_each: 3, pot_ante: 2 };

describe("rules for a night", () => {
  test("are open to members below every heading, until a keeper closes some", async () => {
    expect((await groupCard(group.pass)).tonight).toHaveLength(7);
    expect(await plays(group.member, { ...USUAL, wild: "ones", starter: "winner" })).toBe("ok");
    await allow("wilds");
    expect((await groupCard(group.pass)).tonight).toEqual(["wilds"]);
    expect(await plays(group.member, { ...USUAL, wild: "ones" })).toBe("ok");
    expect(await plays(group.member, { ...USUAL, wild: "ones", starter: "winner" })).toBe("not-for-tonight");
    expect(await plays(group.member, { ...USUAL, pot_ante: 50 })).toBe("not-for-tonight");
    // Leaving a rule out plays the standard, which is another rule here.
    expect(await plays(group.member, {})).toBe("not-for-tonight");
  });

  test("change no rule of the group, and are frozen into their game alone", async () => {
    const before = await groupCard(group.pass);
    const id = freshId();
    expect(await plays(group.member, { ...USUAL, wild: "ones" }, { id })).toBe("ok");
    expect((await groupCard(group.pass)).house).toEqual(before.house);
    const { house } = await database().game.findUniqueOrThrow({ where: { id } });
    expect(house).toMatchObject({ wild: "ones", dice_each: 3, pot_ante: 2 });
    await allow();
    const again = await database().game.findUniqueOrThrow({ where: { id } });
    expect(again.house).toEqual(house);
  });

  test("hold a closed group to its rules, its saved ones and those on the table", async () => {
    await allow();
    expect(await plays(group.member, USUAL)).toBe("ok");
    await addPreset(group.pass, { game: "bar", name: "Kids", house: { dice_each: 2 } });
    expect(await plays(group.member, { dice_each: 2 })).toBe("ok");
    // Another game has its standard rules.
    expect(await plays(group.member, {}, { game: "mia" })).toBe("ok");
    expect(await plays(group.member, { lives: 2 }, { game: "mia" })).toBe("not-for-tonight");
    const first = freshId();
    expect(await plays(group.keeper, { dice_each: 9 }, { id: first })).toBe("ok");
    const next = { table: await tableOf(first), after: first };
    expect(await plays(group.member, { dice_each: 9 }, next)).toBe("ok");
    expect(await plays(group.member, { dice_each: 8 }, { table: next.table })).toBe("not-for-tonight");
  });

  test("bind neither the owner nor an Admin", async () => {
    await allow();
    for (const who of [group.owner, group.keeper]) expect(await plays(who, { dice_each: 7 })).toBe("ok");
  });

  test("are no way in for a viewer, a stranger or a guest", async () => {
    for (const open of [["wilds"], ["wilds", "price", "money", "exact", "turns", "hands", "odd"]] as const) {
      await allow(...open);
      expect(await plays(group.viewer, { ...USUAL, wild: "ones" })).toBe("not-your-role");
      expect(await plays(await signedUp("Stranger"), { ...USUAL, wild: "ones" })).toBe("no-such-group");
      expect(await plays(guest(), { ...USUAL, wild: "ones" })).toBe("not-signed-in");
    }
    expect(await database().game.count({ where: { groupId: group.id } })).toBe(0);
  });

  test("write nothing when they are refused, and a repeated request stays accepted", async () => {
    await allow("wilds");
    const id = freshId();
    expect(await plays(group.member, { ...USUAL, pot_ante: 9 }, { id })).toBe("not-for-tonight");
    expect(await database().game.count({ where: { id } })).toBe(0);
    const asked = { id };
    expect(await plays(group.member, { ...USUAL, wild: "ones" }, asked)).toBe("ok");
    await allow();
    expect(await plays(group.member, { ...USUAL, wild: "ones" }, asked)).toBe("ok");
  });

  test("go into the group's archive only where some are closed", async () => {
    const archived = async () => {
      let text = "";
      for await (const part of groupArchive(group.pass)) text += part;
      return JSON.parse(text.split("\n")[0] ?? "").group;
    };
    expect(await archived()).not.toHaveProperty("tonight");
    // In order, each once.
    await allow("money", "wilds", "money");
    expect(await archived()).toMatchObject({ tonight: ["wilds", "money"] });
    await allow();
    expect(await archived()).toMatchObject({ tonight: [] });
  });

  test("are bounded by keepers only", async () => {
    for (const who of [group.member, group.viewer])
      expect(await changeGroup(await passOf(who, group.id), { tonight: [] })).toMatchObject({
        refusal: { code: "not-your-role" },
      });
    expect((await groupCard(group.pass)).tonight).toHaveLength(7);
  });
});
