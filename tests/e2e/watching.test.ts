import { expect } from "vitest";
import { fromNetwork, gameOf, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";

const origin = fromNetwork(sharedOrigin());

async function watched(): Promise<readonly [Hands, Hands]> {
  const keeper = new Hands(await openPhone(origin));
  await keeper.openGame(origin, ["Ab", "Ba", "Cr"]);
  const watcher = new Hands(await openPhone(origin, { expected: [/status of 403/] }));
  await watcher.watchByTaps(await keeper.watchLink());
  return [keeper, watcher];
}

browserTest(
  "a watcher sees everything live, finds no key, and is refused when they record anyway",
  async () => {
    const [keeper, watcher] = await watched();
    const { phone } = watcher;
    await phone.getByText("You are watching. Ask for the other link to sit down.").waitFor();
    await keeper.opens("Ab");
    await keeper.redDie(4);
    await keeper.claim(6, 5);
    await watcher.sees("Ab", "6 fives");
    await keeper.bang();
    await phone.getByRole("heading", { name: "Bang! Ba on Ab" }).waitFor();
    await phone.getByText("The cups are being lifted.").waitFor();
    await keeper.way("Just the answer");
    await keeper.press(/^Short: /);
    await watcher.verdict().waitFor();
    // Nothing but the way home, all rounds, what explains a rule, what other tables would have said, and that the screen may go dark.
    const keys = await phone.getByRole("button").allTextContents();
    expect(keys.filter((key) => !/^[FS]\d+$/.test(key.trim()))).toEqual(["But we play…", "I see"]);
    const refused = await phone.evaluate(
      async (game) =>
        (
          await fetch(`/api/v1/games/${game}/entries`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({
              entries: [
                { id: "by-a-watcher", action: { do: "start-round", wild: 3, starter: "s2" }, after: 4 },
              ],
            }),
          })
        ).status,
      gameOf(phone),
    );
    expect(refused).toBe(403);
    expect(await recorded(keeper.phone)).toMatchObject({ seq: 4, may: { record: true, share: true } });
    expect(await recorded(phone)).toMatchObject({ seq: 4, may: { record: false, share: false } });
  },
);

browserTest("a watcher reads all rounds and corrects none", async () => {
  const [keeper, watcher] = await watched();
  await keeper.opens("Ab");
  await keeper.redDie(4);
  await keeper.claim(6, 5);
  await watcher.sees("Ab", "6 fives");
  await watcher.tap(watcher.phone.getByRole("link", { name: "All rounds" }));
  await watcher.phone.waitForURL("**/history");
  await watcher.phone.getByRole("listitem").filter({ hasText: "Ab said 6 fives" }).waitFor();
  await watcher.phone.getByText("You are watching: the rounds are yours to read.").waitFor();
  expect(await watcher.phone.getByRole("main").getByRole("button").count()).toBe(0);
});

browserTest("a watcher who finds the other link sits down", async () => {
  const [keeper, watcher] = await watched();
  await watcher.joinByTaps(await keeper.linkOnScreen());
  await watcher.button("More").waitFor();
  await watcher.opens("Ba");
  await watcher.redDie(2);
  await keeper.seesOpening("Ba", 2);
});

browserTest("new links, by thumb: the old code leads nowhere, the new one in", async () => {
  const [keeper, watcher] = await watched();
  await keeper.button("Share").tap();
  // All of the sheet has come once: the link is there before what a keeper may do.
  await keeper.phone.getByRole("dialog").getByRole("button", { name: "Make new links" }).waitFor();
  await keeper.button("Close").tap();
  const old = await keeper.linkOnScreen();
  // What the sheet asks as it opens is answered only when the links are new.
  let renew = () => {};
  const renewed = new Promise<void>((resolve) => {
    renew = resolve;
  });
  await keeper.phone.route("**/links", async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    // Only the browser knows the name that phones use.
    const response = await route.fetch({ url: route.request().url().replace("table.test", "localhost") });
    await renewed;
    await route.fulfill({ response });
  });
  const late = keeper.phone.waitForResponse((response) => response.request().method() === "GET");
  await keeper.button("Share").tap();
  await keeper.inSheet("Make new links");
  await keeper.inSheet("Yes, make new links");
  await keeper.phone.getByText("These are the new links. Those of before lead nowhere.").waitFor();
  renew();
  await (await late).finished();
  await keeper.phone.unroute("**/links");
  const fresh = await keeper.phone.getByText(/^http:\/\/.+\/join\//).textContent();
  await keeper.button("Close").tap();
  expect(fresh).not.toBe(old);
  expect(await keeper.linkOnScreen()).toBe(fresh);
  const newcomer = new Hands(await openPhone(origin, { expected: [/status of 404/] }));
  expect((await newcomer.phone.goto(old))?.status()).toBe(404);
  await newcomer.phone.getByRole("heading", { name: "No table has this link" }).waitFor();
  await newcomer.joinByTaps(fresh ?? "");
  // Who was in stays in.
  await keeper.opens("Ab");
  await keeper.redDie(4);
  await watcher.phone.getByText("fours are wild").first().waitFor();
});
