import { describe, expect, test } from "vitest";
import { GROUP_ROLES, type GroupRole } from "@/lib/protocol/membership";
import { WASH_LOGGERS } from "@/lib/protocol/rotation";
import {
  BY_GRANT,
  BY_GROUP_ROLE,
  canAt,
  canIn,
  canKeep,
  canLog,
  canPlay,
  canRecord,
  canRemove,
  type GrantRole,
  type GroupPurpose,
  type Purpose,
  reachesGroup,
  reachesTable,
  roleByToken,
  rolesThatCan,
  rolesToGive,
  rolesToInvite,
} from "@/lib/server/identity/roles";

// The permissions, listed again: a role with more or fewer rights is noticed here.

const PURPOSES: readonly Purpose[] = ["read", "record", "share", "relink", "restore"];
const IN_GROUP: readonly GroupPurpose[] = ["read", "belong", "play", "keep", "open", "own", "restore"];
const DELETED = new Date(0);
const only = { deletedAt: null, memberships: [] };
const grant = (...roles: readonly string[]) => ({ grants: roles.map((role) => ({ role })), group: null });
const belongs = (role: string, deletedAt: Date | null = null) => ({
  grants: [],
  group: { deletedAt, memberships: [{ role }] },
});
type RolesAt = Parameters<typeof canAt>[0];

/** The decision per purpose: yes, or the refusal's code. */
const answers = (roles: RolesAt, deleted = false) =>
  PURPOSES.map((purpose) => {
    const may = canAt(roles, purpose, deleted);
    return may.ok ? "yes" : may.refusal.code;
  });
const NO_TABLE = PURPOSES.map(() => "no-such-table");
const WATCHES = ["yes", "only-watching", "only-watching", "only-watching", "only-watching"];
const PLAYS = ["yes", "yes", "yes", "not-the-keeper", "not-the-keeper"];
const KEEPS = ["yes", "yes", "yes", "yes", "yes"];
const PUTS_BACK = ["no-such-table", "no-such-table", "no-such-table", "no-such-table", "yes"];

describe("at a table", () => {
  test.each([
    ["nothing", grant(), NO_TABLE, NO_TABLE],
    ["a role there is not", grant("cook"), NO_TABLE, NO_TABLE],
    ["a TV", grant("screen"), WATCHES, NO_TABLE],
    ["a watcher", grant("watcher"), WATCHES, NO_TABLE],
    ["a player", grant("player"), PLAYS, NO_TABLE],
    ["the keeper", grant("keeper"), KEEPS, PUTS_BACK],
    ["a watcher with a seat", grant("watcher", "player"), PLAYS, NO_TABLE],
    ["a stranger to its group", { grants: [], group: only }, NO_TABLE, NO_TABLE],
    ["a role that no group has", belongs("cook"), NO_TABLE, NO_TABLE],
    ["a viewer of its group", belongs("viewer"), WATCHES, NO_TABLE],
    ["a member", belongs("member"), PLAYS, NO_TABLE],
    ["a keeper of its group", belongs("keeper"), KEEPS, PUTS_BACK],
    ["an owner of its group", belongs("owner"), KEEPS, PUTS_BACK],
    ["a viewer with a seat", { ...belongs("viewer"), grants: [{ role: "player" }] }, PLAYS, NO_TABLE],
    ["an owner of a deleted group", belongs("owner", DELETED), NO_TABLE, NO_TABLE],
  ] as const)("%s", (_who, roles, there, deleted) => {
    expect(answers(roles)).toEqual(there);
    expect(answers(roles, true)).toEqual(deleted);
  });

  test("lists all rights in a pass, and for deleted items only the restore", () => {
    expect(canAt(grant("player"), "read", false)).toEqual({ ok: true, value: ["read", "record", "share"] });
    expect(canAt(grant("keeper"), "restore", true)).toEqual({ ok: true, value: ["restore"] });
  });

  test("matches the SQL conditions of recorders and keepers", () => {
    expect(rolesThatCan<GrantRole>(BY_GRANT, "record")).toEqual(["keeper", "player"]);
    expect(rolesThatCan<GroupRole>(BY_GROUP_ROLE, "record")).toEqual(["owner", "keeper", "member"]);
    expect(rolesThatCan<GroupRole>(BY_GROUP_ROLE, "relink")).toEqual(["owner", "keeper"]);
  });
});

describe("in a group", () => {
  const NO_GROUP = IN_GROUP.map(() => "no-such-group");
  const no = "not-your-role";
  const restores = [...NO_GROUP.slice(1), "yes"];
  test.each([
    ["owner", ["yes", "yes", "yes", "yes", "yes", "yes", "yes"], restores],
    ["keeper", ["yes", "yes", "yes", "yes", "yes", no, no], NO_GROUP],
    ["member", ["yes", "yes", "yes", no, no, no, no], NO_GROUP],
    ["viewer", ["yes", "yes", no, no, no, no, no], NO_GROUP],
    ["cook", NO_GROUP, NO_GROUP],
    [null, NO_GROUP, NO_GROUP],
  ] as const)("%s", (role, there, deleted) => {
    const asked = (deletedAt: Date | null) =>
      IN_GROUP.map((purpose) => {
        const may = canIn(role && { role, group: { deletedAt } }, purpose);
        return may.ok ? "yes" : may.refusal.code;
      });
    expect(asked(null)).toEqual(there);
    expect(asked(DELETED)).toEqual(deleted);
  });
  test("has the role in a pass", () => {
    expect(canIn({ role: "member", group: { deletedAt: null } }, "play")).toEqual({
      ok: true,
      value: "member",
    });
  });

  test.each([
    ["owner", true, true, true],
    ["keeper", true, true, true],
    ["member", true, true, false],
    ["viewer", false, false, false],
  ] as const)("allows %s to record: %s, play: %s, keep: %s", (role, records, plays, keeps) => {
    expect([canRecord(role), canPlay(role), canKeep(role)]).toEqual([records, plays, keeps]);
  });

  test.each([
    ["owner", "owner", "keeper member viewer", true],
    ["owner", "keeper", "owner member viewer", true],
    ["owner", "member", "owner keeper viewer", true],
    ["owner", "viewer", "owner keeper member", true],
    ["keeper", "owner", "", false],
    ["keeper", "keeper", "", false],
    ["keeper", "member", "viewer", true],
    ["keeper", "viewer", "member", true],
    ...GROUP_ROLES.flatMap((theirs) => [
      ["member", theirs, "", false] as const,
      ["viewer", theirs, "", false] as const,
    ]),
  ] as const)("lets %s make %s a %s; and remove: %s", (mine, theirs, given, out) => {
    expect(rolesToGive(mine, theirs).join(" ")).toBe(given);
    expect(canRemove(mine, theirs)).toBe(out);
  });
  test.each([
    ["owner", ["keeper", "member", "viewer"]],
    ["keeper", ["member", "viewer"]],
    ["member", []],
    ["viewer", []],
  ] as const)("lets %s invite: %j", (mine, invites) => {
    expect(rolesToInvite(mine)).toEqual(invites);
  });
  test.each([
    ["owner", "owner keeper member"],
    ["keeper", "keeper member"],
    ["member", "member"],
    ["viewer", ""],
  ] as const)("lets %s log a wash if the lowest role that may is: %s", (mine, lowest) => {
    expect(WASH_LOGGERS.filter((role) => canLog(mine, role)).join(" ")).toBe(lowest);
  });
});

describe("by an access token", () => {
  test.each([
    [[], "", "", "viewer viewer"],
    [["watch"], "read", "", "viewer viewer"],
    [["record"], "read record share", "", "viewer viewer"],
    [["group"], "", "read", "viewer viewer"],
    [["manage"], "read record share relink", "read belong play keep", "keeper member"],
    [["watch", "group"], "read", "read", "viewer viewer"],
    [["watch", "manage"], "read record share relink", "read belong play keep", "keeper member"],
  ] as const)("scopes %j reach at a table: %s, in a group: %s", (scopes, table, group, roles) => {
    const reach = { scopes, groupId: null };
    expect(PURPOSES.filter((purpose) => reachesTable(reach, purpose)).join(" ")).toBe(table);
    expect(IN_GROUP.filter((purpose) => reachesGroup(reach, purpose)).join(" ")).toBe(group);
    expect((["owner", "member"] as const).map((role) => roleByToken(role, reach)).join(" ")).toBe(roles);
  });
});
