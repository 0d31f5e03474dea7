import { endNames, type RuleId, type Settled } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { nameOf } from "../names";
import { sayClaim } from "./claims";
import { numberWord } from "./numbers";
import { list } from "./people";
import { sayFinding } from "./questions";
import { sayWashers } from "./stakes";

type Words = WordsOf<"verdicts">;

export const sayVerdict: Words["sayVerdict"] = (settled, names) => {
  const challengers = settled.challengers.map((player) => nameOf(names, player));
  const claimer = nameOf(names, settled.claimer);
  const right = settled.right ? challengers : [claimer];
  const several = challengers.length > 1;
  const id = settled.rules.find((rule) => SCORING[rule] !== undefined) ?? settled.rules[0] ?? "S1";
  return {
    story: `${claimer} sagte ${sayClaim(settled.claim)}. ${list(challengers)} ${verb(settled, several)}${settled.outOfTurn ? " außer der Reihe" : ""}.`,
    stamp: stamp(settled),
    finding:
      settled.shown === null
        ? `${list(challengers)} ${several ? "glaubten" : "glaubte"} es: ${sayClaim(settled.claim)}.`
        : sayFinding(settled.claim, settled.finding),
    right:
      settled.kind === "concede" ? "" : `${list(right)} ${right.length === 1 ? "hatte" : "hatten"} recht.`,
    rule: {
      id,
      sentence:
        settled.messedUp && settled.right
          ? PLEADED
          : (SCORING[id]?.[settled.right ? "right" : "wrong"] ?? ""),
    },
  };
};

const PLEADED =
  "Weniger als angesagt, und wer ansagte, beruft sich auf verrutschte Würfel: Das kostet doppelt.";

function verb({ kind, rules }: Settled, several: boolean): string {
  if (kind === "concede") return several ? "glaubten es" : "glaubte es";
  const called = several ? "riefen" : "rief";
  if (kind === "spot-on") return `${called} „Genau!“`;
  return rules.some((rule) => rule.startsWith("F"))
    ? `${called} „Bang!“`
    : several
      ? "zweifelten"
      : "zweifelte";
}

function stamp({ shown, claim, finding: { finding, margin, found } }: Settled): string {
  if (shown === null) return "Geglaubt";
  if (!("count" in claim))
    return finding === "short" ? "Zu hoch" : finding === "over" ? "Stimmt, und besser" : "Stimmt";
  if (margin === null || typeof found !== "number")
    return finding === "short" ? "Zu wenig" : finding === "exact" ? "Genau" : "Stimmt";
  if (margin < 0) return `${capital(numberWord(-margin))} zu wenig`;
  if (finding === "short") return "Nur Joker";
  return margin === 0 ? "Genau" : `Stimmt, ${numberWord(margin)} mehr`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const SCORING: Partial<Record<RuleId, { readonly right: string; readonly wrong: string }>> = {
  F7: {
    right: "Ein richtiges Bang, wenn man an der Reihe ist, bringt dem, der ansagte, einen Miesen.",
    wrong: "Ein falsches Bang, wenn man an der Reihe ist, kostet einen Miesen.",
  },
  F8: {
    right: "Ein richtiges Bang außer der Reihe bringt zwei Gute; wer ansagte, bekommt einen Miesen.",
    wrong: "Ein falsches Bang außer der Reihe kostet zwei Miese.",
  },
  B2: {
    right: "Es war zu wenig: Wer ansagte, verliert.",
    wrong: "Es war da: Wer zweifelte, verliert.",
  },
  P7: {
    right: "Weniger als angesagt: Es trifft den, der ansagte.",
    wrong: "Die Hand ist so gut wie angesagt oder besser: Es trifft den, der zweifelte.",
  },
  R4: {
    right: "Weniger als angesagt: Wer ansagte, verliert einen Würfel.",
    wrong: "Die Ansage war keine Lüge: Wer zweifelte, verliert einen Würfel.",
  },
  R5: {
    right: "Genau so viele wie angesagt: Alle außer dem, der „Genau!“ rief, verlieren einen Würfel.",
    wrong: "Nicht genau so viele wie angesagt: Wer „Genau!“ rief, verliert einen Würfel.",
  },
  C5: {
    right: "Eine niedrigere Hand als angesagt kostet den, der ansagte, ein Leben.",
    wrong: "Die Hand war so gut wie angesagt: Das kostet den, der zweifelte, ein Leben.",
  },
  O5: {
    right: "Eine niedrigere Hand als angesagt: Wer ansagte, zahlt einen Chip in den Pott.",
    wrong: "Die Hand war so gut wie angesagt: Wer zweifelte, zahlt einen Chip in den Pott.",
  },
  I4: {
    right: "Weniger als angesagt: Wer ansagte, zahlt einen Chip in den Pott.",
    wrong: "So viele wie angesagt: Wer zweifelte, zahlt einen Chip in den Pott.",
  },
  U4: {
    right: "Weniger als angesagt: Wer ansagte, verliert einen Würfel und beginnt.",
    wrong: "So viele wie angesagt: Wer zweifelte, verliert einen Würfel und beginnt.",
  },
  U6: {
    right:
      "Genau so viele wie angesagt: Wer Calza rief, bekommt einen Würfel zurück, höchstens bis zur Anfangszahl.",
    wrong: "Nicht genau so viele wie angesagt: Wer Calza rief, verliert einen Würfel.",
  },
  M3: {
    right: "Der Wurf war niedriger als angesagt: Wer ansagte, verliert ein Leben.",
    wrong: "Der Wurf war so hoch wie angesagt oder höher: Wer zweifelte, verliert ein Leben.",
  },
  M4: {
    right: "Mäxchen war angesagt und nicht da: Wer ansagte, verliert ein Leben.",
    wrong: "Wer ein echtes Mäxchen aufdeckt, verliert zwei Leben; wer es glaubt, eins.",
  },
};

export const sayEnding: Words["sayEnding"] = (game, { losers, winners }, names) => {
  const named = endNames(game);
  const namesWinners = named.ok && named.value === "winners";
  const did = (players: readonly string[], one: string, many: string) =>
    `${list(players.map((player) => nameOf(names, player)))} ${players.length === 1 ? one : many}.`;
  if (losers.length > 0 && !namesWinners) return sayWashers(losers, names);
  if (losers.length > 0 && winners.length === 0) return did(losers, "hat verloren", "haben verloren");
  if (winners.length === 0) return "Das Spiel wurde abgebrochen.";
  return did(winners, "hat gewonnen", "haben gewonnen");
};
