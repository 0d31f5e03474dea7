// `npm run screenshots`: takes the README's pictures, the install screenshots and twelve pictures of the table from the
// current program; `npm run screenshots -- table` only the last.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium } from "playwright-core";
import { newId } from "@/lib/client/newId";
import type { Action, Face, Outcome } from "@/lib/engine";
import { startOurs } from "../bench/program";
import { chromiumPath, NO_CHROMIUM } from "./chromium";
import { fromNetwork, gameOf, Hands } from "./hands";
import { read, record, send } from "./send";
import { takeTable } from "./tablePictures";

const FOLDER = "docs/pictures";
/** Listed in the manifest. */
const OF_MANIFEST = "public/screenshots";
const CREW = ["Abbott", "Baker", "Cruz", "Diaz", "Evans", "Frost", "Grady", "Hale", "Ito"];
const seat = (name: string): string => `s${CREW.indexOf(name) + 1}`;

/** Entries before the pictures: four rounds that leave some chalk on the strip, and most of the fifth. */
const EVENING: readonly Action[] = [
  ...round("Abbott", "Baker", "short"),
  ...round("Abbott", "Hale", "short"),
  ...round("Hale", "Ito", "there"),
  ...round("Ito", "Diaz", "there"),
  { do: "start-round", wild: 4 },
  says("Diaz", 6, 2),
  says("Evans", 7, 6),
  says("Frost", 8, 3),
  says("Grady", 9, 5),
  says("Hale", 10, 6),
  says("Ito", 11, 2),
  says("Abbott", 12, 3),
  says("Baker", 12, 6),
  says("Cruz", 13, 1),
];

function round(opener: string, banger: string, outcome: Outcome): readonly Action[] {
  return [
    { do: "start-round", starter: seat(opener), wild: 2 },
    says(opener, 8, 6),
    { do: "challenge", by: seat(banger) },
    { do: "reveal", outcome },
  ];
}

function says(name: string, count: number, face: Face): Action {
  return { do: "claim", by: seat(name), claim: { count, face } };
}

async function openPhone(browser: Browser, colorScheme: "dark" | "light"): Promise<Hands> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.25,
    isMobile: true,
    hasTouch: true,
    colorScheme,
    reducedMotion: "reduce",
  });
  return new Hands(await context.newPage());
}

const take = async ({ phone }: Hands, name: string, folder = FOLDER) => {
  await phone.evaluate(() => document.fonts.ready);
  await phone.screenshot({ path: path.join(folder, `${name}.png`), animations: "disabled" });
};

/** A crew of some years: who washed on each of the last days, latest first. */
const WASHED = ["Diaz", "Hale", "Diaz", "Abbott", "Ito", "Diaz", "Frost", "Hale"];

/** Creates an account and a crew, with the results of some days, and opens its page. */
async function openCrew(hands: Hands): Promise<void> {
  await send(hands.phone, "accounts", {
    name: "Abbott",
    email: "abbott@example.org",
    passphrase: "kettle drum anvil 7",
  });
  const { id: group } = await send<{ id: string }>(hands.phone, "groups", {
    name: "Engine 7",
    kind: "crew",
    time_zone: "UTC",
  });
  const others = CREW.filter((name) => name !== "Abbott");
  const of = `groups/${group}`;
  await send(hands.phone, `${of}/players`, { names: others });
  const { players } = await read<{ players: { id: string; shown: string }[] }>(hands.phone, `${of}/players`);
  const { seasons } = await read<{ seasons: { id: string; name: string }[] }>(hands.phone, `${of}/seasons`);
  const season = seasons.find(({ name }) => name === "A")?.id;
  for (const [ago, name] of WASHED.entries()) {
    const day = new Date(Date.now() - (ago + 1) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const losers = players.filter(({ shown }) => shown === name).map(({ id }) => id);
    await send(hands.phone, `${of}/results`, {
      id: newId(),
      game: "firehouse",
      losers,
      day,
      season,
    });
  }
  await hands.phone.goto(new URL(`/groups/${group}`, hands.phone.url()).href);
}

async function takeAll(browser: Browser, origin: string): Promise<void> {
  const day = await openPhone(browser, "light");
  await day.phone.goto(origin);
  await day.typeNames(CREW);
  await take(day, "names-light");
  await day.phone.goto(`${origin}/settle?ask=compare&game=pass-the-cup&a=44112&b=33226`);
  await day.phone
    .getByText(/44112 beats 33226/)
    .first()
    .waitFor();
  await take(day, "desk-light");

  const night = await openPhone(browser, "dark");
  await night.startGame(origin, CREW);
  await record(night.phone, gameOf(night.phone), ...EVENING);
  await night.sees("Cruz", "13 ones");
  await night.claim(13, 5);
  await night.sees("Diaz", "13 fives");
  await night.isLive();
  await take(night, "claim", OF_MANIFEST);
  await night.press("Share");
  await night.phone.getByRole("img", { name: "QR code to play" }).waitFor();
  await take(night, "share");
  await night.press("Close");
  await night.phone.setViewportSize({ width: 1280, height: 800 });
  await take(night, "wide", OF_MANIFEST);
  await night.phone.setViewportSize({ width: 390, height: 844 });

  await night.bangBy("Hale");
  await night.dice(5, 4, 1, 2, 2, 6, 5, 5, 3, 4, 1, 5, 6);
  await take(night, "dice");
  await night.dice(5, 3, 4, 5, 2, 4, 1, 1, 3, 6, 5, 2, 2, 3);
  await night.press("11 of 13: settle");
  await night.verdict().waitFor();
  await night.isLive();
  await night.press("OK");
  await take(night, "verdict", OF_MANIFEST);

  await openCrew(night);
  await take(night, "crew");
}

const executablePath = chromiumPath();
if (!executablePath) throw new Error(NO_CHROMIUM);
for (const folder of [FOLDER, OF_MANIFEST]) mkdirSync(folder, { recursive: true });
const dataDir = mkdtempSync(path.join(tmpdir(), "liars-table-pictures-"));
const server = await startOurs(dataDir);
const browser = await chromium.launch({
  executablePath,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--font-render-hinting=none",
    "--host-resolver-rules=MAP table.test 127.0.0.1",
  ],
});
try {
  await takeTable(browser, server.origin);
  if (!process.argv.includes("table")) await takeAll(browser, fromNetwork(server.origin));
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
