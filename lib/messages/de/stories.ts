import type { Claim, Shout, Stake } from "@/lib/engine";
import { monthName } from "../calendar";
import type { WordsOf } from "../dictionary";
import { sayFineShare } from "../figureNumbers";
import { nameOf } from "../names";
import { type Drink, ownCall } from "../ruleRows";
import type { CountedIn } from "../story";
import { list, numberWord, possessive } from "./anyPage";
import { sayClaim, sayHandClaim, sayScore, sayStakeCount } from "./terms";
import { sayCalled } from "./verdict";

const sayAny = (claim: Claim): string => ("count" in claim ? sayClaim(claim) : sayHandClaim(claim));

type Words = WordsOf<"stories">;

const DID: Readonly<Record<Shout, (claim: string) => string>> = {
  bang: (claim) => `rief „Bang!“ bei ${claim}`,
  doubt: (claim) => `zweifelte bei ${claim}`,
  "spot-on": (claim) => `rief „Genau!“ bei ${claim}`,
  concede: (claim) => `glaubte ${claim}`,
};

function sayDid(shout: Shout, claim: string, drink: Drink): string {
  const own = ownCall(shout, drink);
  return own === null ? DID[shout](claim) : `rief „${own}“ bei ${claim}`;
}

const lay = (found: number | Claim, only: boolean): string => {
  if (typeof found !== "number") return `da lag: ${sayAny(found)}`;
  return `${only ? "nur " : ""}${found} ${found === 1 ? "lag" : "lagen"} da`;
};

const stakeCount = (what: "score" | Stake, count: number, drink: Drink): string =>
  what === "score" ? sayScore(count, drink) : sayStakeCount(what, count, drink);

const since = (counted: CountedIn): string =>
  counted.in === "month"
    ? `im ${monthName(counted.month)}`
    : counted.in === "shift"
      ? `in Schicht ${counted.name}`
      : `in der Saison ${counted.name}`;

export const sayStory: Words["sayStory"] = (story, names, drink = null) => {
  switch (story.story) {
    case "challenged": {
      const { claimer, called, outOfTurn, claim, found, right, round } = story;
      const did = sayDid(called, `${possessive(nameOf(names, claimer))} ${sayAny(claim)}`, drink);
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
      const { claim, round, found, by, called, stood, chance } = story;
      const there = found === null ? "" : `, ${lay(found, !stood)}`;
      const who = `${list(by.map((player) => nameOf(names, player)))} ${sayCalled(called, drink, by.length > 1)}`;
      if (stood) return `sagte ${sayAny(claim)} in Runde ${round}${there}; ${who}, umsonst`;
      const odds = chance === null || chance >= 0.2 ? "" : ` (${sayFineShare(chance)} Chance)`;
      return `sagte ${sayAny(claim)}${odds} in Runde ${round}${there}: ${who}`;
    }
    case "called-the-wild":
      return `sagte in Runde ${story.round} die Joker an: ${sayAny(story.claim)}`;
    case "swung":
      return `Runde ${story.round}: erst ${stakeCount(story.what, story.from, drink)}, dann ${stakeCount(story.what, story.to, drink)}`;
    case "in-a-row":
      return `${story.won ? "gewann" : "verlor"} ${numberWord(story.last - story.first + 1)} Urteile hintereinander, Runde ${story.first} bis ${story.last}`;
    case "highest-claim":
      return `machte die höchste Ansage: ${sayAny(story.claim)}, in Runde ${story.round}`;
    case "never-challenged":
      return `zweifelte in ${story.rounds} Runden kein einziges Mal`;
    case "once-more":
      return story.won
        ? `${story.count}. Sieg ${since(story.since)}`
        : `${story.count}. Niederlage ${since(story.since)}`;
    case "played-off":
      return `verlor das Stechen gegen ${list(story.against)}`;
  }
};

export const gameCardWords = {
  share: "Bild teilen",
  shareName: "Bild teilen: wie dieses Spiel endete",
  heading: "Bild vom Spiel",
  drawing: "Wird gezeichnet…",
  inProgress: "Das Spiel läuft noch.",
  nothing: "Mehr wurde nicht aufgeschrieben.",
  rounds: (rounds) => (rounds === 1 ? "1 Runde" : `${rounds} Runden`),
} satisfies Words["gameCardWords"];

export const sayGroupStory: Words["sayGroupStory"] = (story) => {
  switch (story.story) {
    case "boldest-bang": {
      const only = story.found === null ? "und es stimmte nicht" : `nur ${story.found} lagen da`;
      return `${list(story.by)} ${sayCalled(story.called, story.drink ?? null, story.by.length > 1)} bei ${possessive(story.claimer)} ${sayAny(story.claim)} (${sayFineShare(story.chance)} Chance): ${only}`;
    }
    case "against-the-odds": {
      const there = story.found === null ? "es stimmte" : `${story.found} lagen da`;
      return `${story.claimer} sagte ${sayAny(story.claim)} (${sayFineShare(story.chance)} Chance), ${list(story.by)} ${sayCalled(story.called, story.drink ?? null, story.by.length > 1)}: ${there}`;
    }
    case "longest-round":
      return `${story.claims === 1 ? "1 Ansage" : `${story.claims} Ansagen`} in Runde ${story.round}`;
    case "longest-game":
      return story.rounds === 1 ? "1 Urteil" : `${story.rounds} Urteile`;
    case "busiest-day":
      return `${story.games} Spiele`;
    case "dry-spell":
      return `${story.days} Tage ohne Spiel`;
  }
};

export const lookBackWords = {
  title: "Rückblicke",
  of: (what) => `Rückblick: ${what}`,
  year: (year) => year,
  shift: (name) => `Schicht ${name}`,
  counted: "Gesamt",
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
