import { type Move, ownRules, type PlayerId } from "@/lib/engine";
import type { History } from "./entry";
import { changedRules } from "./houseRules";
import { standing } from "./journal";

/**
 * Exports a game as a record (formats §2): the standing actions in playing order, with names for seats.
 * `replay` reproduces its state.
 */
export function exportRecord({ id, startedAt, playoffOf, opening, names, entries }: History) {
  const name = (seat: PlayerId) => names[seat] ?? seat;
  return {
    ...playedBy(opening, "dice-record"),
    id,
    at: startedAt,
    ...(playoffOf !== null && { playoff_of: playoffOf }),
    players: opening.seats.map(({ player }) => name(player)),
    actions: standing(entries).map(({ action, entry, at }) => ({ ...named(action, name), id: entry.id, at })),
  };
}

/** Exports a game's whole journal, with corrections and what they replaced (docs/formats.md §8). */
export function exportJournal({ id, startedAt, playoffOf, opening, names, entries }: History) {
  return {
    ...playedBy(opening, "dice-journal"),
    id,
    at: startedAt,
    ...(playoffOf !== null && { playoff_of: playoffOf }),
    seats: opening.seats.map(({ player }) => player),
    names,
    entries,
  };
}

/** The rules of the game: an own rule set, or a game with the house rules that differ from its defaults. */
function playedBy<Format extends string>({ game, house }: History["opening"], format: Format) {
  const rules = ownRules(game);
  if (rules !== null) return { format: `${format}/2` as const, rules };
  return { format: `${format}/1` as const, game, house: changedRules(game, house) };
}

/**
 * The keys of actions that name players: one, a list, or as keys of the revealed dice. Moves name two each.
 */
const NAMING = [
  ...["by", "starter", "player", "players", "next", "from", "to", "losers", "winners"],
  ...["challengers", "claimer", "loser", "winner"],
];
const KEYED = ["dice", "counts", "pot"];

/** Replaces the seats in an action or a move by names; or names by seats, for an import. */
export function named(action: object, name: (seat: PlayerId) => string): Readonly<Record<string, unknown>> {
  const who = (value: unknown): unknown => {
    if (typeof value === "string") return name(value);
    return Array.isArray(value) ? value.map(who) : value;
  };
  const byName = (value: unknown): unknown =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([seat, shown]) => [name(seat), shown]))
      : value;
  return Object.fromEntries(
    Object.entries(action).map(([key, value]) => {
      if (NAMING.includes(key)) return [key, who(value)];
      if (key === "moves") return [key, (value as readonly Move[]).map((move) => named(move, name))];
      return [key, KEYED.includes(key) ? byName(value) : value];
    }),
  );
}
