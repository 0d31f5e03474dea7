import { get } from "node:http";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Action } from "@/lib/engine";
import { noAccessWords } from "@/lib/messages/notices";
import { outcome, says, start } from "../engine/tableOf";
import { oneIn } from "../everyCase";
import { fromNetwork, gameOf, Hands } from "./hands";
import { withoutWatchdog } from "./heldBack";
import { type Line, lineTo } from "./line";
import { browserTest, openPhone, type Phone } from "./phone";
import { NO_PAGE, record, startGame } from "./send";
import { sharedOrigin } from "./server";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 3);

const origin = fromNetwork(sharedOrigin());

const TELEVISION = { width: 1920, height: 1080, touch: false, dark: true };
/** Expected for a cut connection, and for a removed TV. */
const LOST = [/ERR_(CONNECTION|CONTENT_LENGTH|EMPTY|INCOMPLETE|NETWORK|SOCKET)/, /status of 404/];

/** A keeper's phone at a new table. */
async function keeperOf(...names: readonly string[]): Promise<Hands> {
  const keeper = new Hands(await openPhone(origin));
  await keeper.openGame(origin, names);
  return keeper;
}

/** Opens the TV of a keeper's table on another device, by the table's link. */
async function openTv(keeper: Hands, screen: Phone = TELEVISION, line?: Line): Promise<Page> {
  const television = await openPhone(origin, { ...screen, expected: LOST });
  await television.addInitScript(...withoutWatchdog);
  const link = new URL(await keeper.link()).pathname;
  await new Hands(television).watch((line?.origin ?? origin) + link);
  await television.goto(`${line?.origin ?? origin}/games/${gameOf(keeper.phone)}/tv`);
  return television;
}

const shows = (screen: Page, text: string): Promise<void> =>
  screen.locator("#tv").getByText(text, { exact: true }).locator("visible=true").first().waitFor();

story(
  "the TV follows a round of two phones, shows the verdict long enough, and names who washes",
  async () => {
    const keeper = await keeperOf("Abbott", "Baker");
    const guest = new Hands(await openPhone(origin));
    await guest.join(await keeper.link(), "Abbott");
    const tv = await openTv(keeper);
    // The page's clock is stopped, so that the verdict stays.
    await tv.clock.install();
    await tv.clock.pauseAt(Date.now() + 60_000);
    await shows(tv, "Who starts?");
    const game = gameOf(keeper.phone);
    await record(keeper.phone, game, start("s1"));
    await shows(tv, "Abbott starts");
    await guest.claim(6, 5);
    await shows(tv, "Abbott says");
    await shows(tv, "Baker’s turn");
    await tv.getByRole("status").getByText("Abbott says 6 fives. Baker’s turn.").waitFor();
    await keeper.bang();
    await shows(tv, "Bang!");
    await shows(tv, "Baker on Abbott");
    await record(keeper.phone, game, outcome("short"));
    await shows(tv, "Short");
    await guest.press("Disputed");
    await shows(tv, "Disputed by Abbott");
    await tv
      .getByRole("status")
      .getByText(/Disputed by Abbott\.$/)
      .waitFor();
    await guest.press("Disputed");
    await tv.locator("#tv").getByText("Disputed by Abbott").waitFor({ state: "detached" });
    // The next round starts at once; the TV still shows the verdict.
    await record(keeper.phone, game, start("s1", 2));
    await tv.getByRole("status").getByText("Abbott starts.").waitFor();
    expect(await tv.getByRole("article", { name: "Verdict" }).isVisible()).toBe(true);
    expect(await tv.locator("#tv").getByText("Abbott starts").isVisible()).toBe(false);
    await tv.clock.fastForward(10_000);
    await shows(tv, "Abbott starts");
    expect(await tv.getByRole("article", { name: "Verdict" }).isVisible()).toBe(false);
  },
);

const LONG = [
  ...["Bartholomew the Younger of Engine Seven", "Maximiliana von Hohenstein", "Wolfgang", "Iggy"],
  ...["Captain Featherstonehaugh-Smythe", "Jo", "Chrysanthemum", "Zephyrine", "Quillon"],
  ...["Abdulrahman", "Ng", "Örjan Ångström"],
];

// A capital needs a 200th of the distance: 2 cm from four meters, a twentieth of the height of a 32-inch TV.
story(
  "the TV fits any number of players without scrolling or keys, and is readable from four meters",
  async () => {
    const tv = await openPhone(origin, TELEVISION);
    await tv.goto(origin + NO_PAGE);
    const late: Action = { do: "adjust", what: "bad", count: 1, from: "bank", to: "s4", note: "Late" };
    const tables: readonly (readonly [readonly string[], ...Action[]])[] = [
      [LONG.slice(0, 2), start("s1"), says("s1", { count: 6, face: 5 })],
      // Jo says it.
      [LONG, late, start("s6"), says("s6", { count: 12, face: 5 })],
    ];
    for (const [names, ...played] of tables) {
      const game = await startGame(tv, names);
      await record(tv, game, ...played);
      await tv.goto(`${origin}/games/${game}/tv`);
      await tv.locator("#tv").waitFor();
      await tv.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      for (const [width, height] of [
        [1920, 1080],
        [1280, 800],
        [1080, 1920],
        [390, 844],
      ] as const) {
        await tv.setViewportSize({ width, height });
        await tv.evaluate(() => document.fonts.ready);
        const wrong = await tv.evaluate(() =>
          [...document.querySelectorAll("html, #tv *:not(.sr-only, svg *)")].flatMap((element) => {
            const { right, bottom } = element.getBoundingClientRect();
            const over = right > innerWidth + 1 || bottom > innerHeight + 1;
            return over || element.matches("a, button, input, [tabindex]")
              ? element.outerHTML.slice(0, 120)
              : [];
          }),
        );
        expect(wrong, `${names.length} at ${width}×${height}`).toEqual([]);
        expect(await tv.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
        if (names === LONG && width > height) await isLegible(tv, `${width}×${height}`);
      }
    }
  },
);

async function isLegible(tv: Page, size: string): Promise<void> {
  const shares = await tv.evaluate(() => {
    const capital = (element: Element | null) => {
      const { fontWeight, fontSize, fontFamily, fontStretch } = getComputedStyle(element as Element);
      const pen = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      return { height: pen.measureText("H").actualBoundingBoxAscent, fontStretch };
    };
    const text = (words: string) =>
      [...document.querySelectorAll("#tv p, #tv span")].find((one) => one.textContent === words) ?? null;
    return {
      claim: capital(text("12")).height / innerHeight,
      name: capital(text("Jo")).height / innerHeight,
      turn: capital(text("Chrysanthemum’s turn")).height / innerHeight,
      score:
        (document.querySelector('#tv [aria-label="1 bad"] svg')?.getBoundingClientRect().height ?? 0) /
        innerHeight,
    };
  });
  console.log(`Of the height of ${size}: ${JSON.stringify(shares)}`);
  expect(shares.claim).toBeGreaterThan(0.2);
  // A size of a twenty-fourth of the height is read from six meters.
  expect(shares.name).toBeGreaterThan(1 / 24);
  expect(shares.score).toBeGreaterThanOrEqual(0.04);
  expect(shares.turn).toBeGreaterThan(0.03);
}

/** Compressed bytes that a browser receives from this URL. */
const bytesSent = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const address = url.replace("//table.test:", "//localhost:");
    get(address, { headers: { "accept-encoding": "gzip" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (piece: Buffer) => {
        bytes += piece.length;
      });
      answer.on("end", () => resolve(bytes));
    }).on("error", reject);
  });

story(
  "an offline TV says so, keeps its last picture and catches up; a removed one is blank at once",
  async () => {
    const keeper = await keeperOf("Quillon", "Zephyrine");
    const line = await lineTo(origin);
    const tv = await openTv(keeper, TELEVISION, line);
    await shows(tv, "Who starts?");
    line.cut();
    await record(keeper.phone, gameOf(keeper.phone), start("s1"));
    await tv
      .getByRole("alert")
      .getByText(/^Offline. Last update/)
      .waitFor();
    await shows(tv, "Who starts?");
    line.fix();
    await shows(tv, "Quillon starts");
    await tv.getByText(/^Offline. Last update/).waitFor({ state: "detached" });

    // It contains neither the rules nor the translations.
    const scripts = new Set<string>();
    tv.on("request", (request) => {
      if (request.resourceType() === "script") scripts.add(request.url());
    });
    await tv.reload();
    await tv.waitForLoadState("load");
    const sent =
      (await Promise.all([...scripts].map(bytesSent))).reduce((sum, bytes) => sum + bytes, 0) / 1000;
    console.log(`JavaScript of the TV as sent: ${sent.toFixed(1)} kB in ${scripts.size} files`);
    expect(scripts.size).toBeGreaterThan(3);
    expect(sent).toBeLessThanOrEqual(160);

    await shows(tv, "Quillon starts");
    await keeper.button("Share").tap();
    await keeper.inSheet(/^Remove: Phone/);
    await tv.getByRole("heading", { name: noAccessWords.title }).waitFor();
    await tv.waitForURL("**/no-access");
    expect(await tv.content()).not.toMatch(/Quillon|Zephyrine/);
  },
);
