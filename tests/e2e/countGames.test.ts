import { expect } from "vitest";
import type { Action } from "@/lib/engine";
import { doubts, opens, says, shows } from "../engine/tableOf";
import { sampleOf } from "../everyCase";
import { fromNetwork, gameOf, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { record } from "./send";
import { sharedOrigin } from "./server";
import { tapsOf } from "./tableOfTwo";

const origin = fromNetwork(sharedOrigin());
const CREW = ["Ann", "Bob", "Cy"];

/** A phone at a game with small house rules, so that it is short. */
async function tableOf(
  { names = CREW, ...wanted }: { game: string; house: object; names?: readonly string[] },
  ...played: readonly Action[]
): Promise<Hands> {
  const hands = new Hands(await openPhone(origin, { width: 360, height: 740, dark: true }));
  await hands.openGame(origin, names, wanted, ...played);
  return hands;
}

const logTaps = (game: string, claim: number, challenge: number, dice: number, of: number) =>
  console.log(
    `${game}: a claim ${claim} taps, a challenge ${challenge}, ${of} dice with the verdict ${dice}.`,
  );

const doubt = (hands: Hands, name: string) => hands.press(`Liar! by ${name}`);

/** Games of counts, each played by its own keys. */
const PLAYED: readonly (readonly [string, () => Promise<void>])[] = [
  [
    "bar dice: the wrong one loses a die, the last player with dice wins",
    async () => {
      const hands = await tableOf({ game: "bar", house: { dice_each: 1 } });
      await hands.phone.getByText("Tap who starts. They claim first.").waitFor();
      await hands.seat("Ann");
      await hands.press("Start round 1");
      const claim = await tapsOf(hands, () => hands.claim(1, 5));
      await hands.sees("Ann", "1 five");
      await hands.claim(2, 5);
      await hands.sees("Bob", "2 fives");
      const challenge = await tapsOf(hands, () => doubt(hands, "Cy"));
      await hands.phone.getByRole("heading", { name: "Liar! Cy on Bob" }).waitFor();
      const dice = await tapsOf(hands, async () => {
        await hands.dice(2, 5, 3);
        await hands.press("1 of 2: settle");
      });
      await hands.seesStamp("Short by one");
      await hands.phone.getByText("loses one die", { exact: true }).waitFor();
      logTaps("Bar dice", claim, challenge, dice, 3);
      // Bob has none left: two cups are revealed from now on.
      await record(
        hands.phone,
        gameOf(hands.phone),
        opens(),
        says("s3", { count: 1, face: 6 }),
        doubts("s1"),
      );
      await hands.dice(6, 3);
      await hands.press("1 of 1: settle");
      await hands.phone.getByText("Cy won.", { exact: true }).first().waitFor();
      expect((await recorded(hands.phone)).state).toMatchObject({
        phase: "finished",
        finished: { winners: ["s3"] },
      });
      expect([claim, challenge, dice]).toEqual([1, 1, 4]);
      await hands.phone.goto(origin);
      await hands.phone.locator("main").getByText("Cy won.").waitFor();
      await hands.press(/^Same crew again/);
      await hands.phone.waitForURL("**/games/*");
      await hands.isLive();
      expect((await recorded(hands.phone)).state).toMatchObject({ game: "bar", house: { dice_each: 1 } });
    },
  ],

  [
    "Perudo: calza by any player, palifico, ones wild",
    async () => {
      const hands = await tableOf({ game: "perudo", house: { dice_each: 2 } }, opens("s1"));
      await hands.phone.getByText("ones are wild").first().waitFor();
      const claim = await tapsOf(hands, () => hands.claim(2, 5));
      await hands.claim(3, 5);
      await hands.sees("Bob", "3 fives");
      const challenge = await tapsOf(hands, () => hands.bangBy("Ann"));
      await hands.phone.getByRole("heading", { name: "Calza! Ann on Bob" }).waitFor();
      const dice = await tapsOf(hands, async () => {
        await hands.dice(5, 1, 5, 2, 3, 4);
        await hands.press("3 of 3: settle");
      });
      await hands.seesStamp("Spot on");
      await hands.phone.getByText("2 fives + 1 wild = 3").waitFor();
      logTaps("Perudo", claim, challenge, dice, 6);
      expect([claim, challenge, dice]).toEqual([1, 2, 7]);

      // Ann loses a die, and has one left.
      await record(
        hands.phone,
        gameOf(hands.phone),
        ...[opens(), says("s1", { count: 2, face: 6 }), doubts("s2")],
        shows({ s1: [2, 3], s2: [2, 3], s3: [4, 4] }),
      );
      await hands.press("Start round 3");
      await hands.phone.getByText("Palifico: the first face holds").waitFor();
      await hands.claim(1, 6);
      await hands.phone.getByText("Palifico: only sixes, none wild").waitFor();
      await hands.touch(/^Raise to \d+ fives/);
      await hands.phone.getByText("Only sixes can be claimed this round.").waitFor();
    },
  ],

  [
    "Red Dead: the ante goes into the pot, and spot-on costs everyone else a die",
    async () => {
      const hands = await tableOf({ game: "red-dead", house: { dice_each: 1, ante: 5 } }, opens("s1"));
      await hands.phone.getByText("15 in the pot").waitFor();
      expect(await hands.button("Someone else").count()).toBe(0);
      const claim = await tapsOf(hands, () => hands.claim(1, 5));
      const challenge = await tapsOf(hands, () => hands.press("Spot on! by Bob"));
      const dice = await tapsOf(hands, async () => {
        await hands.dice(5, 2, 3);
        await hands.press("1 of 1: settle");
      });
      logTaps("Red Dead", claim, challenge, dice, 3);
      await hands.phone.getByText("Bob won.", { exact: true }).first().waitFor();
      await hands.phone.getByText("The pot held 15.").waitFor();
      expect([claim, challenge, dice]).toEqual([1, 1, 4]);
    },
  ],

  [
    "pirate dice: rolling again, any number of a higher face, chips into the pot",
    async () => {
      const hands = await tableOf(
        { game: "pirate", house: { dice_each: 1, chips: 1, rerolls: 1 }, names: ["Ann", "Bob"] },
        opens("s1"),
      );
      await hands.touch("Ann rerolls, 1 left");
      await hands.phone.getByText("Ann starts the round, so no reroll.").waitFor();
      await hands.claim(2, 2);
      await hands.press("Bob rerolls, 1 left");
      await hands.button("Bob rerolls, none left").waitFor();
      const claim = await tapsOf(hands, () => hands.claim(1, 3));
      await hands.sees("Bob", "1 three");
      const challenge = await tapsOf(hands, () => doubt(hands, "Ann"));
      const dice = await tapsOf(hands, async () => {
        await hands.dice(2, 2);
        await hands.press("0 of 1: settle");
      });
      logTaps("Pirate dice", claim, challenge, dice, 2);
      await hands.phone.getByText("Ann won.", { exact: true }).first().waitFor();
      await hands.phone.getByText("pays one chip into the pot", { exact: true }).waitFor();
      expect([claim, challenge, dice]).toEqual([1, 1, 3]);
    },
  ],
];

for (const [game, story] of sampleOf(PLAYED, 2)) browserTest(game, story);
