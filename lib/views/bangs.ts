import { legal, type PlayerId } from "@/lib/engine";
import type { ActionEntry, OpenTable, Wanted } from "@/lib/protocol/entry";

/** One of several bangs on the same claim. */
export interface BangView {
  readonly player: PlayerId;
  /** True for the bang that scores (F13). */
  readonly scores: boolean;
}

/** All bangs on the open claim. */
export interface BangsView {
  /** In the order of arrival. */
  readonly arrived: readonly BangView[];
  /** True if the scoring bang was in turn, and not just the fastest. */
  readonly byTurn: boolean;
  /** Players in the game who could also have banged: not the claimer, and not listed yet. */
  readonly others: readonly PlayerId[];
  /** The challenge entry. */
  readonly entry: ActionEntry;
}

/** The bangs during a reveal; null in any other phase, and in games with one challenger. */
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

/** The correction that adds a bang, last in order. */
export const anotherBang = ({ arrived, entry }: BangsView, player: PlayerId): Wanted => ({
  action: { ...entry.action, do: "challenge", by: [...arrived.map((bang) => bang.player), player] },
  replaces: [entry.seq],
});

const namesIn = (by: PlayerId | readonly PlayerId[]): readonly PlayerId[] =>
  typeof by === "string" ? [by] : by;
