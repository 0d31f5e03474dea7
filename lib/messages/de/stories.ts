import type { Claim, Shout, Stake } from "@/lib/engine";
import { monthName } from "../calendar";
import type { WordsOf } from "../dictionary";
import { sayFineShare } from "../figureNumbers";
import { nameOf } from "../names";
import type { CountedIn } from "../story";
import { list, numberWord, possessive } from "./anyPage";
import { sayClaim, sayHandClaim, sayHeld, sayScore } from "./terms";

const sayAny = (claim: Claim): string => ("count" in claim ? sayClaim(claim) : sayHandClaim(claim));

type Words = WordsOf<"stories">;

const DID: Readonly<Record<Shout, (claim: string) => string>> = {
  bang: (claim) => `rief „Bang!“ bei ${claim}`,
  doubt: (claim) => `zweifelte bei ${claim}`,
  "spot-on": (claim) => `rief „Genau!“ bei ${claim}`,
  concede: (claim) => `glaubte ${claim}`,
};

const CALLED: Readonly<Record<Shout, readonly [one: string, many: string]>> = {
  bang: ["rief „Bang!“", "riefen „Bang!“"],
  doubt: ["zweifelte", "zweifelten"],
  "spot-on": ["rief „Genau!“", "riefen „Genau!“"],
  concede: ["glaubte es", "glaubten es"],
};

const lay = (found: number | Claim, only: boolean): string => {
  if (typeof found !== "number") return `da lag: ${sayAny(found)}`;
  return `${only ? "nur " : ""}${found} ${found === 1 ? "lag" : "lagen"} da`;
};

const held = (what: "score" | Stake, count: number): string =>
  what === "score" ? sayScore(count) : sayHeld(what, count);

const since = (counted: CountedIn): string =>
  counted.in === "month"
    ? `im ${monthName(counted.month)}`
    : counted.in === "shift"
      ? `in Schicht ${counted.name}`
      : `in der Saison ${counted.name}`;

export const sayStory: Words["sayStory"] = (told, names) => {
  switch (told.story) {
    case "challenged": {
      const { claimer, called, outOfTurn, claim, found, right, round } = told;
      const did = DID[called](`${possessive(nameOf(names, claimer))} ${sayAny(claim)}`);
      const there =
        called === "concede"
          ? ""
          : found === null
            ? right
              ? ", und hatte recht"
              : ", und hatte unrecht"
            : `, ${lay(found, right && called !== "spot-on")}`;
      return `${did} in Runde ${round}${outOfTurn ? ", außer der Reihe" : ""}${there}`;
    }
    case "claimed": {
      const { claim, round, found, by, called, stood, chance } = told;
      const there = found === null ? "" : `, ${lay(found, !stood)}`;
      const who = `${list(by.map((player) => nameOf(names, player)))} ${CALLED[called][by.length === 1 ? 0 : 1]}`;
      if (stood) return `sagte ${sayAny(claim)} in Runde ${round}${there}; ${who}, umsonst`;
      const odds = chance === null || chance >= 0.2 ? "" : ` (${sayFineShare(chance)} Chance)`;
      return `sagte ${sayAny(claim)}${odds} in Runde ${round}${there}: ${who}`;
    }
    case "called-the-wild":
      return `sagte in Runde ${told.round} die Joker an: ${sayAny(told.claim)}`;
    case "swung":
      return `Runde ${told.round}: erst ${held(told.what, told.from)}, dann ${held(told.what, told.to)}`;
    case "in-a-row":
      return `${told.won ? "gewann" : "verlor"} ${numberWord(told.last - told.first + 1)} Urteile hintereinander, Runde ${told.first} bis ${told.last}`;
    case "highest-claim":
      return `machte die höchste Ansage: ${sayAny(told.claim)}, in Runde ${told.round}`;
    case "never-challenged":
      return `zweifelte in ${told.rounds} Runden kein einziges Mal`;
    case "once-more":
      return told.won
        ? `${told.count}. Sieg ${since(told.since)}`
        : `${told.count}. Niederlage ${since(told.since)}`;
    case "played-off":
      return `verlor das Stechen gegen ${list(told.against)}`;
  }
};

export const gameCardWords = {
  share: "Bild teilen",
  shareName: "Bild teilen: wie dieses Spiel endete",
  heading: "Bild vom Spiel",
  drawing: "Wird gezeichnet…",
  goesOn: "Das Spiel läuft noch.",
  nothing: "Mehr wurde nicht aufgeschrieben.",
  rounds: (rounds) => (rounds === 1 ? "1 Runde" : `${rounds} Runden`),
} satisfies Words["gameCardWords"];

export const sayGroupStory: Words["sayGroupStory"] = (told) => {
  switch (told.story) {
    case "boldest-bang": {
      const only = told.found === null ? "und es stimmte nicht" : `nur ${told.found} lagen da`;
      return `${list(told.by)} ${CALLED[told.called][told.by.length === 1 ? 0 : 1]} bei ${possessive(told.claimer)} ${sayAny(told.claim)} (${sayFineShare(told.chance)} Chance): ${only}`;
    }
    case "against-the-odds": {
      const there = told.found === null ? "es stimmte" : `${told.found} lagen da`;
      return `${told.claimer} sagte ${sayAny(told.claim)} (${sayFineShare(told.chance)} Chance), ${list(told.by)} ${CALLED[told.called][told.by.length === 1 ? 0 : 1]}: ${there}`;
    }
    case "longest-round":
      return `${told.claims === 1 ? "1 Ansage" : `${told.claims} Ansagen`} in Runde ${told.round}`;
    case "longest-game":
      return told.rounds === 1 ? "1 Urteil" : `${told.rounds} Urteile`;
    case "busiest-day":
      return `${told.games} Spiele`;
    case "dry-spell":
      return `${told.days} Tage ohne Spiel`;
  }
};

export const lookBackWords = {
  title: "Rückblicke",
  of: (what) => `Rückblick: ${what}`,
  year: (year) => year,
  shift: (name) => `Schicht ${name}`,
  counted: "Gezählt",
  people: "Tabelle",
  stories: "Highlights",
  evening: "Highlights des Abends",
  headings: {
    "boldest-bang": "Kühnster richtiger Ruf",
    "against-the-odds": "Gegen alle Wahrscheinlichkeit",
    "longest-round": "Längste Runde",
    "longest-game": "Längstes Spiel",
    "busiest-day": "Vollster Tag",
    "dry-spell": "Längste Pause",
  },
  games: (games) => (games === 1 ? "1 Spiel" : `${games} Spiele`),
  verdicts: (rounds) => (rounds === 1 ? "1 Urteil" : `${rounds} Urteile`),
  drinks: (drinks) => (drinks === 1 ? "1 Getränk insgesamt" : `${drinks} Getränke insgesamt`),
  chips: (chips) => (chips === 1 ? "1 Chip gewechselt" : `${chips} Chips gewechselt`),
  none: "Noch keine Spiele.",
  nothing: "Noch keine Highlights. Dazu braucht es Runden mit Urteil.",
  between: (from, until) => `${from} – ${until}`,
  toGame: (day, round) => (round === null ? day : `${day}, Runde ${round}`),
} satisfies Words["lookBackWords"];
