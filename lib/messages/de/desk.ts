import { type Claim, type Decided, type Face, type HandFamily, namedDice } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { areMany, sayChance } from "./answers";
import { list } from "./anyPage";
import { sayOption, sayOptionValue } from "./house";
import { faceWord, sayClaim } from "./terms";

type Words = WordsOf<"desk">;

/** Eine Hand dieser Art im ersten und vierten Fall, und wenn beide genau dieselbe haben. */
const KINDS: Readonly<
  Record<
    HandFamily,
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
const aKind = (kind: HandFamily): string => KINDS[kind].is.replace(/ steh(?:t|en)$/, "");

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
      return ": Nichts schlägt Mäxchen";
    case "double":
      return ": Ein Pasch schlägt zwei verschiedene Würfel";
    case "kind":
      return `: ${capital(KINDS[decided.high].is)} über ${KINDS[decided.low].over}`;
    case "straight":
      return `: Beide sind Straßen, und die bis ${decided.high === "ace-straight" ? "zum Ass" : "zur Sechs"} ist höher`;
    case "group": {
      const { kind, same, high, low } = decided;
      const both = `Beide haben ${KINDS[kind].has}${same.length > 0 ? ` mit ${list(same.map(many))}` : ""}`;
      const first = kind === "full-house" && same.length === 0 ? "; der Drilling entscheidet" : "";
      return `: ${both}${first}, und ${many(high)} schlagen ${many(low)}`;
    }
    case "kicker": {
      const { kind, same, high, low } = decided;
      const kickers = same.length > 0 ? ` mit ${list(same.map(besides))}` : "";
      const both =
        kind === "high-card" && same.length === 0
          ? "Beide haben kein Paar"
          : kind === "high-card"
            ? `Beide beginnen mit ${list(same.map(besides))}`
            : `Beide haben ${KINDS[kind].same}${kickers}`;
      return low === null
        ? `: ${both}, und die erste hat dazu ${aDie(high)}`
        : `: ${both}, und ${aDie(high)} schlägt ${aDie(low)}`;
    }
  }
}

export const sayKindHigher: Words["sayKindHigher"] = (high, low) =>
  `${capital(KINDS[high].is)} über ${KINDS[low].over}.`;

export const sayKindTie: Words["sayKindTie"] = (kind) =>
  `Beide haben ${KINDS[kind].has}: Die höheren Würfel gewinnen.`;

export const sayNoStraights: Words["sayNoStraights"] = () =>
  "Hier gibt es keine Straßen: 23456 ist nur eine Hand ohne Paar, Sechs hoch.";

export const sayKindOdds: Words["sayKindOdds"] = (kind, chance, exact) =>
  `${capital(aKind(kind))} oder besser: ${sayChance(chance)}. Genau das: ${sayChance(exact)}.`;

export const sayTie: Words["sayTie"] = (a, b) =>
  sayClaim(a) === sayClaim(b)
    ? `Das ist dasselbe: ${sayClaim(a)}.`
    : `Gleichstand: ${namedHand(a)} und ${namedHand(b)} sind gleich viel wert.`;

export const sayRank: Words["sayRank"] = (hand, rank, of, chance) =>
  `${namedHand(hand)} ist: ${sayClaim(hand)}. Nummer ${rank} von ${of} Händen, die schwächste zuerst. ${chance === 1 ? "Beliebige fünf Würfel sind mindestens so gut." : `Fünf frische Würfel sind ${sayChance(chance)} mindestens so gut.`}`;

export const deskWords = {
  title: "Streit klären",
  about: "Klärt einen Streit beim Lügenwürfeln: welche Hand gewinnt, was du ansagen darfst, ob es da war.",
  fromStart: "Streit klären",
  home: "Startseite",
  classics: "Klassische Streitfälle",
  search: "Frag in deinen Worten",
  searchExample: "schlägt 44112 33226",
  searchGo: "Fragen",
  notRead: "Das habe ich nicht verstanden. Versuch:",
  notIn: (game: string) => `Gilt nicht bei ${game}.`,
  askIn: (game: string) => `Bei ${game} fragen`,
  asksBack: {
    game: "Bei welchem Spiel?",
    wild: "Welche Augenzahl ist Joker?",
    dice_in_play: "Wie viele Würfel sind im Spiel?",
    from: "Was war die letzte Ansage?",
    to: "Was willst du ansagen?",
    dice: "Welche Würfel lagen da?",
    claim: "Was wurde angesagt?",
    order: "Welche ist die Erhöhung?",
    challenge: "Was wurde gerufen?",
    palifico: "Ist es eine Palifico-Runde?",
    unused: "Ein Teil passte nicht. Ist es das?",
  },
  readings: {
    doubt: (shout) => `„${shout}“`,
    "spot-on": (shout) => `„${shout}“`,
    palifico: "Ja, Palifico",
    usual: "Nein, eine normale Runde",
  },
  wildKey: (face: Face) => `${capital(faceWord(face, 2))} sind Joker`,
  asksWild: (games: string) => `${games}: Welche Augenzahl ist Joker?`,
  noted: "So ist es",
  notUsed: (parts: string) => `Übergangen: ${parts}`,
  quoted: (part: string) => `„${part}“`,
  inAll: (games: number) =>
    games === 1 ? "in einem Spiel" : games === 2 ? "in beiden Spielen" : `in allen ${games} Spielen`,
  inSome: (some: number, games: number) => `in ${some} von ${games} Spielen`,
  perGame: "Spiel für Spiel",
  openIn: (game: string, verdict: string) => `${game}: ${verdict}. Antwort öffnen`,
  rulesSay: "Was die Regeln sagen",
  played: "Zum Beispiel",
  playedOut: "Eine Beispielrunde",
  card: (game: string) => `${game}: Regeln`,
  costs: "Was es kostet",
  ifChallenged: "Wenn angezweifelt wird",
  asked: "Deine Frage",
  facts: {
    wild: (face: Face) => `${capital(faceWord(face, 2))} sind Joker`,
    noWild: "Keine Joker in dieser Runde",
    palifico: "Palifico-Runde",
    locked: (face: Face) => `Nur ${faceWord(face, 2)} lassen sich ansagen`,
    inPlay: (dice: number) => (dice === 1 ? "Ein Würfel im Spiel" : `${dice} Würfel im Spiel`),
    table: "Offen",
    known: "Gesehen",
    spotOn: "„Genau!“ gerufen",
  },
  examplesOf: "Versuch diese Fragen",
  examples: [
    "schlägt 44112 33226",
    "schlägt eine Straße ein Full House",
    "zehn Einsen über neun Sechsen",
    "niedrigste Ansage über drei Fünfen",
    "wie wahrscheinlich ist ein Full House",
    "wer fängt nach dem Anzweifeln an",
  ],
  asking: "Worum geht’s?",
  askings: {
    compare: "Was ist höher?",
    raise: "Darf ich das sagen?",
    judge: "War es da?",
    odds: "Wie wahrscheinlich?",
  },
  game: (game) => `${game}. Spiel ändern`,
  whichGame: "Welches Spiel?",
  ours: (group) => `Regeln von ${group}`,
  oursUsual: "Standardregeln",
  sides: {
    compare: ["Erste", "Zweite"],
    raise: ["Letzte Ansage", "Darf ich sagen"],
    judge: ["Ansage", ""],
    odds: ["Ansage", ""],
  },
  opens: "noch nichts (erste Ansage)",
  inTheOpen: "Offen",
  shown: "Unter den Bechern",
  seen: "Würfel, die du siehst",
  inPlay: "Würfel im Spiel",
  countOnly: "Nur die Anzahl",
  redDie: "Roter Würfel zeigt",
  redDieKey: (face) => `Roter Würfel: ${faceWord(face, 1)}`,
  quantity: "Wie viele",
  fewer: "Einer weniger",
  more: "Einer mehr",
  countKey: (count, face) => `${count} ${faceWord(face, count)}`,
  dieKey: (face) => `${faceWord(face, 1)} hinzufügen`,
  removeLast: "Letzten Würfel entfernen",
  clear: "Von vorn",
  answer: "Antwort",
  wins: (kind, claim) =>
    kind === "two-pair"
      ? "Zwei Paare gewinnen"
      : `${capital(kind ? aKind(kind) : claim ? namedHand(claim) : "")} gewinnt`,
  tie: "Gleichstand",
  stamps: {
    legal: "Erlaubt",
    illegal: "Nicht erlaubt",
    there: "Es war da",
    exact: "Genau",
    notExact: "Nicht genau",
    short: "Es war nicht da",
    nothing: "Nichts schlägt das",
    cannot: "Kann nicht sein",
  },
  rules: "Nach den Regeln",
  others: "Andere Hausregeln",
  noOthers: "Keine andere Hausregel ändert das.",
  also: {
    exact: (percent) => `Genau das: ${percent}.`,
    perFace: (claims) => `Das Niedrigste jeder Zahl: ${list(claims.map(sayClaim))}.`,
    warnings: {
      "cannot-be-true": "Mehr als Würfel im Spiel: erlaubt, kann aber nicht stimmen.",
      "calls-the-wild": "Das sagt den Joker an: Nur Würfel, die ihn zeigen, zählen.",
    },
  },
  share: "Diese Antwort teilen",
  shareHow: "Der Link zeigt diese Antwort samt Hausregeln.",
  link: {
    qr: "QR-Code für diese Antwort",
    copy: "Link kopieren",
    copied: "Kopiert",
    selected: "Markiert. Kopiere ihn über das Menü deines Handys.",
    send: "Senden",
    hidden: "Dieser Link geht nur auf diesem Computer.",
  },
} satisfies Words["deskWords"];

export const sayHouse: Words["sayHouse"] = (option, value) =>
  `${sayOption(option)}: ${sayOptionValue(option, value)}`;

export const argumentWords = {
  title: "Klassische Streitfälle",
  about: "Die üblichen Streitfälle, geklärt.",
  settle: "Andere Würfel probieren",
  inGame: (game) => `Gespielt nach ${game}-Regeln`,
  others: (houses) =>
    houses === 0
      ? "Keine Hausregel ändert das."
      : houses === 1
        ? "Eine Hausregel ändert das."
        : `${houses} Hausregeln ändern das.`,
  starts: {
    ask: "Wer beginnt nach dem Zweifel, und was kostet er?",
    why: "Jedes Spiel macht es anders. Hier ist je eine Runde.",
  },
  classics: {
    "two-pair": {
      ask: "Schlägt 44112 die 33226?",
      why: "Zwei Paare gegen zwei Paare: Das höhere Paar entscheidet, dann das niedrigere, dann der fünfte Würfel.",
    },
    ones: {
      ask: "Sind Einsen hoch oder niedrig?",
      why: "Sind Einsen niedrig, ist ihr Paar das schwächste. Sind sie hoch, ist es das stärkste.",
    },
    straight: {
      ask: "Schlägt eine Straße ein Full House?",
      why: "Beim Poker nicht. Manche Tische drehen das um, manche spielen ohne Straßen.",
    },
    "full-houses": {
      ask: "Zwei Full Houses: Was zählt?",
      why: "Der Drilling, nicht das Paar: 44422 schlägt 33366.",
    },
    kicker: {
      ask: "„Ein Paar Zweien.“ „Ein Paar Zweien und eine Eins!“ Ist das höher?",
      why: "Nein. Nennst du keinen anderen Würfel, hast du den niedrigsten genannt, der passt; ihn zu sagen bringt nichts Neues.",
    },
    better: {
      ask: "Angesagt waren zwei Paare, und da sind drei Sechsen. War das gelogen?",
      why: "Nein. Eine Ansage ist eine Untergrenze: Alles, was so gut ist oder besser, macht sie wahr.",
    },
    over: {
      ask: "Zehn Einsen über neun Sechsen?",
      why: "An den meisten Tischen erhöhen mehr Würfel immer, egal mit welcher Zahl. Manche verlangen dieselbe Zahl oder eine höhere.",
    },
    beyond: {
      ask: "Darfst du mehr Würfel ansagen, als im Spiel sind?",
      why: "Das ist frech und erlaubt: Zweifle es einfach an. Manche Tische erlauben es nicht.",
    },
    "wild-number": {
      ask: "Was zählt, wenn jemand den Joker selbst ansagt?",
      why: "Nur Würfel, die ihn zeigen. Sonst ist dafür nichts Joker, also rechne mit halb so vielen wie von anderen.",
    },
    "wild-ones": {
      ask: "Einsen sind Joker. Wie viele gehen über vier Fünfen?",
      why: "Einsen helfen überall, also zählen sie doppelt: Sag halb so viele an, aufgerundet.",
    },
    "spot-on": {
      ask: "„Genau!“ Und es ist einer mehr.",
      why: "Genau heißt genau: Die Ansage war wahr, der Ruf war falsch.",
    },
  },
} satisfies Words["argumentWords"];

export const answerPreviewWords = {
  sides: {
    one: "Erste",
    other: "Zweite",
    last: "Letzte Ansage",
    now: "Darf ich sagen",
    claim: "Ansage",
    lowest: "Niedrigste Erhöhung",
  },
  hand: "Hand",
  plays: (rule) => `Hausregel: ${rule}`,
  tagline: "Welche Hand gewinnt, was du ansagen darfst, ob es da war: nach den Regeln geklärt.",
} satisfies Words["answerPreviewWords"];

export const sayAsked: Words["sayAsked"] = ({ ask, claim, other, kind, otherKind, diceInPlay, face }) => {
  const one = kind ? aKind(kind) : claim && namedHand(claim);
  const two = otherKind ? aKind(otherKind) : other && namedHand(other);
  if (ask === "compare") return one && two ? `${capital(one)} oder ${two}: Was ist höher?` : null;
  if (ask === "odds" && kind) return `Wie wahrscheinlich: ${aKind(kind)}?`;
  if (ask === "lowest")
    return other === null
      ? "Was ist die niedrigste Ansage zu Beginn?"
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
