import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import { photoWords } from "@/lib/messages/photo";
import { oneIn } from "../everyCase";
import { diceInRows, drawDice } from "../vision/drawnDice";
import { Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";

const story = oneIn(browserTest, 3);

// Files that another app shares with the installed app, and files that the system opens with it. Service workers work
// on localhost.

interface SharedFile {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

const RESULTS: SharedFile = {
  name: "washes.csv",
  type: "text/csv",
  base64: Buffer.from("Date,Players,Loser\n2026-11-01,Ann & Bob,Bob\n").toString("base64"),
};

/** A busy machine takes long to load the reader and to read. */
const PATIENT = { timeout: 90_000 };

async function photo(): Promise<SharedFile> {
  const dice = diceInRows([4, 4, 1, 1, 2], { size: 48 });
  const { width, height, rgb } = drawDice(520, 400, dice);
  const drawn = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
  return { name: "dice.jpg", type: "image/jpeg", base64: drawn.toString("base64") };
}

const manifestOf = async () => (await fetch(`${sharedOrigin()}/manifest.webmanifest`)).json();

/** A phone that the app's service worker controls. */
async function installed(): Promise<Page> {
  const phone = await openPhone(sharedOrigin(), { computes: true, offline: true });
  await phone.goto("/settle");
  await phone.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) return;
    await new Promise((taken) => serviceWorker.addEventListener("controllerchange", taken, { once: true }));
  });
  return phone;
}

/** Posts a file as the share sheet of the system does, by the manifest. */
async function share(phone: Page, file: SharedFile): Promise<void> {
  const { share_target: target } = await manifestOf();
  await phone.evaluate(
    ({ name, type, base64, action, field }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const files = new DataTransfer();
      files.items.add(new File([bytes], name, { type }));
      const form = Object.assign(document.createElement("form"), {
        action,
        method: "post",
        enctype: "multipart/form-data",
      });
      form.append(Object.assign(document.createElement("input"), { type: "file", name: field }));
      (form.firstElementChild as HTMLInputElement).files = files.files;
      document.body.append(form);
      form.submit();
    },
    { ...file, action: target.action, field: target.params.files[0].name },
  );
}

/** Opens the app as the system does for a file of this type, by the manifest. */
async function launch(phone: Page, file: SharedFile): Promise<void> {
  const { file_handlers: handlers } = await manifestOf();
  const handler = handlers.find(({ accept }: { accept: object }) => Object.hasOwn(accept, file.type));
  await phone.addInitScript(({ name, type, base64 }) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const getFile = async () => new File([bytes], name, { type });
    const launchQueue = {
      setConsumer: (consume: (launched: object) => void) => consume({ files: [{ getFile }] }),
    };
    Object.defineProperty(window, "launchQueue", { value: launchQueue });
  }, file);
  await phone.goto(handler.action);
}

async function seesPreview(phone: Page): Promise<void> {
  const hands = new Hands(phone);
  await phone.getByText("washes.csv").waitFor();
  await hands.tap(phone.getByRole("button", { name: "Check" }));
  await phone.getByText("Firehouse, November 1, 2026: result only").waitFor();
}

async function readsDice(phone: Page): Promise<void> {
  await phone.getByRole("button", { name: photoWords.photo }).waitFor(PATIENT);
  await phone
    .getByText(/^5( of 5)?( dice)? read/)
    .first()
    .waitFor(PATIENT);
}

story("a shared table of results opens the preview of an import, once", async () => {
  const phone = await installed();
  await share(phone, RESULTS);
  await phone.waitForURL("**/import?opened");
  await seesPreview(phone);
  await phone.reload();
  await phone.getByRole("button", { name: "Check" }).waitFor();
  expect(await phone.getByText("washes.csv").count()).toBe(0);
});

story("a shared photo opens the reader of dice at the desk, and is neither sent nor kept", async () => {
  const phone = await installed();
  const picture = await photo();
  const part = Buffer.from(picture.base64, "base64").subarray(2_000, 2_032);
  const sent: Buffer[] = [];
  phone.context().on("request", (request) => {
    // The service worker answers the shared form itself.
    if (request.serviceWorker() !== null || !request.isNavigationRequest())
      sent.push(request.postDataBuffer() ?? Buffer.alloc(0));
  });
  await share(phone, picture);
  await phone.waitForURL(/\/settle/);
  await readsDice(phone);
  expect(sent.some((body) => body.includes(part))).toBe(false);
  const left = () => phone.evaluate(async () => (await (await caches.open("opened-files")).keys()).length);
  expect(await left()).toBe(0);
});

story("a file that the system opens with the app opens the preview or the reader", async () => {
  const table = await openPhone(sharedOrigin());
  await launch(table, RESULTS);
  await seesPreview(table);
  const reader = await openPhone(sharedOrigin(), { computes: true });
  await launch(reader, await photo());
  await readsDice(reader);
});

story("a game as text is saved as a file that the import page reads", async () => {
  const phone = await openPhone(sharedOrigin());
  const hands = new Hands(phone);
  const game = await hands.openGame(sharedOrigin(), ["Ab", "Ba"]);
  await phone.goto(`/games/${game}/history`);
  await hands.press(/^As text/);
  const saving = phone.waitForEvent("download");
  await hands.press("Save as a file");
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`${game}.txt`);
  expect(readFileSync(await saved.path(), "utf8")).toBe(await phone.locator("pre").textContent());
});
