import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { saysSame } from "@/lib/client/optimisticActions";
import { noticeWords } from "@/lib/messages/notices";
import { sayAction } from "@/lib/messages/table";
import type { Entry, OpenTable } from "@/lib/protocol/entry";
import { stillAnswers } from "@/lib/protocol/stillAnswers";
import { Chance } from "../load/crew/chance";
import { gameOf, Hands } from "./hands";
import {
  copyOnPhone,
  type NotedSentence,
  type NotedTap,
  notedSentences,
  notedTaps,
  noteTaps,
} from "./notedTaps";
import { browserTest, openPhone } from "./phone";
import { read, startGame } from "./send";
import { startServer } from "./server";

// The server is killed repeatedly while eight phones tap, with random reloads. For every stored tap one of
// these holds: the journal has it once, its author can still decide, or its author saw a notice. The same is
// true for every tap shown as done.

const KILLS = Number(process.env.KILLS ?? 50);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

/** The number of phones per table. */
const TABLES = [3, 3, 2];

const NAMES = ["Ab", "Ba", "Cr", "De"];

/** The game must not end before the test. */
const ENDLESS = { house: { end_alone: 99, end_together: 99 } };

/** A phone's console messages without a server, or with aborted requests. */
const NO_SERVER = [/ERR_/, /EventSource/, /status of (409|503|504)/, /Failed to fetch/, /FetchEvent/];

/** The timeout for anything on a phone's screen, in milliseconds. */
const PATIENCE = 2_000;

const UNSENT = /^(Discard( all)?|Keep theirs|Record( all)? now|Use this phone’s|Record as another round)$/;

/** The possible taps by key name, and how their undo key shows that they are done. */
const ORDERS = [
  { key: /^Red die shows /, does: "start-round", done: () => /^Undo: .*started a round/ },
  {
    key: /^(?:Raise to|Claim) (\d+ \w+)/,
    does: "claim",
    done: (what: string) => new RegExp(`^Undo: .*said ${what}`),
  },
  { key: /^Bang! by /, does: "challenge", done: () => /^Undo: .*bang/i },
  { key: /^(?:Short|There): /, does: "reveal", done: () => /^Undo: the dice were revealed/ },
] as const;

interface Key {
  readonly role: "button" | "radio";
  readonly name: string;
  readonly marks: string;
}

/** A person who keeps tapping, despite failures. */
class Author {
  readonly shown = new Set<string>();
  readonly does = { taps: 0, undone: 0, reloads: 0, shownByOthers: 0 };
  private readonly known = new Set<string>();

  constructor(
    readonly hands: Hands,
    readonly game: string,
    private readonly chance: Chance,
  ) {}

  get phone() {
    return this.hands.phone;
  }

  /** Taps until the end. A dead server or a reload is no reason to stop. */
  async tapUntil(over: () => boolean): Promise<void> {
    while (!over()) {
      await this.step().catch(() => undefined);
      await wait(this.chance.below(600));
    }
  }

  /** True if the screen shows the table, within a timeout in milliseconds. */
  sitsAtTable(timeout: number): Promise<boolean> {
    const keys = this.phone.locator("main .thumb-zone");
    return keys.waitFor({ state: "attached", timeout }).then(
      () => gameOf(this.phone) === this.game,
      () => false,
    );
  }

  private async reload(): Promise<void> {
    this.does.reloads++;
    await this.phone.reload();
  }

  private async step(): Promise<void> {
    const { chance, phone } = this;
    if (!(await this.sitsAtTable(PATIENCE))) await phone.goto(`/games/${this.game}`);
    if (chance.happens(0.04)) await this.reload();
    const keys = await this.keys();
    const named = (name: RegExp) => keys.filter((key) => name.test(key.name) && !/disabled/.test(key.marks));
    const unsent = named(UNSENT);
    if (unsent.length > 0 && chance.happens(0.3)) return this.press(chance.oneOf(unsent));
    const [undo] = named(/^Undo: /);
    if (undo && chance.happens(0.05)) {
      await this.press(undo);
      this.does.undone++;
      return;
    }
    const [answers] = keys.filter(({ role, name }) => role === "radio" && name === "Short or there");
    if (answers && !/checked/.test(answers.marks)) return this.press(answers);
    const actions = ORDERS.map((action) => ({ ...action, keys: named(action.key) })).filter(
      (action) => action.keys.length > 0,
    );
    // No player was named to roll the red die.
    if (actions.length === 0)
      return keys.some(({ name }) => /^Red die/.test(name)) ? this.names() : undefined;
    const bang = actions.find(({ does }) => does === "challenge");
    const { keys: all, done, key, does } = bang && chance.happens(0.25) ? bang : chance.oneOf(actions);
    const target = chance.oneOf(all);
    await this.press(target);
    this.does.taps++;
    if (chance.happens(0.03)) return this.reload();
    await this.see(does, done(key.exec(target.name)?.[1] ?? ""));
  }

  /** The keys on the screen. */
  private async keys(): Promise<readonly Key[]> {
    const screen = await this.phone.locator("main").first().ariaSnapshot();
    return [...screen.matchAll(/- '?(button|radio) "((?:[^"\\]|\\.)*)"(.*)/g)].map(
      ([, role, name = "", marks = ""]) => ({ role: role === "radio" ? "radio" : "button", name, marks }),
    );
  }

  private press({ role, name }: Pick<Key, "role" | "name">): Promise<void> {
    return this.phone.getByRole(role, { name, exact: true }).first().tap({ timeout: PATIENCE });
  }

  private names(): Promise<void> {
    const scores = this.phone.getByRole("region", { name: "Scores" });
    return scores.getByRole("button").first().tap({ timeout: PATIENCE });
  }

  /** Notes the tap shown as done. */
  private async see(does: string, done: RegExp): Promise<void> {
    await this.phone.getByRole("button", { name: done }).waitFor({ timeout: PATIENCE });
    const fresh = (await notedTaps(this.phone)).filter(({ id }) => !this.known.has(id));
    const mine = fresh.filter(({ action }) => action.do === does);
    for (const { id } of fresh) this.known.add(id);
    for (const { id } of mine) this.shown.add(id);
    if (mine.length === 0) this.does.shownByOthers++;
  }
}

interface Journal {
  readonly entries: readonly Entry[];
}

/** True if another phone recorded the same action first, in the same situation. */
const isDuplicate = (entries: readonly Entry[], { action, after }: NotedTap): boolean =>
  after.some((seen) => {
    const first = entries.find((entry) => entry.seq > seen && !stillAnswers([entry]));
    return first !== undefined && saysSame(first, { action });
  });

/** The fates of an author's taps; "lost" must never occur. */
async function resultsOf({ phone }: Author, { entries }: Journal, { names }: OpenTable) {
  const { unsent } = await copyOnPhone(phone);
  const sentences = await notedSentences(phone);
  /** The notice or manual undo closest to a tap's deletion. */
  const nearestNotice = ({ action, at, deletedAt = at }: NotedTap): NotedSentence | undefined => {
    const words = sayAction(action, names).toLowerCase();
    return sentences
      .filter(
        ({ sentence }) =>
          sentence.toLowerCase().includes(words) || sentence.startsWith(noticeWords.overtaken),
      )
      .filter((notice) => (notice.until ?? deletedAt) >= at && Math.abs(notice.at - deletedAt) < PATIENCE)
      .toSorted((a, b) => Math.abs(a.at - deletedAt) - Math.abs(b.at - deletedAt))[0];
  };
  return (await notedTaps(phone)).map((tap) => {
    const isRecorded = entries.some(({ id }) => id === tap.id);
    const isUnsent = unsent.includes(tap.id);
    if (isRecorded) return { tap, result: isUnsent ? "recordedAndUnsent" : "recorded" } as const;
    if (isUnsent) return { tap, result: "unsent" } as const;
    if (tap.dropped) return { tap, result: "dropped" } as const;
    if (isDuplicate(entries, tap)) return { tap, result: "same" } as const;
    if (nearestNotice(tap)) return { tap, result: "notified" } as const;
    const { at, deletedAt = at } = tap;
    const around = sentences.filter((notice) => Math.abs(notice.at - deletedAt) < 2 * PATIENCE);
    return { tap, result: "lost", around } as const;
  });
}

browserTest(
  `a server killed ${KILLS} times under eight phones loses no tap that a phone showed as recorded`,
  async () => {
    console.log(`SEED=${SEED} KILLS=${KILLS}`);
    const chance = new Chance(SEED);
    const server = await startServer();
    const phone = async () => {
      const page = await openPhone(server.origin, { expected: NO_SERVER, offline: true });
      page.setDefaultTimeout(15_000);
      await noteTaps(page);
      await page.goto("/");
      // From now on it has everything for offline use.
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
        timeout: 60_000,
      });
      return new Hands(page);
    };
    const tables: Author[][] = [];
    for (const size of TABLES) {
      const keeper = await phone();
      const game = await startGame(keeper.phone, NAMES, ENDLESS);
      await keeper.phone.goto(`/games/${game}`);
      await keeper.isLive();
      const link = new URL(await keeper.link()).pathname;
      const authors = [new Author(keeper, game, chance.branch())];
      while (authors.length < size) {
        const guest = await phone();
        await guest.join(link);
        authors.push(new Author(guest, game, chance.branch()));
      }
      tables.push(authors);
    }
    const authors = tables.flat();

    let over = false;
    const tapping = authors.map((author) => author.tapUntil(() => over));
    for (let kill = 1; kill <= KILLS; kill++) {
      await wait(200 + chance.below(4_000));
      await server.kill("SIGKILL");
      await wait(chance.below(2_500));
      await server.restart();
      const sum = (what: keyof Author["does"]) => authors.reduce((all, { does }) => all + does[what], 0);
      const shown = authors.reduce((all, author) => all + author.shown.size, 0);
      console.log(
        `kill ${kill} of ${KILLS}: ${sum("taps")} taps, ${shown} shown, ${sum("undone")} undone, ${sum("reloads")} reloads`,
      );
    }
    over = true;
    await Promise.all(tapping);

    const counts = {
      stored: 0,
      shown: 0,
      broken: 0,
      shownByOthers: 0,
      recorded: 0,
      recordedAndUnsent: 0,
      unsent: 0,
      dropped: 0,
      same: 0,
      notified: 0,
      entries: 0,
    };
    const lost: object[] = [];
    for (const seated of tables) {
      const [{ phone: first, game }] = seated as [Author];
      // A page whose server died during its download stays broken: its user reloads it.
      for (const author of seated)
        if (!(await author.sitsAtTable(15_000))) {
          counts.broken++;
          await author.phone.goto(`/games/${game}`);
        }
      const table = async () => (await read<{ table: OpenTable }>(first, `games/${game}`)).table;
      const rest = async () => {
        const { seq } = await table();
        const copies = await Promise.all(seated.map((author) => copyOnPhone(author.phone)));
        return copies.map((one) => ({ pending: one.pending.length, behind: seq - one.seq }));
      };
      await expect
        .poll(rest, { timeout: 120_000, interval: 500 })
        .toEqual(seated.map(() => ({ pending: 0, behind: 0 })));

      const journal = await read<Journal>(first, `games/${game}/journal`);
      const ids = journal.entries.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(journal.entries.map(({ seq }) => seq)).toEqual(ids.map((_, at) => at + 1));
      counts.entries += ids.length;
      for (const author of seated) {
        counts.shown += author.shown.size;
        counts.shownByOthers += author.does.shownByOthers;
        for (const fated of await resultsOf(author, journal, await table())) {
          counts.stored++;
          if (fated.result === "lost") lost.push({ ...fated, game, shown: author.shown.has(fated.tap.id) });
          else counts[fated.result]++;
        }
      }

      // Open decisions are on the screen, and all screens show the same table.
      const scores: string[] = [];
      for (const { hands, phone: page } of seated) {
        await page.reload();
        await hands.isLive();
        if ((await copyOnPhone(page)).unsent.length > 0)
          await page.getByRole("button", { name: UNSENT }).first().waitFor();
        scores.push(await page.getByRole("region", { name: "Scores" }).innerText());
      }
      expect(new Set(scores).size).toBe(1);
    }
    console.log(`SEED=${SEED}: ${JSON.stringify(counts)}`);
    expect(lost).toEqual([]);
    expect(counts.recorded).toBeGreaterThan(KILLS);
    expect(counts.shown).toBeGreaterThan(KILLS);
  },
  300_000 + KILLS * 20_000,
);
