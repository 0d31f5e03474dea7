import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Face } from "@/lib/engine";
import { chromiumPath, NO_CHROMIUM } from "../e2e/chromium";
import { type Line, lineTo } from "../e2e/line";
import { openPhone } from "../e2e/phone";
import { sharedOrigin } from "../e2e/server";
import { sampleOf } from "../everyCase";
import { diceInRows, drawDice } from "../vision/drawnDice";
import { chromiumDriver } from "./chromiumDriver";
import { type Driver, firefox, lacking, webkit } from "./drivers";
import { EnginePhone } from "./enginePhone";

// Essentials in the other engines, and one game with Chromium, which runs everything else (tests/e2e).

const NAMES = ["Abbott", "Baker", "Cruz", "Diaz", "Evans", "Foster", "Grady", "Hale", "Ibarra"];
/** 33226 and 44112. */
const HANDS: readonly Face[] = [3, 3, 2, 2, 6, 4, 4, 1, 1, 2];
/** Three dice each. */
const DICE = Array.from({ length: 27 }, (_, at) => ((at % 6) + 1) as Face);

const folder = mkdtempSync(path.join(tmpdir(), "engines-"));
/** By number of dice. */
const photos = { 5: path.join(folder, "hand.jpg"), 27: path.join(folder, "cups.jpg") } as const;
const engines = { webkit, firefox } as const;
const drivers: Driver[] = [];
const phones = {} as Record<keyof typeof engines, EnginePhone>;

/** Draws a photo of dice. */
async function photograph(file: string, faces: readonly Face[], across: number, down: number): Promise<void> {
  const { width, height, rgb } = drawDice(across, down, diceInRows(faces, { size: 48 }));
  await sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toFile(file);
}

beforeAll(async () => {
  await photograph(photos[5], [1, 2, 3, 4, 5], 560, 180);
  await photograph(photos[27], DICE, 780, 640);
  for (const engine of ["webkit", "firefox"] as const) {
    if (lacking(engine)) continue;
    const driver = await engines[engine](mkdtempSync(path.join(folder, engine)));
    drivers.push(driver);
    phones[engine] = new EnginePhone(engine, driver);
  }
});

afterAll(async () => {
  for (const driver of drivers) await driver.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A Chromium phone for this test; its own errors fail the test. */
const chromium = async () => new EnginePhone("chromium", chromiumDriver(await openPhone(sharedOrigin())));

test.for(["webkit", "firefox"] as const)("reports errors on a page: %s", async (engine, { skip }) => {
  skip(lacking(engine) !== undefined);
  const phone = phones[engine];
  await phone.open(`${sharedOrigin()}/`);
  await phone.driver.run(`
    const script = document.createElement("script");
    script.nonce = document.querySelector("script[nonce]").nonce;
    script.textContent = "console.error('said so'); throw new Error('thrown so')";
    document.body.append(script, Object.assign(new Image(), { src: "http://elsewhere.invalid/" }));
  `);
  let heard = "";
  for (const message of ["console: said so", "error: Error: thrown so", "policy: img-src"])
    await expect.poll(async () => (heard += await phone.troubles())).toContain(message);
});

describe.each(sampleOf(["webkit", "firefox"] as const, 1))("%s", (engine) => {
  const engineTest = test.skipIf(lacking(engine));

  engineTest("plays the demo round, and settles an argument by keys, in words and from a photo", async () => {
    const phone = phones[engine];
    await phone.open(`${sharedOrigin()}/`);
    await phone.press(/Roll/);
    await phone.press(/^Bang/);
    await phone.sees("Rule F7");
    await phone.press("Reroll");
    await phone.find({ kind: "button", name: /^Bang/ });

    await phone.open(`${sharedOrigin()}/settle`);
    await phone.dice(...HANDS);
    await phone.sees("44112 beats 33226");
    await phone.open(`${sharedOrigin()}/settle`);
    await phone.driver.type(await phone.find({ kind: "search", name: /./ }), "ten ones over nine sixes");
    await phone.press("Ask");
    await phone.sees("Allowed in 4 of 5 games");
    await phone.open(`${sharedOrigin()}/settle`);
    await phone.choose(photos[5]);
    await phone.sees("5 of 5 read");
    for (const page of [
      "/",
      "/new",
      "/settle",
      "/sign-up",
      "/groups/new",
      "/rules",
      "/rules/arguments",
      "/tv",
    ]) {
      await phone.open(sharedOrigin() + page);
      expect(await phone.trips(), page).toEqual([]);
    }
    expect(await phone.troubles()).toBe("");
  });
});

const allEnginesTest = test.skipIf(
  lacking("webkit") ?? lacking("firefox") ?? (chromiumPath() ? undefined : NO_CHROMIUM),
);

allEnginesTest(
  "nine play Firehouse with a phone of each engine, two of them offline for a while",
  async () => {
    const origin = sharedOrigin();
    const lines = { webkit: await lineTo(origin), firefox: await lineTo(origin) };
    const [ann, bob, cy] = [phones.webkit, phones.firefox, await chromium()];
    await ann.open(`${lines.webkit.origin}/`);
    await ann.tap({ kind: "link", name: "New game" });
    await ann.typeNames(NAMES);
    await ann.press("Start");
    await ann.press(/^Abbott\b/);
    await ann.press("Red die shows four");
    await ann.claim(9, 5);
    await ann.press("Share");
    const link = await ann.until<string>(
      "the link",
      "return /\\/join\\/\\S+/.exec(document.body.innerText)?.[0]",
    );
    await ann.press("Close");

    for (const [phone, at, name] of [
      [bob, lines.firefox.origin, "Baker"],
      [cy, origin, "Cruz"],
    ] as const) {
      await phone.open(at + link);
      await phone.press(`Play as ${name}`);
    }
    await bob.press(/^Bang!/);
    await ann.sees("Baker on Abbott");
    // With many dice, counts come first.
    await ann.tap({ kind: "radio", name: "Per player" });
    await ann.tap({ kind: "radio", name: "Dice" });
    await ann.dice(...DICE);
    await ann.press(/: settle$/);
    for (const phone of [ann, bob, cy]) await phone.sees("Short by one");

    await ann.press("Red die shows four");
    await ann.claim(9, 6);
    // Not the claim: a key to raise names it before.
    await bob.sees("Baker’s turn");
    await withoutLine(bob, lines.firefox, () => bob.claim(10, 6));
    await cy.sees("10 sixes");
    await cy.claim(11, 6);
    await ann.sees("Diaz’s turn");
    await withoutLine(ann, lines.webkit, () => ann.press(/^Bang! by /));
    for (const phone of [bob, cy]) await phone.sees("Diaz on Cruz");
    await ann.choose(photos[27]);
    await ann.press(/: settle$/);
    for (const phone of [ann, bob, cy]) {
      await phone.sees("Short by three");
      expect(await phone.troubles()).toBe("");
    }
  },
);

/** Taps while offline, reloads the table, and waits until the tap was sent after reconnecting. */
async function withoutLine(phone: EnginePhone, line: Line, tap: () => Promise<void>): Promise<void> {
  await phone.until("the program to be on the phone", "return navigator.serviceWorker.controller !== null");
  line.cut();
  await tap();
  await phone.sees("one tap saved on this phone");
  await phone.reload();
  await phone.sees("one tap saved on this phone");
  line.fix();
  await phone.until("the tap to be sent", "return !document.body.innerText.includes('saved on this phone')");
}
