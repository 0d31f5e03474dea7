import type { RuleId } from "@/lib/engine";
import type { Cue, Lexicon } from "../languages/vocabulary";
import { type Facts, factsIn } from "./facts";
import { lexiconOf } from "./lexicon";
import { TOPICS, type Topic, type TopicCue } from "./procedure";
import { type Sign, signsOf } from "./signs";
import { type Thing, thingsOf } from "./things";

// A sentence as it was heard in one language: its signs, what it is about, what it tells, and what it asks of procedure. Which
// question that makes in which game is for `questions.ts` to say.

export interface Tokens {
  readonly signs: readonly Sign[];
  /** What is asked about, without what only tells facts. */
  readonly things: readonly Thing[];
  readonly facts: Facts;
  /** What the words around the claims mean. */
  readonly cues: ReadonlySet<Cue>;
  /** Games that are named. */
  readonly named: readonly string[];
  /** Games whose own words are used; null where none are. */
  readonly signed: readonly string[] | null;
  readonly topic: Topic | null;
  /** How many words nobody knows. */
  readonly unknown: number;
}

/** The sentence by the words of a language. */
export function tokensIn(text: string, tongue: Lexicon): Tokens {
  const signs = signsOf(text, lexiconOf(tongue));
  const all = thingsOf(signs);
  const { facts, rest } = factsIn(signs, all);
  const cues = new Set(signs.flatMap((sign) => [...sign.cues]));
  // "twos over ones" is a full house: what stands within a claim sets nothing against another.
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
    topic: topicOf(cues, all),
    unknown: signs.filter(({ unknown }) => unknown).length,
  };
}

/** Games that have all of these; those that have the last of them where none has all. */
function inAll(signed: readonly (readonly string[])[]): readonly string[] {
  const all = (signed[0] ?? []).filter((game) => signed.every((games) => games.includes(game)));
  return all.length > 0 ? all : (signed.at(-1) ?? []);
}

const MIA = 21;

/** The procedure that most of the sentence is about; null where it is about none. */
function topicOf(cues: ReadonlySet<Cue>, things: readonly Thing[]): Topic | null {
  const ones = things.some((thing) => thing.kind === "face" && thing.face === 1);
  const straight = things.some((thing) => thing.kind === "hand" && thing.hand.endsWith("straight"));
  const mia = things.some((thing) => thing.kind === "roll" && thing.roll === MIA);
  const stands = (cue: TopicCue) =>
    cue === "ones" ? ones : cue === "straight" ? straight : cue === "mia" ? mia : cues.has(cue);
  let best: Topic | null = null;
  let most = 0;
  for (const topic of TOPICS) {
    if (!topic.needs.every((group) => group.some(stands))) continue;
    const score = topic.needs.length + (topic.helps?.some(stands) ? 0.75 : 0) + (topic.weight ?? 0);
    if (score > most) [best, most] = [topic, score];
  }
  return best;
}

/** The rules that answer a question of procedure in these games: the first of each game, then the shared ones, then the rest. */
export function rulesOfTopic(
  { rules, shared = [], sharedFirst = false }: Topic,
  sections: readonly (keyof Topic["rules"])[],
): readonly RuleId[] {
  const own = sections.map((section) => rules[section] ?? []);
  const first = own.flatMap((ids) => ids.slice(0, sections.length === 1 ? 2 : 1));
  const rest = own.flat();
  // Of several games what holds in all of them comes first.
  const leads = sharedFirst ? shared : sections.length > 1 ? shared.slice(0, 1) : [];
  return [...new Set([...leads, ...first, ...shared, ...rest])];
}
