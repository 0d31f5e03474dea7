import { setTimeout as after } from "node:timers/promises";
import { expect } from "vitest";
import { type Face, faceWord } from "@/lib/engine";
import type { Driver, ElementOnPage } from "./drivers";
import { FIND, HEAR, passedTo, type Sought } from "./inPage";

/** The timeout of a hanging step. Reading a photo of 27 dice takes half a minute on a busy machine. */
const PATIENCE_MS = 120_000;
const ENTER = "\uE007";

/** Marks a page that is being left; the browser does not report the next one. */
const LEAVE = "window.isLeft = true;";
const ARRIVED = `return !window.isLeft && document.readyState === "complete" && !("answerFirstTap" in window)`;

/** A person's hands on a phone of any engine. */
export class EnginePhone {
  constructor(
    readonly engine: string,
    readonly driver: Driver,
  ) {}

  /** Opens a page, and waits for hydration. */
  async open(address: string): Promise<void> {
    await this.driver.run(LEAVE);
    await this.driver.goto(address);
    await this.until(`${address} to answer`, ARRIVED);
  }

  /** Reloads the page. */
  async reload(): Promise<void> {
    await this.driver.run(`${LEAVE} location.reload();`);
    await this.until("the page to be loaded anew", ARRIVED);
  }

  /** Polls a page until it returns a result. During navigation it returns nothing. */
  async until<Found>(what: string, body: string, ...passed: readonly unknown[]): Promise<Found> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = await this.driver.run<Found | null>(HEAR + body, ...passed).catch((thrown) => {
        if (Date.now() > end) throw thrown;
        return null;
      });
      if (found) return found;
      if (Date.now() > end) {
        const shown = await this.driver.run<string>("return location.href + '\\n' + document.body.innerText");
        throw new Error(`${this.engine} waited in vain for ${what}. It shows:\n${shown}`);
      }
      await after(40);
    }
  }

  find = (sought: Sought): Promise<ElementOnPage> =>
    this.until(`the ${sought.kind} ${sought.name}`, FIND, ...passedTo(sought));

  /** Taps an element once it accepts input and has stopped moving. */
  async tap(sought: Sought): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await this.driver.click(await this.find(sought));
      } catch (thrown) {
        if (Date.now() > end || !/intercept|stale|interactable/.test(String(thrown))) throw thrown;
      }
    }
  }

  press = (name: string | RegExp): Promise<void> => this.tap({ kind: "button", name });

  /** Waits for a text. */
  sees = (text: string): Promise<unknown> =>
    this.until(
      `“${text}”`,
      "return document.body.innerText.toLowerCase().includes(arguments[0])",
      text.toLowerCase(),
    );

  /** Types at the cursor. */
  async type(text: string): Promise<void> {
    await this.driver.type(await this.until("a field", "return document.querySelector('input:focus')"), text);
  }

  /** Types names, each in its field once that exists. */
  async typeNames(names: readonly string[]): Promise<void> {
    for (const [at, name] of names.entries()) {
      await this.until("the field of a name", "return document.querySelector('input:focus')?.value === ''");
      await this.type(at < names.length - 1 ? name + ENTER : name);
      await this.find({ kind: "button", name: new RegExp(` ${name}$`) });
    }
  }

  dice = async (...faces: readonly Face[]): Promise<void> => {
    const left = () =>
      this.driver.run<string | null>(
        "return /\\d+ (dice|die) left/.exec(document.body.innerText)?.[0] ?? null",
      );
    for (const face of faces) {
      const before = await left();
      const added = async () => {
        await this.press(`Add ${faceWord(face, 1)}`);
        // A table counts down, and its keys change for the next cup.
        if (before !== null) await expect.poll(left).not.toBe(before);
      };
      // A driver sometimes loses a tap on a busy machine. Like a person, tap again.
      await added().catch(added);
    }
  };

  /** Claims with the six face keys, after choosing a quantity if needed. */
  async claim(count: number, face: Face): Promise<void> {
    const key = new RegExp(`^(Raise to|Claim) ${count} ${faceWord(face, count)}(,|$)`);
    await this.find({ kind: "radio", name: String(count) }).then((quantity) => this.driver.click(quantity));
    await this.press(key);
    // The next tap needs the keys after the claim.
    const left = passedTo({ kind: "button", name: key });
    await this.until(
      "the claim to be made",
      `return !(function () { ${FIND} }).apply(null, arguments)`,
      ...left,
    );
  }

  /** Chooses a file, like a camera. */
  choose = async (file: string): Promise<void> =>
    this.driver.type(await this.find({ kind: "photo", name: "" }), file);

  /** Problems for a thumb: a page wider than the screen, and inputs that make an iPhone zoom. */
  trips = (): Promise<readonly string[]> =>
    this.driver.run(`
      const fields = [...document.querySelectorAll("input, select, textarea")];
      const typed = fields.filter(({ type }) => !["radio", "checkbox", "file", "range", "hidden"].includes(type));
      const small = typed.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16);
      return [
        ...(document.documentElement.scrollWidth > innerWidth ? ["wider than the screen"] : []),
        ...small.map((field) => "small: " + field.outerHTML),
      ];
    `);

  /** New errors on its pages since the last call. */
  troubles = (): Promise<string> =>
    this.driver.run(
      `${HEAR} const heard = sessionStorage.trouble ?? ""; delete sessionStorage.trouble; return heard;`,
    );
}
