import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Action, Face } from "@/lib/engine";
import { sampleOf } from "../everyCase";
import { lostWords } from "./barriers/text";
import { browserTest, openPhone } from "./phone";
import { NO_PAGE, record, startGame } from "./send";
import { sharedOrigin } from "./server";

const origin = sharedOrigin();

const CREW = [
  ...["Abbott", "Baker", "Cruz", "Diaz", "Evans", "Frost"],
  ...["Grady", "Hale", "Ito", "Jones", "Kowalski", "Nguyen"],
];
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
];
const CROWDS = [2, 5, 9, 12].flatMap((players) => SIZES.map((size) => ({ players, ...size })));

/** The farthest a name may move between two phases, in pixels. */
const MAX_MOVE = 2;

/** The left and upper edges of all names around the table. */
const namesOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-seat] .tv-name")]
      .filter((name) => name.checkVisibility())
      .map((name) => {
        const { x, y } = name.getBoundingClientRect();
        return [x, y];
      }),
  );

browserTest.for(sampleOf(CROWDS, 1))(
  "no name on the TV moves from the claim to the end, and no text lies on another, at $width × $height with $players players",
  async ({ players, ...size }) => {
    const tv = await openPhone(origin, { ...size, touch: false, dark: true });
    await tv.goto(NO_PAGE);
    const id = await startGame(tv, CREW.slice(0, players));
    const started: readonly Action[] = [
      { do: "adjust", what: "bad", count: 1, from: "bank", to: "s2", note: "Late" },
      { do: "start-round", wild: 4, starter: "s1" },
      { do: "claim", by: "s1", claim: { count: 5, face: 5 } },
    ];
    await record(tv, id, ...started);
    await tv.goto(`/games/${id}/tv`);
    await tv.locator(".figure").first().waitFor();
    const claimed = await namesOn(tv);
    expect(claimed.length).toBe(players);
    const stays = async (phase: string) => {
      const now = await namesOn(tv);
      expect.soft(now.length, phase).toBe(players);
      for (const [at, [x = 0, y = 0]] of claimed.entries()) {
        const [nowX = Number.NaN, nowY = Number.NaN] = now[at] ?? [];
        expect.soft(Math.abs(nowX - x), `${phase}: ${CREW[at]}, across`).toBeLessThanOrEqual(MAX_MOVE);
        expect.soft(Math.abs(nowY - y), `${phase}: ${CREW[at]}, down`).toBeLessThanOrEqual(MAX_MOVE);
      }
      expect.soft(await lostWords(tv), phase).toEqual([]);
    };
    expect.soft(await lostWords(tv), "claim").toEqual([]);
    await record(tv, id, { do: "challenge", by: "s2" });
    await tv.locator(".tv-bang").waitFor();
    await stays("bang");
    const dice = Object.fromEntries(
      CREW.slice(0, players).map((_, at) => [
        `s${at + 1}`,
        Array.from({ length: players === 2 ? 5 : 3 }, (_, place) => (((at + place) % 6) + 1) as Face),
      ]),
    );
    await record(tv, id, { do: "reveal", dice });
    await tv.locator(".tv-verdict").waitFor();
    await stays("verdict");
    await record(tv, id, { do: "end", losers: ["s2"] });
    await tv.locator(".tv-ending").waitFor({ state: "attached" });
    await tv.reload();
    await tv.locator(".tv-ending").waitFor();
    await stays("end");
  },
);

browserTest("a TV of a score-only table asks nothing, and names two long names in full", async () => {
  const tv = await openPhone(origin, { width: 1280, height: 800, touch: false, dark: true });
  await tv.goto(NO_PAGE);
  const names = ["Maximiliane Wolfeschlegelstein", "Featherstonehaugh-Smythe", "Cy"];
  const id = await startGame(tv, names, { score_only: true });
  // Its phones ask for no starter and no red die.
  await tv.goto(`/games/${id}/tv`);
  await tv.locator(".tv-middle").getByText("Round 1", { exact: true }).waitFor();
  expect(await tv.locator(".tv-middle .die").count()).toBe(0);
  await record(tv, id, { do: "outcome", challengers: ["s2"], claimer: "s1", right: true });
  await tv.goto(`/games/${id}/tv`);
  const sides = tv.locator("p.stamp").filter({ hasText: "Featherstonehaugh-Smythe" });
  await sides.waitFor();
  const cut = await sides.evaluate((line) =>
    [line, ...line.querySelectorAll("*")].flatMap((one) =>
      one.scrollWidth > one.clientWidth && one.clientWidth > 0 ? [one.textContent] : [],
    ),
  );
  expect(cut).toEqual([]);
});
