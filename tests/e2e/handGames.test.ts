import { expect } from "vitest";
import { fromNetwork, type Hands, recorded } from "./hands";
import { browserTest } from "./phone";
import { sharedOrigin } from "./server";
import { allRead, tableOfTwo, tapsOf } from "./tableOfTwo";

const origin = fromNetwork(sharedOrigin());

const doubt = (hands: Hands, name: string) => hands.press(`Liar! by ${name}`);

browserTest("own hand: hands of dice, re-rolls, the announcer alone shows, chips into the pot", async () => {
  const { keeper, guest } = await tableOfTwo(origin, {
    game: "own-hand",
    house: { chips: 1 },
    names: ["Ann", "Bob", "Cy"],
  });
  await keeper.seat("Ann");
  await keeper.press("Start round 1");
  await keeper.touch("Ann rolls again, 2 left");
  await keeper.phone.getByText("Ann opens the round, and announces without rolling again.").waitFor();
  const pair = await tapsOf(keeper, () => keeper.hand("Pair", 2));
  await guest.sees("Ann", "pair of twos");
  await guest.press("Bob rolls again, 2 left");
  await keeper.button("Bob rolls again, 1 left").waitFor();
  const kicked = await tapsOf(guest, () => guest.hand("Two pair", 4, 3, 6));
  await keeper.sees("Bob", "two pair, fours and threes, with a six");

  // What is too low says why; held, it stands (S10).
  await keeper.touch("Pair: raise to pair of ones");
  await keeper.phone
    .getByText(/^Pair of ones is not higher than two pair, fours and threes, with a six\./)
    .waitFor();
  await keeper.press("Name five");
  await keeper.hold("Pair: raise to pair of fives");
  await guest.sees("Cy", "pair of fives");
  await guest.phone.getByRole("main").getByText("let stand").waitFor();

  const full = await tapsOf(keeper, () => keeper.hand("Full house", 3, 2));
  await guest.sees("Ann", "full house, threes over twos");
  const lowest = await tapsOf(keeper, () => keeper.press(/, the lowest raise$/));
  await guest.sees("Bob", "full house, threes over fours");
  const challenge = await tapsOf(keeper, () => doubt(keeper, "Cy"));
  await guest.phone.getByRole("heading", { name: "Liar! Cy on Bob" }).waitFor();
  const dice = await tapsOf(keeper, () => keeper.dice(3, 4, 3, 4, 4));
  await guest.seesStamp("There, and then some");
  await guest.phone.getByText("pays one chip into the pot", { exact: true }).waitFor();
  await guest.verdict().getByText("full house, fours over threes").waitFor();

  // Left of whoever opened; the claims before the last are not heard (S11).
  await keeper.press("Start round 2");
  await guest.phone.getByText("Bob to open").waitFor();
  await keeper.press("Skip to last claim");
  await keeper.inSheet("Ann");
  const straight = await tapsOf(keeper, () => keeper.hand("Straight", 6));
  await guest.sees("Ann", "high straight");
  await doubt(keeper, "Bob");
  await keeper.way("Just the answer");
  await keeper.press("Too high: lower than high straight");
  await allRead([keeper, guest], "Bob won.");
  expect((await recorded(guest.phone)).state).toMatchObject({
    phase: "finished",
    finished: { winners: ["s2"], pot: 2 },
  });
  console.log(
    `Own hand: a pair ${pair} taps, a full house ${full}, two pair and a kicker ${kicked}, a straight ${straight}, the lowest raise ${lowest}, a challenge ${challenge}, five dice with the verdict ${dice}.`,
  );
  expect([pair, full, kicked, straight, lowest, challenge, dice]).toEqual([2, 3, 4, 2, 1, 1, 5]);

  // The history tells it, and a claim is corrected by the same keys.
  await keeper.tap(keeper.phone.getByRole("link", { name: "Fix round 2" }));
  await keeper.press("Ann said high straight. Correct it");
  await keeper.hand("Four", 2);
  await keeper.press("See what changes");
  await keeper.press("Correct it");
  await keeper.phone.getByText("Corrected. Both versions are kept below.").waitFor();
  await keeper.button("Ann said four twos. Correct it").waitFor();
});

browserTest("Mia: two dice, passed on unseen, given in to, lives", async () => {
  const { keeper, guest } = await tableOfTwo(origin, {
    game: "mia",
    house: { lives: 1 },
    names: ["Ann", "Bob", "Cy"],
  });
  await guest.phone.getByText("Tap a name: whoever starts claims first.").waitFor();
  await keeper.seat("Ann");
  await keeper.press("Start round 1");
  const claim = await tapsOf(keeper, () => keeper.roll("43"));
  await guest.sees("Ann", "43");
  expect(await keeper.button("I give in by Bob").count()).toBe(0);
  await keeper.touch(/^Raise to 42/);
  await keeper.phone.getByText(/^42 is not higher than 43\./).waitFor();
  await guest.press("Bob passes unseen");
  await guest.roll("64");
  await keeper.sees("Bob", "64");
  await keeper.phone.getByRole("main").getByText("passed on unseen").waitFor();
  await keeper.roll("Mia");
  await guest.button("Raise to Mia").waitFor();
  const conceded = await tapsOf(keeper, () => keeper.press("I give in by Ann"));
  await guest.seesStamp("Conceded");
  await guest.verdict().getByText("loses one life", { exact: true }).waitFor();

  await keeper.press("Start round 2");
  await guest.roll("65");
  const challenge = await tapsOf(keeper, () => doubt(keeper, "Cy"));
  await guest.phone.getByRole("heading", { name: "Liar! Cy on Bob" }).waitFor();
  const dice = await tapsOf(keeper, () => keeper.dice(5, 6));
  await allRead([keeper, guest], "Bob won.");
  await guest.seesStamp("There");
  console.log(
    `Mia: a claim ${claim} tap, giving in ${conceded}, a challenge ${challenge}, two dice with the verdict ${dice}.`,
  );
  expect([claim, conceded, challenge, dice]).toEqual([1, 1, 1, 2]);
  expect((await recorded(guest.phone)).state).toMatchObject({
    phase: "finished",
    finished: { winners: ["s2"] },
  });
});
