import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Face } from "@/lib/engine";
import { sayScore } from "@/lib/messages/terms";
import { type Replayed, replay } from "@/lib/protocol/replay";
import { bangs, says, shows, start } from "../engine/tableOf";
import { fromNetwork, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { record } from "./send";
import { sharedOrigin } from "./server";

const CREW = ["Abbott", "Baker", "Cruz", "Diaz", "Evans", "Frost", "Grady", "Hale", "Ito"];

/** Nine cups of three: "541 226 …". */
const cups = (text: string): readonly Face[] => [...text.replaceAll(" ", "")].map(Number) as Face[];

/** Seven fives and four fours: eleven where fours are wild. */
const R1 = cups("541 226 553 415 653 452 411 365 223");
/** Five threes and three twos: eight where twos are wild. */
const R2 = cups("331 256 443 162 561 324 661 453 551");
/** Six fives and four sixes: ten where sixes are wild. */
const R3 = cups("561 225 556 613 544 126 533 112 432");
/** Four threes, which are wild themselves: nothing helps them. */
const R4 = cups("311 356 332 145 226 654 114 265 445");
/** The crew's cups, as recorded. */
const shown = (dice: readonly Face[]) =>
  shows(Object.fromEntries(CREW.map((_, cup) => [`s${cup + 1}`, dice.slice(3 * cup, 3 * cup + 3)])));

/** Nine in all. */
const R5 = [1, 2, 1, 0, 2, 1, 0, 1, 1];

/** The scorekeeper of this table. */
class Keeper extends Hands {
  /** The taps of each round, for the report. */
  readonly spent: Record<string, number> = {};

  /** Counts the taps of a part of the game. */
  async round(name: string, play: () => Promise<void>): Promise<number> {
    const before = this.taps;
    await play();
    this.spent[name] = this.taps - before;
    return this.taps - before;
  }

  /** Jumps to the last claim, with its claimer. */
  async skipTo(name: string, count: number, face: Face): Promise<void> {
    await this.press("Skip to last claim");
    await this.inSheet(name);
    await this.claim(count, face);
    await this.sees(name, `${count} `);
  }

  /** Adds another player's bang on the same claim. */
  async bangedToo(name: string): Promise<void> {
    await this.press("Who else banged?");
    await this.inSheet(name);
  }
}

/** Everyone's score on the history page: "Baker" → "5 bads". */
const standingOn = (page: Page): Promise<Record<string, string>> =>
  page
    .getByRole("region", { name: "Standings" })
    .getByRole("listitem")
    .evaluateAll((items) =>
      Object.fromEntries(
        items.map((item) => [
          item.firstElementChild?.textContent ?? "",
          item.querySelector("[role=img]")?.getAttribute("aria-label") ?? "even",
        ]),
      ),
    );

/** The same from a replay. */
function standingOf(replayed: Replayed): Record<string, string> {
  if (!("standing" in replayed)) throw new Error(replayed.message);
  return Object.fromEntries(
    Object.entries(replayed.standing).map(([name, { score }]) => [name, sayScore(Number(score))]),
  );
}

browserTest(
  "nine people play the lunch game with mistakes, an alarm and a later correction",
  { timeout: 240_000 },
  async () => {
    const origin = fromNetwork(sharedOrigin());
    const keeper = new Keeper(await openPhone(origin));
    const guest = new Keeper(await openPhone(origin, { dark: true }));
    const game = await keeper.openGame(origin, CREW);
    await guest.join(await keeper.link());
    const bothSee = async (stamp: string) => {
      await Promise.all([keeper.seesStamp(stamp), guest.seesStamp(stamp)]);
      await Promise.all([keeper.isLive(), guest.isLive()]);
    };

    // R1 and R2: four claims, three claims and a bang out of turn, all dice.
    await record(
      keeper.phone,
      game,
      ...[start("s1"), says("s1", "9 sixes"), says("s2", "10 ones"), says("s3", "12 sixes")],
      ...[says("s4", "13 fives"), bangs("s5"), shown(R1)],
    );
    await bothSee("Short by two");
    await record(
      keeper.phone,
      game,
      ...[start(undefined, 2), says("s4", "8 threes"), says("s5", "9 ones"), says("s6", "10 threes")],
      ...[bangs("s8"), shown(R2)],
    );
    await bothSee("Short by two");

    const full = await keeper.round("R3, five claims, a bang out of turn, all dice", async () => {
      await keeper.redDie(6);
      expect(await keeper.round("any count claim", () => keeper.claim(7, 1))).toBeLessThanOrEqual(2);
      expect(await keeper.round("minimum raise", () => keeper.claim(8, 1))).toBe(1);
      await keeper.claim(8, 4);
      await keeper.claim(9, 2);
      await keeper.claim(9, 5);
      await keeper.bangBy("Baker");
      await keeper.dice(...R3);
      await keeper.press("10 of 9: settle");
    });
    expect(full).toBeLessThanOrEqual(45);
    await bothSee("There and one more");

    await keeper.round("R4, two claims and three bangs at once", async () => {
      await keeper.redDie(3);
      await keeper.claim(5, 6);
      await keeper.claim(6, 3);
      await guest.sees("Cruz", "6 threes");
      // Diaz, in turn, bangs on another phone; it is pending while Frost's is recorded.
      let letGo: (() => void) | undefined;
      const released = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await guest.phone.route("**/entries", async (route) => {
        await released;
        await route.continue();
      });
      await guest.bang();
      await keeper.bangBy("Frost");
      await keeper.phone.getByRole("heading", { name: "Bang! Frost on Cruz" }).waitFor();
      await keeper.isLive();
      letGo?.();
      await keeper.phone.getByRole("heading", { name: "Bang! Diaz and Frost on Cruz" }).waitFor();
      await guest.phone.unroute("**/entries");
      await keeper.bangedToo("Abbott");
      for (const { phone } of [keeper, guest]) {
        await phone.getByRole("heading", { name: "Bang! Diaz, Frost, and Abbott on Cruz" }).waitFor();
        const order = phone.getByRole("list", { name: "Bangs, in order" }).getByRole("listitem");
        expect(await order.allInnerTexts()).toEqual([
          expect.stringMatching(/^1\s*Frost$/),
          expect.stringMatching(/^2\s*Diaz\s*scores$/),
          expect.stringMatching(/^3\s*Abbott$/),
        ]);
        await phone.getByText("It was Diaz’s turn, so only Diaz scores.").waitFor();
      }
      await record(keeper.phone, game, shown(R4));
    });
    await bothSee("Short by two");
    const beforeAlarm = await recorded(guest.phone);
    expect(beforeAlarm.rounds[0]?.challengers).toEqual(["s4", "s6", "s1"]);

    // Tones drop during the next claims: the phones are put away.
    await keeper.redDie(1);
    await keeper.claim(9, 6);
    await guest.sees("Cruz", "9 sixes");
    await keeper.isLive();
    await keeper.more("Pause");
    await keeper.inSheet("Resume");
    await Promise.all([keeper.isLive(), guest.isLive()]);
    await keeper.phone.reload();
    await keeper.isLive();
    for (const hands of [keeper, guest]) await hands.sees("Cruz", "9 sixes");
    expect((await recorded(guest.phone)).seq).toBe(beforeAlarm.seq + 2);

    await keeper.round("R5, from the second claim on, one of them ruled, counted cup by cup", async () => {
      await keeper.claim(10, 5);
      await keeper.sees("Diaz", "10 fives");
      await keeper.quantity(9);
      expect(await keeper.button("Raise to 9 threes").getAttribute("aria-disabled")).toBe("true");
      await keeper.touch("Raise to 9 threes");
      await keeper.phone.getByText("9 threes doesn’t beat 10 fives.").waitFor();
      await keeper.phone.getByText("The lowest raise is 10 sixes.").waitFor();
      await keeper.phone.getByText("Rule S3").waitFor({ state: "attached" });
      await keeper.press("Allow anyway");
      await keeper.sees("Evans", "9 threes");
      await keeper.bangBy("Baker");
      await keeper.way("Per player");
      for (const count of R5) await keeper.press(count === 1 ? "1 three" : `${count} threes`);
      await keeper.press("9 of 9: settle");
    });
    await bothSee("There, exactly");

    await keeper.round("R6, void", async () => {
      await keeper.redDie(5);
      await keeper.claim(8, 6);
      await keeper.sees("Baker", "8 sixes");
      await keeper.more("Void this round");
      await keeper.inSheet("Alarm");
    });
    for (const { phone } of [keeper, guest]) await phone.getByText("Round 6 is void").first().waitFor();
    const answer = await keeper.round("R6 again, only the last claim and the bare answer", async () => {
      await keeper.redDie(2);
      await keeper.skipTo("Grady", 13, 4);
      expect(await keeper.round("challenge in turn", () => keeper.bang())).toBe(1);
      await keeper.way("Short or there");
      await keeper.press(/^Short: /);
    });
    expect(answer).toBeLessThanOrEqual(9);
    await bothSee("Short");

    const total = await keeper.round("R7, only the last claim and a total", async () => {
      await keeper.redDie(4);
      await keeper.skipTo("Baker", 12, 2);
      await keeper.bang();
      await keeper.way("Total");
      await keeper.press("9 twos");
    });
    expect(total).toBeLessThanOrEqual(9);
    for (const { phone } of [keeper, guest])
      await phone.locator("main").getByText("Baker washes the dishes.").waitFor();
    await bothSee("Short by three");

    // Over the dishes a player remembers: Ito's cup of the second round was entered wrongly.
    await keeper.tap(keeper.phone.getByRole("link", { name: "Fix round 7" }));
    await keeper.phone.waitForURL(/\/history\?round=7#round-7$/);
    const before = {
      ...Object.fromEntries(CREW.map((name) => [name, "even"])),
      ...{ Baker: "5 bads", Cruz: "1 bad", Diaz: "1 bad", Frost: "1 bad", Grady: "1 bad", Hale: "2 goods" },
    };
    expect(await standingOn(keeper.phone)).toEqual(before);
    const second = keeper.phone.getByRole("region", { name: "Round 2", exact: true });
    const fourth = keeper.phone.getByRole("region", { name: "Round 4", exact: true });
    for (const folded of [second, fourth]) await folded.locator("summary").tap();
    await fourth.getByText("Frost banged, then someone else too").waitFor();
    await fourth.getByText("Frost and Diaz banged, then someone else too").waitFor();
    expect(await fourth.locator("s").count()).toBe(0);
    await keeper.round("correcting one cup, looked at before it is recorded", async () => {
      await keeper.tap(second.getByRole("button", { name: "All dice were entered. Fix" }));
      await keeper.press("Ito: five; five; one");
      await keeper.dice(3, 2, 1);
      await keeper.press("10 of 10: settle");
      const sheet = keeper.phone.getByRole("dialog", { name: "What changes" });
      await sheet.getByText("Hale: 2 goods → 2 bads").waitFor();
      await sheet.getByText("Frost: 1 bad → even").waitFor();
      await sheet.getByText(/^Round 2: Short by two .* → There, exactly/).waitFor();
      expect(await standingOn(keeper.phone)).toEqual(before);
      await keeper.press("Save fix");
    });
    await keeper.phone.getByText("Fixed. Both versions are below.").waitFor();
    const after = { ...before, Frost: "even", Hale: "2 bads" };
    expect(await standingOn(keeper.phone)).toEqual(after);

    // Both versions are readable, with author and time.
    await second.getByText("There, exactly", { exact: true }).waitFor();
    const struck = second.locator("s");
    expect(await struck.textContent()).toContain(
      "8 of 10 threes: short by two. Hale gets two goods, Frost takes one bad.",
    );
    const times = await second.getByText(/^\d?\d:\d\d [AP]M, this phone$/).allInnerTexts();
    expect(times).toHaveLength(7);

    // The other phone has followed, and shows both too.
    const final = guest.phone
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: /^\d*Hale/ });
    await final.getByRole("img", { name: "2 bads" }).waitFor();
    await guest.phone.goto(keeper.phone.url());
    expect(await standingOn(guest.phone)).toEqual(after);
    await guest.phone.getByRole("region", { name: "Round 2", exact: true }).locator("summary").tap();
    await guest.phone
      .getByRole("region", { name: "Round 2", exact: true })
      .getByText(/another phone/)
      .first()
      .waitFor();

    // The download replays to the page's result.
    const downloading = keeper.phone.waitForEvent("download");
    await keeper.tap(keeper.phone.getByRole("link", { name: /^Final record/ }));
    const file = await (await downloading).path();
    const replayed = replay(JSON.parse(await readFile(file, "utf8")));
    expect(standingOf(replayed)).toEqual(after);
    expect(replayed).toMatchObject({ ok: true, phase: "finished", finished: { losers: ["Baker"] } });
    const { stdout } = await promisify(execFile)(process.execPath, [
      "--import",
      "tsx",
      "lib/cli/replay.ts",
      file,
    ]);
    expect(standingOf(JSON.parse(stdout))).toEqual(after);

    // The crew remembers.
    await keeper.phone.goto(`${origin}/`);
    await keeper.tap(keeper.phone.getByRole("link", { name: /^Dishes: Abbott/ }));
    await keeper.phone.locator("main").getByText("Baker washed the dishes.").waitFor();
    await keeper.phone
      .getByRole("listitem")
      .filter({ hasText: /^Baker\s*once$/ })
      .waitFor();

    const lines = Object.entries(keeper.spent).map(
      ([name, taps]) => `  ${String(taps).padStart(3)}  ${name}`,
    );
    console.log(`Taps of the lunch game:\n${lines.join("\n")}`);
  },
);
