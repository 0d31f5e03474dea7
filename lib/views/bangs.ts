import { legal, type PlayerId } from "@/lib/engine";
import type { ActionEntry, OpenTable, Wanted } from "@/lib/protocol/entry";

/** One of several who banged the same claim. */
export interface BangView {
  readonly player: PlayerId;
  /** Whether the bang counts for the score (F13). */
  readonly scores: boolean;
}

/** Everybody who banged the open claim. */
export interface BangsView {
  /** In the order in which the bangs arrived. */
  readonly arrived: readonly BangView[];
  /** Whether the one who scores does so because it was their turn, not because they were first. */
  readonly byTurn: boolean;
  /** In play, not the claimer, and not among them: who may have banged too. */
  readonly others: readonly PlayerId[];
  /** The entry that says who banged. */
  readonly entry: ActionEntry;
}

/** The bangs that are waiting for the dice; null in any other phase, and where only one may challenge at a time. */
export function bangsOn({ state, round }: OpenTable): BangsView | null {
  const entry = round.findLast(({ action }) => action.do === "challenge");
  if (state.phase !== "revealing" || entry?.action.do !== "challenge") return null;
  const ways = legal(state, state.round.starter).challenges;
  if (!ways.some(({ kind, together }) => together && kind === state.challenge.kind)) return null;
  const arrived = namesIn(entry.action.by);
  const [priority] = state.challenge.by;
  const all = state.house.simultaneous === "all-score";
  return {
    arrived: arrived.map((player) => ({ player, scores: all || player === priority })),
    byTurn: priority !== arrived[0],
    others: state.seats
      .filter(
        ({ player, active }) => active && !arrived.includes(player) && player !== state.round.latest?.by,
      )
      .map(({ player }) => player),
    entry,
  };
}

/** What makes one more bang of it, the last to arrive. */
export const anotherBang = ({ arrived, entry }: BangsView, player: PlayerId): Wanted => ({
  action: { ...entry.action, do: "challenge", by: [...arrived.map((bang) => bang.player), player] },
  replaces: [entry.seq],
});

const namesIn = (by: PlayerId | readonly PlayerId[]): readonly PlayerId[] =>
  typeof by === "string" ? [by] : by;
