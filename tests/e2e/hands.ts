import type { Locator, Page } from "playwright-core";
import { type Action, type Face, faceWord } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import type { SharedTable } from "@/lib/protocol/tableLinks";
import { NO_PAGE, read, record, send, startGame } from "./send";

/**
 * The origin as phones on the same network see it: plain http and a name other than localhost. The browser
 * then hides the same APIs as on real phones (clipboard, randomUUID, wake lock). The name resolves to this
 * machine (see phone.ts).
 */
export const fromNetwork = (origin: string): string => origin.replace("//localhost:", "//table.test:");

/** A person's hands on a phone: counts every tap and keystroke. */
export class Hands {
  taps = 0;
  strokes = 0;

  constructor(readonly phone: Page) {}

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.taps++;
  }

  button = (name: string | RegExp): Locator => this.phone.getByRole("button", { name, exact: true });

  /** Taps the button of that name. */
  press = (name: string | RegExp): Promise<void> => this.tap(this.button(name));

  async type(text: string): Promise<void> {
    await this.phone.keyboard.type(text);
    this.strokes += text.length;
  }

  async enter(): Promise<void> {
    await this.phone.keyboard.press("Enter");
    this.strokes++;
  }

  /** From the start page to the names, typed one by one. */
  async typeNames(names: readonly string[]): Promise<void> {
    await this.tap(this.phone.getByRole("link", { name: "New game" }));
    await this.phone.waitForURL("**/new");
    await this.phone.locator("input:focus").waitFor();
    for (const [at, name] of names.entries()) {
      if (at > 0) await this.enter();
      await this.type(name);
      await this.button(`Move or remove ${name}`).waitFor();
    }
  }

  /** Presses Start, and waits for the live table. Returns the game's id. */
  async start(): Promise<string> {
    await this.press("Start");
    await this.phone.waitForURL("**/games/*");
    await this.isLive();
    return gameOf(this.phone);
  }

  /** A game for a crew, from the start page. */
  async startGame(origin: string, names: readonly string[]): Promise<string> {
    await this.phone.goto(origin);
    await this.typeNames(names);
    return this.start();
  }

  /**
   * A game of this phone without its screens: sends what the start page would send and the given
   * entries, then opens the table. Returns the game's id.
   */
  async openGame(
    origin: string,
    names: readonly string[],
    more?: Parameters<typeof startGame>[2],
    ...played: readonly Action[]
  ): Promise<string> {
    // Taps without a response wait until that game is opened again.
    if (this.phone.url().startsWith(origin)) await sent(this.phone);
    await this.phone.goto(origin + NO_PAGE);
    const id = await startGame(this.phone, names, more);
    if (played.length > 0) await record(this.phone, id, ...played);
    await this.phone.goto(`${origin}/games/${id}`);
    await this.isLive();
    return id;
  }

  /** Joins a table without its screens: on a seat, or on none, to record for the whole table. */
  async join(link: string, name?: string): Promise<void> {
    await this.watch(link);
    await this.takeSeat(name);
  }

  /** Joins a table on its screens: follows its link, and taps a name, or the key without one. */
  async joinByTaps(link: string, name?: string): Promise<void> {
    await this.watchByTaps(link, name === undefined ? /^(Play without a seat|Watch)$/ : `Play as ${name}`);
  }

  /** Opens a table by the screen that its link opens. */
  async watchByTaps(link: string, key: string | RegExp = "Watch"): Promise<void> {
    await this.phone.goto(link);
    // A phone with access is redirected.
    if (/\/join\//.test(this.phone.url())) await this.button(key).click();
    await this.phone.waitForURL("**/games/*");
    await this.isLive();
  }

  private async takeSeat(name = "Close"): Promise<void> {
    const sheet = this.phone.getByRole("dialog", { name: "Who are you?" });
    // A desktop has no touch screen.
    await sheet.getByRole("button", { name, exact: true }).click();
    await sheet.waitFor({ state: "hidden" });
  }

  /** Opens a table by one of its links without its screens: to watch, or to play without a seat. */
  async watch(link: string): Promise<void> {
    const { origin, pathname } = new URL(link);
    await this.phone.goto(origin + NO_PAGE);
    const token = pathname.split("/").at(-1);
    const { id } = await send<{ readonly id: string }>(this.phone, "joins", { token });
    await this.phone.goto(`${origin}/games/${id}`);
    await this.isLive();
  }

  /** The table's link, without the share sheet. */
  async link(): Promise<string> {
    const { links } = await read<SharedTable>(this.phone, `games/${gameOf(this.phone)}/links`);
    return new URL(links.sit, this.phone.url()).href;
  }

  /** The table's link, from the share sheet. */
  async linkOnScreen(): Promise<string> {
    await this.button("Share").tap();
    const link = await this.phone.getByText(/^http:\/\/.+\/join\//).textContent();
    await this.button("Close").tap();
    return link ?? "";
  }

  /** The link to watch. */
  async watchLink(): Promise<string> {
    await this.button("Share").tap();
    await this.phone.getByRole("radio", { name: "Watch" }).tap();
    await this.phone.getByRole("img", { name: "QR code to watch" }).waitFor();
    const link = await this.phone.getByText(/^http:\/\/.+\/join\//).textContent();
    await this.button("Close").tap();
    return link ?? "";
  }

  isLive = (): Promise<void> => this.phone.getByText("live", { exact: true }).waitFor({ state: "attached" });

  /** Sets who starts the first round. */
  opens = (name: string): Promise<void> => this.seat(name);

  redDie = (face: Face): Promise<void> => this.press(`Red die shows ${faceWord(face, 1)}`);

  /** Claims for the player in turn: one tap if a key offers it, otherwise a quantity first. */
  async claim(count: number, face: Face): Promise<void> {
    const key = this.button(new RegExp(`^(Raise to|Claim) ${count} ${faceWord(face, count)}(,|$)`));
    const quantity = this.phone.getByRole("radio", { name: String(count), exact: true });
    // The keys may still be loading: wait before choosing.
    await quantity.or(key).first().waitFor();
    if ((await key.count()) === 0) await this.tap(quantity);
    await this.tap(key);
    // The next tap needs the new keys: the claimed one is no raise any more.
    await key.waitFor({ state: "hidden" });
  }

  /** Claims a hand: the dice it names, then its kind; without dice the lowest of its kind. */
  async hand(kind: string, ...faces: readonly Face[]): Promise<void> {
    for (const face of faces) await this.press(`Name ${faceWord(face, 1)}`);
    await this.press(new RegExp(`^${kind}: `));
  }

  /** Claims a roll of two dice. */
  roll = (roll: string): Promise<void> => this.press(new RegExp(`^(Raise to|Claim) ${roll}(,|$)`));

  /** Bangs for the player in turn. */
  bang = (): Promise<void> => this.press(/^Bang! by /);

  /** Bangs for another player. */
  async bangBy(name: string): Promise<void> {
    await this.press("Someone else");
    await this.tap(this.phone.getByRole("dialog").getByRole("button", { name, exact: true }));
  }

  /** Taps a greyed key: nothing is recorded, and the reason appears. */
  async touch(name: string | RegExp): Promise<void> {
    const key = this.button(name);
    await key.waitFor();
    await this.listens();
    await key.tap({ force: true });
    this.taps++;
  }

  /** Holds a greyed key until it is overridden. */
  async hold(name: string | RegExp): Promise<void> {
    const key = this.button(name);
    await key.click({ trial: true, force: true });
    await this.listens();
    const box = await key.boundingBox();
    if (!box) throw new Error(`nothing called ${name} to hold`);
    const rest = await this.phone.evaluateHandle(watchHold);
    const finger = await this.phone.context().newCDPSession(this.phone);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    await rest.evaluate(({ over }) => over);
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    this.taps++;
  }

  /** Waits for the input lock after each entry (`ThumbZone`). */
  listens = (): Promise<unknown> =>
    this.phone.waitForFunction(() =>
      document
        .getAnimations()
        .every((one) => !(one instanceof CSSAnimation && one.animationName.startsWith("input-locked-"))),
    );

  /** Sets the quantity of all six keys. */
  quantity = (count: number): Promise<void> =>
    this.tap(this.phone.getByRole("radio", { name: String(count), exact: true }));

  /** Opens the menu at one of its pages. */
  async more(page: string): Promise<void> {
    await this.press("More");
    await this.inSheet(page);
  }

  /** Taps a button of the open sheet, or one of its answers. */
  inSheet = (name: string | RegExp): Promise<void> => {
    const sheet = this.phone.getByRole("dialog");
    const answer = sheet.getByRole("radio", { name, exact: true });
    return this.tap(sheet.getByRole("button", { name, exact: true }).or(answer));
  };

  /** Taps a name on the score strip. */
  seat = (name: string): Promise<void> =>
    this.tap(
      this.phone
        .getByRole("region", { name: "Scores" })
        .getByRole("button", { name: new RegExp(`^${name}\\b`) }),
    );

  /** Undoes the last entry, which must be this one. */
  undo = (what: string): Promise<void> => this.press(`Undo: ${what}`);

  /** Enters dice, cup by cup; large tables start in another mode. */
  async dice(...faces: readonly Face[]): Promise<void> {
    const way = this.phone.getByRole("radio", { name: "Dice", exact: true });
    const keys = this.button(`Add ${faceWord(faces[0] ?? 1, 1)}`);
    await way.or(keys).first().waitFor();
    if ((await way.count()) > 0) await this.way("Dice");
    for (const face of faces) await this.press(`Add ${faceWord(face, 1)}`);
  }

  /** The reveal mode: "Dice", "Per player", "Total", "Short or there". */
  async way(name: string): Promise<void> {
    const ways = this.phone.getByRole("group", { name: "Enter by" });
    const way = ways.getByRole("radio", { name, exact: true });
    await way.waitFor({ state: "attached" });
    if (await way.isChecked()) return;
    await this.tap(ways.getByRole("radio", { checked: true }));
    await this.tap(way);
  }

  /** Waits until the felt shows a claim. */
  sees = (name: string, claim: string): Promise<void> =>
    this.phone.locator("main p", { hasText: new RegExp(`${name}\\s*says\\s*${claim}`) }).waitFor();

  /** Waits for an open round with this starter and wild face. */
  async seesOpening(name: string, wild: Face): Promise<void> {
    await this.phone.getByText(`${name} starts`).waitFor();
    await this.button(new RegExp(`^Claim \\d+ ${faceWord(wild, 2)}, claims the wild`)).waitFor();
  }

  /** Waits for a verdict with this stamp. */
  seesStamp = (stamp: string): Promise<void> => this.verdict().getByText(stamp, { exact: true }).waitFor();

  /** Opens the collapsed rounds of a history. */
  async unfold(): Promise<void> {
    const folded = this.phone.locator("main details:not([open]) > summary");
    while ((await folded.count()) > 0) await this.tap(folded.first());
  }

  verdict = (): Locator => this.phone.getByRole("article", { name: "Verdict" });
}

/** Runs in the page before a hold: `over` resolves when the key has filled up or is gone. */
const watchHold = () => ({
  over: new Promise<void>((done) => {
    const filled = (one: Node) => one instanceof Element && one.closest(".is-held, :has(.is-held)") !== null;
    new MutationObserver((changes, observer) => {
      for (const { type, target, oldValue, removedNodes } of changes) {
        const emptied = type === "attributes" && /\bis-held\b/.test(oldValue ?? "") && !filled(target);
        if (!emptied && ![...removedNodes].some(filled)) continue;
        observer.disconnect();
        done();
      }
    }).observe(document.body, {
      ...{ subtree: true, childList: true },
      ...{ attributeFilter: ["class"], attributeOldValue: true },
    });
  }),
});

/** The game on a phone's screen. */
export const gameOf = (phone: Page): string => new URL(phone.url()).pathname.split("/").at(-1) ?? "";

/** Waits until the phone has sent its visible taps; refused ones stay until dropped. */
export const sent = (phone: Page): Promise<void> =>
  phone.evaluate(async () => {
    // Opening it would create it; some browsers store nothing.
    if (!(await globalThis.indexedDB?.databases())?.some(({ name }) => name === "waiting-taps")) return;
    const waiting = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("waiting-taps");
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const isWaiting = () =>
      new Promise<boolean>((resolve) => {
        const reading = waiting.transaction("taps").objectStore("taps").getAll();
        reading.onsuccess = () => resolve(reading.result.some(({ refused }) => refused === undefined));
      });
    while (await isWaiting()) await new Promise((next) => setTimeout(next, 50));
    waiting.close();
  });

/** The server's table, requested from the phone. */
export async function recorded(phone: Page): Promise<OpenTable> {
  await sent(phone);
  const answer = await phone.evaluate(
    async (id) => (await fetch(`/api/v1/games/${id}`, { cache: "no-store" })).json(),
    gameOf(phone),
  );
  return answer.table;
}
