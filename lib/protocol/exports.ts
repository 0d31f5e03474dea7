import { houseOf, type Move, type PlayerId } from "@/lib/engine";
import type { History } from "./entry";
import { standing } from "./journal";

/**
 * Exports a game as a record (formats §2): the standing actions in playing order, with names for seats.
 * `replay` reproduces its state.
 */
export function exportRecord({ id, startedAt, playoffOf, opening, names, entries }: History) {
  const name = (seat: PlayerId) => names[seat] ?? seat;
  return {
    format: "dice-record/1",
    id,
    at: startedAt,
    ...(playoffOf !== null && { playoff_of: playoffOf }),
    game: opening.game,
    house: ownHouse(opening),
    players: opening.seats.map(({ player }) => name(player)),
    actions: standing(entries).map(({ action, entry, at }) => ({ ...named(action, name), id: entry.id, at })),
  };
}

/** Exports a game's whole journal, with corrections and what they replaced (docs/formats.md §8). */
export function exportJournal({ id, startedAt, playoffOf, opening, names, entries }: History) {
  return {
    format: "dice-journal/1",
    id,
    at: startedAt,
    ...(playoffOf !== null && { playoff_of: playoffOf }),
    game: opening.game,
    house: ownHouse(opening),
    seats: opening.seats.map(({ player }) => player),
    names,
    entries,
  };
}

/** House rules that differ from the game's defaults. */
function ownHouse({ game, house }: History["opening"]) {
  const plain = houseOf(game, {});
  if (!plain.ok) throw new Error("cannot happen: a started game has no rules");
  return Object.fromEntries(Object.entries(house).filter(([option, value]) => plain.value[option] !== value));
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
