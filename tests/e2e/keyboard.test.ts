import { beforeAll, expect } from "vitest";
import { fromNetwork, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { startServer } from "./server";
import { pressByKey } from "./tabTo";

let origin: string;
beforeAll(async () => {
  origin = fromNetwork((await startServer()).origin);
});

browserTest("a game is started, a claim and a bang are made without a pointer", async () => {
  const page = await openPhone(origin, { width: 1280, height: 800, touch: false });
  await page.goto(origin);
  await pressByKey(page, /^New game$/);
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
  await pressByKey(page, /^Start$/);
  await page.waitForURL("**/games/*");
  await page.getByText("live", { exact: true }).waitFor({ state: "attached" });

  await pressByKey(page, /^Cr/, "Space");
  await pressByKey(page, /^Red die shows four$/);
  await new Hands(page).seesOpening("Cr", 4);
  await pressByKey(page, /^Claim 5 sixes/);
  await page.getByRole("button", { name: "Bang! by Ba" }).waitFor();
  await pressByKey(page, /^Bang! by Ba$/);
  await page.getByRole("heading", { name: "Bang! Ba on Cr" }).waitFor();
  await page.getByText("live", { exact: true }).waitFor({ state: "attached" });
  const { seq, names, round } = await recorded(page);
  expect([seq, Object.values(names), round.at(-1)?.action]).toEqual([
    3,
    ["Ab", "Cr", "Ba"],
    { do: "challenge", by: "s3" },
  ]);
});
