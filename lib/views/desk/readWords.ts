import { type Claim, type Face, gameIds, rulesUnder } from "@/lib/engine";
import type { Question } from "@/lib/formats/ask/shapes";

// Questions as people type them: "does 44112 beat 33226", "ten ones over nine sixes", "odds of 9 sixes with 20 dice".

/** What the words are about when they do not say it themselves. */
export interface Meant {
  readonly game: string;
  readonly house: Readonly<Record<string, string | number>>;
  /** The wild face, where the table knows it. */
  readonly wild?: Face;
}

/** Two sides set against each other, in the languages the screens speak. */
const AGAINST =
  /^(.+?)\s+(?:beats?|vs\.?|versus|against|or|than|higher than|better than|schlägt|gegen|oder|höher als|besser als|gana a|contra|o|mejor que|vence a)\s+(.+)$/;

/** A claim over the one before it. */
const OVER = /^(.+?)\s+(?:over|after|on top of|on|above|über|nach|auf|sobre|después de|tras)\s+(.+)$/;

const OPENERS =
  /^(?:does|do|is|are|can|may|could|would|will|i|we|one|he|she|they|someone|somebody|say|call|claim|bid|go|raise to|raise|schlägt|darf|kann|ich|man|sagen|ist|puedo|puede|decir|es|¿)\s+/;

const ODDS =
  /^(?:what are the |what is the )?(?:odds|chances?|probability|chance|wahrscheinlichkeit|probabilidad)(?: of| for| that| von| für| de)?\s+(.+?)(?:\s+(?:with|in|among|mit|bei|con|entre)\s+(\d{1,3})\s*(?:dice|die|würfeln?|dados?)?)?$/;

const LOWEST =
  /^(?:what (?:is|comes) |what's )?(?:the )?(?:lowest|least|minimum|next)(?: legal)?(?: raise| claim| bid)?(?: is| comes)?(?: over| after| on)?\s*(.*)$/;

const WILD = /\s*,?\s*\b(?:with\s+)?(\w+)\s+(?:are |is )?wild$/;

const FACES: Readonly<Record<string, Face>> = Object.fromEntries(
  (
    [
      ["one", "ones"],
      ["two", "twos"],
      ["three", "threes"],
      ["four", "fours"],
      ["five", "fives"],
      ["six", "sixes"],
    ] as const
  ).flatMap((words, at) => [...words, String(at + 1), `${at + 1}s`].map((word) => [word, (at + 1) as Face])),
);

/**
 * A question in words → the question, about the game that is meant or, where its claims are of another kind, the first game that
 * has such claims. Null where the words ask nothing that can be read.
 */
export function readWords(typed: string, meant: Meant): Question | null {
  const { text, wild } = withoutWild(tidy(typed));
  const known = { ...meant, ...(wild !== undefined && { wild }) };
  return (
    odds(text, known) ??
    lowest(text, known) ??
    over(stripped(text), known) ??
    against(stripped(text), known) ??
    alone(stripped(text), known)
  );
}

const tidy = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[?!.]+\s*$/g, "")
    .replaceAll(/[’']s\b/g, "s")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 200);

/** "…, fours wild" said at the end: the face, and the rest. */
function withoutWild(text: string): { readonly text: string; readonly wild?: Face } {
  const said = WILD.exec(text);
  const wild = said && FACES[said[1] ?? ""];
  return wild ? { text: text.slice(0, said.index).trim(), wild } : { text };
}

/** Without "may I say" and the like in front. */
function stripped(text: string): string {
  const shorter = text.replace(OPENERS, "");
  return shorter === text ? text : stripped(shorter);
}

interface Heard {
  readonly game: string;
  readonly house: Record<string, string | number>;
  readonly claims: readonly Claim[];
}

/** All of these claims in one game: the one that is meant if it has such claims, else the first that has. */
function heard(spoken: readonly string[], { game, house }: Meant): Heard | null {
  const others = gameIds.filter((id) => id !== game).map((id) => ({ id, house: {} }));
  for (const candidate of [{ id: game, house }, ...others]) {
    const rules = rulesUnder(candidate.id, candidate.house);
    if (!rules.ok) continue;
    const claims = spoken.flatMap((text) => {
      const read = rules.value.claims.read(text);
      return read.ok ? [read.value] : [];
    });
    if (claims.length === spoken.length) return { game: candidate.id, house: candidate.house, claims };
  }
  return null;
}

const FIVE = /^[1-6]{5}$/;
const diceOf = (text: string): Face[] => [...text].map((digit) => Number(digit) as Face);

/** The wild face the words or the table named, where this game could have one to name. */
const wildIn = ({ wild }: Meant, { game, house }: Heard) => {
  const rules = rulesUnder(game, house);
  return wild !== undefined && rules.ok && rules.value.terms.redDie ? { wild } : {};
};

function over(text: string, meant: Meant): Question | null {
  const [, to = "", from = ""] = OVER.exec(text) ?? [];
  const both = to === "" ? null : heard([from, to], meant);
  if (both === null) return null;
  const { game, house } = both;
  return { ask: "raise", game, house, from, to, ...wildIn(meant, both) };
}

function against(text: string, meant: Meant): Question | null {
  const [, a = "", b = ""] = AGAINST.exec(text) ?? [];
  const both = a === "" ? null : heard([a, b], meant);
  if (both === null) return null;
  const { game, house, claims } = both;
  // Numbers of dice are not held against each other but raised.
  if (claims.every((claim) => "count" in claim))
    return { ask: "raise", game, house, from: b, to: a, ...wildIn(meant, both) };
  const side = (said: string) => (FIVE.test(said) ? diceOf(said) : said);
  return { ask: "compare", game, house, a: side(a), b: side(b) };
}

function odds(text: string, meant: Meant): Question | null {
  const [, claim = "", dice] = ODDS.exec(text) ?? [];
  const one = claim === "" ? null : heard([claim], meant);
  if (one === null) return null;
  const { game, house } = one;
  return {
    ask: "odds",
    game,
    house,
    claim,
    ...wildIn(meant, one),
    ...(dice !== undefined && { dice_in_play: Number(dice) }),
  };
}

function lowest(text: string, meant: Meant): Question | null {
  const found = LOWEST.exec(text);
  if (found === null) return null;
  const from = found[1] ?? "";
  const one = heard(from === "" ? [] : [from], meant);
  if (one === null) return null;
  const { game, house } = one;
  return { ask: "lowest", game, house, from: from === "" ? null : from, ...wildIn(meant, one) };
}

/** Five dice alone: where they stand among all hands. */
function alone(text: string, meant: Meant): Question | null {
  if (!FIVE.test(text)) return null;
  const one = heard([text], meant);
  return one && { ask: "rank", game: one.game, house: one.house, dice: diceOf(text) };
}
