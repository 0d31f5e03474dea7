import type { RuleId } from "@/lib/engine";
import type { Section } from "../languages/sections";
import { RULE_SETS, TOPIC_ROWS } from "../languages/topics";
import type { Cue } from "../languages/vocabulary";

// Questions of procedure ("who starts", "may I look and then challenge") match a topic by a few meanings in any
// order. The answer is a list of rules, the game's own first.

/** The cues of a topic: word meanings, or ones, Mia, straights and other hands. */
export type TopicCue = Cue | "ones" | "straight" | "hand" | "mia";

export interface Topic {
  readonly about: string;
  /** The sentence needs one cue of each group. */
  readonly needs: readonly (readonly TopicCue[])[];
  /** Cues that raise the score. */
  readonly helps: readonly TopicCue[];
  /** Extra weight over incidental words. */
  readonly weight: number;
  /** Each game's rules, the most relevant first. */
  readonly rules: Rules;
  /** Rules of all games, listed after its own. */
  readonly shared: readonly RuleId[];
  /** True if the shared rules come first. */
  readonly sharedFirst: boolean;
}

/** Rules by the letter of their game. */
type Rules = Readonly<Partial<Record<Section, readonly RuleId[]>>>;

const listed = <Word extends string>(text: string, separator: RegExp | string): readonly Word[] =>
  text.split(separator).filter((word) => word !== "") as Word[];

/** Reads "F:F11 B:B4,B1", or "=starts" for the set of that name. */
const rulesIn = (text: string, sets: ReadonlyMap<string, Rules> = new Map()): Rules =>
  text.startsWith("=")
    ? (sets.get(text.slice(1)) ?? {})
    : Object.fromEntries(
        listed(text, " ").map((part) => {
          const [section = "", rules = ""] = part.split(":");
          return [section, listed<RuleId>(rules, ",")];
        }),
      );

/** Sets of rules that several topics name. */
const SETS: ReadonlyMap<string, Rules> = new Map(
  RULE_SETS.trim()
    .split("\n")
    .map((line) => {
      const [name = "", ...rules] = line.split(" ");
      return [name, rulesIn(rules.join(" "))];
    }),
);

/** The rules on what a wrong challenge costs, and on spot on in games with it. */
export const COST_RULES = rulesIn("=costs", SETS) as Required<Rules>;
export const SPOT_ON_RULES: Readonly<Partial<Record<Section, RuleId>>> = {
  R: "R5",
  U: "U6",
  F: "S23",
  B: "S23",
  I: "S23",
};

/** The rules on a game's claims: why it has no claim of another kind. */
export const CLAIM_RULES = rulesIn("=claims", SETS) as Required<Rules>;

export const TOPICS: readonly Topic[] = TOPIC_ROWS.trim()
  .split("\n")
  .map((row) => {
    const [named = "", needs = "", helps = "", rules = "", shared = ""] = row
      .split("|")
      .map((cell) => cell.trim());
    const [about = "", weight = "0"] = named.split(" ");
    return {
      about,
      weight: Number(weight),
      needs: listed(needs, " ").map((group) => listed<TopicCue>(group, "/")),
      helps: listed<TopicCue>(helps, "/"),
      rules: rulesIn(rules, SETS),
      shared: listed<RuleId>(shared, /[\^,]/),
      sharedFirst: shared.startsWith("^"),
    };
  });
