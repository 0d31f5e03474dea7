import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Action, Face } from "@/lib/engine";
import { sampleOf } from "../everyCase";
import { gameOf, Hands } from "./hands";
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
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
];
const PHONES = SIZES.slice(0, 2);
const CROWDS = [2, 5, 9, 12].flatMap((players) => SIZES.map((size) => ({ players, ...size })));

/** The farthest a seat may move between two phases, in pixels. */
const MAX_MOVE = 2;

/** The names and marks of all seats. */
const SEATS = ".seat-name > :first-child, .seat-marks svg";

/** The plates of all seats: the left edge, the upper edge and the width of each name. */
const platesOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-seat] .seat-name")].map((plate) => {
      const { x, y, width } = plate.getBoundingClientRect();
      return [x, y, width];
    }),
  );

/** The farthest that a seat is from where it was; infinite if one is gone. */
async function movesSince(page: Page, before: Awaited<ReturnType<typeof platesOn>>): Promise<number> {
  const now = await platesOn(page);
  const moves = before.flatMap((plate, at) =>
    plate.map((edge, which) => Math.abs(edge - (now[at]?.[which] ?? Number.POSITIVE_INFINITY))),
  );
  return Math.max(...moves);
}

/** The texts of a selector that the keys hide, the window cuts or another of them overlaps. */
const hiddenOn = (page: Page, selector: string) =>
  page.evaluate((which) => {
    const SLACK = 3;
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
    const keys = document.querySelector(".thumb-zone")?.getBoundingClientRect();
    // A line can be as wide as the felt: its words and parts count.
    const boxOf = (one: Element) => {
      const box = one.getBoundingClientRect();
      if (one instanceof SVGElement) return box;
      const words = document.createRange();
      words.selectNodeContents(one);
      const { left, right } = words.getBoundingClientRect();
      const parts = one.matches("p, li") ? [...one.children].map((part) => part.getBoundingClientRect()) : [];
      const top = Math.min(...(parts.length > 0 ? parts : [box]).map((part) => part.top));
      const bottom = Math.max(...(parts.length > 0 ? parts : [box]).map((part) => part.bottom));
      return new DOMRect(left, top, right - left, bottom - top);
    };
    const seen = [...document.querySelectorAll(which)].map((one) => ({
      text: one.textContent,
      box: boxOf(one),
    }));
    return seen.flatMap(({ text, box }, at) => {
      const { top, bottom, left, right } = box;
      const other = seen.slice(at + 1).find((one) => overlap(box, one.box));
      if (other) return `${text} is on ${other.text}`;
      const cut = top < 0 || left < 0 || right > innerWidth || bottom > innerHeight;
      return cut || (keys && overlap(box, keys)) ? [text] : [];
    });
  }, selector);

const says = (by: string, count: number): Action => ({ do: "claim", by, claim: { count, face: 5 } });

browserTest.for(sampleOf(CROWDS, 2))(
  "no seat moves from the claim to the end, and nothing covers a text, at $width × $height with $players players",
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
    expect(await hiddenOn(page, `${SEATS}, .speaker > strong, .claim > *`)).toEqual([]);
    const moved = async (phase: string) => {
      expect.soft(await movesSince(page, claimed), phase).toBeLessThanOrEqual(MAX_MOVE);
      expect.soft(await hiddenOn(page, SEATS), phase).toEqual([]);
    };
    await record(page, id, { do: "challenge", by: "s2" });
    await page.locator(".still .speaker").waitFor();
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
    expect(await hiddenOn(page, `${SEATS}, .stamped > span, .awards > li, .tallied`)).toEqual([]);
    await record(page, id, { do: "end", losers: ["s1"] });
    await page.locator(".ended").waitFor();
    await moved("end");
    expect(await hiddenOn(page, `${SEATS}, .plates, .named, .ending-words`)).toEqual([]);
  },
);

const CUP_GAMES = ["pass-the-cup", "closed-cup", "own-hand", "mia"].flatMap((game) =>
  [2, 9, 12].flatMap((players) => SIZES.map((size) => ({ game, players, ...size }))),
);

browserTest.for(sampleOf(CUP_GAMES, 2))(
  "no seat moves in $game at $width × $height with $players players",
  async ({ game, players, ...size }) => {
    const page = await openPhone(origin, size);
    await page.goto(NO_PAGE);
    const id = await startGame(page, CREW.slice(0, players), { game });
    const twoDice = game === "mia";
    await record(
      page,
      id,
      { do: "start-round", starter: "s1" },
      { do: "claim", by: "s1", claim: twoDice ? "43" : "pair of fours" },
    );
    await page.goto(`/games/${id}`);
    const hands = new Hands(page);
    await hands.isLive();
    const claimed = await platesOn(page);
    const moved = async (phase: string) => {
      expect.soft(await movesSince(page, claimed), phase).toBeLessThanOrEqual(MAX_MOVE);
      expect
        .soft(
          await hiddenOn(
            page,
            `${SEATS}, .speaker > strong, .verdict-middle .stamped > span, .verdict-middle .awards > li`,
          ),
          phase,
        )
        .toEqual([]);
    };
    await moved("claim");
    await record(page, id, { do: "challenge", by: "s2" });
    await page.locator(".cup-middle").waitFor();
    await moved("reveal");
    const dice: readonly Face[] = twoDice ? [5, 2] : [6, 6, 3, 3, 1];
    await record(page, id, { do: "reveal", dice: twoDice || /cup/.test(game) ? dice : { s1: dice } });
    await hands.verdict().waitFor();
    await moved("verdict");
    // A life less ends a game of two.
    if ((await page.locator(".ended").count()) === 0) await record(page, id, { do: "end" });
    await page.locator(".ended").waitFor();
    await moved("end");
  },
);

browserTest.for(sampleOf(SIZES, 1))(
  "a notice moves no plate in score-only mode, and leaves when a seat is tapped, at $width × $height",
  async (size) => {
    const page = await openPhone(origin, size);
    await page.goto(NO_PAGE);
    const id = await startGame(page, CREW.slice(0, 9), { score_only: true });
    await page.goto(`/games/${id}`);
    await new Hands(page).isLive();
    const plates = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("[data-seat] .seat")].map((plate) => {
          const { x, y, width, height } = plate.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        }),
      );
    const before = await plates();
    await record(page, id, { do: "outcome", challengers: ["s3"], claimer: "s2", right: true });
    await page.getByRole("button", { name: "No thanks" }).waitFor();
    expect(await plates()).toEqual(before);
    await page.locator("[data-seat=s6] > button").tap();
    await page.getByText("Whose claim?").waitFor();
    expect(await page.getByRole("button", { name: "No thanks" }).count()).toBe(0);
  },
);

browserTest("a table that began with claims is not offered every claim", async () => {
  const page = await openPhone(origin, PHONES[0]);
  await page.goto(NO_PAGE);
  const id = await startGame(page, CREW.slice(0, 3), { score_only: true });
  await record(page, id, { do: "start-round", wild: 4, starter: "s1" }, says("s1", 5));
  await record(page, id, { do: "challenge", by: "s2" }, { do: "reveal", outcome: "short" });
  await record(page, id, { do: "outcome", challengers: ["s3"], claimer: "s2", right: true });
  await page.goto(`/games/${id}`);
  await new Hands(page).isLive();
  await page.locator(".table-center .stamped").waitFor();
  expect(await page.getByRole("button", { name: "No thanks" }).count()).toBe(0);
});

/** The seats' dice, names and red marks that the keys hide or the window cuts, and those on a part of the felt. */
const lostSeats = (page: Page, on = "none") =>
  page.evaluate((part) => {
    const keys = document.querySelector(".thumb-zone > .keys")?.getBoundingClientRect().top ?? 0;
    const over = document.querySelector(part)?.getBoundingClientRect();
    return [...document.querySelectorAll(".seat-word, .seat-cup, .seat-banged")].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const onPart = over && left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      return left < 0 || right > innerWidth || bottom > keys || onPart
        ? [`${one.className} of ${one.closest("[data-seat]")?.textContent}`]
        : [];
    });
  }, on);

browserTest("a note before the first round is on no seat of a low phone", async () => {
  const page = await openPhone(origin, PHONES[1]);
  await page.goto(NO_PAGE);
  const id = await startGame(page, CREW.slice(0, 6));
  await record(page, id, { do: "leave", player: "s3" });
  await page.goto(`/games/${id}`);
  const note = page.locator(".tabletop").getByText("Cruz left", { exact: true });
  await note.waitFor();
  await note.evaluate((one) => one.classList.add("the-note"));
  for (const text of [".the-note", ".table-center > p:last-of-type"])
    expect(await lostSeats(page, text)).toEqual([]);
});

browserTest("a player's own cup and a dispute hide no seat of a low phone", async () => {
  const keeper = new Hands(await openPhone(origin, PHONES[1]));
  await keeper.openGame(origin, CREW.slice(0, 6), {}, { do: "start-round", wild: 4, starter: "s1" });
  const guest = new Hands(await openPhone(origin, PHONES[1]));
  await guest.join(await keeper.link(), "Frost");
  const id = gameOf(keeper.phone);
  await record(keeper.phone, id, says("s1", 5), { do: "challenge", by: ["s3"] });
  await guest.button("Bang! Me too").waitFor();
  expect(await lostSeats(guest.phone)).toEqual([]);
  await guest.press("Bang! Me too");
  await guest.phone.locator("[data-seat=s6] .seat-banged").waitFor();
  expect(await lostSeats(guest.phone)).toEqual([]);

  const five = CREW.slice(0, 5);
  const dice = Object.fromEntries(five.map((_, at) => [`s${at + 1}`, [1, 4, 4] as const]));
  const claimed = [{ do: "start-round", wild: 3, starter: "s1" }, says("s1", 5)] as const;
  await keeper.openGame(origin, five, {}, ...claimed, { do: "challenge", by: "s2" }, { do: "reveal", dice });
  await guest.join(await keeper.link(), "Diaz");
  await guest.press("Disputed");
  for (const { phone } of [keeper, guest]) {
    await phone.getByText("Disputed by Diaz").waitFor();
    expect(await lostSeats(phone, ".verdict-middle > [aria-live] > div")).toEqual([]);
  }
});

const LONG = [
  ...["Featherstonehaugh-Smythe", "Papadopoulos", "Cy", "Maximiliane Wolfeschlegel", "Konstantinos"],
  ...["Jean-Baptiste", "Étienne", "Bartholomew", "Alexandra-Marie", "Oluwaseun Adebayo", "Jo", "Ng"],
];

/** The lower edge of the felt. */
const edgeOn = (page: Page) =>
  page.evaluate(() => Math.round(document.querySelector(".tabletop")?.getBoundingClientRect().bottom ?? 0));

/** The words that the window cuts. */
const cutOn = (page: Page, selector: string) =>
  page.evaluate(
    (which) =>
      [...document.querySelectorAll(which)].flatMap((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        const { left, right } = words.getBoundingClientRect();
        return left < 0 || right > innerWidth ? [one.textContent] : [];
      }),
    selector,
  );

browserTest.for(PHONES)(
  "felt reaches the keys of a reveal, and a long name washes in full, at $width × $height",
  async (size) => {
    const page = await openPhone(origin, size);
    await page.goto(NO_PAGE);
    const id = await startGame(page, LONG.slice(0, 5));
    await record(page, id, { do: "start-round", wild: 4, starter: "s1" }, says("s1", 5));
    await record(page, id, { do: "challenge", by: "s2" });
    await page.goto(`/games/${id}`);
    await new Hands(page).isLive();
    await page.getByRole("button", { name: "Add five" }).waitFor();
    const keys = await page.locator(".thumb-zone > .keys").boundingBox();
    expect(await edgeOn(page)).toBe(Math.round(keys?.y ?? 0));
    await record(page, id, { do: "reveal", outcome: "short" }, { do: "end", losers: ["s4"] });
    await page.locator(".ended .named").waitFor();
    expect(await cutOn(page, ".ended .named, .ended .seat-word")).toEqual([]);
  },
);

browserTest("no step of a score with long names moves the felt of a low phone", async () => {
  const page = await openPhone(origin, { width: 360, height: 612 });
  await page.goto(NO_PAGE);
  const id = await startGame(page, LONG.slice(0, 5), { score_only: true });
  await page.goto(`/games/${id}`);
  const hands = new Hands(page);
  await hands.isLive();
  const before = await edgeOn(page);
  for (const player of ["s1", "s4"]) {
    await hands.tap(page.locator(`[data-seat=${player}] > button`));
    expect(await edgeOn(page)).toBe(before);
  }
  const right = hands.button(/^Right/);
  await right.waitFor();
  // No name leaves its key.
  expect(
    await right.evaluate((key) => {
      const { left, right: end } = key.getBoundingClientRect();
      return [...key.querySelectorAll("span")].flatMap((one) => {
        const box = one.getBoundingClientRect();
        return box.left < left || box.right > end ? [one.textContent] : [];
      });
    }),
  ).toEqual([]);
});

/** Names with words that break at their usual size. */
const WORDY = [
  ...["Christopherson", "Papadopoulos", "Maximiliane Gruber", "Konstantinos", "Wolfeschlegelstein"],
  ...["Alexandra-Marie", "Bartholomew", "Oluwaseun Adebayo", "Featherstonehaugh"],
];
const WHOLE = [
  { what: "around a table of twelve", names: LONG, size: PHONES[0], score_only: false },
  {
    what: "around a table of nine",
    names: [...WORDY.slice(0, 4), ...WORDY.slice(5, 8)],
    size: PHONES[0],
    score_only: false,
  },
  { what: "on nine plates of a small phone", names: WORDY, size: PHONES[1], score_only: true },
];

browserTest.for(WHOLE)("no word breaks $what", async ({ names, size, score_only }) => {
  const page = await openPhone(origin, size);
  await page.goto(NO_PAGE);
  const id = await startGame(page, names, { score_only });
  await page.goto(`/games/${id}`);
  await new Hands(page).isLive();
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll("[data-seat] .seat-word")].flatMap((one) => {
      const words = (one.textContent ?? "").split(/[\s-]/).length;
      const shown = Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight));
      return shown > words ? [one.textContent] : [];
    }),
  );
  expect(lines).toEqual([]);
});

browserTest("the names of two players are whole on a small phone", async () => {
  const page = await openPhone(origin, PHONES[1]);
  await page.goto(NO_PAGE);
  const id = await startGame(page, ["Christopherson", "Papadopoulos"]);
  await record(page, id, { do: "start-round", wild: 4, starter: "s1" }, says("s1", 5));
  await record(page, id, { do: "challenge", by: "s2" });
  await page.goto(`/games/${id}`);
  await new Hands(page).isLive();
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll("[data-seat] .seat-word")].flatMap((one) =>
      one.scrollWidth > one.clientWidth ? [one.textContent] : [],
    ),
  );
  expect(cut).toEqual([]);
});
