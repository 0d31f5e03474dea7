import { expect } from "vitest";
import { dutyDay } from "@/lib/views/rotation";
import { oneIn } from "../everyCase";
import { cachedGroup } from "./cachedGroup";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { NO_PAGE, record, send, startGame } from "./send";
import { sharedServer } from "./server";
import { signIn, withServerDatabase } from "./signedIn";

const story = oneIn(browserTest, 3);

// Moves earlier guest games on the screen: from the crew's page into a group, names matched to its roster.

const server = sharedServer();
const origin = fromNetwork(server.origin);

const CREW = ["Abbott", "Bakr", "Cruz"];

story("the crew’s page moves guest games into a group, where they count", async () => {
  const group = await cachedGroup(server, { name: "Engine 7" });
  const hands = new Hands(await openPhone(origin));
  const [name = "", value = ""] = group.cookie.split(/=(.*)/s);
  await hands.phone.context().addCookies([{ name, value, url: origin }]);
  await hands.phone.goto(NO_PAGE);
  await send(hands.phone, `groups/${group.id}/players`, { names: ["Abbott", "Baker"] });
  let last = "";
  for (const washer of ["s2", "s3"]) {
    const game = await startGame(hands.phone, CREW);
    await record(hands.phone, game, { do: "end", losers: [washer] });
    last = game;
  }
  await hands.phone.goto(`/games/${last}`);
  await hands.tap(hands.phone.getByRole("link", { name: "Dishes, this crew" }));
  await hands.phone.waitForURL("**/guest-crews/*");
  await hands.tap(hands.phone.getByRole("link", { name: "Move these games to a group" }));
  await hands.phone.getByText("Your 2 games move with their full logs").waitFor();
  const whoIs = (who: string) => hands.phone.getByLabel(`${who}, in 2 games`);
  const isChosen = (who: string, what: string) =>
    whoIs(who).locator("option:checked").filter({ hasText: what }).waitFor({ state: "attached" });
  await isChosen("Abbott", "Abbott");
  await isChosen("Bakr", "Guest, not on the roster");
  // One person cannot have had two seats.
  await whoIs("Bakr").selectOption("Abbott");
  await hands.phone.getByText("Bakr and Abbott become one person.").waitFor();
  await whoIs("Bakr").selectOption("Baker");
  await whoIs("Cruz").selectOption("Add to the roster");
  await hands.press("Move to Engine 7");
  await hands.phone.waitForURL(`**/groups/${group.id}`);
  await hands.phone.getByText("Baker washed the dishes.").waitFor();
  await hands.phone.getByText("Cruz washed the dishes.").waitFor();
  for (const name of ["Baker", "Cruz"])
    await hands.phone.getByRole("link", { name: new RegExp(`^${name} .*washed 1 of 2 meals`) }).waitFor();
  await hands.phone.goto(origin);
  await hands.phone.getByRole("link", { name: /Baker washed/ }).waitFor();
});

story("games that move into a crew get the shift of their date, or one for all", async () => {
  const group = await cachedGroup(server, { kind: "crew" });
  const hands = new Hands(await openPhone(origin, { width: 360, height: 612 }));
  const [name = "", value = ""] = group.cookie.split(/=(.*)/s);
  await hands.phone.context().addCookies([{ name, value, url: origin }]);
  await hands.phone.goto(NO_PAGE);
  const shifts: string[] = [];
  for (const called of ["A", "B"])
    shifts.push((await send<{ id: string }>(hands.phone, `groups/${group.id}/seasons`, { name: called })).id);
  const rotation = {
    pattern: shifts,
    starts_on: dutyDay(new Date(), { changesAt: "00:00" }, "Europe/Berlin"),
    changes_at: "00:00",
  };
  await send(hands.phone, `groups/${group.id}`, { rotation }, "PATCH");
  const ofGames = () =>
    withServerDatabase(server, async (db) =>
      (await db.game.findMany({ where: { groupId: group.id }, orderBy: { createdAt: "asc" } })).map(
        ({ seasonId }) => seasonId,
      ),
    );
  const opens = async (crew: readonly string[]) => {
    await hands.phone.goto(NO_PAGE);
    const game = await startGame(hands.phone, crew);
    await record(hands.phone, game, { do: "end", losers: ["s2"] });
    await hands.phone.goto(`/guest-crews/${game}/move`);
  };
  const moves = async () => {
    await hands.press("Move to Engine 7");
    await hands.phone.waitForURL(`**/groups/${group.id}`);
  };
  await opens(CREW);
  await hands.phone.getByRole("radio", { name: "By date", checked: true }).waitFor();
  await moves();
  expect(await ofGames()).toEqual([shifts[0]]);
  await opens(["Diaz", "Evans", "Frost"]);
  await hands.tap(hands.phone.getByRole("radio", { name: "B shift" }));
  await moves();
  expect(await ofGames()).toEqual([shifts[0], shifts[1]]);
});

story("a crew of guests becomes a group with its games in one tap", async () => {
  const hands = new Hands(await openPhone(origin));
  await hands.phone.goto(NO_PAGE);
  let last = "";
  for (const [washer, ...crew] of [
    ["s2", ...CREW, "Diaz"],
    ["s3", ...CREW],
  ] as const) {
    last = await startGame(hands.phone, [...crew]);
    await record(hands.phone, last, { do: "end", losers: [washer] });
  }
  await hands.phone.goto(`/guest-crews/${last}`);
  // Three of the four playing once are the same crew.
  await hands.phone.getByRole("heading", { name: "Abbott, Bakr, Cruz, and Diaz" }).waitFor();
  await hands.phone.getByRole("link", { name: "Make this crew a group" }).waitFor();
  await signIn(server, hands.phone, "Bakr");
  await hands.phone.reload();
  await hands.press(/^Make this crew a group/);
  await hands.phone.waitForURL("**/groups/*");
  for (const name of ["Bakr", "Cruz", "Diaz"])
    await hands.phone
      .getByRole("link", { name: new RegExp(`^${name} .*washed ${name === "Diaz" ? 0 : 1} of`) })
      .waitFor();
});
