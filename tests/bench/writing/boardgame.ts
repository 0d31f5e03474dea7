import { newId } from "@/lib/client/newId";
import { inPeers } from "../peers";
import { type Running, startProgram } from "../program";
import { Arrivals } from "./arrivals";
import type { Open, OpenTable } from "./play";

/** Starts boardgame.io's server as shipped. @param folder For its matches; in memory without one. */
export const startBoardgame = (folder = ""): Promise<Running> =>
  startProgram(
    [inPeers("boardgameServer.mjs")],
    { NODE_ENV: "production", FLATFILE_DIR: folder },
    /^Ready: (\S+)/m,
  );

interface Match {
  move(after: number, type: string, args: readonly unknown[]): void;
  close(): void;
}

type OpenMatch = (
  origin: string,
  match: string,
  followers: number,
  heard: { shown(seq: number): void; failed(thrown: Error): void },
) => Promise<Match>;

/** New matches at boardgame.io's server for each stretch: its files slow down with every move. */
export function boardgameTables(origin: string, tables: number, watchers: number): Open {
  return async () => {
    const { openMatch } = (await import(inPeers("boardgameMatch.mjs"))) as { openMatch: OpenMatch };
    const opened: BoardgameTable[] = [];
    for (let at = 0; at < tables; at++) {
      // The moving client waits for the state as well.
      const arrivals = new Arrivals(watchers + 1);
      const match = await openMatch(origin, newId(), watchers, {
        shown: (seq) => arrivals.shown(seq),
        failed: (thrown) => arrivals.fail(thrown),
      });
      opened.push(new BoardgameTable(match, arrivals));
    }
    return {
      tables: opened,
      close: () => {
        for (const table of opened) table.close();
      },
    };
  };
}

class BoardgameTable implements OpenTable {
  private readonly moves = moves();
  private after = 0;

  constructor(
    private readonly match: Match,
    private readonly arrivals: Arrivals,
  ) {}

  async play(): Promise<void> {
    const { type, args } = this.moves.next().value;
    const arrived = this.arrivals.of(this.after + 1);
    this.match.move(this.after++, type, args);
    await arrived;
  }

  close(): void {
    this.match.close();
  }
}

interface Move {
  readonly type: string;
  readonly args: readonly unknown[];
}

/** The same rounds as at our tables: three seats, a claim, a bang out of turn. */
function* moves(): Generator<Move, never> {
  for (let round = 0; ; round++) {
    const seat = (at: number) => (round + at) % 3;
    yield { type: "start", args: [seat(0), 4] };
    yield { type: "claim", args: [seat(0), { count: 9, face: 6 }] };
    yield { type: "challenge", args: [seat(2)] };
    yield {
      type: "reveal",
      args: [
        [
          [6, 6, 1],
          [1, 2, 3],
          [2, 2, 3],
        ],
      ],
    };
  }
}
