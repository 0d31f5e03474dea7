import { expect } from "vitest";
import { type Face, faceWord } from "@/lib/engine";
import { opens } from "../engine/tableOf";
import { oneIn } from "../everyCase";
import { fromNetwork, Hands, recorded } from "./hands";
import { copyOnPhone } from "./notedTaps";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";
import { tapsOf } from "./tableOfTwo";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 2);

const origin = fromNetwork(sharedOrigin());

const PHONE = { width: 360, height: 740, dark: true };
const CREW = ["Ann", "Bob", "Cy"];
const doubt = (hands: Hands, name: string) => hands.press(`Liar! by ${name}`);
const looks = (hands: Hands, name: string) => hands.press(`${name} peeked`);
const rolls = (hands: Hands, name: string) => hands.press(`${name} rolled the cup`);

/** Shows dice from the cup, one by one. */
async function shows(hands: Hands, name: string, ...dice: readonly Face[]): Promise<void> {
  await hands.press(`${name} showed dice`);
  for (const face of dice) await hands.press(`Show ${faceWord(face, 1)}`);
  await hands.press("Done showing dice");
}

/** An open die that can be rolled, or is locked. */
const inTheOpen = (hands: Hands, die: string) => hands.button(`${die}: roll it, or hide it under the cup`);

story(
  "pass the cup: setup is remembered; peeking, passing blind, shown dice, messed-up dice and sips",
  async () => {
    const hands = new Hands(await openPhone(origin, PHONE));
    await hands.phone.goto(origin);
    await hands.typeNames(CREW);
    await hands.press("Firehouse. Choose another game");
    await hands.inSheet(/^Mia/);
    await hands.phone.getByText("2 dice, one cup").waitFor();
    await hands.press("Mia. Choose another game");
    await hands.inSheet(/^Pass the cup/);
    await hands.press("House rules");
    await hands.phone.getByLabel("The winner hands out a drink too").selectOption("On");
    await hands.phone.getByLabel("What you drink").fill("");
    await hands.phone.getByText("“What you drink” takes 1 to 40 characters.").waitFor();
    await hands.phone.getByLabel("What you drink").fill("sip");
    await hands.inSheet("Done");
    await hands.button("House rules: 2 changed").waitFor();
    await hands.start();
    expect((await recorded(hands.phone)).state.house).toMatchObject({
      drink_name: "sip",
      table_lock: "round",
    });
    await hands.seat("Ann");
    await hands.press("Start round 1");
    await looks(hands, "Ann");
    const shown = await tapsOf(hands, () => shows(hands, "Ann", 4, 2));
    await inTheOpen(hands, "two").waitFor();
    const claim = await tapsOf(hands, () => hands.hand("Pair", 4));
    await hands.sees("Ann", "pair of fours");

    // Bob may not touch a die unseen; a hold overrides it (S10), and it is undone.
    await hands.touch("Bob rolled the cup");
    await hands.phone.getByText(/^Bob hasn’t peeked. Raise unseen/).waitFor();
    await hands.hold("Bob rolled the cup");
    await hands.button("Undo: Bob rolled the cup").waitFor();
    expect((await recorded(hands.phone)).last?.entry.action.ruling).toBe("The table allowed it");
    await hands.undo("Bob rolled the cup");
    // The phone that undid it reloads the table: its pad is empty after that.
    await hands.button("Undo: Ann said pair of fours").waitFor();
    const blind = await tapsOf(hands, () => hands.hand("Three", 4));
    await hands.sees("Bob", "three fours");

    // Rolled in the open, a die locks; the step survives a reload.
    await looks(hands, "Cy");
    await hands.tap(inTheOpen(hands, "two"));
    const answered = hands.phone.waitForResponse((response) => response.url().endsWith("/entries"));
    await hands.press("It shows six");
    // A tap that is sent after the reload has a notice of its own.
    await answered;
    await expect.poll(async () => (await copyOnPhone(hands.phone)).pending).toEqual([]);
    await hands.phone.reload();
    await hands.isLive();
    await hands.tap(inTheOpen(hands, "six, locked"));
    await hands.phone.getByText(/^A die rolled in the open stays \(six\)/).waitFor();
    await hands.press("Close");
    await hands.hand("Four", 4);
    await hands.sees("Cy", "four fours");

    // After a peek, Ann must roll before she claims (P5).
    await looks(hands, "Ann");
    await hands.phone.getByText(/^Ann peeked, so at least one die must be rolled/).waitFor();
    await rolls(hands, "Ann");
    await hands.hand("Five", 4);
    await hands.sees("Ann", "five fours");
    const challenge = await tapsOf(hands, () => doubt(hands, "Bob"));
    await hands.phone.getByRole("heading", { name: "Liar! Bob on Ann" }).waitFor();
    // The four and the six are open already.
    const dice = await tapsOf(hands, () => hands.dice(4, 4, 1));
    await hands.verdict().getByText("gets one sip", { exact: true }).waitFor();
    const given = await tapsOf(hands, () => hands.press("Cy"));
    await hands.phone.getByText("Bob gave Cy one sip", { exact: true }).first().waitFor();

    await hands.press("Start round 2");
    await hands.hand("Pair", 2);
    await doubt(hands, "Cy");
    await hands.tap(hands.phone.getByRole("checkbox", { name: "Dice got messed up" }));
    const five = await tapsOf(hands, () => hands.dice(1, 2, 3, 4, 6));
    await hands.verdict().getByText("gets two sips", { exact: true }).waitFor();
    await hands.more("End game");
    await hands.inSheet("End game");
    await hands.phone.getByText("Bob drank most: 2 sips.", { exact: true }).first().waitFor();
    const { seats } = (await recorded(hands.phone)).state;
    expect(seats.map(({ holds }) => holds.drink)).toEqual([1, 2, 1]);
    console.log(
      `Pass the cup: two dice shown ${shown} taps, a claim ${claim}, a blind one ${blind}, a challenge ${challenge}, the three dice under the cup with the verdict ${dice}, five dice ${five}, a drink given ${given}.`,
    );
    expect([shown, claim, blind, challenge, dice, five, given]).toEqual([4, 2, 2, 1, 3, 5, 1]);

    await hands.tap(hands.phone.getByRole("link", { name: "Fix round 2" }));
    await hands.phone.waitForURL("**/history**");
    await hands.phone.getByRole("heading", { name: "Round 2" }).waitFor();
    await hands.unfold();
    for (const sentence of ["Ann showed a two", "Cy rolled a two in the open: a six", "Bob gave Cy one sip"])
      await hands.phone.getByText(sentence).first().waitFor();
    // The phone remembers the last game.
    await hands.phone.goto("/new");
    await hands.button("Pass the cup. Choose another game").waitFor();
  },
);

story(
  "closed cup: shown dice belong to the claim, each round takes an ante, the winner takes the pot",
  async () => {
    const hands = new Hands(await openPhone(origin, PHONE));
    await hands.openGame(origin, CREW, { game: "closed-cup" }, opens("s1"));
    await hands.phone.getByText("3 in the pot").waitFor();
    await looks(hands, "Ann");
    await shows(hands, "Ann", 3, 3);
    // No straight holds two threes (C3).
    await hands.touch(/^Straight: /);
    await hands.phone.getByText(/^The claim must include the dice in the open \(three, three\)/).waitFor();
    const claim = await tapsOf(hands, () => hands.hand("Three", 3));
    await hands.sees("Ann", "three threes");

    // One is taken up again, the rest rolled: from then on the open dice stay (C4).
    await hands.tap(hands.button("Hide the three under the cup").first());
    await rolls(hands, "Bob");
    await hands.touch("Hide the three under the cup");
    await hands.phone.getByText(/^Too late this turn/).waitFor();
    const full = await tapsOf(hands, () => hands.hand("Full house", 6, 3));
    await hands.sees("Bob", "full house, sixes over threes");
    const challenge = await tapsOf(hands, () => doubt(hands, "Cy"));
    const dice = await tapsOf(hands, () => hands.dice(6, 6, 6, 3));
    await hands.verdict().getByText("loses one life", { exact: true }).waitFor();
    await hands.phone.getByText("3 in the pot").waitFor();

    await hands.press("Start round 2");
    await hands.phone.getByText("5 in the pot").waitFor();
    await hands.hand("Five", 1);
    // Nothing is higher: Ann can only challenge (C7).
    await hands.phone.getByText(/^Nothing beats five ones/).waitFor();
    await doubt(hands, "Ann");
    await hands.way("Short or there");
    await hands.press("Too high: lower than five ones");
    await hands.phone.getByText("Ann won.", { exact: true }).first().waitFor();
    await hands.phone.getByText("The pot held 5.").waitFor();
    console.log(
      `Closed cup: a claim ${claim} taps, a full house ${full}, a challenge ${challenge}, the four dice under the cup with the verdict ${dice}.`,
    );
    expect([claim, full, challenge, dice]).toEqual([2, 3, 1, 4]);
  },
);
