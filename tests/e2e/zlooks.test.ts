import { readFileSync } from "node:fs";
import sharp from "sharp";
import { photoWords } from "@/lib/messages/photo";
import { cookiesOf, startEvening } from "../bench/evening";
import { bangs, says, start } from "../engine/tableOf";
import { dicePhotos } from "../vision/dicePhotos";
import { diceInRows, drawDice } from "../vision/drawnDice";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";

const LONG = ["Bartholomew-Maximilian", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ivy"];
const SIZES = [
  [360, 612, true],
  [390, 844, false],
  [844, 390, true],
  [1280, 800, false],
  [390, 844, true],
  [360, 612, false],
] as const;
const D = diceInRows(
  Array.from({ length: 27 }, (_, at) => (at === 9 ? 0 : (at % 6) + 1)),
  { size: 48 },
);
browserTest(
  "looks",
  async () => {
    const { rgb } = drawDice(780, 640, D);
    const drawn = await sharp(rgb, { raw: { width: 780, height: 640, channels: 3 } })
      .jpeg()
      .toBuffer();
    const real = dicePhotos().find(({ name }) => name.includes("111328"));
    const { id, cookie } = await startEvening(sharedOrigin(), LONG, [
      start("s1", 4),
      says("s1", { count: 9, face: 6 }),
      bangs("s2"),
    ]);
    const four = await startEvening(sharedOrigin(), LONG.slice(0, 4), [
      start("s1", 4),
      says("s1", { count: 9, face: 6 }),
      bangs("s2"),
    ]);
    const origin = fromNetwork(sharedOrigin());
    for (const [width, height, dark] of SIZES) {
      const n = `${width}x${height}${dark ? "d" : "l"}`;
      const phone = await openPhone(origin, { width, height, dark, touch: width < 1000 });
      const hands = new Hands(phone);
      const choose = async (key: string, buffer: Buffer) => {
        const c = phone.waitForEvent("filechooser");
        await hands.button(key).click();
        await (await c).setFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
      };
      const shot = (what: string) => phone.screenshot({ path: `/tmp/vis/look-${what}-${n}.png` });
      await phone.context().addCookies(cookiesOf(cookie, origin));
      await phone.goto(`/games/${id}`);
      await hands.isLive();
      await phone.waitForTimeout(500);
      await shot("total");
      await phone.getByRole("radio", { name: "Dice", exact: true }).click();
      await phone.waitForTimeout(300);
      await shot("dice");
      await choose("Read from a photo", drawn);
      await phone.getByText("26 of 27 read").waitFor();
      await shot("read");
      await phone.getByRole("list", { name: photoWords.dice }).getByRole("button").nth(3).press("Enter");
      await phone.waitForTimeout(100);
      await shot("mend");
      await hands.button(photoWords.leave).click();
      await hands.button(photoWords.choose).scrollIntoViewIfNeeded();
      await choose(photoWords.choose, Buffer.from("words"));
      await phone.getByText(photoWords.refusals["photo-type"]).waitFor();
      await shot("refused");
      if (real) {
        await choose(photoWords.choose, readFileSync(real.file));
        await phone.getByText("12 of 27 read").waitFor();
        await shot("real");
        await hands.button("Close").click();
      }
      await phone.goto("/settle");
      await phone.waitForTimeout(300);
      await shot("desk");
      await phone.context().clearCookies();
      await phone.context().addCookies(cookiesOf(four.cookie, origin));
      await phone.goto(`/games/${four.id}`);
      await hands.isLive();
      await phone.waitForTimeout(400);
      await shot("four");
    }
  },
  400_000,
);
