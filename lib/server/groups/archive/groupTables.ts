import { isScored, type Move, type PlayerId, sayClaim } from "@/lib/engine";
import { csvRow } from "@/lib/protocol/imports/csv";
import { readRound } from "@/lib/protocol/readVerdict";
import { dayOf } from "@/lib/views/dayOf";
import { database } from "../../db/db";
import { NOT_DELETED } from "../../db/deleted";
import { fromJson } from "../../db/json";
import { groupContext, type InGroup } from "../../roster/groupContext";
import { ledgerOf } from "../../roster/ledger/storedName";
import { namesBySeat, SEAT_NAME, shownName } from "../../table/seatNames";

/** Rows read at once. */
const BATCH = 100;

type Cells = readonly (string | number | null)[];
type Lines = AsyncGenerator<Cells>;

/** The tables of a group as comma-separated values, by file name: the first row names the columns. */
export const GROUP_TABLES = { players, games, rounds, ledger } as const satisfies Readonly<
  Record<string, (given: InGroup) => Lines>
>;

/** Writes a table of a group, row by row. */
export async function* groupTable(given: InGroup, table: keyof typeof GROUP_TABLES): AsyncGenerator<string> {
  for await (const cells of GROUP_TABLES[table](given)) yield csvRow(cells);
}

async function* players(given: InGroup): Lines {
  const of = await groupContext(given);
  const seasons = new Map(of.seasons.map(({ id, name }) => [id, name]));
  yield ["name", "nickname", "shift", "counts_for", "retired"];
  for (const player of of.players.values()) {
    const same = player.mergedInto === null ? undefined : of.players.get(player.mergedInto);
    yield [
      ...[player.name, player.nickname, seasons.get(player.seasonId ?? "") ?? null],
      ...[same ? shownName(same) : null, player.retiredAt && dayOf(player.retiredAt, of.timeZone)],
    ];
  }
}

/** A group's games, oldest first, with their seats and rounds. */
async function* gamesOf(groupId: string, withRounds: boolean) {
  for (let skip = 0; ; skip += BATCH) {
    const batch = await database().game.findMany({
      where: { groupId, ...NOT_DELETED, table: NOT_DELETED },
      orderBy: [{ playedAt: "asc" }, { id: "asc" }],
      skip,
      take: BATCH,
      select: {
        ...{ id: true, ruleSet: true, playedAt: true, resultOnly: true },
        seats: { orderBy: { position: "asc" }, select: { key: true, outcome: true, ...SEAT_NAME } },
        rounds: { orderBy: { round: "asc" }, take: withRounds ? 100_000 : 0, select: { verdict: true } },
        _count: { select: { rounds: true } },
      },
    });
    yield* batch;
    if (batch.length < BATCH) return;
  }
}

async function* games(given: InGroup): Lines {
  const { pass, timeZone } = await groupContext(given);
  yield ["game", "day", "rules", "players", "rounds", "result_only", "lost", "won"];
  for await (const { id, playedAt, ruleSet, seats, resultOnly, _count } of gamesOf(pass.groupId, false)) {
    const names = namesBySeat(seats);
    const which = (outcome: string) =>
      seats.flatMap((seat) => (seat.outcome === outcome ? (names[seat.key] ?? []) : [])).join("; ");
    yield [
      ...[id, dayOf(playedAt, timeZone), ruleSet, Object.values(names).join("; "), _count.rounds],
      ...[resultOnly ? "yes" : "no", which("lost"), which("won")],
    ];
  }
}

async function* rounds(given: InGroup): Lines {
  const { pass, timeZone } = await groupContext(given);
  yield [
    ...["game", "day", "rules", "round", "starter", "claim", "claimer", "challengers"],
    ...["kind", "challenger_right", "margin", "moves"],
  ];
  for await (const { id, playedAt, ruleSet, seats, rounds: found } of gamesOf(pass.groupId, true)) {
    const names = namesBySeat(seats);
    const name = (seat: PlayerId | null) => (seat === null ? null : (names[seat] ?? seat));
    const says = ({ what, count, from, to }: Move) => `${count} ${what} from ${name(from)} to ${name(to)}`;
    for (const { verdict } of found) {
      const round = readRound(ruleSet, fromJson("verdict", verdict));
      yield [
        ...[id, dayOf(playedAt, timeZone), ruleSet, round.round, name(round.starter)],
        isScored(round) ? null : sayClaim(round.claim),
        name(round.claimer),
        round.challengers.map(name).join("; "),
        ...[round.kind, round.right === null ? null : round.right ? "yes" : "no"],
        isScored(round) ? round.margin : round.finding.margin,
        round.moves.map(says).join("; "),
      ];
    }
  }
}

async function* ledger(given: InGroup): Lines {
  const { pass, parties, seasons } = await groupContext(given);
  const shifts = new Map(seasons.map(({ id, name }) => [id, name]));
  yield [
    ...["entry", "at", "ledger", "unit", "kind", "from", "to", "amount", "parts", "day", "note", "cancels"],
    "shift",
  ];
  for (let skip = 0; ; skip += BATCH) {
    const batch = await database().ledgerLine.findMany({
      where: { groupId: pass.groupId },
      orderBy: [{ at: "asc" }, { id: "asc" }],
      skip,
      take: BATCH,
    });
    for (const entry of batch) {
      const { ledger: kind, unit } = ledgerOf(entry.ledger);
      const parts = fromJson("shares", entry.shares) ?? [];
      yield [
        ...[entry.id, entry.at.toISOString(), kind, unit, entry.deed],
        ...[parties.nameOf(entry.from), parties.nameOf(entry.to), entry.amount],
        parts.map(([party, part]) => `${parties.nameOf(party)} ${part}`).join("; "),
        ...[entry.day, entry.note, entry.takesBack],
        shifts.get(entry.seasonId ?? "") ?? null,
      ];
    }
    if (batch.length < BATCH) return;
  }
}
