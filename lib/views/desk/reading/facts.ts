import { type Face, isFace } from "@/lib/engine";
import { any, has, type Sign } from "./signs";
import type { Thing } from "./things";

// The facts in a sentence: the wild face, numbers of dice and players, house rules, open dice.

export interface Facts {
  /** The wild face; null if none is wild, undefined if not mentioned. */
  readonly wild?: Face | null;
  /** True if what was counted includes the wild dice. */
  readonly countsWilds: boolean;
  readonly isDoubted: boolean;
  readonly diceInPlay?: number;
  /** True if the dice in play are those of the others. */
  readonly areOthers?: boolean;
  readonly players?: number;
  /** Dice per player. */
  readonly each?: number;
  readonly palifico: boolean;
  readonly locked?: Face;
  /** The asker's dice: faces, or a count of the claimed face (null). */
  readonly known: readonly { readonly count: number; readonly face: Face | null }[];
  /** The number of the asker's dice. */
  readonly ownDice?: number;
  /** Open dice, empty if only their kind is named; null without any. */
  readonly table: readonly Face[] | null;
  /** House rules by option. */
  readonly house: Readonly<Record<string, string>>;
  /** Straights count: their rank, or the default one if not mentioned. */
  readonly straights?: "count" | "none" | "below-full-house" | "above-full-house";
  readonly ones?: "high" | "low";
}

/** True for a thing that can be compared, claimed or counted. */
const asksAbout = ({ kind }: Thing): boolean => kind !== "face" && kind !== "number";

/** Extracts the facts, and the things that are not part of one. */
export function factsIn(signs: readonly Sign[], things: readonly Thing[]) {
  let rest = things;
  const facts: Facting = {
    countsWilds: any(signs, "with-wilds"),
    isDoubted: any(signs, "doubted"),
    palifico: false,
    known: [],
    table: null,
    house: {},
  };
  const take = (taken: readonly Thing[]) => {
    rest = rest.filter((thing) => !taken.includes(thing));
  };
  const house: Record<string, string> = {};
  for (const { house: rule } of signs) {
    const [option, value] = rule?.split("=") ?? [];
    if (option && value) house[option] = value;
  }
  facts.house = house;

  people(signs, rest, facts, take);
  peopleNearDice(rest, facts, take);
  wild(signs, rest, facts, take);
  facts.palifico = signs.some((sign, at) => has(sign, "palifico") && !isDenied(signs, at));
  // "Palifico on fours".
  const locked = facts.palifico ? rest.find(({ kind }) => kind === "face") : undefined;
  if (locked?.kind === "face") {
    facts.locked = locked.face;
    take([locked]);
  }
  ranks(signs, rest, facts, take);
  knownDice(signs, rest, facts, take);
  return { facts: facts as Facts, rest };
}

type Facting = { -readonly [Key in keyof Facts]: Facts[Key] };
type Take = (taken: readonly Thing[]) => void;

/** "Not palifico". */
const isDenied = (signs: readonly Sign[], at: number): boolean =>
  any([...signs.slice(Math.max(0, at - 3), at), ...signs.slice(at + 1, at + 2)], "not");

/** Only words between two positions, up to a maximum. */
const near = (signs: readonly Sign[], from: number, to: number, most: number): boolean =>
  to >= from && to - from <= most && signs.slice(from, to).every(({ pause }) => !pause);

/** "20 dice", "nine of us", "5 dice each". */
function people(signs: readonly Sign[], things: readonly Thing[], facts: Facting, take: Take): void {
  for (const thing of things) {
    const { at, to } = thing;
    // "12 dice" is not a roll.
    const number =
      thing.kind === "number"
        ? thing.number
        : thing.kind === "roll" && thing.digits
          ? Number(signs[at]?.digits)
          : null;
    if (number === null || (thing.kind === "roll" && !has(signs[to], "dice", "players"))) continue;
    const self = signs[at];
    const after = signs.slice(to, to + 4);
    const stop = after.findIndex((sign) => sign.pause || sign.number !== null || sign.face !== null);
    const close = stop === -1 ? after : after.slice(0, stop);
    // "two of my dice" are some of them, not all.
    const dice = close.findIndex((sign) => has(sign, "dice") && !(has(sign, "have") && has(close[0], "of")));
    const each = close.findIndex((sign) => has(sign, "each"));
    if (has(self, "players")) {
      facts.players = number;
      take([thing]);
    } else if (dice !== -1 && dice <= 2) {
      const before = has(signs[at - 1], "each") || has(signs[at - 2], "each");
      const previous = signs[at - 1]?.pause ? signs[at - 2] : signs[at - 1];
      const dealt = number <= 5 && facts.players !== undefined && has(previous, "with", "players");
      if (each !== -1 || before || dealt) facts.each = number;
      else if (facts.diceInPlay === undefined) {
        facts.diceInPlay = number;
        facts.areOthers = any([...signs.slice(Math.max(0, at - 4), at), ...close], "others");
      }
      take([thing]);
    } else if (
      (each === 0 && !has(signs[at - 1], "found", "article") && signs[at - 1]?.number == null) ||
      (has(signs[at - 1], "each") && !has(close[0], "players"))
    ) {
      if (number < 1 || number > 10) continue;
      facts.each = number;
      take([thing]);
    } else if (
      close.slice(0, 2).some((sign) => has(sign, "players")) ||
      (has(signs[at - 1], "players") && !has(close[0], "short", "spare"))
    ) {
      facts.players = number;
      take([thing]);
    }
  }
}

/** "4 with 5 dice each": a bare number next to dice per player counts players. */
function peopleNearDice(things: readonly Thing[], facts: Facting, take: Take): void {
  if (facts.each === undefined || facts.players !== undefined || facts.diceInPlay !== undefined) return;
  const alone = things.filter((thing) => thing.kind === "number" && thing.number >= 2 && thing.number <= 30);
  const [only] = alone;
  if (alone.length !== 1 || only?.kind !== "number" || only.number === facts.each) return;
  facts.players = only.number;
  take([only]);
}

/** "fours wild", "the red die shows a four", "no wilds". */
function wild(signs: readonly Sign[], things: readonly Thing[], facts: Facting, take: Take): void {
  for (const [at, sign] of signs.entries()) {
    if (!has(sign, "wild", "red-die") || has(sign, "with-wilds")) continue;
    const before = things.findLast(
      (thing) => (thing.kind === "face" || oneDie(thing) !== null) && near(signs, thing.to, at, 4),
    );
    // "8 sixes and 5 wilds" counts them.
    if (before?.kind === "number" && before.to === at && has(signs[before.at - 1], "and")) return;
    const after = things.find(
      (thing) =>
        (thing.kind === "face" || thing.kind === "number" || oneDie(thing) !== null) &&
        (near(signs, at + 1, thing.at, 4) || (has(sign, "red-die") && thing.at > at && thing.at - at < 5)) &&
        oneDie(thing) !== null,
    );
    const first = has(sign, "red-die")
      ? (after ?? before)
      : before?.kind === "face"
        ? before
        : (after ?? before);
    const face = first ? oneDie(first) : null;
    const from = first ? Math.min(first.at, at) : at;
    const no = signs
      .slice(Math.max(0, from - 2), Math.max(at, first?.to ?? at))
      .some((one) => has(one, "not"));
    // "Fours aren't wild" tells no wild face.
    if (no && face !== null && face !== 1) return;
    if (face !== null && first) {
      facts.wild = no ? null : face;
      take([first]);
      return;
    }
    if (no && has(sign, "wild")) {
      facts.wild = null;
      return;
    }
  }
}

/** The face of a thing that is a single die. */
function oneDie(thing: Thing): Face | null {
  if (thing.kind === "face") return thing.face;
  if (thing.kind === "number") return isFace(thing.number) ? thing.number : null;
  const [only] = thing.kind === "sets" && thing.sets.length === 1 ? thing.sets : [];
  return only?.count === 1 ? only.face : null;
}

/** "aces high", "aces above sixes", "straights count", "straights over boats". */
function ranks(signs: readonly Sign[], things: readonly Thing[], facts: Facting, take: Take): void {
  const questions = things.filter(asksAbout);
  const isClass = (thing: Thing | undefined) =>
    thing?.kind === "hand" && thing.faces.length === 0 && thing.kickers.length === 0;
  for (const [index, thing] of things.entries()) {
    const next = things[index + 1];
    // "He thinks ones beat sixes": not told as a rule.
    const isReported = any(signs.slice(Math.max(0, thing.at - 2), thing.at), "they", "says");
    if (thing.kind === "face" && thing.face === 1 && !isReported) {
      const around = signs.slice(thing.to, thing.to + 4);
      const stop = around.findIndex(({ pause }) => pause);
      const close = stop === -1 ? around : around.slice(0, stop);
      const untilSixes =
        next?.kind === "face" && next.face === 6 && near(signs, thing.to, next.at, 4)
          ? signs.slice(thing.to, next.at)
          : null;
      if (untilSixes?.some((sign) => has(sign, "over", "beats", "than", "higher"))) {
        // "Einsen schlagen Sechsen nicht".
        const no = has(signs[next?.to ?? -1], "not") || any(untilSixes, "lower", "not");
        facts.ones = no ? "low" : "high";
        take([thing, next as Thing]);
      } else if (any(close, "high", "low") || has(signs[thing.at - 1], "high", "low")) {
        const high = any(close, "high") || has(signs[thing.at - 1], "high");
        // "Do aces count high or low": asked, not told.
        if (
          any(close, "high") &&
          any(close, "low") &&
          !close.some((sign) => has(sign, "high") && has(sign, "low"))
        )
          continue;
        facts.ones = high ? "high" : "low";
        take([thing]);
      }
    }
    if (thing.kind !== "hand" || thing.hand !== "straight" || !isClass(thing)) continue;
    const others = questions.filter((other) => other !== thing && other !== next);
    if (next?.kind === "hand" && next.hand === "full-house" && isClass(next) && others.length >= 1) {
      const between = signs.slice(thing.to, next.at);
      if (any(between, "over", "beats", "than", "higher")) {
        facts.straights = any(between, "lower") ? "below-full-house" : "above-full-house";
        take([thing, next]);
      }
    } else if (questions.filter((other) => other !== thing).length >= 2) {
      const window = signs.slice(Math.max(0, thing.at - 3), thing.to + 4);
      const no = any(window, "not");
      if (no || any(window, "counts", "with")) {
        facts.straights = no ? "none" : "count";
        take([thing]);
      }
    }
  }
}

/** A parsed sentence with its facts. */
interface WithFacts {
  readonly signs: readonly Sign[];
  readonly things: readonly Thing[];
  readonly facts: Facts;
}

/**
 * Dice in the open, where one cup goes round: "33 on the table", "exposing 3 3". A kind of hand in the open has
 * no faces, so that it can be no one's claim either.
 */
export function withOpenDice<Parsed extends WithFacts>(tokens: Parsed): Parsed {
  const { signs, things } = tokens;
  for (const [at, sign] of signs.entries()) {
    if (has(sign, "opens") || !(has(sign, "show") || (has(sign, "open") && !has(sign, "found")))) continue;
    const before = things.findLast((thing) => near(signs, thing.to, at, 2) && isShown(thing));
    const governed = before && has(signs[before.at - 1], "over", "after", "than", "beats", "stated", "speak");
    const after = things.find((thing) => near(signs, at + 1, thing.at, 2) && isShown(thing));
    const lying = before && !governed ? before : after;
    const row = lying ? inRow(signs, things, lying) : [];
    const open = row.length > 1 ? row : lying && asksAbout(lying) ? [lying] : [];
    const dice = open.flatMap((thing) => (row.length > 1 ? (oneDie(thing) ?? []) : (shown(thing) ?? [])));
    if (open.length === 0 || dice.length > (has(sign, "open") ? 5 : 4)) continue;
    const facts = { ...tokens.facts, table: dice };
    return { ...tokens, facts, things: things.filter((thing) => !open.includes(thing)) };
  }
  return tokens;
}

const isShown = (thing: Thing): boolean =>
  shown(thing) !== null || thing.kind === "hand" || thing.kind === "number";

/** The run of single dice around a thing: "3 3", "3 3 and 5". */
function inRow(signs: readonly Sign[], things: readonly Thing[], around: Thing): readonly Thing[] {
  const dice = things.filter((thing) => thing.kind === "number" && isFace(thing.number));
  const at = dice.indexOf(around);
  const isNext = (from: number) =>
    signs
      .slice(dice[from]?.to, dice[from + 1]?.at ?? 0)
      .every((sign) => sign.raw === "," || has(sign, "and")) && dice[from + 1] !== undefined;
  let [first, last] = [at, at];
  while (first > 0 && isNext(first - 1)) first--;
  while (last < dice.length - 1 && isNext(last)) last++;
  return at === -1 ? [] : dice.slice(first, last + 1);
}

/** The dice of a thing on the table. */
export function shown(thing: Thing): readonly Face[] | null {
  if (thing.kind === "number") return isFace(thing.number) ? [thing.number] : null;
  if (thing.kind === "dice" || thing.kind === "digits") return thing.dice;
  if (thing.kind === "face") return [thing.face];
  if (thing.kind === "roll" && thing.digits) {
    const digits = [Math.floor(thing.roll / 10), thing.roll % 10];
    return digits.filter(isFace);
  }
  if (thing.kind === "hand" && thing.hand === "pair" && thing.kickers.length === 0)
    return thing.faces.flatMap((face) => [face, face]);
  if (thing.kind !== "sets") return null;
  const total = thing.sets.reduce((sum, { count }) => sum + count, 0);
  return total > 100 ? null : thing.sets.flatMap(({ count, face }) => Array<Face>(count).fill(face));
}

/** "if I have two", "I hold 5 5 2", "with 5555 kept": only in odds questions. */
function knownDice(signs: readonly Sign[], things: readonly Thing[], facts: Facting, take: Take): void {
  if (!any(signs, "odds")) return;
  for (const [at, sign] of signs.entries()) {
    if (!has(sign, "have", "holds")) continue;
    const mine = heldBy(at, signs, things);
    const known = mine.flatMap((thing): Facts["known"] => {
      const [some, face] = mine;
      // "two of my dice are fives".
      if (some?.kind === "number" && face?.kind === "face")
        return thing === some ? [{ count: some.number, face: face.face }] : [];
      // "Three fives of my five".
      if (thing.kind === "number" && mine.some(({ kind }) => kind === "sets")) return [];
      // "3 3 5" are dice, one number is a count.
      const isDie = thing.kind === "number" && isFace(thing.number) && mine.length > 1;
      if (thing.kind === "number" && !isDie)
        return thing.number <= 10 ? [{ count: thing.number, face: null }] : [];
      return (shown(thing) ?? []).map((die) => ({ count: 1, face: die }));
    });
    // The dice asked about are not held.
    if (known.length === 0 || !things.some((thing) => asksAbout(thing) && !mine.includes(thing))) continue;
    facts.known = known;
    const total = mine.find((thing) => thing.kind === "number");
    if (total?.kind === "number" && mine.some(({ kind }) => kind === "sets")) facts.ownDice = total.number;
    take(mine);
    return;
  }
}

/** The dice of a verb of holding, after it or right before. */
function heldBy(at: number, signs: readonly Sign[], things: readonly Thing[]): readonly Thing[] {
  const [some] = things.filter(
    (thing) => thing.kind === "number" && thing.to === at - 1 && has(signs[thing.to], "of"),
  );
  const end = signs.findIndex(
    (sign, index) => index > at && has(sign, "odds", "beats", "dice", "players", "stated"),
  );
  const after = things.filter(
    (thing) =>
      thing.at > at &&
      (end === -1 || thing.at < end) &&
      thing.kind !== "hand" &&
      near(signs, at + 1, thing.at, 12),
  );
  const [face] = after;
  if (some?.kind === "number" && some.number <= 10 && face?.kind === "face") return [some, face];
  // "wenn ich zwei habe": a German verb comes last.
  const before = things.filter(
    (thing) => near(signs, thing.to, at, 1) && (thing.kind === "number" || shown(thing)),
  );
  return after.length > 0 ? after : before;
}
