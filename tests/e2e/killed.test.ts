import { expect } from "vitest";
import { startingLock } from "@/lib/server/process/dataDir";
import { takeLock } from "@/lib/server/process/startLock";
import { fromNetwork, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { startServer } from "./server";

/** What a phone's console says while no server answers. */
const NO_SERVER = [/ERR_(CONNECTION|EMPTY|INCOMPLETE|SOCKET|NETWORK)/, /EventSource/, /status of 503/];

/** A cup in the list of those that are lifted, as it is read aloud. */
const cupOf = ({ phone }: Hands, read: string) => phone.getByRole("button", { name: read, exact: true });

browserTest(
  "a server killed in the middle of a round loses nothing, and the phones go on by themselves",
  async () => {
    const server = await startServer();
    const origin = fromNetwork(server.origin);
    const phone = async () => new Hands(await openPhone(origin, { expected: NO_SERVER }));
    const keeper = await phone();
    await keeper.startGame(origin, ["Ab", "Ba", "Cr"]);
    const guest = await phone();
    await guest.join(await keeper.link());
    await keeper.opens("Ab");
    await keeper.redDie(4);
    await keeper.claim(5, 6);
    await guest.sees("Ab", "5 sixes");
    await keeper.isLive();

    // After a claim; and what is tapped meanwhile waits on the phone.
    await server.kill("SIGKILL");
    await keeper.claim(6, 3);
    await keeper.sees("Ba", "6 threes");
    await keeper.phone.getByText("Offline: one tap waits here, will be sent").waitFor();
    await guest.sees("Ab", "5 sixes");
    await server.restart();
    await guest.sees("Ba", "6 threes");
    await Promise.all([keeper.isLive(), guest.isLive()]);
    const afterClaim = await recorded(guest.phone);
    expect([afterClaim.seq, afterClaim.round.map(({ action }) => action.do)]).toEqual([
      3,
      ["start-round", "claim", "claim"],
    ]);

    // While dice are entered, on two phones: no die is lost, whether or not the server had it.
    await guest.bang();
    await keeper.phone.getByRole("heading", { name: "Bang! Cr on Ba" }).waitFor();
    await keeper.dice(3, 3, 4, 1, 1);
    await guest.tap(cupOf(guest, "Cr: no dice yet"));
    await guest.dice(4, 4, 1);
    await cupOf(keeper, "Cr: four, wild; four, wild; one").waitFor();
    await server.kill("SIGKILL");
    await keeper.dice(6, 6, 3);
    await guest.dice(1, 1);
    await keeper.phone.getByText(/Offline|connecting/).waitFor();
    await server.restart();
    await keeper.isLive();
    await keeper.phone.reload();
    await keeper.isLive();
    await cupOf(keeper, "Ab: three, counts; three, counts; four, wild; one; one").waitFor();
    await cupOf(keeper, "Cr: four, wild; four, wild, this one decides; one; one; one").waitFor();
    await keeper.dice(2, 5);
    await keeper.press("6 of 6: settle");
    await guest.isLive();
    for (const hands of [keeper, guest]) await hands.seesStamp("There, exactly");
    const settled = await recorded(guest.phone);
    expect([settled.seq, settled.rounds.length, settled.rounds[0]?.finding]).toMatchObject([
      5,
      1,
      { finding: "exact", found: 6 },
    ]);
  },
);

browserTest("a table that is reloaded while the server starts comes by itself", async () => {
  const server = await startServer();
  const origin = fromNetwork(server.origin);
  const keeper = new Hands(await openPhone(origin, { expected: NO_SERVER }));
  const game = await keeper.startGame(origin, ["Ab", "Ba"]);
  await server.kill("SIGKILL");
  // It listens first, and is not ready while this process holds the lock.
  const release = await takeLock(startingLock(server.dataDir), 0);
  const ready = server.restart();
  let answer = null;
  while (!answer) answer = await keeper.phone.goto(`/games/${game}`).catch(() => null);
  expect(answer.status()).toBe(503);
  await release?.();
  await ready;
  await keeper.isLive();
});
