import { once } from "node:events";
import { get } from "node:http";
import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { bangs, says, shows, start } from "../engine/tableOf";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";

const origin = fromNetwork(sharedOrigin());

/** A chat's preview of a page: no cookies, no scripts, only the head. */
async function readHead(url: string): Promise<Readonly<Record<string, string>>> {
  const { host, port, pathname } = new URL(url);
  const [answer] = await once(
    get({ host: "127.0.0.1", port, path: pathname, headers: { host } }),
    "response",
  );
  const page = await text(answer);
  const tags = page
    .slice(0, page.indexOf("</head>"))
    .matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

browserTest(
  "a verdict is disputed, shared, opened by a stranger and previewed in a chat, then unshared",
  async () => {
    const keeper = new Hands(await openPhone(origin));
    await keeper.openGame(
      origin,
      ["Ann", "Bob", "Cy"],
      {},
      ...[start("s1"), says("s1", { count: 8, face: 2 }), bangs("s3")],
      shows({ s1: [2, 1, 1, 3, 3], s2: [4, 1, 3, 3, 6], s3: [4, 5, 5, 3, 1] }),
    );
    await keeper.seesStamp("Short by five");

    await keeper.press("But we play…");
    const sheet = keeper.phone.getByRole("dialog", { name: "But we play…" });
    await sheet.getByText("Challenges out of turn: Only the player in turn").waitFor();
    await sheet.getByText(/^Cy couldn’t have banged\. Only Bob can challenge/).waitFor();
    await sheet.getByText("The other 15 house rules change nothing.").waitFor();
    await keeper.press("Close");

    // Browsers have no share sheet over plain http.
    await keeper.press("Share this verdict");
    const url = (await keeper.phone.getByText(/^http:\/\/.+\/verdict\//).textContent()) ?? "";
    await keeper.press("Close");
    await keeper.phone.evaluate(() =>
      Object.assign(navigator, {
        share: async ({ url }: ShareData) => Object.assign(window, { shared: url }),
      }),
    );
    await keeper.press("Share this verdict");
    await expect.poll(() => keeper.phone.evaluate(() => Reflect.get(window, "shared"))).toBe(url);

    const tags = await readHead(url);
    expect(tags).toMatchObject({
      robots: "noindex, nofollow",
      "og:title": "Short by five: Firehouse",
      "og:description":
        "Ann said 8 twos. Cy banged out of turn. 3 of 8 twos: short by five. Cy gets two goods, Ann takes one bad.",
      "og:url": url,
      "twitter:card": "summary_large_image",
    });
    expect(tags["og:image"]).toMatch(`${url}/picture.png?v=`);
    expect(tags["twitter:image"]).toBe(tags["og:image"]);

    const stranger = await openPhone(origin, { expected: [/404/] });
    await stranger.goto(url.replace("/verdict/", "/share/"));
    expect(stranger.url()).toBe(url);
    const verdict = stranger.getByRole("article", { name: "Verdict" });
    await verdict.getByText("Short by five", { exact: true }).waitFor();
    await stranger.getByText("Challenges out of turn: Only the player in turn").waitFor();
    await stranger.getByRole("link", { name: "Keep score at your own table" }).waitFor();
    expect(await stranger.context().cookies()).toEqual([]);
    const picture = await stranger.evaluate(async (address) => {
      const answer = await fetch(address);
      const bitmap = await createImageBitmap(await answer.blob());
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      pen?.drawImage(bitmap, 0, 0);
      const colours = new Set(
        new Uint32Array(pen?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? []),
      );
      return {
        type: answer.headers.get("content-type"),
        size: [bitmap.width, bitmap.height],
        colours: colours.size,
      };
    }, tags["og:image"] ?? "");
    expect(picture).toMatchObject({ type: "image/png", size: [1200, 630] });
    expect(picture.colours).toBeGreaterThan(100);

    await keeper.press("Share");
    await keeper.press("Turn off: link to round 1");
    await keeper.inSheet("Turn off link");
    await keeper.phone.getByText("Link turned off.").waitFor();
    expect((await stranger.goto(url))?.status()).toBe(404);
    await stranger.getByRole("heading", { name: "No verdict under this cup" }).waitFor();
  },
);
