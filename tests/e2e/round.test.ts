import { describe, expect } from "vitest";
import { says, start } from "../engine/tableOf";
import { sampleOf } from "../everyCase";
import { freezeMotion } from "./frozen";
import { fromNetwork, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";

const origin = fromNetwork(sharedOrigin());

const phone = async () => new Hands(await openPhone(origin, { dark: true }));

/** A mark that a reload would remove. */
const mark = (hands: Hands) => hands.phone.evaluate(() => Object.assign(window, { neverReloaded: true }));
const neverReloaded = (hands: Hands) => hands.phone.evaluate(() => "neverReloaded" in window);

const names = (hands: Hands) =>
  hands.phone
    .getByRole("textbox")
    .evaluateAll((fields) => fields.flatMap((field) => (field as HTMLInputElement).value || []));

/** Drags a row of the name list above another by its handle, with a finger. */
async function drag({ phone, button }: Hands, name: string, above: string) {
  const from = await button(`Move or remove ${name}`).boundingBox();
  const to = await button(`Move or remove ${above}`).boundingBox();
  if (!from || !to) throw new Error("nothing to drag");
  const finger = await phone.context().newCDPSession(phone);
  const touch = (type: "touchStart" | "touchMove", y: number) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: from.x + from.width / 2, y }] });
  const [start, end] = [from.y + from.height / 2, to.y + to.height / 2 - 8];
  await touch("touchStart", start);
  // A frame per step, and a rest at the end: after a fling the browser swallows the next tap.
  for (let step = 1; step <= 12; step++) {
    await touch("touchMove", start + ((end - start) * Math.min(step, 8)) / 8);
    await phone.evaluate(() => new Promise(requestAnimationFrame));
  }
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

browserTest("a crew records one Firehouse round; a second phone follows and takes part", async () => {
  const keeper = await phone();
  await keeper.phone.goto(origin);
  await keeper.typeNames(["Ab", "Ba", "Cr", "Di", "Ev"]);
  await keeper.phone.getByText("3 dice each").waitFor();
  await drag(keeper, "Ev", "Ab");
  expect(await names(keeper)).toEqual(["Ev", "Ab", "Ba", "Cr", "Di"]);
  await keeper.press("Move or remove Ev");
  await keeper.press("Move Ev down");
  expect(await names(keeper)).toEqual(["Ab", "Ev", "Ba", "Cr", "Di"]);
  await keeper.press("Move Ev up");
  await keeper.start();
  await mark(keeper);

  const guest = await phone();
  await guest.join(await keeper.link());
  await mark(guest);
  await guest.phone.getByText("Who starts?").first().waitFor();

  await keeper.opens("Ev");
  await keeper.redDie(4);
  await guest.seesOpening("Ev", 4);

  await keeper.claim(5, 2);
  await guest.sees("Ev", "5 twos");
  await keeper.claim(5, 6);
  await guest.sees("Ab", "5 sixes");
  await guest.claim(8, 5);
  await keeper.sees("Ba", "8 fives");
  await keeper.bangBy("Di");
  for (const hands of [keeper, guest]) {
    await hands.phone.getByRole("heading", { name: "Bang! Di on Ba" }).waitFor();
  }

  await keeper.dice(5, 4, 1, 2, 2, 6);
  await keeper.dice(5, 5, 3, 4, 1, 5, 1, 6, 2);
  await keeper.phone.getByText("6", { exact: true }).first().waitFor();
  await keeper.press("6 of 8: settle");

  for (const hands of [keeper, guest]) {
    const card = hands.verdict();
    await hands.seesStamp("Short by two");
    await card.getByText("Ba said 8 fives. Di banged out of turn.").waitFor();
    expect(await card.getByRole("img", { name: "five", exact: true }).count()).toBe(4);
    expect(await card.getByRole("img", { name: "four, wild", exact: true }).count()).toBe(2);
    await card.getByText("Rule F8").waitFor({ state: "attached" });
    const scores = hands.phone.getByRole("region", { name: "Scores" }).getByRole("listitem");
    expect(await scores.filter({ hasText: "Di" }).getByRole("img", { name: "2 goods" }).count()).toBe(1);
    expect(await scores.filter({ hasText: "Ba" }).getByRole("img", { name: "1 bad" }).count()).toBe(1);
    await hands.phone.getByText("Di rolls the red die and starts").waitFor();
    expect(await neverReloaded(hands)).toBe(true);
  }
  expect(await recorded(keeper.phone)).toMatchObject({ seq: 6, state: { phase: "between-rounds" } });

  // The guest starts the next round, and both are in it.
  await guest.redDie(1);
  await keeper.seesOpening("Di", 1);
});

describe("records one bang", () => {
  const bang = { name: /^Bang!/ };
  const doubled: readonly (readonly [string, (hands: Hands) => Promise<void>])[] = [
    [
      "after two clicks at the same moment",
      ({ phone }) =>
        phone.getByRole("button", bang).evaluate((button: HTMLElement) => {
          button.click();
          button.click();
        }),
    ],
    ["after a double click", ({ phone }) => phone.getByRole("button", bang).dblclick()],
    [
      "after two taps as fast as a finger bounces",
      async ({ phone }) => {
        // The input lock after each claim.
        await phone.getByRole("button", bang).tap({ trial: true });
        const box = await phone.getByRole("button", bang).boundingBox();
        if (!box) throw new Error("no bang to tap");
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        await Promise.all([phone.touchscreen.tap(x, y), phone.touchscreen.tap(x, y)]);
      },
    ],
    [
      "after a second tap on the new dice keys while input is locked",
      async ({ phone }) => {
        await phone.getByRole("button", bang).tap({ trial: true });
        await freezeMotion(phone);
        await phone.getByRole("button", bang).tap();
        const die = phone.getByRole("button", { name: /^Add /, includeHidden: true }).last();
        // Frozen, it stays hidden behind the red.
        await die.waitFor({ state: "attached" });
        await die.tap({ force: true });
      },
    ],
  ];
  for (const [what, twice] of sampleOf(doubled, 1)) {
    browserTest(what, async () => {
      const keeper = await phone();
      const claimed = [start("s1"), says("s1", { count: 5, face: 6 })];
      await keeper.openGame(origin, ["Ab", "Ba", "Cr"], {}, ...claimed);
      await keeper.sees("Ab", "5 sixes");
      await twice(keeper);
      await keeper.phone.getByRole("heading", { name: "Bang! Ba on Ab" }).waitFor();
      await keeper.isLive();
      const { seq, round } = await recorded(keeper.phone);
      expect([seq, round.map(({ action }) => action.do)]).toEqual([3, ["start-round", "claim", "challenge"]]);
      // The second tap did not hit the new element under the finger, and caused no notice.
      expect(await keeper.phone.getByRole("button", { name: /: no dice yet$/ }).count()).toBe(3);
      expect(await keeper.phone.getByRole("button", { name: "Close", exact: true }).count()).toBe(0);
    });
  }
});

browserTest("two claims at the same moment: one counts, and the other phone shows which", async () => {
  const slow = new Hands(await openPhone(origin, { expected: [/status of 409/] }));
  await slow.openGame(origin, ["Ab", "Ba", "Cr"], {}, start("s1"));
  const fast = await phone();
  await fast.join(await slow.link());
  await fast.seesOpening("Ab", 4);

  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await slow.phone.route("**/entries", async (route) => {
    await released;
    await route.continue();
  });
  const sent = slow.phone.waitForRequest("**/entries");
  const refused = slow.phone.waitForResponse("**/entries");
  await slow.claim(5, 6);
  await slow.sees("Ab", "5 sixes");
  await sent;
  await fast.claim(6, 3);
  await fast.sees("Ab", "6 threes");
  await fast.isLive();
  letThrough();
  expect((await refused).status()).toBe(409);

  await slow.sees("Ab", "6 threes");
  await slow.phone
    .getByText("Someone beat you to it: Ab said 6 threes. Not saved: Ab said 5 sixes.")
    .waitFor();
  const { seq, round } = await recorded(slow.phone);
  expect([seq, round.at(-1)?.action]).toEqual([2, { do: "claim", by: "s1", claim: { count: 6, face: 3 } }]);
  // Both continue from there.
  await slow.claim(7, 2);
  await fast.sees("Ba", "7 twos");
});
