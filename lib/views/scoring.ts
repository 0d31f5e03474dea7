import {
  activePlayers,
  type GameState,
  leftOf,
  type PlayerId,
  play,
  type RecordOutcome,
  rightOf,
  type Scored,
  type Stake,
} from "@/lib/engine";

// A round by its outcome, tap by tap (S26). Every function is pure: the screen shows what these return.

/**
 * The meaning of a tap on a seat. `challenge`: that player challenged someone. `loss`: they lost. `spot-on`:
 * they called spot on and were right. `double`: they drink double (P7). `mia`: they looked at a true Mia (M4).
 */
export type ScoreWay = "challenge" | "loss" | "spot-on" | "double" | "mia";

/** The price of a lost challenge, which the question on screen names. `out`: the loser leaves the game. */
export type ScorePrice = Stake | "out";

/** The ways to record a round at a table. */
export interface ScoreForm {
  readonly price: ScorePrice;
  /** The pieces that a loss usually costs. */
  readonly count: number;
  /** The usual way first. */
  readonly ways: readonly ScoreWay[];
}

/** The ways that the house rules allow. Goods and bads are scored by who challenged whom, everything else by who lost. */
export function scoreForm(state: GameState): ScoreForm {
  const players = activePlayers(state.seats);
  const losses = players.flatMap((loser) => after(state, { do: "outcome", loser }) ?? []);
  const moves = losses.flatMap(({ scored }) => scored.moves.slice(scored.antes, scored.antes + 1));
  const what = moves[0]?.what ?? "die";
  const isOut = what === "life" && losses.every(({ scored, state: { seats } }) => hasLeft(seats, scored));
  const ways: readonly ScoreWay[] = what === "bad" ? ["challenge"] : ["loss"];
  const others: readonly ScoreWay[] = what === "bad" ? [] : ["challenge", "spot-on", "double", "mia"];
  return {
    price: isOut ? "out" : what,
    count: Math.max(1, ...moves.map(({ count }) => count)),
    ways: [...ways, ...others.filter((way) => players.some((player) => isPlayed(state, way, player)))],
  };
}

const hasLeft = (seats: GameState["seats"], { loser }: Scored): boolean =>
  seats.some(({ player, active }) => player === loser && !active);

/** True if the table plays a way of challenging: the rules accept it, and it differs from a plain loss. */
function isPlayed(state: GameState, way: ScoreWay, player: PlayerId): boolean {
  if (way !== "challenge") {
    const result = after(state, oneTap(way, player));
    const plain = after(state, oneTap("loss", player));
    return result !== null && JSON.stringify(result.scored.moves) !== JSON.stringify(plain?.scored.moves);
  }
  const claimer = activePlayers(state.seats).find(
    (other) => other !== player && leftOf(state.seats, other) !== player,
  );
  return claimer !== undefined && after(state, verdict([player], claimer, true, true)) !== null;
}

/** The taps of a round so far. */
export interface ScoreDraft {
  readonly way: ScoreWay;
  /** The players tapped first, in order: who challenged, or who lost. */
  readonly by: readonly PlayerId[];
  /** True while one more challenger is asked for (F13). */
  readonly several: boolean;
  readonly claimer: PlayerId | null;
  /** The table's word for the turn; null: the seats decide. */
  readonly outOfTurn: boolean | null;
}

/** A draft without taps. `claimer`: of a claim on the table. */
export const newDraft = (way: ScoreWay, claimer: PlayerId | null = null): ScoreDraft => ({
  way,
  by: [],
  several: false,
  claimer,
  outOfTurn: null,
});

/** The next question on screen. `done`: the draft is a whole outcome. */
export type ScoreStep = "who" | "claimer" | "verdict" | "off" | "done";

/** The next question about a draft. */
export function stepOf(state: GameState, { way, by, several, claimer }: ScoreDraft): ScoreStep {
  if (by.length === 0 || several) return "who";
  if (way === "challenge") return claimer === null ? "claimer" : "verdict";
  return way === "loss" && asksOff(state, by) ? "off" : "done";
}

/** True if a loss costs more the further the claim was off (B2, S22). */
function asksOff(state: GameState, [loser]: readonly PlayerId[]): boolean {
  if (loser === undefined) return false;
  const moves = [1, 3].map((off) => after(state, { do: "outcome", loser, off })?.scored.moves);
  return JSON.stringify(moves[0]) !== JSON.stringify(moves[1]);
}

/** The draft after a tap on a seat. A second tap on a chosen seat takes it out. */
export function withSeat(state: GameState, draft: ScoreDraft, player: PlayerId): ScoreDraft {
  const { by, several, claimer } = draft;
  const step = stepOf(state, draft);
  if (by.includes(player)) return { ...draft, by: by.filter((other) => other !== player), outOfTurn: null };
  if (player === claimer) return step === "who" ? draft : { ...draft, claimer: null, outOfTurn: null };
  if (step === "claimer") return { ...draft, claimer: player };
  if (step === "verdict") return { ...draft, claimer: player, outOfTurn: null };
  return { ...draft, by: several ? [...by, player] : [player], several: false, outOfTurn: null };
}

/** The outcome that one tapped seat says: everything but a challenge with its verdict. */
export function oneTap(way: Exclude<ScoreWay, "challenge">, player: PlayerId, off?: number): RecordOutcome {
  switch (way) {
    case "loss":
      return { do: "outcome", loser: player, ...(off !== undefined && { off }) };
    case "double":
      return { do: "outcome", loser: player, messed_up: true };
    case "spot-on":
      return { do: "outcome", challengers: [player], kind: "spot-on", right: true };
    case "mia":
      return { do: "outcome", challengers: [player], right: false, mia: true };
  }
}

/** A verdict with its claimer and its turn, so that a later correction cannot change them. */
const verdict = (
  challengers: readonly PlayerId[],
  claimer: PlayerId,
  right: boolean,
  outOfTurn: boolean,
): RecordOutcome => ({ do: "outcome", challengers, claimer, right, out_of_turn: outOfTurn });

/** A challenge that waits for its verdict. */
export interface ScoreVerdict {
  /** The player in turn. */
  readonly next: PlayerId;
  readonly outOfTurn: boolean;
  /** True if the game has challenges out of turn: then one tap flips the turn. */
  readonly flips: boolean;
  readonly keys: readonly ScoreKey[];
}

/** A key that records an outcome, with what it moves. */
export interface ScoreKey {
  readonly key: "right" | "wrong" | "exact";
  readonly action: RecordOutcome;
  /** Null if the rules refuse it. */
  readonly result: ScoreResult | null;
}

/** The keys of a draft with challengers and a claimer: right, wrong, and exact where the table plays it. */
export function verdictOn(state: GameState, draft: ScoreDraft): ScoreVerdict | null {
  const { by, claimer } = draft;
  if (claimer === null || by.length === 0) return null;
  const next = leftOf(state.seats, claimer);
  const outOfTurn = draft.outOfTurn ?? !by.includes(next);
  // The first named is the one in turn.
  const ordered = outOfTurn || !by.includes(next) ? by : [next, ...by.filter((player) => player !== next)];
  const key = (name: ScoreKey["key"], action: RecordOutcome): ScoreKey => ({
    key: name,
    action,
    result: after(state, action),
  });
  const [first = claimer] = ordered;
  const exact = key("exact", { ...oneTap("spot-on", first), claimer });
  return {
    next,
    outOfTurn,
    flips: activePlayers(state.seats).some((player) => isPlayed(state, "challenge", player)),
    keys: [
      key("right", verdict(ordered, claimer, true, outOfTurn)),
      key("wrong", verdict(ordered, claimer, false, outOfTurn)),
      ...(by.length === 1 && exact.result !== null ? [exact] : []),
    ],
  };
}

/** A fact that an outcome left open, and the outcomes with it. */
export interface OpenFact {
  readonly asks: "off" | "winner" | "starter" | "bluff";
  readonly answers: readonly OpenAnswer[];
}

interface OpenAnswer {
  /** The player or the number that answers; null for "it was". */
  readonly answer: PlayerId | number | null;
  readonly action: RecordOutcome;
}

const OFFS = [1, 2, 3, 4, 5] as const;

/**
 * The facts that would still change something about the outcome just recorded: how far off, who won it, who
 * started, or a bluffed Mia. `before`: the state it was recorded in.
 */
export function openFacts(before: GameState, action: RecordOutcome): readonly OpenFact[] {
  const { loser, off, winner, starter, mia } = action;
  const players = activePlayers(before.seats);
  const plain = sayResult(after(before, action));
  const winners = before.diceEach === null ? neighbors(before, loser) : players;
  const unknownOpener = before.phase === "between-rounds" && before.starter === null;
  const [first] = action.challengers ?? [];
  const bluff = mia === true && action.right === false && first !== undefined ? bluffOf(before, first) : [];
  const facts: readonly OpenFact[] = [
    {
      asks: "off",
      answers: off === undefined ? OFFS.map((n) => ({ answer: n, action: { ...action, off: n } })) : [],
    },
    {
      asks: "winner",
      answers: (loser === undefined || winner !== undefined ? [] : winners)
        .filter((player) => player !== loser)
        .map((player) => ({ answer: player, action: { ...action, winner: player } })),
    },
    {
      asks: "starter",
      answers: (starter === undefined && unknownOpener ? players : []).map((player) => ({
        answer: player,
        action: { ...action, starter: player },
      })),
    },
    { asks: "bluff", answers: bluff },
  ];
  // A bluff costs the same; it records for the stats whose Mia it was.
  const matters = (asks: OpenFact["asks"], { action: answered }: OpenAnswer): boolean => {
    const result = after(before, answered);
    return result !== null && (asks === "bluff" || sayResult(result) !== plain);
  };
  return facts.filter(({ asks, answers }) => answers.some((one) => matters(asks, one)));
}

/** A Mia that was a bluff, by the player who was tapped, where that costs as much as a true one (M7). */
function bluffOf(before: GameState, liar: PlayerId): readonly OpenAnswer[] {
  const by = leftOf(before.seats, liar);
  const action: RecordOutcome = { do: "outcome", challengers: [by], claimer: liar, right: true, mia: true };
  const lost = after(before, action)?.scored.moves.find(({ from }) => from === liar)?.count ?? 0;
  return lost > 1 ? [{ answer: null, action }] : [];
}

/**
 * The outcome with one more challenger, who says so after it was recorded. Null for an outcome without a challenge
 * and its claimer, for who is in it already, and if it moves nothing else (F13). `before`: the state it was
 * recorded in.
 */
export function joinedBy(before: GameState, action: RecordOutcome, player: PlayerId): RecordOutcome | null {
  const { challengers = [], claimer, kind, right } = action;
  if (challengers.length === 0 || claimer === undefined || kind === "spot-on") return null;
  if (player === claimer || challengers.includes(player)) return null;
  const draft = (by: readonly PlayerId[], outOfTurn: boolean | null): ScoreDraft => ({
    ...newDraft("challenge", claimer),
    by,
    outOfTurn,
  });
  // The recorded turn does not change where the table chose it against the seats.
  const bySeats = verdictOn(before, draft(challengers, null))?.outOfTurn;
  const recorded = action.out_of_turn ?? null;
  const verdict = verdictOn(before, draft([...challengers, player], recorded === bySeats ? null : recorded));
  const joined = verdict?.keys.find(({ key }) => key === (right === true ? "right" : "wrong"));
  if (!joined || sayResult(joined.result) === sayResult(after(before, action))) return null;
  return { ...action, ...joined.action };
}

const neighbors = (state: GameState, player: PlayerId | undefined): readonly PlayerId[] =>
  player === undefined ? [] : [...new Set([leftOf(state.seats, player), rightOf(state.seats, player)])];

/** An outcome as the rules apply it. */
export interface ScoreResult {
  readonly scored: Scored;
  readonly state: GameState;
}

/** Applies an outcome; null if the rules refuse it. */
function after(before: GameState, action: RecordOutcome): ScoreResult | null {
  const played = play(before, action);
  if (!played.ok) return null;
  const { state, facts } = played.value;
  const [scored] = facts.flatMap((fact) => (fact.fact === "scored" ? [fact.scored] : []));
  return scored === undefined ? null : { scored, state };
}

/** The standing, the next starter and the drink to give, to compare two results. */
const sayResult = (result: ScoreResult | null): string => {
  if (result === null) return "";
  const { state } = result;
  return JSON.stringify([
    state.seats,
    ...(state.phase === "between-rounds" ? [state.starter, state.giver] : []),
  ]);
};
