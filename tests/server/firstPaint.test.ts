import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { inlineCriticalCss, isAsKnown, readStyleSheets } from "@/lib/server/http/firstPaint";

// A page as Next sends it: recorded from one of ours, shortened.

const NAMED =
  '<link rel="stylesheet" href="/_next/static/chunks/fonts.css" nonce="n0nce" data-precedence="next"/>' +
  '<link rel="stylesheet" href="/_next/static/chunks/felt.css" nonce="n0nce" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" nonce="n0nce" href="/_next/static/chunks/run.js"/>' +
  '<script src="/_next/static/chunks/react.js" async="" nonce="n0nce"></script>' +
  '<link rel="manifest" href="/manifest.webmanifest"/>';
const NOT_OURS =
  '<script src="/_next/static/chunks/old.js" noModule="" nonce="n0nce"></script>' +
  '<script nonce="n0nce">self.__next_f.push([1,"\\u003cscript src=x async>"])</script>';
const PAGE =
  `<!DOCTYPE html><html><head>${NAMED}${NOT_OURS}</head><body><p>9 × 6 — “liar” 🎲</p>` +
  '<script src="/_next/static/chunks/run.js" nonce="n0nce" id="_R_" async=""></script></body></html>';

function styleSheets() {
  const build = mkdtempSync(path.join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(build, { recursive: true }));
  mkdirSync(path.join(build, "static/chunks"), { recursive: true });
  const write = (file: string, says: string) => writeFileSync(path.join(build, "static/chunks", file), says);
  write(
    "fonts.css",
    "@font-face{font-family:Archivo;src:url(a.woff2)}@font-face{font-family:B;src:url(b.woff2)}\n",
  );
  const standIn = "@font-face{font-family:D;src:local(Arial)}";
  write("felt.css", `.felt{color:#fff}@font-face{font-family:C;src:url(c.woff2)}${standIn}.die{color:#000}`);
  return readStyleSheets(build);
}

/** A server with these responses: requests a path, and returns what the browser gets. */
async function serving(
  answer: RequestListener,
): Promise<(path?: string, accept?: string) => Promise<string>> {
  const sheets = styleSheets();
  const server = createServer((request, response) => {
    inlineCriticalCss(request, response, sheets);
    answer(request, response);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return async (at = "", accept = "text/html,*/*;q=0.8") =>
    (await fetch(`http://127.0.0.1:${port}/${at}`, { headers: { accept } })).text();
}

const sendPage = (response: ServerResponse, pieces: readonly (string | Buffer)[]) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  for (const piece of pieces.slice(0, -1)) response.write(piece);
  response.end(pieces.at(-1));
};

/** A page sent in these pieces, as the browser gets it. */
async function page(...pieces: readonly (string | Buffer)[]): Promise<string> {
  return (await serving((_, response) => sendPage(response, pieces)))();
}

test("inlines its styles; scripts, style sheets and fonts load after its text is visible", async () => {
  const [, head, rest] = /^<!DOCTYPE html><html><head>(<script nonce="n0nce">.*?<\/script>)(.*)$/s.exec(
    await page(PAGE),
  ) as unknown as [string, string, string];
  expect(head).toContain("globalThis.afterPaint =");
  expect(rest).toBe(
    '<script nonce="n0nce">afterPaint("/_next/static/chunks/fonts.css")</script>' +
      '<style nonce="n0nce">.felt{color:#fff}@font-face{font-family:D;src:local(Arial)}.die{color:#000}</style>' +
      '<script nonce="n0nce">afterPaint("/_next/static/chunks/felt.css")</script>' +
      '<script nonce="n0nce">afterPaint("/_next/static/chunks/react.js")</script>' +
      '<script nonce="n0nce">afterPaint("/manifest.webmanifest")</script>' +
      `${NOT_OURS}</head><body><p>9 × 6 — “liar” 🎲</p>` +
      '<script id="_R_" nonce="n0nce">afterPaint("/_next/static/chunks/run.js")</script></body></html>',
  );
});

test("gives the same page for any chunk boundaries", async () => {
  const whole = await page(PAGE);
  const bytes = Buffer.from(PAGE);
  const cutAt = await serving(({ url }, response) => {
    const at = Number(url?.slice(1));
    sendPage(response, [bytes.subarray(0, at), bytes.subarray(at)]);
  });
  for (let at = 0; at <= bytes.length; at++) expect(await cutAt(String(at)), `cut at ${at}`).toBe(whole);
  expect(await page(...[...bytes].map((byte) => Buffer.from([byte])))).toBe(whole);
});

test("ends a page that stops inside a tag", async () => {
  expect(await page("<p>nine sixes</p", "")).toBe("<p>nine sixes</p");
  expect(await page('<p>nine</p><script nonce="n0nce">')).toBe('<p>nine</p><script nonce="n0nce">');
});

test("keeps unverified files unchanged, and a style sheet built since", async () => {
  const manifest = '<link rel="manifest" href="/manifest.webmanifest"/>';
  expect(await page(manifest)).toBe(manifest);
  const link = NAMED.slice(0, NAMED.indexOf("/>") + 2).replace("fonts", "newer");
  expect(await page(link)).toContain(link);
});

test("leaves other content, and content with a length, unchanged", async () => {
  const ask = await serving(({ url }, response) => {
    response.setHeader("Content-Type", url === "/state" ? "application/json" : "text/html");
    if (url === "/measured") response.setHeader("Content-Length", Buffer.byteLength(PAGE));
    response.write(PAGE.slice(0, 99));
    response.end(PAGE.slice(99));
  });
  expect(await ask("state")).toBe(PAGE);
  expect(await ask("measured")).toBe(PAGE);
  expect(await ask("page")).not.toBe(PAGE);
  // Like the TV's refresh, and the desk's own caching.
  expect(await ask("page", "*/*")).toBe(PAGE);
});

test("ends an empty response, and one that ends empty", async () => {
  const ask = await serving((_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end();
  });
  expect(await ask()).toBe("");
  // Next ends responses without a body like this, for HEAD.
  const head = await serving((_, response) => void response.setHeader("Content-Type", "text/html").end(null));
  expect(await head()).toBe("");
  expect(await page("<p>six</p>", "")).toBe("<p>six</p>");
});

test("recognizes a page as Next writes it", () => {
  expect(isAsKnown(PAGE, styleSheets())).toBe(true);
});

test.each([
  ["without a nonce", PAGE.replaceAll(' nonce="n0nce"', "")],
  ["with a style sheet of another build", PAGE.replace("felt.css", "other.css")],
  [
    "with its attributes in another order",
    PAGE.replaceAll('<link rel="stylesheet" href=', "<link href=").replaceAll(
      '.css"',
      '.css" rel="stylesheet"',
    ),
  ],
  ["with scripts that wait for the page", PAGE.replaceAll(' async=""', ' defer=""')],
  [
    "with scripts of another kind",
    PAGE.replace("<script src=", '<script type="module" src=').replace(' async=""', ""),
  ],
  ["without styles", PAGE.replaceAll(/<link rel="stylesheet"[^>]*>/g, "")],
  ["that is an error", "<!DOCTYPE html><html><body>Internal Server Error</body></html>"],
])("does not recognize a page %s", (_how, page) => {
  expect(isAsKnown(page, styleSheets())).toBe(false);
});
