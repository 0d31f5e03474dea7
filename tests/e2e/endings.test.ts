import { describe, expect } from "vitest";
import { fromNetwork, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";

const origin = fromNetwork(sharedOrigin());

/** Ab has said 5 sixes (fours wild), and Ba has banged in turn. */
async function banged(): Promise<Hands> {
  const keeper = new Hands(await openPhone(origin));
  await keeper.openGame(origin, ["Ab", "Ba", "Cr"]);
  await keeper.opens("Ab");
  await keeper.redDie(4);
  await keeper.claim(5, 6);
  await keeper.bang();
  await keeper.phone.getByRole("heading", { name: "Bang! Ba on Ab" }).waitFor();
  return keeper;
}

describe("a bang in turn is settled", () => {
  browserTest("by a count for each cup", async () => {
    const keeper = await banged();
    await keeper.way("Counts");
    for (const count of ["2 sixes", "0 sixes", "1 six"]) await keeper.press(count);
    await keeper.press("3 of 5: settle");
    await keeper.seesStamp("Short by two");
    await keeper.phone.getByText("Ab rolls the red die and opens").waitFor();
    const { rounds } = await recorded(keeper.phone);
    expect(rounds[0]).toMatchObject({ moves: [{ what: "bad", count: 1, to: "s1" }], outOfTurn: false });
  });

  browserTest("by one total", async () => {
    const keeper = await banged();
    await keeper.way("Total");
    await keeper.press("7 sixes");
    await keeper.seesStamp("There and two more");
    await keeper.phone.getByText("Ba rolls the red die and opens").waitFor();
  });

  browserTest("by the bare answer, in one tap", async () => {
    const keeper = await banged();
    await keeper.way("Just the answer");
    expect(await keeper.button(/^Exactly/).count()).toBe(0);
    await keeper.press(/^There: /);
    await keeper.seesStamp("There");
    await keeper.phone.getByText("Ba rolls the red die and opens").waitFor();
  });
});

browserTest("a game played to its end names who washes, there and on the start page", async () => {
  const keeper = new Hands(await openPhone(origin));
  await keeper.startGame(origin, ["Ab", "Ba"]);
  await keeper.opens("Ab");
  // Ab opens every round, is banged and short: five bads.
  for (let round = 1; round <= 5; round++) {
    await keeper.redDie(4);
    await keeper.claim(9, 6);
    await keeper.bang();
    await keeper.way("Just the answer");
    await keeper.press(/^Short: /);
    await keeper.verdict().waitFor();
  }
  await keeper.phone.locator("main").getByText("Ab washes the dishes.").waitFor();
  expect((await recorded(keeper.phone)).state).toMatchObject({
    phase: "finished",
    finished: { losers: ["s1"], winners: ["s2"] },
  });
  await keeper.phone.getByRole("link", { name: "All games" }).tap();
  await keeper.phone.getByRole("link", { name: /Ab washed the dishes/ }).waitFor();
  // The same crew is one tap away.
  await keeper.press(/^Same crew again/);
  await keeper.phone.getByText("Who starts?").first().waitFor();
});
