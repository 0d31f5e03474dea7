import { meantShape } from "@/lib/formats/accountSchemas";
import { fromAccount } from "@/lib/server/accounts/asked";
import { claimDevice, tablesOfGuest } from "@/lib/server/accounts/claimDevice";
import { allowOnly, answer, answerNot, withCookies } from "@/lib/server/endpoint";
import { notDone } from "@/lib/server/notDone";

/** Takes over what was played on this phone without an account. */
export const POST = fromAccount(meantShape, async ({ accountId }, _sent, { visitor: { device } }) => {
  const tables = await tablesOfGuest(device);
  if (device === null || tables === 0) return answerNot(notDone("no-guest").refusal);
  return withCookies(answer(200, { ok: true, tables }), await claimDevice(accountId, device));
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
