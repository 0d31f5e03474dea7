import { FACES, type Face, houseOf, sayClaim } from "@/lib/engine";
import { readHouse, writeChanged } from "../houseLink";
import { HAND_KINDS } from "./kinds";
import type { Question } from "./shapes";

// A question as the end of an address: `?ask=compare&game=pass-the-cup&a=44112&b=33226&rules=ones.high`. Of the house rules those stand
// in it that are other than the game's own, which never change: it is short enough to be read out, and asks the same years later.

/** In characters. Nobody types more; an address has to fit a chat. */
const MAX_CLAIM_LENGTH = 200;
const MAX_DICE = 100;
/** In front of a kind of hand where a claim or dice could stand: `a=class.full-house`. */
const CLASS = "class.";

/** The question as the query of an address, without the "?". Its house must be one the game knows: else "". */
export function linkOf(question: Question): string {
  const known = houseOf(question.game, question.house ?? {});
  if (!known.ok) return "";
  const rules = writeChanged(question.game, known.value);
  const { ask, game, house: _named, ...asked } = question;
  const query = new URLSearchParams({ ask, game });
  for (const [key, value] of Object.entries(asked)) {
    const text = key === "wild" && value === null ? "0" : written(value);
    if (text !== null) query.set(key, text);
  }
  if (rules !== "") query.set("rules", rules);
  return query.toString().replaceAll("%7E", "~");
}

/** Dice as they lie, cups set apart by a dot; claims in their canonical words; no wild face is 0; what opens is left out. */
function written(value: unknown): string | null {
  if (typeof value === "number" || typeof value === "string") return String(value);
  if (Array.isArray(value))
    return value.every(Array.isArray) && value.length > 0
      ? value.map((cup) => cup.join("")).join(".")
      : value.join("");
  if (value === true) return "1";
  if (typeof value === "object" && value !== null && "class" in value) return `${CLASS}${value.class}`;
  if (typeof value === "object" && value !== null) return sayClaim(value as Parameters<typeof sayClaim>[0]);
  return null;
}

/**
 * The question that an address asks, or null where it asks none. Whether its game, rules and claims are known is for the
 * answer to say.
 */
export function readLink(query: URLSearchParams): Question | null {
  const of = (key: string): string | undefined => {
    const text = query.get(key);
    // By characters: half of one is drawn otherwise by a server than by a browser.
    return text === null ? undefined : [...text].slice(0, MAX_CLAIM_LENGTH).join("");
  };
  const game = of("game");
  const house = readHouse(query.get("rules") ?? "");
  if (game === undefined || house === null) return null;
  const base = { game, house };
  const claimed = (key: string) => {
    const text = of(key);
    if (text === undefined) return undefined;
    if (text.startsWith(CLASS)) return { class: text.slice(CLASS.length) };
    return /^[1-6]{5}$/.test(text) ? (readDice(text) ?? text) : text;
  };
  const wild = readWild(of("wild"));
  const inPlay = readCount(of("dice_in_play"));
  const locked = readFace(of("locked_face"));
  const face = readFace(of("face"));
  const palifico = {
    ...(locked && { locked_face: locked }),
    ...(of("palifico") === "1" && { palifico: true as const }),
  };
  const round = {
    ...(wild !== undefined && { wild }),
    ...(inPlay !== undefined && { dice_in_play: inPlay }),
  };
  const players = readCount(of("players"));
  const crew = players ? { players } : {};
  switch (of("ask")) {
    case "rank": {
      const dice = readDice(of("dice"));
      return dice?.length === 5 ? { ask: "rank", ...base, dice: [...dice] } : null;
    }
    case "compare": {
      const [a, b] = [claimed("a"), claimed("b")];
      return a === undefined || b === undefined
        ? null
        : { ask: "compare", ...base, a: loose(a), b: loose(b) };
    }
    case "raise": {
      const to = of("to");
      const table = readDice(of("table"));
      return to === undefined
        ? null
        : {
            ask: "raise",
            ...base,
            ...round,
            ...crew,
            from: of("from") ?? null,
            to,
            ...(table && { table: [...table] }),
            ...palifico,
          };
    }
    case "lowest":
      return {
        ask: "lowest",
        ...base,
        ...round,
        ...crew,
        from: of("from") ?? null,
        ...(face && { face }),
        ...palifico,
      };
    case "judge": {
      const claim = of("claim");
      const cups = of("dice")?.split(".").map(readDice);
      const count = readCount(of("count"));
      if (claim === undefined) return null;
      const kind = of("kind") === "spot-on" ? ({ kind: "spot-on" } as const) : {};
      const asked = { ask: "judge", ...base, claim, ...kind, ...(wild !== undefined && { wild }) } as const;
      if (count !== undefined) return { ...asked, count };
      if (cups === undefined || cups.some((cup) => cup === undefined)) return null;
      const lifted = cups.map((cup) => [...(cup ?? [])]);
      return { ...asked, dice: lifted.length === 1 ? (lifted[0] ?? []) : lifted };
    }
    case "odds": {
      const claim = of("claim");
      const known = readDice(of("known"));
      const kind = HAND_KINDS.find((one) => one === of("class"));
      const seen = { ...round, ...(known && { known: [...known] }) };
      if (claim !== undefined) return { ask: "odds", ...base, ...seen, claim };
      return kind === undefined ? null : { ask: "odds", ...base, ...seen, class: kind };
    }
    default:
      return null;
  }
}

const loose = (side: string | readonly Face[] | { readonly class: string }) =>
  typeof side === "string" ? side : "class" in side ? { ...side } : [...side];

function readDice(text: string | undefined): readonly Face[] | undefined {
  if (text === undefined || text.length > MAX_DICE || !/^[1-6]+$/.test(text)) return undefined;
  return [...text].map((digit) => Number(digit) as Face);
}

const readFace = (text: string | undefined): Face | undefined => FACES.find((face) => String(face) === text);

/** A face; null: none is wild; undefined: nothing is said of it. */
const readWild = (text: string | undefined): Face | null | undefined =>
  text === "0" ? null : readFace(text);

const readCount = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
