import { linksAnew } from "@/lib/protocol/linkSchemas";
import { allowOnly, answer, answerNot, endpoint } from "@/lib/server/api/endpoint";
import { readChange } from "@/lib/server/api/readSent";
import { access } from "@/lib/server/identity/access";
import { makeLinksAnew } from "@/lib/server/table/links/tableLink";
import { sharedTable } from "@/lib/server/verdicts/sharedTable";

/** Reads a table's links, and for those who keep it, which phones are let in. */
export const GET = endpoint<{ id: string }>(async ({ visitor, params }) => {
  const pass = await access(visitor, params.id, "share");
  if (!pass.ok) return answerNot(pass.refusal);
  return answer(200, { ok: true, ...(await sharedTable(pass.value)) });
});

/** Makes the links anew: the old ones lead nowhere any more. */
export const POST = endpoint<{ id: string }>(async ({ request, visitor, params }) => {
  const sent = await readChange({ request, visitor }, linksAnew);
  if (!sent.ok) return sent.refusal;
  const pass = await access(visitor, params.id, "relink");
  if (!pass.ok) return answerNot(pass.refusal);
  return answer(200, { ok: true, links: await makeLinksAnew(pass.value) });
});

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD", "POST");
