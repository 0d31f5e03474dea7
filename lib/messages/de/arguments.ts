import type { WordsOf } from "../dictionary";

type Words = WordsOf<"arguments">;

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
