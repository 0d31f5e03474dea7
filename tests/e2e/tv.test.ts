import type { Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { newId } from "@/lib/client/newId";
import { screenWords } from "@/lib/messages/screen";
import { sayScreenCode } from "@/lib/protocol/screenCode";
import { fromNetwork, gameOf, Hands } from "./hands";
import { WITHOUT_BEAT } from "./heldBack";
import { browserTest, openPhone } from "./phone";
import { read, record, send, startGame } from "./send";
import { startServer } from "./server";

// A server of its own: somebody signs up here, and the first who does owns it.
let here: string;
let origin: string;
beforeAll(async () => {
  here = (await startServer({ node: WITHOUT_BEAT })).origin;
  origin = fromNetwork(here);
});

const TELEVISION = { width: 1280, height: 800, touch: false, dark: true };
/** A screen that is sent away, or is given another table, loses the stream that it follows. */
const LEFT = [/status of 404/, /ERR_ABORTED/];

async function television(): Promise<{ readonly screen: Page; readonly code: string }> {
  const screen = await openPhone(origin, { ...TELEVISION, expected: LEFT });
  await screen.goto(`${origin}/tv`);
  return { screen, code: await codeOf(screen) };
}

const CODE = /^[2-9A-Z]{3}-[2-9A-Z]{3}$/;

async function codeOf(screen: Page): Promise<string> {
  const shown = screen.getByText(CODE);
  await shown.waitFor();
  await screen.getByRole("img", { name: screenWords.code.qr }).waitFor();
  return ((await shown.textContent()) ?? "").replace("-", "");
}

const shows = (screen: Page, text: string | RegExp): Promise<void> =>
  screen.locator("#board").getByText(text, { exact: true }).first().waitFor();

/** Nothing stands beyond the edge of the screen, whatever its size, and there is nothing to tap. */
async function fits(screen: Page): Promise<void> {
  for (const [width, height] of [
    [1920, 1080],
    [844, 390],
    [390, 844],
    [1280, 800],
  ] as const) {
    await screen.setViewportSize({ width, height });
    const wrong = await screen.evaluate(() =>
      [...document.querySelectorAll("main *:not(svg *)")].flatMap((element) => {
        const { right, bottom } = element.getBoundingClientRect();
        const over = right > innerWidth + 1 || bottom > innerHeight + 1;
        return over || element.matches("a, button, input") ? element.outerHTML.slice(0, 120) : [];
      }),
    );
    expect(wrong, `${width}×${height}`).toEqual([]);
  }
}

/** The keys of a sheet on the keeper's phone. */
async function share(keeper: Hands): Promise<void> {
  await keeper.button("Share").tap();
  await keeper.phone.getByRole("dialog").waitFor();
}

browserTest(
  "a television shows a code, a keeper's phone gives it the table by one tap, and it follows from game to game until it is sent away",
  async () => {
    const { screen, code } = await television();
    const keeper = new Hands(await openPhone(origin));
    await keeper.startGame(origin, ["Quillon", "Zephyrine"]);
    const first = gameOf(keeper.phone);
    await keeper.phone.goto(`${origin}/tv/${code}`);
    await keeper.phone.getByText(sayScreenCode(code)).waitFor();
    await keeper.press(/^Show Quillon and Zephyrine/);
    await keeper.phone.getByRole("status").getByText("The screen shows Quillon and Zephyrine now.").waitFor();
    await shows(screen, "Who starts?");
    await keeper.phone.getByRole("link", { name: "To the table" }).tap();
    await keeper.phone.waitForURL(`**/games/${first}`);
    await keeper.isLive();
    await keeper.opens("Quillon");
    await keeper.redDie(4);
    await keeper.claim(6, 5);
    await shows(screen, "Quillon says");
    await screen.reload();
    await shows(screen, "Zephyrine to raise");
    expect(new URL(screen.url()).pathname).toBe("/tv");

    // The game ends, and another one follows it at the table.
    await record(
      keeper.phone,
      first,
      { do: "challenge", by: "s2" },
      { do: "reveal", outcome: "short" },
      { do: "end", losers: ["s2"] },
    );
    await shows(screen, "Short");
    await shows(screen, "Zephyrine washes the dishes.");
    await keeper.press(/^Play again/);
    await keeper.phone.waitForURL((url) => url.pathname !== `/games/${first}`);
    await keeper.isLive();
    await screen.locator("#board").getByText("Zephyrine washes the dishes.").waitFor({ state: "detached" });
    await keeper.opens("Quillon");
    await keeper.redDie(2);
    await shows(screen, "Quillon to open");

    // Sent away from the share sheet, it is blank at once, and shows a code again.
    await share(keeper);
    await keeper.phone.getByText("shows the table").waitFor();
    await keeper.inSheet(/^Send away: big screen/);
    await keeper.phone.getByText("It is sent away, and shows its code again.").waitFor();
    await codeOf(screen);
    expect(await screen.content()).not.toMatch(/Quillon|Zephyrine/);
  },
);

browserTest("a phone that cannot scan types the code in the share sheet", async () => {
  const { screen, code } = await television();
  await fits(screen);
  const keeper = new Hands(await openPhone(origin, { expected: LEFT }));
  await keeper.startGame(origin, ["Quillon", "Zephyrine"]);
  await share(keeper);
  const field = keeper.phone.getByLabel("Big screen: type the code it shows");
  await field.fill("ZZZ-ZZZ");
  await keeper.inSheet("Show the table there");
  await keeper.phone.getByText(/^No screen shows that code/).waitFor();
  await field.fill(sayScreenCode(code).toLowerCase());
  await keeper.inSheet("Show the table there");
  await keeper.phone.getByText("The screen shows this table now.").waitFor();
  await keeper.phone.getByText("shows the table").waitFor();
  await shows(screen, "Who starts?");
});

browserTest(
  "between games the house hangs there: what is written down appears by itself, and the next game within moments",
  async () => {
    const owner = await openPhone(origin);
    await owner.goto(origin);
    await send(owner, "accounts", {
      name: "Olive",
      email: `${newId()}@mail.example`,
      passphrase: "kettle drum anvil 7",
    });
    const { id: group } = await send<{ id: string }>(owner, "groups", {
      name: "Engine 7",
      kind: "crew",
      time_zone: "UTC",
    });
    await send(owner, `groups/${group}/players`, { names: ["Abbott", "Baker", "Cruz"] });
    const { screen, code } = await television();
    const hands = new Hands(owner);
    await owner.goto(`${origin}/tv/${code}`);
    await hands.press(/^Show Kitchen, Engine 7/);
    await owner.getByText("The screen shows Kitchen, Engine 7 now.").waitFor();
    await screen.getByRole("heading", { name: "Engine 7 · Kitchen" }).waitFor();
    await screen.getByText(screenWords.house.none).waitFor();
    await screen.getByRole("img", { name: screenWords.house.qr }).waitFor();
    const { players } = await read<{ players: { id: string; shown: string }[] }>(
      owner,
      `groups/${group}/players`,
    );
    for (const name of ["Olive", "Abbott", "Baker"])
      await send(owner, `groups/${group}/results`, {
        id: newId(),
        game: "firehouse",
        losers: players.flatMap(({ id, shown }) => (shown === name ? id : [])),
        day: new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
      });
    await screen.getByText(screenWords.house.due).waitFor();
    await screen.getByText("Cruz", { exact: true }).waitFor();
    await screen.getByText("Baker washed").waitFor();
    await fits(screen);
    const begun = Date.now();
    await startGame(owner, ["Abbott", "Cruz"], { group });
    await shows(screen, "Who starts?");
    console.log(`The next game was on the screen after ${Date.now() - begun} ms`);
  },
);

browserTest("a phone that keeps no table is told so, and a code that is none is asked for", async () => {
  const phone = await openPhone(origin);
  await phone.goto(`${origin}/tv/K7Q2MX`);
  await phone.getByRole("heading", { name: screenWords.give.none.title }).waitFor();
  expect(await phone.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
    "/sign-in?next=%2Ftv%2FK7Q2MX",
  );
  const keeper = new Hands(phone);
  await keeper.startGame(origin, ["Quillon", "Zephyrine"]);
  await phone.goto(`${origin}/tv/${encodeURIComponent("<script>alert(1)</script>")}`);
  await keeper.press(/^Show Quillon and Zephyrine/);
  await phone.getByText(screenWords.give.codeFirst).waitFor();
  expect(await phone.locator("main").innerHTML()).not.toContain("alert(1)");
});

browserTest("whoever merely looks at a screen leaves nothing behind", async () => {
  const answer = await fetch(`${here}/tv`);
  expect([answer.status, answer.headers.get("set-cookie")]).toEqual([200, null]);
  expect(await answer.text()).not.toMatch(/[2-9A-HJ-NP-Z]{3}-[2-9A-HJ-NP-Z]{3}</);
  expect((await fetch(`${here}/tv/K7Q2MX`)).headers.get("referrer-policy")).toBe("no-referrer");
});
