import { type ClaimKind, type GameId, gameIds, optionsOf, type RuleId, rulesUnder } from "@/lib/engine";
import { type Answer, answerTo } from "@/lib/protocol/ask/answerTo";
import type { Question } from "@/lib/protocol/ask/shapes";
import { TONGUES } from "../languages";
import { SECTIONS, type Section } from "../languages/sections";
import { CLAIM_RULES, COST_RULES, OPEN_RULES, SPOT_ON_RULES, type Topic } from "../languages/topics";
import { claimsOf } from "./claims";
import { leftOver } from "./leftOver";
import { type AskedBack, type InGame, type Known, namesOf, questionIn } from "./questions";
import type { Sign } from "./signs";
import { asRolls, saysNoThree, type Thing } from "./things";
import { rulesOfTopic, type Tokens, tokensIn, topicIn } from "./tokens";

// Parses a typed sentence into its questions, each with its answer (formats §8). The page and the command
// line use it.

/** The context of a sentence. */
export interface Asker extends Known {
  /** The screen's language, which wins for words in several languages. */
  readonly language: string;
  /** The selected game, which parsing never leaves. Its house rules are `house`. */
  readonly game?: string | undefined;
  /** True if the asker wants the answer without the unused parts. */
  readonly trusted?: boolean;
}

/** A question and its answer for one game. */
export interface Answered {
  readonly game: string;
  readonly question: Question;
  readonly answer: Answer;
}

export type Reading =
  | {
      readonly ok: true;
      readonly answers: readonly Answered[];
      /** The supporting rules, the most relevant first; alone they answer a question of procedure. */
      readonly rules: readonly RuleId[];
      readonly asks_back: AskedBack | null;
      /** True if the selected game has nothing of the kind; the rules explain what it has. */
      readonly declined: boolean;
      /** Unused parts of the sentence, as typed. */
      readonly unused: readonly string[];
    }
  | { readonly ok: false; readonly code: "unreadable-question" };

/** The maximum length in characters. */
const LONGEST = 500;
const UNREADABLE: Reading = { ok: false, code: "unreadable-question" };

/**
 * Parses a typed question. Never throws and never guesses: missing facts become follow-up questions, a game
 * without such claims declines with its rules, and unused words are reported. Refuses with
 * `unreadable-question`.
 */
export function readSentence(typed: string, asker: Asker): Reading {
  if (typed.length > LONGEST) return UNREADABLE;
  const text = typed.normalize("NFKC");
  const isOwn = ({ language }: { readonly language: string }) => language === asker.language;
  const tongues = TONGUES.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  let best = UNREADABLE;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, tongue] of tongues.entries()) {
    const tokens = tokensIn(text, tongue);
    // An unknown word can belong to another language; other languages are tried only then.
    const distance = tokens.unknown + (at === 0 ? 0 : 0.5);
    if (distance >= least) continue;
    const reading = read(tokens, asker);
    if (!reading.ok) continue;
    [best, least] = [reading, distance];
    if (at === 0 && tokens.unknown === 0) break;
  }
  return best;
}

/** The facts told by keys, without those of the desk's own game. */
const factsByKey = ({ newFirst, call, palifico }: Asker): Known => ({ newFirst, call, palifico });

const sectionOf = (game: string): Section => SECTIONS[game as GameId];

function read(typed: Tokens, asker: Asker): Reading {
  const { game } = asker;
  const tokens = { ...typed, topic: topicIn(typed.topics, topicGames(typed, game).map(sectionOf)) };
  if (game !== undefined && otherNamed(tokens, game))
    return declined(
      game,
      [],
      tokens.signs.flatMap((sign) => (sign.game ? [sign.raw] : [])),
    );
  const games = game === undefined ? meant(tokens) : [game];
  // The desk's house rules and wild face apply only to its own game.
  const asked = games.map((id) => ({
    game: id,
    in: questionIn(tokens, id, id === game ? asker : factsByKey(asker)),
  }));
  const answers: Answered[] = [];
  const backs: AskedBack[] = [];
  const used: (readonly Thing[])[] = [];
  for (const { game: id, in: found } of asked) {
    if (found.kind === "missing") {
      backs.push(found.back);
      used.push(found.used);
    }
    if (found.kind !== "question") continue;
    const answer = answerTo(found.question);
    const back = missingStill(tokens, found.question, answer) ?? asReadIf(tokens, answer, found, asker);
    if (back) backs.push(back);
    else if (answer.ok || id === game) answers.push({ game: id, question: found.question, answer });
    used.push(found.used);
  }
  const topical = topicRules(tokens, game);
  const unused = unusedIn(tokens, used);
  // A part that could change the verdict of one game could change them all.
  const isOpen = backs.some((back) => back.for === "challenge" || back.for === "unused");
  if (answers.length > 0 && !isOpen) {
    // Only explicit questions of procedure.
    const besides = tokens.topic && tokens.topic.needs.length > 1 ? (topical ?? []) : [];
    const rules = unique([...answers.flatMap((answered) => rulesOf(answered)), ...besides]);
    return given({
      answers,
      rules,
      asks_back: together(backs, "wild") ?? together(backs, "palifico"),
      unused,
    });
  }
  if (tokens.things.some(saysNoThree))
    return given({ rules: ["H5"], asks_back: { for: "claim", choices: [], games: [...games] }, unused });
  const back = together(backs, (backs.find(({ readings }) => isOpen && readings) ?? backs[0])?.for);
  if (back && !(topical && ["from", "dice"].includes(back.for)))
    return given({ rules: topical ?? [], asks_back: back, unused });
  const open = asked.flatMap(({ game: id, in: found }) =>
    found.kind === "open" ? (OPEN_RULES[sectionOf(id)] ?? []) : [],
  );
  if (open.length > 0) return given({ rules: unique([...open, ...(topical ?? [])]), unused });
  const cannot = asked.some(({ in: found }) => found.kind === "cannot");
  if (cannot && game !== undefined) return declined(game, topical ?? [], []);
  const statedRules = rulesSummary(tokens, game === undefined ? gameIds : [game]);
  if (statedRules.length > 0) return given({ rules: unique([...statedRules, ...(topical ?? [])]), unused });
  if (topical && !mostlyUnknown(tokens)) {
    return given({
      rules: topical,
      asks_back: game === undefined ? whichGame(tokens) : null,
      unused: strange(tokens),
    });
  }
  if (tokens.things.some(({ kind }) => kind === "hand") && !mostlyUnknown(tokens))
    return game === undefined || claimsOf(game) === "hand"
      ? given({ rules: ["H1", "H2", "H4"], unused: strange(tokens) })
      : declined(game, [], []);
  // "There were 9, he said 10, I called": the face is missing.
  if (tokens.facts.isDoubted && tokens.things.filter(({ kind }) => kind === "number").length > 1)
    return given({ rules: ["S1"], asks_back: { for: "claim", choices: [], games }, unused });
  if (!cannot) return UNREADABLE;
  const rules = unique(games.flatMap((id) => CLAIM_RULES[sectionOf(id)]));
  return given({ rules, asks_back: { for: "game", choices: [...games], games }, unused });
}

/** The rules of mentioned house rules without a question. */
function rulesSummary({ facts }: Tokens, games: readonly string[]): readonly RuleId[] {
  return unique(
    Object.keys(facts.house)
      .flatMap(namesOf)
      .flatMap((option) =>
        games.flatMap((game) => {
          const options = optionsOf(game);
          return options.ok && Object.hasOwn(options.value, option)
            ? [options.value[option]?.rule ?? []].flat()
            : [];
        }),
      ),
  );
}

type Given = Extract<Reading, { ok: true }>;

const given = (parts: Partial<Given>): Reading => ({
  ok: true,
  answers: [],
  rules: [],
  asks_back: null,
  declined: false,
  unused: [],
  ...parts,
});

/** Asks which game, if the procedure differs between games. */
function whichGame({ topic, named, signed }: WithTopic): AskedBack | null {
  const games = gameIds.filter((game) => topic?.rules[sectionOf(game)] !== undefined);
  return games.length < 2 || topic?.sharedFirst || named.length > 0 || signed
    ? null
    : { for: "game", choices: [...games], games };
}

/** Merges the same missing fact of several games. */
function together(all: readonly AskedBack[], fact: AskedBack["for"] | undefined): AskedBack | null {
  const backs = all.filter((back) => back.for === fact);
  const [first] = backs;
  return first ? { ...first, games: backs.flatMap(({ games }) => games) } : null;
}

const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

/** A game without such claims declines with its own rules. */
function declined(game: string, topical: readonly RuleId[], unused: readonly string[]): Reading {
  const rules = unique([...CLAIM_RULES[sectionOf(game)], ...topical]);
  return given({ rules, declined: true, unused });
}

/**
 * True if the sentence names a game other than the selected one; ambiguous words ("pass the cup") do not
 * count.
 */
const otherNamed = ({ signs, named }: Tokens, picked: string): boolean =>
  !named.includes(picked) && signs.some((sign) => sign.game && sign.cues.size === 0);

/** The rules of an answer, with the costs if it decides who was right. */
function rulesOf({ game, question, answer }: Answered): readonly RuleId[] {
  const section = sectionOf(game);
  // In Perudo, raises with ones rest on going to ones and back (U3).
  if (section === "U" && saysOnes(question)) return ["U3", ...answer.rules];
  if (question.ask !== "judge") return answer.rules;
  const spotOn = question.kind === "spot-on" ? SPOT_ON_RULES[section] : undefined;
  // A doubted Mia costs more than another roll.
  const costs = COST_RULES[section];
  const cost = section === "M" && question.claim === "21" ? "M4" : costs[0];
  return [...(spotOn ? [spotOn] : cost ? [cost] : []), ...answer.rules];
}

const saysOnes = (question: Question): boolean =>
  (question.ask === "raise" || question.ask === "lowest") &&
  question.from !== null &&
  question.locked_face === undefined &&
  [question.from, question.ask === "raise" ? question.to : ""].some(
    (claim) => typeof claim === "string" && /\bones?$/.test(claim),
  );

/** A sentence with its topic of procedure; null without one. */
type WithTopic = Tokens & { readonly topic: Topic | null };

const topicGames = ({ named, signed }: Tokens, picked: string | undefined): readonly string[] =>
  picked !== undefined ? [picked] : named.length > 0 ? named : (signed ?? gameIds);

/** The rules of a procedure question; null without one. */
function topicRules(tokens: WithTopic, picked: string | undefined): readonly RuleId[] | null {
  const { topic } = tokens;
  if (topic === null) return null;
  const games = topicGames(tokens, picked);
  const own = rulesOfTopic(topic, games.map(sectionOf));
  if (own.length > 0) return own;
  return unique(games.flatMap((game) => CLAIM_RULES[sectionOf(game)]));
}

/** Rejects a sentence of mostly unknown words. */
function mostlyUnknown({ signs, unknown, topic }: WithTopic): boolean {
  const says = signs.filter(
    ({ cues, number, hand, face, game }) => cues.size > 0 || number !== null || hand || face || game,
  ).length;
  return unknown > says + (topic && topic.needs.length > 1 ? 1 : 0);
}

/**
 * The possible readings of a question, as keys, if its words leave the verdict open. The last resort is the question
 * without its unused parts.
 */
function asReadIf(
  tokens: Tokens,
  answer: Answer,
  { question, used, readings }: Extract<InGame, { kind: "question" }>,
  { trusted }: Asker,
): AskedBack | null {
  const games = [question.game];
  if (readings) return { ...readings, games };
  if (trusted || leftOver(tokens, question, answer, used).length === 0) return null;
  return { for: "unused", choices: ["without it"], readings: [question], games };
}

/**
 * A missing fact of a complete question. Dice compared with their own kind of hand lack the other hand's dice. A
 * claim that fits the dice in the open lacks the claim before it.
 */
function missingStill({ cues }: Tokens, question: Question, answer: Answer): AskedBack | null {
  if (question.ask === "raise" && question.from === null && question.table && answer.ok && answer.legal)
    return cues.has("opens")
      ? null
      : { for: "from", choices: [], games: [question.game], claim: String(question.to) };
  if (question.ask !== "compare" || !answer.ok || answer.result !== "tie") return null;
  const classes = [question.a, question.b].filter((side) => typeof side === "object" && "class" in side);
  return classes.length > 0 ? { for: "dice", choices: [], games: [question.game] } : null;
}

/** The possible games without a selection: the named ones, or all with this kind of claim. */
function meant(tokens: Tokens): readonly string[] {
  if (tokens.named.length > 0) return tokens.named;
  const kind = kindMeant(tokens);
  const { signed } = tokens;
  const fitting = gameIds.filter((game) => claimsOf(game) === kind);
  const both = signed ? fitting.filter((game) => signed.includes(game)) : fitting;
  if (both.length === 0) return fitting;
  if (kind !== "count" || tokens.call !== "spot-on" || signed) return both;
  // Spot on: the games that have it.
  return both.filter((game) => {
    const rules = rulesUnder(game, {});
    return rules.ok && rules.value.challenges.some(({ kind: way }) => way === "spot-on");
  });
}

/** The kind of the claims: hands of five dice, two dice, or counts. */
function kindMeant({ things, signs, signed, cues, call }: Tokens): ClaimKind | null {
  const of = (wanted: Thing["kind"]) => things.filter(({ kind }) => kind === wanted);
  const sets = of("sets");
  const parts = of("digits").filter((thing) => thing.kind === "digits" && thing.dice.length < 5);
  const isPart = parts.length > 0;
  const dice = of("dice");
  const single = sets.some((thing) => thing.kind === "sets" && thing.sets.length === 1);
  const more = sets.some((thing) => thing.kind === "sets" && thing.sets.some(({ count }) => count > 5));
  if (single && ((dice.length > 0 && more) || Math.max(dice.length, parts.length) > 1)) return "count";
  if (sets.length > 0 && call === "spot-on") return "count";
  if (dice.length > 0) return "hand";
  if (isPart && !more) return "hand";
  // "He said 5 4, I lifted, 6 1".
  const told = asRolls(things, signs).filter(({ kind }) => kind === "roll");
  const rolls = told.length > 1 ? told : of("roll");
  const whole = sets.some((thing) => thing.kind === "sets" && thing.sets.length > 1);
  const hands = of("hand");
  if (
    rolls.length > 0 &&
    sets.length === 0 &&
    hands.every((thing) => thing.kind === "hand" && (thing.hand === "pair" || signs[thing.at]?.roll))
  )
    return "mia";
  if (hands.length > 0 || isPart) return single && more ? "count" : "hand";
  if (sets.length > 0) return (single && !whole) || more || cues.has("found") ? "count" : "hand";
  return signed?.length === 1 ? claimsOf(signed[0] ?? "") : null;
}

/** The unused parts: unknown words, and numbers and dice that no question used. */
function unusedIn({ signs, things }: Tokens, used: readonly (readonly Thing[])[]): readonly string[] {
  const idle = things.filter((thing) => !used.flat().some(({ at }) => at === thing.at));
  const left = signs.filter(
    (sign, at) =>
      sign.unknown ||
      (!sign.game && !isArticle(sign) && idle.some((thing) => at >= thing.at && at < thing.to)),
  );
  return wordsOf(left);
}

/** "ein", "una", "keine": a number only in a count. */
const isArticle = ({ cues, digits, number }: Sign): boolean =>
  digits === "" && (cues.has("article") || (number === 0 && cues.has("not")));

const strange = ({ signs }: Tokens): readonly string[] => wordsOf(signs.filter(({ unknown }) => unknown));

/** Words as typed, adjacent ones joined. */
function wordsOf(signs: readonly Sign[]): readonly string[] {
  const parts: { text: string; to: number }[] = [];
  for (const { raw, from, to } of signs) {
    const last = parts.at(-1);
    if (last && from - last.to <= 1) Object.assign(last, { text: `${last.text} ${raw}`, to });
    else parts.push({ text: raw, to });
  }
  return parts.map(({ text }) => text);
}
