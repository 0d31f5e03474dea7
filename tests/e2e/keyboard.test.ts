import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { newId } from "@/lib/client/newId";
import { oneIn } from "../everyCase";
import { fromNetwork, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { send } from "./send";
import { sharedOrigin } from "./server";
import { pressByKey, tabTo } from "./tabTo";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 2);

const origin = fromNetwork(sharedOrigin());

story(
  "the keyboard alone starts a game, plays a round and fills in a sheet; focus is never lost",
  async () => {
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
    // The third seat moves up: from the handle, with an arrow key.
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowUp");
    await page.getByText("Cr is now in seat 2 of 3.").waitFor({ state: "attached" });
    await pressByKey(page, /^Start$/);
    await page.waitForURL("**/games/*");
    await page.getByText("live", { exact: true }).waitFor({ state: "attached" });

    const hands = new Hands(page);
    /** Presses a named key, waits for the result, and checks that the focus is on the page. */
    const press = async (name: RegExp, expected: Locator, key = "Enter") => {
      await pressByKey(page, name, key);
      await expected.waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
    };
    await press(/^Cr/, page.getByText("Cr rolls the red die and starts"), "Space");
    await press(/^Red die shows four$/, hands.button(/^Claim \d+ sixes/));
    // The quantity: one radio button has the focus, arrows reach the others.
    await tabTo(page, /^\d+$/);
    await page.keyboard.press("ArrowRight");
    const many = await page.locator(":focus").getAttribute("aria-label");
    await press(new RegExp(`^Claim ${many} sixes`), page.getByText(`says ${many} sixes`).first());
    // A penalty: arrows choose who and why; Escape closes, and the focus returns.
    await press(/^More$/, page.getByRole("dialog").locator(":focus"));
    await press(/^House penalty$/, page.getByRole("dialog", { name: "House penalty" }));
    await tabTo(page, /^Ab$/);
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    expect(await page.getByRole("radio", { name: "Cr", exact: true }).isChecked()).toBe(true);
    await page.keyboard.press("Escape");
    await page.locator("[aria-label=More]:focus").waitFor();
    await press(/^Bang! by Ba$/, page.getByRole("heading", { name: "Bang! Ba on Cr" }));
    await press(/^Undo: Ba banged$/, hands.button("Bang! by Ba"));
    // Ab bangs out of turn; the dice are entered, one is undone, and it settles.
    await press(/^Someone else$/, page.getByRole("dialog").locator(":focus"));
    await press(/^Ab$/, hands.button("Add six"));
    for (const face of ["six", "six", "two"])
      await press(new RegExp(`^Add ${face}$`), hands.button("Add six"));
    await press(/^Undo$/, hands.button("Add six"));
    // Two of fifteen dice are there.
    await press(/^Add one$/, page.getByText("12 dice left"));
    for (let die = 0; die < 12; die++) await page.keyboard.press("Enter");
    await hands.button(/settle$/).waitFor();
    await press(/settle$/, hands.verdict());
    await hands.isLive();
    const { names, rounds } = await recorded(page);
    expect([Object.values(names), rounds[0]]).toMatchObject([
      ["Ab", "Cr", "Ba"],
      { claimer: "s2", challengers: ["s1"], outOfTurn: true },
    ]);
  },
);

story("focus continues where a removed key was", async () => {
  const page = await openPhone(origin, { width: 1280, height: 800, touch: false });
  await page.goto("/");
  await send(page, "accounts", {
    name: "Ann",
    email: `${newId()}@mail.example`,
    passphrase: "kettle drum anvil 7",
  });
  const { id } = await send<{ id: string }>(page, "groups", {
    name: "Engine 7",
    kind: "bar",
    time_zone: "UTC",
  });
  const focus = () =>
    page.evaluate(() =>
      document.activeElement === document.body ? "lost" : document.activeElement?.textContent,
    );
  await page.goto(`/groups/${id}`);
  await pressByKey(page, /^Start tonight/);
  await page.getByRole("link", { name: /^Night on/ }).waitFor();
  await expect.poll(focus).not.toBe("lost");
});
