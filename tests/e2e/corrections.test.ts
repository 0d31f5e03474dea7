import { expect } from "vitest";
import { bangs, outcome, says, start } from "../engine/tableOf";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { record } from "./send";
import { sharedOrigin } from "./server";

const origin = fromNetwork(sharedOrigin());

const ROUND = [start("s1"), says("s1", { count: 9, face: 6 }), bangs("s2"), outcome("short")];

/** Ann's table with three phones: hers records, Ben has a seat, one has none; a round is played. */
async function threePhones() {
  const keeper = new Hands(await openPhone(origin));
  const game = await keeper.openGame(origin, ["Ann", "Ben", "Cy"]);
  const link = await keeper.link();
  const [ben, other] = [new Hands(await openPhone(origin)), new Hands(await openPhone(origin))];
  await ben.join(link, "Ben");
  await other.join(link);
  await record(keeper.phone, game, ...ROUND);
  for (const { phone } of [keeper, ben, other])
    await phone.getByRole("article", { name: "Verdict" }).waitFor();
  return { keeper, ben, other, game, link };
}

/** Opens an entry in the table's history. */
async function opensLine(hands: Hands, game: string, line: string): Promise<void> {
  await hands.phone.goto(`/games/${game}/history`);
  await hands.phone
    .getByRole("heading", { name: "Standings" })
    .or(hands.phone.getByText(/washes/))
    .waitFor();
  await hands.unfold();
  await hands.press(`${line}. Fix`);
}

const noticeOn = ({ phone }: Hands, sentence: string) => phone.getByText(sentence);

browserTest("a correction notifies the other phones, names its seat and links to the change", async () => {
  const { keeper, ben, other, game, link } = await threePhones();
  // Undoing the last entry is no correction.
  await ben.press(/^Undo: /);
  await noticeOn(keeper, "Undone on another phone: the dice were revealed.").waitFor();
  // The later entry has arrived: a correction would have, too.
  await record(ben.phone, game, outcome("short"));
  await keeper.phone.getByRole("article", { name: "Verdict" }).waitFor();
  expect(await keeper.phone.getByText("See what changed").count()).toBe(0);

  await opensLine(other, game, "Entered: short");
  await other.inSheet(/^There/);
  await other.press("Save fix");
  await noticeOn(other, "Fixed. Both versions are below.").waitFor();
  for (const hands of [keeper, ben])
    await hands.phone.getByText(/^Another phone fixed the cups in round 1\. Now: /).waitFor();
  await other.press("Round 1: Undo the whole round");
  await other.press("Save fix");
  await other.phone.getByRole("region", { name: "Undone round" }).waitFor();
  for (const hands of [keeper, ben]) await noticeOn(hands, "Another phone undid round 1.").waitFor();

  await record(keeper.phone, game, ...ROUND);
  await other.phone.goto(`/games/${game}`);
  await other.isLive();
  for (const phone of [keeper, ben]) await phone.seesStamp("Short");
  await opensLine(ben, game, "Ann said 9 sixes");
  await ben.press("One more");
  await ben.press("See what changes");
  await ben.press("Save fix");
  await noticeOn(ben, "Fixed. Both versions are below.").waitFor();
  const sentence = /^Ben fixed round 1: 10 sixes instead of 9 sixes\. Now: Fewer than 10 sixes were there\./;
  for (const { phone } of [keeper, other]) await phone.getByText(sentence).waitFor();

  // The correcting phone gets no notice, and neither do later visitors.
  await ben.tap(ben.phone.getByRole("link", { name: "Back to the table" }));
  await ben.phone.waitForURL(`**/games/${game}`);
  await ben.isLive();
  const late = new Hands(await openPhone(origin));
  await late.join(link);
  expect(await ben.phone.getByText("See what changed").count()).toBe(0);
  expect(await late.phone.getByText("See what changed").count()).toBe(0);

  await other.tap(other.phone.getByRole("link", { name: "See what changed" }));
  await other.phone.waitForURL(/\/history\?round=1#entry-\d+$/);
  const line = other.phone.locator(new URL(other.phone.url()).hash);
  await line.locator("s", { hasText: "Ann said 9 sixes" }).waitFor();
  await expect.poll(() => line.evaluate((row) => row.getBoundingClientRect().top)).toBeLessThan(800);
  // Shown once: not again after reopening the table.
  await other.tap(other.phone.getByRole("link", { name: "Back to the table" }));
  await other.phone.waitForURL(`**/games/${game}`);
  await other.isLive();
  expect(await other.phone.getByText("See what changed").count()).toBe(0);

  // It goes away with the next round, and does not come back after it.
  await record(ben.phone, game, start("s1", 2));
  await keeper.phone.getByText("Ann starts").waitFor();
  await keeper.phone.getByText(sentence).waitFor({ state: "hidden" });
  await record(ben.phone, game, ...ROUND.slice(1));
  await keeper.seesStamp("Short");
  expect(await keeper.phone.getByText("See what changed").count()).toBe(0);
});
