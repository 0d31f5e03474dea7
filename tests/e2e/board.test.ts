import { get } from "node:http";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { goneWords } from "@/lib/messages/notices";
import { fromNetwork, gameOf, Hands } from "./hands";
import { withoutWatchdog } from "./heldBack";
import { type Line, lineTo } from "./line";
import { browserTest, openPhone, type Phone } from "./phone";
import { sharedOrigin } from "./server";

const origin = fromNetwork(sharedOrigin());

const TELEVISION = { width: 1920, height: 1080, touch: false, dark: true };
/** What belongs to the story of a line that is cut, and of a screen that is shown out. */
const LOST = [/ERR_(CONNECTION|EMPTY|INCOMPLETE|NETWORK|SOCKET)/, /status of 404/];

/** A keeper's phone at a new table. */
async function keeperOf(...names: readonly string[]): Promise<Hands> {
  const keeper = new Hands(await openPhone(origin));
  await keeper.openGame(origin, names);
  return keeper;
}

/** Opens the board of a keeper's table on a screen of its own, which came by the table's link. */
async function boardOf(keeper: Hands, screen: Phone = TELEVISION, line?: Line): Promise<Page> {
  const television = await openPhone(origin, { ...screen, expected: LOST });
  await television.addInitScript(...withoutWatchdog);
  const link = new URL(await keeper.link()).pathname;
  await new Hands(television).watch((line?.origin ?? origin) + link);
  await television.goto(`${line?.origin ?? origin}/games/${gameOf(keeper.phone)}/board`);
  return television;
}

const shows = (screen: Page, text: string): Promise<void> =>
  screen.locator("#board").getByText(text, { exact: true }).first().waitFor();

browserTest(
  "the board follows a round of two phones, lets the verdict be read, and says who washes",
  async () => {
    const keeper = await keeperOf("Abbott", "Baker");
    const guest = new Hands(await openPhone(origin));
    await guest.join(await keeper.link(), "Abbott");
    const board = await boardOf(keeper);
    // The page's clock stands still: a verdict is read for as long as the test reads it.
    await board.clock.install();
    await board.clock.pauseAt(Date.now() + 60_000);
    await shows(board, "Who starts?");
    await keeper.opens("Abbott");
    await keeper.redDie(4);
    await shows(board, "Abbott to open");
    await guest.claim(6, 5);
    await shows(board, "Abbott says");
    await shows(board, "Baker to raise");
    await board.getByRole("status").getByText("Abbott says 6 fives. Baker to raise.").waitFor();
    await keeper.bang();
    await shows(board, "Bang!");
    await shows(board, "Baker on Abbott");
    await guest.way("Just the answer");
    await guest.press(/^Short: /);
    await shows(board, "Short");
    await guest.press("Disputed");
    await shows(board, "Disputed by Abbott");
    await board
      .getByRole("status")
      .getByText(/Disputed by Abbott\.$/)
      .waitFor();
    await guest.press("Disputed");
    await board.locator("#board").getByText("Disputed by Abbott").waitFor({ state: "detached" });
    // The next round begins at once; whoever looks up to the screen still reads the verdict.
    await keeper.redDie(2);
    await board.getByRole("status").getByText("Abbott to open.").waitFor();
    expect(await board.getByRole("article", { name: "Verdict" }).isVisible()).toBe(true);
    expect(await board.locator("#board").getByText("Abbott to open").isVisible()).toBe(false);
    await board.clock.fastForward(10_000);
    await shows(board, "Abbott to open");
    expect(await board.getByRole("article", { name: "Verdict" }).isVisible()).toBe(false);
  },
);

/** What the server sends to a browser that asks for this address, compressed as it is. */
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

browserTest("the board is light: it carries neither the rules nor the words", async () => {
  const board = await boardOf(await keeperOf("Abbott", "Baker"));
  const scripts = new Set<string>();
  board.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  await board.reload();
  await board.waitForLoadState("load");
  const sent = (await Promise.all([...scripts].map(bytesSent))).reduce((sum, bytes) => sum + bytes, 0) / 1000;
  console.log(`JavaScript of the board as sent: ${sent.toFixed(1)} kB in ${scripts.size} files`);
  expect(scripts.size).toBeGreaterThan(3);
  expect(sent).toBeLessThanOrEqual(155);
});

const LONG = [
  ...["Bartholomew the Younger of Engine Seven", "Maximiliana von Hohenstein", "Wolfgang", "Iggy"],
  ...["Captain Featherstonehaugh-Smythe", "Jo", "Chrysanthemum", "Zephyrine", "Quillon"],
  ...["Abdulrahman", "Ng", "Örjan Ångström"],
];

browserTest("everything fits, nothing scrolls and nothing is to tap, however many sit there", async () => {
  for (const names of [LONG.slice(0, 2), LONG]) {
    const keeper = await keeperOf(...names);
    await keeper.opens(names[0] ?? "");
    await keeper.redDie(4);
    await keeper.claim(6, 5);
    const board = await boardOf(keeper);
    await board.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    for (const [width, height] of [
      [1920, 1080],
      [1280, 800],
      [1080, 1920],
      [390, 844],
    ] as const) {
      await board.setViewportSize({ width, height });
      const wrong = await board.evaluate(() =>
        [...document.querySelectorAll("html, #board *:not(.sr-only, svg *)")].flatMap((element) => {
          const { right, bottom } = element.getBoundingClientRect();
          const over = right > innerWidth + 1 || bottom > innerHeight + 1;
          return over || element.matches("a, button, input, [tabindex]")
            ? element.outerHTML.slice(0, 120)
            : [];
        }),
      );
      expect(wrong, `${names.length} at ${width}×${height}`).toEqual([]);
      expect(await board.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
    }
  }
});

// A capital is to be a 200th of the distance: 2 cm from four metres, a twentieth of the height of a 32-inch television.
browserTest(
  "names, scores and whose turn it is can be read from four metres, and the claim from far off",
  async () => {
    const keeper = await keeperOf(...LONG);
    await keeper.more("A penalty");
    await keeper.inSheet("Iggy");
    await keeper.inSheet("Bad");
    await keeper.inSheet("Late");
    await keeper.inSheet(/^Iggy gets one bad/);
    await keeper.opens("Jo");
    await keeper.redDie(4);
    await keeper.claim(12, 5);
    const board = await boardOf(keeper);
    await board.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    for (const [width, height] of [
      [1920, 1080],
      [1280, 800],
    ] as const) {
      await board.setViewportSize({ width, height });
      await board.evaluate(() => document.fonts.ready);
      const shares = await board.evaluate(() => {
        const capital = (element: Element | null) => {
          const { fontWeight, fontSize, fontFamily, fontStretch } = getComputedStyle(element as Element);
          const pen = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
          pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
          return { height: pen.measureText("H").actualBoundingBoxAscent, fontStretch };
        };
        const text = (words: string) =>
          [...document.querySelectorAll("#board p, #board span")].find((one) => one.textContent === words) ??
          null;
        return {
          claim: capital(text("12")).height / innerHeight,
          name: capital(text("Jo")).height / innerHeight,
          turn: capital(text("Chrysanthemum to raise")).height / innerHeight,
          score:
            (document.querySelector('#board [aria-label="1 bad"] svg')?.getBoundingClientRect().height ?? 0) /
            innerHeight,
        };
      });
      console.log(`Of the height of ${width}×${height}: ${JSON.stringify(shares)}`);
      expect(shares.claim).toBeGreaterThan(0.2);
      for (const share of [shares.name, shares.turn, shares.score])
        expect(share).toBeGreaterThanOrEqual(0.05);
    }
  },
);

browserTest(
  "without a line it says so and shows what it saw last; when it is back, it has caught up",
  async () => {
    const keeper = await keeperOf("Abbott", "Baker");
    const line = await lineTo(origin);
    const board = await boardOf(keeper, TELEVISION, line);
    await shows(board, "Who starts?");
    line.cut();
    await keeper.opens("Abbott");
    await keeper.redDie(4);
    await board
      .getByRole("alert")
      .getByText(/^No line to the table/)
      .waitFor();
    await shows(board, "Who starts?");
    line.mend();
    await shows(board, "Abbott to open");
    await board.getByText(/^No line to the table/).waitFor({ state: "detached" });
  },
);

browserTest("a screen that is shown out is blank at once", async () => {
  const keeper = await keeperOf("Quillon", "Zephyrine");
  const board = await boardOf(keeper);
  await shows(board, "Who starts?");
  await keeper.button("Share").tap();
  await keeper.inSheet(/^Show out: A phone/);
  await board.getByRole("heading", { name: goneWords.title }).waitFor();
  await board.waitForURL("**/gone");
  expect(await board.content()).not.toMatch(/Quillon|Zephyrine/);
});
