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
    hint: "Würfel unter jedem Becher.",
    choices: { auto: "5 für 2–4 Personen, sonst 3" },
  },
  raise: {
    name: "Erhöhen",
    hint: "Welche Ansagen die letzte schlagen.",
    choices: {
      "quantity-major": "Mehr Würfel, oder eine höhere Zahl",
      "quantity-only": "Mehr Würfel, Zahl egal",
      "face-major": "Mehr dieser Zahl, oder eine höhere",
      "no-decrease": "Eins mehr, keins weniger",
      perudo: "Perudo: halb so viele Einsen",
    },
  },
  ones: {
    name: "Rang der Einsen",
    hint: "Stehen Einsen ganz unten, oder schlagen sie Sechsen?",
    choices: { low: "Ganz unten", high: "Über den Sechsen" },
  },
  cap_bids: {
    name: "Mehr ansagen, als Würfel da sind",
    hint: "Darfst du mehr Würfel ansagen, als da sind?",
    choices: { off: "Erlaubt", on: "Verboten" },
  },
  out_of_turn: {
    name: "Zweifeln außer der Reihe",
    choices: { on: "Alle", off: "Nur wer in der Reihe ist" },
  },
  out_of_turn_penalty: {
    name: "Falsch außer der Reihe kostet",
    hint: "Verlorene Würfel bei falschem Zweifel außer der Reihe.",
  },
  simultaneous: {
    name: "Mehrere rufen zugleich",
    hint: "Wessen Bang zählt.",
    choices: { first: "Nur der erste", "all-score": "Alle" },
  },
  end_alone: { name: "Miese, um allein zu spülen", hint: "Miese, die das Spiel für eine Person beenden." },
  end_together: { name: "Miese, um zusammen zu spülen" },
  together_count: { name: "So viele spülen zusammen" },
  end_pair: {
    name: "Mehr Leute als das",
    hint: "Spülen auch sie zusammen?",
    choices: { "at-least": "Sie spülen auch", exactly: "Nur bei genau so vielen" },
  },
  starter: {
    name: "Wer die nächste Runde beginnt",
    choices: {
      source: "Wer gerufen oder einen Miesen bekommen hat",
      loser: "Wer die Runde verloren hat",
      winner: "Wer die Runde gewonnen hat",
      rotate: "Links von dem, der begonnen hat",
      "rotate-right": "Rechts von dem, der begonnen hat",
      "left-of-loser": "Links von dem, der verloren hat",
      "left-of-challenger": "Links von dem, der angezweifelt hat",
      "left-of-claimer": "Links von dem, der angesagt hat",
    },
  },
  wild: {
    name: "Joker",
    hint: "Welche Zahl als jede andere zählt.",
    choices: { none: "Keiner", ones: "Einsen", "red-die": "Was der rote Würfel zeigt" },
  },
  loses: {
    name: "Unrecht haben kostet",
    choices: { one: "Einen Würfel", two: "Zwei Würfel", difference: "Die Differenz" },
  },
  natural_needed: {
    name: "Nur Joker",
    hint: "Gilt eine Ansage, die nur Joker wahr machen?",
    choices: { off: "Reichen", on: "Reichen nicht" },
  },
  straights: {
    name: "Straßen",
    choices: {
      none: "Zählen nicht",
      "below-full-house": "Unter dem Full House",
      "above-full-house": "Über dem Full House",
    },
  },
  ace_straight: { name: "Ass-Straße", hint: "3-4-5-6-1, gleich über der großen Straße." },
  implied_kicker: {
    name: "Nicht genannte Würfel",
    hint: "Was „Paar Zweien“ für die anderen Würfel heißt.",
    choices: { on: "Die niedrigsten, die passen", off: "Nichts" },
  },
  raise_strictness: {
    name: "Was als höher gilt",
    hint: "Streng: Zu jeder Erhöhung müssen auch weniger Hände passen.",
    choices: { literal: "Jede höhere Hand", "must-shrink": "Streng" },
  },
  table_lock: {
    name: "Offen geworfene Würfel bleiben liegen",
    choices: { round: "Die ganze Runde", turn: "Diesen Zug" },
  },
  cup_roll: {
    name: "Nach dem Nachsehen mit dem Becher würfeln",
    choices: { optional: "Freiwillig", mandatory: "Pflicht" },
  },
  blind_may_roll: { name: "Würfel anfassen, ohne nachzusehen" },
  claim_must_fit_table: {
    name: "Ansagen, die offene Würfel widerlegen",
    choices: { no: "Erlaubt", yes: "Verboten" },
  },
  winner_gives_drink: { name: "Wer gewinnt, vergibt auch einen Schluck" },
  drink_name: { name: "Was ihr trinkt", hint: "Irgendetwas: ein Schluck, Wasser, eine Liegestütze." },
  ante: { name: "Einsatz", hint: "Chips, die alle einzahlen." },
  exposed_strict: {
    name: "Offene Würfel",
    hint: "Wie gut die fertige Hand zu ihnen passen muss.",
    choices: { off: "Müssen zur Ansage gehören", on: "Müssen genau diese Hand ergeben" },
  },
  lives: { name: "Leben pro Person", hint: "Wie oft du verlierst, bis du raus bist." },
  chips: { name: "Chips pro Person" },
  rerolls: { name: "Neu würfeln pro Zug", hint: "Wie oft du vor der Ansage neu würfeln darfst." },
  opener_rerolls: { name: "Wer beginnt, darf neu würfeln" },
  spot_on: { name: "„Genau!“", hint: "Rufen, dass eine Ansage genau stimmt." },
  open_on_ones: { name: "Mit Einsen beginnen" },
  wild_face: {
    name: "Joker",
    hint: "Welche Zahl als jede andere zählt.",
    choices: { none: "Keiner", ones: "Einsen", "red-die": "Was der rote Würfel zeigt" },
  },
  wild_ones: { name: "Einsen als Joker", hint: "Steht eine Eins für jede Zahl, die der Hand hilft?" },
  named_wild: {
    name: "Wenn jemand den Joker ansagt",
    hint: "Bleibt er für den Rest der Runde Joker?",
    choices: {
      stays: "Bleibt Joker",
      opening: "Endet, wenn die Runde mit ihm beginnt",
      any: "Endet, sobald ihn jemand ansagt",
    },
  },
  price: {
    name: "Unrecht haben kostet",
    choices: { one: "Einen", two: "Zwei", difference: "Die Differenz" },
  },
  exact_call: {
    name: "„Genau!“ rufen",
    hint: "Rufen, dass eine Ansage genau stimmt, in der Reihe.",
  },
  pot_ante: { name: "Einsatz in einen Pott", hint: "Chips, die alle einmal einzahlen; 0: kein Pott." },
  first_claim: {
    name: "Die erste Ansage einer Runde",
    hint: "Wie viele Würfel sie nennen muss.",
    choices: { any: "Beliebig viele", players: "Mindestens einer pro Person" },
  },
  five_alike: {
    name: "Fünfling unter einem Becher",
    hint: "Wie viel sie zählen, wenn alle fünf der Ansage helfen.",
    choices: { five: "Zählen fünf", six: "Zählen sechs", seven: "Sechs, ohne Joker sieben" },
  },
  wrong_costs: { name: "Unrecht haben kostet", choices: { one: "Einfach", two: "Doppelt" } },
  loser_drinks: {
    name: "Schlucke bei Verlust",
    hint: "Schlucke, die zu jedem Verlust dazukommen.",
  },
  loss_drinks: {
    name: "Schlucke bei Verlust",
    hint: "Schlucke, die zu jedem Verlust dazukommen.",
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
    hint: "Darfst du noch einmal würfeln, ohne wieder nachzusehen?",
    choices: { off: "Nein", blind: "Einmal, ungesehen" },
  },
  calza: {
    name: "Calza",
    hint: "Rufen, dass sie genau stimmt; alle, nur nicht, wer angesagt hat.",
  },
  palifico: { name: "Palifico", hint: "Eine besondere Runde, wenn jemand nur noch einen Würfel hat." },
  equal_ok: {
    name: "Dasselbe noch einmal ansagen",
    choices: { no: "Verboten", yes: "Erlaubt" },
  },
  pass_unseen: { name: "Ungesehen weitergeben", choices: { on: "Erlaubt", off: "Verboten" } },
  stack: { name: "Chips zu Beginn", hint: "0: Chips zählen ab null, und du darfst sie schulden." },
  short: {
    name: "Zu wenig für den Einsatz",
    hint: "Was ohne genug Chips geschieht.",
    choices: { "all-in": "All-in, spielt um den ganzen Pott", out: "Raus bis zum Nachkaufen" },
  },
  astray: {
    name: "Schiefe oder gefallene Würfel",
    hint: "Ein Würfel fällt vom Tisch, liegt schief oder wird früh gezeigt.",
    choices: {
      void: "Die Runde ist ungültig",
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

export const ruleGroupWords = {
  groups: {
    wilds: "Joker",
    price: "Preis",
    money: "Geld",
    exact: "Genau",
    turns: "Reihenfolge",
    hands: "Hände",
    odd: "Sonstiges",
  },
  find: "Regel finden",
  example: "Joker, Einsatz, Getränke…",
  none: "Keine Regel gefunden.",
  ours: (rules) => `Nur unsere (${rules})`,
} satisfies Words["ruleGroupWords"];

export const sourceWords = {
  title: "Die Quellen",
  otherwise: {
    reading: "Nicht in den Quellen. Unsere Wahl.",
    usual: "Wie man es meist spielt; nicht in den Quellen.",
    own: "Euer eigenes Wort dafür.",
    none: "So spielt es keine Quelle.",
  },
} satisfies Words["sourceWords"];

export const saySources: Words["saySources"] = ({ plays, offers, reads, otherwise }) => {
  if (otherwise !== null) return sourceWords.otherwise[otherwise];
  const lines = [
    ["So gespielt in", plays],
    ["Dem Tisch überlassen in", offers],
    ["Unklar in", reads],
  ] as const;
  return lines
    .flatMap(([text, sources]) =>
      sources.length === 0
        ? []
        : [`${text}: ${list(sources.map((id) => `${gameName(SOURCE_TEXTS[id].game)} (${id})`))}.`],
    )
    .join(" ");
};

export const saySource: Words["saySource"] = (id) => {
  const { game, author } = SOURCE_TEXTS[id];
  return `${id}: ${gameName(game)}${author === null ? "" : `, von ${author}`}`;
};
