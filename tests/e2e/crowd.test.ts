import type { Page } from "playwright-core";
import { expect } from "vitest";
import { newId } from "@/lib/client/newId";
import type { Action } from "@/lib/engine";
import { opens, says, start } from "../engine/tableOf";
import { oneIn } from "../everyCase";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { record, send } from "./send";
import { sharedOrigin } from "./server";

const story = oneIn(browserTest, 3);

const origin = fromNetwork(sharedOrigin());

const TEN = [
  ...["Abbott", "Big Al Montgomery", "Cruz", "Diaz", "Evans"],
  ...["Fredericka-Louise", "Grady", "Hale", "Ito", "Maximiliana"],
];

interface Table {
  readonly names: readonly string[];
  readonly game?: string;
  readonly house?: object;
  readonly height?: number;
}

/** A 360 px phone at a table with these entries. */
async function tableOf(
  { names, game = "firehouse", house = {}, height = 740 }: Table,
  ...actions: readonly Action[]
): Promise<Hands> {
  const page = await openPhone(origin, { width: 360, height });
  await page.goto("/");
  const id = newId();
  await send(page, "games", {
    ...{ id, game, house },
    players: names.map((name, at) => ({ seat: `s${at + 1}`, name })),
  });
  await record(page, id, ...actions);
  await page.goto(`/games/${id}`);
  const hands = new Hands(page);
  await hands.isLive();
  return hands;
}

/** True if a text ends above the keys. */
async function isInSight(phone: Page, words: string | RegExp): Promise<boolean> {
  const [there, keys] = [
    await phone.locator("main .felt").getByText(words).last().boundingBox(),
    await phone.locator(".thumb-zone").boundingBox(),
  ];
  return there !== null && keys !== null && there.y + there.height <= keys.y;
}

const bad = (to: string, count: number): Action => ({
  ...{ do: "adjust", what: "bad", count, from: "bank", to, note: "told" },
});

story("the claim, the wild face and the pot stay in view with ten players on 360×740", async () => {
  const firehouse = await tableOf(
    { names: TEN },
    ...[bad("s2", 3), bad("s5", 2), start("s1", 4), says("s1", { count: 12, face: 3 })],
  );
  await firehouse.phone.getByText("One more bad and Evans washes too.").first().waitFor();
  expect(await isInSight(firehouse.phone, /fours\sare\swild/)).toBe(true);
  expect(await isInSight(firehouse.phone, "says")).toBe(true);
  const redDead = await tableOf(
    { names: TEN, game: "red-dead", house: { ante: 3 } },
    ...[opens("s1"), says("s1", { count: 12, face: 3 })],
  );
  expect(await isInSight(redDead.phone, "30 in the pot")).toBe(true);
  expect(await isInSight(redDead.phone, "3 each paid in")).toBe(true);
});

story("names stay readable next to owed chips on a short screen", async () => {
  const { phone } = await tableOf(
    { names: TEN.slice(0, 6), game: "red-dead", house: { ante: 4 }, height: 612 },
    opens("s1"),
  );
  const name = phone.getByRole("region", { name: "Scores" }).getByText("Diaz", { exact: true });
  expect((await name.boundingBox())?.width).toBeGreaterThan(25);
});

story("the disabled key of an out-of-turn bang stays readable", async () => {
  const hands = await tableOf(
    { names: TEN.slice(0, 4), house: { out_of_turn: "off" } },
    ...[start("s1", 4), says("s1", { count: 5, face: 3 })],
  );
  await hands.seat("Diaz");
  const key = hands.button("Bang! by Diaz");
  expect(await key.getAttribute("aria-disabled")).toBe("true");
  // On the page background, like every other greyed key: its ink was never meant for red.
  expect(await key.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe("rgba(0, 0, 0, 0)");
});
