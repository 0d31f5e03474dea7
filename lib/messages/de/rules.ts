import type { Stake } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { list, numberWord } from "./anyPage";
import { handWords } from "./dice";
import { sayOption, sayOptionValue } from "./house";
import { sayClaim, sayHandClaim, sayMove } from "./terms";

type Words = WordsOf<"rules">;

export const cardWords = {
  title: (game) => `${game}: die Regeln`,
  allGames: "Die Regeln",
  choose: "Die Regeln aller Spiele hier, jedes auf einer Seite.",
  print: "Diese Seite drucken",
  need: "Was ihr braucht",
  turn: "Ein Zug",
  beats: "Was schlägt was",
  ladder: "Was geht über was",
  five: "Fünf Streitfragen, und was hier gilt",
  deskCode: "QR-Code des Richtertischs unter diesen Regeln",
  deskCodeHow: "Einscannen: Hier wird jeder Streit nach diesen Regeln geklärt.",
  fought: "Worüber man streitet",
  challenges: "Wenn jemand zweifelt",
  ending: "Wie es endet",
  house: "Hausregeln",
  usual: "wie üblich",
  changed: "hier anders",
  asPlayed: "So gespielt",
  chart: { hand: "Hand", best: "Die beste davon", hands: "Hände", rolls: "Von 7.776 Würfen" },
  rolls: "Vom höchsten zum niedrigsten",
  right: "Recht",
  wrong: "Unrecht",
  settle: "Einen Streit klären",
  share: "Diese Regeln teilen",
  shareHow: "Wer diesen Link öffnet, liest die Regeln, wie sie hier gespielt werden.",
  qr: "QR-Code dieser Regeln",
} satisfies Words["cardWords"];

export const sayDealt: Words["sayDealt"] = (dealt) => {
  const [first, ...rest] = dealt;
  if (first === undefined) return "";
  const more = rest.map(({ from, dice }) => `ab ${from} Personen: ${dice}`);
  return `Jeder hat einen Becher mit ${wordBefore(first.dice)} ${first.dice === 1 ? "Würfel" : "Würfeln"}${more.length > 0 ? ` (${more.join("; ")})` : ""}.`;
};

/** „einem Würfel“, „fünf Würfeln“. */
const wordBefore = (count: number): string => (count === 1 ? "einem" : numberWord(count));

export const sayOneCup: Words["sayOneCup"] = (dice) =>
  `Ein Becher mit ${wordBefore(dice)} ${dice === 1 ? "Würfel" : "Würfeln"} geht links herum.`;

const WILD = {
  "red-die":
    "Wer eine Runde beginnt, wirft auch den großen roten Würfel: Was er zeigt, ist Joker, bis die Runde vorbei ist. Wird die Jokerzahl selbst angesagt, zählen nur Würfel, die sie zeigen.",
  ones: "Einsen sind Joker. Werden Einsen angesagt, zählen nur Einsen.",
};

export const sayWild: Words["sayWild"] = (wild) => (wild === null ? "Es gibt keine Joker." : WILD[wild]);

const much = (what: Stake, count: number): string => sayMove({ what, count, from: "bank", to: "bank" });

/** „zwei Chips“, „einen Chip“ heißt es nach „mit“ anders: „einem Chip“, „drei Würfeln“, „drei Leben“. */
const WITH: Readonly<Record<Stake, readonly [one: string, many: string]>> = {
  die: ["einem Würfel", "Würfeln"],
  chip: ["einem Chip", "Chips"],
  drink: ["einem Schluck", "Schlucken"],
  good: ["einem Guten", "Guten"],
  bad: ["einem Miesen", "Miesen"],
  life: ["einem Leben", "Leben"],
};

export const sayBegins: Words["sayBegins"] = (what, count) =>
  count === 0
    ? `Jeder beginnt ohne ${WITH[what][1]}.`
    : `Jeder beginnt mit ${count === 1 ? WITH[what][0] : `${numberWord(count)} ${WITH[what][1]}`}.`;

export const sayAnte: Words["sayAnte"] = (chips, every) =>
  `Vor ${every === "round" ? "jeder" : "der ersten"} Runde zahlt jeder ${much("chip", chips)} in den Pott.`;

export const sayTurn: Words["sayTurn"] = () => "Sag höher an als die Ansage davor, oder zweifle sie an.";

export const sayReRolls: Words["sayReRolls"] = (most) =>
  `Vor der Ansage darf man eigene Würfel neu würfeln, ${most === 1 ? "einmal" : most === 2 ? "zweimal" : `${most} Mal`} pro Zug.`;

export const saySteps: Words["saySteps"] = (steps) => {
  const may = [
    ...(steps.show ? ["Würfel aus dem Becher offen hinlegen oder zurücknehmen"] : []),
    ...(steps.rollTable ? ["offene Würfel offen neu werfen, die dann liegen bleiben"] : []),
    ...(steps.rollCup ? ["mit dem Becher würfeln"] : []),
  ];
  return [
    steps.unseen
      ? "Wer den Becher bekommt, darf ihn mit einer höheren Ansage ungesehen weitergeben."
      : "Wer den Becher bekommt, muss schauen, bevor er weitergeht.",
    ...(may.length > 0
      ? [`${steps.blindRolls ? "Mit oder ohne Blick" : "Nach dem Blick"} darf man ${list(may)}.`]
      : []),
    ...(steps.tableFirst ? ["Offene Würfel werden vor dem Becher geworfen, nie danach."] : []),
    ...(steps.mustRoll === "something"
      ? ["Wer geschaut hat, muss vor der Ansage mindestens einen Würfel werfen."]
      : []),
    ...(steps.mustRoll === "the-cup"
      ? ["Wer geschaut hat, muss vor der Ansage mit dem Becher würfeln."]
      : []),
    ...(steps.lookForbidsChallenge ? ["Wer geschaut hat, kann nicht mehr zweifeln."] : []),
  ];
};

export const sayClass: Words["sayClass"] = (claim) => {
  if ("hand" in claim && claim.hand in handWords.kinds)
    return handWords.kinds[claim.hand as keyof typeof handWords.kinds];
  return capital("count" in claim ? sayClaim(claim) : sayHandClaim(claim));
};

export const sayRaises: Words["sayRaises"] = (over, next) =>
  `Über ${sayClaim(over)} sind die niedrigsten Ansagen ${list(next.map(sayClaim))}.`;

const KINDS = {
  doubt: { "in-turn": "Ein Zweifel an der Reihe", "out-of-turn": "Ein Zweifel außer der Reihe" },
  "spot-on": { "in-turn": "„Genau!“ an der Reihe", "out-of-turn": "„Genau!“ außer der Reihe" },
  concede: { "in-turn": "Glauben", "out-of-turn": "Glauben" },
};

export const sayWay: Words["sayWay"] = (kind, outOfTurn, of) => {
  const way = KINDS[kind][outOfTurn ? "out-of-turn" : "in-turn"];
  return of === null ? way : `${way}, bei ${"count" in of ? sayClaim(of) : sayHandClaim(of)}`;
};

export const sayWayOut: Words["sayWayOut"] = (kind, outOfTurn, of, how) =>
  `${sayWay(kind, outOfTurn, of)}, ${how === "right" ? "zu Recht" : "zu Unrecht"}`;

const PARTIES = {
  claimer: ["wer ansagte,", true],
  challenger: ["wer zweifelte,", true],
  "everybody-else": ["alle anderen", false],
} as const;

type Paid = Parameters<Words["sayCosts"]>[0][number];

function sayPaid({ who, what, count, intoPot, each }: Paid): string {
  const [party, one] = PARTIES[who];
  const least = much(what, Math.abs(count));
  const some =
    each === "off" ? `${least} für jeden, um den die Ansage danebenlag (mindestens ${least})` : least;
  if (each === "all") return `${party} ${ALL[what] ?? ""}`;
  if (what === "drink") return `${party} ${one ? "trinkt" : "trinken"} ${some}`;
  if (count > 0) return `${party} ${one ? "bekommt" : "bekommen"} ${some}`;
  if (intoPot) return `${party} ${one ? "zahlt" : "zahlen"} ${some} in den Pott`;
  return `${party} ${one ? "verliert" : "verlieren"} ${some}`;
}

const ALL: Readonly<Partial<Record<Paid["what"], string>>> = {
  die: "bekommt alle verlorenen Würfel zurück",
  chip: "bekommt alle Chips aus dem Pott",
  good: "bekommt einen Guten für jeden Miesen",
};

export const sayCosts: Words["sayCosts"] = (costs) => {
  const text = costs.map(sayPaid).join("; ");
  return text === "" ? "Niemand bekommt oder verliert etwas." : `${capital(text)}.`;
};

const STARTERS = {
  opener: "Wer diese eröffnete,",
  "left-of-opener": "Wer links von dem sitzt, der diese eröffnete,",
  "right-of-opener": "Wer rechts von dem sitzt, der diese eröffnete,",
  claimer: "Wer ansagte,",
  "left-of-claimer": "Wer links von dem sitzt, der ansagte,",
  challenger: "Wer zweifelte,",
  "left-of-challenger": "Wer links von dem sitzt, der zweifelte,",
};

export const sayStarts: Words["sayStarts"] = (starter) => `${STARTERS[starter]} beginnt die nächste Runde.`;

const LAST: Readonly<Partial<Record<Stake, string>>> = {
  die: "Wer keine Würfel mehr hat, ist raus.",
  chip: "Wer keine Chips mehr hat, ist raus.",
  life: "Wer keine Leben mehr hat, ist raus.",
};

export const sayEndings: Words["sayEndings"] = ({ names, outWithout }, washing, pot) => {
  if (washing !== null)
    return [
      `Ein Guter hebt einen Miesen auf. Wer ${numberWord(washing.alone)} Miese im Minus ist, spült.`,
      ...(washing.together === null
        ? []
        : [
            `Sind ${numberWord(washing.together.count)} je ${numberWord(washing.together.bads)} Miese im Minus, spülen sie zusammen oder spielen es aus.`,
          ]),
    ];
  if (outWithout === null) return ["Niemand scheidet aus: Das Spiel geht weiter, bis der Tisch es beendet."];
  return [
    LAST[outWithout] ?? "",
    `Wer als Letzter übrig ist, ${names === "winners" ? "gewinnt" : "verliert"}${pot ? " und bekommt den Pott" : ""}.`,
  ];
};

export const sayRule: Words["sayRule"] = (option, value) =>
  `${sayOption(option)}: ${sayOptionValue(option, value)}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const FOUGHT = {
  "at-least": "Eine Ansage heißt mindestens so viele: Auch mit mehr davon ist sie wahr.",
  "as-good": "Eine Ansage heißt das oder besser: Auch eine höhere Hand, ein höherer Wurf macht sie wahr.",
  "red-die-not-counted": "Der rote Würfel sagt nur, was Joker ist. Er selbst zählt nicht mit.",
  "announcer-shows": "Nur wer ansagte, zeigt seine Würfel. Die anderen zählen nicht.",
  palifico:
    "Palifico: Wer zum ersten Mal nur noch einen Würfel hat, eröffnet die nächste Runde, wenn mehr als zwei dabei sind. Die erste Zahl gilt, und nichts ist Joker.",
  "wild-hands":
    "Einsen sind Joker: Eine Eins steht für das, was die Hand am besten macht. Fünf Einsen sind die beste Hand.",
  "wild-alone": "Joker allein machen keine Ansage wahr: Mindestens ein Würfel muss die Zahl selbst zeigen.",
  "one-for-each-player": "Eine Runde beginnt mit mindestens einem Würfel für jeden, der noch dabei ist.",
  "opening-on-ones": "Eine Runde darf nicht mit Einsen beginnen.",
  "no-more-than-dice": "Niemand darf mehr Würfel ansagen, als da sind.",
  "second-roll":
    "Vor der Ansage darf man noch einmal würfeln, ohne wieder zu schauen. Wer das tat, darf nicht mehr zweifeln.",
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
      return `Einsen zählen halb, und zurück geht es mit doppelt so vielen und einem: Über ${sayClaim(fought.from)} kommen ${sayClaim(fought.to)}.`;
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
  "bars-of-china": "die Bars in China",
  "tables-on-the-web": "Tische, die ihre Regeln ins Netz schrieben",
} as const;

export const sayPublicSource: Words["sayPublicSource"] = (source) => PUBLIC[source];

export const bookWords = {
  title: "Das Regelbuch",
  about: "Jede Regel unter ihrer Nummer, in einem Satz, mit einem durchgespielten Beispiel.",
  search: "In den Regeln suchen",
  searchExample: "Palifico, Joker, F8 …",
  found: (count) => (count === 1 ? "Eine Regel" : `${count} Regeln`),
  none: "Das sagt keine Regel. Versuch ein anderes Wort oder die Nummer einer Regel.",
  rule: (id) => `Regel ${id}`,
  example: "Zum Beispiel",
  house: "Hausregeln",
  source: "Erzählt von",
  playedBy: "So spielen auch",
  ownReading: "Die eigene Lesart dieses Hauses.",
  whole: "Das ganze Regelbuch",
  before: (id) => `Davor: ${id}`,
  after: (id) => `Danach: ${id}`,
  chapters: {
    S: "Alle Spiele",
    H: "Hände aus fünf Würfeln",
  },
} satisfies Words["bookWords"];
