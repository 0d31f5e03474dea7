import { expect } from "vitest";
import { ownGameLink } from "@/lib/client/ownGame/link";
import { lookOf } from "@/lib/protocol/ruleSets/look";
import { opens, says, shows } from "../engine/tableOf";
import { oneIn } from "../everyCase";
import { FRIDAY, gameOf as idOf } from "../ownGame";
import { fromNetwork, gameOf, Hands, recorded } from "./hands";
import { does, house, Pocket } from "./offlinePhone";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";

const story = oneIn(browserTest, 3);

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

story("“our Friday bluff” is built from the start page, played, and shared to a second phone", async () => {
  const hands = new Hands(await openPhone(origin, SMALL));
  const { phone } = hands;
  await phone.goto(origin);
  await hands.tap(phone.getByRole("link", { name: "New game" }));
  await hands.press(/Choose another game$/);
  await hands.tap(phone.getByRole("link", { name: /^Your own game/ }));
  await hands.press("Scratch");
  await phone.getByText("Give your game a name.").waitFor();
  // The title and the way back are on the screen.
  expect(await phone.evaluate(() => scrollY)).toBe(0);

  await phone.getByLabel("Name of the game").fill("Our Friday bluff");
  const number = (label: string, value: string) => async () => {
    const field = phone.getByRole("dialog").getByLabel(label);
    await field.fill(value);
    await field.blur();
  };
  await answer(hands, "Who holds the dice?", number("Dice for each player", "4"));
  await answer(hands, "What is wild?", "Ones, unless the round starts on ones");
  await answer(hands, "When does it end?", "When the table stops");
  await answer(hands, "What does it cost?", number("How many?", "2"), async () => {
    await hands.inSheet(/^Otherwise/);
    await number("How many?", "2")();
  });
  await answer(hands, "Who starts next?", "The loser");
  await phone.getByText("Color and own words").tap();
  await phone.locator("label", { hasText: "Plum" }).tap();
  await phone.getByLabel("To doubt it they say").fill("No way!");
  await phone.getByText("Tried out: it works, and goes on until the table stops.").waitFor();
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
  await phone.locator(".table-screen[data-felt=plum]").waitFor();
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
  expect(theirs.state.game).toBe(state.game);
  expect(lookOf(state.game)).toEqual({ color: "plum" });
});

story("refuses a damaged link with a sentence", async () => {
  const hands = new Hands(await openPhone(origin, SMALL));
  await hands.phone.goto(`${origin}/own#not-a-game`);
  await hands.phone.getByText("The link is damaged. Ask for it again.").waitFor();
  await hands.button(/^Scratch/).waitFor();
});

/** Three hearts each, on slate. */
const HEARTS = idOf({
  ...FRIDAY,
  name: "Hearts",
  deal: { lives: 3 },
  cost: [
    { when: { right: true }, moves: [{ what: "life", from: "claimer", to: "bank" }] },
    { moves: [{ what: "life", from: "challenger", to: "bank" }] },
  ],
  ending: { kind: "last-in", without: "life" },
  look: { color: "slate", words: { life: "heart" } },
});

story("a game's color and words are on its table, TV, history, score and printed card", async () => {
  for (const dark of [false, true]) {
    const hands = new Hands(await openPhone(origin, { ...SMALL, dark }));
    const { phone } = hands;
    const id = await hands.openGame(
      origin,
      ["Ann", "Bob", "Cy"],
      { game: HEARTS },
      opens("s1"),
      says("s1", "5 fours"),
      { do: "challenge", by: "s2" },
      shows({ s1: [4, 4, 2, 3], s2: [1, 2, 2, 3], s3: [5, 5, 6, 6] }),
    );
    await phone.locator(".table-screen[data-felt=slate]").waitFor();
    await hands.verdict().getByText("loses one heart").first().waitFor();
    await phone.goto(`${origin}/games/${id}/history`);
    await phone.getByText("loses one heart", { exact: true }).first().waitFor();
    await phone.goto(`${origin}/games/${id}/tv`);
    await phone.locator("#tv[data-felt=slate]").getByText("loses one heart").first().waitFor();
    await phone.goto(await ownGameLink(HEARTS, origin));
    // Printing opens the card.
    await phone.getByText("Rules card").waitFor();
    await phone.pdf();
    await phone.getByText("Everyone starts with three hearts.").waitFor();
    await phone.getByText("Lose your last heart and you’re out.").waitFor();
    await phone.emulateMedia({ media: "print" });
    await phone.getByRole("heading", { name: "Hearts" }).waitFor();
    await hands.button(/^What is claimed/).waitFor({ state: "hidden" });
    await phone.emulateMedia({ media: null });
    await hands.press("Save");
    await hands.button("Saved").waitFor();
    await phone.goto(`${origin}/rules`);
    await hands.press(/^Hearts/);
    await phone.getByText("Everyone starts with three hearts.").waitFor();
  }
});

story("an own game starts offline, with claims and by its results, and the server gets it once", async () => {
  const there = await house();
  const pocket = new Pocket();
  await pocket.borrow(there.origin);
  const { hands, page } = pocket;
  const own = idOf({ ...FRIDAY, look: { color: "slate" } });
  await page.goto(there.origin);
  await pocket.isAtHand();
  await page.goto(await ownGameLink(own, there.origin));
  await hands.press("Save");
  await hands.button("Saved").waitFor();

  there.cut();
  /** Starts the saved game from the start page. */
  const starts = async (how: string) => {
    await page.goto(there.origin);
    await hands.typeNames(["Ann", "Bob"]);
    await hands.press(/Choose another game$/);
    await hands.inSheet(/^Friday bluff/);
    await hands.tap(page.getByRole("radio", { name: how }));
    await hands.press("Start");
    await page.waitForURL("**/games/*");
    await page.locator(".table-screen[data-felt=slate]").waitFor();
    return gameOf(page);
  };
  const claims = await starts("Keep every claim");
  await hands.opens("Ann");
  await hands.press("Start round 1");
  await hands.claim(5, 4);
  await hands.press(/^No way! by Bob/);
  await hands.dice(4, 4, 2, 3, 1, 2, 2, 3);
  await hands.press("3 of 5: settle");
  await hands.seesStamp("Short by two");
  await page.reload();
  await hands.verdict().getByText("drinks two").first().waitFor();

  const scored = await starts("Just keep score");
  await hands.seat("Bob");
  await page
    .getByRole("main")
    .getByText(/Bob lost to Ann\. Bob: 2 drinks/)
    .waitFor();
  await page.reload();
  await page
    .getByRole("main")
    .getByText(/Bob lost to Ann\. Bob: 2 drinks/)
    .waitFor();

  there.fix();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await hands.isLive();
  const known = async (game: string) => {
    await page.goto(`${there.origin}/games/${game}`);
    await hands.isLive();
    const { state } = await recorded(page);
    expect(state.game).toBe(own);
    return [does(await pocket.journal(game)), state.seats.map(({ holds }) => holds.drink)];
  };
  expect(await known(scored)).toEqual([["outcome"], [0, 2]]);
  expect(await known(claims)).toEqual([
    ["start-round", "claim", "challenge", "reveal"],
    [2, 0],
  ]);
  await page.goto(there.origin);
  await page
    .getByRole("link", { name: /Friday bluff/ })
    .first()
    .waitFor();
  expect(await page.getByRole("link", { name: /Friday bluff/ }).count()).toBe(2);
});
