import type { Reading } from "@/lib/views/desk/reading/read";

// Compares a parse with an expert's expectation, like the conformance cases of sentences.

type Values = Readonly<Record<string, unknown>>;

export interface Expected {
  readonly question?: Values;
  readonly like?: Values;
  readonly games?: readonly string[];
  readonly verdict?: Values;
  readonly agree?: Values;
  readonly several?: boolean;
  readonly verdicts?: Readonly<Record<string, Values>>;
  readonly asks_back?: readonly string[];
  readonly rules?: readonly string[];
  readonly declined?: boolean;
  readonly unreadable?: boolean;
  /** The kind of challenge that the question asked judges; null for none. */
  readonly asked?: { readonly kind: "spot-on" | null };
  /** Rules that must not come first. */
  readonly first_not?: readonly string[];
  readonly any_of?: readonly Expected[];
}

export interface SentenceCase {
  readonly text: string;
  readonly language: "en" | "de" | "es";
  readonly game: string | null;
  readonly expect: Expected;
  readonly never?: readonly Values[];
}

/** True if each key of a verdict matches the answer; "<0.1" means a number below it. */
function holds(got: unknown, want: unknown): boolean {
  if (typeof want === "number")
    return typeof got === "number" && Math.abs(got - want) <= 1e-9 * Math.max(1, Math.abs(want));
  if (typeof want === "string" && /^[<>][\d.]+$/.test(want)) {
    if (typeof got !== "number") return false;
    return want.startsWith("<") ? got < Number(want.slice(1)) : got > Number(want.slice(1));
  }
  if (typeof want === "object" && want !== null)
    return (
      typeof got === "object" &&
      got !== null &&
      Object.entries(want).every(([key, part]) => holds((got as Values)[key], part))
    );
  return got === want;
}

/** True if a parse is as expected. */
export function isExpected(reading: Reading, want: Expected): boolean {
  if (want.any_of) return want.any_of.some((one) => isExpected(reading, one));
  if (want.unreadable) return !reading.ok || reading.answers.length === 0;
  if (!reading.ok) return false;
  const of = (game: string) => reading.answers.filter((answered) => answered.game === game);
  const { answers, rules } = reading;
  if (want.declined) return answers.length === 0 && rules.length > 0 && reading.asks_back === null;
  if (want.asks_back && !want.asks_back.includes(reading.asks_back?.for ?? "")) return false;
  if (
    want.verdict &&
    !answers.some(({ game, answer }) => (want.games ?? [game]).includes(game) && holds(answer, want.verdict))
  )
    return false;
  if (want.agree && !(answers.length > 0 && answers.every(({ answer }) => holds(answer, want.agree))))
    return false;
  if (want.several) {
    const right = Object.entries(want.verdicts ?? {}).filter(([game, verdict]) =>
      of(game).some(({ answer }) => holds(answer, verdict)),
    );
    const wrong = Object.entries(want.verdicts ?? {}).filter(([game, verdict]) =>
      of(game).some(({ answer }) => !holds(answer, verdict)),
    );
    if (right.length < 2 || wrong.length > 0) return false;
  }
  if (want.asked && !isAsked(reading, want.asked)) return false;
  if (want.first_not?.includes(rules[0] ?? "")) return false;
  if (want.rules && !rules.slice(0, 3).some((rule) => want.rules?.includes(rule))) return false;
  return true;
}

/** The plainly wrong verdicts in a parse. */
export const plainlyWrong = (reading: Reading, never: readonly Values[] = []): readonly Values[] =>
  never.filter((verdict) => reading.ok && reading.answers.some(({ answer }) => holds(answer, verdict)));

/** True if each judged question is about this kind of challenge. */
const isAsked = (reading: Reading, { kind }: NonNullable<Expected["asked"]>): boolean =>
  reading.ok &&
  reading.answers.every(
    ({ question }) => question.ask === "judge" && (question.kind === "spot-on") === (kind === "spot-on"),
  );

/** The possible results of comparing a parse with an expert's expectation. */
export const FOUND = ["right", "asked back", "unread", "wrong", "opposite"] as const;

/** The facts that a parse may ask for in place of an answer. */
const SENSIBLE: readonly string[] = [
  "order",
  "challenge",
  "palifico",
  "unused",
  "game",
  "wild",
  "dice_in_play",
  "from",
  "dice",
  "claim",
];

/** Compares a parse with what is right: an opposite answer is a plainly wrong verdict, or another challenge's. */
export function foundIn(reading: Reading, { expect: want, never }: SentenceCase): (typeof FOUND)[number] {
  if (!reading.ok) return "unread";
  if (plainlyWrong(reading, never).length > 0) return "opposite";
  if (want.asked && reading.answers.length > 0 && !isAsked(reading, want.asked)) return "opposite";
  if (want.first_not?.includes(reading.rules[0] ?? "")) return "opposite";
  if (isExpected(reading, want)) return "right";
  if (reading.answers.length > 0) return "wrong";
  return SENSIBLE.includes(reading.asks_back?.for ?? "") ? "asked back" : "wrong";
}
