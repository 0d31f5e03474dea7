import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import { photoWords } from "@/lib/messages/photo";
import { cookiesOf, startEvening } from "../bench/evening";
import { says, start } from "../engine/tableOf";
import { diceInRows, drawDice } from "../vision/drawnDice";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";

// Dice are read from a photo in a real browser: a drawn photo everywhere, and photos of real dice where DICE_PHOTOS names them.

const NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ivy"];
/** Three dice each. The blank one is passed over by the reader, and is a six in truth. */
const BLANK = 9;
const DICE = diceInRows(
  Array.from({ length: 27 }, (_, at) => (at === BLANK ? 0 : (at % 6) + 1)),
  { size: 48 },
);

const jpeg = (dice: typeof DICE): Promise<Buffer> => {
  const { width, height, rgb } = drawDice(780, 640, dice);
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
};

/** Chooses a photo behind a key, as the phone's camera hands one over. */
async function photograph(hands: Hands, key: string, buffer: Buffer, name = "photo.jpg"): Promise<void> {
  const choosing = hands.phone.waitForEvent("filechooser");
  await hands.press(key);
  await (await choosing).setFiles({ name, mimeType: "image/jpeg", buffer });
}

/** Taps the photo at a place of it. */
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

/** Everything that a page sends from now on. */
function sentBy(phone: Page): Buffer[] {
  const sent: Buffer[] = [];
  phone.on("request", (request) => sent.push(request.postDataBuffer() ?? Buffer.from(request.url())));
  return sent;
}

browserTest(
  "27 dice over plain http: read, two mended, settled in few taps; nothing carries the photo",
  async () => {
    const origin = fromNetwork(sharedOrigin());
    const claimed = [start("s1", 4), says("s1", { count: 9, face: 6 })];
    const { id, cookie } = await startEvening(sharedOrigin(), NAMES, claimed);
    const phone = await openPhone(origin, { width: 360, height: 612 });
    await phone.context().addCookies(cookiesOf(cookie, origin));
    const hands = new Hands(phone);
    await phone.goto(`/games/${id}`);
    await hands.isLive();
    await hands.bang();
    hands.taps = 0;
    const photo = await jpeg(DICE);
    const sent = sentBy(phone);
    await photograph(hands, "Read from a photo", photo);
    await phone.getByText("26 of 27 read").waitFor();
    // A number that does not fit settles nothing.
    await phone.getByText("One die is missing: tap where, or go on without.").waitFor();
    expect(await hands.button(/: settle$/).count()).toBe(0);
    await tapPhoto(hands, DICE[BLANK] ?? { x: 0, y: 0 });
    await hands.press("It shows six");
    await phone.getByText("27 of 27 read").waitFor();
    await tapPhoto(hands, DICE[0] ?? { x: 0, y: 0 });
    await hands.press("It shows six");
    // Five sixes and five fours as drawn; one six more that was missing, and one that was a one.
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

// A script of a thread that the service worker answers has lost what the thread is to run.
browserTest(
  "once the program is on the phone photos are read, and without a line where one was read before",
  async () => {
    const phone = await openPhone(sharedOrigin(), { expected: [/ERR_INTERNET_DISCONNECTED/] });
    await phone.goto("/settle");
    await phone.evaluate(() => navigator.serviceWorker.ready);
    const buffer = await jpeg(diceInRows([1, 2, 3, 4, 5]));
    const readsFive = async () => {
      await phone.goto("/settle");
      await expect.poll(() => phone.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      const input = phone.locator("input[type=file]").first();
      await input.setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer });
      await phone.getByText("5 of 5 read").waitFor();
    };
    await readsFive();
    await phone.context().setOffline(true);
    await readsFive();
  },
);
