import { newGroup } from "@/lib/formats/membershipSchemas";
import { accessAccount } from "@/lib/server/access";
import { allowOnly, answer, answerNot, endpoint } from "@/lib/server/endpoint";
import { signedInWith } from "@/lib/server/groups/asked";
import { createGroup } from "@/lib/server/groups/createGroup";
import { groupsOf } from "@/lib/server/groups/ownGroups";

/** Lists one's own groups. */
export const GET = endpoint(async ({ visitor }) => {
  const pass = accessAccount(visitor);
  return pass.ok ? answer(200, { ok: true, ...(await groupsOf(pass.value)) }) : answerNot(pass.refusal);
});

/** Makes a group. */
export const POST = signedInWith(newGroup, createGroup, 201);

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD", "POST");
