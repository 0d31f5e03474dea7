import type { Page } from "playwright-core";
import { expect } from "vitest";
import { newId } from "@/lib/client/newId";
import { screenWords } from "@/lib/messages/screen";
import { sayScreenCode } from "@/lib/protocol/screenCode";
import { says, start } from "../engine/tableOf";
import { oneIn } from "../everyCase";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { NO_PAGE, read, record, send, startGame } from "./send";
import { sharedOrigin } from "./server";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 3);

const here = sharedOrigin();
const origin = fromNetwork(here);

const TELEVISION = { width: 1280, height: 800, touch: false, dark: true };
/** A removed or reassigned TV loses its stream. */
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
  screen.locator("#tv").getByText(text, { exact: true }).first().waitFor();

/** Nothing overflows the screen at any size, and there is nothing to tap. */
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

story(
  "a scorekeeper assigns a TV by its code; it follows from game to game until it is removed",
  async () => {
    const { screen, code } = await television();
    await fits(screen);
    const keeper = new Hands(await openPhone(origin, { expected: LEFT }));
    await keeper.phone.goto(origin + NO_PAGE);
    const first = await startGame(keeper.phone, ["Quillon", "Zephyrine"]);
    await keeper.phone.goto(`${origin}/tv/${code}`);
    await keeper.phone.getByText(sayScreenCode(code)).waitFor();
    await keeper.press(/^Show Quillon and Zephyrine/);
    await keeper.phone.getByRole("status").getByText("The TV shows Quillon and Zephyrine now.").waitFor();
    await shows(screen, "Who starts?");
    await keeper.phone.getByRole("link", { name: "Open table" }).tap();
    await keeper.phone.waitForURL(`**/games/${first}`);
    await keeper.isLive();
    await record(keeper.phone, first, start("s1"), says("s1", { count: 6, face: 5 }));
    await shows(screen, "Quillon says");
    await screen.reload();
    await shows(screen, "Zephyrine’s turn");
    expect(new URL(screen.url()).pathname).toBe("/tv");

    // The game ends, and another one follows at the table.
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
    await screen.locator("#tv").getByText("Zephyrine washes the dishes.").waitFor({ state: "detached" });
    await shows(screen, "Who starts?");

    // Removed from the share sheet, it is blank at once, and shows a code again.
    await keeper.button("Share").tap();
    await keeper.phone.getByText("shows the table").waitFor();
    await keeper.inSheet(/^Disconnect: TV/);
    await keeper.phone.getByText("TV disconnected. It shows its code again.").waitFor();
    const next = await codeOf(screen);
    expect(await screen.content()).not.toMatch(/Quillon|Zephyrine/);

    // A phone that cannot scan types it.
    const field = keeper.phone.getByLabel("Code on the TV");
    await field.fill("ZZZ-ZZZ");
    await keeper.inSheet("Connect TV");
    await keeper.phone.getByText(/^No TV shows that code/).waitFor();
    await field.fill(sayScreenCode(next).toLowerCase());
    await keeper.inSheet("Connect TV");
    await keeper.phone.getByText("The TV shows this table now.").waitFor();
    await keeper.phone.getByText("shows the table").waitFor();
    await shows(screen, "Who starts?");
  },
);

story(
  "a phone without a table and an invalid code get an error; between games the group’s TV shows standings",
  async () => {
    const owner = await openPhone(origin);
    const hands = new Hands(owner);
    await owner.goto(`${origin}/tv/K7Q2MX`);
    await owner.getByRole("heading", { name: screenWords.give.none.title }).waitFor();
    expect(await owner.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
      "/sign-in?next=%2Ftv%2FK7Q2MX",
    );
    await startGame(owner, ["Quillon", "Zephyrine"]);
    await owner.goto(`${origin}/tv/${encodeURIComponent("<script>alert(1)</script>")}`);
    await hands.press(/^Show Quillon and Zephyrine/);
    await owner.getByText(screenWords.give.codeFirst).waitFor();
    expect(await owner.locator("main").innerHTML()).not.toContain("alert(1)");

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
    await owner.goto(`${origin}/tv/${code}`);
    await hands.press(/^Show Kitchen, Engine 7/);
    await owner.getByText("The TV shows Kitchen, Engine 7 now.").waitFor();
    await screen.getByRole("heading", { name: "Engine 7 · Kitchen" }).waitFor();
    await screen.getByText(screenWords.idle.none).waitFor();
    await screen.getByRole("img", { name: screenWords.idle.qr }).waitFor();
    const { players } = await read<{ players: { id: string; shown: string }[] }>(
      owner,
      `groups/${group}/players`,
    );
    for (const name of ["Olive", "Abbott", "Baker"]) {
      await send(owner, `groups/${group}/results`, {
        id: newId(),
        game: "firehouse",
        losers: players.flatMap(({ id, shown }) => (shown === name ? id : [])),
        day: new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
      });
      // The TV reloads for each: none may arrive during the measurement.
      await screen.getByText(`${name} washed`).waitFor();
    }
    await screen.getByText(screenWords.idle.due).waitFor();
    await screen.getByText("Cruz", { exact: true }).waitFor();
    await fits(screen);
    const begun = Date.now();
    await startGame(owner, ["Abbott", "Cruz"], { group });
    await shows(screen, "Who starts?");
    console.log(`The next game was on the screen after ${Date.now() - begun} ms`);
  },
);

story("viewing a TV page stores nothing", async () => {
  const answer = await fetch(`${here}/tv`);
  expect([answer.status, answer.headers.get("set-cookie")]).toEqual([200, null]);
  expect(await answer.text()).not.toMatch(/[2-9A-HJ-NP-Z]{3}-[2-9A-HJ-NP-Z]{3}</);
  expect((await fetch(`${here}/tv/K7Q2MX`)).headers.get("referrer-policy")).toBe("no-referrer");
});
