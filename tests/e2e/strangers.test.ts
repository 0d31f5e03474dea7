import { expect } from "vitest";
import { startEvening } from "../bench/evening";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";

// The access table has strangers' decisions for every URL; this is what they see.

const origin = fromNetwork(sharedOrigin());

browserTest(
  "a stranger sees a plain error page with a home link, and plays a demo round before typing a name",
  async () => {
    const { id } = await startEvening(sharedOrigin(), ["Quillon", "Zephyrine"], []);
    const phone = await openPhone(origin, { width: 360, height: 612, expected: [/status of 404/] });
    const hands = new Hands(phone);
    await phone.goto(`/games/${id}`);
    await phone.getByRole("heading", { name: "Nothing under this cup" }).waitFor();
    await hands.tap(phone.getByRole("link", { name: "Home" }));
    await phone.getByRole("heading", { name: "Liar’s Table" }).waitFor();
    await phone.getByText("Scorekeeper for liar’s dice, with real dice.").waitFor();

    const liveRegion = phone.getByRole("region", { name: "Try a round" }).getByRole("status").first();
    const roll = hands.button(/Roll$/);
    const places = async () => [
      await phone.locator("header.felt").boundingBox(),
      await phone.getByRole("link", { name: "New game" }).boundingBox(),
    ];
    const before = await places();
    // Anywhere on the felt; and by keys, which keep the focus.
    await phone.locator("header.felt").tap({ position: { x: 10, y: 100 } });
    await expect.poll(() => liveRegion.textContent()).toMatch(/^You rolled \w+, \w+, and \w+\.$/);
    await roll.press("Enter");
    const own = / (\w+), (\w+), and (\w+)\./.exec((await liveRegion.textContent()) ?? "")?.slice(1) ?? [];
    expect(await roll.getByRole("img").evaluateAll((dice) => dice.map((die) => die.ariaLabel))).toEqual(
      own.map((face) => (face === "four" ? "four, wild" : face)),
    );
    await hands.press("Bang!");
    await liveRegion.getByText("13 fives").waitFor();
    const text = (await liveRegion.textContent()) ?? "";
    const lying = await liveRegion.locator(".die").count();
    // The stamp matches the dice, and never shows less than the visitor rolled.
    expect(lying).toBeGreaterThanOrEqual(own.filter((face) => face === "five" || face === "four").length);
    expect(text).toContain(
      lying < 13
        ? `${lying} of 13 fives`
        : lying === 13
          ? "There, exactly"
          : `${lying} fives, 13 fives claimed`,
    );
    expect(text).toContain(
      lying < 13
        ? "Right call, in turn: the claimer takes one bad. Rule F7"
        : "Wrong call, in turn: the challenger takes one bad. Rule F7",
    );
    expect(await places()).toEqual(before);
    await hands.press("Reroll");
    await hands.button("Bang!").waitFor();
    await expect.poll(() => liveRegion.textContent()).toMatch(/^You rolled/);
    await hands.openGame(origin, ["Quillon", "Zephyrine"]);
    await phone.goto(origin);
    await phone.getByRole("heading", { name: "Liar’s Table" }).waitFor();
    expect(await hands.button("Bang!").count()).toBe(0);
  },
);
