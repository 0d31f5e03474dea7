import type { RefusalCode } from "@/lib/engine";
import { readRecord } from "@/lib/protocol/exported";
import { playRecord } from "@/lib/protocol/replay";
import { type CountedGame, countGame, type PlayedAction } from "./countGame";
import { type Figures, figuresOf } from "./figures";
import { byTime, type Decidable, decided, type Ending } from "./playoffs";
import { type Streak, streakOf } from "./streak";
import { add, NO_CHALLENGES, NOTHING, type PairTally, type Tally } from "./tally";

/** What `npm run -s figures` answers. */
export interface RecordFigures {
  /** Whether all of the input was counted. */
  readonly ok: boolean;
  /** Lines that were not, by their number from 1. */
  readonly left_out: readonly { readonly line: number; readonly code: RefusalCode }[];
  readonly games: number;
  readonly rounds: number;
  readonly players: Readonly<Record<string, PlayerFigures>>;
  readonly pairs: readonly (PairTally & { readonly challenger: string; readonly claimer: string })[];
}

interface PlayerFigures extends Pick<Tally, "games" | "wins" | "losses" | "rounds">, Figures {
  readonly streak: Streak;
}

/** A game that was counted, with what decides it. */
interface Game extends Decidable {
  readonly counted: CountedGame;
}

/** The figures of records, one a line; blank lines are passed over. */
export class FiguresOfRecords {
  private readonly games: Game[] = [];
  private readonly leftOut: { readonly line: number; readonly code: RefusalCode }[] = [];
  private line = 0;

  /** Takes the next line. One that is no JSON is left out as `bad-format`, a record that is refused whole by its code. */
  take(text: string): void {
    this.line++;
    if (text.trim() === "") return;
    let written: unknown;
    try {
      written = JSON.parse(text);
    } catch {
      this.leftOut.push({ line: this.line, code: "bad-format" });
      return;
    }
    const record = readRecord(written);
    if (!record.ok) {
      this.leftOut.push({ line: this.line, code: record.refusal.code });
      return;
    }
    const { id, playoffOf, at } = record.value;
    const counted = countGame(record.value.table, accepted(playRecord(record.value)));
    this.games.push({
      id,
      playoffOf,
      at: at === undefined ? Number.NEGATIVE_INFINITY : Date.parse(at),
      finished: counted.finished,
      counted,
    });
  }

  /** What all lines up to now come to. */
  figures(): RecordFigures {
    const endings = decided(this.games);
    const finished = this.games.flatMap((game, at) => {
      const ending = endings[at];
      return game.playoffOf === undefined && ending ? [{ ...game, ending }] : [];
    });
    const inTime = finished.toSorted(byTime);
    return {
      ok: this.leftOut.length === 0,
      left_out: this.leftOut,
      games: finished.length,
      rounds: this.games.reduce((sum, { counted }) => sum + counted.rounds, 0),
      players: Object.fromEntries(
        [...this.tallies()].map(([player, tally]) => {
          const { rounds } = tally;
          const { games, wins, losses } = results(player, finished);
          const dry = inTime
            .filter(({ counted }) => counted.present.has(player))
            .map(({ ending }) => !ending.losers.includes(player));
          return [player, { games, wins, losses, rounds, streak: streakOf(dry), ...figuresOf(tally) }];
        }),
      ),
      pairs: this.pairs(),
    };
  }

  private tallies(): ReadonlyMap<string, Tally> {
    const sums = new Map<string, Tally>();
    for (const { counted } of this.games)
      for (const [player, tally] of counted.players)
        sums.set(player, add(sums.get(player) ?? NOTHING, tally));
    return sums;
  }

  private pairs(): RecordFigures["pairs"] {
    const sums = new Map<string, Map<string, PairTally>>();
    for (const { counted } of this.games)
      for (const [challenger, row] of counted.pairs)
        for (const [claimer, { made, right }] of row) {
          const all = sums.get(challenger) ?? new Map<string, PairTally>();
          const before = all.get(claimer) ?? NO_CHALLENGES;
          sums.set(challenger, all.set(claimer, { made: before.made + made, right: before.right + right }));
        }
    return [...sums]
      .flatMap(([challenger, row]) => [...row].map(([claimer, pair]) => ({ challenger, claimer, ...pair })))
      .sort(
        (one, other) =>
          byCodePoint(one.challenger, other.challenger) || byCodePoint(one.claimer, other.claimer),
      );
  }
}

function* accepted(lines: ReturnType<typeof playRecord>): Generator<PlayedAction> {
  for (const line of lines) if (!("refusal" in line)) yield line;
}

function results(player: string, finished: readonly (Game & { readonly ending: Ending })[]) {
  const count = (holds: (game: Game & { readonly ending: Ending }) => boolean) =>
    finished.filter(holds).length;
  return {
    games: count(({ counted }) => counted.present.has(player)),
    wins: count(({ ending }) => ending.winners.includes(player)),
    losses: count(({ ending }) => ending.losers.includes(player)),
  };
}

/** Not by UTF-16 units: a letter beyond the first 65,536 stands behind all of those. */
function byCodePoint(one: string, other: string): number {
  const [ours, theirs] = [[...one], [...other]];
  for (const [at, letter] of ours.entries()) {
    const [mine, yours] = [letter.codePointAt(0) ?? 0, theirs[at]?.codePointAt(0) ?? -1];
    if (mine !== yours) return mine - yours;
  }
  return ours.length - theirs.length;
}
