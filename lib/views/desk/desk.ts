import { type ClaimKind, dicePerHand, type Face, houseOf, type OptionValue, rulesUnder } from "@/lib/engine";
import type { Question } from "@/lib/protocol/ask/shapes";
import { claimMade, packed } from "./fiveDice";

// The desk's input so far, and its question once complete.

/** The kinds of questions: which is higher, is it a legal raise, was it there, how likely is it. */
export const QUESTION_KINDS = ["compare", "raise", "judge", "odds"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export interface Desk {
  readonly game: string;
  /** True if the user or a link selected the game: typed words are then never parsed for another one. */
  readonly picked: boolean;
  /** True for the last game of this phone: typed words that fit several games are parsed for it. */
  readonly recalled?: boolean;
  readonly house: Readonly<Record<string, OptionValue>>;
  readonly asking: QuestionKind;
  /** The two claims or hands as entered, "" while empty. "judge" and "odds" use the first only. */
  readonly claims: readonly [string, string];
  /** Revealed, visible or open dice. */
  readonly dice: readonly Face[];
  /** The number that was there, if the dice are unknown. */
  readonly count: number | null;
  /** True if the claim was called spot on, not doubted. */
  readonly spotOn: boolean;
  /** The red die's face, in games with one. */
  readonly wild: Face | null;
  readonly inPlay: number;
  /** True if the user entered the number: it then limits raises too. */
  readonly inPlayEntered: boolean;
  /** A palifico round (U5). */
  readonly palifico: boolean;
  /** The place of the next die; null if complete. */
  readonly at: 0 | 1 | "dice" | null;
}

/** The maximum number of dice. */
export const MAX_SHOWN = 60;

const FRESH: Pick<Desk, "claims" | "dice" | "count" | "spotOn" | "at"> = {
  claims: ["", ""],
  dice: [],
  count: null,
  spotOn: false,
  at: 0,
};

/** The kind of claims of a game, and the dice per hand for hands. */
export function claimsOf(
  game: string,
  house: Desk["house"],
): { readonly kind: ClaimKind; readonly hand: number } {
  const rules = rulesUnder(game, house);
  if (!rules.ok || rules.value.claims.kind === "count") return { kind: "count", hand: 0 };
  return { kind: rules.value.claims.kind, hand: dicePerHand(rules.value) };
}

/** The questions a game supports: counts are raised, not compared. */
export const askingsOf = (kind: ClaimKind): readonly QuestionKind[] =>
  kind === "count" ? QUESTION_KINDS.filter((asking) => asking !== "compare") : QUESTION_KINDS;

/** True if a game has a red die under these rules, so that the user must enter its face. */
export function hasRedDie({ game, house }: Pick<Desk, "game" | "house">): boolean {
  const rules = rulesUnder(game, house);
  return rules.ok && rules.value.terms.redDie;
}

/** True if these rules include palifico (U5). */
export function hasPalifico({ game, house }: Pick<Desk, "game" | "house">): boolean {
  const rules = rulesUnder(game, house);
  if (!rules.ok) return false;
  const { terms } = rules.value;
  const began = terms.begin({ do: "start-round", ...(terms.redDie && { wild: 1 as const }) }, true);
  return began.ok && began.value.locksFace;
}

/** True if a claim can be called spot on under these rules. */
export function hasSpotOn({ game, house }: Pick<Desk, "game" | "house">): boolean {
  const rules = rulesUnder(game, house);
  return rules.ok && rules.value.challenges.some(({ kind }) => kind === "spot-on");
}

/** True if these rules have a shared cup, so that dice can be open during a claim (P6, C4). */
export function hasOpenDice({ game, house }: Pick<Desk, "game" | "house">): boolean {
  const rules = rulesUnder(game, house);
  return rules.ok && rules.value.claims.openDice !== null && rules.value.cups.dealt(2) === null;
}

/** The round of a raise: the dice in play, and the face locked by palifico after a claim. */
function roundOf(desk: Desk, from: string): Partial<Extract<Question, { ask: "raise" }>> {
  const inPlay = desk.inPlayEntered ? { dice_in_play: desk.inPlay } : {};
  if (!desk.palifico || !hasPalifico(desk)) return inPlay;
  const rules = rulesUnder(desk.game, desk.house);
  const parsed = rules.ok && from !== "" ? rules.value.claims.read(from) : null;
  if (from === "") return { ...inPlay, palifico: true };
  return parsed?.ok && "face" in parsed.value ? { ...inPlay, locked_face: parsed.value.face } : inPlay;
}

/** An empty desk for a game; `picked`: the user selected it. */
export function openDesk(game: string, house: Desk["house"] = {}, picked = false): Desk {
  const [asking = "raise"] = askingsOf(claimsOf(game, house).kind);
  return {
    game,
    picked,
    house,
    asking,
    ...FRESH,
    wild: null,
    inPlay: 10,
    inPlayEntered: false,
    palifico: false,
  };
}

/** A desk with one claim, ready for the missing part: the claim before it, or the dice. */
export function deskLacking(missing: "from" | "dice", game: string, claim: string): Desk {
  const desk = openDesk(game, {}, true);
  return missing === "from"
    ? { ...desk, asking: "raise", claims: ["", claim], at: 0 }
    : { ...desk, asking: "judge", claims: [claim, ""], at: "dice" };
}

/** Changes the question: the claims stay, the dice are cleared. */
export const askOther = (desk: Desk, asking: QuestionKind): Desk => ({
  ...desk,
  asking,
  dice: [],
  count: null,
  spotOn: false,
  at: 0,
});

/** Clears the desk. */
export const cleared = (desk: Desk): Desk => ({ ...desk, ...FRESH });

/** Sets a claim as typed or chosen. */
export const say = (desk: Desk, which: 0 | 1, text: string): Desk => ({
  ...desk,
  claims: which === 0 ? [text, desk.claims[1]] : [desk.claims[0], text],
  at: which,
});

/** The faces in a text of dice. */
export const asDice = (text: string): readonly Face[] | null =>
  /^[1-6]*$/.test(text) ? [...text].map((digit) => Number(digit) as Face) : null;

/** Enters one die in the current place: a full one starts over, a complete hand moves on to the other one. */
export function putDie(desk: Desk, face: Face): Desk {
  const { hand } = claimsOf(desk.game, desk.house);
  if (desk.at === null) return desk;
  if (desk.at === "dice") {
    if (desk.dice.length >= roomFor(desk)) return desk;
    const dice = [...desk.dice, face];
    return { ...desk, dice, count: null, at: hand > 0 && dice.length === hand ? null : "dice" };
  }
  const lying = asDice(desk.claims[desk.at]) ?? [];
  const before = lying.length >= hand ? [] : lying;
  const after = say(desk, desk.at, `${before.join("")}${face}`);
  return before.length + 1 < hand ? after : goOn(after);
}

/** Longer words are no claim. */
const MAX_CLAIM = 200;

/**
 * The desk after words that are a claim or dice alone, for the place that waits. It is null for a question, and on
 * an empty desk.
 */
export function typedInto(desk: Desk, words: string, inEnglish: InEnglish): Desk | null {
  const { at, claims, game, house } = desk;
  if (words.length > MAX_CLAIM || at === null) return null;
  if (at === 0 && claims.every((claim) => claim === "")) return null;
  if (at === "dice") {
    const dice = asDice(words.replaceAll(/[\s,]/g, ""));
    const { hand } = claimsOf(game, house);
    if (dice === null || dice.length === 0 || (hand > 0 && dice.length !== hand)) return null;
    return putDice(desk, at, dice.slice(0, MAX_SHOWN));
  }
  const rules = rulesUnder(game, house);
  const claim = claimMade(packed(inEnglish(words.trim(), desk)), desk);
  return rules.ok && rules.value.claims.read(claim).ok ? goOn(say(desk, at, words.trim())) : null;
}

/** Replaces the dice of one place. */
export const putDice = (desk: Desk, at: 0 | 1 | "dice", dice: readonly Face[]): Desk =>
  dice.reduce(putDie, at === "dice" ? { ...desk, dice: [], at } : say(desk, at, ""));

/** Sets a count and a face in one tap, then moves on. */
export const sayCount = (desk: Desk, which: 0 | 1, count: number, face: Face): Desk =>
  goOn(say(desk, which, `${count}x${face}`));

/** The most dice that can be revealed. */
const roomFor = ({ game, house }: Desk): number => claimsOf(game, house).hand || MAX_SHOWN;

/** Moves to the next empty place; to none if complete. */
function goOn(desk: Desk): Desk {
  const { asking, claims } = desk;
  const [first, second] = claims;
  if (first === "" && asking !== "raise") return { ...desk, at: 0 };
  if (asking === "judge") return { ...desk, at: "dice" };
  if (asking === "odds") return { ...desk, at: null };
  return { ...desk, at: second === "" ? 1 : null };
}

/** Removes the last die of the current or previous place. */
export function removeLast(desk: Desk): Desk {
  if (desk.at === null) return removeLast({ ...desk, at: lastPlace(desk) });
  if (desk.at === "dice")
    return desk.dice.length > 0
      ? { ...desk, dice: desk.dice.slice(0, -1) }
      : removeLast({ ...desk, at: desk.asking === "raise" ? 1 : 0 });
  const here = desk.claims[desk.at];
  if (here !== "") return say(desk, desk.at, asDice(here) === null ? "" : here.slice(0, -1));
  return desk.at === 1 && desk.claims[0] !== "" ? removeLast({ ...desk, at: 0 }) : desk;
}

const lastPlace = ({ asking }: Desk): Desk["at"] => (asking === "judge" ? "dice" : asking === "odds" ? 0 : 1);

/** Parses claims in any language; it loads after the page, and until then claims are parsed in English. */
export type InEnglish = (typed: string, played: Pick<Desk, "game" | "house">) => string;
export const asTyped: InEnglish = (typed) => typed;

/** The question on the desk; null while incomplete. */
export function questionOn(desk: Desk, inEnglish: InEnglish = asTyped): Question | null {
  const { game, house, asking, claims, dice, count, wild, inPlay } = desk;
  const { kind, hand } = claimsOf(game, house);
  const red = hasRedDie({ game, house });
  const [first = "", second = ""] = claims.map((text) => packed(inEnglish(text.trim(), desk)));
  const [claim = "", next = ""] = [first, second].map((text) => claimMade(text, desk));
  const base = { game, house: { ...house } };
  const round = red && wild !== null ? { wild } : {};
  switch (asking) {
    case "compare": {
      const whole = (text: string) => text !== "" && (asDice(text)?.length ?? hand) === hand;
      const side = (text: string) => (kind === "hand" && asDice(text) ? [...(asDice(text) ?? [])] : text);
      return whole(first) && whole(second)
        ? { ask: "compare", ...base, a: side(first), b: side(second) }
        : null;
    }
    case "raise":
      return second === ""
        ? null
        : {
            ask: "raise",
            ...base,
            ...round,
            ...roundOf(desk, claim),
            ...(hasOpenDice(desk) && dice.length > 0 && { table: [...dice] }),
            from: claim || null,
            to: next,
          };
    case "judge":
      if (first === "" || (red && wild === null)) return null;
      if (dice.length === 0 && (count === null || hand > 0)) return null;
      return hand > 0 && dice.length < hand
        ? null
        : {
            ask: "judge",
            ...base,
            ...round,
            claim,
            ...(desk.spotOn && hasSpotOn(desk) && { kind: "spot-on" as const }),
            ...(dice.length > 0 ? { dice: [...dice] } : { count: count ?? 0 }),
          };
    case "odds":
      if (first === "" || (red && wild === null)) return null;
      return kind === "count"
        ? {
            ask: "odds",
            ...base,
            ...round,
            claim,
            dice_in_play: Math.max(inPlay, dice.length),
            known: [...dice],
          }
        : { ask: "odds", ...base, claim, known: dice.slice(0, hand) };
  }
}

/** Keeps valid house rules that differ from the game's defaults. */
function named(game: string, house: Readonly<Record<string, unknown>>): Desk["house"] {
  const usual = houseOf(game, {});
  const known = usual.ok && houseOf(game, house).ok;
  return Object.fromEntries(
    Object.entries(house).flatMap(([name, value]) =>
      (typeof value === "string" || typeof value === "number") && !(known && usual.value[name] === value)
        ? [[name, value] as const]
        : [],
    ),
  );
}

/** The round facts of a raise. */
const roundFacts = (question: Extract<Question, { ask: "raise" | "lowest" }>) => ({
  palifico: question.palifico === true || question.locked_face !== undefined,
  ...(question.dice_in_play !== undefined && { inPlay: question.dice_in_play, inPlayEntered: true }),
});

/** The desk for a question, to continue from; its game counts as selected. */
export function deskOf(question: Question): Desk {
  const { game } = question;
  const desk = openDesk(game, named(game, question.house ?? {}), true);
  const text = (side: unknown): string =>
    typeof side === "string" ? side : Array.isArray(side) ? side.join("") : "";
  const wild = "wild" in question && question.wild ? { wild: question.wild } : {};
  switch (question.ask) {
    case "rank":
      return { ...desk, asking: "compare", claims: [question.dice.join(""), ""], at: 1 };
    case "compare":
      return { ...desk, asking: "compare", claims: [text(question.a), text(question.b)], at: null };
    case "raise":
      return {
        ...desk,
        asking: "raise",
        ...wild,
        ...roundFacts(question),
        claims: [text(question.from), text(question.to)],
        dice: (question.table ?? []) as readonly Face[],
        at: null,
      };
    case "lowest":
      return {
        ...desk,
        asking: "raise",
        ...wild,
        ...roundFacts(question),
        claims: [text(question.from), ""],
        at: 1,
      };
    case "judge":
      return {
        ...desk,
        asking: "judge",
        ...wild,
        claims: [text(question.claim), ""],
        dice: (question.dice ?? []).flat() as readonly Face[],
        count: question.count ?? null,
        spotOn: question.kind === "spot-on",
        at: null,
      };
    case "odds":
      return {
        ...desk,
        asking: "odds",
        ...wild,
        claims: [text(question.claim), ""],
        dice: question.known ?? [],
        inPlay: question.dice_in_play ?? desk.inPlay,
        at: null,
      };
  }
}
