import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Action, Face } from "@/lib/engine";
import { sampleOf } from "../everyCase";
import { Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { NO_PAGE, record, startGame } from "./send";
import { sharedOrigin } from "./server";

const origin = sharedOrigin();

const CREW = [
  ...["Abbott", "Baker", "Cruz", "Diaz", "Evans", "Frost"],
  ...["Grady", "Hale", "Ito", "Jones", "Kowalski", "Nguyen"],
];
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 612 },
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
];
const CROWDS = [2, 5, 9, 12].flatMap((players) => SIZES.map((size) => ({ players, ...size })));

/** The farthest a seat may move between two phases, in pixels. */
const MAX_MOVE = 2;

/** The plates of all seats: the left edge, the upper edge and the width of each name. */
const platesOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-seat] .seat-name")].map((plate) => {
      const { x, y, width } = plate.getBoundingClientRect();
      return [x, y, width];
    }),
  );

/** The texts at the seats and in the middle that others cover or the keys hide. */
const hiddenOn = (page: Page, selector: string) =>
  page.evaluate((which) => {
    const keys = document.querySelector(".thumb-zone")?.getBoundingClientRect();
    return [...document.querySelectorAll(which)]
      .filter((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        const covered = keys && bottom > keys.top + 1 && right > keys.left + 1 && left < keys.right - 1;
        return top < 0 || left < 0 || right > innerWidth || bottom > innerHeight + 1 || covered;
      })
      .map((one) => one.textContent);
  }, selector);

const says = (by: string, count: number): Action => ({ do: "claim", by, claim: { count, face: 5 } });

browserTest.for(sampleOf(CROWDS, 3))(
  "no seat moves from the claim to the verdict, which shows who gets what, at $width × $height with $players players",
  async ({ players, ...size }) => {
    const page = await openPhone(origin, size);
    await page.goto(NO_PAGE);
    const id = await startGame(page, CREW.slice(0, players));
    await record(page, id, { do: "start-round", wild: 4, starter: "s1" }, says("s1", 5));
    await page.goto(`/games/${id}`);
    const hands = new Hands(page);
    await hands.isLive();
    const claimed = await platesOn(page);
    expect(claimed.length).toBe(players);
    expect(await hiddenOn(page, ".seat-name")).toEqual([]);
    const moved = async (phase: string) => {
      const now = await platesOn(page);
      const moves = claimed.map((plate, at) =>
        Math.max(...plate.map((edge, which) => Math.abs(edge - (now[at]?.[which] ?? Number.NaN)))),
      );
      for (const [at, move] of moves.entries())
        expect.soft(move, `${phase}: ${CREW[at]}`).toBeLessThanOrEqual(MAX_MOVE);
      expect.soft(await hiddenOn(page, ".seat-name"), phase).toEqual([]);
    };
    await record(page, id, { do: "challenge", by: "s2" });
    await page.getByText("Bang! Baker on Abbott").last().waitFor();
    await moved("bang");
    await hands.dice(5, 4, 1);
    await page.locator("[data-seat=s1] .die").nth(2).waitFor();
    await moved("reveal");
    const perCup = players === 2 ? 5 : 3;
    const dice = Object.fromEntries(
      CREW.slice(0, players).map((_, at) => [
        `s${at + 1}`,
        Array.from({ length: perCup }, (_, place) => (((at + place) % 6) + 1) as Face),
      ]),
    );
    await record(page, id, { do: "reveal", dice });
    await hands.verdict().waitFor();
    await moved("verdict");
    expect(await hiddenOn(page, ".verdict .stamped, .awards > li, .tallied")).toEqual([]);
  },
);
