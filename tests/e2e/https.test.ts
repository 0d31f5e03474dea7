import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { get as getByTls } from "node:https";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { photoWords } from "@/lib/messages/photo";
import { emptyFolder } from "../emptyFolder";
import { dicePhotos } from "../vision/dicePhotos";
import { diceInRows, drawDice } from "../vision/drawnDice";
import { Barriers } from "./barriers/barriers";
import { Hands } from "./hands";
import { answeringPage, browser, browserTest, openPhone, WAIT_MS } from "./phone";
import { watchPolicy } from "./policy";
import { type RunningServer, sharedOrigin, startServer } from "./server";
import { trustingPhone } from "./trustingPhone";

let server: RunningServer;
let port: string;
let authority: X509Certificate;
const atHome = () => `http://table.test:${port}`;
const secure = () => `https://table.test:${port}`;

const readAuthority = () => new X509Certificate(readFileSync(path.join(server.dataDir, "authority.pem")));

beforeAll(async () => {
  server = await startServer({ env: { HTTPS: "self" } });
  port = new URL(server.origin).port;
  authority = readAuthority();
});

async function answerTo(asked: ReturnType<typeof get>) {
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(await answer.toArray()) };
}
const plain = (target: string) => answerTo(get({ port, host: "127.0.0.1", path: target, agent: false }));
const byTls = (target: string, headers = {}) =>
  answerTo(
    getByTls({ port, host: "127.0.0.1", path: target, headers, ca: authority.toString(), agent: false }),
  );

test("prints the URL, the trust page and the fingerprint", async () => {
  expect(server.origin).toBe(`https://localhost:${port}`);
  await expect
    .poll(server.printed)
    .toContain(
      `To trust this server, open http://localhost:${port}/trust on each phone once. The phone must show this SHA-256: ${authority.fingerprint256}`,
    );
  expect(server.printed()).not.toContain("Over plain http");
});

test("offers the root certificate over plain http and https", async () => {
  for (const answer of [await plain("/trust/liars-table.crt"), await byTls("/trust/liars-table.crt")]) {
    expect(answer).toMatchObject({ status: 200, headers: { "content-type": "application/x-x509-ca-cert" } });
    expect(new X509Certificate(answer.body).fingerprint256).toBe(authority.fingerprint256);
    expect(answer.headers["strict-transport-security"]).toBeUndefined();
  }
});

test("shows the trust page in three languages, with no other links", async () => {
  const trustPage = async (language: string) =>
    (await byTls("/trust?to=//evil.example/x", { "accept-language": language })).body.toString();
  expect(await trustPage("en")).toContain("Trust this server");
  expect(await trustPage("de")).toContain("Diesem Server vertrauen");
  const spanish = await trustPage("es");
  expect(spanish).toContain("Confiar en este servidor");
  expect(spanish).toContain(`href="https://127.0.0.1:${port}/"`);
  expect(spanish).not.toMatch(/href="[^"]*evil/);
});

browserTest(
  "a phone that does not trust the certificate gets the trust page with its instructions",
  async () => {
    const phone = await openPhone(atHome(), {
      width: 360,
      height: 612,
      expected: [/ERR_CERT_AUTHORITY_INVALID/],
    });
    await phone.goto("/join/abcdefgh?x=1#more");
    await phone.getByRole("heading", { name: "Trust this server" }).waitFor();
    expect(new URL(phone.url()).origin).toBe(atHome());
    const shown = await phone.locator(".font-mono").innerText();
    expect(shown.replaceAll(/[^\dA-F]/g, "")).toBe(authority.fingerprint256.replaceAll(":", ""));
    expect(await phone.getByRole("link", { name: "Get certificate" }).getAttribute("href")).toBe(
      "/trust/liars-table.crt",
    );
    expect(await phone.getByRole("link", { name: "Continue without" }).getAttribute("href")).toBe(
      `${secure()}/join/abcdefgh?x=1`,
    );
    const barriers = new Barriers();
    await barriers.look(phone, "/trust");
    expect(barriers.found).toEqual([]);
    const [refused] = await Promise.allSettled([phone.goto(secure())]);
    expect(refused).toMatchObject({
      status: "rejected",
      reason: { message: expect.stringMatching(/ERR_CERT/) },
    });
  },
);

browserTest("a guest can play after skipping the browser’s warning", async () => {
  const context = await (await browser()).newContext({ ignoreHTTPSErrors: true, hasTouch: true });
  context.setDefaultTimeout(WAIT_MS);
  onTestFinished(() => context.close());
  const hands = new Hands(answeringPage(await context.newPage()));
  await hands.openGame(secure(), ["Ab", "Ba"]);
  await hands.opens("Ab");
  await hands.redDie(4);
  await hands.claim(9, 6);
  await hands.isLive();
});

/** A camera's view of twelve dice, as JPEG. */
function drawnFrame(): Promise<Buffer> {
  const faces = Array.from({ length: 12 }, (_, at) => (at % 6) + 1);
  const { width, height, rgb } = drawDice(780, 640, diceInRows(faces, { across: 4 }));
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

browserTest(
  "a phone that trusts the certificate plays over https with Secure cookies, the camera and an offline app",
  async () => {
    const [real] = dicePhotos();
    const frame = real ? readFileSync(real.file) : await drawnFrame();
    const film = path.join(emptyFolder(), "film.mjpeg");
    writeFileSync(film, Buffer.concat([frame, frame, frame, frame]));
    const context = await trustingPhone(authority, film);
    const breaches = await watchPolicy(context);
    const phone = answeringPage(await context.newPage());
    const hands = new Hands(phone);

    // An old link over plain http redirects to https, even if the first try fails.
    const overTls = (url: URL) => url.protocol === "https:";
    await phone.route(overTls, (route) => route.abort(), { times: 1 });
    await phone.goto(`${atHome()}/settle?x=1#more`);
    await phone.waitForURL(`${secure()}/settle?x=1#more`);
    await phone.goto(`${atHome()}/trust`);
    await phone.getByText("This phone trusts the server").waitFor();
    expect(new URL(phone.url()).protocol).toBe("http:");
    await phone.getByRole("link", { name: "Continue with https" }).click();
    await phone.waitForURL(`${secure()}/`);

    // Four players of three dice each.
    const names = ["Ann", "Bob", "Cy", "Dee"];
    await hands.openGame(secure(), names, { house: { dice_each: 3 } });
    const cookies = await context.cookies(secure());
    expect(cookies.map(({ name }) => name)).toContain("__Host-device");
    for (const { secure: isSecure } of cookies) expect(isSecure).toBe(true);
    expect(await phone.evaluate(() => isSecureContext && "wakeLock" in navigator)).toBe(true);
    const script = await phone.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    expect(script).toBe(`${secure()}/service-worker.js`);
    expect(await phone.content()).not.toContain(`http://table.test:${port}`);
    // The tap reaches the server: over https it is no cross-site request.
    await hands.opens("Ann");
    await hands.redDie(3);
    await hands.claim(3, 4);
    await hands.isLive();

    const policy = (await phone.reload())?.headers()["permissions-policy"];
    expect(policy).toContain("camera=(self)");
    await hands.sees("Ann", "3 fours");
    await hands.bang();
    const sent: Buffer[] = [];
    phone.on("request", (asked) => sent.push(asked.postDataBuffer() ?? Buffer.from(asked.url())));
    await hands.press("Read from a photo");
    await hands.press(photoWords.take);
    await phone.getByText("12 of 12 read").waitFor();
    const list = phone.getByRole("list", { name: photoWords.dice }).getByRole("button");
    // By keyboard, without the photo: two dice are set to fours.
    for (const at of [0, 1]) {
      await list.nth(at).press("Enter");
      await hands.press("It shows four");
    }
    expect(await list.allInnerTexts()).toEqual(
      expect.arrayContaining(["four, counts, sure", "four, counts, sure"]),
    );
    await hands.press(/^\d+ of 3: settle$/);
    await hands.verdict().waitFor();
    for (const body of sent) expect(body.length).toBeLessThan(frame.length / 4);
    expect(breaches).toEqual([]);
  },
);

test("has no trust page unless HTTPS is self", async () => {
  const origin = sharedOrigin();
  for (const target of ["/trust", "/trust/liars-table.crt", "/trust/seen.svg"])
    expect((await fetch(origin + target)).status).toBe(404);
});
