import { expect } from "vitest";
import { fromNetwork, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { NO_PAGE, startGame } from "./send";
import { sharedOrigin } from "./server";

const origin = fromNetwork(sharedOrigin());

const CREW = ["Abbott", "Baker", "Cruz", "Diaz", "Evans", "Frost", "Grady", "Hale", "Ito"];

/** The most key presses of a round with one raise. */
const MAX_PRESSES = 12;

browserTest("records a round by keyboard alone in at most twelve key presses, which are listed", async () => {
  const page = await openPhone(origin, { width: 1280, height: 800, touch: false });
  await page.goto(origin + NO_PAGE);
  const id = await startGame(page, CREW);
  await page.goto(`${origin}/games/${id}`);
  const hands = new Hands(page);
  await hands.isLive();
  let presses = 0;
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    presses += keys.length;
  };

  // The list is there once the keyboard works.
  await page.getByRole("button", { name: "Keyboard" }).waitFor();
  await expect
    .poll(async () => {
      await page.keyboard.press("?");
      return page.getByRole("dialog", { name: "Keyboard" }).isVisible();
    })
    .toBe(true);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

  await press("ArrowRight", "Enter");
  await page.getByText("Abbott rolls the red die and starts").waitFor();
  await press("4");
  await hands.button("Bang! by Abbott").waitFor();
  await press("ArrowUp", "5");
  await page.getByText("Baker’s turn").first().waitFor();
  await press("Enter");
  await page.getByText("Cruz’s turn").first().waitFor();
  await press("b");
  await page.locator("[aria-keyshortcuts=t]").waitFor();
  await press("t");
  // The total starts at the claim.
  await page.locator(".rail [data-claimed=true]").waitFor();
  await press("ArrowLeft", "ArrowLeft", "Enter");
  await hands.verdict().waitFor();
  expect(presses).toBeLessThanOrEqual(MAX_PRESSES);
  const { rounds } = await recorded(page);
  expect(rounds[0]).toMatchObject({ claimer: "s2", challengers: ["s3"] });
  await press("u");
  await page.getByText("Bang! Cruz on Baker").first().waitFor();
});
