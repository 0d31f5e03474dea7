import { type Claim, facesOf, familyOf, optionsOf, type RuleId, rulesUnder, sayClaim } from "@/lib/engine";
import type { Answer } from "@/lib/protocol/ask/answerTo";
import type { Question } from "@/lib/protocol/ask/shapes";
import type { Case, CaseBook } from "@/lib/protocol/cases";
import { houseWith, sameRules } from "@/lib/protocol/houseRules";

// Finds the rulings relevant to a question. Only clear matches count.

/** A ruling with its group. */
export interface BearingCase {
  readonly group: Pick<CaseBook, "id" | "name">;
  readonly settled: Case;
}

/** The most rulings shown. */
const MAX_SHOWN = 3;

/** A question with its answer by the rules. */
interface Answered {
  readonly question: Question;
  readonly answer: Answer;
}

/**
 * Finds rulings relevant to a question, possibly about several games: the same game, the same kind of claim,
 * and a rule that both cite. The same claims come first, then the same shape under the same house rules, then
 * the number of shared rules, then the newest.
 * At most three; none without a match.
 */
export function bearingCases(books: readonly CaseBook[], asked: readonly Answered[]): readonly BearingCase[] {
  const about = asked.flatMap(({ question, answer }) => {
    const claims = answer.ok ? askedClaims(question) : null;
    return claims === null ? [] : [{ question, claims, cited: answer.rules }];
  });
  return books
    .flatMap(({ id, name, cases }) => cases.map((settled) => ({ group: { id, name }, settled })))
    .flatMap((one) => {
      const bears = about.flatMap((of) => bearing(one.settled, of));
      const [best] = bears.toSorted((a, b) => compareBy(b, a));
      return best ? [{ one, by: best }] : [];
    })
    .toSorted((a, b) => compareBy(b.by, a.by) || b.one.settled.at.localeCompare(a.one.settled.at))
    .slice(0, MAX_SHOWN)
    .map(({ one }) => one);
}

interface CaseQuery {
  readonly question: Question;
  readonly claims: About;
  readonly cited: readonly RuleId[];
}

/** A ruling's relevance as a sort key, most important first; empty if it is not relevant. */
function bearing(settled: Case, { question, claims, cited }: CaseQuery): readonly (readonly number[])[] {
  if (settled.ruleSet !== question.game || settled.struck !== null) return [];
  const alike = similarity(claims, settled);
  const common = rulesOf(settled, claims).filter((id) => cited.includes(id)).length;
  // The same claims in the same order are the same question, even if different rules refuse them.
  if (alike === 0 || (common === 0 && alike < SAME)) return [];
  const house = sameRules(question.game, settled.house, houseWith(question.game, question.house ?? {}));
  return [[alike, house ? 1 : 0, common]];
}

/**
 * The house rule that a ruling is about: the only one among the rules that decided the claim. Rules about
 * costs are in every verdict and do not count. Null if there is none or several.
 */
export function optionOf({
  ruleSet,
  finding,
  rules,
}: Pick<Case, "ruleSet" | "finding" | "rules">): string | null {
  const options = optionsOf(ruleSet);
  if (!options.ok) return null;
  const decided = finding?.rules ?? rules;
  const about = Object.entries(options.value).filter(([, { rule }]) => decided.includes(rule));
  return about.length === 1 ? (about[0]?.[0] ?? null) : null;
}

/** The subject of a question: one claim, or one over another. */
type About =
  | { readonly ask: "judge"; readonly claim: Claim; readonly kind: Case["kind"] }
  | { readonly ask: "raise"; readonly from: Claim | null; readonly to: Claim }
  | { readonly ask: "compare"; readonly pair: readonly [Claim, Claim] };

/** The claims of a question that rulings can match; null for questions about ranks and odds. */
function askedClaims(question: Question): About | null {
  const rules = rulesUnder(question.game, question.house ?? {});
  if (!rules.ok) return null;
  const { claims } = rules.value;
  const read = (side: unknown): Claim | null => {
    const dice = Array.isArray(side)
      ? side
      : typeof side === "string" && /^[1-6]{5}$/.test(side)
        ? [...side].map(Number)
        : null;
    if (dice !== null && claims.kind === "hand") return claims.ofDice(dice);
    const claim = claims.read(side);
    return claim.ok ? claim.value : null;
  };
  switch (question.ask) {
    case "judge": {
      const claim = read(question.claim);
      return claim && { ask: "judge", claim, kind: question.kind ?? "doubt" };
    }
    case "raise": {
      const [from, to] = [question.from === null ? null : read(question.from), read(question.to)];
      return to === null || (from === null && question.from !== null) ? null : { ask: "raise", from, to };
    }
    case "compare": {
      const [a, b] = [read(question.a), read(question.b)];
      return a && b && { ask: "compare", pair: [a, b] };
    }
    default:
      return null;
  }
}

const SAME = 2;
const SHAPE = 1;

/** The similarity of a question and a ruling: same claims, same shape, or none. */
function similarity(asked: About, { from, claim, kind, finding }: Case): 0 | typeof SHAPE | typeof SAME {
  switch (asked.ask) {
    case "judge":
      if (asked.kind !== kind) return 0;
      return asPair([asked.claim], [claim]);
    case "raise":
      // An opening claim has no claim before it.
      if ((asked.from === null) !== (from === null)) return 0;
      return asked.from && from ? asPair([asked.from, asked.to], [from, claim]) : asPair([asked.to], [claim]);
    case "compare": {
      const shown = finding?.found ?? null;
      const others = [
        ...(shown !== null && typeof shown !== "number" ? [shown] : []),
        ...(from === null ? [] : [from]),
      ];
      const alike = others.flatMap((other) => [
        asPair(asked.pair, [claim, other]),
        asPair(asked.pair, [other, claim]),
      ]);
      return alike.includes(SAME) ? SAME : alike.includes(SHAPE) ? SHAPE : 0;
    }
  }
}

function asPair(asked: readonly Claim[], settled: readonly Claim[]): 0 | typeof SHAPE | typeof SAME {
  const same = (describe: (claim: Claim) => string) =>
    asked.map(describe).join(" > ") === settled.map(describe).join(" > ");
  if (same(sayClaim)) return SAME;
  return same(shapeOf) && steps(asked) === steps(settled) ? SHAPE : 0;
}

/** A count's face, or a hand's kind and if it names ones, or a two-dice number itself. */
function shapeOf(claim: Claim): string {
  if ("count" in claim) return `face ${claim.face}`;
  return "hand" in claim ? `${familyOf(claim)} ${facesOf(claim).includes(1)}` : `mia ${claim.mia}`;
}

/** Compares the counts of two claims: more, fewer, or equal. */
function steps([one, other]: readonly Claim[]): number {
  return one && other && "count" in one && "count" in other ? Math.sign(other.count - one.count) : 0;
}

/** The rules of a ruling that matter: the verdict's, and for a raise also those of the order. */
const rulesOf = ({ rules, from, claim }: Case, { ask }: About): readonly RuleId[] =>
  ask === "judge" || (ask === "raise" && from === null)
    ? rules
    : [
        ...rules,
        "S3",
        ...("count" in claim
          ? (["S8"] as const)
          : "hand" in claim
            ? (["H1", "H2"] as const)
            : (["M1"] as const)),
      ];

const compareBy = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
