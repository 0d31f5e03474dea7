import { expect } from "vitest";
import { fromNetwork, type Hands, recorded } from "./hands";
import { browserTest } from "./phone";
import { sharedOrigin } from "./server";
import { allRead, tableOfTwo, tapsOf } from "./tableOfTwo";

const origin = fromNetwork(sharedOrigin());

const NAMES = ["Ann", "Bob", "Cy"];
const chips = async ({ phone }: Hands) =>
  Object.fromEntries((await recorded(phone)).state.seats.map(({ player, holds }) => [player, holds.chip]));

browserTest(
  "a bar that keeps only the score: results, buying in again, and a correction of both",
  async () => {
    const { keeper, guest } = await tableOfTwo(origin, { game: "pirate", house: { chips: 2 }, names: NAMES });
    // “Bob loses two chips”: More, the result, Bob twice, written down.
    const result = await tapsOf(keeper, async () => {
      await keeper.more("Only the result");
      await keeper.inSheet("Bob");
      await keeper.inSheet("Bob");
      await keeper.phone.getByRole("button", { name: "Take off: Bob paid two chips into the pot" }).waitFor();
      await keeper.inSheet("Write it down");
    });
    await allRead([keeper, guest], "Bob paid two chips into the pot");
    expect(await chips(guest)).toEqual({ s1: 2, s2: 0, s3: 2 });
    // Nobody who is out is offered; Bob buys in again, and plays on from his seat.
    const buyIn = await tapsOf(guest, async () => {
      await guest.more("Somebody buys in again");
      await guest.phone.getByText("2 chips from the bank, before the next round.").waitFor();
      await guest.inSheet("Bob");
    });
    await allRead([keeper, guest], "Bob bought in again");
    expect(await chips(keeper)).toEqual({ s1: 2, s2: 2, s3: 2 });
    console.log(`A round by its result: ${result} taps; buying in again: ${buyIn}.`);
    expect(result).toBeLessThanOrEqual(5);
    expect(buyIn).toBe(3);

    // The next round is played as ever, and has the next number.
    await keeper.phone.getByRole("button", { name: "Start round 2" }).waitFor();

    // It was Cy who paid: the result is corrected from the history, two entries later.
    await keeper.press("More");
    await keeper.tap(keeper.phone.getByRole("link", { name: "All rounds, and corrections" }));
    await keeper.phone.getByRole("heading", { name: "Round 1, by its result" }).waitFor();
    await keeper.tap(keeper.phone.getByRole("button", { name: /Bob paid two chips into the pot/ }));
    await keeper.inSheet("Take off: Bob paid two chips into the pot");
    await keeper.inSheet("Cy");
    await keeper.inSheet(/^See what/);
    await keeper.phone.getByRole("dialog").getByText("Cy").first().waitFor();
    await keeper.inSheet(/^Correct/);
    await expect.poll(() => chips(guest)).toEqual({ s1: 2, s2: 4, s3: 1 });
  },
);

browserTest("a die went astray: the table is told what it plays", async () => {
  const { keeper } = await tableOfTwo(origin, { game: "bar", house: { astray: "re-roll" }, names: NAMES });
  await keeper.seat("Ann");
  await keeper.press("Start round 1");
  await keeper.more("A die went astray");
  await keeper.phone.getByText(/that die is rolled again, hidden, and the round goes on/).waitFor();
  await keeper.inSheet("Go on");
  expect((await recorded(keeper.phone)).state.phase).toBe("claiming");

  const other = await tableOfTwo(origin, { game: "bar", house: {}, names: NAMES });
  await other.keeper.seat("Ann");
  await other.keeper.press("Start round 1");
  await other.keeper.more("A die went astray");
  await other.keeper.inSheet("The round is void");
  await other.guest.phone.getByText("A die went astray").first().waitFor();
  expect((await recorded(other.guest.phone)).state.phase).toBe("between-rounds");
});
