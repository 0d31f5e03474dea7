import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Action, Face } from "@/lib/engine";
import { DRAWN, sampleOf } from "../everyCase";
import { Barriers } from "./barriers/barriers";
import { fromNetwork } from "./hands";
import { narrowTable } from "./narrowTable";
import { browserTest } from "./phone";
import { sharedOrigin } from "./server";

const CREW = ["Abbott", "Baker the Elder", "Cruz", "Diaz", "Evans", "Frost", "Grady", "Hale", "Maximiliane"];
const LONG = 180_000;

const says = (by: string, count: number, face: Face): Action => ({ do: "claim", by, claim: { count, face } });
const rolled = { do: "start-round", wild: 4, starter: "s1" } as const;
/** Sheets during a claim, by their keys. */
const SHEETS: readonly (readonly string[])[] = [
  ...[["1 claim"], ["Share"], ["More"], ["More", "Void this round"], ["More", "House penalty"]],
  ...[["More", "Pause"], ["Someone else"], ["Skip to last claim"]],
];
/** Further screens; each run visits all and checks some. */
const SCREENS = [
  "who starts",
  "opening",
  "more while opening",
  "a refusal",
  "a claim",
  "several at once",
  "earlier claims not heard",
  "entering dice",
  "entering another way",
  "entered, to be settled",
  "a verdict",
  "but we play",
  "more between rounds",
  "somebody joins",
  "somebody left",
  "finished",
  "all rounds",
  "all rounds, laid open",
] as const;
type Screen = (typeof SCREENS)[number];
const LOOKED = sampleOf(SCREENS, 7);
const lookerAt = (page: Page, barriers: Barriers) => async (screen: Screen) => {
  if (LOOKED.includes(screen)) await barriers.look(page, screen);
};
const DICE = Object.fromEntries(CREW.map((_, at) => [`s${at + 1}`, [6, 4, 1] as const]));

const origin = fromNetwork(sharedOrigin());

browserTest(
  "claiming and every sheet of the table are accessible",
  async () => {
    const barriers = new Barriers();
    const { page, hands, play } = await narrowTable(origin, CREW);
    const look = lookerAt(page, barriers);
    /** Checks the sheet behind keys, and closes it. */
    const sheet = async (...keys: readonly string[]) => {
      for (const key of keys) await hands.press(key);
      await page.getByRole("dialog").locator(":focus").waitFor();
      await barriers.look(page, keys.join(", "));
      await hands.press("Close");
    };
    await look("who starts");
    await play(rolled);
    await page.getByText("Abbott starts").waitFor();
    await look("opening");
    await hands.press("More");
    await page.getByRole("dialog").locator(":focus").waitFor();
    await look("more while opening");
    await hands.press("Close");
    await play(says("s1", 8, 5));
    await hands.sees("Abbott", "8 fives");
    await hands.quantity(7);
    await hands.touch(/^Raise to 7 threes/);
    await page.getByText(/doesn’t beat/).waitFor();
    await look("a refusal");
    await hands.press("Close");
    await look("a claim");
    for (const keys of sampleOf(SHEETS, 2)) await sheet(...keys);
    await hands.press("Someone else");
    await page.getByLabel("Several at once").tap();
    await look("several at once");
    await hands.press("Close");
    await hands.press("Skip to last claim");
    await hands.inSheet("Hale");
    await look("earlier claims not heard");
    expect(barriers.found, DRAWN).toEqual([]);
  },
  LONG,
);

browserTest(
  "entering the dice, the verdict and ending the game are accessible",
  async () => {
    const barriers = new Barriers();
    const { page, id, hands, play } = await narrowTable(origin, CREW);
    const look = lookerAt(page, barriers);
    await play(rolled, says("s1", 9, 6), { do: "challenge", by: ["s3", "s4"] });
    await hands.dice(6, 4, 1, 2, 2);
    await look("entering dice");
    for (const way of sampleOf(["Per player", "Total", "Short or there"], 1)) {
      await hands.way(way);
      await look("entering another way");
    }
    await hands.way("Per player");
    for (let cup = 0; cup < CREW.length; cup++) await hands.press("2 sixes");
    await look("entered, to be settled");
    await play({ do: "reveal", dice: DICE });
    await hands.verdict().waitFor();
    await look("a verdict");
    await hands.press("But we play…");
    await page.getByRole("dialog").locator(":focus").waitFor();
    await page.getByRole("dialog").getByRole("status").waitFor({ state: "hidden" });
    await look("but we play");
    await hands.press("Close");
    await hands.press("More");
    await look("more between rounds");
    await hands.inSheet("Add player");
    await look("somebody joins");
    await hands.press("Close");
    await play({ do: "leave", player: "s9" });
    await page.locator(".tabletop").getByText("Maximiliane left", { exact: true }).waitFor();
    await look("somebody left");
    await play({ do: "end", losers: ["s3"] });
    await hands.button(/^Play again/).waitFor();
    await look("finished");
    await page.goto(`/games/${id}/history`);
    await look("all rounds");
    await hands.unfold();
    await look("all rounds, laid open");
    expect(barriers.found, DRAWN).toEqual([]);
  },
  LONG,
);
