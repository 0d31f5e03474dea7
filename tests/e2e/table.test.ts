import { describe, expect } from "vitest";
import { fromNetwork, Hands, recorded } from "./hands";
import { narrowTable } from "./narrowTable";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";

const origin = fromNetwork(sharedOrigin());

const NINE = ["Abbott", "Baker", "Cruz", "Diaz", "Evans", "Frost", "Grady", "Hale", "Ito"];

/** A phone at a new table; with a red die already rolled when somebody opens. */
async function table(names: readonly string[], opener?: string): Promise<Hands> {
  const hands = new Hands(await openPhone(origin, { dark: true }));
  await hands.openGame(origin, names);
  if (opener === undefined) return hands;
  await hands.opens(opener);
  await hands.redDie(4);
  return hands;
}

async function another(hands: Hands): Promise<Hands> {
  const guest = new Hands(await openPhone(origin));
  await guest.join(await hands.link());
  return guest;
}

const standing = async (hands: Hands) => {
  await hands.isLive();
  return (await recorded(hands.phone)).round.map(({ action }) => action);
};

describe("what the rules refuse", () => {
  browserTest("says what happened, why, and what one can do; and stands from its reason line", async () => {
    const keeper = await table(["Ab", "Ba", "Cr"], "Ab");
    await keeper.claim(6, 5);
    await keeper.quantity(5);
    await keeper.touch("Raise to 5 threes");
    await keeper.phone
      .getByText("5 threes is not higher than 6 fives. The lowest raise is 6 sixes.")
      .waitFor();
    await keeper.phone.getByText("Rule S3").waitFor({ state: "attached" });
    expect(await standing(keeper)).toHaveLength(2);
    await keeper.press("It happened: let it stand");
    await keeper.sees("Ba", "5 threes");
    await keeper.phone.getByText("let stand").first().waitFor();
    expect((await standing(keeper)).at(-1)).toEqual({
      do: "claim",
      by: "s2",
      claim: { count: 5, face: 3 },
      ruling: "The table let it stand",
    });
    // It is the one to beat now, and the log says how it came to stand.
    await keeper.press("2 claims");
    await keeper.phone.getByText("let stand: The table let it stand").first().waitFor();
    await keeper.press("Close");
    await keeper.press(/^Raise to 5 fours/);
    await keeper.sees("Cr", "5 fours");
  });

  browserTest("stands when its greyed key is held", async () => {
    const keeper = await table(["Ab", "Ba", "Cr"], "Ab");
    await keeper.claim(6, 5);
    // The same number of a lower face: chosen at the quantity that is set already.
    await keeper.quantity(6);
    await keeper.hold("Raise to 6 twos");
    await keeper.sees("Ba", "6 twos");
    expect((await standing(keeper)).at(-1)).toMatchObject({ ruling: "The table let it stand" });
  });

  browserTest("cannot be ruled where the game would make no sense", async () => {
    const keeper = await table(["Ab", "Ba", "Cr"], "Ab");
    await keeper.hold(/^Bang! by /);
    await keeper.phone.getByText("Nothing has been claimed yet this round").waitFor();
    await keeper.phone.getByText("Make the first claim, or skip to the last one.").waitFor();
    expect(await keeper.button("It happened: let it stand").count()).toBe(0);
    await keeper.claim(6, 5);
    await keeper.seat("Ab");
    await keeper.phone.getByText("The last claim is Ab’s own: somebody else must speak.").waitFor();
    expect(await standing(keeper)).toHaveLength(2);
  });

  browserTest("is let stand without a pointer", async () => {
    const page = await openPhone(origin, { width: 1280, height: 800, touch: false });
    const desk = new Hands(page);
    const keeper = await table(["Ab", "Ba", "Cr"], "Ab");
    await keeper.claim(6, 5);
    await desk.join(await keeper.link());
    await page.getByRole("radio", { name: "5", exact: true }).press("Space");
    await desk.button("Raise to 5 threes").press("Enter");
    await desk.button("It happened: let it stand").waitFor();
    for (let stop = 0; stop < 20; stop++) {
      await page.keyboard.press("Shift+Tab");
      if ((await page.locator(":focus").textContent()) === "It happened: let it stand") break;
    }
    await page.keyboard.press("Enter");
    await keeper.sees("Ba", "5 threes");
  });

  browserTest("somebody else starts, by ruling", async () => {
    const keeper = await table(["Ab", "Ba", "Cr"], "Ab");
    await keeper.claim(6, 5);
    await keeper.bang();
    await keeper.way("Just the answer");
    await keeper.press(/^Short: /);
    await keeper.more("Somebody else starts");
    await keeper.inSheet("Cr");
    await keeper.phone.getByText("Cr rolls the red die and opens").waitFor();
    await keeper.redDie(2);
    await keeper.phone.getByText("Ab starts this round, not Cr.").waitFor();
    await keeper.press("It happened: let it stand");
    await keeper.seesOpening("Cr", 2);
  });
});

describe("a name on the strip is the key to whoever is out of turn", () => {
  browserTest("the name and the bang: two taps and no sheet; the name again puts it back", async () => {
    const keeper = await table(NINE, "Abbott");
    await keeper.claim(9, 6);
    await keeper.seat("Ito");
    await keeper.button("Bang! by Ito").waitFor();
    await keeper.seat("Ito");
    await keeper.button("Bang! by Baker").waitFor();
    keeper.taps = 0;
    await keeper.seat("Ito");
    expect(await keeper.phone.getByRole("dialog").count()).toBe(0);
    await keeper.press("Bang! by Ito");
    await keeper.phone.getByRole("heading", { name: "Bang! Ito on Abbott" }).waitFor();
    console.log(`A bang out of turn by the name on the strip: ${keeper.taps} taps.`);
    expect(keeper.taps).toBe(2);
  });

  browserTest("where nobody may challenge out of turn, that is said, and stands if it happened", async () => {
    const { hands: keeper } = await narrowTable(origin, ["Ab", "Ba", "Cr"], { game: "bar" });
    await keeper.seat("Ab");
    await keeper.press("Start round 1");
    await keeper.claim(6, 5);
    await keeper.seat("Cr");
    await keeper.touch("Liar! by Cr");
    await keeper.phone.getByText("Rule B1").waitFor({ state: "attached" });
    expect(await standing(keeper)).toHaveLength(2);
    await keeper.press("It happened: let it stand");
    await keeper.phone.getByRole("heading", { name: "Liar! Cr on Ab" }).waitFor();
  });

  browserTest("where the game knows no such challenge, it is said who is in turn", async () => {
    const { hands: keeper } = await narrowTable(origin, ["Ab", "Ba", "Cr"], { game: "red-dead" });
    await keeper.seat("Ab");
    await keeper.press("Start round 1");
    await keeper.claim(6, 5);
    await keeper.seat("Cr");
    await keeper.touch("Liar! by Cr");
    await keeper.phone.getByText("It is Ba’s turn, not Cr’s.").waitFor();
    expect(await standing(keeper)).toHaveLength(2);
  });
});

describe("only the last claim was heard", () => {
  browserTest("it and a total are at most 8 taps, by the key", async () => {
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
    expect(keeper.taps).toBeLessThanOrEqual(8);
    await keeper.isLive();
    expect((await recorded(keeper.phone)).rounds[0]).toMatchObject({ claimer: "s8", challengers: ["s9"] });
  });

  browserTest("it and a total are at most 8 taps, by the strip, with a bang out of turn", async () => {
    const keeper = await table(NINE);
    await keeper.opens("Abbott");
    keeper.taps = 0;
    await keeper.redDie(4);
    await keeper.seat("Hale");
    await keeper.phone.getByText("claims before it not heard").waitFor();
    await keeper.quantity(13);
    await keeper.press("Claim 13 fives");
    await keeper.sees("Hale", "13 fives");
    expect((await standing(keeper)).at(-1)).toMatchObject({ by: "s8", skipped: true });
    await keeper.seat("Cruz");
    await keeper.press("Bang! by Cruz");
    await keeper.way("Total");
    await keeper.press("14 fives");
    await keeper.seesStamp("There and one more");
    console.log(`Only the last claim, a bang out of turn and a total: ${keeper.taps} taps.`);
    expect(keeper.taps).toBeLessThanOrEqual(8);
    await keeper.isLive();
    expect((await recorded(keeper.phone)).rounds[0]).toMatchObject({ outOfTurn: true, challengers: ["s3"] });
  });

  browserTest("five claims and nine players’ dice are at most 45 taps", async () => {
    const keeper = await table(NINE);
    await keeper.opens("Abbott");
    keeper.taps = 0;
    await keeper.redDie(4);
    await keeper.claim(9, 6);
    await keeper.claim(10, 2);
    await keeper.claim(11, 5);
    await keeper.claim(12, 1);
    await keeper.claim(13, 5);
    await keeper.bang();
    await keeper.dice(5, 4, 1, 2, 2, 6, 5, 5, 3, 4, 1, 5, 6, 3, 2, 1, 1, 3, 6, 6, 2, 4, 4, 5, 2, 3, 1);
    await keeper.press("9 of 13: settle");
    await keeper.verdict().waitFor();
    console.log(`Five claims, a bang in turn and 27 dice: ${keeper.taps} taps.`);
    expect(keeper.taps).toBeLessThanOrEqual(45);
  });
});

browserTest("a round is void for a reason, and the void can be taken back and put back", async () => {
  const keeper = await table(["Ab", "Ba", "Cr"], "Ab");
  const guest = await another(keeper);
  await keeper.claim(6, 5);
  await guest.sees("Ab", "6 fives");
  await keeper.more("Void this round");
  await keeper.inSheet("Alarm");
  for (const hands of [keeper, guest]) await hands.phone.getByText("Round 1 is void").waitFor();
  await keeper.isLive();
  expect((await recorded(keeper.phone)).last?.entry.action).toEqual({ do: "void-round", note: "Alarm" });
  await guest.undo("the round was void: Alarm");
  await keeper.sees("Ab", "6 fives");
  await keeper.phone.getByText("Taken back from another phone: the round was void: Alarm.").waitFor();
  await guest.press("Put it back");
  for (const hands of [keeper, guest]) await hands.phone.getByText("Ab starts again").waitFor();
  await keeper.redDie(1);
  await guest.seesOpening("Ab", 1);
});

browserTest(
  "any entry is taken back in one tap, also one by another phone, back to the empty table",
  async () => {
    const keeper = await table(["Ab", "Ba", "Cr"], "Ab");
    const guest = await another(keeper);
    await keeper.claim(6, 5);
    await keeper.bang();
    await keeper.way("Just the answer");
    await keeper.press(/^Short: /);
    await guest.verdict().waitFor();
    await guest.phone.getByText("Round 1", { exact: true }).waitFor();
    guest.taps = 0;
    await guest.undo("the cups were lifted");
    await guest.phone.getByRole("heading", { name: "Bang! Ba on Ab" }).waitFor();
    await guest.undo("Ba banged");
    await guest.sees("Ab", "6 fives");
    await guest.undo("Ab said 6 fives");
    await guest.undo("Ab started a round");
    expect(guest.taps).toBe(4);
    for (const hands of [keeper, guest]) await hands.phone.getByText("Who starts?").first().waitFor();
    await keeper.isLive();
    expect((await recorded(keeper.phone)).last).toBeNull();
  },
);

browserTest("a penalty of the table’s own has a reason, and everybody reads it", async () => {
  const keeper = await table(["Ab", "Ba", "Cr"], "Ab");
  const guest = await another(keeper);
  await keeper.claim(6, 5);
  await keeper.bang();
  await keeper.way("Just the answer");
  await keeper.press(/^Short: /);
  await keeper.more("A penalty");
  await keeper.inSheet("Cr");
  expect(await keeper.button("Say why").getAttribute("aria-disabled")).toBe("true");
  await keeper.inSheet("2");
  await keeper.phone.getByRole("textbox", { name: "Another reason" }).fill("Sang");
  await keeper.inSheet("Cr gets two bads");
  await guest.phone.getByText("Cr got two bads: Sang").first().waitFor();
  await guest.phone
    .getByRole("region", { name: "Scores" })
    .getByRole("listitem")
    .filter({ hasText: "Cr" })
    .getByRole("img", { name: "2 bads" })
    .waitFor();
});

browserTest("somebody joins between two, leaves, and comes back with their score", async () => {
  const keeper = await table(["Ab", "Ba", "Cr"]);
  const guest = await another(keeper);
  await keeper.more("Somebody joins");
  await keeper.phone.getByRole("textbox", { name: "Name" }).fill("ba");
  await keeper.phone.getByText("Two people are called ba. Add a letter to tell them apart.").waitFor();
  await keeper.phone.getByRole("textbox", { name: "Name" }).fill("Zed");
  await keeper.inSheet("Ab and Ba");
  await keeper.inSheet("Zed sits down");
  const seats = (hands: Hands) =>
    hands.phone.getByRole("region", { name: "Scores" }).getByRole("listitem").allTextContents();
  for (const hands of [keeper, guest]) {
    await hands.phone.locator("main").getByText("Zed sat down", { exact: true }).waitFor();
    expect((await seats(hands)).map((text) => text.slice(0, 2))).toEqual(["Ab", "Ze", "Ba", "Cr"]);
  }
  await keeper.more("A penalty");
  await keeper.inSheet("Zed");
  await keeper.inSheet("Late");
  await keeper.inSheet("Zed gets one bad");
  await keeper.phone.locator("main").getByText("Zed got one bad: Late", { exact: true }).waitFor();
  await guest.phone.locator("main").getByText("Zed got one bad: Late", { exact: true }).waitFor();
  await guest.more("Somebody leaves");
  await guest.inSheet("Zed");
  await keeper.phone.locator("main").getByText("Zed left", { exact: true }).waitFor();
  await keeper.more("Somebody joins");
  await keeper.inSheet("Zed is back");
  await guest.phone.locator("main").getByText("Zed sat down", { exact: true }).waitFor();
  expect((await recorded(guest.phone)).state.seats.find(({ player }) => player === "s4")).toMatchObject({
    active: true,
    holds: { bad: 1 },
  });
});

browserTest("a break is found again after a reload, and the game goes on where it stopped", async () => {
  const keeper = await table(["Ab", "Ba", "Cr"], "Ab");
  await keeper.claim(6, 5);
  await keeper.isLive();
  await keeper.more("Take a break");
  await keeper.phone.getByText(/^On a break since \d\d:\d\d/).waitFor();
  await keeper.phone.reload();
  await keeper.phone.getByText(/^On a break since \d\d:\d\d/).waitFor();
  await keeper.press("Back to the game");
  await keeper.sees("Ab", "6 fives");
  await keeper.claim(7, 2);
  await keeper.sees("Ba", "7 twos");
});

describe("several bang", () => {
  browserTest(
    "two phones at the same moment: both are listed as they arrived, the one in turn scores",
    async () => {
      const keeper = await table(["Ab", "Ba", "Cr", "Di"], "Ab");
      const guest = await another(keeper);
      await keeper.claim(6, 5);
      await guest.sees("Ab", "6 fives");
      let letThrough = () => {};
      const held = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await keeper.phone.route("**/entries", async (route) => {
        await held;
        await route.continue();
      });
      const sent = keeper.phone.waitForRequest("**/entries");
      await keeper.bang();
      await sent;
      // Cr is out of turn, and faster.
      await guest.bangBy("Cr");
      await guest.phone.getByRole("heading", { name: "Bang! Cr on Ab" }).waitFor();
      letThrough();
      for (const hands of [keeper, guest]) {
        const order = hands.phone.getByRole("list", { name: "Bangs, as they arrived" });
        await hands.phone.getByText("It was Ba’s turn, so only Ba scores.").waitFor();
        expect(await order.getByRole("listitem").allTextContents()).toEqual(["1Cr", "2Bascores"]);
      }
      expect(await keeper.button("Close").count()).toBe(0);
      await keeper.way("Just the answer");
      await keeper.press(/^Short: /);
      await guest.phone.getByText("Ab said 6 fives. Ba and Cr banged.").first().waitFor();
    },
  );

  browserTest("one more is told afterwards, and dice that were entered stay", async () => {
    const keeper = await table(["Ab", "Ba", "Cr", "Di"], "Ab");
    const guest = await another(keeper);
    await keeper.claim(6, 5);
    await keeper.bangBy("Di");
    await keeper.dice(5, 4);
    await guest.press("Who else banged?");
    await guest.inSheet("Cr");
    for (const hands of [keeper, guest])
      await hands.phone.getByText("Di was first, so only Di scores.").waitFor();
    await keeper.button("Ab: five, counts; four, wild").waitFor();
  });
});

describe("the end", () => {
  /** Ab and Ba are at three bads each: they wash together. */
  async function tied(): Promise<Hands> {
    const keeper = await table(["Ab", "Ba", "Cr"]);
    for (const name of ["Ab", "Ba"]) {
      await keeper.more("A penalty");
      await keeper.inSheet(name);
      await keeper.inSheet("3");
      await keeper.inSheet("Peeked");
      await keeper.inSheet(`${name} gets three bads`);
    }
    await keeper.phone.locator("main").getByText("Ab and Ba wash the dishes together.").waitFor();
    return keeper;
  }

  browserTest("a tie is decided by hand, and that can be taken back", async () => {
    const keeper = await tied();
    await keeper.press("Decided by hand");
    await keeper.inSheet("Ba");
    await keeper.phone.locator("main").getByText("Ba washes the dishes.").waitFor();
    await keeper.isLive();
    expect((await recorded(keeper.phone)).state).toMatchObject({
      phase: "finished",
      finished: { losers: ["s2"], reason: "F12" },
    });
    await keeper.undo("it was decided that Ba washes the dishes");
    await keeper.phone.locator("main").getByText("Ab and Ba wash the dishes together.").waitFor();
  });

  browserTest("a tie is played off in a game between the tied, and its record says of which", async () => {
    const keeper = await tied();
    const decided = keeper.phone.url().split("/").at(-1);
    await keeper.press("Play it off: a new game for Ab and Ba");
    await keeper.phone.getByText("Who starts?").first().waitFor();
    expect(Object.values((await recorded(keeper.phone)).names)).toEqual(["Ab", "Ba"]);
    const record = await keeper.phone.evaluate(async () =>
      (await fetch(location.pathname.replace("/games/", "/api/v1/games/").concat("/record"))).json(),
    );
    expect(record).toMatchObject({ playoff_of: decided, players: ["Ab", "Ba"] });
  });

  browserTest("the same crew plays again in one tap", async () => {
    const keeper = await tied();
    const before = keeper.phone.url();
    keeper.taps = 0;
    await keeper.press(/^Play again/);
    await keeper.phone.waitForURL((url) => url.href !== before);
    await keeper.phone.getByText("Who starts?").first().waitFor();
    expect(keeper.taps).toBe(1);
    expect(Object.values((await recorded(keeper.phone)).names)).toEqual(["Ab", "Ba", "Cr"]);
  });
});

browserTest("a tap that falls on keys another phone just changed is told, and not recorded", async () => {
  const keeper = await table(["Ab", "Ba", "Cr"], "Ab");
  const guest = await another(keeper);
  await keeper.claim(6, 5);
  await guest.sees("Ab", "6 fives");
  const key = await guest.button("Raise to 7 twos").boundingBox();
  if (!key) throw new Error("no key");
  // Taps as fast as the change comes: one of them falls into the moment in which the keys are deaf.
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
  await guest.phone.getByText("Just as you tapped, the table moved on: Ba said 7 threes.").waitFor();
  expect(await standing(guest)).toHaveLength(3);
});
