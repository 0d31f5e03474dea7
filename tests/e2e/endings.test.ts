import { expect } from "vitest";
import { bangs, doubts, opens, outcome, says, start } from "../engine/tableOf";
import { oneIn } from "../everyCase";
import { cachedGroup } from "./cachedGroup";
import { fromNetwork, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { record } from "./send";
import { sharedServer } from "./server";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 3);

const server = sharedServer();
const origin = fromNetwork(server.origin);

/** A claim of 5 sixes (fours wild), and a bang by the next in turn. */
const banged = (by: string, next: string) => [start(by), says(by, { count: 5, face: 6 }), bangs(next)];

story("per-player counts, one total, or the answer in one tap settle a bang in turn", async () => {
  const keeper = new Hands(await openPhone(origin));
  const game = await keeper.openGame(origin, ["Ab", "Ba", "Cr"], {}, ...banged("s1", "s2"));
  await keeper.phone.getByRole("heading", { name: "Bang! Ba on Ab" }).waitFor();
  await keeper.way("Per player");
  for (const count of ["2 sixes", "0 sixes", "1 six"]) await keeper.press(count);
  await keeper.press("3 of 5: settle");
  await keeper.seesStamp("Short by two");
  await keeper.phone.getByText("Ab rolls the red die and starts").waitFor();
  const { rounds } = await recorded(keeper.phone);
  expect(rounds[0]).toMatchObject({ moves: [{ what: "bad", count: 1, to: "s1" }], outOfTurn: false });

  await record(keeper.phone, game, ...banged("s1", "s2"));
  await keeper.way("Total");
  await keeper.press("7 sixes");
  await keeper.seesStamp("There and two more");
  await keeper.phone.getByText("Ba rolls the red die and starts").waitFor();

  await record(keeper.phone, game, ...banged("s2", "s3"));
  await keeper.way("Short or there");
  expect(await keeper.button(/^Exactly/).count()).toBe(0);
  await keeper.press(/^There: /);
  await keeper.seesStamp("There");
  await keeper.phone.getByText("Cr rolls the red die and starts").waitFor();
});

story("a finished game names who washed, on its page and on the start page", async () => {
  const keeper = new Hands(await openPhone(origin));
  // Ab starts every round, is banged and short: five bads.
  const round = [...banged("s1", "s2"), outcome("short")];
  await keeper.openGame(
    origin,
    ["Ab", "Ba"],
    {},
    ...round,
    ...round,
    ...round,
    ...round,
    ...banged("s1", "s2"),
  );
  await keeper.way("Short or there");
  await keeper.press(/^Short: /);
  await keeper.phone.locator("main").getByText("Ab washes the dishes.").waitFor();
  expect((await recorded(keeper.phone)).state).toMatchObject({
    phase: "finished",
    finished: { losers: ["s1"], winners: ["s2"] },
  });
  await keeper.phone.getByRole("link", { name: "All games" }).tap();
  await keeper.phone.getByRole("link", { name: /Ab washed the dishes/ }).waitFor();
});

/** A bar, and its owner's phone. */
async function barPhone() {
  const { id: group, cookie } = await cachedGroup(server, { name: "The Anchor", kind: "bar" });
  const phone = await openPhone(origin, { width: 360, height: 612 });
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await phone.context().addCookies([{ name, value, url: origin }]);
  return { keeper: new Hands(phone), group };
}

story("in a bar, a game of Firehouse names who lost: no page of it tells of dishes", async () => {
  const { keeper, group } = await barPhone();
  const { phone } = keeper;
  const round = [...banged("s1", "s2"), outcome("short")];
  const four = [...round, ...round, ...round, ...round];
  const id = await keeper.openGame(origin, ["Ab", "Ba", "Cr"], { group }, ...four);
  const noDishes = async (page = phone) =>
    expect(await page.locator("body").innerText()).not.toMatch(/wash|dish/i);

  await phone.getByText("One more bad and Ab loses.").first().waitFor();
  await keeper.more("End game");
  for (const key of ["Ab lost.", "Someone else lost", "No one lost"])
    await phone.getByRole("dialog").getByRole("button", { name: key, exact: true }).waitFor();
  await noDishes();
  await keeper.press("Close");
  const watcher = new Hands(await openPhone(origin));
  await watcher.watch(await keeper.link());

  await record(phone, id, ...banged("s1", "s2"));
  await keeper.way("Short or there");
  await keeper.press(/^Short: /);
  for (const page of [phone, watcher.phone]) {
    await page.locator("main").getByText("Ab lost.").waitFor();
    await page.getByRole("link", { name: /^All games, / }).waitFor();
    expect(await page.locator(".plates").count()).toBe(0);
    await noDishes(page);
  }

  await phone.goto(`${origin}/games/${id}/history`);
  await phone.getByRole("heading", { name: "Ab lost." }).waitFor();
  await noDishes();
  await phone.goto(`${origin}/games/${id}/tv`);
  await phone.locator("#tv").getByText("Ab lost.").first().waitFor();
  expect(await phone.locator(".plates").count()).toBe(0);
  await noDishes();
});

story("in a bar, a correction of the end and a what-if name who lost", async () => {
  const { keeper, group } = await barPhone();
  const { phone } = keeper;
  const id = await keeper.openGame(
    origin,
    ["Ab", "Ba", "Cr"],
    { group, house: { end_alone: 1 } },
    ...banged("s1", "s2"),
    { do: "reveal", dice: { s1: [1, 2, 3, 5, 6], s2: [1, 2, 3, 5, 6], s3: [1, 2, 3, 5, 5] } },
  );
  await phone.goto(`${origin}/games/${id}/replay?round=1&step=3`);
  await keeper.press("What if Ba hadn’t banged?");
  await keeper.press("6 sixes");
  await keeper.press("Bang! by Ab");
  await phone.getByText(/short by .+ Ba lost\.$/).waitFor();

  const decided = await keeper.openGame(origin, ["Ab", "Ba"], { group }, { do: "end", losers: ["s1"] });
  const watcher = new Hands(await openPhone(origin));
  await watcher.watch(await keeper.link());
  await phone.goto(`${origin}/games/${decided}/history`);
  await keeper.press(/^It was decided that Ab lost\. Fix/);
  await keeper.inSheet("Ab");
  await keeper.inSheet("Ba");
  await keeper.press("See what changes");
  await phone.getByRole("dialog").getByText("Ba lost. Before: Ab lost.").waitFor();
  await keeper.press("Save fix");
  await phone.getByRole("heading", { name: "Ba lost." }).waitFor();
  await watcher.phone.getByText("fixed how the game ended. Ba lost.").first().waitFor();
});

story("ending a game asks who gets the pot, also afterwards; Back goes back one step", async () => {
  const keeper = new Hands(await openPhone(origin, { width: 360, height: 612 }));
  const { phone } = keeper;
  // Each pays two chips; Cy and Di have all their dice.
  const round = [opens("s1"), says("s1", "9 sixes"), doubts("s2"), outcome("short")];
  const more = { game: "red-dead", house: { ante: 2 } };
  await keeper.openGame(origin, ["Bo", "Cy", "Di"], more, ...round);
  const chips = async () => (await recorded(phone)).state.seats.map(({ holds }) => holds.chip);
  await keeper.more("End game");
  await keeper.inSheet("Cy and Di won.");
  const sheet = phone.getByRole("dialog", { name: "Who gets the pot of 6 chips?" });
  await sheet.getByRole("button", { name: "Cy and Di share it" }).waitFor();
  // Nothing is recorded before the choice.
  expect((await recorded(phone)).state).toMatchObject({ phase: "between-rounds", pot: 6 });
  await keeper.inSheet("One player takes it");
  await keeper.inSheet("Di");
  await phone.locator("main").getByText("Cy and Di won.").waitFor();
  expect(await chips()).toEqual([-2, -2, 4]);
  await phone.getByText("The pot held 6.").waitFor();
  expect(await keeper.button(/chips in the pot/).count()).toBe(0);

  // An earlier game, with its pot left.
  const old = await keeper.openGame(origin, ["Bo", "Cy", "Di"], more, ...round, { do: "end" });
  await keeper.press("Who gets the 6 chips in the pot?");
  await keeper.inSheet("Back to those who paid");
  await keeper.button(/chips in the pot/).waitFor({ state: "detached" });
  expect(await chips()).toEqual([0, 0, 0]);
  await keeper.undo("the game was stopped, the pot went to Bo, Cy, and Di");
  await keeper.button("Who gets the 6 chips in the pot?").waitFor();
  expect(await chips()).toEqual([-2, -2, -2]);

  // Back leaves the page in one step.
  await keeper.tap(phone.getByRole("link", { name: "All games, this crew" }));
  await phone.waitForURL(`**/guest-crews/${old}`);
  await phone.goBack();
  await phone.waitForURL(`**/games/${old}`);
  await keeper.button(/^Undo: /).waitFor();
});
