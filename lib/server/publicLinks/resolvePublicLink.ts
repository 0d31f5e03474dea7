import {
  type Finished,
  namedAtEnd,
  namesLosers,
  type PlayerId,
  type Settled,
  type StakeWords,
} from "@/lib/engine";
import { type Cloth, PLAIN_CLOTH } from "@/lib/protocol/cloth";
import { type RoundSummary, summaryOf } from "@/lib/protocol/entry";
import { fold } from "@/lib/protocol/journal";
import type { PublicNames } from "@/lib/protocol/publicLinks";
import type { CountedPerson } from "@/lib/protocol/review";
import { dayOf } from "@/lib/views/dayOf";
import { stakeWordsAt } from "@/lib/views/drink";
import { finalStanding, type Placed } from "@/lib/views/finalStanding";
import { initialsOf } from "@/lib/views/initials";
import { partyKey } from "@/lib/views/ledger/duties";
import { movesUnder, outcomeUnder, verdictUnder } from "@/lib/views/public/underOtherKeys";
import { type StakeCount, stakesAt } from "@/lib/views/table";
import { atOneMoment } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { cookTimes } from "../figures/cookTimes";
import { countScope, type ScopeTotals } from "../figures/countScope";
import type { Prisma } from "../generated/prisma/client";
import { scopeNamed } from "../highlights/scope";
import { type LoadedGroup, loadGroup, seated, washesDishes } from "../roster/groupContext";
import { LISTED } from "../roster/groupGames";
import { cookedMeals } from "../roster/ledger/cookedMeals";
import { allWashes } from "../roster/ledger/dutyLines";
import { gamesNaming } from "../roster/ledger/gamesWith";
import { isAmong, partyOnSeat } from "../roster/partyOnSeat";
import { CLOTH, clothOver } from "../table/cloth";
import { hashOf } from "../table/links/linkToken";
import { WASHING, washesAt } from "../table/losersWash";
import { LAST_PLAYOFF, playedOff } from "../table/playedOff";
import { entriesAfter, openingOf } from "../table/record/journalStore";
import { nameOfSeat, namesBySeat } from "../table/seatNames";
import { type FollowedVerdict, openVerdict } from "./openVerdict";
import { publicName } from "./publicName";

/** A round on a public page: its verdict, or only its result if the dice were not recorded. */
export interface OpenRound extends RoundSummary {
  readonly settled: Settled | null;
}

interface OpenSeat {
  readonly player: PlayerId;
  readonly score: number | null;
  readonly stakes: readonly StakeCount[];
  readonly active: boolean;
  readonly gone: boolean;
  readonly out: number | null;
}

/** A game on a public page. It contains no internal keys. */
export interface OpenGame {
  readonly shows: "game";
  readonly game: string;
  readonly day: string;
  readonly drink: StakeWords;
  readonly names: Readonly<Record<PlayerId, string>>;
  readonly finished: Finished | null;
  /** True if the page says who washes. */
  readonly washing: boolean;
  readonly playedOff: readonly string[];
  readonly standing: readonly Placed<OpenSeat>[];
  /** The rounds of the requested page, in playing order. */
  readonly rounds: readonly OpenRound[];
  readonly page: number;
  readonly pages: number;
}

/** A season on a public page: how often each person won, lost and cooked. */
export interface OpenSeason {
  readonly shows: "season";
  /** True if a lost game means dishes. */
  readonly washing: boolean;
  readonly season: { readonly name: string; readonly startsOn: string | null };
  readonly kinds: readonly { readonly game: string; readonly games: number }[];
  readonly rounds: number;
  readonly people: readonly Pick<CountedPerson, "name" | "games" | "washes" | "wins" | "cooked">[];
}

/** The dish calendar on a public page, newest day first. */
export interface OpenDishes {
  readonly shows: "dishes";
  readonly washes: readonly { readonly day: string; readonly who: readonly string[] }[];
  /** Who cooked; empty if the group does not log it. */
  readonly cooked: readonly { readonly day: string; readonly who: string }[];
  /** Short names that fit on a plate. */
  readonly plates: Readonly<Record<string, string>>;
}

/** A verdict on a public page. */
interface OpenVerdict {
  readonly shows: "verdict";
  readonly verdict: FollowedVerdict;
}

/** The content of a public link. */
export interface PublicPage {
  readonly names: PublicNames;
  /** The group's name; null with initials, and for a verdict. */
  readonly group: string | null;
  /** The table's look. With initials, its inscription is removed. */
  readonly cloth: Cloth | null;
  readonly page: OpenGame | OpenSeason | OpenDishes | OpenVerdict;
}

/** Verdicts per page. */
const ROUNDS = 20;

/**
 * Loads the content of a link by its token. Returns null if the link was revoked or its target is deleted.
 */
export const resolvePublicLink = ({
  token,
  page,
  alternatives,
  totals = null,
}: {
  readonly token: string;
  /** The page of a game's rounds, counted from 1. An invalid number gives the first. */
  readonly page: number;
  /** Also applies other house rules to a verdict's round. */
  readonly alternatives: boolean;
  /** The totals of a season's link. */
  readonly totals?: ScopeTotals | null;
}) =>
  atOneMoment(async (tx): Promise<PublicPage | null> => {
    const link = await tx.publicLink.findUnique({
      where: { hash: hashOf(token) },
      select: {
        kind: true,
        names: true,
        seasonId: true,
        place: true,
        verdict: true,
        createdAt: true,
        revokedAt: true,
        group: { select: GROUP },
        game: {
          select: {
            id: true,
            ruleSet: true,
            house: true,
            deletedAt: true,
            table: { select: { deletedAt: true } },
            group: { select: GROUP },
          },
        },
      },
    });
    if (link === null || link.revokedAt !== null) return null;
    const { game, place } = link;
    const group = link.group ?? game?.group ?? null;
    if (group?.deletedAt || game?.deletedAt || game?.table.deletedAt) return null;
    const cloth = clothOver(group, game?.ruleSet);
    if (link.kind === "verdict" && game !== null && place !== null) {
      const verdict = await openVerdict(
        tx,
        { ...link, game, place },
        { cloth, ...washesAt(group) },
        alternatives,
      );
      return { names: "names", group: null, cloth, page: { shows: "verdict", verdict } };
    }
    if (group === null) return null;
    const names = link.names === "names" ? "names" : "initials";
    const named = { of: await loadGroup(group.id, tx), names } as const;
    const shown =
      link.kind === "game" && game !== null
        ? await openGame(tx, named, game.id, page)
        : link.kind === "season" && link.seasonId !== null && totals !== null
          ? await openSeason(tx, named, link.seasonId, totals)
          : link.kind === "dishes"
            ? await openDishes(tx, named)
            : null;
    return (
      shown && {
        names,
        group: names === "names" ? group.name : null,
        cloth: names === "names" ? cloth : cloth && { ...PLAIN_CLOTH, felt: cloth.felt },
        page: shown,
      }
    );
  });

const GROUP = {
  id: true,
  name: true,
  deletedAt: true,
  ...CLOTH,
  ...WASHING,
} as const satisfies Prisma.GroupSelect;

interface NamedGroup {
  readonly of: LoadedGroup;
  readonly names: PublicNames;
}

async function openGame(
  tx: Reader,
  { of, names }: NamedGroup,
  gameId: string,
  asked: number,
): Promise<OpenGame> {
  const row = await tx.game.findUniqueOrThrow({
    where: { id: gameId },
    select: {
      playedAt: true,
      night: { select: { startedAt: true } },
      seats: {
        orderBy: { position: "asc" },
        select: { key: true, outcome: true, name: true, playerId: true },
      },
      playoffs: LAST_PLAYOFF,
    },
  });
  const sat = seated(of, row.seats);
  const entries = await entriesAfter(tx, gameId, 0);
  const { state, steps, rounds, outcomes } = fold(await openingOf(tx, gameId, entries), entries);
  const keys = Object.fromEntries(sat.map(({ key }, at) => [key, `p${at + 1}`]));
  const keyOf = (player: PlayerId) => keys[player] ?? "?";
  const real = namesBySeat(sat);
  const called = publicName(
    sat.map((seat) => ({
      key: keyOf(seat.key),
      name: real[seat.key] ?? nameOfSeat(seat),
      unlisted: isAmong(of.unlisted, seat),
    })),
    names,
  );
  const finished = state.phase === "finished" ? state.finished : null;
  const losers = (finished?.losers ?? []).map((player) => real[player] ?? player);
  // The opponents of the playoff. They are players of this game, so they use the same names.
  const against = new Set(playedOff(state, losers, row.playoffs)?.against ?? []);
  const all: readonly OpenRound[] = [
    ...rounds.map(({ settled }) => ({
      round: settled.round,
      settled: verdictUnder(keys, settled),
      moves: [],
    })),
    ...outcomes.map(({ scored }) => ({ ...summaryOf(outcomeUnder(keys, scored)), settled: null })),
    ...steps.flatMap(({ action, refusal, round }) =>
      action.do === "result" && refusal === null
        ? [{ round, settled: null, moves: movesUnder(keys, action.moves) }]
        : [],
    ),
  ].sort((a, b) => a.round - b.round);
  const pages = Math.max(1, Math.ceil(all.length / ROUNDS));
  const page = asked >= 1 && asked <= pages ? asked : 1;
  const stakesOf = stakesAt(state);
  const openly = finished && {
    ...finished,
    winners: finished.winners.map(keyOf),
    losers: finished.losers.map(keyOf),
  };
  const seats = state.seats.map((seat) => ({
    ...stakesOf(seat),
    player: keyOf(seat.player),
    active: seat.active,
    gone: seat.gone,
    out: seat.out ?? null,
  }));
  return {
    shows: "game",
    game: state.game,
    day: dayOf(row.night?.startedAt ?? row.playedAt, of.timeZone),
    drink: stakeWordsAt(state),
    names: called,
    finished: openly,
    washing: namesLosers(state.game) && washesDishes(of),
    playedOff: row.seats.flatMap(({ key }) =>
      against.has(real[key] ?? "") ? (called[keyOf(key)] ?? []) : [],
    ),
    standing: openly ? finalStanding(seats, openly, namedAtEnd(state.game)) : [],
    rounds: all.slice((page - 1) * ROUNDS, page * ROUNDS),
    page,
    pages,
  };
}

async function openSeason(
  tx: Reader,
  { of, names }: NamedGroup,
  seasonId: string,
  totals: ScopeTotals,
): Promise<OpenSeason | null> {
  const scope = scopeNamed(of, seasonId);
  if (scope?.of !== "season") return null;
  const cooks = await cookTimes(tx, of, [seasonId]);
  const { people, kinds, rounds } = countScope(of, totals, cooks[seasonId]);
  const listed = people.filter(({ unlisted }) => !unlisted);
  const called = publicName(
    listed.map(({ name, unlisted }, at) => ({ key: String(at), name, unlisted })),
    names,
  );
  return {
    shows: "season",
    washing: washesDishes(of),
    season: { name: scope.season.name, startsOn: scope.season.startsOn },
    kinds,
    rounds,
    people: listed.map((one, at) => {
      const { games, washes, wins, cooked } = one;
      return { name: called[at] ?? "", games, washes, wins, cooked };
    }),
  };
}

/** More dish duties than a year has evenings. */
const MAX_WASHES = 400;

/** A group's latest washes by day and person, with the names of guests. */
export async function latestWashes(tx: Reader, of: LoadedGroup) {
  const games = await tx.game.findMany({
    where: {
      groupId: of.groupId,
      AND: [LISTED, gamesNaming("losers"), { seats: { some: { outcome: "lost" } } }],
    },
    orderBy: [{ playedAt: "desc" }, { id: "desc" }],
    take: MAX_WASHES,
    select: {
      id: true,
      ruleSet: true,
      playedAt: true,
      night: { select: { startedAt: true } },
      seats: {
        where: { outcome: "lost" },
        orderBy: { position: "asc" },
        select: { name: true, playerId: true },
      },
    },
  });
  const ended = games.map(({ id, ruleSet, playedAt, night, seats }) => ({
    ...{ id, ruleSet, losers: seated(of, seats).map(partyOnSeat) },
    day: dayOf(night?.startedAt ?? playedAt, of.timeZone),
  }));
  const { washed, byHand } = await allWashes(tx, of, ended);
  const washes = [
    ...ended.map(({ id, day }) => ({ day, washed: Object.entries(washed.get(id) ?? {}) })),
    ...byHand.map(({ day, who, times }) => ({ day, washed: [[who, times] as const] })),
  ].filter((one) => one.washed.length > 0);
  const guests = new Map(
    games.flatMap(({ seats }) =>
      seated(of, seats).map((seat) => [partyKey(partyOnSeat(seat)), nameOfSeat(seat)]),
    ),
  );
  return { washes, guests };
}

async function openDishes(tx: Reader, { of, names }: NamedGroup): Promise<OpenDishes> {
  const { washes, guests } = await latestWashes(tx, of);
  const meals = (await cookedMeals(tx, of)).slice(-MAX_WASHES).toReversed();
  const people = new Set([
    ...washes.flatMap((one) => one.washed.map(([party]) => party)),
    ...meals.map(({ who }) => who),
  ]);
  const called = publicName(
    [...people].map((key) => ({
      key,
      name: guests.get(key) ?? of.parties.nameOf(key),
      unlisted: of.unlisted.has(key),
    })),
    names,
  );
  // Computed from the public names, so it reveals nothing beyond them.
  const openly = Object.values(called);
  const initials = initialsOf(new Map(openly.map((name) => [name, name])));
  return {
    shows: "dishes",
    washes: washes
      .map((one) => ({
        day: one.day,
        who: one.washed.flatMap(([party, times]) => Array<string>(times).fill(called[party] ?? "")),
      }))
      .sort((a, b) => b.day.localeCompare(a.day, "en")),
    cooked: meals.map(({ day, who }) => ({ day, who: called[who] ?? "" })),
    plates: Object.fromEntries(initials),
  };
}

declare module "../process/workers/pool" {
  interface Tasks {
    readonly resolvePublicLink: typeof resolvePublicLink;
  }
}
