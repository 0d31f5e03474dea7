import { meantShape } from "@/lib/formats/accountSchemas";
import { claimDevice, tablesOfGuest } from "@/lib/server/accounts/claimDevice";
import { fromAccount } from "@/lib/server/accounts/readSent";
import { allowOnly, answer, withCookies } from "@/lib/server/endpoint";

/** Takes over what was played on this phone without an account; where that is nothing, nothing changes. */
export const POST = fromAccount(meantShape, async ({ accountId }, _sent, { visitor: { device } }) => {
  const tables = await tablesOfGuest(device);
  const done = answer(200, { ok: true, tables });
  return device === null || tables === 0 ? done : withCookies(done, await claimDevice(accountId, device));
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
