// npm run bench:engine: the engine's speed next to boardgame.io's reducer with the same Firehouse game in one
// run. Also the speed of ranking five-dice hands. Prints numbers and ratios; asserts nothing, because
// machines differ.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Action, Face, GameState } from "@/lib/engine";
import { inPeers } from "./peers";

/** The bundled engine, as phones and the server run it. */
async function bundledEngine() {
  const outfile = join(mkdtempSync(join(tmpdir(), "engine-")), "engine.mjs");
  await build({
    stdin: {
      contents: 'export * from "@/lib/engine"; export { handOrder } from "@/lib/engine/claims/handOrder";',
      resolveDir: fileURLToPath(new URL("../..", import.meta.url)),
    },
    bundle: true,
    format: "esm",
    outfile,
  });
  return (await import(outfile)) as typeof import("@/lib/engine") &
    typeof import("@/lib/engine/claims/handOrder");
}
const { newGame, play, handOrder } = await bundledEngine();

const CREW = ["Ann", "Bob", "Cy", "Dee", "Eve"];
const DICE: readonly (readonly Face[])[] = [
  [1, 2, 3],
  [4, 5, 6],
  [6, 6, 1],
  [2, 2, 2],
  [1, 1, 5],
];
const CLAIMS = [
  { count: 3, face: 6 },
  { count: 4, face: 2 },
  { count: 5, face: 5 },
  { count: 6, face: 6 },
] as const;
const ACTIONS_A_ROUND = CLAIMS.length + 3;

/** Plays rounds through our engine, every action accepted. */
function ours(rounds: number): void {
  const seated = newGame({
    game: "firehouse",
    house: { starter: "rotate", end_alone: 99, end_together: 99 },
    players: CREW,
  });
  if (!seated.ok) throw new Error(seated.refusal.code);
  let state: GameState = seated.value;
  const record = (action: Action) => {
    const played = play(state, action);
    if (!played.ok) throw new Error(played.refusal.code);
    state = played.value.state;
  };
  for (let round = 0; round < rounds; round++) {
    const seat = (at: number) => CREW[(round + at) % CREW.length] as string;
    record({ do: "start-round", starter: seat(0), wild: 4 });
    for (const [at, claim] of CLAIMS.entries()) record({ do: "claim", by: seat(at), claim });
    record({ do: "challenge", by: seat(1) });
    record({ do: "reveal", dice: Object.fromEntries(CREW.map((name, at) => [name, DICE[at] ?? []])) });
  }
}

type PeerTable = (players: number) => (move: string, ...args: readonly unknown[]) => boolean;

/** Plays the same rounds through boardgame.io's reducer. */
function theirs(rounds: number, peerTable: PeerTable): void {
  const move = peerTable(CREW.length);
  const record = (...what: Parameters<typeof move>) => {
    if (!move(...what)) throw new Error(`refused: ${what.join()}`);
  };
  for (let round = 0; round < rounds; round++) {
    const seat = (at: number) => (round + at) % CREW.length;
    record("start", seat(0), 4);
    for (const [at, claim] of CLAIMS.entries()) record("claim", seat(at), claim);
    record("challenge", seat(1));
    record("reveal", DICE);
  }
}

/** Calls per second in the best of several runs, the least disturbed one. */
function rate(calls: number, run: () => void): number {
  let best = 0;
  for (let turn = 0; turn < 5; turn++) {
    const started = performance.now();
    run();
    best = Math.max(best, (calls / (performance.now() - started)) * 1000);
  }
  return best;
}

// Its packages are built for Node, not for a browser's process.env.
Object.assign(process.env, { NODE_ENV: "production" });
const { peerTable } = (await import(inPeers("firehouse.mjs"))) as { peerTable: PeerTable };

const engine = rate(20_000 * ACTIONS_A_ROUND, () => ours(20_000));
const peer = rate(2_000 * ACTIONS_A_ROUND, () => theirs(2_000, peerTable));
console.log(`engine: ${Math.round(engine).toLocaleString("en")} actions a second`);
console.log(`boardgame.io reducer: ${Math.round(peer).toLocaleString("en")} actions a second`);
console.log(`ratio: ${(engine / peer).toFixed(1)}`);

const order = handOrder({
  ones: "low",
  straights: "none",
  ace_straight: "off",
  implied_kicker: "on",
  wild_ones: "off",
});
const rolls = Array.from({ length: 6 ** 5 }, (_, roll) =>
  [0, 1, 2, 3, 4].map((at) => ((Math.floor(roll / 6 ** at) % 6) + 1) as Face),
);
let sum = 0;
const hands = rate(rolls.length * 500, () => {
  for (let turn = 0; turn < 500; turn++) for (const dice of rolls) sum += order.indexOf(dice);
});
console.log(`five-dice hands: ${(hands / 1e6).toFixed(0)} million ranked a second (checksum ${sum})`);
