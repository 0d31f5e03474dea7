import type { Locator, Page } from "playwright-core";
import { type Action, type Face, faceWord } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import type { SharedTable } from "@/lib/protocol/tableLinks";
import { NO_PAGE, read, record, send, startGame } from "./send";

/**
 * The origin as phones on the same network see it: plain http and another name than localhost, so that the browser hides
 * there what it hides on real phones (clipboard, randomUUID, wake lock). The name leads to this machine (see phone.ts).
 */
export const fromNetwork = (origin: string): string => origin.replace("//localhost:", "//table.test:");

/** Somebody's hands on a phone: every tap and key stroke is counted. */
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

  /** From the start page to the names, typed one after the other. */
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

  /** Presses Start, and waits until the table is live. Answers the game's id. */
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
   * A game that this phone keeps, where how it was begun is not the story: what the start page would send is sent, then what was
   * played so far, and the table opened. Answers the game's id.
   */
  async openGame(
    origin: string,
    names: readonly string[],
    more?: Parameters<typeof startGame>[2],
    ...played: readonly Action[]
  ): Promise<string> {
    // A tap whose answer a page does not live to see waits until that game is opened again.
    if (this.phone.url().startsWith(origin)) await sent(this.phone);
    await this.phone.goto(origin + NO_PAGE);
    const id = await startGame(this.phone, names, more);
    if (played.length > 0) await record(this.phone, id, ...played);
    await this.phone.goto(`${origin}/games/${id}`);
    await this.isLive();
    return id;
  }

  /** Joins a table where joining is not the story: on a person's seat, or on none, to record for the whole table. */
  async join(link: string, name?: string): Promise<void> {
    await this.watch(link);
    await this.takeSeat(name);
  }

  /** Joins a table by the screens: follows its link, taps, and says whose seat it is. */
  async joinByTaps(link: string, name?: string): Promise<void> {
    await this.watchByTaps(link);
    await this.takeSeat(name);
  }

  /** Opens a table by the screen that its link opens. */
  async watchByTaps(link: string): Promise<void> {
    await this.phone.goto(link);
    // A phone that is at the table already is led on.
    if (/\/join\//.test(this.phone.url())) await this.button(/^(Sit down|Watch)$/).click();
    await this.phone.waitForURL("**/games/*");
    await this.isLive();
  }

  private async takeSeat(name = "Close"): Promise<void> {
    const sheet = this.phone.getByRole("dialog", { name: "Who are you?" });
    // A desk has no touch screen.
    await sheet.getByRole("button", { name, exact: true }).click();
    await sheet.waitFor({ state: "hidden" });
  }

  /** Opens a table by one of its links, where that is not the story: to watch, or to sit down and look on for now. */
  async watch(link: string): Promise<void> {
    const { origin, pathname } = new URL(link);
    await this.phone.goto(origin + NO_PAGE);
    const token = pathname.split("/").at(-1);
    const { id } = await send<{ readonly id: string }>(this.phone, "joins", { token });
    await this.phone.goto(`${origin}/games/${id}`);
    await this.isLive();
  }

  /** The table's link, where reading it from the share sheet is not the story. */
  async link(): Promise<string> {
    const { links } = await read<SharedTable>(this.phone, `games/${gameOf(this.phone)}/links`);
    return new URL(links.sit, this.phone.url()).href;
  }

  /** The table's link, as the share sheet shows it. */
  async linkOnScreen(): Promise<string> {
    await this.button("Share").tap();
    const link = await this.phone.getByText(/^http:\/\/.+\/join\//).textContent();
    await this.button("Close").tap();
    return link ?? "";
  }

  /** The link for those who only watch. */
  async watchLink(): Promise<string> {
    await this.button("Share").tap();
    await this.phone.getByRole("radio", { name: "Only watch" }).tap();
    await this.phone.getByRole("img", { name: "QR code of the link to watch" }).waitFor();
    const link = await this.phone.getByText(/^http:\/\/.+\/join\//).textContent();
    await this.button("Close").tap();
    return link ?? "";
  }

  isLive = (): Promise<void> => this.phone.getByText("live", { exact: true }).waitFor({ state: "attached" });

  /** Who opens the first round. */
  opens = (name: string): Promise<void> => this.seat(name);

  redDie = (face: Face): Promise<void> => this.press(`Red die shows ${faceWord(face, 1)}`);

  /** Claims for whoever is in turn: one tap when a key offers it, else a quantity first. */
  async claim(count: number, face: Face): Promise<void> {
    const key = this.button(new RegExp(`^(Raise to|Claim) ${count} ${faceWord(face, count)}(,|$)`));
    const quantity = this.phone.getByRole("radio", { name: String(count), exact: true });
    // The keys may be on their way: whether one tap is enough is seen when they are there.
    await quantity.or(key).first().waitFor();
    if ((await key.count()) === 0) await this.tap(quantity);
    await this.tap(key);
    // Whoever taps next, taps on what the claim left: its own key is no raise any more.
    await key.waitFor({ state: "hidden" });
  }

  /** Claims a hand: the dice it names, then what they make; with no dice the lowest of its kind. */
  async hand(kind: string, ...faces: readonly Face[]): Promise<void> {
    for (const face of faces) await this.press(`Name ${faceWord(face, 1)}`);
    await this.press(new RegExp(`^${kind}: `));
  }

  /** Announces a roll of two dice. */
  roll = (roll: string): Promise<void> => this.press(new RegExp(`^(Raise to|Claim) ${roll}(,|$)`));

  /** Bangs for whoever is in turn. */
  bang = (): Promise<void> => this.press(/^Bang! by /);

  /** Bangs for somebody else. */
  async bangBy(name: string): Promise<void> {
    await this.press("Someone else");
    await this.tap(this.phone.getByRole("dialog").getByRole("button", { name, exact: true }));
  }

  /** Touches a greyed key: nothing is recorded, and the reason is told. */
  async touch(name: string | RegExp): Promise<void> {
    const key = this.button(name);
    await key.waitFor();
    await this.listens();
    await key.tap({ force: true });
    this.taps++;
  }

  /** Rests a thumb on a greyed key until the table lets it stand. */
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

  /** Waits until the keys listen: they are deaf for a moment after each entry (`ThumbZone`). */
  listens = (): Promise<unknown> =>
    this.phone.waitForFunction(() =>
      document
        .getAnimations()
        .every((one) => !(one instanceof CSSAnimation && one.animationName.startsWith("deaf-"))),
    );

  /** Sets the quantity of all six keys. */
  quantity = (count: number): Promise<void> =>
    this.tap(this.phone.getByRole("radio", { name: String(count), exact: true }));

  /** Opens the sheet of what else may happen, at one of its pages. */
  async more(page: string): Promise<void> {
    await this.press("More");
    await this.inSheet(page);
  }

  /** Taps a button of the open sheet, or one of the answers it offers. */
  inSheet = (name: string | RegExp): Promise<void> => {
    const sheet = this.phone.getByRole("dialog");
    const answer = sheet.getByRole("radio", { name, exact: true });
    return this.tap(sheet.getByRole("button", { name, exact: true }).or(answer));
  };

  /** Taps a name on the strip of scores. */
  seat = (name: string): Promise<void> =>
    this.tap(
      this.phone
        .getByRole("region", { name: "Scores" })
        .getByRole("button", { name: new RegExp(`^${name}\\b`) }),
    );

  /** Takes the last entry back, which must be this one. */
  undo = (what: string): Promise<void> => this.press(`Undo: ${what}`);

  /** Enters dice, cup after cup; where many play another way is offered first. */
  async dice(...faces: readonly Face[]): Promise<void> {
    const way = this.phone.getByRole("radio", { name: "Dice", exact: true });
    const keys = this.button(`Add ${faceWord(faces[0] ?? 1, 1)}`);
    await way.or(keys).first().waitFor();
    if ((await way.count()) > 0 && !(await way.isChecked())) await this.tap(way);
    for (const face of faces) await this.press(`Add ${faceWord(face, 1)}`);
  }

  /** How the reveal is told: "Dice", "Per player", "Total", "Short or there". */
  way = (name: string): Promise<void> => this.tap(this.phone.getByRole("radio", { name, exact: true }));

  /** Waits until the felt shows a claim. */
  sees = (name: string, claim: string): Promise<void> =>
    this.phone.locator("main p", { hasText: new RegExp(`${name}\\s*says\\s*${claim}`) }).waitFor();

  /** Waits until a round is open: who opens it, and which face is wild. */
  async seesOpening(name: string, wild: Face): Promise<void> {
    await this.phone.getByText(`${name} starts`).waitFor();
    await this.button(new RegExp(`^Claim \\d+ ${faceWord(wild, 2)}, claims the wild`)).waitFor();
  }

  /** Waits for the verdict with this stamp. */
  seesStamp = (stamp: string): Promise<void> => this.verdict().getByText(stamp, { exact: true }).waitFor();

  /** Opens the rounds of a history that are folded into a line each. */
  async unfold(): Promise<void> {
    const folded = this.phone.locator("main details:not([open]) > summary");
    while ((await folded.count()) > 0) await this.tap(folded.first());
  }

  verdict = (): Locator => this.phone.getByRole("article", { name: "Verdict" });
}

/** Runs in the page, before a thumb rests on a key: `over` is settled when a key that filled up is full, or gone. */
const watchHold = () => ({
  over: new Promise<void>((done) => {
    const filled = (one: Node) => one instanceof Element && one.closest(".holding, :has(.holding)") !== null;
    new MutationObserver((changes, observer) => {
      for (const { type, target, oldValue, removedNodes } of changes) {
        const emptied = type === "attributes" && /\bholding\b/.test(oldValue ?? "") && !filled(target);
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

/** The game a phone is looking at. */
export const gameOf = (phone: Page): string => new URL(phone.url()).pathname.split("/").at(-1) ?? "";

/** Waits until the phone has sent the taps that it shows already; what was refused stays until a person drops it. */
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

/** The table as the server has it, asked from the phone. */
export async function recorded(phone: Page): Promise<OpenTable> {
  await sent(phone);
  const answer = await phone.evaluate(
    async (id) => (await fetch(`/api/v1/games/${id}`, { cache: "no-store" })).json(),
    gameOf(phone),
  );
  return answer.table;
}
