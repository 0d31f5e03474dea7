import {
  type Claim,
  type ClaimKind,
  FACES,
  type Face,
  faceWord,
  type HandFamily,
  houseOf,
  optionsOf,
  type RuleSet,
  rulesUnder,
  sayClaim,
} from "@/lib/engine";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import type { Question } from "@/lib/protocol/ask/shapes";
import { claimOf, isClass } from "./claims";
import { type Facts, withOpenDice } from "./facts";
import { planOf } from "./plan";
import { type Missing, type Plan, type Planned, rollDice } from "./planned";
import { has } from "./signs";
import { asRolls, type Thing } from "./things";
import type { Tokens } from "./tokens";

// Finds the question in a sentence for one game and its house rules.

type House = Readonly<Record<string, string | number>>;

/** A missing fact, with its possible values if there are few. */
export interface AskedBack {
  /** The games that need it, or that are possible. */
  readonly games: readonly string[];
  readonly for: Missing | "wild" | "dice_in_play" | "game" | "challenge" | "palifico" | "unused";
  readonly choices: readonly (string | number)[];
  /** The claim, if the earlier claim or the dice are missing. */
  readonly claim?: string;
  /** Two claims in unknown order, as in the sentence. */
  readonly claims?: readonly [string, string];
  /** The question of each choice, if its words can be read in several ways. */
  readonly readings?: readonly Question[];
}

export type InGame =
  | {
      readonly kind: "question";
      readonly question: Question;
      readonly used: readonly Thing[];
      /** The other ways to read it, if a key has to tell which. */
      readonly readings?: Omit<AskedBack, "games">;
    }
  | { readonly kind: "missing"; readonly back: AskedBack; readonly used: readonly Thing[] }
  /** The game has nothing of the kind. */
  | { readonly kind: "cannot" }
  /** A kind of hand lies in the open: the rules on it answer. */
  | { readonly kind: "open" }
  /** No question that the desk can answer. */
  | { readonly kind: "nothing" };

const NOTHING: InGame = { kind: "nothing" };
const CANNOT: InGame = { kind: "cannot" };
const asks = (question: Question, used: readonly Thing[]): InGame => ({ kind: "question", question, used });

/** Facts known at the desk. */
export interface Known {
  readonly house?: House;
  readonly wild?: Face | null;
  readonly diceInPlay?: number;
  /** True if the first of two claims is the new one. */
  readonly newFirst?: boolean | undefined;
  /** The challenge, where the words tell no single one. */
  readonly call?: "doubt" | "spot-on" | undefined;
  /** True if the round is palifico, where the words tell of one die alone. */
  readonly palifico?: boolean | undefined;
}

/** Finds the question in a game; where its words tell two rounds, both, as choices. */
export function questionIn(typed: Tokens, game: string, known: Known): InGame {
  const told = { ...typed, call: known.call ?? typed.call };
  const found = questionOf(typed.oneDie && known.palifico === true ? inPalifico(told) : told, game, known);
  if (found.kind !== "question") return found;
  const { question } = found;
  const other = (changed: Tokens): Question | null => {
    const again = questionOf(changed, game, known);
    return again.kind === "question" ? again.question : null;
  };
  if (question.ask === "judge" && told.call === "either") {
    const spotOn = other({ ...told, call: "spot-on" });
    const readings = spotOn ? [question, spotOn] : [question];
    return { ...found, readings: { for: "challenge", choices: ["doubt", "spot-on"], readings } };
  }
  if (typed.oneDie && known.palifico === undefined && ["raise", "lowest", "judge"].includes(question.ask)) {
    const palifico = other(inPalifico(told));
    if (palifico === null) return found;
    // The verdict can be the same with and without wild dice.
    const [one, two] = [palifico, question].map((each) => answerTo(each));
    if (question.ask === "judge" && one?.ok && two?.ok && one.margin === two.margin) return found;
    const readings = [palifico, question];
    return { ...found, readings: { for: "palifico", choices: ["palifico", "usual"], readings } };
  }
  return found;
}

const inPalifico = (tokens: Tokens): Tokens => ({ ...tokens, facts: { ...tokens.facts, palifico: true } });

function questionOf(typed: Tokens, game: string, known: Known): InGame {
  const usual = rulesUnder(game, known.house ?? {});
  if (!usual.ok) return NOTHING;
  const house = houseSummary(typed.facts, game, known.house ?? {});
  if (house === null) return CANNOT;
  const rules = rulesUnder(game, house);
  if (!rules.ok) return CANNOT;
  const { kind } = rules.value.claims;
  const inOpen = rules.value.cups.dealt(2) === null && kind === "hand";
  const tokens = inOpen
    ? withOpenDice(typed)
    : kind === "mia"
      ? { ...typed, things: asRolls(typed.things, typed.signs) }
      : typed;
  const planned = planOf(tokens, kind, known.newFirst);
  // Which dice lie there is not told: the rule alone answers (C3).
  if (tokens.facts.table?.length === 0) return { kind: "open" };
  if (planned === null) return saysOtherKind(tokens, kind) ? CANNOT : NOTHING;
  const played = planned.plan.ask === "judge" && planned.plan.spotOn ? withExactCall(game, house) : house;
  const exact = rulesUnder(game, played);
  const built = new QuestionBuilder(game, played, exact.ok ? exact.value : rules.value, tokens.facts, known);
  const found = built.of(planned);
  const open = typed.things.filter((thing) => !tokens.things.includes(thing));
  const begun = rules.value.terms.begin({ do: "start-round" }, false);
  const wild = begun.ok ? begun.value.wild : null;
  // "There were 4 with aces": the rules say so already.
  const shown = typed.things.filter(
    (thing) =>
      thing.kind === "face" &&
      thing.face === wild &&
      [typed.signs[thing.at - 1], typed.signs[thing.to]].some((sign) => has(sign, "with")),
  );
  return "used" in found ? { ...found, used: [...found.used, ...open, ...shown] } : found;
}

/** A spot on call implies its rule (S23), in games that have the option. */
function withExactCall(game: string, house: House): House {
  const options = optionsOf(game);
  return options.ok && Object.hasOwn(options.value, "exact_call") ? { ...house, exact_call: "on" } : house;
}

/** True if a sentence has claims of another kind. */
function saysOtherKind(tokens: Tokens, kind: ClaimKind): boolean {
  return (["count", "hand", "mia"] as const).some(
    (other) => other !== kind && planOf(tokens, other) !== null,
  );
}

const isNumber = ({ kind }: Thing): boolean => kind === "number";

/** The options that set what is wild. */
const WILD_OPTIONS = ["wild", "wild_face", "wild_ones"] as const;

/** The options for the price of being wrong, of which each game has one. */
const PRICE_OPTIONS: readonly string[] = ["price", "loses", "wrong_costs"];

/** The names that a stated option has in games. */
export const namesOf = (stated: string): readonly string[] =>
  PRICE_OPTIONS.includes(stated) ? PRICE_OPTIONS : [stated];

/** The option's value for a wild face; null: none is wild. */
function wildValue(face: Face | null, option: (typeof WILD_OPTIONS)[number] | undefined): string {
  if (option === "wild_ones") return face === null ? "off" : face === 1 ? "on" : "red-die";
  return face === null ? "none" : face === 1 ? "ones" : "red-die";
}

/** The desk's house rules with the ones in the sentence; null if the game has no such rule. */
function houseSummary(facts: Facts, game: string, house: House): House | null {
  const options = optionsOf(game);
  const usual = houseOf(game, house);
  if (!options.ok || !usual.ok) return null;
  const statedRules: Record<string, string> = { ...facts.house };
  const has = (option: string, value: string) => {
    const described = Object.hasOwn(options.value, option) ? options.value[option] : undefined;
    return described !== undefined && "choices" in described && described.choices.includes(value);
  };
  const rules = rulesUnder(game, house);
  if (facts.wild !== undefined && rules.ok) {
    const option = WILD_OPTIONS.find((name) => Object.hasOwn(options.value, name));
    const plain = rules.value.terms.begin({ do: "start-round" }, false);
    const now = plain.ok ? plain.value.wild : null;
    const { redDie } = rules.value.terms;
    // If ones are wild by the rules, "ones are not wild" is about the round; a red die shows the wild face.
    const ofRound = facts.wild === null ? now !== null && !redDie : redDie || facts.wild === now;
    if (!ofRound && !(facts.wild === null && now === null && !redDie)) {
      const value = wildValue(facts.wild, option);
      if (option === undefined || !has(option, value)) return null;
      statedRules[option] = value;
    }
  }
  if (facts.ones) statedRules.ones = facts.ones;
  if (facts.straights) {
    const now = String(usual.value.straights);
    const value = facts.straights === "count" ? (now === "none" ? "below-full-house" : now) : facts.straights;
    statedRules.straights = value;
  }
  const changed: Record<string, string | number> = { ...house };
  for (const [stated, value] of Object.entries(statedRules)) {
    const option = namesOf(stated).find((name) => has(name, value));
    if (option === undefined) return null;
    if (usual.value[option] === value) continue;
    changed[option] = value;
  }
  const { each = 0 } = facts;
  if (Object.hasOwn(options.value, "dice_each") && each >= 1 && each <= 10 && usual.value.dice_each !== each)
    changed.dice_each = each;
  return changed;
}

/** The round facts of a raise. */
type AskedRound = Partial<
  Pick<Extract<Question, { ask: "raise" }>, "wild" | "dice_in_play" | "players" | "locked_face" | "palifico">
>;

/** Builds one question for one game and its house rules. */
class QuestionBuilder {
  constructor(
    private readonly game: string,
    private readonly house: House,
    private readonly rules: RuleSet,
    private readonly facts: Facts,
    private readonly known: Known,
  ) {}

  of({ plan, used }: Planned): InGame {
    const base = { game: this.game, house: { ...this.house } };
    switch (plan.ask) {
      case "missing":
        // Nine sixes are no hand, even with an earlier claim.
        if (plan.used.some((thing) => thing.kind === "sets" && this.claim(thing) === null)) return CANNOT;
        return plan.fact === "order"
          ? this.whichOrder(plan.used)
          : { kind: "missing", back: this.lacking(plan.fact, plan.used), used };
      case "rank":
        return plan.of.kind === "dice"
          ? asks({ ask: "rank", ...base, dice: [...plan.of.dice] }, used)
          : NOTHING;
      case "compare": {
        const [a, b] = [this.side(plan.a), this.side(plan.b)];
        if (a === null || b === null) return CANNOT;
        return asks({ ask: "compare", ...base, a, b }, used);
      }
      case "raise":
      case "lowest": {
        const from = plan.from === null ? null : this.claim(plan.from);
        const to = plan.ask === "raise" ? this.claim(plan.to) : null;
        if (plan.ask === "raise" && to === null) return this.unsayable(plan.from, plan.to, used);
        const round = this.round(from);
        if ((plan.from !== null && from === null) || round === null) return CANNOT;
        const asked = { ...base, from: from && sayClaim(from), ...round };
        if (to === null) {
          const face = plan.ask === "lowest" && plan.face ? { face: plan.face } : {};
          return asks({ ask: "lowest", ...asked, ...face }, used);
        }
        const table = this.facts.table?.length ? { table: [...this.facts.table] } : {};
        return asks({ ask: "raise", ...asked, to: sayClaim(to), ...table }, used);
      }
      case "judge": {
        const claim = this.claim(plan.claim);
        if (claim === null) return CANNOT;
        const needed = this.wild();
        // A count with its wilds, or a total after a doubt, is the same for every wild face but the claimed one.
        const [, ...counted] = used;
        const isTotal = this.facts.isDoubted && counted.some(isNumber) && counted.every(isNumber);
        const isCounted = this.facts.countsWilds || isTotal || used.some(({ kind }) => kind === "pile");
        const other = FACES.find((face) => "face" in claim && face !== claim.face) ?? null;
        const wild = needed === "needed" && isCounted && "count" in plan.lifted ? { wild: other } : needed;
        if (wild === "needed") return this.needsWild(used);
        if (wild === "cannot") return CANNOT;
        const lifted = plan.lifted as { count: number } | { dice: Face[] };
        if (
          plan.spotOn &&
          !this.rules.challenges.some(({ kind }) => kind === "spot-on") &&
          this.rules.claims.kind === "count"
        )
          return CANNOT;
        const kind = plan.spotOn ? { kind: "spot-on" as const } : {};
        return asks({ ask: "judge", ...base, claim: sayClaim(claim), ...kind, ...wild, ...lifted }, used);
      }
      case "odds":
        return this.odds(plan, used);
    }
  }

  private lacking(fact: Missing, [thing]: readonly Thing[]): AskedBack {
    const claim = thing && this.claim(thing);
    return { games: [this.game], for: fact, choices: [], ...(claim && { claim: sayClaim(claim) }) };
  }

  /** Two claims in either order. */
  private whichOrder(used: readonly Thing[]): InGame {
    const [one, other] = used.map((thing) => this.claim(thing));
    if (!one || !other) return CANNOT;
    const claims = [sayClaim(one), sayClaim(other)] as const;
    const [a, b] = claims;
    const choices = [`${a} over ${b}`, `${b} over ${a}`];
    return { kind: "missing", back: { games: [this.game], for: "order", choices, claims }, used };
  }

  private odds({ of, inPlay, beats }: Extract<Plan, { ask: "odds" }>, used: readonly Thing[]): InGame {
    const base = { game: this.game, house: { ...this.house } };
    // A named straight is a claim, if straights count.
    const match = this.claim(of);
    // A higher hand is the lowest raise or better; nothing is higher than the top one.
    const top: Question = { ask: "lowest", ...base, from: match && sayClaim(match) };
    const raised = beats && match ? answerTo(top) : null;
    if (raised?.ok && !raised.claim) return asks(top, used);
    const claimed = raised?.ok && raised.claim ? raised.claim : match;
    if (beats && claimed === null) return { kind: "missing", back: this.lacking("claim", [of]), used };
    if (of.kind === "hand" && isClass(of) && claimed === null) {
      if (this.rules.claims.kind !== "hand") return CANNOT;
      const hand: HandFamily = of.hand.endsWith("straight") ? "straight" : (of.hand as HandFamily);
      return asks({ ask: "odds", ...base, class: hand, ...this.seen(null) }, used);
    }
    if (claimed === null) return CANNOT;
    const claim = claimed;
    const wild = this.wild();
    if (wild === "cannot") return CANNOT;
    const dice =
      "count" in claim
        ? (this.facts.diceInPlay ?? inPlay ?? this.diceOfAll() ?? this.known.diceInPlay)
        : undefined;
    if ("count" in claim && dice === undefined)
      return { kind: "missing", back: { games: [this.game], for: "dice_in_play", choices: [] }, used };
    if (wild === "needed") return this.needsWild(used);
    const seen = this.seen("count" in claim ? claim.face : null);
    const own = this.facts.areOthers ? (seen.known?.length ?? 0) : 0;
    const inPlayNow = dice !== undefined && { dice_in_play: dice + own };
    return asks({ ask: "odds", ...base, claim: sayClaim(claim), ...wild, ...inPlayNow, ...seen }, used);
  }

  private needsWild(used: readonly Thing[]): InGame {
    return { kind: "missing", back: { games: [this.game], for: "wild", choices: [...FACES] }, used };
  }

  /** The dice of all players. */
  private diceOfAll(): number | undefined {
    const { players } = this.facts;
    const each = players === undefined ? null : this.rules.cups.dealt(players);
    return players === undefined || each === null ? undefined : players * each;
  }

  private seen(face: Face | null): { readonly known?: Face[] } {
    const known = this.facts.known.flatMap(({ count, face: own }) => {
      const each = own ?? face;
      return each === null ? [] : Array<Face>(count).fill(each);
    });
    // "Three fives of my five": the others are none of the claimed face.
    const other =
      FACES.find((one) => one > 1 && one !== face && one !== (this.facts.wild ?? this.known.wild)) ?? 2;
    const own = known.length > 0 && known.length <= 20 ? (this.facts.ownDice ?? 0) : 0;
    while (known.length < own) known.push(other);
    return known.length > 0 ? { known } : {};
  }

  /** The round's wild face, as the question format has it. */
  private wild(): { readonly wild?: Face | null } | "needed" | "cannot" {
    const { terms } = this.rules;
    const stated = this.facts.wild;
    if (terms.redDie) {
      if (stated === null) return "cannot";
      const face = stated ?? this.known.wild ?? null;
      return face === null ? "needed" : { wild: face };
    }
    const plain = terms.begin({ do: "start-round" }, false);
    const now = plain.ok ? plain.value.wild : null;
    if (this.facts.palifico) {
      const round = terms.begin({ do: "start-round" }, true);
      return round.ok && round.value.locksFace ? { wild: null } : "cannot";
    }
    return stated === null && now !== null ? { wild: null } : {};
  }

  /** The round facts of a raise; null if the game has no such round. */
  private round(from: Claim | null): AskedRound | null {
    const { facts } = this;
    const wild = this.wild();
    if (facts.palifico && (wild === "cannot" || wild === "needed")) return null;
    const dice = facts.diceInPlay ?? this.diceOfAll();
    const inPlay = dice !== undefined && this.rules.claims.kind === "count" ? { dice_in_play: dice } : {};
    const opens = from === null && facts.players !== undefined && this.house.first_claim === "players";
    const players = opens && facts.players !== undefined ? { players: facts.players } : {};
    if (facts.palifico) {
      const face = facts.locked ?? (from && "face" in from ? from.face : undefined);
      return face === undefined ? { ...inPlay, palifico: true } : { ...inPlay, locked_face: face };
    }
    return typeof wild === "string" ? { ...inPlay, ...players } : { ...inPlay, ...players, ...wild };
  }

  /** A hand or claim to compare. */
  private side(thing: Thing): Extract<Question, { ask: "compare" }>["a"] | null {
    if (this.rules.claims.kind === "mia") {
      const dice = rollDice(thing);
      return dice.length === 2 ? [...dice] : null;
    }
    if (thing.kind === "dice") return [...thing.dice];
    if (thing.kind === "hand" && isClass(thing)) {
      const exact = {
        "low-straight": [1, 2, 3, 4, 5],
        "high-straight": [2, 3, 4, 5, 6],
        "ace-straight": [3, 4, 5, 6, 1],
      } as const;
      const straight = thing.hand in exact ? exact[thing.hand as keyof typeof exact] : null;
      return straight ? [...straight] : { class: thing.hand };
    }
    const claim = this.claim(thing);
    return claim && sayClaim(claim);
  }

  private claim(thing: Thing): Claim | null {
    return claimOf(thing, this.rules);
  }

  /**
   * A straight without straights gets a no (H4); anything else that is no claim of the game is not its
   * question.
   */
  private unsayable(from: Thing | null, to: Thing, used: readonly Thing[]): InGame {
    const before = from === null ? null : this.claim(from);
    if (from !== null && before === null) return CANNOT;
    const [none] = to.kind === "sets" ? to.sets : [];
    const words =
      this.rules.claims.kind === "count" && none?.count === 0
        ? `0 ${faceWord(none.face, 0)}`
        : this.rules.claims.kind === "hand" && to.kind === "hand" && to.hand.endsWith("-straight")
          ? to.hand.replace("-", " ")
          : null;
    if (words === null) return CANNOT;
    const base = { game: this.game, house: { ...this.house } };
    return asks({ ask: "raise", ...base, from: before && sayClaim(before), to: words }, used);
  }
}
