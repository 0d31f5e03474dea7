import { type Finished, namesWinners, type PlayerId } from "@/lib/engine";
import { nightResultWords } from "@/lib/messages/night";
import type { Cloth } from "@/lib/protocol/cloth";
import { fold } from "@/lib/protocol/journal";
import type { Story } from "@/lib/protocol/story";
import { dayOf } from "@/lib/views/dayOf";
import { type Comparisons, gameHighlights } from "@/lib/views/highlights/gameHighlights";
import { NOT_DELETED } from "../db/deleted";
import { atOneMoment } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import type { Prisma } from "../generated/prisma/client";
import { type LoadedGroup, loadGroup, seated, washesDishes } from "../roster/groupContext";
import { inSeason, onDays, seasonOfDay } from "../roster/inSeason";
import { gamesNaming } from "../roster/ledger/gamesWith";
import { isAmong } from "../roster/partyOnSeat";
import { CLOTH, clothOver } from "../table/cloth";
import { LAST_PLAYOFF, playedOff } from "../table/playedOff";
import { entriesAfter, openingOf } from "../table/record/journalStore";
import { namesBySeat } from "../table/seatNames";

/** Data of a game's picture: how it ended and why. */
export interface GameCard {
  readonly game: string;
  /** "2026-11-20" */
  readonly day: string;
  readonly rounds: number;
  readonly group: string | null;
  readonly cloth: Cloth | null;
  readonly names: Readonly<Record<PlayerId, string>>;
  /** Null while the game is unfinished. */
  readonly finished: Finished | null;
  /** False in a group that washes no dishes. */
  readonly washes: boolean;
  /** Opponents of the playoff, by name. */
  readonly playedOff: readonly string[];
  readonly stories: readonly Story[];
}

const GAME = {
  ruleSet: true,
  resultOnly: true,
  playedAt: true,
  createdAt: true,
  groupId: true,
  group: { select: { name: true, ...CLOTH } },
  night: { select: { startedAt: true } },
  seasonId: true,
  seats: {
    orderBy: { position: "asc" },
    select: { key: true, outcome: true, name: true, playerId: true },
  },
  playoffs: LAST_PLAYOFF,
} as const satisfies Prisma.GameSelect;

type Row = Prisma.GameGetPayload<{ select: typeof GAME }>;

/** The roster of a guests' game. */
const NO_ROSTER: Pick<LoadedGroup, "players" | "unlisted"> = { players: new Map(), unlisted: new Set() };

/** Builds the data of a game's card. */
export const gameCard = (gameId: string): Promise<GameCard> =>
  atOneMoment(async (tx) => {
    const row = await tx.game.findUniqueOrThrow({ where: { id: gameId }, select: GAME });
    const of = row.groupId === null ? null : await loadGroup(row.groupId, tx);
    const { players, unlisted } = of ?? NO_ROSTER;
    const seats = seated({ players }, row.seats);
    const entries = await entriesAfter(tx, gameId, 0);
    const folded = fold(await openingOf(tx, gameId, entries), entries);
    const { state } = folded;
    const names = namesBySeat(seats);
    const finished = state.phase === "finished" ? state.finished : null;
    const won = namesWinners(row.ruleSet);
    const who = (won ? finished?.winners : finished?.losers) ?? [];
    const losers = (finished?.losers ?? []).map((player) => names[player] ?? player);
    const decided = playedOff(state, losers, row.playoffs)?.against ?? [];
    const day = dayOf(row.night?.startedAt ?? row.playedAt, of?.timeZone ?? "UTC");
    const hidden = seats.filter((seat) => isAmong(unlisted, seat)).map(({ key }) => key);
    const visible = who.filter((player) => !hidden.includes(player));
    const theirs = seats.filter(({ key }) => visible.includes(key));
    const counts = of === null ? {} : await countsOf(tx, of, row, day, theirs, won);
    // The card names who washes. Anyone else who opted out appears without a name.
    for (const key of hidden) if (!who.includes(key)) names[key] = nightResultWords.parties.someone;
    return {
      game: row.ruleSet,
      day,
      rounds: state.settledRounds,
      group: row.group?.name ?? null,
      cloth: clothOver(row.group, row.ruleSet),
      names,
      finished,
      washes: of === null || washesDishes(of),
      playedOff: decided,
      stories: gameHighlights(folded, visible, won, { counts, playedOff: decided }),
    };
  });

/** Counts a person's losses or wins up to this game, in its month and its season. */
async function countsOf(
  tx: Reader,
  of: LoadedGroup,
  row: Row,
  day: string,
  seats: ReturnType<typeof seated<Row["seats"][number]>>,
  won: boolean,
): Promise<Comparisons["counts"]> {
  const { groupId, timeZone, seasons } = of;
  const month = day.slice(0, "2026-11".length);
  const shift = seasons.find(({ id, startsOn }) => id === row.seasonId && startsOn === null);
  const season = shift ?? seasonOfDay(seasons, day);
  const inMonth = { groupId, ...NOT_DELETED, ...onDays(timeZone, `${month}-01`, null) };
  const counted: Record<PlayerId, Comparisons["counts"][PlayerId]> = {};
  for (const { key, player } of seats) {
    if (player === null) continue;
    const upToThis = upTo(row, player.mergedInto ?? player.id, won);
    counted[key] = [
      {
        count: await tx.game.count({ where: { AND: [inMonth, upToThis] } }),
        since: { in: "month", month },
      },
      ...(season
        ? [
            {
              count: await tx.game.count({
                where: { AND: [inSeason(of, season.id), upToThis] },
              }),
              since: { in: season.startsOn === null ? "shift" : "season", name: season.name } as const,
            },
          ]
        : []),
    ];
  }
  return counted;
}

/** The condition for games that a person lost or won up to this one, of kinds that record it. */
const upTo = ({ playedAt, createdAt }: Row, person: string, won: boolean): Prisma.GameWhereInput => ({
  playoffOf: null,
  seats: {
    some: {
      outcome: won ? "won" : "lost",
      player: { OR: [{ id: person }, { mergedInto: person }] },
    },
  },
  AND: [
    gamesNaming(won ? "winners" : "losers"),
    { OR: [{ playedAt: { lt: playedAt } }, { playedAt, createdAt: { lte: createdAt } }] },
  ],
});

declare module "../process/workers/pool" {
  interface Tasks {
    readonly gameCard: typeof gameCard;
  }
}
