import { describe, expect, test } from "vitest";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";

const origin = sharedOrigin();

/** The manifest in this language. */
async function manifestIn(language: string) {
  const answer = await fetch(`${origin}/manifest.webmanifest`, { headers: { "accept-language": language } });
  expect(answer.headers.get("content-type")).toContain("application/manifest+json");
  return answer.json();
}

/** A PNG's size, from its header. */
async function sizeOf(path: string): Promise<string> {
  const bytes = Buffer.from(await (await fetch(origin + path)).arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

// A page without its head names no icon; it occurs between two pages of a group.
test("has the icon that browsers request by default", async () => {
  const answer = await fetch(`${origin}/favicon.ico`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("image/");
});

describe("the manifest", () => {
  test("names the program, its start, its colors and its shortcuts, in the reader’s language", async () => {
    const manifest = await manifestIn("en");
    expect(manifest).toMatchObject({
      name: "Liar’s Table",
      lang: "en",
      start_url: "/",
      display: "standalone",
      theme_color: "#16120d",
      background_color: "#16120d",
    });
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(["/new", "/settle"]);
    for (const { url } of manifest.shortcuts) expect((await fetch(origin + url)).status).toBe(200);
    expect((await manifestIn("es")).lang).toBe("es");
  });

  test("has icons for every use, with the declared sizes", async () => {
    const { icons } = await manifestIn("en");
    const uses = icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
    expect(uses).toEqual(["192x192 any", "512x512 any", "192x192 maskable", "512x512 maskable"]);
    for (const { src, sizes } of icons) expect(await sizeOf(src), src).toBe(sizes);
    const html = await (await fetch(origin)).text();
    const apple = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(await sizeOf(apple)).toBe("180x180");
  });
});

test("has install screenshots with the declared sizes, equal ones side by side", async () => {
  const { screenshots } = await manifestIn("en");
  const uses = screenshots.map(({ form_factor, sizes }: Record<string, string>) => `${form_factor} ${sizes}`);
  expect(uses).toEqual(["narrow 488x1055", "narrow 488x1055", "wide 1600x1000"]);
  for (const { src, sizes, label } of screenshots) {
    expect(await sizeOf(src), src).toBe(sizes);
    expect(label).not.toBe("");
  }
  // No player needs them.
  const worker = await (await fetch(`${origin}/service-worker.js`)).text();
  expect(worker).toContain("/icon-192.png");
  expect(worker).not.toContain("/screenshots/");
  expect((await manifestIn("de")).screenshots[1].label).toContain("Zwei zu wenig");
});

browserTest("the browser considers the app installable", async () => {
  const page = await openPhone(origin);
  await page.goto("/");
  const devtools = await page.context().newCDPSession(page);
  const { errors, url } = await devtools.send("Page.getAppManifest");
  expect({ errors, url }).toEqual({ errors: [], url: `${origin}/manifest.webmanifest` });
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // A private window installs nothing, which is not the program’s fault.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});
