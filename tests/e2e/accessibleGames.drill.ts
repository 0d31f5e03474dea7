import { beforeAll, expect } from "vitest";
import { Barriers } from "./barriers/barriers";
import { fromNetwork, Hands } from "./hands";
import { lineTo } from "./line";
import { narrowTable } from "./narrowTable";
import { browserTest, openPhone } from "./phone";
import { type RunningServer, startServer } from "./server";

const CREW = ["Ann", "Bartholomew", "Cy", "Diaz", "Evans"];
const LONG = 180_000;

let server: RunningServer;
let origin: string;
beforeAll(async () => {
  server = await startServer();
  origin = fromNetwork(server.origin);
});

const openNarrow = () => openPhone(origin, { width: 360, height: 740 });

browserTest(
  "the other games are accessible",
  async () => {
    const barriers = new Barriers();
    for (const game of ["bar", "red-dead", "perudo"]) {
      const { page, hands, play } = await narrowTable(origin, CREW, { game });
      await play({ do: "start-round", starter: "s1" }, { do: "claim", by: "s1", claim: "4 fives" });
      await hands.sees("Ann", "4 fives");
      await barriers.look(page, `${game}: a claim`);
    }
    const cup = await narrowTable(origin, CREW, { game: "pass-the-cup" });
    await barriers.look(cup.page, "pass the cup: who starts");
    await cup.play({ do: "start-round", starter: "s1" });
    await cup.hands.press("Ann peeked");
    await cup.hands.press("Ann showed dice");
    await cup.hands.press("Show four");
    await barriers.look(cup.page, "pass the cup: showing dice");
    await cup.hands.press("Done showing dice");
    await cup.hands.hand("Pair", 5);
    await cup.hands.sees("Ann", "pair of fives");
    await barriers.look(cup.page, "pass the cup: a claim");
    await cup.hands.press("Liar! by Bartholomew");
    await cup.hands.dice(5, 5);
    await barriers.look(cup.page, "pass the cup: entering dice");
    const own = await narrowTable(origin, CREW, { game: "own-hand" });
    await own.play({ do: "start-round", starter: "s1" });
    for (const face of ["six", "five", "three"]) await own.hands.press(`Name ${face}`);
    await own.hands.button(/^Pair: claim pair of sixes, five four three/).waitFor();
    await barriers.look(own.page, "own hand: three dice named");
    const mia = await narrowTable(origin, CREW, { game: "mia" });
    await mia.play({ do: "start-round", starter: "s1" }, { do: "claim", by: "s1", claim: "43" });
    await mia.hands.sees("Ann", "43");
    await barriers.look(mia.page, "Mia: a claim");
    expect(barriers.found).toEqual([]);
  },
  LONG,
);

browserTest(
  "a player’s own phone, the watch page and the offline table are accessible",
  async () => {
    const barriers = new Barriers();
    const line = await lineTo(server.origin);
    const keeper = await narrowTable(fromNetwork(line.origin), CREW, { expected: [/ERR_/] });
    const here = (link: string) => `${origin}${new URL(link).pathname}`;
    const link = await keeper.hands.link();
    const own = new Hands(await openNarrow());
    await own.watch(here(link));
    await own.phone.getByRole("dialog", { name: "Who are you?" }).waitFor();
    await barriers.look(own.phone, "who are you?");
    await own.inSheet("Cy");
    await keeper.play({ do: "start-round", wild: 4, starter: "s1" });
    await keeper.play({ do: "claim", by: "s1", claim: "8 fives" });
    await own.button("Bang! by Cy").waitFor();
    await barriers.look(own.phone, "a bang of one's own");
    await keeper.play({ do: "challenge", by: "s2" }, { do: "reveal", outcome: "short" });
    await own.press("Disputed");
    await keeper.page.getByText("Disputed by Cy").waitFor();
    await barriers.look(own.phone, "a verdict in dispute");
    await barriers.look(keeper.page, "a verdict to be settled");

    await keeper.hands.press("Share");
    await keeper.page.getByRole("radio", { name: "Watch" }).tap();
    const watch = await keeper.page.getByText(/^http:\/\/.+\/join\//).textContent();
    await keeper.hands.press("Close");
    const watcher = new Hands(await openNarrow());
    await watcher.watch(here(watch ?? ""));
    await barriers.look(watcher.phone, "watching");
    line.cut();
    await keeper.hands.redDie(4);
    await keeper.page.getByText(/^Offline/).waitFor();
    await barriers.look(keeper.page, "offline");
    expect(barriers.found).toEqual([]);
  },
  LONG,
);
