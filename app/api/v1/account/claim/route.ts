import { meantShape } from "@/lib/protocol/accountSchemas";
import { notDone } from "@/lib/protocol/notDone";
import { fromAccount } from "@/lib/server/accounts/asked";
import { claimDevice, tablesOfGuest } from "@/lib/server/accounts/claimDevice";
import { allowOnly, answer, answerNot, withCookies } from "@/lib/server/api/endpoint";
import { browserOf } from "@/lib/server/identity/browserOf";

/** Takes over what was played on this phone without an account. */
export const POST = fromAccount(
  meantShape,
  async ({ accountId }, _sent, { request, visitor: { device } }) => {
    const tables = await tablesOfGuest(device);
    if (device === null || tables === 0) return answerNot(notDone("no-guest").refusal);
    const browser = browserOf(request.headers.get("user-agent"));
    return withCookies(answer(200, { ok: true, tables }), await claimDevice(accountId, device, browser));
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
