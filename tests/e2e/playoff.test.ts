import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Action } from "@/lib/engine";
import { fromNetwork, gameOf, type Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";
import { allRead, tableOfTwo } from "./tableOfTwo";

const origin = fromNetwork(sharedOrigin());

/** Records actions from a phone like its scripts. */
async function records({ phone }: Hands, game: string, after: number, ...actions: readonly Action[]) {
  const entries = actions.map((action, at) => ({ id: randomUUID(), action, after: after + at }));
  const status = await phone.evaluate(
    async ([path, body]) =>
      (await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body })).status,
    [`/api/v1/games/${game}/entries`, JSON.stringify({ entries })] as const,
  );
  expect(status).toBe(200);
}
const bads = (to: string): Action => ({
  do: "adjust",
  what: "bad",
  count: 3,
  from: "bank",
  to,
  note: "so it was",
});

browserTest("a playoff decides a tie, and every page of the tied game shows its end", async () => {
  const { keeper, guest } = await tableOfTwo(origin, {
    game: "firehouse",
    house: {},
    names: ["Ann", "Bob", "Cy"],
  });
  const decided = gameOf(keeper.phone);
  await records(keeper, decided, 0, bads("s1"), bads("s2"));
  await allRead([keeper, guest], "Ann and Bob wash the dishes together.");

  await keeper.press(/^Hold a playoff/);
  await keeper.phone.waitForURL(
    (url) => url.pathname.startsWith("/games/") && !url.pathname.endsWith(decided),
  );
  await keeper.isLive();
  const playoff = gameOf(keeper.phone);
  await keeper.phone.getByRole("heading", { level: 1, name: "Playoff: Ann vs. Bob" }).waitFor();
  await keeper.phone.getByText(/^Firehouse · Round 1/).waitFor();
  const tv = await openPhone(origin, { width: 1280, height: 720, touch: false });
  await tv.context().addCookies(await keeper.phone.context().cookies());
  await tv.goto(`/games/${playoff}/tv`);
  await tv.getByRole("heading", { level: 1, name: "Playoff: Ann vs. Bob" }).waitFor();
  await records(keeper, playoff, 0, { do: "end", losers: ["s1"] });
  // The other phone has followed to the playoff.
  await allRead([keeper, guest], "Ann washes the dishes.");
  expect(await guest.phone.getByRole("button", { name: /^Hold a playoff/ }).count()).toBe(0);

  // A correction there changes the end of the decided game, and appears on its open pages.
  await guest.phone.goto(`/games/${decided}`);
  await guest.isLive();
  await keeper.phone.goto(`/games/${playoff}/history`);
  await keeper.press(/^It was decided that Ann lost\. Fix/);
  await keeper.inSheet("Ann");
  await keeper.inSheet("Bob");
  await keeper.press("See what changes");
  const preview = keeper.phone.getByRole("dialog");
  await preview.getByText("The game this playoff decides").waitFor();
  await preview.getByText("Bob washes the dishes. Before: Ann washes the dishes.").last().waitFor();
  await keeper.press("Save fix");
  await keeper.phone.getByText("Fixed. Both versions are below.").waitFor();
  await guest.phone.getByText("Another phone fixed the playoff. Bob washes the dishes.").waitFor();
  await guest.tap(guest.phone.getByRole("link", { name: "See what changed" }));
  await guest.phone.waitForURL(`**/games/${decided}/history?round=1#entry-4`);
  await guest.phone.locator("#entry-4").waitFor();

  // One game in one line, with the playoff.
  await keeper.phone.goto(origin);
  const tables = keeper.phone.locator("main").getByRole("link", { name: /washed the dishes/ });
  await tables.first().waitFor();
  expect(await tables.allTextContents()).toEqual([
    expect.stringContaining("Bob washed the dishes, after a playoff with Ann."),
  ]);
  await keeper.phone.goto(`${origin}/guest-crews/${decided}`);
  await keeper.phone.getByText("Bob washed the dishes, after a playoff with Ann.").waitFor();
  await keeper.tap(keeper.phone.getByRole("link", { name: "Playoff" }));
  await keeper.phone.waitForURL(`**/games/${playoff}/history`);
});
