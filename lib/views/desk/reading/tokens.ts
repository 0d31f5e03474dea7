import type { RuleId } from "@/lib/engine";
import { TOPICS, type Topic, type TopicCue } from "../languages/topics";
import type { Cue, Lexicon } from "../languages/vocabulary";
import { type Call, callIn, inContext } from "./context";
import { type Facts, factsIn } from "./facts";
import { lexiconOf } from "./lexicon";
import { type Sign, signsOf } from "./signs";
import { corrected, type Thing, thingsOf } from "./things";

// A sentence parsed in one language: its tokens, its things, its facts, and its procedure topic.
// `questions.ts` finds the question per game.

export interface Tokens {
  readonly signs: readonly Sign[];
  /** The things of the question, without facts. */
  readonly things: readonly Thing[];
  readonly facts: Facts;
  /** The meanings of the words around the claims. */
  readonly cues: ReadonlySet<Cue>;
  /** Named games. */
  readonly named: readonly string[];
  /** Games whose terms are used; null if none are. */
  readonly signed: readonly string[] | null;
  /** The matching procedure topics, the best first. */
  readonly topics: readonly Topic[];
  /** The challenge that the sentence tells. */
  readonly call: Call;
  /** True if it tells of a player's only die. */
  readonly oneDie: boolean;
  /** The number of unknown words. */
  readonly unknown: number;
}

/** Parses a sentence in one language. */
export function tokensIn(text: string, tongue: Lexicon): Tokens {
  const signs = inContext(signsOf(text, lexiconOf(tongue)));
  const all = corrected(thingsOf(signs), signs);
  const { facts, rest } = factsIn(signs, all);
  const cues = new Set(signs.flatMap((sign) => [...sign.cues]));
  // "twos over ones" is a full house: words inside a claim do not compare claims.
  const within = rest.filter(({ kind }) => kind !== "face" && kind !== "number");
  const around = signs.filter((_sign, at) => !within.some((thing) => at >= thing.at && at < thing.to));
  const signed = signs.flatMap(({ sign }) => (sign ? [sign] : []));
  return {
    signs,
    things: rest,
    facts,
    cues: new Set(around.flatMap((sign) => [...sign.cues])),
    named: [...new Set(signs.flatMap(({ game }) => (game ? [game] : [])))],
    signed: signed.length === 0 ? null : inAll(signed),
    topics: topicsOf(cues, all),
    call: callIn(signs),
    oneDie: cues.has("one-die"),
    unknown: signs.filter(({ unknown }) => unknown).length,
  };
}

/** The games with all of these terms; otherwise those with the last one. */
function inAll(signed: readonly (readonly string[])[]): readonly string[] {
  const all = (signed[0] ?? []).filter((game) => signed.every((games) => games.includes(game)));
  return all.length > 0 ? all : (signed.at(-1) ?? []);
}

/** The matching procedure topics, the best first. */
function topicsOf(cues: ReadonlySet<Cue>, things: readonly Thing[]): readonly Topic[] {
  const more = new Set<TopicCue>(cues);
  for (const thing of things) {
    if (thing.kind === "face" && thing.face === 1) more.add("ones");
    if (thing.kind === "roll" && thing.roll === 21) more.add("mia");
    if (thing.kind === "hand" && !things.some(({ kind }) => kind === "dice"))
      more.add(thing.hand.endsWith("straight") ? "straight" : "hand");
  }
  const stands = (cue: TopicCue) => more.has(cue);
  return TOPICS.filter(({ needs }) => needs.every((group) => group.some(stands)))
    .map((topic) => ({
      topic,
      score: topic.needs.length + (topic.helps.some(stands) ? 0.75 : 0) + topic.weight,
    }))
    .sort((one, other) => other.score - one.score)
    .map(({ topic }) => topic);
}

/** The best topic with rules in one of these games; null without one. */
export const topicIn = (
  topics: readonly Topic[],
  sections: readonly (keyof Topic["rules"])[],
): Topic | null => topics.find((topic) => rulesOfTopic(topic, sections).length > 0) ?? topics[0] ?? null;

/** The rules for a topic in these games: each game's first rule, then shared ones, then the rest. */
export function rulesOfTopic(
  { rules, shared, sharedFirst }: Topic,
  sections: readonly (keyof Topic["rules"])[],
): readonly RuleId[] {
  const own = sections.map((section) => rules[section] ?? []);
  const first = own.flatMap((ids) => ids.slice(0, sections.length === 1 ? 2 : 1));
  const rest = own.flat();
  // For several games, shared rules come first.
  const leads = sharedFirst ? shared : sections.length > 1 ? shared.slice(0, 1) : [];
  return [...new Set([...leads, ...first, ...shared, ...rest])];
}
