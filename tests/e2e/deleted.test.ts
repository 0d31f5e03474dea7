import { expect } from "vitest";
import { oneIn } from "../everyCase";
import { cachedGroup } from "./cachedGroup";
import { fromNetwork, gameOf, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { NO_PAGE, record, send, startGame } from "./send";
import { sharedServer } from "./server";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 3);

// Deletes games created by mistake: from the table and from the history, gone on every phone, and restored.

const server = sharedServer();
const origin = fromNetwork(server.origin);

const NOT_FOUND = [/status of 404/];

/** The confirm key of the open sheet. */
const says = ({ phone }: Hands, name: string) =>
  phone.getByRole("dialog").getByRole("button", { name, exact: true });

story("deleting a game closes it on every phone; the start page restores it", async () => {
  const keeper = new Hands(await openPhone(origin));
  await keeper.openGame(origin, ["Quillon", "Zephyrine"]);
  const id = gameOf(keeper.phone);
  const guest = new Hands(await openPhone(origin, { expected: NOT_FOUND }));
  await guest.join(await keeper.link());
  await guest.press("More");
  await guest.button("Add player").waitFor();
  expect(await guest.button("Delete this game").count()).toBe(0);
  // Before the first result, ending the game offers everyone at the table to delete it instead.
  await guest.press("End game");
  await guest.press("Delete: nothing was played");
  await guest.tap(says(guest, "Keep it"));
  await keeper.press("More");
  await keeper.press("Delete this game");
  await keeper.phone.getByText("Restore until").waitFor();
  await keeper.tap(says(keeper, "Keep it"));
  expect(gameOf(keeper.phone)).toBe(id);
  await keeper.press("More");
  await keeper.press("Delete this game");
  await keeper.tap(says(keeper, "Delete game"));
  // The answer and the live stream may both lead there, the second one over the first.
  await keeper.phone.getByText(/^Game with Quillon and Zephyrine deleted( \(played .+\))?\.$/).waitFor();
  await guest.phone.waitForURL("**/no-access");
  expect(await guest.phone.content()).not.toContain("Quillon");
  await guest.phone.goto(origin);
  expect(await guest.phone.content()).not.toContain("Quillon");
  await keeper.press("Restore Quillon and Zephyrine");
  await keeper.phone.getByText("Zephyrine deleted").waitFor({ state: "detached" });
  await guest.phone.reload();
  await guest.phone.getByRole("link", { name: /Quillon and Zephyrine/ }).tap();
  await guest.isLive();
});

story("deleting a table from a game’s history deletes all its games", async () => {
  const keeper = new Hands(await openPhone(origin));
  await keeper.phone.goto(NO_PAGE);
  const first = await startGame(keeper.phone, ["Abbott", "Baker"]);
  await record(keeper.phone, first, { do: "end", losers: [] });
  await keeper.phone.goto(`/games/${first}`);
  await keeper.button(/^Play again/).waitFor();
  await keeper.phone.goto(`/games/${first}/history`);
  await keeper.button("Delete this game").waitFor();
  expect(await keeper.button(/^Delete this table and/).count()).toBe(0);
  await keeper.phone.goBack();
  await keeper.button(/^Play again/).tap();
  await keeper.phone.getByText("Who starts?").waitFor();
  await keeper.press("More");
  await keeper.tap(keeper.phone.getByRole("link", { name: "All rounds" }));
  await keeper.phone.waitForURL("**/history");
  await keeper.press("Delete this table and its 2 games");
  await keeper.tap(says(keeper, "Delete table"));
  await keeper.phone.waitForURL(`${origin}/`);
  await keeper.phone
    .getByText(/^Table \(Abbott and Baker\) deleted, with its 2 games( \(played .+\))?\.$/)
    .waitFor();
  await keeper.press("Restore Abbott and Baker");
  await expect.poll(() => keeper.phone.getByRole("link", { name: /Abbott and Baker/ }).count()).toBe(3);
});

story("a result is deleted from its history and restored in the group", async () => {
  const group = await cachedGroup(server);
  const hands = new Hands(await openPhone(origin));
  const [name = "", value = ""] = group.cookie.split(/=(.*)/s);
  await hands.phone.context().addCookies([{ name, value, url: origin }]);
  await hands.phone.goto(NO_PAGE);
  await send(hands.phone, `groups/${group.id}/players`, { names: ["Cruz", "Diaz"] });
  await hands.phone.goto(`/groups/${group.id}`);
  await hands.press("Log a wash");
  await hands.inSheet(/^Cruz/);
  const line = hands.phone.getByRole("link", { name: /Cruz washed the dishes/ });
  await line.first().tap();
  await hands.phone.waitForURL("**/history");
  await hands.press("Delete this game");
  await hands.tap(says(hands, "Delete game"));
  await hands.phone.waitForURL(`**/groups/${group.id}`);
  await hands.phone.getByText(/^Game with Cruz and Diaz deleted( \(played .+\))?\.$/).waitFor();
  expect(await line.count()).toBe(0);
  await hands.press("Restore Cruz and Diaz");
  await line.first().waitFor();
});
