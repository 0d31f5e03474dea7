import { type Check, examine, refusal } from "../checks";
import type { ChallengeKind, RuleSet } from "../parts";
import { type Result, refused } from "../result";
import { activeFrom, activePlayers, leftOf, rightOf } from "../seats";
import {
  type ChallengeKindName,
  type Fact,
  type GameState,
  type Judgment,
  MIA,
  type PlayerId,
  type RecordOutcome,
  type Refusal,
  type Scored,
  type Seat,
} from "../vocabulary";
import { inOrder, outOfTurn } from "./challenge";
import { isDue, seatedFor, withAntes } from "./openRound";
import { atTheTable, BETWEEN_ROUNDS, needPhase, type Played, played, stillIn, stillOn } from "./played";
import { conclude, distinct } from "./settle";
import { tableOf } from "./transfers";

/**
 * Records a whole round by its verdict, or by its loser (S26). The round opens, takes its antes and is settled in
 * one action. Refuses with `bad-format`, `game-over`, `unknown-player`, `not-between-rounds`, `not-active`, `wrong-starter`,
 * `own-claim`, `challenge-not-allowed`, `spot-on-off`, `out-of-turn-not-allowed`, `not-your-turn`.
 */
export function recordOutcome(
  state: GameState,
  action: RecordOutcome,
  rules: RuleSet,
): Result<Played, Refusal> {
  const { challengers: by = [], claimer, loser, winner, starter: named, ruling } = action;
  const players = [...by, claimer, loser, winner].filter((player) => player !== undefined);
  const starters = named === undefined ? [] : [named];
  const known = examine([
    formFits(action, rules),
    stillOn(state),
    atTheTable(state, [...players, ...starters]),
  ]);
  if (!known.ok) return known;
  const between = needPhase(state, "between-rounds", BETWEEN_ROUNDS, "S26");
  if (!between.ok) return between;

  const due = between.value.starter;
  const { seats: here, short } = seatedFor(state, rules);
  const opens = examine(
    [
      stillIn(state, [...players, ...starters]),
      isDue(named ?? due, due, here),
      playOn(here, short, players),
      () => (claimer !== undefined && by.includes(claimer) ? ownClaim(claimer) : null),
    ],
    ruling,
  );
  if (!opens.ok) return opens;
  const heard = loser === undefined ? challenged(action, here, rules) : lost(loser, action, here, rules);
  if (!heard.ok) return heard;
  const ruled = [...opens.value, ...heard.value.ruled];

  const { antes, table } = withAntes({ ...tableOf(state), seats: here }, rules);
  const first = named ?? due;
  const opener = first === null ? null : activeFrom(here, first);
  const { judgment } = heard.value;
  const { cost, over, after } = conclude(table, judgment, opener, rules);
  const scored: Scored = {
    ...scoredAs(judgment, heard.value, action, rules),
    round: after.settledRounds,
    starter: opener,
    moves: [...antes, ...cost.moves, ...(over?.payout ?? [])],
    antes: antes.length,
    rules: distinct(["S26", ...cost.rules, ...(cost.besides ?? [])]),
  };
  const facts: Fact[] = [
    ...(short.length > 0 ? [{ fact: "ran-short", players: short } as const] : []),
    { fact: "scored", scored },
    ...(over ? [{ fact: "finished", finished: over.finished } as const] : []),
  ];
  return played(after, facts, { ruled });
}

/** The challenge: what the table recorded, and what follows from the seats. */
interface Heard {
  readonly judgment: Judgment;
  /** Null where only the loser is known. */
  readonly kind: ChallengeKind | null;
  readonly turn: PlayerId | null;
  readonly ruled: Played["ruled"];
}

/** One of the two forms, whole, with the keys that this game and this challenge have. */
const formFits =
  (action: RecordOutcome, rules: RuleSet): Check =>
  () => {
    const wrong = action.loser === undefined ? wrongInVerdict(action) : wrongInLoser(action);
    const name = wrong ?? wrongHere(action, rules);
    return name === null ? null : refusal("bad-format", "S26", { name });
  };

/** Returns the wrong key of a verdict, in any game; null if there is none. */
function wrongInVerdict(action: RecordOutcome): keyof RecordOutcome | null {
  const { challengers: by = [], claimer, kind = "doubt", right, out_of_turn: late, winner } = action;
  if (by.length === 0 || new Set(by).size < by.length) return "challengers";
  if (winner !== undefined) return "winner";
  if ((right === undefined) !== (kind === "concede")) return "right";
  return claimer === undefined && (by.length > 1 || late === true) ? "claimer" : null;
}

const OF_VERDICTS = ["challengers", "claimer", "kind", "right", "out_of_turn", "mia"] as const;

/** The same in the loser form. */
function wrongInLoser(action: RecordOutcome): keyof RecordOutcome | null {
  const mixed = OF_VERDICTS.find((key) => action[key] !== undefined);
  return mixed ?? (action.winner === action.loser ? "winner" : null);
}

/** A key that does not go with this game or this kind of challenge: a difference is of counts, and only a roll is Mia. */
function wrongHere({ kind = "doubt", off, mia }: RecordOutcome, { claims }: RuleSet) {
  const doubts = (what: typeof claims.kind) => kind === "doubt" && claims.kind === what;
  if (off !== undefined && !(doubts("count") && Number.isInteger(off) && off > 0)) return "off";
  return mia !== undefined && !doubts("mia") ? "mia" : null;
}

const ownClaim = (player: PlayerId): Refusal => refusal("own-claim", "S4", { player });

/** Refuses a round that opens without one of its players, or with only one player left: that takes a `start-round` (S17). */
const playOn =
  (here: readonly Seat[], short: readonly PlayerId[], players: readonly PlayerId[]): Check =>
  () => {
    const out = short.find((player) => players.includes(player) || activePlayers(here).length < 2);
    return out === undefined ? null : refusal("not-active", "S17", { player: out });
  };

/** The verdict form: who was in turn, who scores, and who was right (S5, F6, F13). */
function challenged(action: RecordOutcome, here: readonly Seat[], rules: RuleSet): Result<Heard, Refusal> {
  const { challengers: by = [], kind: name = "doubt", right = false, off, mia, ruling } = action;
  const kind = rules.challenges.find((candidate) => candidate.kind === name);
  if (kind === undefined || (by.length > 1 && !kind.together))
    return refused(refusal("challenge-not-allowed", "S4", { name }));
  const claimer = claimerOf(action, kind, here);
  const expected = claimer === null ? null : leftOf(here, claimer);
  const turn = { true: null, false: by[0] ?? null, undefined: expected }[`${action.out_of_turn}`];
  const late = claimer === null ? [] : by.filter((player) => player !== turn);
  const allowed = examine(
    [
      () => (kind.off === null ? null : refusal("spot-on-off", kind.off)),
      () => (expected === null ? null : outOfTurn(kind, late, expected)),
    ],
    ruling,
  );
  if (!allowed.ok) return allowed;
  const made = inOrder(kind, by, turn, late);
  const [first = null] = made.by;
  return {
    ok: true,
    value: {
      judgment: {
        claim: mia === true || name === "concede" ? MIA : null,
        claimer,
        challengers: made.by,
        kind: name,
        outOfTurn: made.outOfTurn,
        outOfTurnBy: made.outOfTurnBy,
        finding: { margin: signed(off, right) },
        right,
        winner: right ? first : claimer,
        loser: right ? claimer : first,
        messedUp: action.messed_up === true && rules.stakes.messedUp,
      },
      kind,
      turn,
      ruled: allowed.value,
    },
  };
}

/** The claimer: as recorded, else the player to the right of the challenger. Unknown for a challenge that is open to everyone (U6). */
function claimerOf(
  { challengers: [first] = [], claimer }: RecordOutcome,
  kind: ChallengeKind,
  here: readonly Seat[],
): PlayerId | null {
  if (claimer !== undefined) return claimer;
  const byAnyone = kind.kind === "spot-on" && kind.by === "anyone";
  return first === undefined || byAnyone ? null : rightOf(here, first);
}

/** The loser form: a doubt lost in turn, of which nothing else is known but perhaps the winner. */
function lost(
  loser: PlayerId,
  { winner, off, messed_up }: RecordOutcome,
  here: readonly Seat[],
  rules: RuleSet,
): Result<Heard, Refusal> {
  const others = activePlayers(here).filter((player) => player !== loser);
  const [only = null] = others.length === 1 ? others : [];
  return {
    ok: true,
    value: {
      judgment: {
        claim: null,
        claimer: null,
        challengers: [],
        kind: "doubt",
        outOfTurn: false,
        outOfTurnBy: [],
        finding: { margin: signed(off, true) },
        // As if the loser's claim had been short: that costs what any doubt lost in turn costs.
        right: true,
        winner: winner ?? only,
        loser,
        messedUp: messed_up === true && rules.stakes.messedUp,
      },
      kind: null,
      turn: null,
      ruled: [],
    },
  };
}

/** A right doubt found too few, a wrong one enough. */
const signed = (off: number | undefined, right: boolean): number | null =>
  off === undefined ? null : right ? -off : off;

/** The facts about the challenge. */
function scoredAs(
  { claimer, challengers, outOfTurn, finding, right, winner, loser, messedUp }: Judgment,
  { kind, turn }: Heard,
  { off }: RecordOutcome,
  { claims }: RuleSet,
): Omit<Scored, "round" | "starter" | "moves" | "antes" | "rules"> {
  const margins: Readonly<Record<ChallengeKindName, number | null>> = {
    doubt: off === undefined ? null : finding.margin,
    "spot-on": right ? 0 : null,
    concede: null,
  };
  return {
    claimer,
    challengers,
    kind: kind?.kind ?? null,
    called: kind?.called ?? null,
    right: kind === null ? null : right,
    // B5: where wild dice alone are short, no one knows by how much the count was off.
    margin: kind === null || claims.naturalNeeded ? null : margins[kind.kind],
    outOfTurn,
    turn,
    winner,
    loser,
    messedUp,
  };
}
