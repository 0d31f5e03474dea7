import { ownRules, type RefusalCode } from "@/lib/engine";
import { readRecord } from "@/lib/protocol/exported";
import { playRecord } from "@/lib/protocol/replay";
import { type CountedGame, countGame, type PlayedAction } from "./countGame";
import { type Figures, figuresOf } from "./figures";
import { byTime, type Decidable, decided, type Ending } from "./playoffs";
import { type Streak, streakOf } from "./streak";
import { add, NO_CHALLENGES, NOTHING, type PairTally, type Tally } from "./tally";

/** The output of `npm run -s figures`. */
export interface RecordFigures {
  /** True if the whole input was counted. */
  readonly ok: boolean;
  /** Skipped lines, numbered from 1. */
  readonly left_out: readonly { readonly line: number; readonly code: RefusalCode }[];
  readonly games: number;
  readonly rounds: number;
  readonly players: Readonly<Record<string, PlayerFigures>>;
  readonly pairs: readonly (PairTally & { readonly challenger: string; readonly claimer: string })[];
}

interface PlayerFigures extends Pick<Tally, "games" | "wins" | "losses" | "rounds">, Figures {
  readonly streak: Streak;
}

/** A counted game, with the fields for playoffs. */
interface Game extends Decidable {
  readonly counted: CountedGame;
}

/** Statistics of records, one per line; blank lines are ignored. */
export class FiguresOfRecords {
  private readonly games: Game[] = [];
  private readonly leftOut: { readonly line: number; readonly code: RefusalCode }[] = [];
  private line = 0;

  /** Takes a line. Invalid JSON is skipped as `bad-format`, a refused record with its code. */
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
    if (ownRules(record.value.table.game) !== null) {
      // Statistics are about the games of the rule book.
      this.leftOut.push({ line: this.line, code: "bad-format" });
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

  /** The statistics of all lines so far. */
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

/** By code point: UTF-16 order would put characters beyond U+FFFF before some others. */
function byCodePoint(one: string, other: string): number {
  const [ours, theirs] = [[...one], [...other]];
  for (const [at, letter] of ours.entries()) {
    const [mine, yours] = [letter.codePointAt(0) ?? 0, theirs[at]?.codePointAt(0) ?? -1];
    if (mine !== yours) return mine - yours;
  }
  return ours.length - theirs.length;
}
