import {
  canRaise,
  ok,
  type Refusal,
  type Result,
  type RoundTerms,
  type RuleSet,
  sayClaim,
  termsAsked,
  type Warning,
} from "@/lib/engine";
import { sayLegalRaise, sayLowest } from "@/lib/messages/answers";
import { sayRefusal } from "@/lib/messages/refusals";
import { badFormat, type Given, orderRules } from "./given";
import type { QuestionOf } from "./shapes";

/** The terms and dice for the claims of a question's round. */
const contextOf = (asked: QuestionOf<"raise"> | QuestionOf<"lowest">, terms: RoundTerms) => ({
  terms,
  diceInPlay: asked.dice_in_play ?? Number.POSITIVE_INFINITY,
  ...(asked.players !== undefined && { players: asked.players }),
});

/** The claim a question starts from (null for an opening), and the terms after it. */
function start(asked: QuestionOf<"raise"> | QuestionOf<"lowest">, rules: RuleSet) {
  const { wild: named, locked_face: lockedFace, palifico } = asked;
  const terms = termsAsked(
    {
      ...(named !== undefined && { wild: named }),
      ...(lockedFace && { lockedFace }),
      ...(palifico && { palifico }),
    },
    rules,
    false,
  );
  if (!terms.ok) return terms;
  if (asked.from === null) return ok({ from: null, context: contextOf(asked, terms.value) });
  const from = rules.claims.read(asked.from);
  if (!from.ok) return from;
  // A palifico round is locked to its opening face (U5), and claiming the wild face ends its wildness (S19).
  const roundTerms = lockedFace ? terms.value : rules.terms.claimed(from.value, terms.value, false);
  return ok({ from: from.value, context: contextOf(asked, roundTerms) });
}

/** Checks a raise from one claim to another (S3, S6–S8, C3, P6, U1, U5). */
export function raise(asked: QuestionOf<"raise">, rules: RuleSet): Result<Given, Refusal> {
  const started = start(asked, rules);
  if (!started.ok) return started;
  if (asked.table && rules.claims.openDice === null) return badFormat("table");
  const { from, context } = started.value;
  const to = rules.claims.read(asked.to);
  const may = to.ok
    ? canRaise(to.value, from, context, asked.table, rules)
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

/**
 * Finds the lowest legal raise, overall or of one face, and that of each face (S3, S7, S8). Refuses with
 * `bad-format`.
 */
export function lowest(asked: QuestionOf<"lowest">, rules: RuleSet): Result<Given, Refusal> {
  const started = start(asked, rules);
  if (!started.ok) return started;
  if (asked.face && rules.claims.kind !== "count") return badFormat("face");
  const { from, context } = started.value;
  const perFace = rules.claims.lowestPerFace(from, context);
  const least = asked.face
    ? (perFace.find((claim) => "face" in claim && claim.face === asked.face) ?? null)
    : rules.claims.lowest(from, context);
  const counts = perFace.flatMap((each) =>
    "count" in each ? [[String(each.face), each.count] as const] : [],
  );

  const known = least ?? from;
  return ok({
    ok: true,
    claim: least,
    ...(least && { text: sayClaim(least) }),
    ...(rules.claims.kind === "count" && { per_face: Object.fromEntries(counts) }),
    message: sayLowest(least, from, asked.face),
    rules: least === null ? [asked.face ? "S8" : "S7"] : ["S3", ...(known ? orderRules(known) : [])],
  });
}
