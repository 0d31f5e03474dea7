import type { Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { fromNetwork, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { startServer } from "./server";

let origin: string;
beforeAll(async () => {
  origin = fromNetwork((await startServer()).origin);
});

/** More than there are stops on any screen. */
const MOST_STOPS = 60;

/** Goes on with the Tab key until what is named has the focus, and can be seen to have it. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if ((await focused.count()) === 0) continue;
    const label = await focused.evaluate(
      (element) => element.getAttribute("aria-label") ?? element.textContent ?? "",
    );
    if (name.test(label)) return;
  }
  throw new Error(`nothing called ${name} can be reached with the Tab key`);
}

const go = async (page: Page, name: RegExp, key = "Enter") => {
  await tabTo(page, name);
  await page.keyboard.press(key);
};

browserTest("a game is started, a claim and a bang are made without a pointer", async () => {
  const page = await openPhone(origin, { width: 1280, height: 800, touch: false });
  await page.goto(origin);
  await go(page, /^New game$/);
  await page.waitForURL("**/new");
  await page.locator("input:focus").waitFor();
  for (const name of ["Ab", "Ba", "Cr"]) {
    await page.keyboard.type(name);
    await page.getByRole("button", { name: `Move or remove ${name}` }).waitFor();
    await page.keyboard.press("Enter");
  }
  // The third seat goes up one: from the grip, with an arrow key.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowUp");
  await page.getByText("Cr is now in seat 2 of 3.").waitFor({ state: "attached" });
  await go(page, /^Start$/);
  await page.waitForURL("**/games/*");
  await page.getByText("live", { exact: true }).waitFor({ state: "attached" });

  await go(page, /^Cr/, "Space");
  await go(page, /^Red die shows four$/);
  await new Hands(page).seesOpening("Cr", 4);
  await go(page, /^Claim 5 sixes/);
  await page.getByRole("button", { name: "Bang! by Ba" }).waitFor();
  await go(page, /^Bang! by Ba$/);
  await page.getByRole("heading", { name: "Bang! Ba on Cr" }).waitFor();
  await page.getByText("live", { exact: true }).waitFor({ state: "attached" });
  const { seq, names, round } = await recorded(page);
  expect([seq, Object.values(names), round.at(-1)?.action]).toEqual([
    3,
    ["Ab", "Cr", "Ba"],
    { do: "challenge", by: "s3" },
  ]);
});
