import { expect } from "vitest";
import { bangs, outcome, says, start } from "../engine/tableOf";
import { fromNetwork, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { record } from "./send";
import { sharedOrigin } from "./server";

const origin = fromNetwork(sharedOrigin());

/** One says 5 sixes (fours wild), and the next in turn bangs. */
const banged = (by: string, next: string) => [start(by), says(by, { count: 5, face: 6 }), bangs(next)];

browserTest(
  "a bang in turn is settled by a count for each cup, by one total, and by the bare answer in one tap",
  async () => {
    const keeper = new Hands(await openPhone(origin));
    const game = await keeper.openGame(origin, ["Ab", "Ba", "Cr"], {}, ...banged("s1", "s2"));
    await keeper.phone.getByRole("heading", { name: "Bang! Ba on Ab" }).waitFor();
    await keeper.way("Counts");
    for (const count of ["2 sixes", "0 sixes", "1 six"]) await keeper.press(count);
    await keeper.press("3 of 5: settle");
    await keeper.seesStamp("Short by two");
    await keeper.phone.getByText("Ab rolls the red die and opens").waitFor();
    const { rounds } = await recorded(keeper.phone);
    expect(rounds[0]).toMatchObject({ moves: [{ what: "bad", count: 1, to: "s1" }], outOfTurn: false });

    await record(keeper.phone, game, ...banged("s1", "s2"));
    await keeper.way("Total");
    await keeper.press("7 sixes");
    await keeper.seesStamp("There and two more");
    await keeper.phone.getByText("Ba rolls the red die and opens").waitFor();

    await record(keeper.phone, game, ...banged("s2", "s3"));
    await keeper.way("Just the answer");
    expect(await keeper.button(/^Exactly/).count()).toBe(0);
    await keeper.press(/^There: /);
    await keeper.seesStamp("There");
    await keeper.phone.getByText("Cr rolls the red die and opens").waitFor();
  },
);

browserTest("a game played to its end names who washes, there and on the start page", async () => {
  const keeper = new Hands(await openPhone(origin));
  // Ab opens every round, is banged and short: five bads.
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
  await keeper.way("Just the answer");
  await keeper.press(/^Short: /);
  await keeper.phone.locator("main").getByText("Ab washes the dishes.").waitFor();
  expect((await recorded(keeper.phone)).state).toMatchObject({
    phase: "finished",
    finished: { losers: ["s1"], winners: ["s2"] },
  });
  await keeper.phone.getByRole("link", { name: "All games" }).tap();
  await keeper.phone.getByRole("link", { name: /Ab washes the dishes/ }).waitFor();
});
