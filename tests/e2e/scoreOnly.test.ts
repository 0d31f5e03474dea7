import { expect } from "vitest";
import type { Action } from "@/lib/engine";
import { doubts, opens, outcome, says } from "../engine/tableOf";
import { oneIn } from "../everyCase";
import { fromNetwork, gameOf, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { record } from "./send";
import { sharedOrigin } from "./server";
import { allRead, tableOfTwo, tapsOf } from "./tableOfTwo";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 3);

const origin = fromNetwork(sharedOrigin());

const NAMES = ["Ann", "Bob", "Cy"];
const chips = async ({ phone }: Hands) =>
  Object.fromEntries((await recorded(phone)).state.seats.map(({ player, holds }) => [player, holds.chip]));

story("a bar logs only results: a round in two taps, the winner, rebuys, and corrections", async () => {
  const { keeper, guest } = await tableOfTwo(origin, { game: "pirate", house: { chips: 2 }, names: NAMES });
  const lost = await tapsOf(keeper, async () => {
    await keeper.press("Enter result only");
    await keeper.phone.getByText("Who pays one chip into the pot?").waitFor();
    await keeper.inSheet("Bob paid one chip into the pot");
  });
  await allRead([keeper, guest], "Bob paid one chip into the pot");
  expect([lost, await chips(guest)]).toEqual([2, { s1: 2, s2: 1, s3: 2 }]);
  const pot = await tapsOf(guest, async () => {
    await guest.press("Enter result only");
    await guest.phone.getByText("Who takes the pot of 1 chip?").waitFor();
    await guest.inSheet("Cy got one chip");
  });
  await allRead([keeper, guest], "Cy got one chip");
  expect([pot, await chips(keeper)]).toEqual([2, { s1: 2, s2: 1, s3: 3 }]);
  const won = await tapsOf(keeper, async () => {
    await keeper.press("Enter result only");
    await keeper.inSheet("Cy won");
  });
  await allRead([keeper, guest], "Cy won.");
  expect(won).toBe(2);
  // The menu leads to the same, and a buy-in can be another amount.
  await keeper.undo("Cy won");
  await keeper.more("Enter result only");
  await keeper.inSheet("Bob paid one chip into the pot");
  await keeper.press("Bob rebuys");
  await keeper.inSheet("One more");
  await keeper.inSheet("Rebuy for 3 chips");
  await allRead([keeper, guest], "Bob rebought for 3 chips");
  expect((await chips(guest)).s2).toBe(3);

  await keeper.openGame(origin, NAMES, { game: "pirate", house: { chips: 2 } });
  await guest.join(await keeper.link());
  // “Bob loses two chips”: the result, several changes, Bob twice, saved.
  const result = await tapsOf(keeper, async () => {
    await keeper.press("Enter result only");
    await keeper.inSheet("More than one change");
    await keeper.inSheet("Bob");
    await keeper.inSheet("Bob");
    await keeper.phone.getByRole("button", { name: "Remove: Bob paid two chips into the pot" }).waitFor();
    await keeper.inSheet("Save");
  });
  await allRead([keeper, guest], "Bob paid two chips into the pot");
  expect(await chips(guest)).toEqual({ s1: 2, s2: 0, s3: 2 });
  // Bob is out, and rebuys; he continues on his seat.
  const buyIn = await tapsOf(guest, async () => {
    await guest.press("Bob rebuys");
    await guest.phone.getByText("2 chips from the bank, before the next round.").waitFor();
    await guest.inSheet("Rebuy for 2 chips");
  });
  await allRead([keeper, guest], "Bob rebought");
  expect(await chips(keeper)).toEqual({ s1: 2, s2: 2, s3: 2 });
  console.log(`A round by its result: ${result} taps; buying in again: ${buyIn}.`);
  expect(result).toBeLessThanOrEqual(5);
  expect(buyIn).toBe(2);

  // The next round is played as usual, with the next number.
  await keeper.phone.getByRole("button", { name: "Start round 2" }).waitFor();

  // It was Cy who paid: the result is corrected from the history, two entries later.
  await keeper.press("More");
  await keeper.tap(keeper.phone.getByRole("link", { name: "All rounds" }));
  await keeper.phone.getByRole("heading", { name: "Round 1, result only" }).waitFor();
  await keeper.tap(keeper.phone.getByRole("button", { name: /Bob paid two chips into the pot/ }));
  await keeper.inSheet("Remove: Bob paid two chips into the pot");
  await keeper.inSheet("Cy");
  await keeper.inSheet(/^See what/);
  await keeper.phone.getByRole("dialog").getByText("Cy").first().waitFor();
  await keeper.inSheet("Save fix");
  await expect.poll(() => chips(guest)).toEqual({ s1: 2, s2: 4, s3: 1 });
});

const CREW = [
  ...["Pete", "Bartholomew the Younger", "Maximiliana von Hohenstein", "Featherstonehaugh-Smythe", "Jo"],
  ...["Chrysanthemum", "Zephyrine", "Abdulrahman", "Ng", "Örjan Ångström"],
];

story("“Pete, one bad” is a round of two taps, labeled as a result only on every page", async () => {
  const { keeper, guest } = await tableOfTwo(origin, { game: "firehouse", house: {}, names: CREW });
  await keeper.phone.setViewportSize({ width: 360, height: 612 });
  const first = await tapsOf(keeper, async () => {
    await keeper.press("Enter result only");
    await keeper.inSheet("Pete took one bad");
  });
  await allRead([keeper, guest], "Result only");
  const { state, told: summaries, rounds } = await recorded(guest.phone);
  expect([first, state.settledRounds, rounds]).toEqual([2, 1, []]);
  expect(summaries).toEqual([{ round: 1, moves: [{ what: "bad", count: 1, from: "bank", to: "s1" }] }]);
  // The felt shows the next starter; without a red die, one is required before the next round.
  await keeper.button("Red die shows one").waitFor();
  await keeper.undo("Pete took one bad");
  await keeper.phone.getByText("Undone: Pete took one bad.").waitFor();
  expect((await recorded(guest.phone)).state.settledRounds).toBe(0);

  // After a played round the verdict is there, and it is still two taps.
  await record(
    keeper.phone,
    gameOf(keeper.phone),
    { do: "start-round", starter: "s1", wild: 2 },
    { do: "claim", by: "s1", claim: "9 sixes" },
    { do: "challenge", by: "s2" },
    { do: "reveal", outcome: "short" },
  );
  await keeper.seesStamp("Short");
  const second = await tapsOf(keeper, async () => {
    await keeper.press("Enter result only");
    await keeper.inSheet("Örjan Ångström took one bad");
  });
  expect(second).toBe(2);
  await guest.phone.getByText("Örjan Ångström took one bad").first().waitFor();
  await guest.phone.goto(`/games/${gameOf(guest.phone)}/tv`);
  await guest.phone.locator("#tv").getByText("Result only").waitFor();
  await keeper.press("More");
  await keeper.tap(keeper.phone.getByRole("link", { name: "All rounds" }));
  await keeper.phone.getByRole("heading", { name: "Round 2, result only" }).waitFor();
});

story("a wide screen lists result-only rounds with played ones", async () => {
  const wide = new Hands(await openPhone(origin, { width: 1280, height: 800, touch: false }));
  const lost: Action = { do: "result", moves: [{ what: "die", count: 1, from: "s2", to: "bank" }] };
  const game = await wide.openGame(origin, NAMES, { game: "bar" }, lost);
  const log = wide.phone.getByRole("complementary");
  await log.getByRole("listitem").filter({ hasText: "Bob lost one die" }).getByText("Result only").waitFor();
  const round = [opens("s2"), says("s2", { count: 5, face: 6 }), doubts("s3"), outcome("short")];
  await record(wide.phone, game, ...round);
  await log.getByRole("listitem").first().getByText("Fewer than 5 sixes were there.").waitFor();
  const numbers = () => log.getByRole("link").allTextContents();
  expect(await numbers()).toEqual(["2", "1"]);
  // The server's list is the same.
  await wide.phone.reload();
  await log.getByText("Result only").waitFor();
  expect(await numbers()).toEqual(["2", "1"]);
  await log.getByRole("link").last().click();
  await wide.phone.getByRole("heading", { name: "Round 1, result only" }).waitFor();
});

story("a cocked die: the table shows the rule it plays", async () => {
  const hands = new Hands(await openPhone(origin, { width: 360, height: 740, dark: true }));
  await hands.openGame(origin, NAMES, { game: "bar", house: { astray: "re-roll" } }, opens("s1"));
  await hands.more("Cocked or dropped die");
  await hands.phone.getByText(/reroll that die, hidden, and play on/).waitFor();
  await hands.inSheet("Play on");
  expect((await recorded(hands.phone)).state.phase).toBe("claiming");

  await hands.openGame(origin, NAMES, { game: "bar" }, opens("s1"));
  await hands.more("Cocked or dropped die");
  await hands.inSheet("Void the round");
  await hands.phone.getByText("Cocked or dropped die").first().waitFor();
  expect((await recorded(hands.phone)).state.phase).toBe("between-rounds");
});
