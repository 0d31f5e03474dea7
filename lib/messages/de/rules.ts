import type { Stake } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { type Drink, ownWord } from "../ruleRows";
import { list, numberWord } from "./anyPage";
import { handWords } from "./dice";
import { sayOption, sayOptionValue } from "./house";
import { sayClaim, sayHandClaim, sayMove } from "./terms";

type Words = WordsOf<"rules">;

export const cardWords = {
  title: (game) => `${game}: Regeln`,
  allGames: "Regeln",
  choose: "Die Regeln aller Spiele, jedes auf einer Seite.",
  print: "Diese Seite drucken",
  need: "Was ihr braucht",
  turn: "Dein Zug",
  beats: "Was schlägt was",
  ladder: "Erhöhen",
  five: "Fünf Streitfragen, geklärt",
  deskCode: "QR-Code, um einen Streit nach diesen Regeln zu klären",
  deskCodeHow: "Scannen und jeden Streit nach diesen Regeln klären.",
  fought: "Oft umstritten",
  challenges: "Anzweifeln",
  ending: "Wie es endet",
  house: "Hausregeln",
  changed: "geändert",
  chart: { hand: "Hand", best: "Beste", hands: "Hände", rolls: "Von 7.776 Würfen" },
  rolls: "Vom Höchsten zum Niedrigsten",
  right: "Recht",
  wrong: "Unrecht",
  settle: "Streit klären",
  share: "Diese Regeln teilen",
  shareHow: "Der Link zeigt diese Regeln samt Hausregeln.",
  qr: "QR-Code für diese Regeln",
} satisfies Words["cardWords"];

export const sayDealt: Words["sayDealt"] = (dealt) => {
  const [first, ...rest] = dealt;
  if (first === undefined) return "";
  const more = rest.map(({ from, dice }) => `${dice} ab ${from} Personen`);
  return `Jeder hat einen Becher mit ${wordBefore(first.dice)} ${first.dice === 1 ? "Würfel" : "Würfeln"}${more.length > 0 ? ` (${more.join("; ")})` : ""}.`;
};

/** „einem Würfel“, „fünf Würfeln“. */
const wordBefore = (count: number): string => (count === 1 ? "einem" : numberWord(count));

export const sayOneCup: Words["sayOneCup"] = (dice) =>
  `Ein Becher mit ${wordBefore(dice)} ${dice === 1 ? "Würfel" : "Würfeln"} geht nach links.`;

const WILD = {
  "red-die":
    "Wer beginnt, wirft auch den großen roten Würfel: Seine Zahl ist Joker der Runde. Sagt jemand den Joker an, zählen nur Würfel, die ihn zeigen.",
  ones: "Einsen sind Joker. Sagt jemand Einsen an, zählen nur Einsen.",
};

export const sayWild: Words["sayWild"] = (wild) => (wild === null ? "Es gibt keine Joker." : WILD[wild]);

const much = (what: Stake, count: number, drink: Drink = null): string =>
  sayMove({ what, count, from: "bank", to: "bank" }, drink);

/** „zwei Chips“, „einen Chip“ heißt es nach „mit“ anders: „einem Chip“, „drei Würfeln“, „drei Leben“. */
const WITH: Readonly<Record<Stake, readonly [one: string, many: string]>> = {
  die: ["einem Würfel", "Würfeln"],
  chip: ["einem Chip", "Chips"],
  drink: ["einem Schluck", "Schlucken"],
  good: ["einem Guten", "Guten"],
  bad: ["einem Miesen", "Miesen"],
  life: ["einem Leben", "Leben"],
};

export const sayBegins: Words["sayBegins"] = (what, count, drink = null) => {
  if (ownWord(what, drink) !== null) return `Jeder beginnt mit ${much(what, count, drink)}.`;
  return count === 0
    ? `Jeder beginnt ohne ${WITH[what][1]}.`
    : `Jeder beginnt mit ${count === 1 ? WITH[what][0] : `${numberWord(count)} ${WITH[what][1]}`}.`;
};

export const sayAnte: Words["sayAnte"] = (chips, every) =>
  `Vor ${every === "round" ? "jeder" : "der ersten"} Runde zahlt jeder ${much("chip", chips)} in den Pott.`;

export const sayTurn: Words["sayTurn"] = () => "Erhöhe die letzte Ansage, oder zweifle sie an.";

export const sayReRolls: Words["sayReRolls"] = (most) =>
  `Vor der Ansage darfst du eigene Würfel neu würfeln, ${most === 1 ? "einmal" : most === 2 ? "zweimal" : `${most} Mal`} pro Zug.`;

export const saySteps: Words["saySteps"] = (steps) => {
  const may = [
    ...(steps.show ? ["Würfel zeigen oder verdecken"] : []),
    ...(steps.rollTable ? ["gezeigte Würfel offen werfen"] : []),
    ...(steps.rollCup ? ["mit dem Becher würfeln"] : []),
  ];
  return [
    steps.unseen
      ? "Du darfst den Becher ungesehen weitergeben, mit einer höheren Ansage."
      : "Sieh nach, bevor du den Becher weitergibst.",
    ...(may.length > 0
      ? [`${steps.blindRolls ? "Mit oder ohne Blick" : "Nach dem Blick"} darfst du ${list(may)}.`]
      : []),
    ...(steps.tableFirst ? ["Wirf gezeigte Würfel vor dem Becher, nie danach."] : []),
    ...(steps.mustRoll === "something"
      ? ["Hast du nachgesehen, wirf mindestens einen Würfel, bevor du ansagst."]
      : []),
    ...(steps.mustRoll === "the-cup"
      ? ["Hast du nachgesehen, würfle mit dem Becher, bevor du ansagst."]
      : []),
    ...(steps.lookForbidsChallenge ? ["Hast du nachgesehen, darfst du nicht zweifeln."] : []),
  ];
};

export const sayClass: Words["sayClass"] = (claim) => {
  if ("hand" in claim && claim.hand in handWords.kinds)
    return handWords.kinds[claim.hand as keyof typeof handWords.kinds];
  return capital("count" in claim ? sayClaim(claim) : sayHandClaim(claim));
};

export const sayRaises: Words["sayRaises"] = (over, next) =>
  `Die niedrigsten Erhöhungen über ${sayClaim(over)}: ${list(next.map(sayClaim))}.`;

const KINDS = {
  doubt: { "in-turn": "Zweifel in der Reihe", "out-of-turn": "Zweifel außer der Reihe" },
  "spot-on": { "in-turn": "„Genau!“ in der Reihe", "out-of-turn": "„Genau!“ außer der Reihe" },
  concede: { "in-turn": "Glauben", "out-of-turn": "Glauben" },
};

export const sayWay: Words["sayWay"] = (kind, outOfTurn, of) => {
  const way = KINDS[kind][outOfTurn ? "out-of-turn" : "in-turn"];
  return of === null ? way : `${way} (${sayClaim(of)})`;
};

export const sayWayOut: Words["sayWayOut"] = (kind, outOfTurn, of, how) =>
  `${sayWay(kind, outOfTurn, of)}, ${how === "right" ? "zu Recht" : "zu Unrecht"}`;

const PARTIES = {
  claimer: ["wer angesagt hat,", true],
  challenger: ["wer angezweifelt hat,", true],
  "everybody-else": ["alle anderen", false],
} as const;

type Paid = Parameters<Words["sayCosts"]>[0][number];

function sayPaid({ who, what, count, intoPot, each }: Paid, drink: Drink): string {
  const [party, one] = PARTIES[who];
  const least = much(what, Math.abs(count), drink);
  const some = each === "off" ? `${least} für jeden daneben (mindestens ${least})` : least;
  if (each === "all") return `${party} ${ALL[what] ?? ""}`;
  if (what === "drink" && ownWord("drink", drink) === null)
    return `${party} ${one ? "trinkt" : "trinken"} ${some}`;
  if (count > 0) return `${party} ${one ? "bekommt" : "bekommen"} ${some}`;
  if (intoPot) return `${party} ${one ? "zahlt" : "zahlen"} ${some} in den Pott`;
  return `${party} ${one ? "verliert" : "verlieren"} ${some}`;
}

const ALL: Readonly<Partial<Record<Paid["what"], string>>> = {
  die: "bekommt alle verlorenen Würfel zurück",
  chip: "bekommt den ganzen Pott",
  good: "bekommt einen Guten für jeden Miesen",
};

export const sayCosts: Words["sayCosts"] = (costs, drink = null) => {
  const text = costs.map((cost) => sayPaid(cost, drink)).join("; ");
  return text === "" ? "Nichts wechselt den Besitzer." : `${capital(text)}.`;
};

const STARTERS = {
  opener: "Dieselbe Person",
  "left-of-opener": "Wer links vom Beginner sitzt,",
  "right-of-opener": "Wer rechts vom Beginner sitzt,",
  claimer: "Wer angesagt hat,",
  "left-of-claimer": "Wer links von dem sitzt, der angesagt hat,",
  challenger: "Wer angezweifelt hat,",
  "left-of-challenger": "Wer links von dem sitzt, der angezweifelt hat,",
};

export const sayStarts: Words["sayStarts"] = (starter) => `${STARTERS[starter]} beginnt die nächste.`;

const LAST: Readonly<Partial<Record<Stake, string>>> = {
  die: "Verlierst du den letzten Würfel, bist du raus.",
  chip: "Verlierst du den letzten Chip, bist du raus.",
  life: "Verlierst du das letzte Leben, bist du raus.",
};

export const sayEndings: Words["sayEndings"] = ({ names, outWithout }, washing, pot, drink = null) => {
  if (washing !== null)
    return [
      `${ownWord("good", drink) ?? "Ein Guter"} hebt ${ownWord("bad", drink) ?? "einen Miesen"} auf. Mit ${numberWord(washing.alone)} ${ownWord("bad", drink) ?? "Miesen"} spülst du.`,
      ...(washing.together === null
        ? []
        : [
            `Haben ${numberWord(washing.together.count)} je ${much("bad", washing.together.bads, drink)}, spülen sie zusammen oder stechen.`,
          ]),
    ];
  if (outWithout === null) return ["Niemand scheidet aus. Spielt, bis ihr aufhört."];
  return [
    ownWord(outWithout, drink) === null
      ? (LAST[outWithout] ?? "")
      : `Verlierst du das letzte „${ownWord(outWithout, drink)}“, bist du raus.`,
    `Wer als Letzter übrig ist, ${names === "winners" ? "gewinnt" : "verliert"}${pot ? " und bekommt den Pott" : ""}.`,
  ];
};

export const sayRule: Words["sayRule"] = (option, value) =>
  `${sayOption(option)}: ${sayOptionValue(option, value)}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const FOUGHT = {
  "at-least": "Eine Ansage heißt: mindestens so viele.",
  "as-good": "Eine Ansage heißt: das oder besser.",
  "red-die-not-counted": "Der rote Würfel bestimmt nur den Joker. Er selbst zählt nicht.",
  "announcer-shows": "Nur wer angesagt hat, deckt auf. Die Würfel des Zweifels zählen nicht.",
  palifico:
    "Palifico: Hast du zum ersten Mal nur noch einen Würfel, beginnst du die nächste Runde, wenn mehr als zwei dabei sind. Die erste Zahl gilt, und nichts ist Joker.",
  "wild-hands":
    "Einsen sind Joker: Eine Eins steht für die Zahl, die der Hand am meisten hilft. Fünf Einsen sind die beste Hand.",
  "wild-alone": "Joker allein machen keine Ansage wahr: Mindestens ein Würfel muss die Zahl selbst zeigen.",
  "one-for-each-player": "Die erste Ansage ist mindestens ein Würfel pro Person, die noch dabei ist.",
  "opening-on-ones": "Du darfst keine Runde mit Einsen beginnen.",
  "no-more-than-dice": "Du darfst nicht mehr Würfel ansagen, als im Spiel sind.",
  "second-roll":
    "Vor der Ansage darfst du noch einmal würfeln, ohne wieder nachzusehen. Dann darfst du nicht zweifeln.",
} as const;

export const sayFought: Words["sayFought"] = (fought) => {
  switch (fought.about) {
    case "named-wild":
      return fought.when === "any"
        ? "Der Joker ist Joker, bis jemand ihn ansagt: Danach ist für den Rest der Runde nichts mehr Joker."
        : "Beginnt eine Runde mit dem Joker, ist in ihr nichts Joker.";
    case "five-alike":
      return fought.pureSeven
        ? "Fünf Würfel unter einem Becher, die alle der Ansage helfen, zählen sechs, und ohne Joker sieben."
        : "Fünf Würfel unter einem Becher, die alle der Ansage helfen, zählen sechs.";
    case "way-back":
      return `Beim Wechsel auf Einsen sag halb so viele an. Zurück doppelt so viele plus eins: ${sayClaim(fought.to)} über ${sayClaim(fought.from)}.`;
    default:
      return FOUGHT[fought.about];
  }
};

const PUBLIC = {
  "perudo-box": "die Perudo-Schachtel",
  "bluff-box": "Bluff (von Borg)",
  "encyclopaedia-liars-dice": "„Liar’s dice“ in der Enzyklopädie",
  "encyclopaedia-dudo": "„Dudo“ in der Enzyklopädie",
  "encyclopaedia-mia": "„Mia“ in der Enzyklopädie",
  "poker-dice": "Würfelpoker",
  "bars-of-china": "Bars in China",
  "tables-on-the-web": "Hausregeln aus dem Netz",
} as const;

export const sayPublicSource: Words["sayPublicSource"] = (source) => PUBLIC[source];

export const bookWords = {
  title: "Regelbuch",
  about: "Jede Regel in einem Satz, mit einem Beispiel.",
  search: "Regeln durchsuchen",
  searchExample: "Palifico, Joker, F8 …",
  found: (count) => (count === 1 ? "Eine Regel" : `${count} Regeln`),
  none: "Keine Regel gefunden. Versuch ein anderes Wort oder die Nummer einer Regel.",
  rule: (id) => `Regel ${id}`,
  example: "Zum Beispiel",
  house: "Hausregeln",
  source: "Quelle",
  playedBy: "Auch",
  ownReading: "Unsere Wahl.",
  whole: "Regelbuch öffnen",
  before: (id) => `Vorige: ${id}`,
  after: (id) => `Nächste: ${id}`,
  chapters: {
    S: "Alle Spiele",
    H: "Hände aus fünf Würfeln",
  },
} satisfies Words["bookWords"];
