import { newGroup } from "@/lib/protocol/membershipSchemas";
import { allowOnly, answer, answerDone, answerNot, answerTooMany, endpoint } from "@/lib/server/api/endpoint";
import { readSent } from "@/lib/server/api/readSent";
import { createGroup } from "@/lib/server/groups/createGroup";
import { groupsOf } from "@/lib/server/groups/ownGroups";
import { accessAccount } from "@/lib/server/identity/access";
import { byWhom, overLimit } from "@/lib/server/identity/limits";

/** Lists one's own groups. */
export const GET = endpoint(async ({ visitor }) => {
  const pass = accessAccount(visitor);
  return pass.ok ? answer(200, { ok: true, ...(await groupsOf(pass.value)) }) : answerNot(pass.refusal);
});

/** Makes a group. */
export const POST = endpoint(async ({ request, visitor }) => {
  const pass = accessAccount(visitor);
  if (!pass.ok) return answerNot(pass.refusal);
  const wanted = await readSent({ request, visitor }, newGroup);
  if (!wanted.ok) return wanted.refusal;
  const wait = await overLimit("start", byWhom(request, visitor));
  if (wait !== null) return answerTooMany(wait);
  return answerDone(await createGroup(pass.value, wanted.value), 201);
});

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD", "POST");
