import { expect } from "vitest";
import { opens } from "../engine/tableOf";
import { oneIn } from "../everyCase";
import { fromNetwork, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";
import { tapsOf } from "./tableOfTwo";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 2);

const origin = fromNetwork(sharedOrigin());

/** A phone at a game that Ann starts. */
async function tableOf(game: string, house: object): Promise<Hands> {
  const hands = new Hands(await openPhone(origin, { width: 360, height: 740, dark: true }));
  await hands.openGame(origin, ["Ann", "Bob", "Cy"], { game, house }, opens("s1"));
  return hands;
}

const doubt = (hands: Hands, name: string) => hands.press(`Liar! by ${name}`);

story("own hand: hands, rerolls, only the claimer reveals, chips go to the pot", async () => {
  const hands = await tableOf("own-hand", { chips: 1 });
  await hands.touch("Ann rerolls, 2 left");
  await hands.phone.getByText("Ann starts the round, so no reroll.").waitFor();
  const pair = await tapsOf(hands, () => hands.hand("Pair", 2));
  await hands.sees("Ann", "pair of twos");
  await hands.press("Bob rerolls, 2 left");
  await hands.button("Bob rerolls, 1 left").waitFor();
  const kicked = await tapsOf(hands, () => hands.hand("Two pair", 4, 3, 6));
  await hands.sees("Bob", "two pair, fours and threes, with a six");

  // A claim that is too low gives the reason; a hold overrides it (S10).
  await hands.touch("Pair: raise to pair of ones");
  await hands.phone
    .getByText(/^A pair of ones doesn’t beat two pair, fours and threes, with a six\./)
    .waitFor();
  await hands.press("Name five");
  await hands.hold("Pair: raise to pair of fives");
  await hands.sees("Cy", "pair of fives");
  await hands.phone.getByRole("main").getByText("allowed").waitFor();

  const full = await tapsOf(hands, () => hands.hand("Full house", 3, 2));
  await hands.sees("Ann", "full house, threes over twos");
  const lowest = await tapsOf(hands, () => hands.press(/, the lowest raise$/));
  await hands.sees("Bob", "full house, threes over fours");
  const challenge = await tapsOf(hands, () => doubt(hands, "Cy"));
  await hands.phone.getByRole("heading", { name: "Liar! Cy on Bob" }).waitFor();
  const dice = await tapsOf(hands, () => hands.dice(3, 4, 3, 4, 4));
  await hands.seesStamp("There, and then some");
  await hands.phone.getByText("pays one chip into the pot", { exact: true }).waitFor();
  await hands.verdict().getByText("full house, fours over threes").waitFor();

  // Left of the opener; the claims before the last are unheard (S11).
  await hands.press("Start round 2");
  await hands.phone.getByText("Bob starts").waitFor();
  await hands.press("Skip to last claim");
  await hands.inSheet("Ann");
  const straight = await tapsOf(hands, () => hands.hand("Straight", 6));
  await hands.sees("Ann", "high straight");
  await doubt(hands, "Bob");
  await hands.way("Short or there");
  await hands.press("Too high: lower than high straight");
  await hands.phone.getByText("Bob won.", { exact: true }).first().waitFor();
  expect((await recorded(hands.phone)).state).toMatchObject({
    phase: "finished",
    finished: { winners: ["s2"], pot: 2 },
  });
  console.log(
    `Own hand: a pair ${pair} taps, a full house ${full}, two pair and a kicker ${kicked}, a straight ${straight}, the lowest raise ${lowest}, a challenge ${challenge}, five dice with the verdict ${dice}.`,
  );
  expect([pair, full, kicked, straight, lowest, challenge, dice]).toEqual([2, 3, 4, 2, 1, 1, 5]);

  // The history shows it, and the same keys correct a claim.
  await hands.tap(hands.phone.getByRole("link", { name: "Fix round 2" }));
  await hands.press("Ann said high straight. Fix");
  await hands.hand("Four", 2);
  await hands.press("See what changes");
  await hands.press("Save fix");
  await hands.phone.getByText("Fixed. Both versions are below.").waitFor();
  await hands.button("Ann said four twos. Fix").waitFor();
});

story("Mia: two dice, passing unseen, believing a Mia, lives", async () => {
  const hands = await tableOf("mia", { lives: 1 });
  const claim = await tapsOf(hands, () => hands.roll("43"));
  await hands.sees("Ann", "43");
  expect(await hands.button("I believe it by Bob").count()).toBe(0);
  await hands.touch(/^Raise to 42/);
  await hands.phone.getByText(/^42 doesn’t beat 43\./).waitFor();
  await hands.press("Bob passes unseen");
  await hands.roll("64");
  await hands.sees("Bob", "64");
  await hands.phone.getByRole("main").getByText("passed on unseen").waitFor();
  await hands.roll("Mia");
  await hands.button("Raise to Mia").waitFor();
  const conceded = await tapsOf(hands, () => hands.press("I believe it by Ann"));
  await hands.seesStamp("Believed");
  await hands.verdict().getByText("loses one life", { exact: true }).waitFor();

  await hands.press("Start round 2");
  await hands.roll("65");
  const challenge = await tapsOf(hands, () => doubt(hands, "Cy"));
  await hands.phone.getByRole("heading", { name: "Liar! Cy on Bob" }).waitFor();
  const dice = await tapsOf(hands, () => hands.dice(5, 6));
  await hands.phone.getByText("Bob won.", { exact: true }).first().waitFor();
  await hands.seesStamp("There");
  console.log(
    `Mia: a claim ${claim} tap, giving in ${conceded}, a challenge ${challenge}, two dice with the verdict ${dice}.`,
  );
  expect([claim, conceded, challenge, dice]).toEqual([1, 1, 1, 2]);
  expect((await recorded(hands.phone)).state).toMatchObject({
    phase: "finished",
    finished: { winners: ["s2"] },
  });
});
