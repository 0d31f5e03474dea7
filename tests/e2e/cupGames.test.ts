import { expect } from "vitest";
import { type Face, faceWord } from "@/lib/engine";
import { fromNetwork, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";
import { allRead, tableOfTwo, tapsOf } from "./tableOfTwo";

const origin = fromNetwork(sharedOrigin());

const PHONE = { width: 360, height: 740, dark: true };
const CREW = ["Ann", "Bob", "Cy"];
const doubt = (hands: Hands, name: string) => hands.press(`Liar! by ${name}`);
const looks = (hands: Hands, name: string) => hands.press(`${name} looked under the cup`);
const rolls = (hands: Hands, name: string) => hands.press(`${name} rolled the cup`);

/** Dice shown from the cup, one after the other. */
async function shows(hands: Hands, name: string, ...dice: readonly Face[]): Promise<void> {
  await hands.press(`${name} showed dice`);
  for (const face of dice) await hands.press(`Show ${faceWord(face, 1)}`);
  await hands.press("Done showing dice");
}

/** A die in the open that may be rolled there, or is locked. */
const inTheOpen = (hands: Hands, die: string) =>
  hands.button(`${die}: roll it, or take it back under the cup`);

browserTest("pass the cup: looked or blind, dice in the open, messed up in the pass, sips", async () => {
  const keeper = new Hands(await openPhone(origin, PHONE));
  await keeper.phone.goto(origin);
  await keeper.typeNames(CREW);
  await keeper.press("Plays Firehouse. Choose another game");
  await keeper.inSheet(/^Pass the cup/);
  await keeper.press("House rules");
  await keeper.phone.getByLabel("The winner hands out a drink too").selectOption("On");
  await keeper.phone.getByLabel("What is drunk").fill("");
  await keeper.phone.getByText("“What is drunk” takes 1 to 40 characters.").waitFor();
  await keeper.phone.getByLabel("What is drunk").fill("sip");
  await keeper.inSheet("Done");
  await keeper.button("House rules: 2 of your own").waitFor();
  await keeper.start();
  const guest = new Hands(await openPhone(origin, { ...PHONE, dark: false }));
  await guest.join(await keeper.link());
  expect((await recorded(guest.phone)).state.house).toMatchObject({ drink_name: "sip", table_lock: "round" });
  await keeper.seat("Ann");
  await keeper.press("Start round 1");
  await looks(keeper, "Ann");
  const shown = await tapsOf(keeper, () => shows(keeper, "Ann", 4, 2));
  await inTheOpen(guest, "two").waitFor();
  const claim = await tapsOf(keeper, () => keeper.hand("Pair", 4));
  await guest.sees("Ann", "pair of fours");

  // Bob may not touch a die unseen; held, it stands (S10), and is taken back.
  await keeper.touch("Bob rolled the cup");
  await keeper.phone.getByText(/^Bob has not looked under the cup: pass it on unseen/).waitFor();
  await keeper.hold("Bob rolled the cup");
  await guest.button("Undo: Bob rolled the cup").waitFor();
  expect((await recorded(keeper.phone)).last?.entry.action.ruling).toBe("The table let it stand");
  await keeper.undo("Bob rolled the cup");
  // The phone that took it back reads the table afresh: its pad is empty after that.
  for (const hands of [keeper, guest]) await hands.button("Undo: Ann said pair of fours").waitFor();
  const blind = await tapsOf(keeper, () => keeper.hand("Three", 4));
  await guest.sees("Bob", "three fours");

  // Rolled in the open, a die locks; the step survives a reload.
  await looks(guest, "Cy");
  await guest.tap(inTheOpen(guest, "two"));
  await guest.press("It shows six");
  await keeper.phone.reload();
  await keeper.isLive();
  await keeper.tap(inTheOpen(keeper, "six, locked"));
  await keeper.phone.getByText(/^A die rolled in the open stays as it lies \(six\)/).waitFor();
  await keeper.press("Close");
  await guest.hand("Four", 4);
  await keeper.sees("Cy", "four fours");

  // Whoever looked must roll before they claim (P5).
  await looks(keeper, "Ann");
  await keeper.phone.getByText(/^Ann looked under the cup, so at least one die must be rolled/).waitFor();
  await rolls(keeper, "Ann");
  await keeper.hand("Five", 4);
  await guest.sees("Ann", "five fours");
  const challenge = await tapsOf(keeper, () => doubt(keeper, "Bob"));
  await guest.phone.getByRole("heading", { name: "Liar! Bob on Ann" }).waitFor();
  // The four and the six lie there already.
  const dice = await tapsOf(keeper, () => keeper.dice(4, 4, 1));
  await guest.verdict().getByText("gets one sip").waitFor();
  const given = await tapsOf(keeper, () => keeper.press("Cy"));
  await allRead([keeper, guest], "Bob gave Cy one sip");

  await keeper.press("Start round 2");
  await keeper.hand("Pair", 2);
  await doubt(guest, "Cy");
  await keeper.tap(keeper.phone.getByRole("checkbox", { name: "Messed up in the pass" }));
  const five = await tapsOf(keeper, () => keeper.dice(1, 2, 3, 4, 6));
  await guest.verdict().getByText("gets two sips").waitFor();
  await keeper.more("End the game");
  await keeper.inSheet("It ends here");
  await allRead([keeper, guest], "Bob drank most: 2 sips.");
  const { seats } = (await recorded(guest.phone)).state;
  expect(seats.map(({ holds }) => holds.drink)).toEqual([1, 2, 1]);
  console.log(
    `Pass the cup: two dice shown ${shown} taps, a claim ${claim}, a blind one ${blind}, a challenge ${challenge}, the three dice under the cup with the verdict ${dice}, five dice ${five}, a drink given ${given}.`,
  );
  expect([shown, claim, blind, challenge, dice, five, given]).toEqual([4, 2, 2, 1, 3, 5, 1]);

  await keeper.tap(keeper.phone.getByRole("link", { name: "Fix round 2" }));
  await keeper.phone.waitForURL("**/history**");
  await keeper.phone.getByRole("heading", { name: "Round 2" }).waitFor();
  await keeper.unfold();
  for (const told of ["Ann showed a two", "Cy rolled a two in the open: a six", "Bob gave Cy one sip"])
    await keeper.phone.getByText(told).first().waitFor();
});

browserTest("closed cup: dice in the open belong to the call, an ante every round, the pot", async () => {
  const { keeper, guest } = await tableOfTwo(origin, { game: "closed-cup", house: {}, names: CREW });
  await keeper.seat("Ann");
  await keeper.press("Start round 1");
  await guest.phone.getByText("3 in the pot").waitFor();
  await looks(keeper, "Ann");
  await shows(keeper, "Ann", 3, 3);
  // No straight holds two threes (C3).
  await keeper.touch(/^Straight: /);
  await keeper.phone
    .getByText(/^The dice in the open \(three, three\) must be part of what is called/)
    .waitFor();
  const claim = await tapsOf(keeper, () => keeper.hand("Three", 3));
  await guest.sees("Ann", "three threes");

  // One is taken back, the rest rolled: from then on what lies there stays (C4).
  await guest.tap(guest.button("Take the three back under the cup").first());
  await rolls(guest, "Bob");
  await keeper.touch("Take the three back under the cup");
  await keeper.phone.getByText(/^That comes too late in the turn/).waitFor();
  const full = await tapsOf(guest, () => guest.hand("Full house", 6, 3));
  await keeper.sees("Bob", "full house, sixes over threes");
  const challenge = await tapsOf(keeper, () => doubt(keeper, "Cy"));
  const dice = await tapsOf(keeper, () => keeper.dice(6, 6, 6, 3));
  await guest.verdict().getByText("loses one life", { exact: true }).waitFor();
  await guest.phone.getByText("3 in the pot").waitFor();

  await keeper.press("Start round 2");
  await guest.phone.getByText("5 in the pot").waitFor();
  await keeper.hand("Five", 1);
  // Nothing is higher: Ann can only challenge (C7).
  await guest.phone.getByText(/^Nothing is higher than five ones/).waitFor();
  await doubt(keeper, "Ann");
  await keeper.way("Just the answer");
  await keeper.press("Too high: lower than five ones");
  await allRead([keeper, guest], "Ann won.");
  await guest.phone.getByText("The pot held 5.").waitFor();
  console.log(
    `Closed cup: a claim ${claim} taps, a full house ${full}, a challenge ${challenge}, the four dice under the cup with the verdict ${dice}.`,
  );
  expect([claim, full, challenge, dice]).toEqual([2, 3, 1, 4]);
});
