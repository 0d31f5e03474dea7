import { fromNetwork, gameOf, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";

// What strangers are told at every address stands in the access table; this is what they see.

const origin = fromNetwork(sharedOrigin());

browserTest("a stranger sees a plain page, and the way home", async () => {
  const keeper = new Hands(await openPhone(origin));
  await keeper.startGame(origin, ["Quillon", "Zephyrine"]);
  const stranger = new Hands(await openPhone(origin, { expected: [/status of 404/] }));
  await stranger.phone.goto(`${origin}/games/${gameOf(keeper.phone)}`);
  await stranger.phone.getByRole("heading", { name: "Nothing under this cup" }).waitFor();
  await stranger.tap(stranger.phone.getByRole("link", { name: "To the start page" }));
  await stranger.phone.getByRole("heading", { name: "Liar’s Table" }).waitFor();
  await stranger.phone.getByText("No tables on this phone yet").waitFor();
});
