import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Action } from "@/lib/engine";
import { fromNetwork, gameOf, type Hands } from "./hands";
import { browserTest } from "./phone";
import { sharedOrigin } from "./server";
import { allRead, tableOfTwo } from "./tableOfTwo";

const origin = fromNetwork(sharedOrigin());

/** Records actions from a phone as its scripts would. */
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

browserTest("a tie is played off, and the game it decides is told everywhere how it ended", async () => {
  const { keeper, guest } = await tableOfTwo(origin, {
    game: "firehouse",
    house: {},
    names: ["Ann", "Bob", "Cy"],
  });
  const decided = gameOf(keeper.phone);
  await records(keeper, decided, 0, bads("s1"), bads("s2"));
  await allRead([keeper, guest], "Ann and Bob wash the dishes together.");

  await keeper.press(/^Play it off/);
  await keeper.phone.waitForURL(
    (url) => url.pathname.startsWith("/games/") && !url.pathname.endsWith(decided),
  );
  await keeper.isLive();
  const playoff = gameOf(keeper.phone);
  await records(keeper, playoff, 0, { do: "end", losers: ["s1"] });
  // The other phone has come along to the playoff.
  await allRead([keeper, guest], "Ann washes the dishes.");
  expect(await guest.phone.getByRole("button", { name: /^Play it off/ }).count()).toBe(0);

  // One game, in one line; the playoff is told with it.
  await keeper.phone.goto(origin);
  const tables = keeper.phone.locator("main").getByRole("link", { name: /washes the dishes/ });
  await tables.first().waitFor();
  expect(await tables.allTextContents()).toEqual([
    expect.stringContaining("Ann washes the dishes, after a playoff with Bob."),
  ]);
  await keeper.phone.goto(`${origin}/crews/${decided}`);
  await keeper.phone.getByText("Ann washes the dishes, after a playoff with Bob.").waitFor();
  await keeper.tap(keeper.phone.getByRole("link", { name: "The playoff" }));
  await keeper.phone.waitForURL(`**/games/${playoff}/history`);
});
