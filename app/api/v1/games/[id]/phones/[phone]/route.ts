import { allowOnly, answer, answerNot, endpoint } from "@/lib/server/api/endpoint";
import { overWrites } from "@/lib/server/api/readSent";
import { access } from "@/lib/server/identity/access";
import { showOutPhone } from "@/lib/server/table/grants/showOutPhone";

/** Shows somebody out whom a link let in. */
export const DELETE = endpoint<{ id: string; phone: string }>(async ({ request, visitor, params }) => {
  const pass = await access(visitor, params.id, "relink");
  if (!pass.ok) return answerNot(pass.refusal);
  const tooMany = await overWrites({ request, visitor });
  if (tooMany) return tooMany;
  const done = await showOutPhone(pass.value, params.phone);
  return done.ok ? answer(200, { ok: true }) : answerNot(done.refusal);
});

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = allowOnly("DELETE");
