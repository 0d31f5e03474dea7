import { type ClaimKind, type Face, heldByHand, houseOf, type OptionValue, rulesUnder } from "@/lib/engine";
import type { Question } from "@/lib/protocol/ask/shapes";
import { claimMade, packed } from "./fiveDice";

// What somebody has put on the dispute desk so far, and the question it makes once it is whole.

/** What is asked: which is higher, may one say it, was it there, how likely is it. */
export const ASKINGS = ["compare", "raise", "judge", "odds"] as const;
export type Asking = (typeof ASKINGS)[number];

export interface Desk {
  readonly game: string;
  /** Somebody picked that game, or a link named it: words are never read as about another one. */
  readonly picked: boolean;
  readonly house: Readonly<Record<string, OptionValue>>;
  readonly asking: Asking;
  /** The two claims or hands: words or dice as they were put, "" while empty. Only the first is asked of by "judge" and "odds". */
  readonly said: readonly [string, string];
  /** Dice that were shown, that one can see, or that lie in the open while something is claimed. */
  readonly dice: readonly Face[];
  /** What the red die shows, where there is one. */
  readonly wild: Face | null;
  readonly inPlay: number;
  /** Somebody said how many: then a raise is held against them too. */
  readonly inPlayTold: boolean;
  /** A palifico round (U5). */
  readonly palifico: boolean;
  /** Where the next die goes; null once everything lies there. */
  readonly at: 0 | 1 | "dice" | null;
}

/** More dice than lie on any table. */
export const MAX_SHOWN = 60;

const FRESH: Pick<Desk, "said" | "dice" | "at"> = { said: ["", ""], dice: [], at: 0 };

/** What claims of a game are about, and the dice of one hand where they are about one. */
export function claimsOf(
  game: string,
  house: Desk["house"],
): { readonly kind: ClaimKind; readonly hand: number } {
  const rules = rulesUnder(game, house);
  if (!rules.ok || rules.value.claims.kind === "count") return { kind: "count", hand: 0 };
  return { kind: rules.value.claims.kind, hand: heldByHand(rules.value) };
}

/** What can be asked of a game: numbers of dice are not held against each other, but raised. */
export const askingsOf = (kind: ClaimKind): readonly Asking[] =>
  kind === "count" ? ASKINGS.filter((asking) => asking !== "compare") : ASKINGS;

/** Whether a game has a red die under these rules, whose face the table must tell. */
export function hasRedDie({ game, house }: Pick<Desk, "game" | "house">): boolean {
  const rules = rulesUnder(game, house);
  return rules.ok && rules.value.terms.redDie;
}

/** Whether a table under these rules plays rounds in which the face is held (U5). */
export function hasPalifico({ game, house }: Pick<Desk, "game" | "house">): boolean {
  const rules = rulesUnder(game, house);
  if (!rules.ok) return false;
  const { terms } = rules.value;
  const began = terms.begin({ do: "start-round", ...(terms.redDie && { wild: 1 as const }) }, true);
  return began.ok && began.value.locksFace;
}

/** Whether one cup goes round under these rules, so that dice may lie in the open beside it while a claim is made (P6, C4). */
export function hasOpenDice({ game, house }: Pick<Desk, "game" | "house">): boolean {
  const rules = rulesUnder(game, house);
  return rules.ok && rules.value.claims.openDice !== null && rules.value.cups.dealt(2) === null;
}

/** What a raise is told of its round: the dice in play, and the face that palifico holds once there is one. */
function roundOf(desk: Desk, from: string): Partial<Extract<Question, { ask: "raise" }>> {
  const inPlay = desk.inPlayTold ? { dice_in_play: desk.inPlay } : {};
  if (!desk.palifico || !hasPalifico(desk)) return inPlay;
  const rules = rulesUnder(desk.game, desk.house);
  const said = rules.ok && from !== "" ? rules.value.claims.read(from) : null;
  if (from === "") return { ...inPlay, palifico: true };
  return said?.ok && "face" in said.value ? { ...inPlay, locked_face: said.value.face } : inPlay;
}

/** An empty desk for a game; `picked`: somebody picked it. */
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
    inPlayTold: false,
    palifico: false,
  };
}

/** A desk on which a claim lies, and the place for what is missing is the next: what was said before it, or the dice that were there. */
export function deskLacking(missing: "from" | "dice", game: string, claim: string): Desk {
  const desk = openDesk(game, {}, true);
  return missing === "from"
    ? { ...desk, asking: "raise", said: ["", claim], at: 0 }
    : { ...desk, asking: "judge", said: [claim, ""], at: "dice" };
}

/** Asks something else of what lies there: the claims stay, the dice go. */
export const askOther = (desk: Desk, asking: Asking): Desk => ({ ...desk, asking, dice: [], at: 0 });

/** Everything off the desk. */
export const cleared = (desk: Desk): Desk => ({ ...desk, ...FRESH });

/** A claim as it was typed or picked. */
export const say = (desk: Desk, which: 0 | 1, text: string): Desk => ({
  ...desk,
  said: which === 0 ? [text, desk.said[1]] : [desk.said[0], text],
  at: which,
});

/** Whether text is dice lying in a row. */
export const asDice = (text: string): readonly Face[] | null =>
  /^[1-6]*$/.test(text) ? [...text].map((digit) => Number(digit) as Face) : null;

/** One die put where the next one goes; a full hand makes the other next. */
export function putDie(desk: Desk, face: Face): Desk {
  const { hand } = claimsOf(desk.game, desk.house);
  if (desk.at === null) return desk;
  if (desk.at === "dice") {
    if (desk.dice.length >= roomFor(desk)) return desk;
    const dice = [...desk.dice, face];
    return { ...desk, dice, at: hand > 0 && dice.length === hand ? null : "dice" };
  }
  const before = asDice(desk.said[desk.at]) ?? [];
  if (before.length >= hand) return desk;
  const after = say(desk, desk.at, `${before.join("")}${face}`);
  return before.length + 1 < hand ? after : goOn(after);
}

/** Dice put all at once where others may have been. */
export const putDice = (desk: Desk, at: 0 | 1 | "dice", dice: readonly Face[]): Desk =>
  dice.reduce(putDie, at === "dice" ? { ...desk, dice: [], at } : say(desk, at, ""));

/** A number of dice and a face, said in one tap; what is to be said next comes next. */
export const sayCount = (desk: Desk, which: 0 | 1, count: number, face: Face): Desk =>
  goOn(say(desk, which, `${count}x${face}`));

/** How many dice may be shown. */
const roomFor = ({ game, house }: Desk): number => claimsOf(game, house).hand || MAX_SHOWN;

/** To the next empty place; to none when all is there. */
function goOn(desk: Desk): Desk {
  const { asking, said } = desk;
  const [first, second] = said;
  if (first === "" && asking !== "raise") return { ...desk, at: 0 };
  if (asking === "judge") return { ...desk, at: "dice" };
  if (asking === "odds") return { ...desk, at: null };
  return { ...desk, at: second === "" ? 1 : null };
}

/** The last die taken back from where one is, or from where one was before. */
export function takeBack(desk: Desk): Desk {
  if (desk.at === null) return takeBack({ ...desk, at: lastPlace(desk) });
  if (desk.at === "dice")
    return desk.dice.length > 0
      ? { ...desk, dice: desk.dice.slice(0, -1) }
      : takeBack({ ...desk, at: desk.asking === "raise" ? 1 : 0 });
  const here = desk.said[desk.at];
  if (here !== "") return say(desk, desk.at, asDice(here) === null ? "" : here.slice(0, -1));
  return desk.at === 1 && desk.said[0] !== "" ? takeBack({ ...desk, at: 0 }) : desk;
}

const lastPlace = ({ asking }: Desk): Desk["at"] => (asking === "judge" ? "dice" : asking === "odds" ? 0 : 1);

/** What reads claims in whatever language; it comes after the page, and until then claims are read in English. */
export type InEnglish = (typed: string, played: Pick<Desk, "game" | "house">) => string;
export const asTyped: InEnglish = (typed) => typed;

/** The question on the desk; null until it is whole. */
export function questionOn(desk: Desk, inEnglish: InEnglish = asTyped): Question | null {
  const { game, house, asking, said, dice, wild, inPlay } = desk;
  const { kind, hand } = claimsOf(game, house);
  const red = hasRedDie({ game, house });
  const [first = "", second = ""] = said.map((text) => packed(inEnglish(text.trim(), desk)));
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
      if (first === "" || dice.length === 0 || (red && wild === null)) return null;
      return hand > 0 && dice.length < hand
        ? null
        : { ask: "judge", ...base, ...round, claim, dice: [...dice] };
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

/** House rules of the form they have, whatever else a question named; of those a game knows, what is other than its own. */
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

/** What a raise told of its round. */
const told = (question: Extract<Question, { ask: "raise" | "lowest" }>) => ({
  palifico: question.palifico === true || question.locked_face !== undefined,
  ...(question.dice_in_play !== undefined && { inPlay: question.dice_in_play, inPlayTold: true }),
});

/** The desk that a question came from, to go on from there; its game counts as picked. */
export function deskOf(question: Question): Desk {
  const { game } = question;
  const desk = openDesk(game, named(game, question.house ?? {}), true);
  const text = (side: unknown): string =>
    typeof side === "string" ? side : Array.isArray(side) ? side.join("") : "";
  const wild = "wild" in question && question.wild ? { wild: question.wild } : {};
  switch (question.ask) {
    case "rank":
      return { ...desk, asking: "compare", said: [question.dice.join(""), ""], at: 1 };
    case "compare":
      return { ...desk, asking: "compare", said: [text(question.a), text(question.b)], at: null };
    case "raise":
      return {
        ...desk,
        asking: "raise",
        ...wild,
        ...told(question),
        said: [text(question.from), text(question.to)],
        dice: (question.table ?? []) as readonly Face[],
        at: null,
      };
    case "lowest":
      return { ...desk, asking: "raise", ...wild, ...told(question), said: [text(question.from), ""], at: 1 };
    case "judge":
      return {
        ...desk,
        asking: "judge",
        ...wild,
        said: [text(question.claim), ""],
        dice: (question.dice ?? []).flat() as readonly Face[],
        at: null,
      };
    case "odds":
      return {
        ...desk,
        asking: "odds",
        ...wild,
        said: [text(question.claim), ""],
        dice: question.known ?? [],
        inPlay: question.dice_in_play ?? desk.inPlay,
        at: null,
      };
  }
}
