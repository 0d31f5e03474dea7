import type { Action } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import type { LiveState } from "@/lib/protocol/liveState";
import {
  answers,
  CUPS,
  calls,
  does,
  EVENING,
  LONG_NAMES,
  lifted,
  liftedBy,
  lifts,
  NAMES,
  says,
  shows,
  starts,
  tableOf,
} from "./tables";

/** A state of the table screen. */
export interface MadeState {
  readonly table: OpenTable;
  readonly liveState: LiveState;
  /** A tap that the rules refuse, so that the screen shows the reason. */
  readonly refused?: Action;
}

const NO_PHONES: LiveState = {
  phones: {},
  mine: null,
  own: null,
  started: true,
  joined: false,
  keeps: true,
  consents: [],
  corrected: null,
  tones: null,
  scoreOnly: false,
};
/** A player's own phone, on the second seat. */
const OWN: LiveState = {
  ...NO_PHONES,
  phones: { s2: "here", s3: "away" },
  mine: "s2",
  started: false,
  joined: true,
  keeps: false,
};

const crew = (...actions: readonly Action[]) => tableOf({ names: NAMES, actions: [...EVENING, ...actions] });
const four = (game: string, ...actions: readonly Action[]) => tableOf({ game, actions });
const watched = (table: OpenTable): OpenTable => ({
  ...table,
  may: { record: false, share: false, as: ["me"] },
});

const CLAIMED = [starts(4, 4), says(4, "13 fives")];
const CALLED = [...CLAIMED, calls(8)];
const SETTLED = [...CALLED, lifts(3, CUPS)];
const OWN_HAND = [starts(1), says(1, "pair of fours"), says(2, "full house, threes over twos")];
const CUP = [starts(1), says(1, "pair of fours")];

const plain = (table: OpenTable): MadeState => ({ table, liveState: NO_PHONES });

/** The table in every state, built on request. */
export const madeStates = (): Readonly<Record<string, MadeState>> => ({
  "who starts": plain(tableOf({ names: NAMES })),
  opens: plain(crew(starts(4, 4))),
  claim: plain(crew(...CLAIMED)),
  "claim refused": { ...plain(crew(...CLAIMED)), refused: says(5, "2 twos") },
  "claim of twelve with long names": plain(
    tableOf({ names: LONG_NAMES, actions: [starts(4, 4), says(4, "22 fives")] }),
  ),
  "claim of two": plain(tableOf({ names: ["Al", "Bo"], actions: [starts(1, 6), says(1, "3 fives")] })),
  bang: plain(crew(...CALLED)),
  verdict: plain(crew(...SETTLED)),
  void: plain(crew(...CLAIMED, { do: "void-round", note: "Alarm" })),
  frozen: {
    table: crew(...CLAIMED),
    liveState: { ...NO_PHONES, tones: { since: "2026-11-20T12:31:00.000Z", away: ["s2", "s5"] } },
  },
  over: plain(crew(...SETTLED, { do: "end", losers: ["s4"] })),
  "own seat, in turn": { table: four("firehouse", starts(1, 4), says(1, "3 fives")), liveState: OWN },
  "own seat, others in turn": {
    table: four("firehouse", starts(1, 4), says(1, "3 fives"), says(2, "4 fives")),
    liveState: OWN,
  },
  "own seat, a verdict that is disputed": {
    table: four("firehouse", starts(1, 4), says(1, "3 fives"), calls(2), answers("short")),
    liveState: { ...OWN, consents: [{ round: 1, agreed: ["s2"], disputed: ["s1"], settled: null }] },
  },
  watched: plain(watched(crew(...CLAIMED))),
  "watched bang": plain(watched(crew(...CALLED))),
  "pirate, rolls again": plain(four("pirate", starts(1), says(1, "3 fives"))),
  "Red Dead, exact": plain(four("red-dead", starts(1), says(1, "3 fives"))),
  Perudo: plain(four("perudo", starts(1), says(1, "3 fives"))),
  "own hand": plain(four("own-hand", ...OWN_HAND)),
  "own hand called": plain(four("own-hand", ...OWN_HAND, calls(3))),
  "own hand verdict": plain(four("own-hand", ...OWN_HAND, calls(3), liftedBy(2, 3, 3, 3, 2, 1))),
  "cup passed": plain(four("pass-the-cup", ...CUP)),
  "cup looked at, a die in the open": plain(four("pass-the-cup", ...CUP, does(2, "look"), shows(2, 4))),
  "cup called": plain(four("pass-the-cup", ...CUP, calls(2))),
  "cup verdict, a drink to give": plain(four("pass-the-cup", ...CUP, calls(2), lifted(4, 4, 4, 2, 1))),
  "closed cup, dice locked": plain(four("closed-cup", ...CUP, does(2, "look"), shows(2, 4, 4))),
  Mia: plain(four("mia", starts(1), says(1, "64"))),
  "Mia called": plain(four("mia", starts(1), says(1, "64"), calls(2))),
  "Mia verdict": plain(four("mia", starts(1), says(1, "64"), calls(2), lifted(5, 2))),
});
