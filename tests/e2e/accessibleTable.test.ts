import { beforeAll, expect } from "vitest";
import type { Action, Face } from "@/lib/engine";
import { Barriers } from "./barriers/barriers";
import { fromNetwork, Hands } from "./hands";
import { lineTo } from "./line";
import { browserTest, openPhone, type Phone } from "./phone";
import { record, startGame } from "./send";
import { type RunningServer, startServer } from "./server";

const CREW = ["Abbott", "Baker the Elder", "Cruz", "Diaz", "Evans", "Frost", "Grady", "Hale", "Maximiliane"];
const LONG = 180_000;

const says = (by: string, count: number, face: Face): Action => ({ do: "claim", by, claim: { count, face } });
const rolled = { do: "start-round", wild: 4, starter: "s1" } as const;
const DICE = Object.fromEntries(CREW.map((_, at) => [`s${at + 1}`, [6, 4, 1] as const]));

let server: RunningServer;
let origin: string;
beforeAll(async () => {
  server = await startServer();
  origin = fromNetwork(server.origin);
});

/** A phone at a new table, as narrow as they come. */
async function table(names: readonly string[], game = "firehouse", phone: Phone & { at?: string } = {}) {
  const page = await openPhone(phone.at ?? origin, { width: 360, height: 740, ...phone });
  await page.goto("/");
  const id = await startGame(page, names, { game });
  await page.goto(`/games/${id}`);
  const hands = new Hands(page);
  await hands.isLive();
  return { page, id, hands, play: (...actions: readonly Action[]) => record(page, id, ...actions) };
}

browserTest(
  "nothing keeps anybody from claiming, on any sheet of the table",
  async () => {
    const barriers = new Barriers();
    const { page, hands, play } = await table(CREW);
    const look = (screen: string) => barriers.look(page, screen);
    /** Looks at the sheet that keys lead to, and closes it. */
    const sheet = async (...keys: readonly string[]) => {
      for (const key of keys) await hands.press(key);
      await page.getByRole("dialog").locator(":focus").waitFor();
      await look(keys.join(", "));
      await hands.press("Close");
    };
    await look("who starts");
    await play(rolled);
    await page.getByText("Abbott to open").waitFor();
    await look("opening");
    await sheet("More");
    await play(says("s1", 8, 5));
    await hands.sees("Abbott", "8 fives");
    await hands.quantity(7);
    await hands.touch(/^Raise to 7 threes/);
    await page.getByText(/is not higher than/).waitFor();
    await look("a refusal");
    await hands.press("Close");
    await look("a claim");
    await sheet("1 claim");
    await sheet("Share");
    await sheet("More");
    await sheet("More", "Void this round");
    await sheet("More", "A penalty");
    await sheet("More", "Take a break");
    await sheet("Somebody else");
    await hands.press("Somebody else");
    await page.getByLabel("Several at once").tap();
    await look("several at once");
    await hands.press("Close");
    await sheet("Skip to last claim");
    await hands.press("Skip to last claim");
    await hands.inSheet("Hale");
    await look("claims before it not heard");
    expect(barriers.found).toEqual([]);
  },
  LONG,
);

browserTest(
  "nor from entering the dice, reading the verdict and ending the game",
  async () => {
    const barriers = new Barriers();
    const { page, id, hands, play } = await table(CREW);
    const look = (screen: string) => barriers.look(page, screen);
    await play(rolled, says("s1", 9, 6), { do: "challenge", by: ["s3", "s4"] });
    await hands.dice(6, 4, 1, 2, 2);
    await look("entering dice");
    for (const way of ["Counts", "Total", "Just the answer"]) {
      await hands.way(way);
      await look(`entering: ${way}`);
    }
    await hands.way("Counts");
    for (let cup = 0; cup < CREW.length; cup++) await hands.press("2 sixes");
    await look("entered, to be settled");
    await play({ do: "reveal", dice: DICE });
    await hands.verdict().waitFor();
    await look("a verdict");
    await hands.press("More");
    await look("more between rounds");
    await hands.inSheet("Somebody joins");
    await look("somebody joins");
    await hands.press("Close");
    await play({ do: "leave", player: "s9" });
    await page.getByRole("main").getByText("Maximiliane left").waitFor();
    await look("somebody left");
    await play({ do: "end", losers: ["s3"] });
    await hands.button(/^Play again/).waitFor();
    await look("finished");
    await page.goto(`/games/${id}/history`);
    await look("all rounds");
    expect(barriers.found).toEqual([]);
  },
  LONG,
);

browserTest(
  "nor at the other games, from watching, or when the line is cut",
  async () => {
    const barriers = new Barriers();
    for (const game of ["bar", "red-dead", "perudo"]) {
      const { page, hands, play } = await table(CREW.slice(0, 5), game);
      await barriers.look(page, `${game}: who starts`);
      await play({ do: "start-round", starter: "s1" }, says("s1", 4, 5));
      await hands.sees("Abbott", "4 fives");
      await barriers.look(page, `${game}: a claim`);
    }
    const line = await lineTo(server.origin);
    const cut = await table(CREW.slice(0, 3), "firehouse", {
      at: fromNetwork(line.origin),
      expected: [/ERR_/],
    });
    await cut.hands.press("Share");
    await cut.page.getByRole("radio", { name: "Only watch" }).tap();
    const link = await cut.page.getByText(/^http:\/\/.+\/join\//).textContent();
    const watcher = new Hands(await openPhone(origin, { width: 360, height: 740 }));
    await watcher.join(`${origin}${new URL(link ?? "").pathname}`);
    await barriers.look(watcher.phone, "watching");
    await cut.hands.press("Close");
    await cut.hands.opens("Abbott");
    line.cut();
    await cut.hands.redDie(4);
    await cut.page.getByText(/^Offline/).waitFor();
    await barriers.look(cut.page, "offline");
    expect(barriers.found).toEqual([]);
  },
  LONG,
);
