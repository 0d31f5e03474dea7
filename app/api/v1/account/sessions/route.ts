import { forAccount } from "@/lib/server/accounts/asked";
import { clearSession } from "@/lib/server/accounts/beginSession";
import { sessionsOf, signOutEverywhere } from "@/lib/server/accounts/sessions";
import { allowOnly, answer, withCookies } from "@/lib/server/endpoint";

/** Lists where one is signed in. */
export const GET = forAccount(async (pass) => answer(200, { ok: true, sessions: await sessionsOf(pass) }));

/** Signs out everywhere, here as well. */
export const DELETE = forAccount(async (pass) => {
  await signOutEverywhere(pass);
  return withCookies(answer(200, { ok: true }), clearSession());
});

export const { POST, PUT, PATCH, OPTIONS } = allowOnly("GET", "HEAD", "DELETE");
