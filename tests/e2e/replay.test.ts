import type { Page } from "playwright-core";
import { expect } from "vitest";
import { newId } from "@/lib/client/newId";
import type { Action, Face } from "@/lib/engine";
import { bangs, doubts, lifts, opens, outcome, says, shows, start } from "../engine/tableOf";
import { oneIn } from "../everyCase";
import { cachedGroup } from "./cachedGroup";
import { fromNetwork } from "./hands";
import { browserTest, openPhone } from "./phone";
import { NO_PAGE, read, record, send, startGame } from "./send";
import { sharedServer } from "./server";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 2);

const server = sharedServer();
const origin = fromNetwork(server.origin);

const CREW = ["Hale", "Diaz", "Frost"];
/** Five dice each: of fifteen four are sixes or fours, five fives or fours. */
const DICE: Readonly<Record<string, readonly Face[]>> = {
  s1: [6, 6, 4, 5, 5],
  s2: [5, 4, 1, 1, 1],
  s3: [2, 2, 3, 3, 1],
};
const THREE_ROUNDS: readonly Action[] = [
  start("s1", 4),
  says("s1", "3 sixes"),
  says("s2", "5 sixes"),
  bangs("s1"),
  shows(DICE),
  start("s1", 2),
  says("s1", "5 fives"),
  bangs("s2"),
  outcome("short"),
  start("s1", 3),
  says("s1", "6 ones"),
  says("s2", "7 ones"),
  says("s3", "9 twos"),
  bangs("s1"),
  outcome("short"),
];

/** Opens the replay of a new game with these actions. Returns its id. */
async function opensReplay(page: Page, actions: readonly Action[], { at = "", game = "firehouse" } = {}) {
  if (page.url() === "about:blank") await page.goto(origin + NO_PAGE);
  const id = await startGame(page, CREW, { game });
  if (actions.length > 0) await record(page, id, ...actions);
  await page.goto(`${origin}/games/${id}/replay${at}`);
  return id;
}

const slider = (page: Page) => page.getByRole("slider", { name: "Step" });
const says_ = (page: Page, text: string | RegExp) =>
  page.locator("[aria-live=polite]", { hasText: text }).first().waitFor();
const table = (page: Page, name: string) => page.getByRole("table", { name });
const cells = async (page: Page, name: string) =>
  (await table(page, name).locator("tbody tr").allTextContents()).map((row) => row.trim());

story(
  "keys and the slider step through rounds; what-if records nothing; a corrected game replays as corrected",
  async () => {
    const page = await openPhone(origin);
    const id = await opensReplay(page, THREE_ROUNDS);
    await page.getByRole("heading", { name: "Round 1" }).waitFor();
    await says_(page, "Hale started a round, fours wild");
    await page.getByRole("button", { name: "Next step" }).tap();
    await says_(page, "Hale said 3 sixes");
    await page.getByText("Chance 92.1%").waitFor();
    await slider(page).focus();
    await page.keyboard.press("ArrowRight");
    await says_(page, "Diaz said 5 sixes");
    expect(new URL(page.url()).search).toBe("?round=1&step=3");
    await page.keyboard.press("End");
    await says_(page, "All dice were entered");
    await page.getByRole("article", { name: "Verdict" }).waitFor();
    await page.keyboard.press("ArrowLeft");
    await says_(page, "Hale banged");
    expect(await cells(page, "How the claims climbed")).toEqual([
      "Hale3 sixes92.1%true",
      "Diaz5 sixes59.6%not true",
      "Bang! Hale",
    ]);
    await page.getByRole("link", { name: "Later round: Round 2" }).tap();
    await page.getByRole("heading", { name: "Round 2" }).waitFor();
    await page.getByRole("link", { name: "Later round: Round 3" }).tap();
    await page.getByRole("heading", { name: "Round 3" }).waitFor();
    expect(await page.getByRole("link", { name: /^Later round/ }).count()).toBe(0);
    // A link opens the step itself, without a script.
    await page.goto(`/games/${id}/replay?round=3&step=4`);
    await says_(page, "Frost said 9 twos");
    expect(await slider(page).inputValue()).toBe("3");
    await page.getByRole("link", { name: "Rounds" }).tap();
    await page.waitForURL("**/history?round=3");
    await page.getByRole("heading", { name: "Round 1" }).tap();
    await page.getByRole("link", { name: "Round 1: Replay" }).tap();
    await page.waitForURL("**/replay?round=1**");

    // The question “What if Hale had not banged?”: a what-if that sends no request.
    await page.goto(`/games/${id}/replay?round=1&step=4`);
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
    await page.getByRole("button", { name: "What if Hale hadn’t banged?" }).tap();
    await page.getByRole("heading", { name: "What if (not recorded)" }).waitFor();
    await page.getByRole("heading", { name: "What Frost could claim" }).waitFor();
    await page.getByRole("button", { name: "6 fives" }).tap();
    await page.getByText("Frost says 6 fives").waitFor();
    await page.getByText("It would not have been true.").waitFor();
    expect(await cells(page, "What if (not recorded)")).toEqual([
      expect.stringMatching(/^Frost6 fives.+not true$/),
    ]);
    await page.getByRole("button", { name: "Bang! by Diaz" }).tap();
    await page.getByText("5 of 6 fives: short by one. Diaz gets two goods, Frost takes one bad.").waitFor();
    await page.getByRole("button", { name: "Undo last" }).tap();
    await page.getByRole("button", { name: "Bang! by Hale" }).tap();
    await page.getByText("5 of 6 fives: short by one. Frost takes one bad.").waitFor();
    await page.getByRole("button", { name: "Back to what happened" }).tap();
    await page.getByRole("button", { name: "What if Hale hadn’t banged?" }).waitFor();
    await slider(page).focus();
    await page.keyboard.press("ArrowLeft");
    await page.getByRole("button", { name: "What if Diaz had claimed something else?" }).tap();
    await page.getByRole("button", { name: "4 sixes" }).tap();
    await page.getByText("It would have been true.").waitFor();
    expect(await table(page, "How the claims climbed").count()).toBe(1);
    await page.getByRole("button", { name: "Back to what happened" }).tap();
    expect(await table(page, "What if (not recorded)").count()).toBe(0);
    expect(asked).toEqual([]);
    const { entries } = await read<{ entries: unknown[] }>(page, `games/${id}/journal`);
    expect(entries).toHaveLength(THREE_ROUNDS.length);

    await send(page, `games/${id}/entries`, {
      entries: [{ id: newId(), action: says("s1", "2 sixes"), after: THREE_ROUNDS.length, replaces: [2] }],
    });
    await page.goto(`/games/${id}/replay?round=1&step=2`);
    await says_(page, "Hale said 2 sixes");
    expect((await cells(page, "How the claims climbed"))[0]).toMatch(/^Hale2 sixes/);
  },
);

story(
  "the replay knows the shown dice of a cup passed unseen, and only the finished rounds of a running game",
  async () => {
    const blind = (by: string, claim: string) => ({ ...says(by, claim), accept: "blind" }) as Action;
    const page = await openPhone(origin);
    await opensReplay(
      page,
      [
        opens("s1"),
        { do: "show", by: "s1", dice: [5, 5] },
        says("s1", "pair of fives"),
        blind("s2", "three fives"),
        blind("s3", "four fives"),
        doubts("s1"),
        lifts(5, 5, 5, 2, 1),
      ],
      { game: "pass-the-cup", at: "?step=5" },
    );
    await says_(page, "Frost said four fives");
    expect(await page.locator(".felt").getByRole("img", { name: "five" }).count()).toBe(2);
    expect((await cells(page, "How the claims climbed")).map((row) => row.replace(/^.+%/, ""))).toEqual([
      "true",
      "true",
      "not true",
      "Liar! Hale",
    ]);
    // Four of five fives with two of them open: two or three of three dice, 16 of 216.
    await page.getByText("Chance 7.4%").waitFor();

    // A running game has only its finished rounds.
    const played = [...THREE_ROUNDS.slice(0, 5), start("s1", 1), says("s1", "8 twos")];
    const id = await opensReplay(page, played, { at: "?round=2" });
    await page.getByRole("heading", { name: "Round 1" }).waitFor();
    await page.getByText(/^Game still on/).waitFor();
    expect(await page.content()).not.toContain("8 twos");
    for (const at of [
      "?round=x",
      "?round=0&step=-1",
      "?round=1&step=999999",
      "?round=1&round=2",
      `?step=${"9".repeat(1_500)}`,
    ]) {
      const answer = await page.evaluate(async (address) => {
        const got = await fetch(address);
        return { status: got.status, text: await got.text() };
      }, `/games/${id}/replay${at}`);
      expect([answer.status, answer.text.includes("Round 1")], at).toEqual([200, true]);
    }
    await opensReplay(page, []);
    await page.getByText("No finished rounds yet.").waitFor();

    // A result-only game has nothing to replay.
    const group = await cachedGroup(server);
    const [name = "", value = ""] = group.cookie.split(/=(.*)/s);
    await page.context().addCookies([{ name, value, url: origin }]);
    await send(page, `groups/${group.id}/players`, { names: ["Hale", "Diaz"] });
    const roster = await read<{ players: { id: string }[] }>(page, `groups/${group.id}/players`);
    const onlyItsResult = newId();
    await send(page, `groups/${group.id}/results`, {
      id: onlyItsResult,
      game: "firehouse",
      losers: [roster.players[0]?.id],
      day: "2026-11-20",
    });
    await page.goto(`/games/${onlyItsResult}/replay`);
    await page.getByText(/^Only the result was entered\./).waitFor();

    // At the desk, odds have a curve.
    await page.goto("/settle?ask=odds&game=firehouse&claim=4x6&dice_in_play=15&wild=4");
    await page.getByRole("img", { name: "At least that many, with 4 sixes marked" }).waitFor();
    expect((await cells(page, "How likely"))[4]).toBe("4, the claim79.1%");
  },
);
