import type { WordsOf } from "../dictionary";

type Words = WordsOf<"onlookers">;

export const onlookerWords = {
  recordForAll: "Für den Tisch schreiben",
  onlyWatching: "Du schaust nur zu.",
  toRaise: (name) => `${name} muss drüber`,
  toOpen: (name) => `${name} eröffnet`,
  mayCall: (bang) => (bang ? "Du darfst jederzeit „Bang!“ rufen." : "Du darfst jederzeit zweifeln."),
  inTurnOnly: "Ansagen und zweifeln kannst du, wenn du an der Reihe bist.",
  yourClaim: "Deine Ansage steht.",
  outOfPlay: "Du bist raus.",
} satisfies Words["onlookerWords"];
