import { expect } from "vitest";
import { fromNetwork, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";
import { allRead, tableOfTwo, tapsOf } from "./tableOfTwo";

const origin = fromNetwork(sharedOrigin());

const told = (game: string, claim: number, challenge: number, dice: number, of: number) =>
  console.log(
    `${game}: a claim ${claim} taps, a challenge ${challenge}, ${of} dice with the verdict ${dice}.`,
  );

const doubt = (hands: Hands, name: string) => hands.press(`Liar! by ${name}`);
const exact = (hands: Hands, name: string) => hands.press(`Exact! by ${name}`);

browserTest("bar dice: whoever is wrong loses a die, the last with dice wins", async () => {
  const { keeper, guest } = await tableOfTwo(origin, {
    game: "bar",
    house: { dice_each: 1 },
    names: ["Ann", "Bob", "Cy"],
  });
  await guest.phone.getByText("Tap a name: whoever starts claims first.").waitFor();
  await keeper.seat("Ann");
  await keeper.press("Start round 1");
  const claim = await tapsOf(keeper, () => keeper.claim(1, 5));
  await guest.sees("Ann", "1 five");
  await guest.claim(2, 5);
  await keeper.sees("Bob", "2 fives");
  const challenge = await tapsOf(keeper, () => doubt(keeper, "Cy"));
  for (const { phone } of [keeper, guest])
    await phone.getByRole("heading", { name: "Liar! Cy on Bob" }).waitFor();
  const dice = await tapsOf(keeper, async () => {
    await keeper.dice(2, 5, 3);
    await keeper.press("1 of 2: settle");
  });
  await guest.seesStamp("Short by one");
  await guest.phone.getByText("loses one die", { exact: true }).waitFor();
  told("Bar dice", claim, challenge, dice, 3);
  // Bob has none left: two cups are lifted from now on.
  await keeper.press("Start round 2");
  await keeper.claim(1, 6);
  await doubt(keeper, "Ann");
  await keeper.dice(6, 3);
  await keeper.press("1 of 1: settle");
  await allRead([keeper, guest], "Cy won.");
  expect((await recorded(guest.phone)).state).toMatchObject({
    phase: "finished",
    finished: { winners: ["s3"] },
  });
  expect([claim, challenge, dice]).toEqual([1, 1, 4]);
  await keeper.phone.goto(origin);
  await keeper.phone.locator("main").getByText("Cy won.").waitFor();
  await keeper.press(/^Same crew again/);
  await keeper.phone.waitForURL("**/games/*");
  await keeper.isLive();
  expect((await recorded(keeper.phone)).state).toMatchObject({ game: "bar", house: { dice_each: 1 } });
});

browserTest("Perudo: calza by whoever likes, palifico, ones wild", async () => {
  const { keeper, guest } = await tableOfTwo(origin, {
    game: "perudo",
    house: { dice_each: 2 },
    names: ["Ann", "Bob", "Cy"],
  });
  await keeper.seat("Ann");
  await keeper.press("Start round 1");
  await guest.phone.getByText("ones are wild").first().waitFor();
  const claim = await tapsOf(keeper, () => keeper.claim(2, 5));
  await keeper.claim(3, 5);
  await guest.sees("Bob", "3 fives");
  await keeper.bangBy("Ann");
  await guest.phone.getByRole("heading", { name: "Exact! Ann on Bob" }).waitFor();
  await keeper.dice(5, 1, 5, 2, 3, 4);
  await keeper.press("3 of 3: settle");
  await guest.seesStamp("Spot on");
  await guest.phone.getByText("2 fives + 1 wild = 3").waitFor();

  await keeper.press("Start round 2");
  await keeper.claim(2, 6);
  const challenge = await tapsOf(keeper, () => doubt(keeper, "Bob"));
  const dice = await tapsOf(keeper, async () => {
    await keeper.dice(2, 3, 2, 3, 4, 4);
    await keeper.press("0 of 2: settle");
  });
  told("Perudo", claim, challenge, dice, 6);

  await keeper.press("Start round 3");
  await guest.phone.getByText("Palifico: the first face holds").waitFor();
  await keeper.claim(1, 6);
  await guest.phone.getByText("Palifico: only sixes, none wild").waitFor();
  await keeper.touch(/^Raise to \d+ fives/);
  await keeper.phone.getByText("In this round only sixes may be claimed.").waitFor();
  await doubt(keeper, "Bob");
  await keeper.dice(2, 2, 3, 4, 4);
  await keeper.press("0 of 1: settle");

  await keeper.press("Start round 4");
  await keeper.claim(2, 6);
  await exact(keeper, "Cy");
  await keeper.dice(6, 2, 6, 1);
  await keeper.press("3 of 2: settle");
  await keeper.press("Start round 5");
  await keeper.claim(1, 4);
  await doubt(keeper, "Bob");
  await keeper.dice(3, 3, 2);
  await keeper.press("0 of 1: settle");
  await allRead([keeper, guest], "Bob won.");
  expect([claim, challenge, dice]).toEqual([1, 1, 7]);
});

browserTest("Red Dead: the ante lies in the pot, and spot-on costs everybody else a die", async () => {
  const { keeper, guest } = await tableOfTwo(origin, {
    game: "red-dead",
    house: { dice_each: 1, ante: 5 },
    names: ["Ann", "Bob", "Cy"],
  });
  await keeper.seat("Ann");
  await keeper.press("Start round 1");
  await guest.phone.getByText("15 in the pot").waitFor();
  expect(await keeper.button("Somebody else").count()).toBe(0);
  const claim = await tapsOf(keeper, () => keeper.claim(1, 5));
  const challenge = await tapsOf(keeper, () => exact(keeper, "Bob"));
  const dice = await tapsOf(keeper, async () => {
    await keeper.dice(5, 2, 3);
    await keeper.press("1 of 1: settle");
  });
  told("Red Dead", claim, challenge, dice, 3);
  await allRead([keeper, guest], "Bob won.");
  await guest.phone.getByText("The pot held 15.").waitFor();
  expect([claim, challenge, dice]).toEqual([1, 1, 4]);
});

browserTest("pirate dice: rolling again, any number of a higher face, chips into the pot", async () => {
  const { keeper, guest } = await tableOfTwo(origin, {
    game: "pirate",
    house: { dice_each: 1, chips: 1, rerolls: 1 },
    names: ["Ann", "Bob"],
  });
  await keeper.seat("Ann");
  await keeper.press("Start round 1");
  await keeper.touch("Ann rolls again, 1 left");
  await keeper.phone.getByText("Ann opens the round, and announces without rolling again.").waitFor();
  await keeper.claim(2, 2);
  await keeper.press("Bob rolls again, 1 left");
  await guest.button("Bob rolls again, none left").waitFor();
  const claim = await tapsOf(keeper, () => keeper.claim(1, 3));
  await guest.sees("Bob", "1 three");
  const challenge = await tapsOf(keeper, () => doubt(keeper, "Ann"));
  const dice = await tapsOf(keeper, async () => {
    await keeper.dice(2, 2);
    await keeper.press("0 of 1: settle");
  });
  told("Pirate dice", claim, challenge, dice, 2);
  await allRead([keeper, guest], "Ann won.");
  await guest.phone.getByText("pays one chip into the pot", { exact: true }).waitFor();
  expect([claim, challenge, dice]).toEqual([1, 1, 3]);
});

browserTest("the game is chosen where it is started, and remembered on the phone", async () => {
  const hands = new Hands(await openPhone(origin, { width: 360, height: 740, dark: true }));
  await hands.phone.goto(origin);
  await hands.typeNames(["Ab", "Ba", "Cr"]);
  await hands.press("Plays Firehouse. Choose another game");
  await hands.inSheet(/^Mia/);
  await hands.phone.getByText("2 dice, one cup").waitFor();
  await hands.press("Plays Mia. Choose another game");
  await hands.inSheet(/^Bar dice/);
  await hands.phone.getByText("5 dice each").waitFor();
  await hands.start();
  await hands.phone.getByRole("heading", { name: "Bar dice" }).waitFor();
  await hands.phone.goto("/new");
  await hands.button("Plays Bar dice. Choose another game").waitFor();
});
