import { assertNever, type Claim, type Face, type RefusalValues } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { nameOf } from "../names";
import { areMany } from "./answers";
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
      if (values.name === "format" && values.text?.startsWith("dice-journal/"))
        return "Das ist das vollständige Protokoll. Nimm die endgültige Aufzeichnung des Spiels.";
      return values.name ? `„${values.name}“ fehlt oder ist fehlerhaft.` : "Das ist fehlerhaft.";
    case "unknown-key":
      return `Unbekannter Schlüssel: „${values.name ?? "?"}“.`;
    case "unknown-game":
      return `Es gibt kein Spiel namens „${values.name ?? ""}“.`;
    case "bad-rule-set":
      return values.name
        ? `Im Regelsatz fehlt „${values.name}“ oder ist fehlerhaft.`
        : "Ein Regelsatz ist ein Objekt mit Schlüsseln.";
    case "unknown-option":
      return `Dieses Spiel hat keine Hausregel „${values.name ?? ""}“.`;
    case "bad-option-value":
      return `Die Hausregel „${values.name ?? ""}“ hat keine Wahl „${values.text ?? ""}“.`;
    case "unknown-player":
      return `An diesem Tisch ist niemand namens ${who}.`;
    case "duplicate-player":
      if (values.like !== undefined)
        return `„${values.name}“ sieht aus wie „${values.like}“. Häng einen Buchstaben an.`;
      return `Zwei heißen ${values.name ?? "gleich"}. Häng einen Buchstaben an.`;
    case "bad-player-name":
      if (values.mixed !== undefined)
        return `„${values.mixed}“ mischt zwei Alphabete, die gleich aussehen. Nimm eins.`;
      return values.name === undefined || values.name === ""
        ? "Jeder Platz braucht einen Namen."
        : `„${values.name}“ geht nicht als Name. Nimm 1 bis ${values.limit ?? 40} Zeichen, aber nicht „bank“ oder „pot“.`;
    case "too-few-players":
      return `Ihr braucht mindestens ${values.limit ?? 2} Personen.`;
    case "table-full":
      return `Ein Spiel hat höchstens ${values.limit ?? 30} Plätze. Wer gegangen ist, zählt mit.`;
    case "bad-face":
      return "Ein Würfel zeigt 1 bis 6.";
    case "unreadable-claim":
      return values.suggestion
        ? `„${values.text ?? ""}“ ist keine Ansage. Meinst du „${values.suggestion}“?`
        : `„${values.text ?? ""}“ ist keine Ansage. ${howToClaim(values)}`;
    case "wrong-claim-kind":
      return "So eine Ansage gibt es in diesem Spiel nicht.";
    case "quantity-out-of-range":
      return "Sag mindestens einen Würfel an.";
    case "not-higher":
      return values.claim && values.latest
        ? `${cap(sayOne(values.claim))} ${areMany(values.claim) ? "schlagen" : "schlägt"} ${sayOne(values.latest, "einen")} nicht.${
            values.lowest ? ` Die niedrigste Ansage: ${sayClaim(values.lowest)}.` : ""
          }`
        : "Das schlägt die letzte Ansage nicht.";
    case "top-claim":
      return values.latest
        ? `Nichts schlägt ${sayClaim(values.latest)}. Zweifle es an${"mia" in values.latest ? " oder glaub es" : ""}.`
        : "Keine höhere Ansage ist übrig.";
    case "cap-exceeded":
      return `Nur ${diceWord(limit)} sind im Spiel, und dort enden die Ansagen.`;
    case "no-claim-yet":
      return "Noch keine Ansage, also gibt es nichts anzuzweifeln.";
    case "not-your-turn":
      return `${expected} ist dran, nicht ${who}.`;
    case "own-claim":
      return `Die letzte Ansage kam von ${who}. Jetzt ist jemand anders dran.`;
    case "out-of-turn-not-allowed":
      return `Nur ${expected} darf anzweifeln. An diesem Tisch zweifelt niemand außer der Reihe an.`;
    case "challenge-not-allowed":
      return "So anzweifeln geht in diesem Spiel nicht.";
    case "wrong-phase":
      return "Nicht an dieser Stelle der Runde.";
    case "round-not-started":
      return "Die Runde hat noch nicht begonnen.";
    case "already-challenged":
      return "Schon angezweifelt. Jetzt entscheiden die Würfel.";
    case "starter-needed":
      return "Wähle, wer die erste Runde beginnt.";
    case "wrong-starter":
      return `${expected} beginnt diese Runde, nicht ${who}.`;
    case "wild-needed":
      return "Gib den roten Würfel ein.";
    case "wild-not-used":
      return "Dieses Spiel hat keinen roten Würfel.";
    case "dice-mismatch":
      if (values.dice !== undefined)
        return got === limit
          ? `Offene Würfel${meant(values.dice)} wurden nicht alle eingegeben.`
          : `Es sind ${limit} Würfel, eingegeben ${were(got)}.`;
      return values.player === undefined
        ? `${got} ist mehr als die ${diceWord(limit)} im Spiel.`
        : `${who} hat ${diceWord(limit)}, eingegeben ${were(got)}.`;
    case "ambiguous-full-house":
      return "Was ist der Drilling? Sag „full house, threes over twos“ (Dreien über Zweien).";
    case "bad-kicker":
      return "Die anderen Würfel müssen verschieden sein, auch von der Hand, und passen.";
    case "must-roll":
      return `${who} hat nachgesehen, also muss zuerst mindestens ein Würfel rollen.`;
    case "must-look":
      return `${who} hat nicht nachgesehen. Erhöhe ungesehen oder sieh erst nach.`;
    case "looked-then-challenged":
      return "Nach dem Nachsehen kannst du nicht anzweifeln. Erhöhe die Ansage.";
    case "locked-die":
      return `Ein offen geworfener Würfel bleibt${meant(values.dice)}. Er wird nicht neu geworfen und nicht verdeckt.`;
    case "roll-order":
      return "Zu spät in diesem Zug. Reihenfolge: Würfel aufnehmen, offen auf den Tisch würfeln, Becher würfeln.";
    case "not-on-table":
      return `Diese Würfel liegen nicht auf dem Tisch${meant(values.dice)}.`;
    case "not-in-cup":
      return `So viele Würfel hat der Becher nicht${meant(values.dice)}.`;
    case "exposed-not-in-claim":
      return `Die offenen Würfel${meant(values.dice)} müssen zur Ansage gehören${values.claim ? `; in ${sayClaim(values.claim)} ist kein Platz für sie` : ""}.`;
    case "table-disproves-claim":
      return `Mit den Würfeln auf dem Tisch${meant(values.dice)} kann es ${values.claim ? `nicht ${sayClaim(values.claim)}` : "nicht"} sein.`;
    case "no-rerolls-left":
      return values.limit === 0
        ? "An diesem Tisch würfelt niemand neu."
        : `${who} hat schon ${limit === 1 ? "einmal" : `${limit} Mal`} neu gewürfelt. Mehr geht in diesem Zug nicht.`;
    case "opener-cannot-reroll":
      return `${who} beginnt die Runde, also ohne neu zu würfeln.`;
    case "spot-on-off":
      return "An diesem Tisch gibt es kein „Genau!“.";
    case "cannot-open-on-ones":
      return "Einsen sind Joker. Mit ihnen kannst du nicht beginnen.";
    case "opens-too-low":
      return `Beginne mit mindestens ${values.limit ?? 1} Würfeln, einem pro Person.`;
    case "face-locked":
      return values.face
        ? `Nur ${faceWord(values.face, 2)} darfst du in dieser Runde ansagen.`
        : "Die Zahl bleibt in dieser Runde dieselbe.";
    case "not-between-rounds":
      return "Warte, bis die Runde vorbei ist.";
    case "nothing-to-give":
      return `Nichts zu geben${values.player === undefined ? "" : `: So viel hat ${who} nicht`}.`;
    case "not-in-this-game":
      return "Das gibt es in diesem Spiel nicht.";
    case "not-active":
      return `${who} ist nicht im Spiel.`;
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

/** „ein Paar Zweien“, „einen Drilling Sechsen“, „eine große Straße“, „9 Fünfen“. */
function sayOne(claim: Claim, masculine = "ein"): string {
  const text = sayClaim(claim);
  if (!("hand" in claim) || claim.hand === "two-pair" || claim.hand === "high-card") return text;
  if (claim.hand.endsWith("straight")) return `eine ${text}`;
  return `${claim.hand === "pair" || claim.hand === "full-house" ? "ein" : masculine} ${text}`;
}

const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
