import { z } from "zod";
import { GAMES_BY_BGG } from "@/lib/messages/gameNames";
import { importReasons } from "@/lib/messages/imports";
import { readDay } from "./days";
import { gameByName } from "./gamesByName";
import type { Found, FoundGame, ImportOptions, LineReason } from "./importedGames";
import { endOf } from "./sheets";

// The plays that the app BG Stats exports as JSON. Plays refer to games and players by number, and know who won.

const number = z.union([z.int(), z.string().max(40)]).transform(String);
const named = z.object({ id: number, name: z.string().max(200) });
const game = named.extend({ bggId: number.optional() });
const play = z.object({
  playDate: z.string().max(40),
  gameRefId: number,
  comments: z.string().max(5_000).optional(),
  playerScores: z
    .array(z.object({ playerRefId: number, winner: z.boolean().optional(), seatOrder: z.int().optional() }))
    .max(100),
});

interface Lists {
  readonly plays: readonly unknown[];
  readonly games: readonly unknown[];
  readonly players: readonly unknown[];
}

/** True for an export of BG Stats. */
export const isBgStats = (value: unknown): value is Lists => {
  const lists = value as Partial<Lists> | null;
  return [lists?.plays, lists?.games, lists?.players].every(Array.isArray);
};

/** Reads the plays of dice games. Other games are left out, with a notice for each game. */
export function bgStatsGames(
  lists: Lists,
  { today }: ImportOptions,
  lineOf: (path: readonly (string | number)[]) => number,
): Found {
  const problems: LineReason[] = [];
  const notices: LineReason[] = [];
  const found: FoundGame[] = [];
  const read = <Value>(shape: z.ZodType<Value>, list: keyof Lists): readonly (Value | null)[] =>
    lists[list].map((value, at) => {
      const parsed = shape.safeParse(value);
      if (parsed.success) return parsed.data;
      const key = parsed.error.issues[0]?.path.join(".") ?? "";
      problems.push({ line: lineOf([list, at]), reason: importReasons.malformed(`${list}.${at}.${key}`) });
      return null;
    });
  const games = new Map(read(game, "games").flatMap((one) => (one ? [[one.id, one] as const] : [])));
  const people = new Map(read(named, "players").flatMap((one) => (one ? [[one.id, one.name] as const] : [])));
  const leftOut = new Set<string>();
  for (const [at, one] of read(play, "plays").entries()) {
    if (one === null) continue;
    const line = lineOf(["plays", at]);
    const of = games.get(one.gameRefId);
    const id = GAMES_BY_BGG[of?.bggId ?? ""] ?? gameByName(of?.name ?? "");
    if (id === null) {
      const name = of?.name ?? one.gameRefId;
      if (!leftOut.has(name)) notices.push({ line, reason: importReasons.otherGame(name) });
      leftOut.add(name);
      continue;
    }
    const day = readDay(one.playDate);
    const unknown = one.playerScores.find(({ playerRefId }) => !people.has(playerRefId));
    const reason =
      day === null || day > today
        ? day === null
          ? importReasons.notADay(one.playDate)
          : importReasons.badDay(day)
        : unknown !== undefined
          ? importReasons.noPerson(unknown.playerRefId)
          : one.playerScores.length < 2
            ? importReasons.noPlayers
            : null;
    if (reason !== null) problems.push({ line, reason });
    if (reason !== null || day === null) continue;
    const seated = one.playerScores.toSorted((a, b) => (a.seatOrder ?? 0) - (b.seatOrder ?? 0));
    const name = ({ playerRefId }: (typeof seated)[number]) => people.get(playerRefId) ?? "";
    const players = seated.map(name);
    const won = seated.filter(({ winner }) => winner === true).map(name);
    const action = endOf(id, { players, won, lost: [] }, one.comments?.replaceAll(/\s+/g, " "));
    found.push({ line, day, json: { format: "dice-record/1", game: id, players, actions: [action] } });
  }
  return { games: found, problems, notices };
}
