import type { RuleId } from "@/lib/engine";
import type { Section } from "./sections";
import type { Cue } from "./vocabulary";

// Questions of procedure ("who starts", "may I look and then challenge") match a topic by a few meanings in any
// order. The answer is a list of rules, the game's own first.

/** Rules by game that several topics name: a name, then each game's rules, the most relevant first. */
const RULE_SETS = `
costs F:F7,F8 B:B2 P:P7 R:R4,R5 C:C5 O:O5 I:I4 U:U4,U6 M:M3,M4
starts F:F11 B:B4 P:P9 R:R6 C:C6 O:O7 I:O7,I1 U:U4,U6 M:M5
ends F:F10 B:B3 P:P9 R:R2 C:C5,C2 O:O6 I:O6,I1 U:B3,U4 M:M5
claims F:F3,F4 B:B1 P:P1,H1 R:R1 C:C1,H1 O:O2,H1 I:I2,I1 U:U3,U1 M:M1
challengers F:F5,F6 B:B1 P:P7,P3 R:R3 C:C4,C5 O:O3 I:I1,O3 U:U2 M:M2
bystanders F:F6,F5 B:B1 P:P7,P3 R:R3 C:C4,C5 O:O3 I:I1,O3 U:U2 M:M2
together F:F13,F6 B:B1,B2 P:P7 R:R3 C:C4 O:O3 I:O3,I1 U:U2 M:M2
wilds F:F2,F4,S19 B:B1,S19,B5 P:H11,P1 R:R1,S19 C:H11,C1 O:H11,O2 I:I3 U:U1,U5
dice F:F1 B:B1 P:P1 R:R1 C:C1 O:O1 I:I1 U:U1 M:M1
`;

/**
 * One topic a row; earlier ones win ties. The columns: its name with an extra weight, the cues it needs (one of
 * each group), cues that help, each game's rules, and shared rules. `^` puts the shared rules first.
 */
const TOPIC_ROWS = `
unrolled 1 | look not roll |  | P:P5,P6 C:C4 | 
rolls-first 2 | who roll first/next/after |  | =starts | S5
too-late 0.9 | late/had challenge/doubted next/after claim/stated |  | F:F6,F8 | ^S4
exceeds 1 | win/lose/drink higher than claim/stated |  | =costs | ^S2
implied 2 | imply |  | P:H6 C:H6 O:H6 | 
roll-order 0.6 | roll cup/open first/before |  | P:P4,P5 | 
wins-last 1 | win anyone lose/out |  | =ends | 
costs-told 0.9 | lose challenge/doubted lower/higher/true/false |  | =costs | S1
name-numbers 0.8 | simply must/have claim/stated/speak |  | P:H5,H2 C:H5,H2 O:H5,H2 | 
name-faces 2 | hand simply | speak/stated/mine/may/declared/must/which | P:H5,H2 C:H5,H2 O:H5,H2 | 
claimed-by-kind 1 | hand stated/mine/declared/passes found/true/false/challenge |  | P:S2,P7 C:S2,C5 O:S2,O5 | 
under-claimed 1 | lower stated/speak/declared/mine/says roll/have/found/had |  | P:S2,P7 C:S2,C5 O:S2,O5 M:M3,M2 | S2
exact-doubted 2 | exactly doubted | lose/who | =costs | S1
pair-in-mia 0.3 | hand mia/over/versus/beats/higher |  | M:M1 | 
one-die 2 | one-die | wild/start/may/question/same/ones/next/opens | U:U5,U1 | 
poker-faces 3 | cards |  |  | ^H3
sum 2.5 | sum | claim/may | =claims | S8
skip 0.6 | skip | may/must/turn/question/anyone | F:F5 B:B1 P:P3 R:R3 C:C4 O:O3 I:I1,O3 U:U2 M:M2 | 
too-late 0.7 | before challenge/doubted claim/stated counts |  | F:F6,F8 | ^S4
too-late 1 | late challenge |  | F:F6,F8 | ^S4
doubles-only 0.5 | double higher/beats/over may/with |  | M:M1,M4 | 
out-of-turn-cost 1.5 | out-of-turn challenge false/true/bad/good/lose/how-many/short/spare |  | F:F8,F6 B:B1,B2 P:P7 R:R3 C:C4 O:O3 I:O3,I1 U:U2 M:M2 | S5,S4
in-turn 1 | turn challenge false/true |  | F:F7,F8 | 
first-claim-whose 0.4 | first claim/start who/question/anyone/may |  | =starts | ^S9
look-then-challenge 2 | look challenge may/late |  | F:F5 B:B1 P:P5,P3 R:R3 C:C4 O:O3 I:O3,I1 U:U2 M:M2,M4 | 
look-then-challenge 1.3 | look challenge/concede |  | F:F5 B:B1 P:P5,P3 R:R3 C:C4 O:O3 I:O3,I1 U:U2 M:M2,M4 | 
must-roll | must roll/re-roll |  | F:F2 B:B1 P:P5,P6,P4 R:R1 C:C4 O:O3,O4 I:I1,O4 U:U1 M:M2 | 
must-look | must look/unseen |  | P:P3,P6 C:C4 O:O3 I:I1 M:M2 | S11
unseen 0.4 | unseen |  | F:F5 B:B1 P:P3,P6 R:R3 C:C4 O:O3 I:I1 U:U2 M:M2 | S10
bangs-together 1.5 | together challenge |  | F:F13,F6 B:B1 P:P7 R:R3 C:C4 O:O3 I:O3 U:U2 M:M2 | S4,S5
bangs-together 2 | same challenge next |  | F:F13,F6 B:B1 P:P7 R:R3 C:C4 O:O3 I:O3 U:U2 M:M2 | S4,S5
bangs-of-several | players challenge score/good/bad |  | F:F13,F8 | S4
together | together two/anyone/turn |  | =together | S4,S5
own-claim 1 | own-claim challenge/exact |  | =challengers | ^S4
starts-after 1.6 | start challenge who |  | =starts | S5
out-of-turn-starts 2.2 | out-of-turn start | who/next/challenge | F:F11,F6 B:B4 P:P9 R:R6 C:C6 O:O7 I:O7,I1 U:U4,U6 M:M5 | S5
out-of-turn 1.2 | out-of-turn | challenge/lose/exact | F:F6,F8 B:B1,B2 P:P7 R:R3 C:C4 O:O3 I:O3,I1 U:U2 M:M2 | S5,S4
who-challenges | anyone/who challenge may |  | =bystanders | S4,S5
who-challenges | anyone challenge |  | =bystanders | S4,S5
gone-astray 1.9 | fall | dice/cup/question/counts/roll/must |  | S16,S14,S15
too-early 0.9 | early | cup/dice/show/look/question/found/fall |  | S16,S14,S15
void 0.6 | void | start/round/question/ante |  | S14,S16
first-claim | opens players/lowest |  | U:U1 | ^S20,S3
wild-once-named 0.5 | wild if stated/claim/opens |  |  | S19,S1
false-mia 0.5 | mia false lose/life |  | M:M7,M4,M3 | 
better-than-claimed | higher than stated/claim counts/true |  |  | S2,S1
higher-is-true 0.5 | higher counts true |  |  | S2,S1
more-than-there-are 0.2 | higher than stated/claim dice |  |  | S6,S1
bangs-first | first challenge two/who |  | =together | ^S4,S5
bads-of-several 0.8 | bad two/players |  | F:F10,F12 | 
ones-in-raises | ones claim/over/counts |  | I:I3 U:U3,U1 | S8
score-that-loses 0.2 | score lose/win/end |  | =ends | 
score-of-a-bang 0.5 | score/good/bad challenge |  | =costs | 
order-of-claims | rank claim/roll/higher/double/high/low |  | F:F3,F4 B:B1 P:P1,H1 R:R1 C:C1,H1 O:O2,H1 I:I2,I1 U:U3,U1 M:M1,M6 | H1,H2
looks | look may/how-many |  | P:P4,P3 C:C4 O:O3 I:I1 M:M2 | S15
look-into-anothers 0.2 | look anyone/who cup/dice |  |  | S15,S16
cannot-be-true | claim/stated true may |  |  | S6,S1
void-starts 1 | void start |  | =starts | ^S14
mia-doubted 0.5 | mia challenge/concede/true/false/look |  | M:M4,M3,M7 | 
peek 1 | peek | dice/cup/lose/penalty/question/look |  | S15,S16
messed-up 1.1 | messed | dice/drink/question/cup/lose | P:P7 | S16,S14
spot-on 0.5 | exact | lose/win/who/may/anyone/question/true/false/start | F:S23,F7 B:S23,B2 P:P3,S2 R:R5,R3,S23 C:C4,S2 O:O3,S2 I:S23,I4 U:U6,U2,S23 M:M2 | S1
at-least 1.2 | or-better question/may/counts/claim/exact |  |  | S1,S2
die-regained 1 | regain | exact/question/may/who | F:F1 B:S23,B2 R:R4,R5 O:O5,O6 I:S23,I4 U:U6 | S13
palifico 2 | palifico | question/wild/start/may/who/same/ones/exact/counts/not | U:U5 | 
first-round 0.3 | start first |  | =starts | ^S9
first-round 0.3 | start first who/end/every/round |  | =starts | ^S9
starter-out 0.6 | start out/leave who/question/next/round |  | =starts | S5
starter-out 0.6 | start out/leave |  | =starts | S5
starts-tie 0.8 | start tie |  | =starts | ^S9,S14
starts-tie 1.5 | start two/same/every roll |  | =starts | ^S9
starts 0.6 | start | who/next/round/lose/win/challenge/question | =starts | S5,S9
starts 0.6 | who/question next turn/round/claim |  | =starts | S5
direction 1.5 | left unseen/passes/skip/cup |  | F:F5 B:B1 P:P1,P3 R:R3 C:C1 O:O3 I:I1 U:U2 M:M1 | S5
whose-turn | turn/left | who/next/question/after |  | S5,S9
join 0.2 | join | may/question/ante/how-many/dice/players | F:F1 R:R2 C:C2 | S17,S9
leave 0.95 | leave |  | F:F10 | S5
buy-in 1 | buy-in |  | R:S17,R2 C:S17,C2 O:S17,O6 I:S17,O6 | ^S17
playoff 0.3 | tie | bad/dishes/lose/end/score/win/question | F:F12,F10 | S9
dishes 1.6 | dishes bad/score/good |  | F:F10,F9 | 
dishes 0.6 | dishes | who/lose/bad/tie/question/score/end/start | F:F10,F12 | 
end | end bad/question/life/chips/who/first/players/round/dice/lose/out/win |  | =ends | 
end | end |  | =ends | 
bads 0.3 | bad/good/score |  | F:F9,F7,F8 | 
bads 0.3 | bad/good lose/question/counts/challenge/false/true/how-many/give |  | F:F7,F8,F9 | 
bads-cleared 1.1 | good bad |  | F:F9,F8 | 
bads-end 0.6 | bad end/dishes/out |  | F:F10,F9 | 
out 0.4 | out | who/question/dice/chips/life/may | F:F10 B:B3 P:P9 R:R2,R4 C:C5,C2 O:O6 I:O6,I1 U:B3,U4 M:M5 | S5
winner-gives 0.3 | give drink/win/who |  | P:P8,P7 | 
drinks 0.3 | drink | who/lose/must/how-many/question/challenge/false | P:P7,P10,P8 | S25
mia-conceded | concede |  | F:F5 B:B1 P:P3 R:R3 C:C4 O:O3 I:I1 U:U2 M:M4 | 
mia-conceded 0.8 | mia life |  | M:M4,M3 | 
lives | life | how-many/lose/question | C:C5 M:M1,M3,M4 | 
ante-when 1.4 | ante every/round/start/first/each |  | R:R2 C:C2 O:O6,O5 I:I4,O6 | S24,S13,S17
ante 0.6 | ante | who/lose/win/must/how-many/question/chips | R:R2 C:C2 O:O6,O5 I:I4,O6 | S24,S13,S17
chips 0.2 | chips | lose/how-many/who/question | R:R2,S17 C:C2,S17 O:O1,O5,O6 I:I4,I1,O6 | S17,S13
re-roll 1 | re-roll start/opens/first | may/must/question | F:F5,F1 B:B1 P:P4,P5 R:R3,R1 C:C4 O:O4,O3 I:I1,O4 U:U2,U1 M:M8,M2 | S10
re-roll 0.7 | re-roll | may/how-many/opens/question/first/start | F:F5,F1 B:B1 P:P4,P5 R:R3,R1 C:C4 O:O4,O3 I:I1,O4 U:U2,U1 M:M8,M2 | S10
roll | roll may/how-many/open/dice/locked/cup/look |  | F:F2 P:P4,P5,P6 C:C4 O:O4,O3 I:I1,O4 M:M2 | 
locked | locked/hide dice/show/may/open/roll/cup |  | P:P4,P6 C:C4,C3 | 
shown-dice | show/open may/must/dice/claim/question/hide |  | P:P4,P6 C:C3,C4 O:O5 I:I4 | S12
must-show 1 | must show |  | P:P4,P6 C:C3,C4 O:O5 I:I4 | S12
everybody-shows | every/who/anyone show/every/open |  | O:O5 I:I4 | S12,S1
too-many 1.5 | too-many | dice/claim/may/stated |  | S6
top 0.8 | top | claim/question/may/not | C:C7 M:M1,M4 | S7,S6
same-again | same claim/stated/may |  | M:M2 | S3
lower | lower may/claim/stated |  | =claims | ^S3,S8
correct 1.2 | correct | may/claim/stated |  | S10,S4,S3
ones-left 0.3 | ones goes-on may |  | I:I3 U:U3,U1 | S8
passed-on 1 | challenge passes after |  | P:P7,P3 C:C4 M:M2 | ^S4
ones-rank 0.5 | ones high low |  | P:P1 C:C1 O:O2 I:I3 U:U1,U3 M:M1 | H3,S8
ones-rank | ones high/low/higher/lower |  | P:P1 C:C1 O:O2 I:I3 U:U1,U3 M:M1 | H3,S8
opens-on-ones | ones opens/start |  | U:U1 | S3
opens-on-ones | ones opens/start may/question |  | U:U1 | S3
ones-beat | ones beats |  | P:P1 C:C1 O:O2 | H3
wild | wild |  | =wilds | S1,S19
wild | wild/red-die counts/question/ones/may/claim/who/which |  | =wilds | S1,S19
red-die 1 | red-die counts |  | F:F2,F4 B:B1 | 
red-die | red-die |  | F:F2,F4 B:B1 | 
wild-called | wild claim/stated may/question/counts |  | F:F4,F2 B:S1,B5 I:I3 U:U3,U1 | S1
straights | straight | counts/question/may/higher/beats | P:P1 C:C1 O:O2 | H4
kicker 0.8 | kicker |  |  | H6,H2,H5
which-three | which |  |  | H5,H2
penalty | penalty |  | =costs | S15
costs | lose who/how-many/question/challenge/false/true/claim/dice/must/exact |  | =costs | S22,S13
costs | challenge false/true |  | =costs | S2,S1
dice-each | how-many dice |  | =dice | 
dice-each | how-many players |  | =dice | 
how-to-win | win who/question/how-many/end |  | =ends | 
raises | may/must/question claim higher/lower |  | =claims | S3,S8
challenges | challenge may/must/who |  | =challengers | S4
order-of-hands | claim question/may/which/rank higher/counts/beats |  | =claims | H1,H2
`;

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

/** The rules on dice in the open. */
export const OPEN_RULES = rulesIn("P:P6,P4 C:C3,C4");

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
