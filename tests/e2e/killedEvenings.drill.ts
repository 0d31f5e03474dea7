import type { Page } from "playwright-core";
import { expect } from "vitest";
import { Chance } from "../load/crew/chance";
import { Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { startServer } from "./server";

// A server is killed repeatedly under phones that move from game to game, some started offline, with reloads.
// Each phone has its own tables, so everything shown as done must be recorded once.

const KILLS = Number(process.env.KILLS ?? 50);
const SEED = Number(process.env.SEED ?? 18);
const PHONES = 8;

/** The phone's unconfirmed data: ids of taps, and the games with a stored table. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((done, failed) => {
      const opening = indexedDB.open("waiting-taps");
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => failed(opening.error);
    });
    const all = <Found>(store: string) =>
      new Promise<Found[]>((done) => {
        const reading = opened.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => done(reading.result);
      });
    const taps = await all<{ entry: { id: string } }>("taps");
    const tables = await all<{ table: { id: string } }>("tables");
    opened.close();
    return { taps: taps.map(({ entry }) => entry.id), games: tables.map(({ table }) => table.id) };
  });

/** A person who records one game after another, despite failures. */
class Keeper {
  /** The ids of all taps shown or sent. */
  readonly noted = new Set<string>();
  private readonly hands: Hands;
  reloads = 0;

  constructor(
    readonly page: Page,
    private readonly dice: Chance,
  ) {
    this.hands = new Hands(page);
    page.setDefaultTimeout(6_000);
    page.context().on("request", (request) => {
      if (request.method() !== "POST" || !request.url().endsWith("/entries")) return;
      const { entries } = request.postDataJSON() as { entries: { id: string }[] };
      for (const { id } of entries) this.noted.add(id);
    });
  }

  /** Taps once on any key that fits, or reloads the page. A failure is retried next time. */
  async step(): Promise<void> {
    if (this.dice.happens(0.12)) {
      this.reloads++;
      await this.page.reload({ timeout: 15_000 }).catch(() => undefined);
    }
    await this.taps().catch(() => undefined);
    for (const id of (await stored(this.page).catch(() => ({ taps: [] }))).taps) this.noted.add(id);
  }

  private async taps(): Promise<void> {
    const { page, hands } = this;
    const redDie = hands.button(/^Red die shows four/);
    const claim = hands.button(/^(Raise to|Claim) \d+ sixes/);
    const short = hands.button(/^Short: /);
    const answer = page.getByRole("radio", { name: "Short or there", exact: true });
    const again = hands.button(/^Play again/);
    await redDie.or(claim).or(short).or(answer).or(again).first().waitFor();
    if (await again.isVisible()) await hands.tap(again);
    else if (await short.isVisible()) await hands.tap(short);
    else if (await answer.isVisible()) await hands.way("Short or there");
    else if (await redDie.isVisible()) {
      const starts = page.getByRole("region", { name: "Scores" }).getByRole("button", { name: /^Ab\b/ });
      if ((await starts.count()) > 0) await hands.tap(starts);
      await hands.tap(redDie);
    } else {
      const bang = hands.button(/^Bang! by /);
      const isOpen = await bang.isEnabled().catch(() => false);
      await hands.tap(isOpen && this.dice.happens(0.35) ? bang : claim.first());
    }
    // The input lock after each entry.
    await page.waitForTimeout(300 + this.dice.below(500));
  }

  /** Flushes the outbox, and returns the server's version of this phone's games. */
  async flush(origin: string) {
    this.page.setDefaultTimeout(60_000);
    await this.page.goto(origin);
    await expect.poll(async () => (await stored(this.page)).taps, { timeout: 90_000 }).toEqual([]);
    const { games } = await stored(this.page);
    const journals = await this.page.evaluate(
      (ids) =>
        Promise.all(
          ids.map(async (id) => (await fetch(`/api/v1/games/${id}/journal`, { cache: "no-store" })).json()),
        ),
      games,
    );
    return journals.flatMap(({ entries }: { entries: { id: string }[] }) => entries.map(({ id }) => id));
  }
}

browserTest(
  "a server killed repeatedly during eight games records every tap once",
  async () => {
    const dice = new Chance(SEED);
    const server = await startServer();
    const keepers: Keeper[] = [];
    for (let at = 0; at < PHONES; at++) {
      const page = await openPhone(server.origin, { expected: [/./], offline: true });
      const hands = new Hands(page);
      await hands.startGame(server.origin, ["Ab", "Ba"]);
      await page.evaluate(async () => {
        const { serviceWorker } = navigator;
        if (!serviceWorker.controller)
          await new Promise((taken) =>
            serviceWorker.addEventListener("controllerchange", taken, { once: true }),
          );
      });
      keepers.push(new Keeper(page, new Chance(SEED + at + 1)));
    }
    let over = false;
    const playing = keepers.map(async (keeper) => {
      while (!over) await keeper.step();
    });
    const passes = (longest: number) => new Promise((next) => setTimeout(next, dice.below(longest)));
    for (let kill = 1; kill <= KILLS; kill++) {
      await passes(3_000);
      await server.kill("SIGKILL");
      await passes(3_000);
      await server.restart();
      const taps = keepers.reduce((sum, { noted }) => sum + noted.size, 0);
      console.log(`Killed ${kill} of ${KILLS} times; ${taps} taps so far.`);
    }
    over = true;
    await Promise.all(playing);
    let taps = 0;
    for (const keeper of keepers) {
      const recorded = await keeper.flush(server.origin);
      expect(recorded.toSorted()).toEqual([...keeper.noted].toSorted());
      taps += recorded.length;
    }
    const reloads = keepers.reduce((sum, keeper) => sum + keeper.reloads, 0);
    console.log(
      `${taps} taps, each recorded once; ${KILLS} kills, ${reloads} pages loaded anew. Seed ${SEED}.`,
    );
    expect(taps).toBeGreaterThan(KILLS);
  },
  40 * 60_000,
);
