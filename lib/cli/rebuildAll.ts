import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import { closeDatabase } from "@/lib/server/db/db";
import { type Recounted, rebuildTotals } from "@/lib/server/figures/rebuildTotals";
import { type Found, type GameFound, rebuild } from "@/lib/server/table/snapshots/rebuild";
import { ProgressBar } from "./progressBar";

/**
 * Replays every game and counts the statistics again, and prints what differs. Sets the exit status to 1 if a
 * game cannot be replayed, or if a check finds a difference. Closes the database.
 * @param check Only reports.
 */
export async function rebuildAll(dataDir: string, check: boolean): Promise<void> {
  const bar = new ProgressBar("games");
  try {
    const found = await rebuild(dataDir, check, {
      resumed: (games) => bar.line(`Resuming after ${games} games, where the last rebuild stopped.`),
      done: (games, of) => bar.show(games, of),
      differs: (game) => bar.line(gameLine(game)),
    });
    bar.clear();
    for (const line of summary(found, check)) console.log(line);
    const counting = new ProgressBar("games counted");
    const recounted = await rebuildTotals(check, {
      done: (games, of) => counting.show(games, of),
      differs: (group) => counting.line(`The statistics of the group ${group} differ.`),
    });
    counting.clear();
    console.log(countedLine(recounted, check));
    const drifted = found.drifted + recounted.tallies;
    if (found.failed > 0 || (check && drifted > 0)) process.exitCode = 1;
  } finally {
    await closeDatabase();
  }
}

function countedLine({ groups, tallies }: Recounted, check: boolean): string {
  const what = counted(tallies, "game");
  const of = counted(groups, "group")[0] ?? "no group";
  return what.length === 0
    ? `Counted the statistics of ${of}: no drift.`
    : `Counted the statistics of ${of}: drift in ${what.join(", ")}${check ? "" : ", repaired"}.`;
}

/** "1 round", "2 rounds"; empty for zero. */
function counted(count: number, one: string, many = `${one}s`): readonly string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

function gameLine(game: GameFound): string {
  if ("failed" in game) return `${game.gameId} cannot be replayed: ${game.failed}`;
  const { state, rounds, outcomes } = game.drift;
  const what = [
    ...(state ? ["state"] : []),
    ...counted(rounds.length, "round"),
    ...(outcomes ? ["outcome"] : []),
  ];
  return `${game.gameId} differs: ${what.join(", ")}`;
}

function summary(found: Found, check: boolean): readonly string[] {
  const { games, outdated, drifted, states, rounds, outcomes, refused, failed } = found;
  const what = [...counted(states, "state"), ...counted(rounds, "round"), ...counted(outcomes, "outcome")];
  return [
    `Replayed ${counted(games, "game")[0] ?? "no game"} from the start, with engine ${ENGINE_VERSION}.`,
    ...counted(outdated, "state").map(
      (some) => `From another engine: ${some}${check ? ", rebuilt when the game is opened" : ", rebuilt"}.`,
    ),
    ...counted(refused, "entry", "entries").map(
      (some) => `Recorded, but refused by the current rules: ${some}.`,
    ),
    ...counted(failed, "game").map((some) => `Could not be replayed: ${some}.`),
    drifted === 0
      ? "No drift: all other stored data matches the records."
      : `Drift in ${counted(drifted, "game")[0]} (${what.join(", ")})${check ? "" : ", repaired"}.`,
  ];
}
