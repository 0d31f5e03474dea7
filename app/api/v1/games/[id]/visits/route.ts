import { allowOnly, answer, answerNot, endpoint } from "@/lib/server/api/endpoint";
import { access } from "@/lib/server/identity/access";
import { readVisits } from "@/lib/server/table/grants/visitBook";

/** Reads who came to a table by which phone, a page at a time, for those who keep it; `from` is `next` of the page before. */
export const GET = endpoint<{ id: string }>(async ({ request, visitor, params }) => {
  const pass = await access(visitor, params.id, "relink");
  if (!pass.ok) return answerNot(pass.refusal);
  const from = new URL(request.url).searchParams.get("from") ?? undefined;
  return answer(200, { ok: true, ...(await readVisits(pass.value, from)) });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD");
