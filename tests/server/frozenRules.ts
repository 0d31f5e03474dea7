import { createHash } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type Action,
  type GameState,
  gameIds,
  type House,
  houseOf,
  newGame,
  type Option,
  optionsOf,
  play,
} from "@/lib/engine";
import { exportRecord } from "@/lib/protocol/exports";
import { fold } from "@/lib/protocol/journal";
import type { Preset } from "@/lib/protocol/presets";
import { replay } from "@/lib/protocol/replay";
import { database } from "@/lib/server/db/db";
import { changeGroup } from "@/lib/server/groups/group";
import { addPreset, changePreset, deletePreset, presetsOf } from "@/lib/server/groups/presets";
import { access, type Pass } from "@/lib/server/identity/access";
import { readHistory } from "@/lib/server/table/history/history";
import { startGame } from "@/lib/server/table/record/startGame";
import { changes, dump } from "../access/dump";
import { CREW, entered, impulses } from "../engine/randomPlay";
import { type TestGroup, testGroup } from "./group";
import { freshId, recordAll } from "./table";

/** The rounds per game, and the maximum number of actions. */
const [ROUNDS, ACTIONS] = [3, 40];
/** Random impulses from one seed: the same in every run. */
const LOTS = fc.sample(impulses(120), { numRuns: 90, seed: 7 });

/**
 * House rules as different from the defaults as possible: each option's last choice, numbers plus or minus
 * one.
 */
function unlike(game: string): House {
  const options = optionsOf(game);
  if (!options.ok) throw new Error(game);
  const other = (option: Option) => {
    if ("choices" in option) return option.choices.at(-1) as string;
    if ("longest" in option) return "push-up";
    if (typeof option.preset !== "number") return option.from;
    return option.preset < option.to ? option.preset + 1 : option.preset - 1;
  };
  return Object.fromEntries(Object.entries(options.value).map(([name, option]) => [name, other(option)]));
}

/** A table's actions under these rules, until some rounds are settled. */
function playedBy(opening: GameState, lot: (typeof LOTS)[number]): readonly Action[] {
  let state = opening;
  const actions: Action[] = [];
  for (const moved of lot) {
    if (state.phase === "finished" || state.settledRounds === ROUNDS || actions.length === ACTIONS) break;
    const action = entered(state, moved);
    // A joining player has a name, which the engine does not know.
    const played = action.do === "join" ? null : play(state, action);
    if (!played?.ok) continue;
    state = played.value.state;
    actions.push(action);
  }
  return actions;
}

/** Each takes some milliseconds, and waits for the disk. */
const LONG_MS = 600_000;

let group: TestGroup;
let passes: readonly Pass[];

/** Starts a game with the group's current rules, and plays it. */
async function recorded({ game, house }: Preset, at: number): Promise<Pass> {
  const players = CREW.slice(0, 2 + (at % 3));
  const id = freshId();
  const table = { id, game, house: { ...house }, players: players.map((name) => ({ seat: name, name })) };
  const started = await startGame(group.member, { ...table, group: group.id });
  const pass = await access(group.member, id, "record");
  const opening = newGame({ game, house, players });
  if (!started.ok || !pass.ok || !opening.ok) throw new Error(`no game of ${game} was started`);
  await recordAll(pass.value, playedBy(opening.value, LOTS[at % LOTS.length] ?? []));
  return pass.value;
}

const hashOf = (rows: unknown): string => createHash("sha256").update(JSON.stringify(rows)).digest("hex");

/** Every stored verdict, with its house rules. */
const stored = async () => ({
  rounds: hashOf(await database().roundRow.findMany({ orderBy: [{ gameId: "asc" }, { round: "asc" }] })),
  games: hashOf(await database().game.findMany({ orderBy: { id: "asc" } })),
});

/** Every verdict replayed from the journals, and in words. */
async function workedOut() {
  const [folded, replayed] = [createHash("sha256"), createHash("sha256")];
  for (const pass of passes) {
    const history = await readHistory(pass);
    folded.update(JSON.stringify(fold(history.opening, history.entries)));
    replayed.update(JSON.stringify(replay(exportRecord(history))));
  }
  return { folded: folded.digest("hex"), replayed: replayed.digest("hex") };
}

/**
 * A game copies its house rules when it starts. Many games of every kind start with saved rules of a group.
 * No later change of those changes a verdict by a byte, stored or replayed.
 */
export function gamesKeepTheirRules(count: number): void {
  beforeAll(async () => {
    group = await testGroup();
    for (const game of gameIds)
      for (const [name, house] of [
        ["Station rules", unlike(game)],
        ["Rule book", {}],
      ] as const) {
        const added = await addPreset(group.pass, { game, name, house });
        if (!added.ok) throw new Error(added.refusal.message);
      }
    const presets = await presetsOf(group.pass);
    const done: Pass[] = [];
    for (let at = 0; at < count; at++) done.push(await recorded(presets[at % presets.length] as Preset, at));
    passes = done;
  }, LONG_MS);

  describe(`${count} games started with saved rules`, () => {
    test(
      "are of every kind, with verdicts that other rules would change",
      async () => {
        const rounds = await database().roundRow.groupBy({ by: ["gameId"], _count: true });
        expect([passes.length, await database().game.count()]).toEqual([count, count]);
        expect(rounds.filter(({ _count }) => _count > 1).length).toBeGreaterThan(count / 2);
        const otherwise = new Map<string, number>();
        for (const pass of passes) {
          const { opening, entries } = await readHistory(pass);
          const { game, house, seats } = opening;
          // The rules that a new game would get after the edit below.
          const own = houseOf(game, {});
          const edited = own.ok && hashOf(own.value) === hashOf(house) ? unlike(game) : {};
          const other = newGame({ game, house: edited, players: seats.map(({ player }) => player) });
          if (!other.ok) throw new Error(other.refusal.code);
          if (hashOf(fold(opening, entries).rounds) !== hashOf(fold(other.value, entries).rounds))
            otherwise.set(game, (otherwise.get(game) ?? 0) + 1);
        }
        for (const game of gameIds) expect([game, otherwise.get(game)]).toEqual([game, expect.any(Number)]);
      },
      LONG_MS,
    );

    test(
      "keep every verdict by a byte when those are edited, renamed and deleted",
      async () => {
        const [before, found, all] = [await stored(), await workedOut(), await dump(database())];
        const still = async (touched: readonly string[]) => {
          expect(await stored()).toEqual(before);
          expect(await workedOut()).toEqual(found);
          const tables = changes(all, await dump(database())).map((row) => /INTO "(\w+)"/.exec(row)?.[1]);
          expect([...new Set(tables)].toSorted()).toEqual(touched);
        };

        for (const { id, game, house } of await presetsOf(group.pass)) {
          const edited = Object.keys(house).length === 0 ? unlike(game) : {};
          expect(await changePreset(group.pass, id, { house: edited })).toMatchObject({ ok: true });
        }
        await still(["HousePreset"]);

        for (const { id, name } of await presetsOf(group.pass))
          expect(await changePreset(group.pass, id, { name: `Old ${name}` })).toMatchObject({ ok: true });
        expect(await changeGroup(group.pass, { game: "perudo", house: unlike("perudo") })).toMatchObject({
          ok: true,
        });
        for (const { id } of await presetsOf(group.pass))
          expect(await deletePreset(group.pass, id)).toMatchObject({ ok: true });
        expect(await presetsOf(group.pass)).toEqual([]);
        await still(["Group", "HousePreset"]);
      },
      LONG_MS,
    );
  });
}
