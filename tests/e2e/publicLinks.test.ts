import { expect } from "vitest";
import { newId } from "@/lib/client/newId";
import type { Action } from "@/lib/engine";
import { bangs, counted, says, start } from "../engine/tableOf";
import { cachedGroup } from "./cachedGroup";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedServer } from "./server";

// Anyone with a link reads what a group shows, and no one after it is turned off; a finished game is shared
// as a picture.

const CREW = ["Randy Ortega", "Zebulon Pike", "Quentin Marlow"];
const PARTS = CREW.flatMap((name) => name.split(" "));
const GROUP = "Anchor Lane";

const server = sharedServer();
const origin = fromNetwork(server.origin);

const PLAYED: readonly Action[] = [
  start("s1", 4),
  says("s1", "3 fours"),
  says("s2", "9 sixes"),
  bangs("s1"),
  counted(11),
  { do: "end", losers: ["s1"] },
];

/** The owner of a group with a finished game. */
async function signedInOwner() {
  const group = await cachedGroup(server, { name: GROUP, kind: "crew" });
  const page = await openPhone(origin, { width: 360, height: 740 });
  const [name = "", value = ""] = group.cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: origin }]);
  await page.goto(`/groups/${group.id}`);
  const send = (path: string, body: object) =>
    page.evaluate(
      async ([to, sent]) =>
        (
          await fetch(`/api/v1/${to}`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(sent),
          })
        ).json(),
      [path, body] as const,
    );
  await send(`groups/${group.id}/players`, { names: CREW });
  const game = newId();
  await send("games", {
    id: game,
    game: "firehouse",
    house: {},
    players: CREW.map((one, at) => ({ seat: `s${at + 1}`, name: one })),
    group: group.id,
  });
  const done = await send(`games/${game}/entries`, {
    entries: PLAYED.map((action, after) => ({ id: newId(), action, after })),
  });
  expect(done).toMatchObject({ ok: true });
  return { hands: new Hands(page), group: group.id, game };
}

/** The server's response to a browser without cookies. */
async function fetchPage(address: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  return { status: answer.status, text: await answer.text() };
}

/** Creates a link in the open sheet, and returns it. */
async function made(hands: Hands, names: "Names" | "Initials"): Promise<string> {
  const sheet = hands.phone.getByRole("dialog");
  await sheet.getByRole("radio", { name: names }).check();
  await hands.tap(sheet.getByRole("button", { name: "Create link" }));
  const shown = hands.phone.getByText(/\/share\/[\w-]{22}$/);
  await shown.waitFor();
  const path = new URL((await shown.textContent()) ?? "").pathname;
  await hands.phone.keyboard.press("Escape");
  return path;
}

browserTest(
  "a link with initials shows no name, and no game once turned off; settings list it; chats get a picture",
  async () => {
    const { hands, group, game } = await signedInOwner();
    await hands.phone.goto(`/games/${game}/history`);
    await hands.press("Create public link");
    const path = await made(hands, "Initials");

    const { status, text } = await fetchPage(server.origin + path);
    expect(status).toBe(200);
    expect(text).toContain("noindex");
    for (const name of [...PARTS, GROUP, game]) expect(text, name).not.toContain(name);
    expect(text).toContain("R.\u00a0O.");

    const reader = await openPhone(origin, { width: 360, height: 740, expected: [/status of 404/] });
    await reader.goto(path);
    await reader.getByRole("heading", { name: "Rounds" }).waitFor();
    const seen = await reader.locator("body").innerText();
    expect(seen).toContain("washes the dishes");
    for (const name of [...PARTS, GROUP]) expect(seen, name).not.toContain(name);
    expect(await reader.getByRole("button").count()).toBe(0);
    expect(await reader.context().cookies()).toEqual([]);

    await hands.press(/^Turn off: Firehouse/);
    await hands.inSheet("Turn off link");
    await hands.phone.getByText("Link turned off.").waitFor();
    expect((await fetchPage(server.origin + path)).status).toBe(404);
    await reader.reload();
    await reader.getByText("The link was turned off or mistyped").waitFor();

    // With names, and of the dishes, from the group's settings.
    await hands.phone.goto(`/games/${game}/history`);
    await hands.press("Create public link");
    const ofGame = await made(hands, "Names");
    await hands.phone.goto(`/groups/${group}/settings/links`);
    await hands.press("Create public link");
    const dishes = await made(hands, "Names");
    const links = hands.phone.getByRole("region", { name: "Public links" });
    await links.getByText("Dish history", { exact: true }).waitFor();
    expect(await links.getByRole("listitem").count()).toBe(2);
    expect((await fetchPage(server.origin + ofGame)).text).toContain("Zebulon Pike");
    const calendar = await fetchPage(server.origin + dishes);
    expect(calendar.text).toContain("Randy Ortega");
    expect(calendar.text).not.toContain("Zebulon");
    await hands.press(/^Turn off: Firehouse/);
    await hands.inSheet("Turn off link");
    await links.getByText("Link turned off.").waitFor();
    expect((await fetchPage(server.origin + ofGame)).status).toBe(404);
    expect((await fetchPage(server.origin + dishes)).status).toBe(200);

    // The finished table hands the picture to the phone, which downloads it without a share sheet.
    await hands.phone.goto(`/games/${game}`);
    const coming = hands.phone.waitForEvent("download");
    await hands.press("Share picture: how this game ended");
    const file = await coming;
    expect(file.suggestedFilename()).toBe("game.png");
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).subarray(1, 4).toString()).toBe("PNG");
  },
);
