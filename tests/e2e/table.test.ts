import { expect } from "vitest";
import type { Action } from "@/lib/engine";
import { bangs, opens, outcome, says, start } from "../engine/tableOf";
import { oneIn } from "../everyCase";
import { fromNetwork, gameOf, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { record } from "./send";
import { sharedOrigin } from "./server";

const origin = fromNetwork(sharedOrigin());

/** `client/tableStore` and the server's tests cover a table's responses: a run plays some stories. */
const story = oneIn(browserTest, 3);

const NINE = ["Abbott", "Baker", "Cruz", "Diaz", "Evans", "Frost", "Grady", "Hale", "Ito"];
const THREE = ["Ab", "Ba", "Cr"];
const SIX_FIVES = says("s1", { count: 6, face: 5 });
const SHORT: readonly Action[] = [start("s1"), SIX_FIVES, bangs("s2"), outcome("short")];

/** A phone at a table with these entries. */
async function table(names: readonly string[], ...played: readonly Action[]): Promise<Hands> {
  const hands = new Hands(await openPhone(origin, { dark: true }));
  await hands.openGame(origin, names, {}, ...played);
  return hands;
}

/** Such a phone, and another one at its table. */
async function twoPhones(names: readonly string[], ...played: readonly Action[]) {
  const keeper = await table(names, ...played);
  const guest = new Hands(await openPhone(origin));
  await guest.join(await keeper.link());
  return { keeper, guest, game: gameOf(keeper.phone) };
}

const standing = async (hands: Hands) => {
  await hands.isLive();
  return (await recorded(hands.phone)).round.map(({ action }) => action);
};

story(
  "a refusal says why and what to do; allow it anyway from its reason, by holding its key, or by keyboard",
  async () => {
    const keeper = await table(THREE, start("s1"));
    const { phone } = keeper;
    // Nonsensical actions cannot be overridden.
    await keeper.hold(/^Bang! by /);
    await phone.getByText("No claim yet").waitFor();
    await phone.getByText("Make the first claim, or skip to the last one.").waitFor();
    expect(await keeper.button("Allow anyway").count()).toBe(0);
    await keeper.claim(6, 5);
    await keeper.seat("Ab");
    await phone.getByText("Ab made the last claim. It’s someone else’s turn.").waitFor();
    expect(await standing(keeper)).toHaveLength(2);

    await keeper.quantity(5);
    await keeper.touch("Raise to 5 threes");
    await phone.getByText("5 threes doesn’t beat 6 fives. The lowest raise is 6 sixes.").waitFor();
    await phone.getByText("Rule S3").waitFor({ state: "attached" });
    expect(await standing(keeper)).toHaveLength(2);
    await keeper.press("Allow anyway");
    await keeper.sees("Ba", "5 threes");
    await phone.getByText("allowed").first().waitFor();
    expect((await standing(keeper)).at(-1)).toEqual({
      ...says("s2", { count: 5, face: 3 }),
      ruling: "The table allowed it",
    });
    // It is the claim to beat now, and the log says that it was allowed.
    await keeper.press("2 claims");
    await phone.getByText("allowed: The table allowed it").first().waitFor();
    await keeper.press("Close");
    await keeper.press(/^Raise to 5 fours/);
    await keeper.sees("Cr", "5 fours");

    // The same number of a lower face: chosen at the current quantity.
    await keeper.quantity(5);
    await keeper.hold("Raise to 5 twos");
    await keeper.sees("Ab", "5 twos");
    expect((await standing(keeper)).at(-1)).toMatchObject({ ruling: "The table allowed it" });

    await phone.setViewportSize({ width: 1280, height: 800 });
    await phone.getByRole("radio", { name: "4", exact: true }).press("Space");
    await keeper.button("Raise to 4 threes").press("Enter");
    await keeper.button("Allow anyway").waitFor();
    for (let stop = 0; stop < 20; stop++) {
      await phone.keyboard.press("Shift+Tab");
      if ((await phone.locator(":focus").textContent()) === "Allow anyway") break;
    }
    await phone.keyboard.press("Enter");
    await keeper.sees("Ba", "4 threes");
  },
);

story(
  "house rules refuse an out-of-turn challenge unless it is allowed anyway; other games say whose turn it is",
  async () => {
    const played = [opens("s1"), SIX_FIVES];
    const keeper = new Hands(await openPhone(origin, { width: 360, height: 740 }));
    await keeper.openGame(origin, THREE, { game: "bar" }, ...played);
    await keeper.seat("Cr");
    await keeper.touch("Liar! by Cr");
    await keeper.phone.getByText("Rule B1").waitFor({ state: "attached" });
    expect(await standing(keeper)).toHaveLength(2);
    await keeper.press("Allow anyway");
    await keeper.phone.getByRole("heading", { name: "Liar! Cr on Ab" }).waitFor();

    await keeper.openGame(origin, THREE, { game: "red-dead" }, ...played);
    await keeper.seat("Cr");
    await keeper.touch("Bluff! by Cr");
    await keeper.phone.getByText("It’s Ba’s turn, not Cr’s.").waitFor();
    expect(await standing(keeper)).toHaveLength(2);
  },
);

story(
  "the last claim alone and a total in another way than before take at most 9 taps, a bang out of turn two",
  async () => {
    const keeper = await table(NINE);
    await keeper.opens("Abbott");
    keeper.taps = 0;
    await keeper.redDie(4);
    await keeper.press("Skip to last claim");
    await keeper.inSheet("Hale");
    await keeper.quantity(13);
    await keeper.press("Claim 13 fives");
    await keeper.sees("Hale", "13 fives");
    await keeper.bang();
    await keeper.way("Total");
    await keeper.press("11 fives");
    await keeper.seesStamp("Short by two");
    console.log(`Only the last claim, a bang in turn and a total: ${keeper.taps} taps.`);
    expect(keeper.taps).toBeLessThanOrEqual(9);
    await keeper.isLive();
    expect((await recorded(keeper.phone)).rounds[0]).toMatchObject({ claimer: "s8", challengers: ["s9"] });

    keeper.taps = 0;
    await keeper.redDie(4);
    await keeper.seat("Evans");
    await keeper.phone.getByText("earlier claims not heard").waitFor();
    await keeper.quantity(13);
    await keeper.press("Claim 13 fives");
    await keeper.sees("Evans", "13 fives");
    expect((await standing(keeper)).at(-1)).toMatchObject({ by: "s5", skipped: true });
    // A second tap on a name undoes it.
    const { taps } = keeper;
    await keeper.seat("Ito");
    await keeper.button("Bang! by Ito").waitFor();
    await keeper.seat("Ito");
    await keeper.button("Bang! by Frost").waitFor();
    keeper.taps = taps;
    await keeper.seat("Cruz");
    expect(await keeper.phone.getByRole("dialog").count()).toBe(0);
    await keeper.press("Bang! by Cruz");
    await keeper.phone.getByRole("heading", { name: "Bang! Cruz on Evans" }).waitFor();
    expect(keeper.taps - taps, "a bang out of turn by the name on the strip").toBe(2);
    await keeper.way("Total");
    await keeper.press("14 fives");
    await keeper.seesStamp("There and one more");
    console.log(`Only the last claim, a bang out of turn and a total: ${keeper.taps} taps.`);
    expect(keeper.taps).toBeLessThanOrEqual(9);
    await keeper.isLive();
    const { rounds } = await recorded(keeper.phone);
    expect(rounds.find(({ claimer }) => claimer === "s5")).toMatchObject({
      outOfTurn: true,
      challengers: ["s3"],
    });
  },
);

story(
  "one tap undoes any phone’s entry; a pause survives a reload; a void round has a reason and can be restored",
  async () => {
    const { keeper, guest, game } = await twoPhones(THREE, ...SHORT);
    const both = [keeper, guest];
    await guest.verdict().waitFor();
    guest.taps = 0;
    await guest.undo("the dice were revealed");
    await guest.phone.getByRole("heading", { name: "Bang! Ba on Ab" }).waitFor();
    await guest.undo("Ba banged");
    await guest.sees("Ab", "6 fives");
    await guest.undo("Ab said 6 fives");
    await guest.undo("Ab started a round");
    expect(guest.taps).toBe(4);
    for (const { phone } of both) await phone.getByText("Who starts?").first().waitFor();
    await keeper.isLive();
    expect((await recorded(keeper.phone)).last).toBeNull();

    await record(guest.phone, game, start("s1"), SIX_FIVES);
    await keeper.sees("Ab", "6 fives");
    await keeper.more("Pause");
    await keeper.phone.getByText(/^Paused since \d?\d:\d\d [AP]M/).waitFor();
    await keeper.phone.reload();
    await keeper.phone.getByText(/^Paused since \d?\d:\d\d [AP]M/).waitFor();
    await keeper.press("Resume");
    await keeper.sees("Ab", "6 fives");

    await keeper.more("Void this round");
    await keeper.inSheet("Alarm");
    for (const { phone } of both) await phone.getByText("Round 1 is void").waitFor();
    await keeper.isLive();
    expect((await recorded(keeper.phone)).last?.entry.action).toEqual({ do: "void-round", note: "Alarm" });
    await guest.undo("the round was void: Alarm");
    await keeper.sees("Ab", "6 fives");
    await keeper.phone.getByText("Undone on another phone: the round was void: Alarm.").waitFor();
    await guest.press("Redo");
    for (const { phone } of both) await phone.getByText("Ab starts again").waitFor();
    await keeper.redDie(1);
    await guest.seesOpening("Ab", 1);
  },
);

story(
  "between rounds: a penalty with its reason, a player joins, leaves and returns, another starter",
  async () => {
    const { keeper, guest, game } = await twoPhones(THREE, ...SHORT);
    const both = [keeper, guest];
    const scores = ({ phone }: Hands) => phone.getByRole("region", { name: "Scores" }).getByRole("listitem");
    const reads = ({ phone }: Hands, text: string) =>
      phone.locator(".tabletop").getByText(text, { exact: true }).waitFor();
    await keeper.more("House penalty");
    await keeper.inSheet("Cr");
    expect(await keeper.button("Say why").getAttribute("aria-disabled")).toBe("true");
    await keeper.inSheet("2");
    await keeper.phone.getByRole("textbox", { name: "Another reason" }).fill("Sang");
    await keeper.inSheet("Cr takes two bads");
    await guest.phone.getByText("Cr took two bads: Sang").first().waitFor();
    await scores(guest).filter({ hasText: "Cr" }).getByRole("img", { name: "2 bads" }).waitFor();

    await keeper.more("Add player");
    await keeper.phone.getByRole("textbox", { name: "Name" }).fill("ba");
    await keeper.phone.getByText("Two people are called ba. Add a letter to tell them apart.").waitFor();
    await keeper.phone.getByRole("textbox", { name: "Name" }).fill("Zed");
    await keeper.inSheet("Ab and Ba");
    await keeper.inSheet("Add Zed");
    for (const hands of both) {
      await reads(hands, "Zed joined");
      const names = (await scores(hands).allTextContents()).map((text) => text.replace("▸", "").slice(0, 2));
      expect(names).toEqual(["Ab", "Ze", "Ba", "Cr"]);
    }
    await record(keeper.phone, game, {
      ...{ do: "adjust", what: "bad", count: 1, from: "bank", to: "s4", note: "Late" },
    });
    for (const hands of both) await reads(hands, "Zed took one bad: Late");
    await guest.more("Player leaves");
    await guest.inSheet("Zed");
    await reads(keeper, "Zed left");
    await keeper.more("Add player");
    await keeper.inSheet("Zed is back");
    await reads(guest, "Zed joined");
    expect((await recorded(guest.phone)).state.seats.find(({ player }) => player === "s4")).toMatchObject({
      active: true,
      holds: { bad: 1 },
    });

    // By ruling: Ab was wrong.
    await keeper.more("Change starter");
    await keeper.inSheet("Cr");
    await keeper.phone.getByText("Cr rolls the red die and starts").waitFor();
    await keeper.redDie(2);
    await keeper.phone.getByText("Ab starts this round, not Cr.").waitFor();
    await keeper.press("Allow anyway");
    await keeper.seesOpening("Cr", 2);
  },
);

story("the first start by a high roll: two tie and roll again, and the dice are recorded", async () => {
  const { keeper, guest } = await twoPhones(THREE);
  await keeper.press("High roll");
  for (const [name, face] of [
    ["Ab", "five"],
    ["Ba", "two"],
    ["Cr", "six"],
  ])
    await keeper.inSheet(`${name} rolled ${face}`);
  await keeper.phone.getByText("Cr is highest").waitFor();
  // The wrong tap: Cr had a five, too.
  await keeper.inSheet("Undo");
  await keeper.inSheet("Cr rolled five");
  await keeper.phone.getByText("Tied: Ab rolls again").waitFor();
  await keeper.inSheet("Ab rolled one");
  await keeper.inSheet("Cr rolled four");
  await keeper.inSheet("Cr starts");
  await keeper.redDie(2);
  await guest.seesOpening("Cr", 2);
  expect((await recorded(guest.phone)).last?.entry.action).toEqual({
    do: "start-round",
    starter: "s3",
    wild: 2,
    note: "high roll (Ab 5, Ba 2, Cr 5; Ab 1, Cr 4)",
  });
});

story("during a round, joining and leaving wait for its end, and one of them is canceled", async () => {
  const { keeper, guest, game } = await twoPhones(THREE, start("s1"), SIX_FIVES);
  const before = (await recorded(keeper.phone)).seq;
  await keeper.press("More");
  await keeper.press("Player leaves when the round is over");
  await keeper.inSheet("Cr");
  await keeper.phone.getByText("Cr leaves when the round is over.").waitFor();
  await keeper.press("Cancel");
  await keeper.press("More");
  await keeper.press("Player leaves when the round is over");
  await keeper.inSheet("Ab");
  await keeper.press("More");
  await keeper.press("Add player when the round is over");
  await keeper.phone.getByRole("textbox", { name: "Name" }).fill("Zed");
  await keeper.inSheet("Add Zed");
  // A phone that was off still knows.
  await keeper.phone.reload();
  await keeper.isLive();
  await keeper.press("More");
  await keeper.phone.getByText("Ab leaves when the round is over").waitFor();
  await keeper.button("Cancel: Zed joins when the round is over").waitFor();
  await keeper.phone.keyboard.press("Escape");
  expect((await recorded(keeper.phone)).seq).toBe(before);

  // Ab loses and would start.
  await record(guest.phone, game, bangs("s2"), outcome("short"));
  await guest.phone.locator(".tabletop").getByText("Zed joined", { exact: true }).waitFor();
  const { round: _, state } = await recorded(guest.phone);
  expect(state.seats.filter(({ active }) => active).map(({ player }) => player)).toEqual(["s2", "s3", "s4"]);
  await guest.phone.getByText("Ba rolls the red die and starts").waitFor();
  await keeper.press("More");
  await keeper.button("Player leaves").waitFor();
  expect(await keeper.phone.getByText("when the round is over").count()).toBe(0);
});

story(
  "a tap on outdated keys is rejected with a notice; several bang at once, and a late one is added",
  async () => {
    const { keeper, guest, game } = await twoPhones(["Ab", "Ba", "Cr", "Di"], start("s1"), SIX_FIVES);
    const both = [keeper, guest];
    const key = await guest.button("Raise to 7 twos").boundingBox();
    if (!key) throw new Error("no key");
    // Taps right at the change: one of them falls into the input lock.
    await guest.phone.evaluate(
      ([x, y]) => {
        const watch = new MutationObserver(() => {
          watch.disconnect();
          requestAnimationFrame(() =>
            document
              .elementFromPoint(x, y)
              ?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 })),
          );
        });
        watch.observe(document.querySelector("main") as Element, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      },
      [key.x + key.width / 2, key.y + key.height / 2] as const,
    );
    await keeper.claim(7, 3);
    await guest.phone.getByText(/^Too late: Ba said 7 threes/).waitFor();
    expect(await standing(guest)).toHaveLength(3);

    let letThrough = () => {};
    const released = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await keeper.phone.route("**/entries", async (route) => {
      await released;
      await route.continue();
    });
    const sent = keeper.phone.waitForRequest("**/entries");
    await keeper.bang();
    await sent;
    // Di is out of turn, and faster.
    await guest.bangBy("Di");
    await guest.phone.getByRole("heading", { name: "Bang! Di on Ba" }).waitFor();
    letThrough();
    for (const { phone } of both) {
      const order = phone.getByRole("list", { name: "Bangs, in order" });
      await phone.getByText("It was Cr’s turn, so only Cr scores.").waitFor();
      expect(await order.getByRole("listitem").allTextContents()).toEqual(["1Di", "2Crscores"]);
    }
    expect(await keeper.button("Close").count()).toBe(0);
    await record(keeper.phone, game, outcome("short"));
    await guest.phone.getByText("Ba said 7 threes. Cr and Di banged.").first().waitFor();

    await record(keeper.phone, game, start("s2"), says("s2", { count: 6, face: 5 }), bangs("s4"));
    await keeper.dice(5, 4);
    await guest.press("Who else banged?");
    await guest.inSheet("Ab");
    for (const { phone } of both) await phone.getByText("Di was first, so only Di scores.").waitFor();
    await keeper.button(/: five, counts; four, wild$/).waitFor();
  },
);

story("a tie is settled by hand, and undo reverts it", async () => {
  const bads = (to: string): Action => ({
    ...{ do: "adjust", what: "bad", count: 3, from: "bank", to, note: "Peeked" },
  });
  const keeper = await table(THREE, bads("s1"), bads("s2"));
  const main = keeper.phone.locator("main");
  await main.getByText("Ab and Ba wash the dishes together.").waitFor();
  await keeper.press("Settle it ourselves");
  await keeper.inSheet("Ba");
  await main.getByText("Ba washes the dishes.").waitFor();
  await keeper.isLive();
  expect((await recorded(keeper.phone)).state).toMatchObject({
    phase: "finished",
    finished: { losers: ["s2"], reason: "F12" },
  });
  await keeper.undo("it was decided that Ba lost");
  await main.getByText("Ab and Ba wash the dishes together.").waitFor();
});
