import { assertNever, type Face, type RefusalValues } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { nameOf } from "../names";
import { diceWord } from "./anyPage";
import { faceWord, sayClaim } from "./terms";

type Words = WordsOf<"refusals">;

export const sayRefusal: Words["sayRefusal"] = ({ code, values }, names) => {
  const named = (player: string | undefined) => (player === undefined ? "jemand" : nameOf(names, player));
  const [who, expected] = [named(values.player), named(values.expected)];
  const limit = values.limit ?? 0;
  const got = values.got ?? 0;
  switch (code) {
    case "bad-format":
      if (values.name === "format" && values.text === "dice-journal/1")
        return "Das ist ein Tagebuch. Hier werden nur Aufzeichnungen gelesen: Nimm die des Spiels.";
      return values.name
        ? `„${values.name}“ fehlt oder hat nicht die richtige Form.`
        : "Das hat nicht die richtige Form.";
    case "unknown-key":
      return `„${values.name ?? "?"}“ kennt hier niemand.`;
    case "unknown-game":
      return `Ein Spiel namens „${values.name ?? ""}“ gibt es hier nicht.`;
    case "unknown-option":
      return `Dieses Spiel hat keine Hausregel namens „${values.name ?? ""}“.`;
    case "bad-option-value":
      return `„${values.text ?? ""}“ gibt es bei der Hausregel „${values.name ?? ""}“ nicht.`;
    case "unknown-player":
      return `An diesem Tisch sitzt niemand namens ${who}.`;
    case "duplicate-player":
      if (values.like !== undefined)
        return `„${values.name}“ sieht aus wie „${values.like}“, und den Namen gibt es hier schon. Häng einen Buchstaben an, damit man sie unterscheidet.`;
      return `Zwei heißen ${values.name ?? "gleich"}. Häng einen Buchstaben an, damit man sie unterscheidet.`;
    case "bad-player-name":
      if (values.mixed !== undefined)
        return `„${values.mixed}“ mischt zwei Alphabete, deren Buchstaben gleich aussehen. Schreib es in einem.`;
      return values.name === undefined || values.name === ""
        ? "Jeder Platz braucht einen Namen."
        : `„${values.name}“ geht nicht als Name: Nimm 1 bis ${values.limit ?? 40} Zeichen, und nicht „bank“ oder „pot“.`;
    case "too-few-players":
      return `Es braucht mindestens ${values.limit ?? 2}, die mitspielen.`;
    case "table-full":
      return `In einem Spiel sitzen höchstens ${values.limit ?? 30}, die Gegangenen mitgezählt.`;
    case "bad-face":
      return "Ein Würfel zeigt 1 bis 6.";
    case "unreadable-claim":
      return values.suggestion
        ? `„${values.text ?? ""}“ lässt sich nicht als Ansage lesen. Meinst du „${values.suggestion}“?`
        : `„${values.text ?? ""}“ lässt sich nicht als Ansage lesen. ${howToClaim(values)}`;
    case "wrong-claim-kind":
      return "So etwas sagt man in diesem Spiel nicht an.";
    case "quantity-out-of-range":
      return "Eine Ansage gilt mindestens einem Würfel.";
    case "not-higher":
      return values.claim && values.latest
        ? `Nicht höher als ${sayClaim(values.latest)}: ${sayClaim(values.claim)}.${
            values.lowest ? ` Es geht ab ${sayClaim(values.lowest)}.` : ""
          }`
        : "Das ist nicht höher als die letzte Ansage.";
    case "top-claim":
      return values.latest
        ? `Nichts ist höher als ${sayClaim(values.latest)}: Da bleibt nur der Zweifel${"mia" in values.latest ? " oder der Glaube" : ""}.`
        : "Höher geht es nicht mehr.";
    case "cap-exceeded":
      return `Nur ${diceWord(limit)} sind im Spiel, und an diesem Tisch ist dort Schluss.`;
    case "no-claim-yet":
      return "In dieser Runde hat noch niemand angesagt, also gibt es nichts anzuzweifeln.";
    case "not-your-turn":
      return `An der Reihe ist ${expected}, nicht ${who}.`;
    case "own-claim":
      return `Die letzte Ansage kam von ${who}: Jetzt muss jemand anders sprechen.`;
    case "out-of-turn-not-allowed":
      return `Nur ${expected} darf zweifeln: An diesem Tisch ruft niemand außer der Reihe.`;
    case "challenge-not-allowed":
      return "Das ruft man in diesem Spiel nicht.";
    case "wrong-phase":
      return "Das geht an dieser Stelle der Runde nicht.";
    case "round-not-started":
      return "Die Runde hat noch nicht begonnen.";
    case "already-challenged":
      return "Die Ansage ist schon angezweifelt: Jetzt entscheiden die Würfel.";
    case "starter-needed":
      return "Sag, wer die erste Runde beginnt.";
    case "wrong-starter":
      return `Diese Runde beginnt ${expected}, nicht ${who}.`;
    case "wild-needed":
      return "Sag, was der rote Würfel zeigt.";
    case "wild-not-used":
      return "In diesem Spiel wirft niemand einen roten Würfel.";
    case "dice-mismatch":
      if (values.dice !== undefined)
        return got === limit
          ? `Die offenen Würfel${meant(values.dice)} sind nicht alle unter denen, die eingegeben wurden.`
          : `Es sind ${limit} Würfel, eingegeben ${were(got)}.`;
      return values.player === undefined
        ? `${got} ist mehr als die ${diceWord(limit)} im Spiel.`
        : `${who} hat ${diceWord(limit)}, eingegeben ${were(got)}.`;
    case "ambiguous-full-house":
      return "Sag, was der Drilling ist: „full house, threes over twos“ (Dreien über Zweien).";
    case "bad-kicker":
      return "Die übrigen Würfel einer Hand sind untereinander und von den genannten verschieden, und nie mehr, als passen.";
    case "must-roll":
      return `${who} hat unter den Becher geschaut: Vor der Ansage muss mindestens ein Würfel rollen.`;
    case "must-look":
      return `${who} hat nicht unter den Becher geschaut: mit einer höheren Ansage ungesehen weitergeben, oder erst schauen.`;
    case "looked-then-challenged":
      return "Wer unter den Becher geschaut hat, kann nicht mehr zweifeln: Erhöhe die Ansage.";
    case "locked-die":
      return `Ein offen geworfener Würfel bleibt liegen${meant(values.dice)}: Er wird weder neu geworfen noch wieder verdeckt.`;
    case "roll-order":
      return "Das kommt zu spät: erst Würfel zurücknehmen, dann offen würfeln, dann mit dem Becher.";
    case "not-on-table":
      return `Das liegt nicht offen auf dem Tisch${meant(values.dice)}.`;
    case "not-in-cup":
      return `So viele Würfel sind nicht unter dem Becher${meant(values.dice)}.`;
    case "exposed-not-in-claim":
      return `Die offenen Würfel${meant(values.dice)} müssen Teil der Ansage sein${
        values.claim ? `; in ${sayClaim(values.claim)} ist kein Platz für sie` : ""
      }.`;
    case "table-disproves-claim":
      return `Mit den Würfeln auf dem Tisch${meant(values.dice)} kann es ${values.claim ? `nicht ${sayClaim(values.claim)}` : "nicht"} sein.`;
    case "no-rerolls-left":
      return values.limit === 0
        ? "An diesem Tisch würfelt niemand neu."
        : `${who} hat in diesem Zug schon ${limit === 1 ? "einmal" : `${limit} Mal`} neu gewürfelt, öfter geht es nicht.`;
    case "opener-cannot-reroll":
      return `${who} eröffnet die Runde und sagt an, ohne neu zu würfeln.`;
    case "spot-on-off":
      return "An diesem Tisch gibt es kein „Genau!“.";
    case "cannot-open-on-ones":
      return "Einsen sind Joker: Mit ihnen kann eine Runde nicht beginnen.";
    case "opens-too-low":
      return `Eine Runde beginnt hier mit mindestens ${values.limit ?? 1} Würfeln, einem für jeden am Tisch.`;
    case "face-locked":
      return values.face
        ? `In dieser Runde gehen nur ${faceWord(values.face, 2)}.`
        : "In dieser Runde bleibt es bei derselben Zahl.";
    case "not-between-rounds":
      return "Das muss warten, bis die Runde vorbei ist.";
    case "nothing-to-give":
      return `Da gibt es nichts zu geben${values.player === undefined ? "" : `: So viel hat ${who} nicht`}.`;
    case "not-in-this-game":
      return "So etwas gibt es in diesem Spiel nicht.";
    case "not-active":
      return `${who} spielt nicht mit.`;
    case "game-over":
      return "Dieses Spiel ist vorbei.";
    default:
      return assertNever(code);
  }
};

const were = (count: number): string => (count === 1 ? "wurde 1" : `wurden ${count}`);

/** Ansagen werden getippt, wie sie das Regelbuch liest: auf Englisch. */
function howToClaim({ claims }: RefusalValues): string {
  if (claims === "hand") return "Nenne die Hand auf Englisch: „pair of twos, five“.";
  return claims === "mia"
    ? "Nenne die zwei Würfel als Zahl: „64“."
    : "Sag auf Englisch, wie viele wovon: „9 sixes“.";
}

const meant = (dice: readonly Face[] | undefined): string =>
  dice === undefined || dice.length === 0 ? "" : ` (${dice.map((face) => faceWord(face, 1)).join(", ")})`;
