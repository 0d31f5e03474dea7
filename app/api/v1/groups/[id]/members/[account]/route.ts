import { roleChange } from "@/lib/protocol/membershipSchemas";
import { allowOnly } from "@/lib/server/api/endpoint";
import { type GroupParams, inGroup, inGroupWith } from "@/lib/server/groups/asked";
import { changeRole } from "@/lib/server/groups/changeRole";
import { showOut } from "@/lib/server/groups/showOut";

interface MemberParams extends GroupParams {
  readonly account: string;
}

/** Gives somebody another role. */
export const PATCH = inGroupWith("keep", roleChange, (pass, { role }, { account }: MemberParams) =>
  changeRole(pass, account, role),
);

/** Shows somebody out; with one's own account, leaves. */
export const DELETE = inGroup("read", (pass, { account }: MemberParams) => showOut(pass, account));

export const { GET, HEAD, POST, PUT, OPTIONS } = allowOnly("PATCH", "DELETE");
