import { GROUP_ROLES, type GroupRole, type Member } from "@/lib/protocol/membership";
import { database } from "../db/db";
import { type GroupPass, mayShowOut, rolesToGive } from "../identity/access";
import { Looks } from "../table/lookalikes";
import { unlike } from "../table/seatNames";

/** Who belongs to a group, the highest role first; their e-mails are nobody's business. Of two whose names look alike, the later has a number. */
export async function membersOf({ groupId, accountId, role: mine }: GroupPass): Promise<readonly Member[]> {
  const memberships = await database().membership.findMany({
    where: { groupId },
    orderBy: [{ createdAt: "asc" }, { accountId: "asc" }],
    select: { accountId: true, role: true, createdAt: true, account: { select: { name: true } } },
  });
  const rank = ({ role }: { readonly role: string }) => GROUP_ROLES.indexOf(role as GroupRole);
  const owners = memberships.filter((one) => rank(one) === 0).length;
  const taken = new Looks();
  const named = memberships.map((membership) => {
    const name = unlike(membership.account.name, taken);
    taken.add(name);
    return { ...membership, name };
  });
  return named
    .toSorted((one, other) => rank(one) - rank(other))
    .map((membership): Member => {
      const role = membership.role as GroupRole;
      const you = membership.accountId === accountId;
      const lastOwner = role === "owner" && owners === 1;
      return {
        account: membership.accountId,
        name: membership.name,
        role,
        since: membership.createdAt.toISOString(),
        you,
        roles: lastOwner ? [] : rolesToGive(mine, role),
        out: !lastOwner && (you || mayShowOut(mine, role)),
      };
    });
}
