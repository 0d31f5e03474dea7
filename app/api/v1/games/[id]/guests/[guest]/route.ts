import { access } from "@/lib/server/access";
import { allowOnly, answer, answerNot, endpoint } from "@/lib/server/endpoint";
import { showOut } from "@/lib/server/guests";
import { overWrites } from "@/lib/server/readSent";

/** Shows a guest out. */
export const DELETE = endpoint<{ id: string; guest: string }>(async ({ request, visitor, params }) => {
  const pass = await access(visitor, params.id, "relink");
  if (!pass.ok) return answerNot(pass.refusal);
  const tooMany = await overWrites({ request, visitor });
  if (tooMany) return tooMany;
  const done = await showOut(pass.value, params.guest);
  return done.ok ? answer(200, { ok: true }) : answerNot(done.refusal);
});

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = allowOnly("DELETE");
