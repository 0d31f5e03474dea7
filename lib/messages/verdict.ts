import {
  type Action,
  assertNever,
  type Face,
  faceWord,
  namesWinners,
  type PlayerId,
  type RuleId,
  type Scored,
  type Settled,
  type Shout,
} from "@/lib/engine";
import { sayFinding } from "./answers";
import { diceWord, list, numberWord, possessive } from "./anyPage";
import { fewOrCount, type Names, nameOf } from "./names";
import { sayScored } from "./outcomes";
import {
  type Consequence,
  consequencesOf,
  type Found,
  foundIn,
  type Party,
  type Reason,
  reasonsOf,
  scoringRule,
} from "./reasons";
import { type Drink, ownCall, ownWord } from "./ruleRows";
import { sayAction, type Telling } from "./table";
import { sayClaim, sayGiven, sayMove, sayStakeCount, sayWashers, stakeWord } from "./terms";
import { translated } from "./translated";

/** The sentences of a verdict, one for each part of its card. */
export interface VerdictWords {
  /** "Diaz said 13 fives. Hale banged out of turn." */
  readonly story: string;
  /** The stamp: "Short by two", "There, exactly", "There and one more", "There". */
  readonly stamp: string;
  /** "11 of 13 fives: short by two." */
  readonly finding: string;
  /** Who was right: "Hale was right." */
  readonly right: string;
  /** Unusual reasons: the wild claimed, wild dice alone (B5), the difference (B2, S22). */
  readonly reasons: readonly RuleSentence[];
  /** The rule that scored it, and its costs; null if a reason says that already. */
  readonly rule: RuleSentence | null;
}

/** A rule in one sentence, and its id. */
interface RuleSentence {
  readonly id: RuleId;
  readonly sentence: string;
}

/** Makes the verdict's sentences for a settled round. `names` maps seat keys to names. */
export const sayVerdict = translated(
  "verdict",
  "sayVerdict",
  (settled: Settled, names: Names, drink: Drink = null): VerdictWords => {
    const name = (player: string) => nameOf(names, player);
    const challengers = settled.challengers.map(name);
    const right = settled.right ? challengers : [name(settled.claimer)];
    const reasons = reasonsOf(settled);
    const id = scoringRule(settled);
    return {
      story: `${name(settled.claimer)} said ${sayClaim(settled.claim)}. ${list(challengers)} ${sayCalled(settled.called, drink)}${settled.outOfTurn ? " out of turn" : ""}.`,
      stamp: stamp(settled),
      finding:
        settled.shown === null
          ? `${list(challengers)} believed ${sayClaim(settled.claim)}.`
          : sayFinding(settled.claim, settled.finding),
      right: settled.kind === "concede" ? "" : `${list(right)} ${right.length === 1 ? "was" : "were"} right.`,
      reasons: reasons.map((reason) => ({ id: reason.rule, sentence: sayReason(reason, drink) })),
      rule: reasons.some(({ rule }) => rule === id) ? null : { id, sentence: sayScoring(settled, drink) },
    };
  },
);

/** "Short: the claimer loses two dice." */
function sayScoring(settled: Settled, drink: Drink): string {
  const costs = consequencesOf(settled).map((cost) => sayConsequence(cost, drink));
  return `${FOUND[foundIn(settled)]}: ${costs.length === 0 ? "nothing changes hands" : list(costs)}.`;
}

/** The finding, as the start of the sentence. */
const FOUND: Readonly<Record<Found, string>> = {
  short: "Short",
  holds: "The claim holds",
  "holds-late": "The claim holds, and the challenge was out of turn",
  lower: "Lower than claimed",
  "as-good": "At least as good as claimed",
  "messed-up": "Lower than claimed, and the claimer says the dice got messed up",
  "right-bang": "Right call, in turn",
  "wrong-bang": "Wrong call, in turn",
  "right-late-bang": "Right call, out of turn",
  "wrong-late-bang": "Wrong call, out of turn",
  "spot-on": "Spot on",
  "not-spot-on": "Not spot on",
  "no-mia": "No Mia",
  "mia-seen": "A real Mia, and they looked",
  "mia-believed": "They believed the Mia",
};

const PARTIES: Readonly<Record<Party, string>> = {
  claimer: "the claimer",
  first: "the challenger",
  challengers: "the challengers",
  late: "those out of turn",
  others: "everyone else",
};

/** "the claimer pays two chips into the pot", "those out of turn take two bads each". */
function sayConsequence({ who, does, move }: Consequence, drink: Drink): string {
  const many = who === "challengers" || who === "late";
  const what = sayMove(move, drink);
  const phrase = {
    loses: `${many ? "lose" : "loses"} ${what}`,
    pays: `${many ? "pay" : "pays"} ${what} into the pot`,
    takes: `${many ? "take" : "takes"} ${what}`,
    gets: `${many ? "get" : "gets"} ${what}`,
    wins: move.from === "pot" ? `gets ${what} out of the pot` : `gets ${what} back`,
    drinks: ownWord("drink", drink) === null ? `drinks ${numberWord(move.count)}` : `gets ${what}`,
  }[does];
  return `${PARTIES[who]} ${phrase}${many ? " each" : ""}`;
}

/** A claim of the wild: nothing else helps it (S1, F4). */
export const sayWildCalled = translated(
  "verdict",
  "sayWildCalled",
  (face: Face): string => `This claims the wild: only ${faceWord(face, 2)} count.`,
);

/** One more bad for any of `players` makes them wash or lose, together with `others`. */
export const sayOneMore = translated(
  "verdict",
  "sayOneMore",
  (players: readonly string[], others: readonly string[], drink: Drink = null, washes = true): string =>
    `One more ${stakeWord("bad", 1, drink)} and ${either(players)} ${washes ? "washes" : "loses"}${others.length > 0 ? " too" : ""}.`,
);

/** "Pete", "Pete or Big Al". */
const either = (names: readonly string[]): string =>
  [...(names.length > 1 ? [names.slice(0, -1).join(", ")] : []), ...names.slice(-1)].join(" or ");

function sayReason(reason: Reason, drink: Drink): string {
  switch (reason.why) {
    case "wild-called":
      return sayWildCalled(reason.face);
    case "wild-alone":
      return "Wild dice alone don’t count at this table: it was short.";
    case "difference":
      return `The claim was ${numberWord(reason.off)} off, so ${sayConsequence(reason.lost, drink)}${reason.lost.move.count < reason.off ? ", all they had" : ""}.`;
    case "five-alike":
      return "Five of a kind in one cup counts as more than five here.";
    default:
      return assertNever(reason);
  }
}

/** The challenge as a verb, in the game's words (F5). */
const CALLED: Readonly<Record<Shout, string>> = {
  bang: "banged",
  doubt: "challenged",
  "spot-on": "called spot on",
  concede: "believed it",
};

/** A challenge in the past: "banged", or with the table's own word. */
export function sayCalled(shout: Shout, drink: Drink): string {
  const own = ownCall(shout, drink);
  return own === null ? CALLED[shout] : `said “${own}”`;
}

function stamp({ shown, claim, kind, finding: { finding, margin, found } }: Settled): string {
  if (shown === null) return "Believed";
  if (!("count" in claim))
    return finding === "short" ? "Too high" : finding === "over" ? "There, and then some" : "There";
  // After a wrong “spot on”, the bare answer says which side.
  if (margin === null && kind === "spot-on" && finding !== "exact")
    return finding === "short"
      ? `Fewer than ${numberWord(claim.count)}`
      : `More than ${numberWord(claim.count)}`;
  const exact = kind === "spot-on" ? "Spot on" : "There, exactly";
  if (margin === null || typeof found !== "number")
    return finding === "short" ? "Short" : finding === "exact" ? exact : "There";
  if (margin < 0) return `Short by ${numberWord(-margin)}`;
  if (finding === "short") return "Only wild dice";
  return margin === 0 ? exact : `There and ${numberWord(margin)} more`;
}

/** The drinks of a game: who drank most, how much, and who stayed dry. */
export interface Drunk {
  readonly most: readonly PlayerId[];
  readonly count: number;
  readonly dry: readonly PlayerId[];
  readonly drink: Drink;
}

/** How a game ended, without an own game's marks: see `sayEnding`. */
export const sayPlainEnding = translated(
  "verdict",
  "sayPlainEnding",
  (
    game: string,
    { losers, winners, washes = true }: Ends,
    names: Names,
    drunk: Drunk | null = null,
  ): string => {
    const all = (players: readonly string[]) => list(players.map((player) => nameOf(names, player)));
    const isLost = losers.length > 0 && (!namesWinners(game) || winners.length === 0);
    if (isLost) return washes && !namesWinners(game) ? sayWashers(losers, names) : `${all(losers)} lost.`;
    if (winners.length > 0) return `${all(winners)} won.`;
    return drunk === null ? "The game was stopped." : sayDrunk(drunk, names);
  },
);

/** How a game with losers ended, in the past tense, without an own game's marks: see `sayEnded`. */
export const sayPlainEnded = translated(
  "verdict",
  "sayPlainEnded",
  (losers: readonly string[], washed: readonly string[], names: Names): string => {
    const all = (players: readonly string[]) => list(players.map((player) => nameOf(names, player)));
    if (washed.length === 0) return `${all(losers)} lost.`;
    return `${all(washed)} washed the dishes${washed.length === 1 ? "" : " together"}.`;
  },
);

/** The same marks of several players: "3 strikes each". */
export const sayEachMarks = translated("verdict", "sayEachMarks", (marks: string): string => `${marks} each`);

/** The losers and winners of a game. */
export interface Ends {
  readonly losers: readonly string[];
  readonly winners: readonly string[];
  /** False where a lost game means no dishes; omitted elsewhere. */
  readonly washes?: boolean | undefined;
}

function sayDrunk({ most, count, dry, drink }: Drunk, names: Names): string {
  const stayed = dry.length > 0 ? ` ${fewOrCount(dry, names)} stayed dry.` : "";
  return `${fewOrCount(most, names)} drank most: ${sayStakeCount("drink", count, drink)}${most.length > 1 ? " each" : ""}.${stayed}`;
}

/** The card of a verdict, and the end of a game. */
export const verdictCardWords = translated("verdict", "verdictCardWords", {
  potWon: (chips: number) => `The pot held ${chips}.`,
  verdict: "Verdict",
  of: "of",
  naturals: (count: number, face: Face) => `${count} ${faceWord(face, count)}`,
  wilds: (count: number) => `${count} wild`,
  missing: (count: number) => `${count} missing`,
  washes: "washes the dishes",
  finalStanding: "Final score",
} as const);

/** The keys of a verdict's card. */
export const verdictKeyWords = translated("verdict", "verdictKeyWords", {
  butWePlay: "But we play…",
  share: "Share",
  shareName: "Share this verdict",
  noAnswer: "No response. Check your connection and try again.",
  andMore: (others: number) => (others === 1 ? "and one more" : `and ${others} more`),
} as const);

/** Before a round: who starts it, and how. */
export const betweenWords = translated("verdict", "betweenWords", {
  whoStarts: "Who starts?",
  nextRound: "Next round",
  whoStartsHint: (redDie: boolean) =>
    redDie ? "Tap who starts. They roll the red die." : "Tap who starts. They claim first.",
  diceUnderCups: (dice: number, cups: number) => `${diceWord(dice)} under ${cups} cups`,
  diceUnderOneCup: (dice: number) => `${diceWord(dice)} under one cup`,
  rollsAndOpens: (name: string, redDie: boolean) =>
    redDie ? `${name} rolls the red die and starts` : `${name} starts the round`,
  startRound: (round: number) => `Start round ${round}`,
  palificoNext: (name: string) =>
    `${name} is down to one die: palifico. The first face holds, and ones aren’t wild.`,
  startsAgain: (name: string) => `${name} starts again`,
  isVoid: (round: number) => `Round ${round} is void`,
  redDieShows: "What does the red die show?",
  redDieKey: (face: Face) => `Red die shows ${faceWord(face, 1)}`,
  startsRound: (name: string) => `${name} starts`,
  onlyResult: "Enter result only",
  buysIn: (name: string) => `${name} rebuys`,
} as const);

/** The seats agree to a verdict, or dispute it until a scorekeeper resolves it. */
export const consentWords = translated("verdict", "consentWords", {
  legend: "Agree?",
  keys: { agreed: "Agreed", disputed: "Disputed" },
  agreedBy: (names: readonly string[]) => `Agreed: ${list(names)}`,
  disputedBy: (names: readonly string[]) => `Disputed by ${list(names)}`,
  settled: (note: string) => `Resolved: ${note}`,
  flag: "disputed",
  settle: "Resolve",
  settleRound: (round: number) => `How was round ${round} resolved?`,
  keeperSettles: "The scorekeeper or a group admin resolves it.",
  open: (rounds: readonly number[]) =>
    rounds.length === 1
      ? `Round ${rounds[0]} is disputed.`
      : `Rounds ${list(rounds.map(String))} are disputed.`,
  look: (round: number) => `See round ${round}`,
} as const);

/** The claims so far. */
export const logWords = translated("verdict", "logWords", {
  nothingClaimed: "Nothing claimed yet",
  thisRound: "This round",
  roundsBefore: "Earlier rounds",
  enteredByResult: "Only the result was entered.",
  resultOnly: "Result only",
  noRounds: "No settled rounds yet.",
} as const);

/** The table, for screen readers. */
export interface Announcement extends Telling {
  readonly game: string;
  readonly names: Names;
  /** The last recorded action still in effect. */
  readonly last: Action | null;
  /** The latest verdict, while the table shows it. */
  readonly settled: Settled | null;
  /** The latest round, where it was recorded by its outcome (S26). */
  readonly scored?: Scored | null;
  readonly finished: Ends | null;
  /** Whose turn it is. */
  readonly next: string | null;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The last action and whose turn it is, for screen readers: "Ab said 6 fives. Ba’s turn." */
export const sayNews = translated(
  "verdict",
  "sayNews",
  ({ game, names, last, settled, scored, finished, next, ...telling }: Announcement): string => {
    const sentences =
      settled && (last?.do === "reveal" || last?.do === "challenge")
        ? sayOutcome(settled, names, telling)
        : scored && last?.do === "outcome"
          ? [sayScored(scored, names, telling.drink)]
          : last && last.do !== "end"
            ? [`${capital(sayAction(last, names, telling))}.`]
            : [];
    return [
      ...sentences,
      ...(finished ? [sayPlainEnding(game, finished, names)] : []),
      ...(next === null || finished ? [] : [`${possessive(next)} turn.`]),
    ].join(" ");
  },
);

const sayOutcome = (settled: Settled, names: Names, { drink }: Telling): readonly string[] => {
  const { story, stamp, reasons } = sayVerdict(settled, names, drink);
  const why = reasons.map(({ sentence }) => sentence);
  return [story, `${stamp}.`, ...why, ...settled.moves.map((move) => `${sayGiven(move, names, drink)}.`)];
};

/** "Pete washes the dishes, after a playoff with Big Al." */
export const sayAfterPlayoff = translated(
  "verdict",
  "sayAfterPlayoff",
  (ending: string, against: readonly string[]): string =>
    against.length === 0
      ? ending
      : `${ending.replace(/\.$/, "")}, after a playoff with ${list(against).replace(/\.$/, "")}.`,
);
