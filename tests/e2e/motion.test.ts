import { readFileSync } from "node:fs";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import { sampleOf } from "../everyCase";
import { freezeMotion, type Moves, motionOf, putMotionTo, seenOf } from "./frozen";
import { Hands } from "./hands";
import { browser, browserTest, openPhone } from "./phone";
import { NO_PAGE, record, send, startGame } from "./send";
import { sharedOrigin } from "./server";
import { shiftsSince, watchShifts } from "./shifts";

const origin = sharedOrigin();

/** Animations of events: a claim, a bang, a die, a stamp, an opening sheet, a held key, the input lock. */
const MOVING = [
  ".anim-land",
  ".anim-leave",
  ".anim-slide",
  ".anim-tumble",
  ".bang-flash",
  ".bang-flash ~ .tabletop .found-dots",
  ".bang-flash ~ .tabletop .seat-dice",
  ".bang-flash ~ .tabletop .stage",
  ".bang-flash ~ .tabletop > .scores",
  ".bang-flash ~ .tabletop > .table-center",
  ".bang-flash:not(.still) ~ .tv-middle",
  ".bang-flash:not(.still) ~ .tv-seats",
  ".bang-flash:where(:not(.still)) ~ .tv-middle .stage",
  ".bang-flash:where(:not(.still)) ~ .tv-middle > .found-dots",
  ".bang-flash:where(:not(.still)) ~ .tv-seats .tv-dice",
  ".behind-red",
  ".claim-on-red",
  ".deciding",
  ".input-locked-even",
  ".input-locked-odd",
  ".jumping",
  ".key.is-held",
  ".rolled",
  ".sheet[open]",
  ".shouted",
  ".stamped",
  ".table-screen > main > .bang-flash ~ .thumb-zone > *",
  ".thrown-into .die",
];

test("animates events, and uses sequences for ordered ones", () => {
  const styles = readFileSync("app/globals.css", "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const rules = [...styles.matchAll(/([^{};]+)\{[^{}]*\banimation:\s*(?!none)[a-z-]+[^{}]*\}/g)];
  const moving = rules.flatMap(([, selectors = ""]) => selectors.split(",").map((one) => one.trim()));
  expect([...new Set(moving)].filter((one) => one !== ".die-key.is-held").toSorted()).toEqual(MOVING);
});

browserTest(
  "reduced motion stops every component in every state; digits in tables have equal widths",
  async () => {
    const context = await (await browser()).newContext({ baseURL: origin, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto("/components");
    await page.getByRole("heading", { name: "Components" }).waitFor();
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("*")].flatMap((element) =>
        [undefined, "::before", "::after"].flatMap((pseudo) => {
          const { animationName, transitionDuration } = getComputedStyle(element, pseudo);
          // The input lock is invisible.
          const moves =
            !/^(none|input-locked-(even|odd))$/.test(animationName) ||
            !/^0s(, 0s)*$/.test(transitionDuration);
          return moves
            ? `${element.tagName} ${element.className} ${animationName} ${transitionDuration}`
            : [];
        }),
      ),
    );
    expect(moving).toEqual([]);
    // The same page moves without the setting: the elements exist.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const found = await page.evaluate(() =>
      // Elements from before do not animate.
      [...document.querySelectorAll(".stamped, .anim-land:not(.still *), .is-held")].map(
        (one) => getComputedStyle(one).animationName,
      ),
    );
    expect(new Set(found)).toEqual(new Set(["stamp", "land, give", "fill"]));

    // In both faces; the claim's are not.
    const widths = (within: "table" | "div") =>
      page.evaluate(
        (place) =>
          ["", "stamp"].map((face) =>
            [..."0123456789"].map((figure) => {
              const ground = document.createElement(place);
              const row = document.createElement("span");
              row.className = `${face} absolute`;
              row.textContent = figure.repeat(20);
              ground.append(row);
              document.body.append(ground);
              const { width } = row.getBoundingClientRect();
              ground.remove();
              return Math.round(width);
            }),
          ),
        within,
      );
    // Web fonts load when first used; the fallback's digits are equally wide.
    await expect.poll(async () => new Set((await widths("div"))[1]).size).toBeGreaterThan(1);
    for (const face of await widths("table")) expect(new Set(face).size, String(face)).toBe(1);
    await context.close();
  },
);

const CREW = ["Abbott", "Baker", "Cruz", "Diaz", "Evans"];
const CLAIMED: readonly Action[] = [
  { do: "start-round", wild: 4, starter: "s1" },
  { do: "claim", by: "s1", claim: { count: 7, face: 5 } },
];
const BANG: Action = { do: "challenge", by: "s3" };
const CUPS: Action = {
  do: "reveal",
  dice: { s1: [5, 5, 4], s2: [5, 3, 6], s3: [2, 4, 6], s4: [1, 3, 2], s5: [3, 6, 1] },
};

const first = (moves: readonly Moves[]) => Math.min(...moves.map(({ from }) => from));
const last = (moves: readonly Moves[]) => Math.max(...moves.map(({ to }) => to));

browserTest(
  "claims and bangs start from their seats, a verdict plays in order, and any tap ends it",
  async () => {
    const page = await openPhone(origin, { moving: true });
    await page.goto(NO_PAGE);
    const id = await startGame(page, CREW);
    const play = (...actions: readonly Action[]) => record(page, id, ...actions);
    await play(...CLAIMED);
    await page.goto(`/games/${id}`);
    await new Hands(page).isLive();
    await freezeMotion(page);

    // The previous claim returns to its own seat.
    await play({ do: "claim", by: "s2", claim: { count: 8, face: 5 } });
    await page.locator(".stage.at-ru .anim-land").waitFor({ state: "attached" });
    expect(last(await motionOf(page, ".anim-leave"))).toBe(140);
    expect(last(await motionOf(page, ".stage.at-ru .anim-land"))).toBe(260);
    expect(last(await motionOf(page, ".stage.at-ru .anim-slide"))).toBe(140);
    const xOf = (selector: string) =>
      page.locator(selector).evaluate((one) => {
        const { x, width } = one.getBoundingClientRect();
        return x + width / 2;
      });
    const startX = await xOf(".stage.at-ru .anim-land");
    await putMotionTo(page, 259);
    expect(startX).toBeGreaterThan(await xOf(".stage.at-ru .anim-land"));
    expect(await page.locator(".anim-leave.at-t").count()).toBe(1);

    // It stays, then drains away.
    await play(BANG);
    await page.locator(".bang-flash.at-br").waitFor({ state: "attached" });
    const flash = await motionOf(page, ".bang-flash");
    expect(flash.toSorted((one, other) => one.to - other.to)).toEqual([
      { from: 0, to: 180 },
      { from: 0, to: 1000 },
      { from: 700, to: 1000 },
    ]);
    expect(last(await motionOf(page, ".shouted"))).toBe(240);
    expect(await motionOf(page, ".jumping")).toEqual([{ from: 120, to: 380 }]);
    // The claim stays above the red.
    expect(last(await motionOf(page, ".tabletop > .table-center"))).toBe(1000);
    const covers = () =>
      page.locator(".bang-flash").evaluate((one) => ({
        clip: getComputedStyle(one).clipPath,
        top: Math.round(one.getBoundingClientRect().top),
      }));
    expect((await covers()).clip).toMatch(/^circle\(0/);
    // The new keys wait until the red covers them.
    const keys = () => page.locator(".keys").evaluate((one) => getComputedStyle(one).visibility);
    await putMotionTo(page, 100);
    expect(await keys()).toBe("hidden");
    await putMotionTo(page, 400);
    expect(await covers()).toEqual({ clip: "none", top: 0 });
    expect(await keys()).toBe("visible");
    await putMotionTo(page, 900);
    expect((await covers()).top).toBeGreaterThan(0);

    // Nothing of a verdict is visible before its step.
    await play(CUPS);
    await page.getByRole("article", { name: "Verdict" }).waitFor();
    const [dice, placeholders, stamp, awards, rest] = await Promise.all(
      [
        ".lit > .die",
        ".lit > svg:not(.die)",
        ".stamped",
        ".awards > li",
        ".verdict-below, .thumb-zone > *",
      ].map((selector) => motionOf(page, selector)),
    );
    if (!dice || !placeholders || !stamp || !awards || !rest) throw new Error("cannot happen");
    expect(dice.length).toBe(5);
    // The claimed number flies to its place before the first die.
    expect(await motionOf(page, ".tallied > .claimed")).toEqual([{ from: 0, to: 200 }]);
    expect(first(dice)).toBe(240);
    expect(placeholders.length).toBe(3);
    expect(first(placeholders)).toBeGreaterThanOrEqual(last(dice));
    expect(first(stamp.filter(({ from }) => from > 0))).toBeCloseTo(last(placeholders) + 350);
    expect(first(awards)).toBeGreaterThanOrEqual(last(stamp));
    expect(first(rest.filter(({ from }) => from > 0))).toBeGreaterThanOrEqual(last(awards));
    expect(last(rest)).toBeLessThanOrEqual(3_000);
    // Each die begins where it lay at its seat: clockwise, the claimer's last.
    await putMotionTo(page, 0);
    const lies = await page.evaluate(() => {
      const middleOf = (one: Element) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2)];
      };
      const at = (selector: string) => [...document.querySelectorAll(selector)].map(middleOf);
      const seats = ["s3", "s1", "s2"].flatMap((seat) => at(`[data-seat=${seat}] .seat-cup > svg:not(.die)`));
      return { dice: at(".lit > .die"), seats };
    });
    expect(lies.dice).toEqual(lies.seats);
    const unseen = [".lit > *", ".stamped", ".awards > li", ".verdict-below"];
    for (const at of [0, 40]) {
      await putMotionTo(page, at);
      for (const selector of unseen.slice(1))
        expect.soft(await seenOf(page, selector), selector).toEqual(expect.arrayContaining([0]));
    }
    // A frame before the stamp none of the result is visible.
    await putMotionTo(page, first(awards) - 1);
    expect(new Set(await seenOf(page, ".awards > li, .verdict-below"))).toEqual(new Set([0]));
    // A new mark flies to its seat from who gets what.
    const [mark, ...more] = await motionOf(page, ".seat-marks path");
    expect(more).toEqual([]);
    expect(mark?.from).toBeGreaterThanOrEqual(last(awards));
    await putMotionTo(page, mark?.from ?? 0);
    const [given, flying] = await page.evaluate(() =>
      [".awards path", "[data-seat=s2] .seat-marks path"].map((selector) => {
        const { x = 0, y = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return { x, y };
      }),
    );
    expect(flying?.x).toBeCloseTo(given?.x ?? 0, 0);
    expect(flying?.y).toBeCloseTo(given?.y ?? 0, 0);
    await page.touchscreen.tap(195, 300);
    await page.waitForFunction(() =>
      [...document.querySelectorAll(".stamped, .awards > li, .verdict-below")].every(
        (one) => getComputedStyle(one).opacity === "1",
      ),
    );
  },
);

/** The maximum unrequested layout shift: up to this the eye keeps its line. */
const MAX_SHIFT = 0.02;

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

browserTest.for(sampleOf(SIZES, 1))(
  "no layout shifts while pages load or through a game, at $width × $height",
  async (size) => {
    const page = await openPhone(origin, { ...size, moving: true });
    await watchShifts(page);
    const still = async (what: string, wait?: number) =>
      expect.soft(await shiftsSince(page, wait), what).toBeLessThanOrEqual(MAX_SHIFT);
    const opens = async (path: string) => {
      await page.goto(path, { waitUntil: "networkidle" });
      await still(path);
    };
    await opens("/");
    await opens("/settle");
    await opens("/settle?ask=compare&game=pass-the-cup&a=44112&b=33226");
    await send(page, "accounts", {
      name: "Abbott",
      email: `${size.width}@example.org`,
      passphrase: "kettle drum anvil 7",
    });
    const made = { name: "Engine 7", kind: "crew", time_zone: "UTC" };
    const { id: group } = await send<{ id: string }>(page, "groups", made);
    await send(page, `groups/${group}/players`, { names: CREW.slice(1) });
    await opens(`/groups/${group}`);
    const id = await startGame(page, CREW);
    const hands = new Hands(page);
    await page.goto(`/games/${id}`);
    await hands.isLive();
    await still("a table");
    const says = (by: string, count: number): Action => ({ do: "claim", by, claim: { count, face: 5 } });
    const evening: readonly (readonly [what: string, Action, seen: Locator])[] = [
      [
        "the red die",
        { do: "start-round", wild: 4, starter: "s1" },
        page.getByText("fours are wild").first(),
      ],
      ["a claim", says("s1", 7), page.locator(".table-center .at-t")],
      ["another claim", says("s2", 12), page.locator(".table-center .at-ru")],
      ["a bang", BANG, page.locator(".found-dots")],
      ["a verdict", CUPS, hands.verdict()],
      ["the next round", { do: "start-round", wild: 3 }, page.getByText("threes are wild").first()],
    ];
    for (const [what, action, seen] of evening) {
      await record(page, id, action);
      await seen.waitFor();
      await still(what, action.do === "reveal" ? 3_200 : undefined);
    }
    await hands.claim(7, 5);
    await hands.bang();
    await page.locator(".found-dots").waitFor();
    await still("a claim and a bang by tapping");
    await hands.dice(5, 5, 4, 1);
    await still("dice");
    // The measurement works.
    await page.evaluate(() => document.querySelector(".keys")?.prepend(document.createElement("h2")));
    await page.evaluate(() =>
      Object.assign(document.querySelector(".keys > h2") ?? {}, { innerText: "Look!" }),
    );
    await page
      .locator(".keys > h2")
      .evaluate((one: HTMLElement) => Object.assign(one.style, { padding: "12rem" }));
    expect(await shiftsSince(page)).toBeGreaterThan(MAX_SHIFT);
  },
);
