import type { Stake } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { type Drink, ownWord } from "../ruleRows";
import { list } from "./anyPage";
import { sayStakeCount } from "./terms";

/** Mit unbestimmtem Artikel im Akkusativ: „einen Würfel“, „2 Würfel“. */
const some = (what: Stake, count: number, drink: Drink): string =>
  count !== 1 || ownWord(what, drink) !== null
    ? sayStakeCount(what, count, drink)
    : {
        die: "einen Würfel",
        chip: "einen Chip",
        life: "ein Leben",
        bad: "einen Miesen",
        good: "einen Guten",
        drink: "einen Schluck",
      }[what];

export const scoringWords = {
  scoreOnly: "Nur Punkte zählen",
  scoreOnlyHint: "1- bis 3-mal tippen je Runde",
  everyClaim: "Jede Ansage aufschreiben",
  everyClaimHint: "klärt jeden Streit",
  how: "Ansagen oder nur Punkte?",
  who: (price, count, drink) => {
    if (price === "bad") return "Wer hat „Bang!“ gerufen?";
    if (price === "out") return "Wer ist raus?";
    if (price === "drink") return "Wer trinkt?";
    return price === "chip"
      ? `Wer zahlt ${some(price, count, drink)}?`
      : `Wer verliert ${some(price, count, drink)}?`;
  },
  whoElse: (_bang) => "Wer noch?",
  whoChallenged: "Wer hat angezweifelt?",
  whoseClaim: "Wessen Ansage?",
  whatTurned: "Was war es?",
  ways: {
    loss: (price, count, drink) => {
      if (price === "out") return "Raus";
      if (price === "drink") return "Einfach";
      if (price === "life") return "Eins";
      return price === "chip"
        ? `Zahlt ${some(price, count, drink)}`
        : `Verliert ${some(price, count, drink)}`;
    },
    challenge: "Außer der Reihe",
    spotOn: (game) => (game === "perudo" ? "Calza gewonnen" : "Genau getroffen"),
    double: "Doppelt",
    mia: "Zwei",
  },
  hints: {
    challenge: "Tippe an, wer angezweifelt hat, dann, wer angesagt hat.",
    spotOn: "Tippe an, wer es gerufen hat.",
    double: "Die Würfel sind verrutscht.",
    mia: "Tippe an, wer bei einem echten Mäxchen nachgesehen hat.",
  },
  challenged: (names, bang) => {
    const many = names.length > 1;
    return `${list(names)} ${bang ? (many ? "riefen „Bang!“" : "rief „Bang!“") : many ? "zweifelten" : "zweifelte"}`;
  },
  against: (challengers, claimer) => `${list(challengers)} gegen ${claimer}`,
  wasNext: (name) => `${name} war dran`,
  exact: "Genau",
  oneBad: (count, drink) => `Nur ${sayStakeCount("bad", count, drink)}`,
  moreThanOne: (bang) => (bang ? "Mehrere haben gerufen" : "Mehrere haben angezweifelt"),
  back: "Zurück",
  more: "Mehr",
  howFarOff: "Um wie viel daneben?",
  facts: {
    off: "Um wie viel daneben?",
    winner: "Wer hat gewonnen?",
    starter: "Wer hat begonnen?",
    bluff: "Es war ein Bluff",
  },
  starts: (name) => `${name} beginnt.`,
  pot: (chips) => `Pott ${chips}.`,
  somethingElse: "Etwas anderes",
  keepClaims: "Ansagen aufschreiben",
  fromHere: "ab jetzt",
  offerClaims: "Streit? Gebt jede Ansage ein, dann klärt ihn die App.",
  offerScore: "Zählen nur die Punkte? Ein- bis dreimal tippen je Runde.",
  noThanks: "Nein danke",
  me: (bang) => (bang ? "Ich. Bang!" : "Ich"),
  meToo: (bang) => (bang ? "Ich hab auch Bang gerufen" : "Ich hab auch angezweifelt"),
} satisfies WordsOf<"scoring">["scoringWords"];
