import { FACES, type Face, houseOf, sayClaim } from "@/lib/engine";
import { readHouse, writeChanged } from "../houseLink";
import { HAND_KINDS } from "./kinds";
import type { Question } from "./shapes";

// A question as a query string: `?ask=compare&game=pass-the-cup&a=44112&b=33226&rules=ones.high`. It contains
// only house rules that differ from the game's defaults, which never change. It is thus short, and means the
// same years later.

/** In characters: longer than any typed claim, and short enough for a chat. */
const MAX_CLAIM_LENGTH = 200;
const MAX_DICE = 100;
/** Prefix of a kind of hand instead of a claim or dice: `a=class.full-house`. */
const CLASS = "class.";

/**
 * Serializes a question as a query string without the "?". Returns "" if its house rules are invalid for the
 * game.
 */
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

/**
 * Serializes a value. Dice are digits with a dot between cups; claims are in canonical words. No wild face is
 * 0, and an opening claim is omitted.
 */
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

/** Parses the question in an address, or null. The answer checks whether game, rules and claims are known. */
export function readLink(query: URLSearchParams): Question | null {
  const of = (key: string): string | undefined => {
    const text = query.get(key);
    // Cuts by code points, because servers and browsers draw half a surrogate pair differently.
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

/** A face, null if none is wild, undefined if not given. */
const readWild = (text: string | undefined): Face | null | undefined =>
  text === "0" ? null : readFace(text);

const readCount = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
