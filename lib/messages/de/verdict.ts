import { assertNever, namesWinners, type Settled, type Shout } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { fewOrCount, type Names, nameOf } from "../names";
import {
  type Consequence,
  consequencesOf,
  type Found,
  foundIn,
  type Reason,
  reasonsOf,
  scoringRule,
} from "../reasons";
import { type Drink, ownCall, ownWord } from "../ruleRows";
import { sayFinding } from "./answers";
import { diceWord, list, numberWord } from "./anyPage";
import { sayScored } from "./outcomes";
import { sayAction } from "./table";
import { faceWord, sayClaim, sayGiven, sayMove, sayStakeCount, sayWashers } from "./terms";

type Words = WordsOf<"verdict">;

export const sayVerdict: Words["sayVerdict"] = (settled, names, drink = null) => {
  const challengers = settled.challengers.map((player) => nameOf(names, player));
  const claimer = nameOf(names, settled.claimer);
  const right = settled.right ? challengers : [claimer];
  const several = challengers.length > 1;
  const reasons = reasonsOf(settled);
  const id = scoringRule(settled);
  return {
    story: `${claimer} sagte ${sayClaim(settled.claim)}. ${list(challengers)} ${sayCalled(settled.called, drink, several)}${settled.outOfTurn ? " außer der Reihe" : ""}.`,
    stamp: stamp(settled),
    finding:
      settled.shown === null
        ? `${list(challengers)} ${several ? "glaubten" : "glaubte"} es: ${sayClaim(settled.claim)}.`
        : sayFinding(settled.claim, settled.finding),
    right:
      settled.kind === "concede" ? "" : `${list(right)} ${right.length === 1 ? "hatte" : "hatten"} recht.`,
    reasons: reasons.map((reason) => ({ id: reason.rule, sentence: sayReason(reason, settled, drink) })),
    rule: reasons.some(({ rule }) => rule === id) ? null : { id, sentence: sayScoring(settled, drink) },
  };
};

function sayScoring(settled: Settled, drink: Drink): string {
  const costs = list(consequencesOf(settled).map((cost) => sayConsequence(cost, settled, drink)));
  return `${FOUND[foundIn(settled)]}: ${costs === "" ? "Nichts wechselt den Besitzer" : capital(costs)}.`;
}

const FOUND: Readonly<Record<Found, string>> = {
  short: "Zu wenig",
  holds: "Die Ansage stimmt",
  "holds-late": "Die Ansage stimmt, und der Zweifel kam außer der Reihe",
  lower: "Weniger als angesagt",
  "as-good": "Mindestens so gut wie angesagt",
  "messed-up": "Weniger als angesagt, und angeblich sind die Würfel verrutscht",
  "right-bang": "Richtig, in der Reihe",
  "wrong-bang": "Falsch, in der Reihe",
  "right-late-bang": "Richtig, außer der Reihe",
  "wrong-late-bang": "Falsch, außer der Reihe",
  "spot-on": "Genau",
  "not-spot-on": "Nicht genau",
  "no-mia": "Kein Mäxchen",
  "mia-seen": "Ein echtes Mäxchen, und jemand hat nachgesehen",
  "mia-believed": "Das Mäxchen wurde geglaubt",
};

/** „wer angesagt hat, verliert zwei Würfel“, „die außer der Reihe bekommen je zwei Miese“. */
function sayConsequence({ who, does, move }: Consequence, { called }: Settled, drink: Drink): string {
  const several = who !== "claimer" && who !== "first";
  const what = `${several ? "je " : ""}${sayMove(move, drink)}`;
  const result = several ? "en" : "t";
  const verb = {
    loses: `verlier${result} ${what}`,
    pays: `zahl${result} ${what} in den Pott`,
    takes: `bekomm${result} ${what}`,
    gets: `bekomm${result} ${what}`,
    wins: move.from === "pot" ? `bekommt ${what} aus dem Pott` : `bekommt ${what} zurück`,
    drinks:
      ownWord("drink", drink) === null
        ? `trinkt ${move.count === 1 ? "einen" : numberWord(move.count)}`
        : `bekommt ${what}`,
  }[does];
  const people = {
    claimer: "wer angesagt hat,",
    first: `wer ${DID[called]} hat,`,
    challengers: `alle, die ${DID[called]} haben,`,
    late: "die außer der Reihe",
    others: "alle anderen",
  }[who];
  return `${people} ${verb}`;
}

/** Was getan hat, wer die Ansage anficht: zwischen „wer“ und „hat“. */
const DID: Readonly<Record<Shout, string>> = {
  bang: "gerufen",
  doubt: "angezweifelt",
  "spot-on": "„Genau!“ gerufen",
  concede: "es geglaubt",
};

export const sayWildCalled: Words["sayWildCalled"] = (face) =>
  `Das sagt den Joker an: Nur ${faceWord(face, 2)} zählen.`;

export const sayOneMore: Words["sayOneMore"] = (players, others, drink = null, washes = true) =>
  `${ownWord("bad", drink) === null ? "Noch ein Mieser" : `Noch 1 × ${ownWord("bad", drink)}`}, und ${either(players)} ${washes ? "spült" : "verliert"}${others.length > 0 ? " auch" : ""}.`;

const either = (names: readonly string[]): string =>
  [...(names.length > 1 ? [names.slice(0, -1).join(", ")] : []), ...names.slice(-1)].join(" oder ");

function sayReason(reason: Reason, settled: Settled, drink: Drink): string {
  switch (reason.why) {
    case "wild-called":
      return sayWildCalled(reason.face);
    case "wild-alone":
      return "Joker allein zählen an diesem Tisch nicht: Es war zu wenig.";
    case "difference":
      return `Die Ansage lag um ${numberWord(reason.off)} daneben: ${capital(sayConsequence(reason.lost, settled, drink))}${reason.lost.move.count < reason.off ? ", mehr waren nicht da" : ""}.`;
    case "five-alike":
      return "Ein Fünfling unter einem Becher zählt hier mehr als fünf.";
    default:
      return assertNever(reason);
  }
}

const CALLED: Readonly<Record<Shout, readonly [one: string, many: string]>> = {
  bang: ["rief „Bang!“", "riefen „Bang!“"],
  doubt: ["zweifelte", "zweifelten"],
  "spot-on": ["rief „Genau!“", "riefen „Genau!“"],
  concede: ["glaubte es", "glaubten es"],
};

export function sayCalled(shout: Shout, drink: Drink, several = false): string {
  const own = ownCall(shout, drink);
  const [one, many] = own === null ? CALLED[shout] : [`rief „${own}“`, `riefen „${own}“`];
  return several ? many : one;
}

function stamp({ shown, claim, kind, finding: { finding, margin, found } }: Settled): string {
  if (shown === null) return "Geglaubt";
  if (!("count" in claim))
    return finding === "short" ? "Zu hoch" : finding === "over" ? "Stimmt, und wie" : "Stimmt";
  // After a wrong “spot on”, the bare answer says which side.
  if (margin === null && kind === "spot-on" && finding !== "exact")
    return finding === "short"
      ? `Weniger als ${numberWord(claim.count)}`
      : `Mehr als ${numberWord(claim.count)}`;
  const exact = kind === "spot-on" ? "Genau" : "Stimmt genau";
  if (margin === null || typeof found !== "number")
    return finding === "short" ? "Zu wenig" : finding === "exact" ? exact : "Stimmt";
  if (margin < 0) return `${capital(numberWord(-margin))} zu wenig`;
  if (finding === "short") return "Nur Joker";
  return margin === 0 ? exact : `Stimmt, ${numberWord(margin)} mehr`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const namesOf = (players: readonly string[], names: Names): string =>
  list(players.map((player) => nameOf(names, player)));

export const sayPlainEnding: Words["sayPlainEnding"] = (
  game,
  { losers, winners, washes = true },
  names,
  drunk = null,
) => {
  const did = (players: readonly string[], one: string, many: string, all = namesOf) =>
    `${all(players, names)} ${players.length === 1 ? one : many}.`;
  const isLost = losers.length > 0 && (!namesWinners(game) || winners.length === 0);
  if (isLost && washes && !namesWinners(game)) return sayWashers(losers, names);
  if (isLost) return did(losers, "hat verloren", "haben verloren");
  if (winners.length > 0) return did(winners, "hat gewonnen", "haben gewonnen");
  if (drunk === null) return "Das Spiel wurde abgebrochen.";
  const { most, count, dry, drink } = drunk;
  const much = `am meisten getrunken: ${most.length > 1 ? "je " : ""}${sayStakeCount("drink", count, drink)}`;
  const stayed =
    dry.length > 0 ? ` ${did(dry, "ist trocken geblieben", "sind trocken geblieben", fewOrCount)}` : "";
  return `${did(most, `hat ${much}`, `haben ${much}`, fewOrCount)}${stayed}`;
};

export const sayPlainEnded: Words["sayPlainEnded"] = (losers, washed, names) => {
  const all = (players: readonly string[]) => list(players.map((player) => nameOf(names, player)));
  if (washed.length === 0) return `${all(losers)} ${losers.length === 1 ? "hat" : "haben"} verloren.`;
  return `${all(washed)} ${washed.length === 1 ? "hat gespült" : "haben zusammen gespült"}.`;
};

export const sayEachMarks: Words["sayEachMarks"] = (marks) => `je ${marks}`;

export const verdictCardWords = {
  potWon: (chips) => `Im Pott ${chips === 1 ? "lag einer" : `lagen ${chips}`}.`,
  verdict: "Urteil",
  of: "von",
  naturals: (count, face) => `${count} ${faceWord(face, count)}`,
  wilds: (count) => `${count} Joker`,
  missing: (count) => (count === 1 ? "1 fehlt" : `${count} fehlen`),
  washes: "spült",
  finalStanding: "Endstand",
} satisfies Words["verdictCardWords"];

export const verdictKeyWords = {
  butWePlay: "Aber wir spielen…",
  share: "Teilen",
  shareName: "Dieses Urteil teilen",
  noAnswer: "Keine Antwort. Prüfe deine Verbindung und versuch es noch einmal.",
  andMore: (others) => (others === 1 ? "und noch jemand" : `und ${others} weitere`),
} satisfies Words["verdictKeyWords"];

export const betweenWords = {
  whoStarts: "Wer beginnt?",
  nextRound: "Nächste Runde",
  whoStartsHint: (redDie) =>
    redDie ? "Tippe an, wer beginnt und den roten Würfel wirft." : "Tippe an, wer beginnt und zuerst ansagt.",
  diceUnderCups: (dice, cups) => `${diceWord(dice)} unter ${cups} Bechern`,
  diceUnderOneCup: (dice) => `${diceWord(dice)} unter einem Becher`,
  rollsAndOpens: (name, redDie) =>
    redDie ? `${name} wirft den roten Würfel und beginnt` : `${name} beginnt die Runde`,
  startRound: (round) => `Runde ${round} beginnen`,
  palificoNext: (name) =>
    `${name} hat nur noch einen Würfel: Palifico. Die erste Zahl gilt, und Einsen sind keine Joker.`,
  startsAgain: (name) => `${name} beginnt noch einmal`,
  isVoid: (round) => `Runde ${round} ist ungültig`,
  redDieShows: "Was zeigt der rote Würfel?",
  redDieKey: (face) => `Roter Würfel zeigt ${faceWord(face, 1)}`,
  startsRound: (name) => `${name} beginnt`,
  onlyResult: "Nur Ergebnis eintragen",
  buysIn: (name) => `${name} kauft nach`,
} satisfies Words["betweenWords"];

export const consentWords = {
  legend: "Einverstanden?",
  keys: { agreed: "Einverstanden", disputed: "Angefochten" },
  agreedBy: (names) => `Einverstanden: ${list(names)}`,
  disputedBy: (names) => `Angefochten von ${list(names)}`,
  settled: (note) => `Geklärt: ${note}`,
  flag: "angefochten",
  settle: "Klären",
  settleRound: (round) => `Wie wurde Runde ${round} geklärt?`,
  keeperSettles: "Wer aufschreibt oder ein Admin der Gruppe klärt es.",
  open: (rounds) =>
    rounds.length === 1
      ? `Runde ${rounds[0]} ist angefochten.`
      : `Die Runden ${list(rounds.map(String))} sind angefochten.`,
  look: (round) => `Runde ${round} ansehen`,
} satisfies Words["consentWords"];

export const logWords = {
  nothingClaimed: "Noch keine Ansage",
  thisRound: "Diese Runde",
  roundsBefore: "Frühere Runden",
  enteredByResult: "Nur das Ergebnis ist eingetragen.",
  resultOnly: "Nur Ergebnis",
  noRounds: "Noch keine Runde ist entschieden.",
} satisfies Words["logWords"];

type Announcement = Parameters<Words["sayNews"]>[0];

/** „Ab sagte 6 Fünfen. Ba ist dran.“ */
export const sayNews: Words["sayNews"] = ({
  game,
  names,
  last,
  settled,
  scored,
  finished,
  next,
  ...telling
}) => {
  const reasons =
    settled && (last?.do === "reveal" || last?.do === "challenge")
      ? sayOutcome(settled, names, telling.drink)
      : scored && last?.do === "outcome"
        ? [sayScored(scored, names, telling.drink)]
        : last && last.do !== "end"
          ? [`${capital(sayAction(last, names, telling))}.`]
          : [];
  return [
    ...reasons,
    ...(finished ? [sayPlainEnding(game, finished, names)] : []),
    ...(next === null || finished ? [] : [`${next} ist dran.`]),
  ].join(" ");
};

function sayOutcome(
  settled: NonNullable<Announcement["settled"]>,
  names: Announcement["names"],
  drink: Announcement["drink"],
): readonly string[] {
  const { story, stamp, reasons } = sayVerdict(settled, names, drink);
  const why = reasons.map(({ sentence }) => sentence);
  return [story, `${stamp}.`, ...why, ...settled.moves.map((move) => `${sayGiven(move, names, drink)}.`)];
}

export const sayAfterPlayoff: Words["sayAfterPlayoff"] = (ending, against) =>
  against.length === 0
    ? ending
    : `${ending.replace(/\.$/, "")}, nach einem Stechen mit ${list(against).replace(/\.$/, "")}.`;
