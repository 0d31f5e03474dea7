import { rate, rating } from "openskill";
import type { PlayerId } from "@/lib/engine";
import type { Feat } from "./countGame";
import type { GameCount, People } from "./groupSum";
import type { Ending } from "./playoffs";
import { extendStreak, type Streak } from "./streak";

/** A finished game's contribution to chains: who was there, how it ended, and what moved. */
export interface Link {
  /** The day it counts for, as "2026-11-20". */
  readonly day: string;
  readonly as: People;
  readonly present: readonly PlayerId[];
  readonly finished: Ending;
  readonly order: GameCount["order"];
  readonly bluffs: GameCount["bluffs"];
  readonly bangs: GameCount["bangs"];
  /** Net gain per seat. */
  readonly net: Readonly<Record<PlayerId, { readonly chip: number; readonly drink: number }>>;
}

/** A link with its game. */
export interface LinkOf extends Link {
  readonly id: string;
}

/** A player's finished games of one kind, accumulated in order. */
export interface Chain {
  /** Games in a row: not named a loser, named a winner, named a loser. */
  readonly dry: Streak;
  readonly won: Streak;
  readonly lost: Streak;
  readonly lastPlayed: string;
  readonly lastWon: string | null;
  /** By month, as "2026-11". */
  readonly months: Readonly<Record<string, Month>>;
  /** The current rating, and one point per day; null in games that name no one. */
  readonly rating: Rating | null;
  readonly ratings: readonly (Rating & { readonly day: string })[];
  readonly bluff: StreakSummary | null;
  readonly bang: StreakSummary | null;
}

/** A game's link; null if it is running, or decides another game. */
export function linkOf(count: GameCount, as: People, day: string, playoff: boolean): Link | null {
  const { present, finished, order, bluffs, bangs, seats } = count;
  if (playoff || finished === null) return null;
  const net = Object.entries(seats).map(
    ([seat, { stakes }]) => [seat, { chip: stakes.chip.net, drink: stakes.drink.net }] as const,
  );
  return { day, as, present, finished, order, bluffs, bangs, net: Object.fromEntries(net) };
}

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** A feat with its game. */
export interface StreakSummary extends Feat {
  readonly gameId: string;
  readonly day: string;
}

/** A person's finished games of one month. */
export interface Month {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  /** Net chips. */
  readonly chip: number;
  readonly drink: number;
}

/** For one kind of game, by person. */
export type Chains = Readonly<Record<string, Chain>>;

const NO_MONTH: Month = { games: 0, wins: 0, losses: 0, chip: 0, drink: 0 };

/** The most rating points: as many as a chart can show. */
const MAX_POINTS = 400;

/** Appends a game to the chains; only the players in it need and get an update. */
export function chainedOn(before: Chains, link: LinkOf): Chains {
  const { day, as, id, finished } = link;
  const named = (seats: readonly string[]) => new Set(seats.map((seat) => as[seat]));
  const [won, lost] = [named(finished.winners), named(finished.losers)];
  const people: Record<string, Chain> = { ...before };
  const rated = ratingsAfter(before, link);
  for (const person of named(link.present)) {
    if (person === undefined) continue;
    const old = before[person];
    const seats = Object.keys(as).filter((seat) => as[seat] === person);
    const net = (what: "chip" | "drink") =>
      seats.reduce((sum, seat) => sum + (link.net[seat]?.[what] ?? 0), 0);
    const { games, wins, losses, chip, drink } = old?.months[day.slice(0, 7)] ?? NO_MONTH;
    const month: Month = {
      games: games + 1,
      wins: wins + Number(won.has(person)),
      losses: losses + Number(lost.has(person)),
      chip: chip + net("chip"),
      drink: drink + net("drink"),
    };
    const now = rated.get(person) ?? old?.rating ?? null;
    const points = old?.ratings ?? [];
    people[person] = {
      dry: extendStreak(old?.dry, !lost.has(person)),
      won: extendStreak(old?.won, won.has(person)),
      lost: extendStreak(old?.lost, lost.has(person)),
      lastPlayed: day,
      lastWon: won.has(person) ? day : (old?.lastWon ?? null),
      months: { ...old?.months, [day.slice(0, 7)]: month },
      rating: now,
      ratings:
        now === null
          ? points
          : [...points.filter((point) => point.day !== day).slice(1 - MAX_POINTS), { ...now, day }],
      bluff: best(
        old?.bluff,
        seats.map((seat) => link.bluffs[seat]),
        id,
        day,
      ),
      bang: best(
        old?.bang,
        seats.map((seat) => link.bangs[seat]),
        id,
        day,
      ),
    };
  }
  return people;
}

/** The less likely feat; the first on a tie. */
function best(
  known: StreakSummary | null | undefined,
  feats: readonly (Feat | undefined)[],
  gameId: string,
  day: string,
): StreakSummary | null {
  return feats.reduce<StreakSummary | null>(
    (so, feat) => (feat && (so === null || feat.chance < so.chance) ? { ...feat, gameId, day } : so),
    known ?? null,
  );
}

/** New ratings after a game, with the library's Plackett–Luce model. */
function ratingsAfter(before: Chains, { order, as }: LinkOf): ReadonlyMap<string, Rating> {
  const places = new Map<string, number>();
  for (const [place, seats] of (order ?? []).entries())
    for (const seat of seats) {
      const person = as[seat];
      if (person !== undefined && !places.has(person)) places.set(person, place + 1);
    }
  if (places.size < 2) return new Map();
  const teams = [...places.keys()].map((person) => [rating(before[person]?.rating ?? undefined)]);
  const rated = rate(teams, { rank: [...places.values()] });
  return new Map(
    [...places.keys()].flatMap((person, at) => {
      const [now] = rated[at] ?? [];
      return now ? [[person, { mu: now.mu, sigma: now.sigma }] as const] : [];
    }),
  );
}
