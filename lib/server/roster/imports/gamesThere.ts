import { isDeepStrictEqual } from "node:util";
import type { Action } from "@/lib/engine";
import { named } from "@/lib/protocol/exports";
import { standing } from "@/lib/protocol/journal";
import { dayOf } from "@/lib/views/dayOf";
import { NOT_DELETED } from "../../db/deleted";
import { fromJson } from "../../db/json";
import type { Reader } from "../../db/reader";
import { sameName } from "../tablePeople";
import type { People } from "./people";
import type { ReadGame } from "./readText";

/** Games whose entries are read at once. */
const BATCH = 100;

/** The actions of a game that count, with seats by their position. */
type Content = readonly unknown[];

const contentOf = (actions: readonly Action[], seats: readonly string[]): Content =>
  actions.map((action) => named(action, (key) => (seats.includes(key) ? `#${seats.indexOf(key)}` : key)));

const contentOfRead = (game: ReadGame): Content =>
  contentOf(
    standing(game.entries.map((entry, at) => ({ ...entry, id: "", at: "", seq: at + 1 }))).map(
      ({ action }) => action,
    ),
    Object.keys(game.names),
  );

/**
 * Finds the games that a group already has, by their content: the same game, people and actions. The day must be the
 * same where the text names one. Each stored game is found once, so that equal games of a text are all counted.
 * @returns the id of the stored game, or null, for each game
 */
export async function gamesThere(
  db: Reader,
  { groupId, timeZone }: { readonly groupId: string; readonly timeZone: string },
  games: readonly ReadGame[],
  people: People,
): Promise<readonly (string | null)[]> {
  const stored = await db.game.findMany({
    where: {
      groupId,
      ...NOT_DELETED,
      ruleSet: { in: [...new Set(games.map(({ opening }) => opening.game))] },
    },
    orderBy: [{ playedAt: "asc" }, { id: "asc" }],
    select: {
      id: true,
      ruleSet: true,
      playedAt: true,
      seq: true,
      seats: {
        orderBy: { position: "asc" },
        select: { key: true, name: true, playerId: true, player: { select: { mergedInto: true } } },
      },
    },
  });
  const person = (player: string | null, name: string) => player ?? `guest:${sameName(name)}`;
  const tableOf = (ruleSet: string, seats: readonly string[]) => JSON.stringify([ruleSet, ...seats]);
  const byTable = new Map<string, (typeof stored)[number][]>();
  for (const game of stored) {
    const seats = game.seats.map(({ name, playerId, player }) =>
      person(player?.mergedInto ?? playerId, name),
    );
    const key = tableOf(game.ruleSet, seats);
    byTable.set(key, [...(byTable.get(key) ?? []), game]);
  }
  const wanted = games.map((game) => {
    const seats = Object.values(game.names).map((name) => person(people.get(sameName(name)) ?? null, name));
    const day = game.day ?? (game.at === null ? null : dayOf(new Date(game.at), timeZone));
    const content = contentOfRead(game);
    const alike = (byTable.get(tableOf(game.opening.game, seats)) ?? []).filter(
      ({ seq, playedAt }) => seq >= content.length && (day === null || dayOf(playedAt, timeZone) === day),
    );
    return { content, alike };
  });
  const ids = [...new Set(wanted.flatMap(({ alike }) => alike.map(({ id }) => id)))];
  const contents = new Map<string, Content>();
  for (let at = 0; at < ids.length; at += BATCH) {
    const rows = await db.entry.findMany({
      where: { gameId: { in: ids.slice(at, at + BATCH) } },
      orderBy: [{ gameId: "asc" }, { seq: "asc" }],
      select: { gameId: true, seq: true, action: true, replaces: true, after: true },
    });
    for (const id of ids.slice(at, at + BATCH)) {
      const entries = rows
        .filter(({ gameId }) => gameId === id)
        .map(({ seq, action, replaces, after }) => ({
          ...{ id: "", at: "", seq, after, action: fromJson("action", action) },
          ...(replaces !== null && { replaces: fromJson("replaces", replaces) ?? [] }),
        }));
      const seats = stored.find((game) => game.id === id)?.seats.map(({ key }) => key) ?? [];
      contents.set(
        id,
        contentOf(
          standing(entries).map(({ action }) => action),
          seats,
        ),
      );
    }
  }
  const taken = new Set<string>();
  return wanted.map(({ content, alike }) => {
    const there = alike.find(({ id }) => !taken.has(id) && isDeepStrictEqual(contents.get(id), content));
    if (there === undefined) return null;
    taken.add(there.id);
    return there.id;
  });
}
