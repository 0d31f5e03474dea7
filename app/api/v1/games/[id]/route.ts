import { allowOnly, answer, answerNot, endpoint } from "@/lib/server/api/endpoint";
import { access } from "@/lib/server/identity/access";
import { openTable } from "@/lib/server/table/openTable";

/** Reads a table. */
export const GET = endpoint<{ id: string }>(async ({ visitor, params }) => {
  const pass = await access(visitor, params.id, "read");
  if (!pass.ok) return answerNot(pass.refusal);
  return answer(200, { ok: true, table: await openTable(pass.value) });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD");
