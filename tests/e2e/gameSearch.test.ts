import { expect } from "vitest";
import { cachedGroup } from "./cachedGroup";
import { fromNetwork } from "./hands";
import { browserTest, openPhone } from "./phone";
import { read, send, startGame } from "./send";
import { sharedServer } from "./server";

const server = sharedServer();
const origin = fromNetwork(server.origin);

/** The owner's phone, with two roster players, a result of last week and a game with a guest. */
async function withGames() {
  const group = await cachedGroup(server);
  const page = await openPhone(origin);
  const [name = "", value = ""] = group.cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: origin }]);
  await page.goto(`/groups/${group.id}`);
  await send(page, `groups/${group.id}/players`, { names: ["Abbott", "Baker"] });
  const { players } = await read<{ players: { id: string; name: string }[] }>(
    page,
    `groups/${group.id}/players`,
  );
  const baker = players.find(({ name }) => name === "Baker")?.id ?? "";
  await send(page, `groups/${group.id}/results`, {
    id: `a-result-of-${group.id}`,
    game: "firehouse",
    losers: [baker],
    day: "2026-03-02",
  });
  await startGame(page, ["Abbott", "Zoë"], { game: "mia", group: group.id });
  await page.goto(`/groups/${group.id}`);
  return { page, group: group.id, baker };
}

browserTest(
  "a group’s games are searchable by day, game, person and guest; the URL holds the search",
  async () => {
    const { page, group, baker } = await withGames();
    await page.getByRole("link", { name: "Search all games" }).tap();
    await page.waitForURL(`**/groups/${group}/games`);
    const found = page.getByRole("region", { name: "Found" });
    const lines = found.getByRole("listitem");
    expect(await lines.count()).toBe(2);
    await page.getByLabel("Who was there?").selectOption("Baker");
    await page.getByRole("button", { name: "Search" }).tap();
    await page.waitForURL("**/games?*person=*");
    await found.getByText("Baker washed the dishes").or(found.getByText(/Baker/)).first().waitFor();
    expect(await lines.count()).toBe(1);
    expect(new URL(page.url()).searchParams.get("person")).toBe(baker);
    await page.getByLabel("From").fill("2026-03-03");
    await page.getByRole("button", { name: "Search" }).tap();
    await page.getByText("No games found.").waitFor();
    await page.getByRole("link", { name: "Show all games" }).tap();
    await page.waitForURL(`**/groups/${group}/games`);
    await page.getByLabel("Or a guest’s name").fill("zoë");
    await page.getByRole("button", { name: "Search" }).tap();
    await page.waitForURL("**guest=zo*");
    expect(await lines.count()).toBe(1);
    await page.goto(`/groups/${group}/games?game=firehouse&from=2026-03-02&to=2026-03-02`);
    expect(await lines.count()).toBe(1);
    await page.goto(`/groups/${group}/games?game=chess`);
    await page.getByRole("status").filter({ hasText: "Unknown game, showing all." }).waitFor();
  },
);
