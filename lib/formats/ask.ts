import { z } from "zod";
import {
  type Claim,
  type Face,
  heldAgainst,
  mayRaise,
  oddsOf,
  ok,
  type Refusal,
  type RefusalCode,
  type Result,
  type RoundTerms,
  type RuleId,
  type RuleSet,
  refused,
  rulesUnder,
  sayClaim,
  termsAsked,
  type Warning,
} from "@/lib/engine";
import {
  sayComparison,
  sayFinding,
  sayLegalRaise,
  sayLowest,
  sayOdds,
  sayRank,
  sayRefusal,
} from "@/lib/words";
import { face } from "./faceShape";
import { readShape } from "./readShape";
import { type Spoken, spoken } from "./replay";

// The dispute desk (formats §3): one question in, one answer out.

/** More dice than any table has; beyond it exact odds would take long. */
const MOST_DICE = 1000;
const dice = z.array(face).max(MOST_DICE);
const cup = z.array(face).length(5);
const diceInPlay = z.int().min(0).max(MOST_DICE);
const claim = z.union([z.string().max(200), z.record(z.string(), z.unknown())]);
const diceOrClaim = z.union([dice, claim]);

const base = { game: z.string(), house: z.record(z.string(), z.unknown()).exactOptional() };
const wild = face.nullable().exactOptional();
const round = { dice_in_play: diceInPlay.exactOptional(), wild, locked_face: face.exactOptional() };

/** Questions one request to the API may ask (formats §4). */
export const MOST_QUESTIONS = 100;

/** Every question the desk takes. */
export const question = z.discriminatedUnion("ask", [
  z.strictObject({ ask: z.literal("rank"), ...base, dice: cup }),
  z.strictObject({ ask: z.literal("compare"), ...base, a: diceOrClaim, b: diceOrClaim }),
  z.strictObject({
    ask: z.literal("raise"),
    ...base,
    from: claim.nullable(),
    // Anything: a `to` that cannot exist is an answer, not a bad question.
    to: z.unknown(),
    ...round,
    table: z.array(face).max(5).exactOptional(),
  }),
  z.strictObject({ ask: z.literal("lowest"), ...base, from: claim.nullable(), ...round }),
  z
    .strictObject({
      ask: z.literal("judge"),
      ...base,
      claim,
      kind: z.enum(["doubt", "spot-on"]).exactOptional(),
      wild,
      dice: z.union([dice, z.array(dice)]).exactOptional(),
      count: z.int().min(0).exactOptional(),
    })
    .refine((asked) => (asked.dice === undefined) !== (asked.count === undefined)),
  z.strictObject({
    ask: z.literal("odds"),
    ...base,
    claim,
    wild,
    dice_in_play: diceInPlay.exactOptional(),
    known: dice.exactOptional(),
  }),
]);

type Question = z.output<typeof question>;
type Asked<Ask extends Question["ask"]> = Extract<Question, { ask: Ask }>;

/** An answer that was given: what was asked for, a sentence, and the rules it rests on. */
interface Given {
  readonly ok: true;
  readonly message: string;
  readonly rules: readonly RuleId[];
  readonly hand?: Claim;
  readonly text?: string;
  readonly rank?: number;
  readonly of?: number;
  readonly chance?: number;
  readonly exact_chance?: number;
  readonly result?: "a" | "b" | "tie";
  readonly legal?: boolean;
  readonly code?: RefusalCode;
  readonly warnings?: readonly Warning[];
  readonly claim?: Claim | null;
  readonly per_face?: Readonly<Record<string, number>>;
  readonly claimTrue?: boolean;
  readonly exact?: boolean;
  readonly found?: number | Spoken | null;
  readonly margin?: number | null;
}

export type Answer =
  | Given
  | {
      readonly ok: false;
      readonly code: RefusalCode;
      readonly message: string;
      readonly rules: readonly RuleId[];
    };

/** Answers one question, or each of an array of them in order. A bad one answers `ok: false` with a code; never throws. */
export function ask(asked: unknown): Answer | readonly Answer[] {
  return Array.isArray(asked) ? asked.map(askOne) : askOne(asked);
}

function askOne(asked: unknown): Answer {
  const answer = answered(asked);
  return answer.ok ? answer.value : notAnswered(answer.refusal);
}

const notAnswered = (refusal: Refusal): Answer => ({
  ok: false,
  code: refusal.code,
  message: sayRefusal(refusal, {}),
  rules: refusal.rule === null ? [] : [refusal.rule],
});

function answered(asked: unknown): Result<Given, Refusal> {
  const read = readShape(question, asked);
  if (!read.ok) return read;
  const rules = rulesUnder(read.value.game, read.value.house ?? {});
  if (!rules.ok) return rules;
  switch (read.value.ask) {
    case "rank":
      return rank(read.value, rules.value);
    case "compare":
      return compare(read.value, rules.value);
    case "raise":
      return raise(read.value, rules.value);
    case "lowest":
      return lowest(read.value, rules.value);
    case "judge":
      return judge(read.value, rules.value);
    case "odds":
      return odds(read.value, rules.value);
  }
}

const badFormat = (name: string): Result<never, Refusal> =>
  refused({ code: "bad-format", rule: null, values: { name } });

/** The rules an order of claims rests on. */
const orderRules = (claim: Claim): readonly RuleId[] => {
  if ("count" in claim) return ["S8"];
  return "mia" in claim ? ["M1"] : ["H1", "H2"];
};

function rank({ dice: five }: Asked<"rank">, { claims }: RuleSet): Result<Given, Refusal> {
  const place = claims.rankOf(five);
  const hand = claims.ofDice(five);
  if (place === null || hand === null) return refused({ code: "not-in-this-game", rule: null, values: {} });
  const message = sayRank(hand, place.rank, place.of, place.chance);
  return ok({ ok: true, hand, text: sayClaim(hand), ...place, message, rules: ["H1", "H2", "H9"] });
}

function compare(asked: Asked<"compare">, rules: RuleSet): Result<Given, Refusal> {
  const terms = termsAsked({}, rules, false);
  if (!terms.ok) return terms;
  const side = (named: Asked<"compare">["a"], name: "a" | "b"): Result<Claim, Refusal> => {
    if (!Array.isArray(named)) return rules.claims.read(named);
    const total = rules.cups.dealt(2) === null ? rules.cups.diceInPlay([]) : 5;
    const shown = named.length === total ? rules.claims.ofDice(named as readonly Face[]) : null;
    return shown === null ? badFormat(name) : ok(shown);
  };
  const a = side(asked.a, "a");
  if (!a.ok) return a;
  const b = side(asked.b, "b");
  if (!b.ok) return b;
  const order = rules.claims.compare(a.value, b.value, {
    terms: terms.value,
    diceInPlay: Number.POSITIVE_INFINITY,
  });
  const result = order > 0 ? "a" : order < 0 ? "b" : "tie";
  return ok({
    ok: true,
    result,
    message: sayComparison(a.value, b.value, result),
    rules: orderRules(a.value),
  });
}

/** What a question tells of its round → the terms and dice its claims are measured against. */
const contextOf = (asked: Asked<"raise"> | Asked<"lowest">, terms: RoundTerms) => ({
  terms,
  diceInPlay: asked.dice_in_play ?? Number.POSITIVE_INFINITY,
});

/** The claim a question starts from, null where it opens; and the terms once that was said. */
function start(asked: Asked<"raise"> | Asked<"lowest">, rules: RuleSet) {
  const { wild: named, locked_face: lockedFace } = asked;
  const terms = termsAsked(
    { ...(named !== undefined && { wild: named }), ...(lockedFace && { lockedFace }) },
    rules,
    false,
  );
  if (!terms.ok) return terms;
  if (asked.from === null) return ok({ from: null, context: contextOf(asked, terms.value) });
  const from = rules.claims.read(asked.from);
  return from.ok ? ok({ from: from.value, context: contextOf(asked, terms.value) }) : from;
}

function raise(asked: Asked<"raise">, rules: RuleSet): Result<Given, Refusal> {
  const started = start(asked, rules);
  if (!started.ok) return started;
  if (asked.table && rules.claims.openDice === null) return badFormat("table");
  const { from, context } = started.value;
  const to = rules.claims.read(asked.to);
  const may = to.ok
    ? mayRaise(to.value, from, context, asked.table, rules)
    : { refusal: to.refusal, warnings: [] as readonly Warning[] };
  if (may.refusal !== null || !to.ok) {
    const refusal = may.refusal as Refusal;
    const { code, rule } = refusal;
    return ok({
      ok: true,
      legal: false,
      code,
      warnings: may.warnings,
      message: sayRefusal(refusal, {}),
      rules: rule ? [rule] : ["S3"],
    });
  }
  const claimed = to.value;
  return ok({
    ok: true,
    legal: true,
    claim: claimed,
    text: sayClaim(claimed),
    warnings: may.warnings,
    message: sayLegalRaise(claimed, from),
    rules: ["S3", ...orderRules(claimed)],
  });
}

function lowest(asked: Asked<"lowest">, rules: RuleSet): Result<Given, Refusal> {
  const started = start(asked, rules);
  if (!started.ok) return started;
  const { from, context } = started.value;
  const least = rules.claims.lowest(from, context);
  const perFace = rules.claims.lowestPerFace(from, context);
  const counts = perFace.flatMap((each) =>
    "count" in each ? [[String(each.face), each.count] as const] : [],
  );
  const isCounts = rules.claims.ofDice([1, 1, 1, 1, 1]) === null;
  const known = least ?? from;
  return ok({
    ok: true,
    claim: least,
    ...(least && { text: sayClaim(least) }),
    ...(isCounts && { per_face: Object.fromEntries(counts) }),
    message: sayLowest(least, from),
    rules: least === null ? ["S7"] : ["S3", ...(known ? orderRules(known) : [])],
  });
}

function judge(asked: Asked<"judge">, rules: RuleSet): Result<Given, Refusal> {
  const terms = termsAsked(asked.wild === undefined ? {} : { wild: asked.wild }, rules, true);
  if (!terms.ok) return terms;
  const read = rules.claims.read(asked.claim);
  if (!read.ok) return read;
  const lifted =
    asked.count !== undefined
      ? { count: asked.count }
      : { dice: (asked.dice ?? []).flat() as readonly Face[] };
  const cups = (asked.dice ?? []).filter((each) => Array.isArray(each)).length;
  const one = rules.claims.ofDice([1, 1, 1, 1, 1]) !== null;
  const total = rules.cups.dealt(2) === null ? rules.cups.diceInPlay([]) : 5;
  if (one && "dice" in lifted && (lifted.dice.length !== total || cups > 1))
    return refused({ code: "dice-mismatch", rule: "S12", values: { got: lifted.dice.length, limit: total } });
  const finding = heldAgainst(read.value, lifted, terms.value, rules);
  if (!finding.ok) return finding;
  return ok({
    ok: true,
    claimTrue: finding.value.finding !== "short",
    exact: finding.value.finding === "exact",
    found: spoken(finding.value.found),
    margin: finding.value.margin,
    message: sayFinding(read.value, finding.value),
    rules: finding.value.rules,
  });
}

function odds(asked: Asked<"odds">, rules: RuleSet): Result<Given, Refusal> {
  const terms = termsAsked(asked.wild === undefined ? {} : { wild: asked.wild }, rules, true);
  if (!terms.ok) return terms;
  const read = rules.claims.read(asked.claim);
  if (!read.ok) return read;
  const known = asked.known ?? [];
  const isCount = "count" in read.value;
  if (isCount && asked.dice_in_play === undefined) return badFormat("dice_in_play");
  const ownTotal = rules.cups.dealt(2) === null ? rules.cups.diceInPlay([]) : 5;
  const total = isCount ? (asked.dice_in_play ?? 0) : ownTotal;
  if (known.length > total)
    return refused({ code: "dice-mismatch", rule: "S12", values: { got: known.length, limit: total } });
  const { chance, exact } = oddsOf(read.value, known, total, terms.value, rules);
  return ok({
    ok: true,
    chance,
    exact_chance: exact,
    message: sayOdds(read.value, chance),
    rules: [isCount ? "S1" : "S2"],
  });
}
