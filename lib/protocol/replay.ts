import {
  type Action,
  type Claim,
  type Fact,
  type Finished,
  type GameState,
  type Move,
  ownRules,
  type Phase,
  type Played,
  type PlayerId,
  play,
  type Refusal,
  type RefusalCode,
  type RuleId,
  type Scored,
  type Settled,
  type Summary,
  sayClaim,
  standing,
  toAct,
  type Warning,
} from "@/lib/engine";
import { sayScored } from "@/lib/messages/outcomes";
import { sayRefusal } from "@/lib/messages/refusals";
import { logWords, sayVerdict } from "@/lib/messages/verdict";
import { recordedAction } from "./actionShapes";
import { readRecord } from "./exported";
import { readShape } from "./readShape";
import type { OpenRecord } from "./record";
import { ownSentences } from "./ruleSets/ownSentences";
import { type Spoken, spoken } from "./spoken";

/** The result of one action. */
export type Step =
  | {
      readonly index: number;
      readonly accepted: true;
      readonly warnings?: readonly Warning[];
      readonly ruled?: readonly RefusalCode[];
    }
  | {
      readonly index: number;
      readonly accepted: false;
      readonly code: RefusalCode;
      readonly rule?: RuleId;
      readonly message: string;
    };

/** One round in the format. A result-only round has no claim and no challenge (S18). */
export interface ReplayedRound {
  readonly round: number;
  readonly starter: PlayerId | null;
  readonly wild: number | null;
  readonly claim: Claim | null;
  readonly text: string | null;
  readonly claimer: PlayerId | null;
  readonly challengers: readonly PlayerId[];
  readonly kind: string | null;
  readonly outOfTurn: boolean;
  /** Null if no dice were revealed (M4). */
  readonly claimTrue: boolean | null;
  readonly found: number | Spoken | null;
  readonly margin: number | null;
  readonly moves: readonly Move[];
  readonly rules: readonly RuleId[];
  readonly message: string;
}

/** The answer of `replay` (formats §2). */
export type Replayed =
  | {
      readonly ok: boolean;
      readonly steps: readonly Step[];
      readonly rounds: readonly ReplayedRound[];
      readonly standing: ReturnType<typeof standing>;
      readonly pot: number;
      readonly phase: Phase;
      readonly toAct: PlayerId | null;
      readonly finished: Finished | null;
      /** The sentences of a table's own rules, by id. */
      readonly own_rules?: Readonly<Record<string, string>>;
    }
  | {
      readonly ok: false;
      readonly code: RefusalCode;
      readonly rule?: RuleId;
      /** The bad key of a rule set. */
      readonly path?: string;
      readonly message: string;
      readonly steps: readonly [];
    };

/**
 * Replays a whole record. A refused action has no effect and the replay continues; an invalid record is
 * refused as a whole. Never throws.
 */
export function replay(input: unknown): Replayed {
  const record = readRecord(input);
  if (!record.ok) {
    const { code, values } = record.refusal;
    const path = code === "bad-rule-set" ? { path: values.name ?? "" } : {};
    return { ok: false, ...refusedAs(record.refusal), ...path, steps: [] };
  }
  let state = record.value.table;
  const steps: Step[] = [];
  const rounds: ReplayedRound[] = [];
  for (const line of playRecord(record.value)) {
    const { index } = line;
    if ("refusal" in line) {
      steps.push({ index, accepted: false, ...refusedAs(line.refusal) });
      continue;
    }
    const { warnings, ruled } = line;
    state = line.after;
    steps.push({
      index,
      accepted: true,
      ...(warnings.length > 0 && { warnings }),
      ...(ruled.length > 0 && { ruled }),
    });
    for (const fact of line.facts) roundSummariesOf(fact, rounds);
  }
  const own = ownRules(state.game);
  return {
    ok: steps.every(({ accepted }) => accepted),
    steps,
    rounds,
    standing: standing(state),
    pot: state.pot,
    phase: state.phase,
    toAct: toAct(state),
    finished: state.phase === "finished" ? state.finished : null,
    ...(own !== null && { own_rules: ownSentences(own) }),
  };
}

/** An action of a record as played, or its refusal; it then had no effect. */
export type PlayedLine =
  | { readonly index: number; readonly refusal: Refusal }
  | (Omit<Played, "state"> & {
      readonly index: number;
      readonly action: Action;
      readonly before: GameState;
      readonly after: GameState;
    });

/** Replays a record's actions one by one. It checks shape and keys, then repeated ids, then the rules. */
export function* playRecord({ table, actions }: OpenRecord): Generator<PlayedLine> {
  let before = table;
  const ids = new Set<string>();
  for (const [index, written] of actions.entries()) {
    const read = readShape(recordedAction, written);
    if (!read.ok) {
      yield { index, refusal: read.refusal };
      continue;
    }
    const { id, at: _at, ...action } = read.value;
    if (id !== undefined && ids.has(id)) {
      yield { index, refusal: { code: "bad-format", rule: null, values: { name: "id" } } };
      continue;
    }
    if (id !== undefined) ids.add(id);
    const played = play(before, action);
    if (!played.ok) {
      yield { index, refusal: played.refusal };
      continue;
    }
    const { state: after, facts, warnings, ruled } = played.value;
    yield { index, action, before, after, facts, warnings, ruled };
    before = after;
  }
}

const refusedAs = ({ code, rule, values }: Refusal) => ({
  code,
  ...(rule !== null && { rule }),
  message: sayRefusal({ code, rule, values }, {}),
});

/** Adds a fact to the list of rounds. A pot paid out later belongs to the last round (formats §7). */
function roundSummariesOf(fact: Fact, rounds: ReplayedRound[]): void {
  if (fact.fact === "settled") rounds.push(replayedRound(fact.settled));
  if (fact.fact === "told") rounds.push(roundSummary(fact.summary, logWords.enteredByResult));
  if (fact.fact === "scored") rounds.push(scoredRound(fact.scored));
  const last = rounds.at(-1);
  if (fact.fact === "moved" && fact.by === "payout" && last)
    rounds[rounds.length - 1] = { ...last, moves: [...last.moves, fact.move] };
}

const roundSummary = ({ round, moves, rules }: Summary, message: string): ReplayedRound => ({
  round,
  starter: null,
  wild: null,
  claim: null,
  text: null,
  claimer: null,
  challengers: [],
  kind: null,
  outOfTurn: false,
  claimTrue: null,
  found: null,
  margin: null,
  moves,
  rules,
  message,
});

/** A round that was recorded by its outcome: what is known of its challenge, and nothing of its claim (S26). */
function scoredRound(scored: Scored): ReplayedRound {
  const { starter, claimer, challengers, kind, outOfTurn, right, margin } = scored;
  const claimTrue = { doubt: !right, "spot-on": right || null, concede: null };
  return {
    ...roundSummary(scored, sayScored(scored, {})),
    starter,
    claimer,
    challengers,
    kind,
    outOfTurn,
    claimTrue: kind === null ? null : claimTrue[kind],
    margin,
  };
}

function replayedRound(settled: Settled): ReplayedRound {
  const { finding, kind, claim } = settled;
  const words = sayVerdict(settled, {});
  return {
    round: settled.round,
    starter: settled.starter,
    wild: settled.wild,
    claim,
    text: sayClaim(claim),
    claimer: settled.claimer,
    challengers: settled.challengers,
    kind,
    outOfTurn: settled.outOfTurn,
    claimTrue: settled.shown === null ? null : finding.finding !== "short",
    found: spoken(finding.found),
    margin: finding.margin,
    moves: settled.moves,
    rules: settled.rules,
    message: `${words.finding} ${words.right}`.trim(),
  };
}
