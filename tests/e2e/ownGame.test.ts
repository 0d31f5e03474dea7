import { expect } from "vitest";
import { ownRules } from "@/lib/engine";
import { fromNetwork, gameOf, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";

const origin = fromNetwork(sharedOrigin());

/** The phone of one hand. */
const SMALL = { width: 360, height: 612 };

/** Chooses an answer of one question. */
async function answer(
  hands: Hands,
  question: string,
  ...answers: readonly (string | (() => Promise<void>))[]
) {
  await hands.press(new RegExp(`^${question.replaceAll("?", "\\?")}`));
  for (const one of answers) await (typeof one === "string" ? hands.inSheet(one) : one());
  await hands.inSheet("Done");
}

browserTest(
  "“our Friday bluff” is built from the start page, played, and shared to a second phone",
  async () => {
    const hands = new Hands(await openPhone(origin, SMALL));
    const { phone } = hands;
    await phone.goto(origin);
    await hands.tap(phone.getByRole("link", { name: "New game" }));
    await hands.press(/Choose another game$/);
    await hands.tap(phone.getByRole("link", { name: /^Your own game/ }));
    await hands.press("A blank");
    await phone.getByText("Give your game a name.").waitFor();

    await phone.getByLabel("Name of the game").fill("Our Friday bluff");
    const number = (label: string, value: string) => async () => {
      const field = phone.getByRole("dialog").getByLabel(label);
      await field.fill(value);
      await field.blur();
    };
    await answer(hands, "Who holds the dice?", number("Dice for each player", "4"));
    await answer(hands, "What is wild?", "Ones, unless the round opens on ones");
    await answer(hands, "When does it end?", "When the table stops");
    await answer(hands, "What does it cost?", number("How many?", "2"), async () => {
      await hands.inSheet(/^Otherwise/);
      await number("How many?", "2")();
    });
    await answer(hands, "Who starts next?", "The loser");
    await phone.getByText("Your own words").tap();
    await phone.getByLabel("To doubt it they say").fill("No way!");
    await phone.getByText("In random games everyone could always act.").waitFor();
    await phone.getByText("A round could go like this").waitFor();

    // A second phone gets all the rules by the link.
    await hands.press("Share");
    const link = await phone.getByText(/^http:\/\/.+\/own#/).textContent();
    await hands.press("Close");

    await hands.press("Play it");
    await phone.waitForURL("**/new");
    await hands.button(/^Our Friday bluff\. Choose another game$/).waitFor();
    for (const [at, name] of ["Ann", "Bob", "Cy"].entries()) {
      await phone.getByRole("textbox").nth(at).fill(name);
      await hands.button(`Move or remove ${name}`).waitFor();
    }
    await phone.getByText("4 dice each").waitFor();
    await hands.start();
    await phone.getByText("Our Friday bluff").first().waitFor();
    await hands.opens("Ann");
    await hands.press("Start round 1");
    await hands.claim(5, 4);
    await hands.press(/^No way! by Bob/);
    await hands.dice(4, 4, 2, 3, 1, 2, 2, 3, 5, 5, 6, 6);
    await hands.press("3 of 5: settle");
    await hands.seesStamp("Short by two");
    await hands.verdict().getByText("drinks two").first().waitFor();
    const { state } = await recorded(phone);
    expect(state).toMatchObject({ phase: "between-rounds", starter: "s1" });
    expect(state.seats.map(({ holds }) => holds.drink)).toEqual([2, 0, 0]);

    const other = new Hands(await openPhone(origin, SMALL));
    await other.phone.goto(link ?? "");
    expect(await other.phone.getByLabel("Name of the game").inputValue()).toBe("Our Friday bluff");
    await other.press("Play it");
    await other.phone.waitForURL("**/new");
    for (const [at, name] of ["Di", "Ed"].entries()) {
      await other.phone.getByRole("textbox").nth(at).fill(name);
      await other.button(`Move or remove ${name}`).waitFor();
    }
    await other.start();
    const theirs = await recorded(other.phone);
    expect(theirs.id).not.toBe(gameOf(phone));
    expect(ownRules(theirs.state.game)).toEqual(ownRules(state.game));
  },
);

browserTest("refuses a damaged link with a sentence", async () => {
  const hands = new Hands(await openPhone(origin, SMALL));
  await hands.phone.goto(`${origin}/own#not-a-game`);
  await hands.phone.getByText("The link is damaged. Ask for it again.").waitFor();
  await hands.button(/^A blank/).waitFor();
});
