import { fromNetwork, Hands } from "./hands";
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

browserTest("“our Friday bluff” is built from the start page, shared, and starts a table", async () => {
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

  await hands.press("Share");
  await phone.getByText(/^http:\/\/.+\/own#/).waitFor();
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
});

browserTest("refuses a damaged link with a sentence", async () => {
  const hands = new Hands(await openPhone(origin, SMALL));
  await hands.phone.goto(`${origin}/own#not-a-game`);
  await hands.phone.getByText("The link is damaged. Ask for it again.").waitFor();
  await hands.button(/^A blank/).waitFor();
});
