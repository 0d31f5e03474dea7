import { forAccount } from "@/lib/server/accounts/asked";
import { clearSession } from "@/lib/server/accounts/beginSession";
import { signOutAt } from "@/lib/server/accounts/sessions";
import { allowOnly, answer, answerNot, withCookies } from "@/lib/server/endpoint";

/** Signs out at one place. */
export const DELETE = forAccount<{ session: string }>(async (pass, { params }) => {
  const done = await signOutAt(pass, params.session);
  if (!done.ok) return answerNot(done.refusal);
  return done.value.here ? withCookies(answer(200, { ok: true }), clearSession()) : answer(200, { ok: true });
});

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = allowOnly("DELETE");
