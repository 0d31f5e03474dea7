import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Face } from "@/lib/engine";
import type { SharedTable } from "@/lib/protocol/tableLinks";
import { bangs, says, start } from "../engine/tableOf";
import { DRAWN, oneIn, sampled, sampleOf } from "../everyCase";
import { Barriers } from "./barriers/barriers";
import { fromNetwork, Hands } from "./hands";
import { lineTo } from "./line";
import { browserTest, openPhone } from "./phone";
import { read, record } from "./send";
import { sharedOrigin } from "./server";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 3);

const origin = fromNetwork(sharedOrigin());

const LOST = [/ERR_(CONNECTION|CONTENT_LENGTH|EMPTY|INCOMPLETE|NETWORK|SOCKET|INTERNET)/, /status of 404/];

/** A table whose keeper's phone records for all, and seated phones, after a claim. */
async function claimed(
  names: readonly string[],
  claim: readonly [count: number, face: Face],
  withPhones = names.slice(1),
) {
  const keeper = new Hands(await openPhone(origin));
  const [count, face] = claim;
  const game = await keeper.openGame(origin, names, {}, start("s1"), says("s1", { count, face }));
  const link = await keeper.link();
  const phones: Hands[] = [];
  for (const name of withPhones) {
    const phone = new Hands(await openPhone(origin, { expected: LOST }));
    await phone.join(link, name);
    phones.push(phone);
  }
  return { keeper, phones, link, game };
}

/** The reveal screens that this run checks for barriers. */
const LOOKED = sampleOf(
  [
    "the phone’s own cup",
    "the cups, for a watcher",
    "the cups of the others",
    "a cup with two entries",
    "what settling without them asks",
    "a cup that was settled otherwise",
  ],
  2,
);
const look = async (barriers: Barriers, phone: Page, screen: string): Promise<void> => {
  if (LOOKED.includes(screen)) await barriers.look(phone, screen);
};

/** A cup of a list, as read aloud. */
const cup = ({ phone }: Hands, name: string, dice: string) =>
  phone.getByRole("button", { name: `${name}: ${dice}`, exact: true });

const yourCup = ({ phone }: Hands, dice: number) =>
  phone.getByRole("heading", { name: `Your cup: ${dice} dice`, exact: true });

story(
  "each phone enters its own cup; the last die settles; undo returns the dice; conflicting entries are asked about",
  async () => {
    const { keeper, phones, game } = await claimed(["Ann", "Ben", "Cy"], [9, 6]);
    const [ben, cy] = phones as [Hands, Hands];
    const watcher = new Hands(await openPhone(origin));
    const { links } = await read<SharedTable>(keeper.phone, `games/${game}/links`);
    const onlyToWatch = new URL(links.watch, origin).href;
    await watcher.watch(onlyToWatch);
    await keeper.bang();

    await yourCup(ben, 5).waitFor();
    await yourCup(cy, 5).waitFor();
    const barriers = new Barriers();
    await look(barriers, cy.phone, "the phone’s own cup");
    await ben.dice(6, 4, 1);
    // Die by die on the other phones, the watcher's and the TV.
    await cup(keeper, "Ben", "six, counts; four, wild; one").waitFor();
    await cy.phone.getByText("so far, 9 needed, 12 dice left").waitFor();
    await watcher.phone.getByText("six, counts; four, wild; one").waitFor({ state: "attached" });
    await look(barriers, watcher.phone, "the cups, for a watcher");
    await watcher.phone.goto(`${origin}/games/${game}/tv`);
    await watcher.phone.locator(".tv-dice .die").nth(2).waitFor();
    await ben.press("Undo");
    await cup(keeper, "Ben", "six, counts; four, wild").waitFor();
    await ben.dice(1, 2, 3);
    await ben.phone.getByText("Yours is in. Tap a cup to enter it for someone.").waitFor();
    await look(barriers, ben.phone, "the cups of the others");
    expect(barriers.found, DRAWN).toEqual([]);
    // Keys appear only after choosing another cup.
    expect(await ben.button("Add six").count()).toBe(0);

    // The keeper, who records for all, continues at the first gap, and so does a reloaded page.
    await keeper.dice(6, 6, 6);
    await keeper.phone.reload();
    await cup(keeper, "Ann", "six, counts; six, counts; six, counts").waitFor();
    await cup(keeper, "Ben", "six, counts; four, wild; one; two; three").waitFor();
    await keeper.dice(1, 1);
    await yourCup(cy, 5).waitFor();
    await cy.dice(6, 6, 2, 2, 2);

    for (const phone of [keeper, ben, cy]) await phone.seesStamp("Short by two");
    await watcher.phone.locator("#tv").getByText("Short by two", { exact: true }).waitFor();
    await watcher.phone.close();

    await cy.press(/^Undo: /);
    await keeper.button("7 of 9: settle").waitFor();
    await cup(keeper, "Cy", "six, counts; six, counts; two; two; two").waitFor();
    await keeper.press("7 of 9: settle");
    for (const phone of [keeper, ben, cy]) await phone.verdict().waitFor();

    // Conflicting readings are both shown, and no total drops them silently.
    await cy.phone.close();
    await record(keeper.phone, game, { do: "leave", player: "s3" });
    await record(keeper.phone, game, start("s1"), says("s1", { count: 5, face: 6 }), bangs("s2"));
    await yourCup(ben, 5).waitFor();
    await ben.dice(1, 2, 3, 5, 6);
    await cup(keeper, "Ben", "one; two; three; five; six, counts").waitFor();
    await keeper.dice(6, 6, 6, 6, 6);
    // The keeper reads Ben's cup again, and enters two sixes.
    await keeper.tap(cup(keeper, "Ben", "one; two; three; five; six, counts"));
    await keeper.dice(6);
    const question = "Ben’s cup was entered two ways. Which is right?";
    await keeper.phone.getByText(question).waitFor();
    await ben.phone.getByText(question).waitFor();
    expect(await keeper.button(/: settle$/).count()).toBe(0);
    await look(barriers, keeper.phone, "a cup with two entries");

    await keeper.way("Total");
    await keeper.press("6 sixes");
    await keeper.phone.getByText("Settle without the other phones?").waitFor();
    await look(barriers, keeper.phone, "what settling without them asks");
    expect(barriers.found, DRAWN).toEqual([]);
    await keeper.inSheet("Back to the cups");
    await keeper.way("Dice");
    await ben.press("one, two, three, five, six: on this phone");
    // That was the last cup, and it is Ben's own: it settles.
    for (const phone of [keeper, ben]) await phone.seesStamp("There and one more");
  },
);

/** A phone with a cuttable connection, asked for its own cup. */
async function ownLine(seat: string) {
  const { keeper, link, game } = await claimed(["Ann", "Ben", "Cy"], [9, 6], []);
  const line = await lineTo(origin);
  const phone = new Hands(await openPhone(line.origin, { expected: LOST }));
  await phone.join(line.origin + new URL(link).pathname, seat);
  await keeper.bang();
  await yourCup(phone, 5).waitFor();
  return { keeper, line, phone, game };
}

story(
  "dice entered offline are sent on reconnect; a cup settled differently shows both readings",
  async () => {
    const { keeper, line, phone: ben, game } = await ownLine("Ben");
    await ben.dice(6, 6);
    await cup(keeper, "Ben", "six, counts; six, counts").waitFor();
    line.cut();
    await ben.dice(1, 2, 3);
    await ben.phone.getByText("Yours is in. Tap a cup to enter it for someone.").waitFor();
    line.fix();
    await cup(keeper, "Ben", "six, counts; six, counts; one; two; three").waitFor();

    await record(keeper.phone, game, { do: "void-round", note: "Once more" });
    await record(keeper.phone, game, start("s1"), says("s1", { count: 9, face: 6 }), bangs("s2"));
    await yourCup(ben, 5).waitFor();
    await keeper.button("Add six").waitFor();
    line.cut();
    await ben.dice(6, 6, 1, 2, 3);
    await keeper.dice(6, 6, 6, 6, 6, 6, 1, 1, 2, 3, 2, 2, 2, 2, 2);
    await keeper.press("6 of 9: settle");
    line.fix();
    await ben.seesStamp("Short by three");
    await ben.phone.getByText("On this phone Ben’s cup was").waitFor();
    const barriers = new Barriers();
    await look(barriers, ben.phone, "a cup that was settled otherwise");
    expect(barriers.found, DRAWN).toEqual([]);
    expect(await keeper.phone.getByText("On this phone Ben’s cup was").count()).toBe(0);
  },
);

story("all phones of a table settle a round at once, with one tap per die", async () => {
  const names = ["Ann", "Ben", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida"].slice(0, sampled(9, 3));
  const each = names.length > 4 ? 3 : 5;
  // All hold a six, and every other one a wild four.
  const sixes = names.length + Math.floor(names.length / 2);
  const { keeper, phones } = await claimed(names, [sixes - 2, 6]);
  await keeper.more("Your seat");
  await keeper.inSheet("Ann");
  const all = [keeper, ...phones];
  await phones[0]?.bang();
  for (const phone of all) await yourCup(phone, each).waitFor();
  const before = all.map(({ taps }) => taps);
  const began = performance.now();
  await Promise.all(
    all.map((phone, at) => phone.dice(...([6, at % 2 ? 4 : 1, 2, 2, 2] as const).slice(0, each))),
  );
  for (const phone of all) await phone.verdict().waitFor();
  const together = performance.now() - began;
  for (const [at, phone] of all.entries()) expect(phone.taps - (before[at] ?? 0)).toBeLessThanOrEqual(each);
  await keeper.seesStamp("There and two more");
  console.log(`${names.length} phones: ${Math.round(together)} ms from the first die to the last verdict.`);
});
