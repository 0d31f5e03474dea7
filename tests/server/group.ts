import { database } from "@/lib/server/db/db";
import { newRowId } from "@/lib/server/db/rowId";
import { accessGroup, type GroupPass, type GroupRole } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { addPlayers } from "@/lib/server/roster/players";
import { signedUp } from "./people";

/** A group with a person of each role. */
export interface TestGroup {
  readonly id: string;
  readonly owner: Visitor;
  readonly keeper: Visitor;
  readonly member: Visitor;
  readonly viewer: Visitor;
  /** Its keeper's pass. */
  readonly pass: GroupPass;
}

/** A group of that kind in Berlin, with an empty roster. */
export async function testGroup(kind: "crew" | "bar" | "friends" = "friends"): Promise<TestGroup> {
  const id = newRowId();
  await database().group.create({
    data: {
      ...{ id, name: "Engine 7", kind, ruleSet: "firehouse", house: {} },
      ...{ timeZone: "Europe/Berlin", currency: "EUR" },
    },
  });
  const [owner, keeper, member, viewer] = [
    await joined(id, "owner", "Olive"),
    await joined(id, "keeper", "Kim"),
    await joined(id, "member", "Mo"),
    await joined(id, "viewer", "Vic"),
  ];
  return { id, owner, keeper, member, viewer, pass: await passOf(keeper, id) };
}

async function joined(groupId: string, role: GroupRole, name: string): Promise<Visitor> {
  const visitor = await signedUp(name);
  await database().membership.create({ data: { groupId, accountId: visitor.account?.id ?? "", role } });
  return visitor;
}

/** A member's pass in a group. */
export async function passOf(visitor: Visitor, groupId: string): Promise<GroupPass> {
  const pass = await accessGroup(visitor, groupId, "read");
  if (!pass.ok) throw new Error(pass.refusal.message);
  return pass.value;
}

/** Adds people to a roster. Returns their ids. */
export async function onRoster(pass: GroupPass, ...names: readonly string[]): Promise<readonly string[]> {
  const added = await addPlayers(pass, { names: [...names] });
  if (!added.ok) throw new Error(added.refusal.message);
  return added.value.players;
}
