import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import { photoPixels } from "@/lib/cli/photoPixels";
import { revealWords } from "@/lib/messages/dice";
import { photoWords } from "@/lib/messages/photo";
import { readingOf } from "@/lib/views/photoReading";
import { readDice } from "@/lib/vision/reader";
import { cookiesOf, startEvening } from "../bench/evening";
import { emptyFolder } from "../emptyFolder";
import { says, start } from "../engine/tableOf";
import { oneIn, sampled } from "../everyCase";
import { dicePhotos } from "../vision/dicePhotos";
import { diceInRows, drawDice } from "../vision/drawnDice";
import { nets } from "../vision/nets";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";

// Reads dice from a photo in a real browser: a drawn photo everywhere, and photos of real dice if DICE_PHOTOS
// names them.

const NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ivy"];
/** A busy machine takes several times as long as an idle one. */
const PATIENT = { timeout: 60_000 };

/** Three dice each. The reader skips the blank one, which is a six. */
const BLANK = 9;
const DICE = diceInRows(
  Array.from({ length: 27 }, (_, at) => (at === BLANK ? 0 : (at % 6) + 1)),
  { size: 48 },
);

const jpeg = (dice: typeof DICE, across = 780, down = 640): Promise<Buffer> => {
  const { width, height, rgb } = drawDice(across, down, dice);
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
};

/** Chooses a photo behind a key, like the phone's camera. */
async function photograph(hands: Hands, key: string, buffer: Buffer, name = "photo.jpg"): Promise<void> {
  const choosing = hands.phone.waitForEvent("filechooser");
  await hands.press(key);
  await (await choosing).setFiles({ name, mimeType: "image/jpeg", buffer });
}

/** Taps a position of the photo. */
async function tapPhoto(hands: Hands, place: { readonly x: number; readonly y: number }): Promise<void> {
  const at = await hands.phone
    .getByRole("button", { name: photoWords.photo })
    .locator("svg")
    .evaluate((rings, { x, y }) => {
      const spot = new DOMPoint(x, y).matrixTransform((rings as SVGSVGElement).getScreenCTM() ?? undefined);
      return { x: spot.x, y: spot.y };
    }, place);
  await hands.phone.touchscreen.tap(at.x, at.y);
  hands.taps++;
}

/** All requests of a page from now on. */
function sentBy(phone: Page): Buffer[] {
  const sent: Buffer[] = [];
  phone.on("request", (request) => sent.push(request.postDataBuffer() ?? Buffer.from(request.url())));
  return sent;
}

const story = oneIn(browserTest, 3);

story(
  "a photo of 27 dice over plain http settles in few taps after two fixes, and is never sent",
  async () => {
    const origin = fromNetwork(sharedOrigin());
    const claimed = [start("s1", 4), says("s1", { count: 9, face: 6 })];
    const { id, cookie } = await startEvening(sharedOrigin(), NAMES, claimed);
    const phone = await openPhone(origin, { width: 360, height: 612, computes: true });
    await phone.context().addCookies(cookiesOf(cookie, origin));
    const hands = new Hands(phone);
    await phone.goto(`/games/${id}`);
    await hands.isLive();
    await hands.bang();
    // So many dice open with a count for each cup.
    await hands.way(revealWords.ways.dice);
    hands.taps = 0;
    const photo = await jpeg(DICE);
    const sent = sentBy(phone);
    await photograph(hands, "Read from a photo", photo);
    await phone.getByText("26 of 27 read").waitFor();
    // A wrong number settles nothing.
    await phone.getByText("One die is missing. Tap where, or go on.").waitFor();
    expect(await hands.button(/: settle$/).count()).toBe(0);
    await tapPhoto(hands, DICE[BLANK] ?? { x: 0, y: 0 });
    await hands.press("It shows six");
    await phone.getByText("27 of 27 read").waitFor();
    await tapPhoto(hands, DICE[0] ?? { x: 0, y: 0 });
    await hands.press("It shows six");
    // Five sixes and five fours as drawn; one missing six added, and one read as a one.
    const shown = DICE.filter(({ face }) => face === 6 || face === 4).length + 2;
    await hands.press(`${shown} of 9: settle`);
    await hands.verdict().waitFor();
    expect(hands.taps).toBeLessThanOrEqual(8);
    for (const body of sent) {
      expect(body.length).toBeLessThan(photo.length / 4);
      expect(body.includes(photo.subarray(photo.length / 2, photo.length / 2 + 16))).toBe(false);
    }
  },
);

/** Photos that are read quickly. */
const fiveDice = () => jpeg(diceInRows([1, 2, 3, 4, 5]), 560, 180);
const tenDice = () => jpeg(diceInRows([1, 2, 3, 4, 5, 6, 6, 5, 4, 3]), 560, 260);

/** Photos in files: of real dice if available, and a rotated drawn one with orientation data. */
async function someFiles(): Promise<readonly string[]> {
  const turned = path.join(emptyFolder(), "turned.jpg");
  const photo = await tenDice();
  writeFileSync(
    turned,
    await sharp(photo).rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 92 }).toBuffer(),
  );
  return [
    turned,
    ...dicePhotos()
      .slice(0, sampled(5, 2))
      .map(({ file }) => file),
  ];
}

story(
  "the browser and the command line read the same dice; hostile files get a sentence; canceling leaves nothing",
  async () => {
    const phone = await openPhone(fromNetwork(sharedOrigin()), { width: 360, height: 612, computes: true });
    const hands = new Hands(phone);
    await phone.goto("/settle");
    let key = "Read from a photo";
    for (const file of await someFiles()) {
      await photograph(hands, key, readFileSync(file));
      key = photoWords.choose;
      const upright = await photoPixels(file);
      if (typeof upright === "string") throw new Error(upright);
      const { dice } = readingOf(upright, readDice(nets, upright.photo));
      const expected = dice.map(({ face, sure }) => photoWords.die(face, false, sure));
      const list = phone.getByRole("list", { name: photoWords.dice }).getByRole("button");
      // For ten dice, each shows its hand.
      await expect
        .poll(
          async () => (await list.allInnerTexts()).map((one) => one.replace(/^(first|second) hand: /, "")),
          PATIENT,
        )
        .toEqual(expected);
    }

    const photo = await fiveDice();
    const bomb = Uint8Array.from(await sharp(photo).png().toBuffer());
    new DataView(bomb.buffer).setUint32(16, 16_000);
    new DataView(bomb.buffer).setUint32(20, 12_500);
    const webp = Uint8Array.from(await sharp(photo).webp().withMetadata({ orientation: 3 }).toBuffer());
    webp[20] = (webp[20] ?? 0) | 2;
    const hidden = Uint8Array.from(photo);
    hidden.fill(0, 300, 700);
    const refused: readonly (readonly [string, Uint8Array, string])[] = [
      ["words.jpg", Buffer.from("no photo at all"), photoWords.refusals["photo-type"]],
      [
        "drawn.svg",
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        photoWords.refusals["photo-type"],
      ],
      ["bomb.png", bomb, photoWords.refusals["photo-too-large"]],
      ["cut.jpg", photo.subarray(0, photo.length >> 1), photoWords.refusals["photo-cut-off"]],
      ["moving.webp", webp, photoWords.refusals["photo-moves"]],
      ["damaged.jpg", hidden, photoWords.refusals["photo-unreadable"]],
      ["empty.jpg", await jpeg([], 360, 240), photoWords.nothing],
    ];
    for (const [name, bytes, sentence] of refused) {
      await photograph(hands, key, Buffer.from(bytes), name);
      await phone.getByText(sentence).waitFor();
      key = photoWords.choose;
    }
    // Canceled while reading, then read after all. The reading waits for its networks until the key is there.
    let come = () => {};
    const asked = new Promise<void>((done) => {
      come = done;
    });
    await phone.route(/\.nets\b/, async (route) => {
      await asked;
      await route.continue();
    });
    await photograph(hands, key, photo);
    const cancel = hands.button(photoWords.cancel);
    await cancel.waitFor();
    come();
    await cancel.evaluate((shown: HTMLElement) => shown.click());
    await phone.unroute(/\.nets\b/);
    await phone.getByRole("dialog").waitFor({ state: "hidden" });
    await expect.poll(() => phone.workers(), PATIENT).toEqual([]);
    await photograph(hands, "Read from a photo", photo);
    await phone.getByText(/^5 of \d+ read$/).waitFor();
    // The outbox has its own database.
    const databases = await phone.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(databases.filter((name) => name !== "waiting-taps")).toEqual([]);
    expect(await phone.evaluate(() => JSON.stringify(localStorage).length)).toBeLessThan(1_000);
  },
);

story("the installed app reads photos, also offline after a first photo", async () => {
  const phone = await openPhone(sharedOrigin(), {
    offline: true,
    computes: true,
    expected: [/ERR_INTERNET_DISCONNECTED/],
  });
  const hands = new Hands(phone);
  await phone.goto("/settle");
  await phone.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((taken) =>
        navigator.serviceWorker.addEventListener("controllerchange", taken, { once: true }),
      );
  });
  await phone.reload();
  const photo = await fiveDice();
  const readsFive = async () => {
    await photograph(hands, "Read from a photo", photo);
    await phone.getByText("5 of 5 read").waitFor();
    await hands.press("Close");
  };
  await readsFive();
  await phone.context().setOffline(true);
  await phone.reload();
  await readsFive();
});
