import type { WordsOf } from "../dictionary";
import { SOURCE_TEXTS } from "../sourceTexts";
import { list } from "./anyPage";
import { gameName } from "./terms";

type Words = WordsOf<"house">;

interface OptionWords {
  readonly name: string;
  readonly hint?: string;
  readonly choices?: Readonly<Record<string, string>>;
}

const OPTIONS: Readonly<Record<string, OptionWords>> = {
  dice_each: {
    name: "Würfel pro Person",
    hint: "Wie viele Würfel unter jeden Becher kommen.",
    choices: { auto: "5 bis zu viert, sonst 3" },
  },
  raise: {
    name: "Was höher ist",
    hint: "Welche Ansagen über die vorige gehen.",
    choices: {
      "quantity-major": "Mehr Würfel, oder höhere Augen",
      "quantity-only": "Mehr Würfel, Augen egal",
      "face-major": "Mehr davon, oder höhere Augen",
      "no-decrease": "Eins mehr, keins weniger",
      perudo: "Wie bei Perudo: Einsen zählen halb",
    },
  },
  ones: {
    name: "Rang der Einsen",
    hint: "Ob die Eins ganz unten steht oder die Sechs schlägt.",
    choices: { low: "Ganz unten", high: "Über den Sechsen" },
  },
  cap_bids: {
    name: "Mehr ansagen, als Würfel da sind",
    hint: "Ob jemand mehr Würfel ansagen darf, als im Spiel sind.",
    choices: { off: "Erlaubt", on: "Verboten" },
  },
  out_of_turn: {
    name: "Außer der Reihe",
    hint: "Ob alle zweifeln dürfen oder nur, wer an der Reihe ist.",
    choices: { on: "Alle dürfen zweifeln", off: "Nur wer an der Reihe ist" },
  },
  out_of_turn_penalty: {
    name: "Falsch außer der Reihe kostet",
    hint: "Wie viele Würfel ein falscher Zweifel außer der Reihe kostet.",
  },
  simultaneous: {
    name: "Mehrere rufen zugleich",
    hint: "Wessen Bang zählt.",
    choices: { first: "Nur das erste", "all-score": "Jedes" },
  },
  end_alone: { name: "Spült allein bei", hint: "Bei wie vielen Miesen einer allein verliert." },
  end_together: { name: "Spülen zusammen bei", hint: "Bei wie vielen Miesen mehrere verlieren." },
  together_count: { name: "Zusammen heißt", hint: "Wie viele so viele Miese haben müssen." },
  end_pair: {
    name: "Mehr als so viele Leute",
    hint: "Ob es auch endet, wenn es mehr Leute sind.",
    choices: { "at-least": "Endet auch dann", exactly: "Nein: nur genau so viele" },
  },
  starter: {
    name: "Wer die nächste Runde beginnt",
    choices: {
      source: "Wer rief, oder wer den Miesen bekam",
      loser: "Wer die Runde verlor",
      winner: "Wer die Runde gewann",
      rotate: "Links von dem, der eröffnete",
      "rotate-right": "Rechts von dem, der eröffnete",
      "left-of-loser": "Links von dem, der verlor",
      "left-of-challenger": "Links von dem, der zweifelte",
      "left-of-claimer": "Links von dem, der ansagte",
    },
  },
  wild: {
    name: "Joker",
    hint: "Welche Zahl als jede andere zählt.",
    choices: { none: "Keiner", ones: "Einsen", "red-die": "Was der rote Würfel zeigt" },
  },
  loses: {
    name: "Unrecht haben kostet",
    choices: { one: "Einen Würfel", difference: "So viele, wie es daneben war" },
  },
  natural_needed: {
    name: "Nur Joker",
    hint: "Ob eine Ansage gilt, die nur Joker wahr machen.",
    choices: { off: "Reichen", on: "Reichen nicht" },
  },
  straights: {
    name: "Straßen",
    choices: {
      none: "Zählen nichts",
      "below-full-house": "Unter dem Full House",
      "above-full-house": "Über dem Full House",
    },
  },
  ace_straight: { name: "Ass-Straße", hint: "3-4-5-6-1, gleich über der großen Straße." },
  implied_kicker: {
    name: "Würfel, die niemand nennt",
    hint: "Was „ein Paar Zweien“ über die anderen Würfel sagt.",
    choices: { on: "Die niedrigsten, die passen", off: "Nichts" },
  },
  raise_strictness: {
    name: "Wie viel höher",
    choices: { literal: "Wie man es sagt", "must-shrink": "So, dass weniger Hände passen" },
  },
  table_lock: {
    name: "Offen geworfene Würfel liegen fest",
    choices: { round: "Die ganze Runde", turn: "Diesen Zug" },
  },
  cup_roll: {
    name: "Nach dem Schauen mit dem Becher würfeln",
    choices: { optional: "Wie man will", mandatory: "Pflicht" },
  },
  blind_may_roll: { name: "Würfel anfassen, ohne zu schauen" },
  claim_must_fit_table: {
    name: "Ansagen, die offene Würfel widerlegen",
    choices: { no: "Erlaubt", yes: "Verboten" },
  },
  winner_gives_drink: { name: "Wer gewinnt, vergibt auch einen Schluck" },
  drink_name: { name: "Was getrunken wird", hint: "Irgendetwas: ein Schluck, Wasser, eine Liegestütze." },
  ante: { name: "Grundeinsatz", hint: "Wie viele Chips alle einzahlen." },
  exposed_strict: {
    name: "Offene Würfel",
    hint: "Wie gut die fertige Hand zu ihnen passen muss.",
    choices: { off: "Müssen Teil der Ansage sein", on: "Müssen genau diese Hand ergeben" },
  },
  lives: { name: "Leben pro Person", hint: "Wie oft man verlieren darf, bevor man raus ist." },
  chips: { name: "Chips pro Person" },
  rerolls: { name: "Neu würfeln pro Zug", hint: "Wie oft man vor der Ansage neu würfeln darf." },
  opener_rerolls: { name: "Wer eröffnet, darf neu würfeln" },
  spot_on: { name: "„Genau!“", hint: "Rufen, dass eine Ansage genau stimmt." },
  open_on_ones: { name: "Mit Einsen eröffnen" },
  wild_face: {
    name: "Welche Zahl Joker ist",
    hint: "Welche Zahl als jede andere zählt.",
    choices: { none: "Keine", ones: "Einsen", "red-die": "Was der rote Würfel zeigt" },
  },
  wild_ones: { name: "Einsen als Joker", hint: "Ob eine Eins für jede Zahl steht, die der Hand hilft." },
  named_wild: {
    name: "Ein Joker, der angesagt wird",
    hint: "Ob er für den Rest der Runde noch Joker ist.",
    choices: {
      stays: "Bleibt Joker",
      opening: "Nicht, wenn er eröffnet",
      any: "Nicht mehr, sobald ihn jemand nennt",
    },
  },
  price: {
    name: "Unrecht haben kostet",
    choices: { one: "Einen", two: "Zwei", difference: "So viele, wie es daneben war" },
  },
  exact_call: {
    name: "„Genau!“ rufen",
    hint: "Sagen, dass eine Ansage genau stimmt, wenn man an der Reihe ist.",
  },
  pot_ante: { name: "Einsatz in einen Pott", hint: "Chips, die alle einmal einzahlen; 0: kein Pott." },
  first_claim: {
    name: "Die erste Ansage einer Runde",
    hint: "Um wie viele Würfel es gehen muss.",
    choices: { any: "Beliebig viele", players: "Mindestens einer pro Person" },
  },
  five_alike: {
    name: "Fünf Gleiche unter einem Becher",
    hint: "Wie viel sie zählen, wenn alle fünf der Ansage helfen.",
    choices: { five: "Zählen fünf", six: "Zählen sechs", seven: "Sechs, ohne Joker sieben" },
  },
  loss_drinks: {
    name: "Schlucke für den, der verliert",
    hint: "Wie viel trinkt, wer etwas verliert, noch dazu.",
  },
  exact_wins: {
    name: "Ein richtiges „Genau!“ bringt",
    choices: {
      one: "Einen zurück",
      two: "Zwei zurück",
      all: "Alle zurück",
      "others-lose": "Alle anderen verlieren einen",
    },
  },
  next_to_mia: {
    name: "Gleich unter dem Mäxchen",
    hint: "Welchen Wurf nur Mäxchen schlägt.",
    choices: {
      "double-six": "Sechserpasch",
      "three-one": "31, das kleine Mäxchen",
      "double-one": "Einserpasch",
    },
  },
  false_mia: { name: "Ein falsches Mäxchen kostet", choices: { one: "Ein Leben", two: "Zwei Leben" } },
  second_roll: {
    name: "Ein zweiter Wurf",
    hint: "Ob man vor der Ansage noch einmal würfeln darf, ohne wieder zu schauen.",
    choices: { off: "Nein", blind: "Einmal, ungesehen" },
  },
  calza: {
    name: "Calza",
    hint: "Rufen, dass eine Ansage genau stimmt; alle dürfen, nur nicht, wer ansagte.",
  },
  palifico: { name: "Palifico", hint: "Eine besondere Runde, wenn jemand nur noch einen Würfel hat." },
  equal_ok: {
    name: "Dasselbe noch einmal ansagen",
    choices: { no: "Verboten", yes: "Erlaubt" },
  },
  pass_unseen: { name: "Ungesehen weitergeben", choices: { on: "Erlaubt", off: "Verboten" } },
  stack: { name: "Chips zu Beginn", hint: "0: Chips zählen von null an, man darf sie schuldig bleiben." },
  short: {
    name: "Zu wenig für den Grundeinsatz",
    hint: "Was geschieht, wenn jemandem die Chips nicht reichen.",
    choices: { "all-in": "Zahlt den Rest, spielt um alles", out: "Ist raus, bis zum Nachkaufen" },
  },
  astray: {
    name: "Verirrte Würfel",
    hint: "Ein Würfel fällt vom Tisch, kippt oder wird zu früh gezeigt.",
    choices: {
      void: "Die Runde gilt nicht",
      "re-roll": "Er wird neu gewürfelt",
      stands: "Er zählt, wie er liegt",
    },
  },
};

const COMMON: Readonly<Record<string, string>> = { on: "An", off: "Aus", yes: "Ja", no: "Nein" };

export const sayOption: Words["sayOption"] = (option) => OPTIONS[option]?.name ?? readable(option);

export const sayOptionHint: Words["sayOptionHint"] = (option) => OPTIONS[option]?.hint;

export const sayOptionValue: Words["sayOptionValue"] = (option, value) =>
  typeof value === "number"
    ? String(value)
    : (OPTIONS[option]?.choices?.[value] ?? COMMON[value] ?? readable(value));

export const sayOptionTakes: Words["sayOptionTakes"] = (name, option) => {
  const called = `„${sayOption(name)}“`;
  if ("choices" in option) return `Wähle bei ${called} eine der Möglichkeiten.`;
  return "longest" in option
    ? `Gib bei ${called} 1 bis ${option.longest} Zeichen ein.`
    : `Gib bei ${called} eine ganze Zahl von ${option.from} bis ${option.to} ein.`;
};

function readable(key: string): string {
  const text = key.replaceAll(/[_-]/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const sourceWords = {
  title: "Die Quellen",
  otherwise: {
    reading: "Keine Quelle sagt es: So lesen wir sie.",
    usual: "Wie dieses Spiel meist gespielt wird; keine der Quellen erzählt davon.",
    own: "Euer eigenes Wort dafür.",
    none: "So spielt es keine Quelle.",
  },
} satisfies Words["sourceWords"];

export const saySources: Words["saySources"] = ({ plays, offers, reads, otherwise }) => {
  if (otherwise !== null) return sourceWords.otherwise[otherwise];
  const lines = [
    ["So spielen es", plays],
    ["Dem Tisch überlassen", offers],
    ["So lesen lässt sich", reads],
  ] as const;
  return lines
    .flatMap(([said, sources]) =>
      sources.length === 0
        ? []
        : [`${said}: ${list(sources.map((id) => `${gameName(SOURCE_TEXTS[id].game)} (${id})`))}.`],
    )
    .join(" ");
};

export const saySource: Words["saySource"] = (id) => {
  const { game, author } = SOURCE_TEXTS[id];
  return `${id}: ${gameName(game)}${author === null ? "" : `, von ${author}`}`;
};
