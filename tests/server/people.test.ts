import { expect, test } from "vitest";
import { newDevice } from "@/lib/server/identity/device";
import { visitorOf } from "@/lib/server/identity/visitor";
import { ownDataFolder } from "./ownDataFolder";
import { cookieOf, signedInAs, signedUp } from "./people";

ownDataFolder();

test("identifies a signed-in user by the browser's cookie, with one session per browser", async () => {
  const ann = await signedUp("Ann");
  const again = { ...(await signedInAs(ann.account?.id ?? "")), device: newDevice() };
  expect(again.account?.session).not.toBe(ann.account?.session);
  for (const visitor of [ann, again]) {
    const request = new Request("http://table/", { headers: { cookie: await cookieOf(visitor) } });
    expect(await visitorOf(request)).toEqual(visitor);
  }
});
