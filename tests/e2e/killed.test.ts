import { expect } from "vitest";
import { startingLock } from "@/lib/server/process/dataDir";
import { takeLock } from "@/lib/server/process/startLock";
import { bangs, says, start } from "../engine/tableOf";
import { fromNetwork, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { record } from "./send";
import { startServer } from "./server";

/** A phone's console messages without a server. */
const NO_SERVER = [/ERR_(CONNECTION|EMPTY|INCOMPLETE|SOCKET|NETWORK)/, /EventSource/, /status of 503/];

/** A revealed cup in the list, as read aloud. */
const cupOf = ({ phone }: Hands, read: string) => phone.getByRole("button", { name: read, exact: true });

browserTest("a server killed mid-round loses nothing, and the phones continue by themselves", async () => {
  const server = await startServer();
  const origin = fromNetwork(server.origin);
  const phone = async () => new Hands(await openPhone(origin, { expected: NO_SERVER }));
  const keeper = await phone();
  const game = await keeper.openGame(origin, ["Ab", "Ba", "Cr"]);
  const guest = await phone();
  await guest.join(await keeper.link());
  const bang = [start("s1"), says("s1", "5 sixes"), says("s2", "6 threes"), bangs("s3")];
  await record(keeper.phone, game, ...bang);

  // While two phones enter dice: no die is lost, whether or not the server had it.
  await keeper.phone.getByRole("heading", { name: "Bang! Cr on Ba" }).waitFor();
  await keeper.dice(3, 3, 4, 1, 1);
  await guest.tap(cupOf(guest, "Cr: no dice yet"));
  await guest.dice(4, 4, 1);
  await cupOf(keeper, "Cr: four, wild; four, wild; one").waitFor();
  await server.kill("SIGKILL");
  await keeper.dice(6, 6, 3);
  await guest.dice(1, 1);
  await keeper.phone.getByText(/Offline|connecting/).waitFor();
  // A table reloaded during the server's start appears by itself: the server listens first, and is not
  // ready while this process holds the lock.
  const release = await takeLock(startingLock(server.dataDir), 0);
  const ready = server.restart();
  const answered = () =>
    fetch(server.origin).then(
      ({ status }) => status,
      () => null,
    );
  await expect.poll(answered).toBe(503);
  const answer = await keeper.phone.goto(`/games/${game}`);
  expect(answer?.status()).toBe(503);
  await release?.();
  await ready;
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
});
