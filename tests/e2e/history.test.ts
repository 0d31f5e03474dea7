import { expect } from "vitest";
import type { Action } from "@/lib/engine";
import type { Entry } from "@/lib/protocol/entry";
import { readNotation } from "@/lib/protocol/notation/notation";
import { replay } from "@/lib/protocol/replay";
import { bangs, outcome, says, shows, start } from "../engine/tableOf";
import { oneIn } from "../everyCase";
import { endlessRounds } from "../server/table";
import { Barriers } from "./barriers/barriers";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone, type Phone } from "./phone";
import { NO_PAGE, read, record, startGame } from "./send";
import { sharedOrigin } from "./server";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 3);

const origin = fromNetwork(sharedOrigin());

/**
 * Ab, Ba and Cr: Cr bangs out of turn and is right; Cr starts the second round, and Ab bangs in turn and is
 * right.
 */
const TWO_ROUNDS: readonly Action[] = [
  start("s1"),
  says("s1", { count: 5, face: 6 }),
  bangs("s3"),
  outcome("short"),
  start("s3"),
  says("s3", { count: 6, face: 2 }),
  says("s1", { count: 7, face: 2 }),
  bangs("s2"),
  outcome("short"),
];

/** Opens the history of a new game with these entries. */
async function opensHistory(hands: Hands, ...played: readonly Action[]): Promise<void> {
  const { phone } = hands;
  if (phone.url() === "about:blank") await phone.goto(origin + NO_PAGE);
  const id = await startGame(phone, ["Ab", "Ba", "Cr"]);
  if (played.length > 0) await record(phone, id, ...played);
  await phone.goto(`${origin}/games/${id}/history`);
  await phone
    .getByRole("heading", { name: "Standings" })
    .or(phone.getByText(/washes/))
    .waitFor();
  await hands.unfold();
}

async function historyOf(actions: readonly Action[], phone: Phone = {}): Promise<Hands> {
  const hands = new Hands(await openPhone(origin, phone));
  await opensHistory(hands, ...actions);
  return hands;
}

/** The entries of this history's game, from some entry on. */
const entriesFrom = async (hands: Hands, at: number): Promise<readonly Entry[]> =>
  (await read<{ entries: readonly Entry[] }>(hands.phone, `games/${game(hands)}/journal`)).entries.slice(at);

const game = ({ phone }: Hands) => new URL(phone.url()).pathname.split("/")[2] ?? "";
const round = ({ phone }: Hands, name: string) => phone.getByRole("region", { name, exact: true });
const sheet = ({ phone }: Hands) => phone.getByRole("dialog", { name: "What changes" });

story("a tap opens a round in the history; its entries are undone one by one and redone", async () => {
  const hands = await historyOf(TWO_ROUNDS, { width: 360, height: 740 });
  const { phone } = hands;
  const page = new URL(phone.url()).pathname;
  const lines = phone.locator("main section[id^=round-]");
  await phone.goto(page);
  expect(await lines.count()).toBe(2);
  for (const line of await lines.all()) expect((await line.boundingBox())?.height).toBeLessThan(64);
  const second = phone.getByRole("region", { name: "Round 2", exact: true });
  await second.getByText("Fewer than 7 twos were there. Ab takes one bad.").waitFor();
  await second.locator("summary").tap();
  await second.getByRole("button", { name: "Ab said 7 twos. Fix" }).waitFor();
  await second.locator("summary").tap();
  await second.getByRole("button", { name: "Ab said 7 twos. Fix" }).waitFor({ state: "hidden" });
  const barriers = new Barriers();
  await barriers.look(phone, "rounds of one line each");
  expect(barriers.found).toEqual([]);
  await phone.goto(`${page}?round=1#entry-3`);
  await phone
    .getByRole("region", { name: "Round 1", exact: true })
    .getByRole("button", { name: "Cr banged. Fix" })
    .waitFor();
  expect(await lines.locator("details[open]").count()).toBe(1);

  await hands.unfold();
  await hands.press("Round 2: Undo the whole round");
  await sheet(hands).getByText("Round 2: Short (Ab takes one bad) → no verdict").waitFor();
  await hands.press("Leave it");
  await round(hands, "Round 2").waitFor();
  await hands.press("Round 2: Undo the whole round");
  await hands.press("Save fix");
  await round(hands, "Undone round").waitFor();
  await hands.press("Cr started a round, fours wild. Redo");
  await hands.press("Save fix");
  await round(hands, "Round 2, in progress").waitFor();
  await round(hands, "Round 2, in progress")
    .getByRole("button", { name: /Ab said 7 twos. Redo/ })
    .waitFor();
});

story("a game as text, to copy, plays the same", async () => {
  const hands = await historyOf(TWO_ROUNDS, { width: 360, height: 740 });
  await hands.press(/^As text/);
  const text = await hands.phone.locator("pre").textContent();
  expect(text).toContain("Ab starts, wild 4; Ab: 5x6; Cr challenges; short");
  const read = readNotation(text ?? "");
  if (!read.ok) throw new Error(read.error.reason);
  expect(replay(read.records[0])).toMatchObject({
    ok: true,
    rounds: [{ challengers: ["Cr"] }, { challengers: ["Ba"] }],
    standing: { Ab: { score: -2 }, Cr: { score: 2 } },
  });
  await hands.press("Copy text");
  await hands.phone
    .getByText(/^Copied|^Selected/)
    .first()
    .waitFor();
});

story("a refused correction says why; later conflicts are allowed anyway or fixed with it", async () => {
  const hands = await historyOf(TWO_ROUNDS, { expected: [/status of (409|422)/] });
  await hands.tap(round(hands, "Round 2").getByRole("button", { name: "Ab said 7 twos. Fix" }));
  for (let lower = 0; lower < 2; lower++) await hands.press("One fewer");
  await hands.press("See what changes");
  await hands.phone.getByText("5 twos doesn’t beat 6 twos. The lowest raise is 6 threes.").waitFor();
  await hands.press("Allow anyway");
  await sheet(hands)
    .getByText("No score changes.")
    .or(sheet(hands).getByText(/^Nothing else changes/))
    .waitFor();
  await hands.press("Save fix");
  await round(hands, "Round 2").getByRole("button", { name: "Ab said 5 twos. Fix" }).waitFor();

  await hands.tap(round(hands, "Round 1").getByRole("button", { name: "Cr banged. Fix" }));
  await hands.press("Cr");
  await hands.press("Ba");
  await hands.press("See what changes");
  await sheet(hands).getByRole("heading", { name: "Later entries no longer fit" }).waitFor();
  await sheet(hands).getByText("Ab starts this round, not Cr.").waitFor();
  await sheet(hands).getByText("and 4 entries that depend on it").waitFor();
  expect(await hands.button("Save fix").getAttribute("aria-disabled")).toBe("true");
  await hands.press("Cr started a round, fours wild: Allow anyway");
  await sheet(hands).getByText("Cr: 2 goods → even").waitFor();
  await hands.press("Save fix");
  await hands.phone.getByText("Fixed. Both versions are below.").waitFor();
  await round(hands, "Round 1").locator("s", { hasText: "Cr banged" }).waitFor();
  await round(hands, "Round 2")
    .getByText(/allowed: The table allowed it after a correction/)
    .first()
    .waitFor();
  expect((await entriesFrom(hands, 10)).map(({ replaces }) => replaces)).toEqual([[3], [5]]);

  // In another such game, the later entry is corrected in the same batch.
  await opensHistory(hands, ...TWO_ROUNDS);
  await hands.tap(round(hands, "Round 1").getByRole("button", { name: "Cr banged. Fix" }));
  await hands.press("Cr");
  await hands.press("Ba");
  await hands.press("See what changes");
  // After Ba's bang in turn Ab starts: that entry is corrected too, and Cr's claim is allowed.
  await hands.press("Cr started a round, fours wild: Fix it too");
  await hands.inSheet("Ab");
  await hands.press("See what changes");
  await hands.press("Cr said 6 twos: Allow anyway");
  await sheet(hands).getByText("Ab started a round, fours wild").waitFor();
  await hands.press("Save fix");
  await hands.phone.getByText("Fixed. Both versions are below.").waitFor();
  await round(hands, "Round 2").locator("s", { hasText: "Cr started a round" }).waitFor();
  expect((await entriesFrom(hands, 9)).map(({ action, replaces }) => [action?.do, replaces])).toEqual([
    ["challenge", [3]],
    ["start-round", [5]],
    ["claim", [6]],
  ]);

  // A remote entry in between forces a new preview.
  await record(hands.phone, game(hands), start("s1", 2));
  await hands.tap(round(hands, "Round 2").getByRole("button", { name: "Ba banged. Fix" }));
  await hands.press("Undo: the bang");
  await hands.phone.getByText(/^Someone just recorded something else/).waitFor();
  await round(hands, "Round 3, in progress").waitFor();
  expect(await entriesFrom(hands, 13)).toEqual([]);
});

story("a long history has pages; fixing an old round fixes its conflicts on another page", async () => {
  const hands = await historyOf([]);
  const rounds = [...endlessRounds(40)];
  while (rounds.length > 0) await record(hands.phone, game(hands), ...rounds.splice(0, 10).flat());
  await hands.phone.reload();
  const isOnTop = (name: string) =>
    hands.phone
      .getByRole("region", { name: /^Round/ })
      .first()
      .and(round(hands, name))
      .waitFor();
  await isOnTop("Round 40");
  expect(await hands.phone.getByRole("region", { name: /^Round/ }).count()).toBe(12);
  await hands.tap(hands.phone.getByRole("link", { name: "Older rounds" }));
  await isOnTop("Round 28");
  await hands.phone.goBack();
  await isOnTop("Round 40");
  await hands.phone.goto(`/games/${game(hands)}/history?round=17#round-17`);
  await isOnTop("Round 17");
  await hands.tap(hands.phone.getByRole("link", { name: "Newer rounds" }));
  await isOnTop("Round 29");
  await hands.phone.getByLabel("Go to round").fill("13");
  await hands.press("Show");
  await isOnTop("Round 13");

  // The conflicts are the following rounds, on another page.
  await hands.unfold();
  await hands.tap(round(hands, "Round 13").getByRole("button", { name: "Cr banged. Fix" }));
  await hands.press("Cr");
  await hands.press("Ba");
  await hands.press("See what changes");
  await sheet(hands)
    .getByText(/entries that depend on it/)
    .first()
    .waitFor();
  await hands.tap(
    sheet(hands)
      .getByRole("button", { name: /: Fix it too$/ })
      .last(),
  );
  await sheet(hands).getByText("Who started?").waitFor();
  await hands.press("Undo all");
  await hands.press("Save fix");
  await hands.phone.getByText("Fixed. Both versions are below.").waitFor();
  await round(hands, "Round 13").locator("s", { hasText: "Cr banged" }).waitFor();
  expect(await entriesFrom(hands, 0)).toHaveLength(169);
});

story("an empty history says what to do; the keyboard reaches every control", async () => {
  const hands = await historyOf([], { width: 1280, height: 800, dark: true });
  await hands.phone.getByText("Each round appears here once it starts.").waitFor();
  await record(hands.phone, game(hands), ...TWO_ROUNDS);
  await hands.phone.reload();
  await round(hands, "Round 1").locator("summary").focus();
  await hands.phone.keyboard.press("Enter");
  await round(hands, "Round 1").getByRole("button", { name: "Ab said 5 sixes. Fix" }).focus();
  await hands.phone.keyboard.press("Enter");
  await hands.phone.getByRole("dialog", { name: "What really happened?" }).waitFor();
  await hands.button("One more").focus();
  await hands.phone.keyboard.press("Space");
  await hands.button("See what changes").focus();
  await hands.phone.keyboard.press("Enter");
  await hands.button("Save fix").focus();
  await hands.phone.keyboard.press("Enter");
  await round(hands, "Round 1").getByRole("button", { name: "Ab said 6 sixes. Fix" }).waitFor();
});

browserTest("five dice of a cup are one row with a whole name on a small phone", async () => {
  const phone = await openPhone(origin, { width: 360, height: 612 });
  await phone.goto(origin + NO_PAGE);
  const id = await startGame(phone, ["Gruber", "Brandt"]);
  const dice = { s1: [2, 3, 6, 6, 4], s2: [1, 1, 5, 5, 5] } as const;
  await record(phone, id, start("s1"), says("s1", { count: 4, face: 2 }), bangs("s2"), shows(dice));
  await phone.goto(`${origin}/games/${id}/history?round=1`);
  const line = phone.getByRole("button", { name: "All dice were entered. Fix" });
  await line.waitFor();
  const broken = await phone.evaluate(() =>
    [...document.querySelectorAll("section[id^=round-] li > span:first-child")].flatMap((name) =>
      name.clientHeight > 1.9 * Number.parseFloat(getComputedStyle(name).fontSize) ? [name.textContent] : [],
    ),
  );
  expect(broken).toEqual([]);
  await line.tap();
  const rows = phone.getByRole("dialog").locator(".lifted > li");
  await rows.nth(1).waitFor();
  for (const row of await rows.all()) {
    const tops = await row
      .locator(".die")
      .evaluateAll((all) => all.map((die) => die.getBoundingClientRect().top));
    expect([tops.length, Math.max(...tops) - Math.min(...tops) < 5]).toEqual([5, true]);
  }
});
