import { type Claim, type Decided, type Face, type HandKind, namedDice } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { areMany, sayChance } from "./answers";
import { list } from "./anyPage";
import { sayOption, sayOptionValue } from "./house";
import { faceWord, sayClaim } from "./terms";

type Words = WordsOf<"desk">;

/** Eine Hand dieser Art im ersten, dritten und vierten Fall, und wenn beide genau dieselbe haben. */
const KINDS: Readonly<
  Record<
    HandKind,
    { readonly is: string; readonly over: string; readonly has: string; readonly same: string }
  >
> = {
  "high-card": {
    is: "eine Hand ohne Paar steht",
    over: "einer Hand ohne Paar",
    has: "kein Paar",
    same: "dieselben Würfel",
  },
  pair: { is: "ein Paar steht", over: "einem Paar", has: "ein Paar", same: "dasselbe Paar" },
  "two-pair": {
    is: "zwei Paare stehen",
    over: "zwei Paaren",
    has: "zwei Paare",
    same: "dieselben zwei Paare",
  },
  three: {
    is: "ein Drilling steht",
    over: "einem Drilling",
    has: "einen Drilling",
    same: "denselben Drilling",
  },
  straight: { is: "eine Straße steht", over: "einer Straße", has: "eine Straße", same: "dieselbe Straße" },
  "full-house": {
    is: "ein Full House steht",
    over: "einem Full House",
    has: "ein Full House",
    same: "dasselbe Full House",
  },
  four: {
    is: "ein Vierling steht",
    over: "einem Vierling",
    has: "einen Vierling",
    same: "denselben Vierling",
  },
  five: {
    is: "ein Fünfling steht",
    over: "einem Fünfling",
    has: "einen Fünfling",
    same: "denselben Fünfling",
  },
};

/** Eine Hand dieser Art im ersten Fall. */
const aKind = (kind: HandKind): string => KINDS[kind].is.replace(/ steh(?:t|en)$/, "");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const many = (face: Face): string => faceWord(face, 2);
const aDie = (face: Face): string => `eine ${faceWord(face, 1)}`;
const besides = (face: Face): string => `einer ${faceWord(face, 1)}`;

export const namedHand: Words["namedHand"] = (claim) => {
  const dice = "hand" in claim ? namedDice(claim) : [];
  return dice.length === 5 ? dice.join("") : sayClaim(claim);
};

const beats = (claim: Claim): string =>
  areMany(claim) && namedHand(claim) === sayClaim(claim) ? "schlagen" : "schlägt";

export const sayHigher: Words["sayHigher"] = (high, low, decided) =>
  `${capital(namedHand(high))} ${beats(high)} ${namedHand(low)}${why(decided)}.`;

function why(decided: Decided): string {
  switch (decided.by) {
    case "order":
      return "";
    case "mia":
      return ": Nichts ist höher";
    case "double":
      return ": Ein Pasch steht über zwei verschiedenen Würfeln";
    case "kind":
      return `: ${capital(KINDS[decided.high].is)} über ${KINDS[decided.low].over}`;
    case "straight":
      return `: Beide sind Straßen, und die bis ${decided.high === "ace-straight" ? "zum Ass" : "zur Sechs"} ist höher`;
    case "group": {
      const { kind, same, high, low } = decided;
      const both = `Beide haben ${KINDS[kind].has}${same.length > 0 ? ` mit ${list(same.map(many))}` : ""}`;
      const first = kind === "full-house" && same.length === 0 ? "; der Drilling zählt zuerst" : "";
      return `: ${both}${first}, und ${many(high)} sind höher als ${many(low)}`;
    }
    case "kicker": {
      const { kind, same, high, low } = decided;
      const beside = same.length > 0 ? ` mit ${list(same.map(besides))}` : "";
      const both =
        kind === "high-card" && same.length === 0
          ? "Beide haben kein Paar"
          : kind === "high-card"
            ? `Beide beginnen mit ${list(same.map(besides))}`
            : `Beide haben ${KINDS[kind].same}${beside}`;
      return low === null
        ? `: ${both}, und ${aDie(high)} steht noch daneben`
        : `: ${both}, und ${aDie(high)} ist höher als ${aDie(low)}`;
    }
  }
}

export const sayKindHigher: Words["sayKindHigher"] = (high, low) =>
  `${capital(KINDS[high].is)} über ${KINDS[low].over}.`;

export const sayKindTie: Words["sayKindTie"] = (kind) =>
  `Beide haben ${KINDS[kind].has}: Da entscheiden ihre Würfel.`;

export const sayNoStraights: Words["sayNoStraights"] = () =>
  "Straßen gibt es hier keine: 23456 ist nur eine Hand ohne Paar, die mit der Sechs beginnt.";

export const sayKindOdds: Words["sayKindOdds"] = (kind, chance, exact) =>
  `Mindestens ${KINDS[kind].has} hat man ${sayChance(chance)}; genau das ${sayChance(exact)}.`;

export const sayTie: Words["sayTie"] = (a, b) =>
  sayClaim(a) === sayClaim(b)
    ? `Beides ist dasselbe: ${sayClaim(a)}.`
    : `Keine schlägt die andere: ${namedHand(a)} ist so viel wert wie ${namedHand(b)}.`;

export const sayRank: Words["sayRank"] = (hand, rank, of, chance) =>
  `${namedHand(hand)} ist: ${sayClaim(hand)}. Nummer ${rank} von ${of} Händen, von der schwächsten an gezählt. ${chance === 1 ? "Beliebige fünf Würfel sind mindestens so gut." : `Fünf frische Würfel sind ${sayChance(chance)} mindestens so gut.`}`;

export const deskWords = {
  title: "Wer hat recht?",
  about: "Klärt einen Streit beim Lügenwürfeln: welche Hand höher ist, was man sagen darf, ob es da war.",
  fromStart: "Einen Streit klären",
  home: "Startseite",
  classics: "Klassiker",
  search: "Frag in Worten",
  searchExample: "schlägt 44112 33226",
  searchGo: "Fragen",
  notRead:
    "Das lässt sich hier nicht lesen. Klären lässt sich, welche Hand höher ist, was man sagen darf, wie wahrscheinlich eine Ansage ist und was die Regeln sagen:",
  notIn: (game: string) => `Bei ${game}, wie es hier gespielt wird, lässt sich das nicht fragen.`,
  askIn: (game: string) => `Bei ${game} fragen`,
  asksBack: {
    game: "Bei welchem Spiel?",
    wild: "Welche Augenzahl ist Joker?",
    dice_in_play: "Wie viele Würfel sind im Spiel?",
    from: "Was wurde davor gesagt?",
    to: "Und was soll darüber gesagt werden?",
    dice: "Welche Würfel lagen da?",
    claim: "Was wurde angesagt?",
    order: "Was wird worüber gesagt?",
  },
  wildKey: (face: Face) => `${capital(faceWord(face, 2))} sind Joker`,
  asksWild: (games: string) => `${games}: Welche Augenzahl ist Joker?`,
  noted: "So ist es",
  notUsed: (parts: string) => `Nicht verwendet: ${parts}`,
  quoted: (part: string) => `„${part}“`,
  inAll: (games: number) => (games === 1 ? "in einem Spiel" : `in allen ${games} Spielen`),
  inSome: (some: number, games: number) => `in ${some} von ${games} Spielen`,
  perGame: "Spiel für Spiel",
  openIn: (game: string, verdict: string) => `${game}: ${verdict}. Antwort öffnen`,
  rulesSay: "Was die Regeln sagen",
  played: "Zum Beispiel",
  playedOut: "So geht eine Runde aus",
  card: (game: string) => `Die Regeln von ${game}`,
  costs: "Was es kostet",
  ifChallenged: "Wenn angezweifelt wird",
  asked: "Gefragt",
  facts: {
    wild: (face: Face) => `${capital(faceWord(face, 2))} sind Joker`,
    noWild: "In dieser Runde gibt es keine Joker",
    palifico: "Eine Palifico-Runde",
    locked: (face: Face) => `Nur ${faceWord(face, 2)} dürfen gesagt werden`,
    inPlay: (dice: number) => (dice === 1 ? "Ein Würfel im Spiel" : `${dice} Würfel im Spiel`),
    table: "Offen",
    known: "Gesehen",
    spotOn: "Genau angesagt",
  },
  examplesOf: "Was sich fragen lässt",
  examples: [
    "schlägt 44112 33226",
    "schlägt eine Straße ein Full House",
    "zehn Einsen über neun Sechsen",
    "niedrigste Ansage über drei Fünfen",
    "wie wahrscheinlich ist ein Full House",
    "wer fängt nach dem Anzweifeln an",
  ],
  asking: "Worum geht der Streit?",
  askings: {
    compare: "Was ist höher",
    raise: "Darf ich das sagen",
    judge: "War es da",
    odds: "Chancen",
  },
  game: (game) => `Gespielt wird ${game}. Anderes Spiel wählen`,
  whichGame: "Welches Spiel?",
  ours: (group) => `Wie ${group} spielt`,
  oursUsual: "Wie üblich",
  sides: {
    compare: ["Die eine", "Die andere"],
    raise: ["Zuletzt gesagt", "Darf ich sagen"],
    judge: ["Die Ansage", ""],
    odds: ["Die Ansage", ""],
  },
  opens: "noch nichts: Sie eröffnet",
  inTheOpen: "Offen auf dem Tisch",
  shown: "Unter den Bechern",
  seen: "Würfel, die man sieht",
  inPlay: "Würfel im Spiel",
  redDie: "Der rote Würfel zeigt",
  redDieKey: (face) => `Roter Würfel: ${faceWord(face, 1)}`,
  quantity: "Wie viele",
  fewer: "Einer weniger",
  more: "Einer mehr",
  countKey: (count, face) => `${count} ${faceWord(face, count)}`,
  typed: "oder in Worten",
  dieKey: (face) => `${faceWord(face, 1)} legen`,
  takeBack: "Letzten Würfel zurücknehmen",
  clear: "Von vorn",
  answer: "Die Antwort",
  wins: { a: "Die erste gewinnt", b: "Die zweite gewinnt", tie: "Keine gewinnt" },
  stamps: {
    legal: "Erlaubt",
    illegal: "Nicht erlaubt",
    there: "Es war da",
    exact: "Genau",
    short: "Es war nicht da",
    nothing: "Nichts ist höher",
    cannot: "Das kann nicht sein",
  },
  rules: "Nach den Regeln",
  others: "Wie andere spielen",
  noOthers: "Jede andere Hausregel sagt dasselbe.",
  also: {
    exact: (percent) => `Genau das: ${percent}.`,
    perFace: (claims) => `Von jeder Zahl am wenigsten: ${list(claims.map(sayClaim))}.`,
    warnings: {
      "cannot-be-true": "So viele Würfel sind nicht da: Man darf es sagen, und es kann nicht stimmen.",
      "calls-the-wild": "Es geht um den Joker selbst: Nur Würfel, die ihn zeigen, zählen.",
    },
  },
  share: "Diese Antwort teilen",
  shareHow: "Wer diesen Link öffnet, sieht dieselbe Antwort: Die Hausregeln stecken darin.",
  link: {
    qr: "QR-Code dieser Antwort",
    copy: "Link kopieren",
    copied: "Kopiert",
    selected: "Der Link ist markiert: Kopiere ihn von hier.",
    send: "Senden",
    hidden: "Dieser Link geht nur auf diesem Computer.",
  },
} satisfies Words["deskWords"];

export const sayHouse: Words["sayHouse"] = (option, value) =>
  `${sayOption(option)}: ${sayOptionValue(option, value)}`;

export const argumentWords = {
  title: "Die klassischen Streitfälle",
  about: "Worüber man am Tisch wirklich streitet, und wer recht hat.",
  settle: "Selbst fragen",
  inGame: (game) => `Wie man ${game} spielt`,
  others: (houses) =>
    houses === 0
      ? "Keine Hausregel ändert das."
      : houses === 1
        ? "Eine Hausregel ändert das."
        : `${houses} Hausregeln ändern das.`,
  starts: {
    ask: "Wer beginnt, wenn gezweifelt wurde, und was kostet es?",
    why: "Darin sind die Spiele am verschiedensten. Was folgt, wurde nach den Regeln ausgespielt, je eine Runde.",
  },
  classics: {
    "two-pair": {
      ask: "Schlägt 44112 die 33226?",
      why: "Zwei Paare gegen zwei Paare: Das höhere Paar entscheidet, dann das niedrigere, zuletzt der fünfte Würfel.",
    },
    ones: {
      ask: "Sind Einsen hoch oder niedrig?",
      why: "Wo Einsen niedrig sind, ist ein Paar davon das schwächste; wo sie hoch sind, das stärkste.",
    },
    straight: {
      ask: "Schlägt eine Straße ein Full House?",
      why: "Beim Poker nicht; manche Tische drehen es um, und manche spielen ganz ohne Straßen.",
    },
    "full-houses": {
      ask: "Zwei Full Houses: Was zählt?",
      why: "Der Drilling, nicht das Paar: 44422 geht über 33366.",
    },
    kicker: {
      ask: "„Ein Paar Zweien.“ „Ein Paar Zweien und eine Eins!“ Ist das höher?",
      why: "Wer keinen anderen Würfel nennt, hat den niedrigsten genannt, der passt: Ihn laut zu sagen ist nichts Neues.",
    },
    better: {
      ask: "Angesagt waren zwei Paare, und da sind drei Sechsen. War das gelogen?",
      why: "Eine Ansage ist eine Untergrenze: Was so gut ist oder besser, macht sie wahr.",
    },
    over: {
      ask: "Zehn Einsen über neun Sechsen?",
      why: "An den meisten Tischen sind mehr Würfel immer höher, egal mit welchen Augen. Wo es dieselben oder höhere sein müssen, nicht.",
    },
    beyond: {
      ask: "Darf man mehr Würfel ansagen, als da sind?",
      why: "Das ist frech und erlaubt: Wer es für unmöglich hält, zweifelt. Manche Tische verbieten es.",
    },
    "wild-number": {
      ask: "Was zählt, wenn jemand den Joker selbst ansagt?",
      why: "Nur Würfel, die ihn zeigen. Dafür gibt es keinen Joker, also sind etwa halb so viele da wie von anderen.",
    },
    "wild-ones": {
      ask: "Einsen sind Joker. Wie viele gehen über vier Fünfen?",
      why: "Weil sie überall helfen, zählen sie doppelt: Halb so viele genügen, aufgerundet.",
    },
    "spot-on": {
      ask: "„Genau!“ Und es ist einer mehr.",
      why: "Genau heißt genau: Die Ansage war wahr, der Ruf war falsch.",
    },
  },
} satisfies Words["argumentWords"];

export const answerPreviewWords = {
  sides: {
    one: "Die eine",
    other: "Die andere",
    last: "Zuletzt gesagt",
    now: "Darf ich sagen",
    claim: "Die Ansage",
    lowest: "Die niedrigste Ansage",
  },
  hand: "Die Hand",
  plays: (rule) => `Hier gespielt: ${rule}`,
  tagline: "Welche Hand höher ist, was man sagen darf, ob es da war: nach den Regeln entschieden.",
} satisfies Words["answerPreviewWords"];

export const sayAsked: Words["sayAsked"] = ({ ask, claim, other, kind, otherKind, diceInPlay, face }) => {
  const one = kind ? aKind(kind) : claim && namedHand(claim);
  const two = otherKind ? aKind(otherKind) : other && namedHand(other);
  if (ask === "compare") return one && two ? `${capital(one)} oder ${two}: Was ist höher?` : null;
  if (ask === "odds" && kind) return `Wie wahrscheinlich: ${aKind(kind)}?`;
  if (ask === "lowest")
    return other === null
      ? "Was ist die niedrigste Ansage zum Eröffnen?"
      : face === null
        ? `Was ist das Niedrigste über ${sayClaim(other)}?`
        : `Wie viele ${faceWord(face, 2)} über ${sayClaim(other)}?`;
  if (claim === null) return null;
  switch (ask) {
    case "rank":
      return `Wie gut ist ${namedHand(claim)}?`;
    case "raise":
      return other === null
        ? `Darf eine Runde mit ${sayClaim(claim)} beginnen?`
        : `${capital(sayClaim(claim))} über ${sayClaim(other)}?`;
    case "judge":
      return `War es da: ${sayClaim(claim)}?`;
    case "odds":
      return `Wie wahrscheinlich: ${sayClaim(claim)}${diceInPlay === null ? "" : ` bei ${diceInPlay} ${diceInPlay === 1 ? "Würfel" : "Würfeln"}`}?`;
  }
};
